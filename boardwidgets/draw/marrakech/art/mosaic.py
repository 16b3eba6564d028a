"""The lines of the mosaic, laid of stones in two colours: half loops, and loops round a corner."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from boardwidgets.draw.marrakech.layout import CELL, HALF, LEAD, arc
from boardwidgets.draw.scene import Line, Point, Polygon, Shape, SpriteArt

BAND: Final = 13.0
"""How wide the walk of the mosaic is."""
STONE: Final = 5.4


def _walk(line: tuple[Point, ...]) -> tuple[Shape, ...]:
    """A line of the mosaic as a band of two rows of stones in two colours."""
    stones = tuple(_stones(line))
    return (
        Line(line, stroke="tile.line", width=BAND + 2.4),
        Line(line, stroke="mosaic.grout", width=BAND),
        *(stone for stone in stones if stone.fill == "mosaic"),
        *(stone for stone in stones if stone.fill == "mosaic.other"),
    )


def _stones(line: tuple[Point, ...]) -> Iterator[Polygon]:
    gap = (BAND - 2 * STONE) / 3
    for place, (one, other) in enumerate(pairwise(line)):
        for row, low in enumerate((gap / 2, -gap / 2 - STONE)):
            colour = ("mosaic", "mosaic.other")[(place + row) % 2]
            yield Polygon(_stone(one, other, low, low + STONE), fill=colour)


def _stone(one: Point, other: Point, low: float, high: float) -> tuple[Point, ...]:
    """A stone beside the line from one point to another, with a little grout at its ends."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    length = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / length, dx / length
    share = 0.6 / length

    def corner(along: float, aside: float) -> Point:
        x, y = one[0] + dx * along + nx * aside, one[1] + dy * along + ny * aside
        return round(x, 1), round(y, 1)

    ends = (share, low), (1 - share, low), (1 - share, high), (share, high)
    return tuple(corner(along, aside) for along, aside in ends)


def _half_loop() -> SpriteArt:
    """Half a circle over two squares at the top edge; its middle is on the edge between them."""
    w, h = CELL + 2 * BAND, 2 * (HALF + LEAD + BAND)
    x, y = w / 2, h / 2
    line = arc((x, y - LEAD), HALF, 180, 360)
    return SpriteArt(w, h, _walk(((x - HALF, y), *line, (x + HALF, y))))


def _corner_loop() -> SpriteArt:
    """Three quarters of a circle round the top right corner, which is in its middle."""
    side = 2 * (HALF + 2 * LEAD + BAND)
    k = side / 2
    line = arc((k + LEAD, k - LEAD), HALF + LEAD, 180, 450)
    return SpriteArt(side, side, _walk(((k - HALF, k), *line, (k, k + HALF))))


SPRITES: Final = {"mosaic:half": _half_loop(), "mosaic:corner": _corner_loop()}
"""The two kinds of lines that the mosaic has."""
