"""Games at a moment when a thing can be picked that makes no move yet: picked, put back, picked.

Run in the kernel and in the test, which so knows where things are.
"""

from random import Random
from typing import NamedTuple

from boardwidgets.draw.gestures import completed
from boardwidgets.draw.painter import painter
from boardwidgets.draw.steering import places
from boardwidgets.game import Game
from boardwidgets.widgets.play import Play
from boardwidgets.widgets.session import HUMAN, Session

MOVES = 60
"""A board is well filled after so many moves."""


class HalfMove(NamedTuple):
    """A game, the key of a thing on its board, and where it is in shares of width and height."""

    session: Session
    key: str
    place: tuple[float, float]


def half_move(name: str, players: int = 4, seed: int = 7) -> HalfMove:
    """A random game in its middle."""
    random = Random(seed)
    session = Session(Game(name, players, seed=seed), [HUMAN] * players)
    game = session.game
    while not game.over:
        session.ready()
        if len(game.moves) >= MOVES and (key := _key_of_no_move(session)):
            scene = painter(name).scene(session.frame())
            x, y = places(scene)[key]
            return HalfMove(session, key, (x / scene.width, y / scene.height))
        session.play("roll" if game.state.roller is not None else random.choice(game.legal_moves))
    raise ValueError(f"a game of {name} in which every pick is a move")


def _key_of_no_move(session: Session) -> str | None:
    """The first thing that can be picked and is no move by itself."""
    legal = session.legal_picks
    begins = {key for pick in legal for key in pick.keys} & session.can
    return next((key for key in sorted(begins) if completed(legal, (key,)) is None), None)


def cell(name: str) -> Play:
    """A play cell at that moment."""
    session = half_move(name).session
    played = Play(session.game, session.seats)
    played.ready()
    return played
