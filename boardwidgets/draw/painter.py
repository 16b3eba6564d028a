"""How a game is drawn, by its name: its picture, and how its moves are made by pointing."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from boardwidgets.core.view import View
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.gestures import Gesture
from boardwidgets.draw.scene import Scene
from boardwidgets.games import drawing_of


class Painter(NamedTuple):
    """What every game's drawing does: `PAINTER` in the module that draws it.

    `scene` makes the whole picture of a position or of a move in progress. `gestures` lists how
    each move that a reader could mean now is made by pointing, legal or not.
    """

    scene: Callable[[Frame], Scene]
    gestures: Callable[[View[Any]], tuple[Gesture, ...]]


@cache
def painter(name: str) -> Painter:
    """How a game is drawn, by its name; a ValueError names the games there are.

    The module that draws the game is loaded when it is first asked for.

    >>> from boardwidgets.game import Game
    >>> scene = painter("marrakech").scene(Frame(Game("marrakech", seed=1).view(None)))
    >>> scene.width, scene.height
    (820.0, 540.0)
    """
    drawn: Painter = import_module(drawing_of(name)).PAINTER
    return drawn
