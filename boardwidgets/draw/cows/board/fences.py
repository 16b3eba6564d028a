"""The fences on the pasture, each along the edge of its square."""

from collections.abc import Iterator, Sequence
from typing import Final

from boardwidgets.draw.cows.layout import FIELD
from boardwidgets.draw.cows.snapshot import CowsSnapshot
from boardwidgets.draw.scene import Item, Point, Rect, Shape
from boardwidgets.games.cows.pasture import is_fenced
from boardwidgets.games.cows.squares import SQUARES

INSET: Final = 6
"""How far a fence is from the edge of its square."""
WOOD: Final = 5


def fences(now: CowsSnapshot) -> Item:
    """All fences on the board."""
    fenced = [number for number in SQUARES if is_fenced(now.state.pasture, number)]
    return Item("objects", "", "", tuple(fence(fenced)))


def fence(squares: Sequence[int], alpha: float = 1.0) -> Iterator[Shape]:
    """Rails and posts round some squares, alike together so that they are sent in few calls."""
    areas = [FIELD.tile(number, INSET) for number in squares]
    for colour, width in (("wood.line", WOOD + 2), ("wood", WOOD - 2)):
        for area in areas:
            yield Rect(area.x, area.y, area.w, area.h, stroke=colour, width=width, alpha=alpha)
    posts = [post for area in areas for post in _posts(area)]
    for x, y in posts:
        yield Rect(x - 4.5, y - 7, 9, 14, fill="wood.line", alpha=alpha)


def _posts(area: Rect) -> Iterator[Point]:
    """A post at each corner."""
    for right in (0, area.w):
        for down in (0, area.h):
            yield area.x + right, area.y + down
