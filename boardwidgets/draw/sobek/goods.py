"""The signs of the goods, and the pattern on the cards of each, so that grey tells them apart."""

from collections.abc import Callable, Iterator
from typing import Final

from boardwidgets.draw.outlines import curve, ellipse
from boardwidgets.draw.scene import Circle, Line, Polygon, Rect, Shape


def _ivory() -> Iterator[Shape]:
    tusk = curve(
        (4, 44), (14, 33), (29, 26), (43, 18), (56, 4), (53, 22), (41, 37), (26, 47), (13, 56)
    )
    yield Polygon(tusk, fill="ivory.fill", stroke="ivory.line", width=3)
    yield Polygon(ellipse(8.5, 50, 4.5, 6.5, 10), fill="ivory.tint", stroke="ivory.line", width=2.4)
    yield Line(curve((20, 45), (34, 36), (46, 24), closed=False), stroke="ivory.line", width=1.6)


def _ebony() -> Iterator[Shape]:
    yield Polygon(
        curve((13, 19), (46, 15), (54, 19), (56, 29), (53, 39), (46, 42), (13, 46), bends=2),
        fill="ebony.fill",
        stroke="ebony.line",
        width=2.6,
    )
    for y, left, right in ((24, 27, 50), (30, 24, 44), (36, 28, 49)):
        yield Line(((left, y), (right, y - 2.5)), stroke="ebony.tint", width=1.8)
    yield Polygon(ellipse(13, 32.5, 8.5, 13.5), fill="ebony.tint", stroke="ebony.line", width=2.6)
    yield Polygon(ellipse(13, 32.5, 4.6, 8, 10), stroke="ebony.line", width=1.8)
    yield Polygon(ellipse(13, 32.5, 1.4, 2.6, 8), fill="ebony.line")


def _marble() -> Iterator[Shape]:
    for corners, fill in (
        (((30, 6), (55, 18), (30, 30), (5, 18)), "marble.fill"),
        (((5, 18), (30, 30), (30, 56), (5, 43)), "marble.fill"),
        (((30, 30), (55, 18), (55, 43), (30, 56)), "marble.tint"),
    ):
        yield Polygon(corners, fill=fill, stroke="marble.line", width=2.6)
    for vein in (
        ((9, 28), (15, 30), (19, 40), (26, 43)),
        ((35, 50), (40, 40), (47, 37), (50, 28)),
        ((20, 16), (29, 17), (37, 23)),
    ):
        yield Line(vein, stroke="marble.line", width=1.5)


def _cattle() -> Iterator[Shape]:
    horns = (
        *((30, 30), (19, 28), (9, 19), (7, 9), (11, 2), (13, 12), (20, 20), (30, 22)),
        *((40, 20), (47, 12), (49, 2), (53, 9), (51, 19), (41, 28)),
    )
    for x in (14.5, 45.5):
        yield Polygon(ellipse(x, 31.5, 6.5, 3.6, 10), fill="cattle.fill", stroke="cattle.line")
    yield Polygon(
        curve(
            (20, 25), (30, 23), (40, 25), (39, 38), (36, 51), (30, 57), (24, 51), (21, 38), bends=2
        ),
        fill="cattle.fill",
        stroke="cattle.line",
        width=2.6,
    )
    yield Polygon(curve(*horns, bends=2), fill="ivory.fill", stroke="cattle.line", width=2.6)
    yield Polygon(ellipse(30, 50, 6.2, 5, 10), fill="cattle.tint")
    for x in (24.5, 35.5):
        yield Circle(x, 36, 1.9, fill="cattle.line")
    for x in (27.5, 32.5):
        yield Circle(x, 50.5, 1.4, fill="cattle.line")


def _fish() -> Iterator[Shape]:
    yield Polygon(
        curve((42, 30), (50, 21), (57, 16), (54, 30), (57, 44), (50, 39), bends=2),
        fill="fish.fill",
        stroke="fish.line",
        width=2.6,
    )
    yield Polygon(((22, 19), (33, 9), (38, 21)), fill="fish.fill", stroke="fish.line", width=2.4)
    yield Polygon(
        curve((3, 31), (13, 21), (28, 17), (41, 24), (46, 30), (41, 37), (28, 44), (13, 40)),
        fill="fish.fill",
        stroke="fish.line",
        width=2.6,
    )
    yield Line(curve((19, 22), (23, 31), (19, 39), closed=False), stroke="fish.tint", width=2.2)
    for x in (28, 35):
        yield Line(((x, 24), (x + 3, 30), (x, 36)), stroke="fish.tint", width=1.8)
    yield Circle(12, 28.5, 3, fill="ivory.fill")
    yield Circle(11.6, 28.5, 1.5, fill="fish.line")


def _wheat() -> Iterator[Shape]:
    yield Line(((30, 58), (30, 20)), stroke="wheat.line", width=3)
    for way in (-1, 1):
        for y in (50, 39, 28):
            yield Line(
                ((30 + way * 11, y - 14), (30 + way * 17, y - 25)), stroke="wheat.line", width=1.5
            )
    for y in (52, 41, 30):
        for way in (-1, 1):
            grain = curve(
                (30, y), (30 + way * 10, y - 5), (30 + way * 12, y - 16), (30 + way * 3, y - 9)
            )
            yield Polygon(grain, fill="wheat.fill", stroke="wheat.line", width=2.2)
    yield Polygon(
        curve((30, 22), (25, 13), (30, 2), (35, 13)),
        fill="wheat.fill",
        stroke="wheat.line",
        width=2.2,
    )


def _amulet() -> Iterator[Shape]:
    cord = curve((10, 3), (14, 16), (24, 23), (36, 23), (46, 16), (50, 3), closed=False)
    yield Line(cord, stroke="amulet.line", width=2.6)
    yield Circle(30, 25, 4.2, fill="scarab", stroke="scarab.line", width=2)
    yield Circle(30, 43, 14, fill="amulet.fill", stroke="amulet.line", width=2.8)
    star = ((30, 32), (33, 40), (41, 43), (33, 46), (30, 54), (27, 46), (19, 43), (27, 40))
    yield Polygon(star, fill="amulet.tint")


SIGNS: Final[dict[str, Callable[[], Iterator[Shape]]]] = {
    "ivory": _ivory,
    "ebony": _ebony,
    "marble": _marble,
    "cattle": _cattle,
    "fish": _fish,
    "wheat": _wheat,
    "amulet": _amulet,
}
"""The sign of each kind of cards."""


# -- patterns in the frame of a card, in a box of w x h units ----------------------------------


def _arcs(w: int, h: int) -> Iterator[Shape]:
    for x in range(6, w - 4, 12):
        yield Line(((x - 4, h), (x, 1), (x + 4, h)), stroke="ivory.line", width=1.2)


def _grain(w: int, h: int) -> Iterator[Shape]:
    for y in range(2, h, 4):
        yield Line(((0, y), (w, y)), stroke="ebony.line", width=1.3)


def _veins(w: int, h: int) -> Iterator[Shape]:
    for x in range(4, w - 8, 14):
        yield Line(
            ((x, h), (x + 4, h - 5), (x + 3, 4), (x + 9, 0)), stroke="marble.line", width=1.2
        )


def _spots(w: int, h: int) -> Iterator[Shape]:
    for number, x in enumerate(range(5, w - 2, 8)):
        yield Circle(x, 3 if number % 2 else h - 3, 2.5, fill="cattle.fill")


def _waves(w: int, h: int) -> Iterator[Shape]:
    for y in (4, 9):
        points = tuple(
            (x, y + (2 if number % 2 else -2)) for number, x in enumerate(range(0, w + 1, 5))
        )
        yield Line(points, stroke="fish.fill", width=1.6)


def _stalks(w: int, h: int) -> Iterator[Shape]:
    for x in range(3, w, 6):
        yield Line(((x, 0), (x, h)), stroke="wheat.fill", width=2)


def _beads(w: int, h: int) -> Iterator[Shape]:
    for x in range(6, w - 2, 9):
        yield Rect(x - 2.5, h / 2 - 2.5, 5, 5, fill="amulet.fill")


PATTERNS: Final[dict[str, Callable[[int, int], Iterator[Shape]]]] = {
    "ivory": _arcs,
    "ebony": _grain,
    "marble": _veins,
    "cattle": _spots,
    "fish": _waves,
    "wheat": _stalks,
    "amulet": _beads,
}
"""What is drawn along the top of the cards of each kind."""
