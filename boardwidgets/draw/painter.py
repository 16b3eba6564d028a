"""How a game is drawn, by its name: its picture, and how its moves are made by pointing."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from boardwidgets.core.view import View
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.gestures import Gesture
from boardwidgets.draw.scene import Scene
from boardwidgets.games import ruleset


class Painter(NamedTuple):
    """What every game's drawing does: `PAINTER` in its package.

    `scene` makes the whole picture of a position and of a move in progress. `gestures` lists how
    each move that a reader could mean now is made by pointing, lawful or not.
    """

    scene: Callable[[Frame], Scene]
    gestures: Callable[[View[Any]], tuple[Gesture, ...]]


@cache
def painter(name: str) -> Painter:
    """How a game is drawn, by its name; a ValueError names the games there are.

    >>> from boardwidgets.game import Game
    >>> scene = painter("marrakech").scene(Frame(Game("marrakech", seed=1).view(None)))
    >>> scene.width, scene.height
    (820.0, 540.0)
    """
    ruleset(name)
    drawn: Painter = import_module(f"boardwidgets.draw.{name}").PAINTER
    return drawn
