"""Where everything is on the picture of Marrakech, in scene units; y grows downwards.

The board with its mosaic fills a square at the left, what tells of players and die the rest.

>>> centre(square("a7"))
(84.0, 84.0)
"""

import math
from typing import Final

from boardwidgets.core.squares import SIZE, SQUARES, file_of, rank_of, square
from boardwidgets.draw.scene import Point, Polygon, Rect

WIDTH: Final = 820.0
HEIGHT: Final = 540.0
CELL: Final = 62.0
HALF: Final = CELL / 2
EDGE: Final = 53.0
"""How far the squares begin from the rim of the market place."""
FIELD: Final = SIZE * CELL

LEAD: Final = 4.0
"""How far a line of the mosaic goes straight out before it bends."""

AHEAD: Final = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))
"""A step on the screen for each heading: north, east, south, west."""


def _centre(number: int) -> Point:
    return (EDGE + CELL * (file_of(number) + 0.5), EDGE + CELL * (SIZE - rank_of(number) - 0.5))


CENTRES: Final = tuple(_centre(number) for number in SQUARES)
"""The middle of each square, by its number."""


def centre(number: int) -> Point:
    """The middle of a square."""
    return CENTRES[number]


def named(name: str) -> Point:
    """The middle of a square by its name."""
    return CENTRES[square(name)]


def tile(number: int, inset: float = 0.0) -> Rect:
    """The area of a square, or less of it by `inset` on each side."""
    x, y = centre(number)
    side = CELL - 2 * inset
    return Rect(x - HALF + inset, y - HALF + inset, side, side)


def beyond(start: Point, heading: int, distance: float) -> Point:
    """The point so far from another, the way of a heading."""
    dx, dy = AHEAD[heading % 4]
    return start[0] + distance * dx, start[1] + distance * dy


def sector(number: int, heading: int) -> Polygon:
    """The place beside a square on the side of a heading, inside or outside the board."""
    middle = beyond(centre(number), heading, CELL)
    out, side = HALF, HALF
    corners = (
        beyond(beyond(middle, heading, far * out), heading + 1, aside * side)
        for far, aside in ((-1, -1), (-1, 1), (1, 1), (1, -1))
    )
    return Polygon(tuple(corners))


def round_the_mosaic(start: int, leaving: int, back: int, entering: int) -> tuple[Point, ...]:
    """The line from where Assam leaves the board's edge to where he comes back onto it.

    `entering` is his heading as he comes back. It is half a circle, or three quarters of one round
    a corner.
    """
    coming = (entering + 2) % 4
    first = beyond(centre(start), leaving, HALF)
    last = beyond(centre(back), coming, HALF)
    out, home = beyond(first, leaving, LEAD), beyond(last, coming, LEAD)
    if start == back:
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


def ellipse(x: float, y: float, rx: float, ry: float, pieces: int = 14) -> tuple[Point, ...]:
    """Points round an upright ellipse."""
    angles = (2 * math.pi * i / pieces for i in range(pieces))
    return tuple((round(x + rx * math.cos(a), 1), round(y + ry * math.sin(a), 1)) for a in angles)
