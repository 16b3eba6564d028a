"""The ground of the market square: sand, tiles with their joints, the mosaic, coordinates."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardwidgets.core.squares import EAST, NORTH, SOUTH, WEST
from boardwidgets.draw.field import beyond
from boardwidgets.draw.marrakech.layout import (
    CELL,
    EDGE,
    FIELD,
    HALF,
    HEIGHT,
    centre,
    tile,
)
from boardwidgets.draw.scene import Item, Polygon, Rect, Shape, Sprite, Text
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

STAR: Final = HALF + 26
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
    for (start, heading_out), (back, heading_in) in sorted(exits(mosaic).items()):
        x, y = beyond(centre(start), heading_out, HALF)
        coming = (heading_in + 2) % 4
        if start == back and coming == (heading_out + 1) % 4:
            corner = beyond((x, y), coming, HALF)
            yield Sprite("mosaic:corner", *corner, turn=heading_out)
        elif start < back:
            other = beyond(centre(back), heading_out, HALF)
            yield Sprite("mosaic:half", (x + other[0]) / 2, (y + other[1]) / 2, turn=heading_out)


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
