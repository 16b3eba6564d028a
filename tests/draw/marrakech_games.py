"""Games of Marrakech played at random, and their moments as views, for the tests of its picture."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from boardwidgets.core.events import Event
from boardwidgets.core.history import RecordedMove
from boardwidgets.core.view import View, view
from boardwidgets.draw.gestures import Pick, next_keys
from boardwidgets.draw.marrakech.gestures import gestures
from boardwidgets.draw.scene import Scene, Text
from boardwidgets.game import Game
from boardwidgets.games.marrakech import phases

GAMES = ((2, 5), (3, 2), (4, 11), (4, 1))
"""Players and seed of the games that are looked at; in the last one players go out."""


@cache
def played(players: int, seed: int) -> Game:
    """A whole game played at random."""
    mosaic = "top-left" if players == 3 else "top-right"
    game = Game("marrakech", players, seed=seed, mosaic=mosaic)
    choose = Random(seed)
    while not game.over:
        if game.state.roller is None:
            game.play(choose.choice(game.legal_moves))
        else:
            game.roll()
    return game


def views(game: Game) -> Iterator[tuple[View[Any], tuple[Event, ...]]]:
    """Each moment before a move, with the events of the move before."""
    last: tuple[Event, ...] = ()
    for number, recorded in enumerate(game.history):
        yield before(game, number, recorded), last
        last = recorded.events


def before(game: Game, number: int, recorded: RecordedMove) -> View[Any]:
    """The game as it was before a move."""
    return view(game.ruleset, game.names, None, recorded.before, game.moves[:number])


def can(seen: View[Any]) -> frozenset[str]:
    """The keys that continue a legal move."""
    ways = (way for way in gestures(seen) if isinstance(way, Pick))
    lawful = [pick for pick in ways if pick.move in seen.legal_moves]
    return next_keys(lawful, ()) | ({"die"} if seen.state.phase == phases.ROLL else set())


def written(scene: Scene) -> list[Text]:
    """Everything that is written in a picture."""
    return [shape for item in scene.items for shape in item.shapes if isinstance(shape, Text)]


POSITION = """
marrakech 4 players
7  .   .   .   .   .   .   .
6  .   .   r1  r1  .   .   .
5  .   .   .   y1  .   .   .
4  .   .   .   y1  .   .   .
3  .   .   g1  b1  .   .   .
2  .   .   .   b2  b2  .   .
1  .   .   .   .   .   .   .
   a   b   c   d   e   f   g
assam e5 {heading}
red: 40 dirhams, 10 rugs
yellow: 50 dirhams, 10 rugs
blue: {dirhams} dirhams, 10 rugs
green: 0 dirhams, out
to move: blue, {phase}
"""
"""Two whole rugs, and two halves, one of them neutral; Assam stands beside the yellow rug."""


def corner_of_rugs(phase: str = phases.LAY, heading: str = "N", dirhams: int = 30) -> Game:
    """A game from that position."""
    text = POSITION.format(phase=phase, heading=heading, dirhams=dirhams)
    return Game.from_position("marrakech", text)
