"""The pasture without anything on it: a hedge, grass in two shades with its blades, coordinates."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from boardwidgets.draw.cows.layout import CELL, EDGE, FIELD, HEIGHT
from boardwidgets.draw.scene import Circle, Item, Line, Rect, Shape, Text
from boardwidgets.games.cows.squares import FILES, RANKS, SIZE, SQUARES, file_of, rank_of

BLADES: Final = 2
"""How many blades a square has: a texture, no grass to be eaten."""


@cache
def ground() -> Item:
    """The bare pasture."""
    return Item("ground", "", "", (*_hedge(), *_squares(), *_blades(), *_coordinates()))


def _hedge() -> Iterator[Shape]:
    side = HEIGHT - 2
    yield Rect(1, 1, side, side, 18, fill="hedge")
    random = Random(7)
    leaves = []
    for along in range(20, 530, 42):
        for depth in (13, 22):
            places = ((along, depth), (along, 540 - depth), (depth, along), (540 - depth, along))
            leaves += [(x + random.randint(-3, 3), y + random.randint(-3, 3)) for x, y in places]
    for x, y in leaves:
        yield Circle(x, y, 8.5, fill="hedge.leaf")
    field = FIELD.area
    yield Rect(field.x - 3, field.y - 3, field.w + 6, field.h + 6, fill="grass.joint")


def _squares() -> Iterator[Shape]:
    for odd, colour in enumerate(("grass", "grass.other")):
        for number in SQUARES:
            if (file_of(number) + rank_of(number)) % 2 == odd:
                area = FIELD.tile(number)
                yield Rect(area.x, area.y, area.w, area.h, fill=colour)
    left, low = EDGE, EDGE + SIZE * CELL
    for place in range(1, SIZE):
        x = EDGE + place * CELL
        yield Line(((left, x), (low, x)), stroke="grass.joint", width=1.4)
        yield Line(((x, left), (x, low)), stroke="grass.joint", width=1.4)


def _blades() -> Iterator[Shape]:
    random = Random(3)
    for number in SQUARES:
        area = FIELD.tile(number, 9)
        for _ in range(BLADES):
            x = round(area.x + random.random() * area.w)
            y = round(area.y + random.random() * area.h)
            yield Line(
                ((x, y), (x + random.choice((-3, 3)), y - 7)), stroke="grass.blade", width=1.4
            )


def _coordinates() -> Iterator[Text]:
    for place, (file, rank) in enumerate(zip(FILES, RANKS, strict=True)):
        x, y = FIELD.centre(place * (SIZE + 1))
        yield Text(x, HEIGHT - EDGE / 2, file, 14.5, bold=True, fill="hedge.text")
        yield Text(EDGE / 2, y, rank, 14.5, bold=True, fill="hedge.text")
