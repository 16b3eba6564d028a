"""The drawing of a game by its name."""

from functools import cache
from importlib import import_module
from typing import Protocol

from boardwidgets.core.view import View
from boardwidgets.draw.scene import Scene
from boardwidgets.draw.shown import Shown, Way
from boardwidgets.games import ruleset


class Drawing(Protocol):
    """What every game's drawing does."""

    def scene(self, shown: Shown, /) -> Scene:
        """The whole picture of a position and of a move in progress."""
        ...

    def picks(self, view: View, /) -> tuple[Way, ...]:
        """How each move that a reader could mean now is made by pointing, lawful or not."""
        ...


@cache
def picture(name: str) -> Drawing:
    """How a game is drawn, by its name; a ValueError names the games there are.

    >>> from boardwidgets.game import Game
    >>> scene = picture("marrakech").scene(Shown(Game("marrakech", seed=1).view(None)))
    >>> scene.width, scene.height
    (820.0, 540.0)
    """
    ruleset(name)
    drawing: Drawing = import_module(f"boardwidgets.draw.{name}")
    return drawing
