"""The ground of the market square: sand, tiles with their joints, the mosaic, coordinates."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Final

from boardwidgets.core.squares import EAST, NORTH, SOUTH, WEST
from boardwidgets.draw.field import beyond
from boardwidgets.draw.marrakech.places import (
    CELL,
    EDGE,
    FIELD,
    HALF,
    HEIGHT,
    LEAD,
    arc,
    centre,
    tile,
)
from boardwidgets.draw.scene import Item, Line, Point, Polygon, Rect, Shape, Sprite, SpriteArt, Text
from boardwidgets.games.marrakech.mosaic import exits
from boardwidgets.games.marrakech.squares import (
    FILES,
    NAMES,
    RANKS,
    SIZE,
    SQUARES,
    file_of,
    rank_of,
    square,
)

BAND: Final = 13.0
"""How wide the walk of the mosaic is."""
STAR: Final = HALF + 26
STONE: Final = 5.4
COORDINATE: Final = EDGE - 12.5
"""How far a coordinate stands from the squares."""


@cache
def ground(mosaic: str) -> tuple[Item, ...]:
    """The market square without anything on it, and a place to pick for each of its squares."""
    shapes = (*_sand(), *_corner_stars(mosaic), *_mosaic(mosaic), *_tiles(), *_coordinates())
    places = (Item("ground", f"square:{NAMES[n]}", NAMES[n], (), zone=tile(n)) for n in SQUARES)
    return (Item("ground", "", "", shapes), *places)


def _sand() -> Iterator[Shape]:
    side = HEIGHT - 4
    yield Rect(2, 2, side, side, 20, fill="sand")
    yield Rect(2, 2, side, side, 20, stroke="sand.line", width=2)


def _corner_stars(mosaic: str) -> Iterator[Shape]:
    """An ornament in the corners round which no line goes."""
    free = (
        (("a7", -1, -1), ("g1", 1, 1)) if mosaic == "top-right" else (("g7", 1, -1), ("a1", -1, 1))
    )
    middles = [
        (x + right * STAR, y + down * STAR)
        for name, right, down in free
        for x, y in (centre(square(name)),)
    ]
    for x, y in middles:
        for r in (15, 8):
            yield _star(x, y, r, stroke="mosaic")
    for x, y in middles:
        for half in (11, 6):
            yield Rect(x - half, y - half, 2 * half, 2 * half, stroke="mosaic.other")


def _tiles() -> Iterator[Shape]:
    yield Rect(EDGE - 5, EDGE - 5, FIELD + 10, FIELD + 10, 3, fill="tile.line")
    yield Rect(EDGE - 2.5, EDGE - 2.5, FIELD + 5, FIELD + 5, 1, fill="tile.joint")
    for odd, colour in enumerate(("tile", "tile.other")):
        for number in SQUARES:
            if (file_of(number) + rank_of(number)) % 2 == odd:
                bare = tile(number, 1)
                yield Rect(bare.x, bare.y, bare.w, bare.h, fill=colour)
    for column in range(1, SIZE):
        for row in range(1, SIZE):
            yield _star(EDGE + CELL * column, EDGE + CELL * row, 6, fill="tile.star")


def _star(
    x: float, y: float, r: float, *, fill: str | None = None, stroke: str | None = None
) -> Polygon:
    corners = ((x, y - r), (x + r, y), (x, y + r), (x - r, y))
    return Polygon(corners, fill=fill, stroke=stroke)


def _mosaic(mosaic: str) -> Iterator[Shape]:
    """The lines outside the edge: each is two of the ways off the board, there and back."""
    for (start, leaving), (back, entering) in sorted(exits(mosaic).items()):
        x, y = beyond(centre(start), leaving, HALF)
        coming = (entering + 2) % 4
        if start == back and coming == (leaving + 1) % 4:
            corner = beyond((x, y), coming, HALF)
            yield Sprite("mosaic:corner", *corner, turn=leaving)
        elif start < back:
            other = beyond(centre(back), leaving, HALF)
            yield Sprite("mosaic:half", (x + other[0]) / 2, (y + other[1]) / 2, turn=leaving)


def _coordinates() -> Iterator[Text]:
    for file in FILES:
        for end, heading in (("1", SOUTH), ("7", NORTH)):
            yield _coordinate(file, square(file + end), heading)
    for rank in RANKS:
        for end, heading in (("a", WEST), ("g", EAST)):
            yield _coordinate(rank, square(end + rank), heading)


def _coordinate(text: str, number: int, heading: int) -> Text:
    x, y = beyond(centre(number), heading, HALF + COORDINATE)
    return Text(x, y, text, 14, fill="ink.quiet")


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
