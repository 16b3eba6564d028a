"""Where everything is on the picture of Marrakech, in scene units; y grows downwards.

The board with its mosaic fills a square at the left, what tells of players and die the rest.

>>> centre(square("a7"))
(84.0, 84.0)
"""

import math
from typing import Final

from boardwidgets.draw.field import Field, beyond
from boardwidgets.draw.scene import Point, Polygon
from boardwidgets.games.marrakech.squares import GRID, SIZE, square

WIDTH: Final = 820.0
HEIGHT: Final = 540.0
CELL: Final = 62.0
HALF: Final = CELL / 2
EDGE: Final = 53.0
"""How far the squares begin from the rim of the market place."""
FIELD: Final = SIZE * CELL

LEAD: Final = 4.0
"""How far a line of the mosaic goes straight out before it bends."""

TILES: Final = Field(EDGE, EDGE, CELL, GRID)
centre = TILES.centre
named = TILES.named
tile = TILES.tile


def sector(number: int, heading: int) -> Polygon:
    """The place beside a square on the side of a heading, inside or outside the board."""
    middle = beyond(centre(number), heading, CELL)
    out, side = HALF, HALF
    corners = (
        beyond(beyond(middle, heading, far * out), heading + 1, aside * side)
        for far, aside in ((-1, -1), (-1, 1), (1, 1), (1, -1))
    )
    return Polygon(tuple(corners))


def round_the_mosaic(start: int, heading_out: int, end: int, heading_in: int) -> tuple[Point, ...]:
    """The line from where Assam leaves the board's edge to where he comes back onto it.

    `start` and `end` are the squares, `heading_out` and `heading_in` his headings there. It is half
    a circle, or three quarters of one round a corner.
    """
    coming = (heading_in + 2) % 4
    first = beyond(centre(start), heading_out, HALF)
    last = beyond(centre(end), coming, HALF)
    out, home = beyond(first, heading_out, LEAD), beyond(last, coming, LEAD)
    if start == end:
        middle = beyond(out, coming, HALF + LEAD)
        sweep = 270.0
    else:
        middle = ((out[0] + home[0]) / 2, (out[1] + home[1]) / 2)
        sweep = 180.0
    angle = math.degrees(math.atan2(out[1] - middle[1], out[0] - middle[0]))
    radius = math.dist(out, middle)
    bend = max((arc(middle, radius, angle, angle + way * sweep) for way in (-1, 1)), key=_outness)
    return (first, *bend, last)


def _outness(points: tuple[Point, ...]) -> float:
    """How far a line's middle is from the middle of the board."""
    return math.dist(points[len(points) // 2], centre(square("d4")))


def arc(middle: Point, radius: float, start: float, end: float) -> tuple[Point, ...]:
    """Points along a circle from one angle to another (degrees, 0 is east, clockwise)."""
    pieces = max(2, round(abs(end - start) / 12))
    angles = (math.radians(start + (end - start) * i / pieces) for i in range(pieces + 1))
    return tuple(
        (middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in angles
    )
