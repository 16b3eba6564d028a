"""A game of Marrakech in its middle, at a moment worth a picture. Run in the kernel and outside."""

from random import Random
from typing import NamedTuple

from boardwidgets.core.chance import CHANCE
from boardwidgets.draw.painter import painter
from boardwidgets.draw.steering import places
from boardwidgets.game import Game
from boardwidgets.games.marrakech.events import Counted
from boardwidgets.players import PLAYERS
from boardwidgets.widgets.play import Play
from boardwidgets.widgets.session import HUMAN, Session

NAMES = ("Ada", "Bo", "Cy")
MOVES, DIRHAMS = 60, 4
"""So many moves are over, and Assam has come to a rug that costs so much."""


class Moment(NamedTuple):
    """A game with the first half of a rug picked, and where the second could go.

    The place is in shares of the board's width and height.
    """

    session: Session
    place: tuple[float, float]


def moment(seed: int = 7) -> Moment:
    """Somebody has just paid, and lays a rug."""
    game = Game("marrakech", len(NAMES), seed=seed, names=list(NAMES))
    random = Random(seed)
    while not _is_worth_a_picture(game):
        if game.state.actor == CHANCE:
            game.roll()
        else:
            game.play(PLAYERS["greedy"].choose(game.view(game.state.actor), random))
    session = Session(game, [HUMAN] * len(NAMES))
    session.pick(min(session.can))
    scene = painter("marrakech").scene(session.frame())
    x, y = places(scene)[min(session.can - set(session.picked))]
    return Moment(session, (x / scene.width, y / scene.height))


def _is_worth_a_picture(game: Game) -> bool:
    counted = sum(isinstance(event, Counted) for event in game.view(None).events)
    return len(game.moves) >= MOVES and game.state.actor != CHANCE and counted >= DIRHAMS


def cell() -> Play:
    """A play cell at that moment."""
    session = moment().session
    picked = session.picked
    played = Play(session.game, session.seats)
    for key in picked:
        played.pick(key)
    return played
