"""The signs of the goods, and the pattern on the cards of each, so that grey tells them apart."""

from collections.abc import Callable, Iterator
from typing import Final

from boardwidgets.draw.outlines import curve, ellipse
from boardwidgets.draw.scene import Circle, Line, Point, Polygon, Rect, Shape


def inked(line: str, *figures: tuple[str, tuple[Point, ...]]) -> Iterator[Shape]:
    """Figures, each with its colour, and their outlines; all outlines are sent together."""
    for fill, points in figures:
        yield Polygon(points, fill=fill)
    for _, points in figures:
        yield Polygon(points, stroke=line, width=INK)


INK: Final = 2.6
"""How thick the outlines of signs are."""


def _ivory() -> Iterator[Shape]:
    tusk = curve(
        (4, 44), (14, 33), (29, 26), (43, 18), (56, 4), (53, 22), (41, 37), (26, 47), (13, 56)
    )
    foot = ellipse(8.5, 50, 4.5, 6.5, 8)
    yield from inked("ivory.line", ("ivory.fill", tusk), ("ivory.tint", foot))
    yield Line(((20, 45), (34, 36), (46, 24)), stroke="ivory.line", width=1.6)


def _ebony() -> Iterator[Shape]:
    log = curve((13, 19), (46, 15), (54, 19), (56, 29), (53, 39), (46, 42), (13, 46))
    yield from inked("ebony.line", ("ebony.fill", log))
    for y, left, right in ((24, 27, 50), (30, 24, 44), (36, 28, 49)):
        yield Line(((left, y), (right, y - 2.5)), stroke="ebony.tint", width=1.8)
    yield Polygon(ellipse(13, 32.5, 8.5, 13.5, 8), fill="ebony.tint")
    for rx, ry in ((8.5, 13.5), (4.4, 7.5)):
        yield Polygon(ellipse(13, 32.5, rx, ry, 8), stroke="ebony.line", width=INK)
    yield Circle(13, 32.5, 1.8, fill="ebony.line")


def _marble() -> Iterator[Shape]:
    hexagon = ((30, 6), (55, 18), (55, 43), (30, 56), (5, 43), (5, 18))
    yield Polygon(hexagon, fill="marble.fill")
    yield Polygon(((30, 30), (55, 18), (55, 43), (30, 56)), fill="marble.tint")
    yield Polygon(hexagon, stroke="marble.line", width=INK)
    for line in (((5, 18), (30, 30), (55, 18)), ((30, 30), (30, 56))):
        yield Line(line, stroke="marble.line", width=INK)
    for vein in (
        ((9, 28), (15, 30), (19, 40), (26, 43)),
        ((35, 50), (40, 40), (47, 37), (50, 28)),
        ((20, 16), (29, 17), (37, 23)),
    ):
        yield Line(vein, stroke="marble.line", width=1.5)


def _cattle() -> Iterator[Shape]:
    ears = [
        ((24, 28), (14, 27), (8, 31), (15, 36), (24, 34)),
        ((36, 28), (46, 27), (52, 31), (45, 36), (36, 34)),
    ]
    head = curve((20, 25), (30, 23), (40, 25), (39, 38), (36, 51), (30, 57), (24, 51), (21, 38))
    left = ((30, 30), (19, 28), (9, 19), (7, 9), (11, 2), (13, 12), (20, 20), (30, 22))
    horns = (*left, *((60 - x, y) for x, y in left[-2:0:-1]))
    hide = [("cattle.fill", points) for points in (*ears, head)]
    yield from inked("cattle.line", *hide, ("ivory.fill", horns))
    yield Polygon(ellipse(30, 50, 6.2, 5, 8), fill="cattle.tint")
    for x, y in ((24.5, 36), (35.5, 36), (27.5, 50.5), (32.5, 50.5)):
        yield Circle(x, y, 1.7, fill="cattle.line")


def _fish() -> Iterator[Shape]:
    tail = ((45, 30), (50, 22), (57, 16), (54, 30), (57, 44), (50, 38))
    fin = ((22, 19), (33, 9), (38, 21))
    body = curve((3, 31), (13, 21), (28, 17), (41, 24), (46, 30), (41, 37), (28, 44), (13, 40))
    yield from inked("fish.line", *(("fish.fill", points) for points in (tail, fin, body)))
    for line in (
        ((19, 22), (23, 31), (19, 39)),
        *(((x, 24), (x + 3, 30), (x, 36)) for x in (28, 35)),
    ):
        yield Line(line, stroke="fish.tint", width=2)
    yield Circle(12, 28.5, 3, fill="ivory.fill")
    yield Circle(11.6, 28.5, 1.5, fill="fish.line")


def _wheat() -> Iterator[Shape]:
    yield Line(((30, 58), (30, 20)), stroke="wheat.line", width=INK)
    for way in (-1, 1):
        for y in (50, 39, 28):
            awn = ((30 + way * 11, y - 14), (30 + way * 17, y - 25))
            yield Line(awn, stroke="wheat.line", width=1.6)
    grains = [
        (
            (30, y),
            (30 + w * 8, y - 2),
            (30 + w * 13, y - 9),
            (30 + w * 12, y - 16),
            (30 + w * 4, y - 11),
        )
        for y in (52, 41, 30)
        for w in (-1, 1)
    ]
    top = ((30, 22), (25, 13), (30, 2), (35, 13))
    yield from inked("wheat.line", *(("wheat.fill", points) for points in (*grains, top)))


def _amulet() -> Iterator[Shape]:
    cord = ((10, 3), (14, 16), (24, 24), (36, 24), (46, 16), (50, 3))
    yield Line(cord, stroke="amulet.line", width=INK)
    yield Circle(30, 25, 4.2, fill="scarab")
    yield Circle(30, 43, 14, fill="amulet.fill")
    for y, r in ((25, 4.2), (43, 14)):
        yield Circle(30, y, r, stroke="amulet.line", width=INK)
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
