"""Games at a moment when a thing can be picked that makes no move yet: picked, put back, picked.

Run in the kernel and in the test, which so knows where things are.
"""

from random import Random
from typing import NamedTuple

from boardwidgets.draw.picking import completed
from boardwidgets.draw.picture import picture
from boardwidgets.draw.steering import places
from boardwidgets.game import Game
from boardwidgets.widgets.play import Play
from boardwidgets.widgets.sitting import HUMAN, Sitting

MOVES = 60
"""A board is well filled after so many moves."""


class HalfMove(NamedTuple):
    """A game, the key of a thing on its board, and where it is in shares of width and height."""

    sitting: Sitting
    key: str
    place: tuple[float, float]


def half_move(name: str, players: int = 4, seed: int = 7) -> HalfMove:
    """A random game in its middle."""
    random = Random(seed)
    sitting = Sitting(Game(name, players, seed=seed), [HUMAN] * players)
    game = sitting.game
    while not game.over:
        sitting.ready()
        if len(game.moves) >= MOVES and (key := _key_of_no_move(sitting)):
            scene = picture(name).scene(sitting.shown())
            x, y = places(scene)[key]
            return HalfMove(sitting, key, (x / scene.width, y / scene.height))
        sitting.play("roll" if game.state.roller is not None else random.choice(game.legal_moves))
    raise ValueError(f"a game of {name} in which every pick is a move")


def _key_of_no_move(sitting: Sitting) -> str | None:
    """The first thing that can be picked and is no move by itself."""
    legal = sitting.legal_picks
    begins = {key for pick in legal for key in pick.keys} & sitting.can
    return next((key for key in sorted(begins) if completed(legal, (key,)) is None), None)


def cell(name: str) -> Play:
    """A play cell at that moment."""
    sitting = half_move(name).sitting
    played = Play(sitting.game, sitting.seats)
    played.ready()
    return played
