"""Where the squares of a board are in a picture, in scene units; y grows downwards."""

from dataclasses import dataclass
from typing import Final

from boardwidgets.core.squares import Grid
from boardwidgets.draw.scene import Point, Rect

AHEAD: Final = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))
"""A step on the screen for each heading: north, east, south, west."""


def beyond(start: Point, heading: int, distance: float) -> Point:
    """The point at a distance from another one, in the direction of a heading.

    >>> beyond((10, 10), 1, 5)
    (15.0, 10.0)
    """
    dx, dy = AHEAD[heading % 4]
    return start[0] + distance * dx, start[1] + distance * dy


@dataclass(frozen=True, slots=True)
class Field:
    """The squares of a board: its top left corner, the width of a square, and the grid.

    >>> Field(32, 32, 68, Grid(7, 7)).centre(0)
    (66.0, 474.0)
    """

    left: float
    top: float
    cell: float
    grid: Grid

    @property
    def area(self) -> Rect:
        """The rectangle of all squares together."""
        wide, tall = len(self.grid.files) * self.cell, len(self.grid.ranks) * self.cell
        return Rect(self.left, self.top, wide, tall)

    def centre(self, number: int) -> Point:
        """The middle of a square."""
        tile = self.tile(number)
        return tile.x + self.cell / 2, tile.y + self.cell / 2

    def named(self, name: str) -> Point:
        """The middle of a square by its name."""
        return self.centre(self.grid.square(name))

    def tile(self, number: int, inset: float = 0.0) -> Rect:
        """The rectangle of a square, smaller by `inset` on each side."""
        file, rank = self.grid.file_of(number), self.grid.rank_of(number)
        x = self.left + self.cell * file
        y = self.top + self.cell * (len(self.grid.ranks) - rank - 1)
        side = self.cell - 2 * inset
        return Rect(x + inset, y + inset, side, side)
