"""Where the 7×7 squares of a board are in a picture, in scene units; y grows downwards."""

from dataclasses import dataclass
from typing import Final

from boardwidgets.core.squares import SIZE, file_of, rank_of, square
from boardwidgets.draw.scene import Point, Rect

AHEAD: Final = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))
"""A step on the screen for each heading: north, east, south, west."""


def beyond(start: Point, heading: int, distance: float) -> Point:
    """The point so far from another, the way of a heading.

    >>> beyond((10, 10), 1, 5)
    (15.0, 10.0)
    """
    dx, dy = AHEAD[heading % 4]
    return start[0] + distance * dx, start[1] + distance * dy


@dataclass(frozen=True, slots=True)
class Field:
    """The squares of a board: the corner at the top left, and how wide a square is.

    >>> Field(32, 32, 68).centre(0)
    (66.0, 474.0)
    """

    left: float
    top: float
    cell: float

    @property
    def area(self) -> Rect:
        """All squares together."""
        return Rect(self.left, self.top, SIZE * self.cell, SIZE * self.cell)

    def centre(self, number: int) -> Point:
        """The middle of a square."""
        return (
            self.left + self.cell * (file_of(number) + 0.5),
            self.top + self.cell * (SIZE - rank_of(number) - 0.5),
        )

    def named(self, name: str) -> Point:
        """The middle of a square by its name."""
        return self.centre(square(name))

    def tile(self, number: int, inset: float = 0.0) -> Rect:
        """The area of a square, or less of it by `inset` on each side."""
        x = self.left + self.cell * file_of(number)
        y = self.top + self.cell * (SIZE - rank_of(number) - 1)
        side = self.cell - 2 * inset
        return Rect(x + inset, y + inset, side, side)
