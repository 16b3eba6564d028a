"""The signs of the characters, one for each power."""

from collections.abc import Callable, Iterator
from math import cos, radians, sin
from typing import Final

from boardwidgets.draw.outlines import curve, ellipse
from boardwidgets.draw.scene import Circle, Line, Polygon, Rect, Shape

FILL: Final = "person.fill"
LINE: Final = "person.line"


def _thief() -> Iterator[Shape]:
    """A mask."""
    mask = curve(
        (3, 24),
        (16, 17),
        (30, 21),
        (44, 17),
        (57, 24),
        (54, 36),
        (43, 42),
        (30, 34),
        (17, 42),
        (6, 36),
    )
    yield Line(((5, 26), (0, 40)), stroke=LINE, width=2.6)
    yield Line(((55, 26), (60, 40)), stroke=LINE, width=2.6)
    yield Polygon(mask, fill=FILL, stroke=LINE, width=2.6)
    for x in (18, 42):
        yield Polygon(ellipse(x, 29, 6.5, 4.2, 10), fill="ivory.fill", stroke=LINE)
        yield Circle(x + 2, 29, 2, fill=LINE)


def _courtesan() -> Iterator[Shape]:
    """A fan of feathers."""
    tips = [(30 + 27 * cos(radians(a)), 36 + 30 * sin(radians(a))) for a in range(-162, -17, 24)]
    for x, y in tips:
        yield Line(((30, 40), (x, y)), stroke=LINE, width=9.5)
    for x, y in tips:
        yield Line(((30, 40), (x, y)), stroke=FILL, width=5.5)
    for x, y in tips:
        yield Circle(x, y, 2.4, fill="scarab")
    yield Line(((30, 40), (30, 58)), stroke=LINE, width=4.5)
    yield Circle(30, 40, 6, fill="scarab", stroke=LINE)


def _scribe() -> Iterator[Shape]:
    """A scroll and a reed."""
    yield Rect(11, 9, 32, 42, fill="ivory.fill", stroke=LINE, width=2.6)
    for y in (8, 52):
        yield Rect(7, y - 4.5, 40, 9, 4.5, fill=FILL, stroke=LINE, width=2.4)
    for y in (20, 27, 34, 41):
        yield Line(((16, y), (33 if y == 41 else 38, y)), stroke=LINE, width=1.9)
    yield Line(((57, 10), (35, 43)), stroke=LINE, width=5)
    yield Line(((57, 10), (39, 37)), stroke="scarab", width=2.4)


def _priest() -> Iterator[Shape]:
    """A bowl with a flame."""
    yield Polygon(
        curve((30, 3), (36, 13), (41, 22), (36, 33), (24, 33), (19, 22), (26, 16)),
        fill="scarab",
        stroke=LINE,
        width=2.4,
    )
    yield Polygon(curve((30, 18), (34, 25), (30, 32), (26, 25)), fill="cattle.fill")
    yield Polygon(((8, 33), (52, 33), (43, 45), (17, 45)), fill=FILL, stroke=LINE, width=2.6)
    yield Polygon(((26, 45), (34, 45), (40, 57), (20, 57)), fill=FILL, stroke=LINE, width=2.6)


def _queen() -> Iterator[Shape]:
    """A crown."""
    crown = ((9, 48), (5, 16), (18, 31), (30, 9), (42, 31), (55, 16), (51, 48))
    yield Polygon(crown, fill="scarab", stroke=LINE, width=2.8)
    yield Rect(9, 43, 42, 9, fill=FILL, stroke=LINE, width=2.4)
    for x, y in ((5, 15), (30, 8), (55, 15)):
        yield Circle(x, y, 3.6, fill=FILL, stroke=LINE)


def _vizier() -> Iterator[Shape]:
    """Crook and flail, crossed."""
    crook = curve((12, 57), (36, 22), (42, 10), (35, 3), (27, 8), (29, 15), closed=False)
    flail = ((48, 57), (24, 22), (16, 12))
    for line in (crook, flail):
        yield Line(line, stroke=LINE, width=7.5)
    for line in (crook, flail):
        yield Line(line, stroke=FILL, width=3.8)
    for x, y in ((4, 28), (10, 32), (17, 33)):
        yield Line(((16, 12), (x, y)), stroke=LINE, width=4.4)
        yield Line(((16, 12), (x, y)), stroke="scarab", width=2)


def _merchant() -> Iterator[Shape]:
    """Scales."""
    for x in (11, 49):
        yield Line(((x, 15), (x - 9, 35), (x + 9, 35), (x, 15)), stroke=LINE, width=1.8)
    yield Line(((7, 17), (30, 12), (53, 17)), stroke=LINE, width=4)
    yield Line(((30, 8), (30, 52)), stroke=LINE, width=4)
    yield Polygon(((17, 57), (22, 50), (38, 50), (43, 57)), fill=FILL, stroke=LINE, width=2.4)
    for x in (11, 49):
        yield Polygon(
            curve((x - 10.5, 35), (x + 10.5, 35), (x + 6, 43), (x - 6, 43), bends=2),
            fill="scarab",
            stroke=LINE,
            width=2.2,
        )
    yield Circle(30, 8, 4, fill=FILL, stroke=LINE)


PEOPLE: Final[dict[str, Callable[[], Iterator[Shape]]]] = {
    "thief": _thief,
    "courtesan": _courtesan,
    "scribe": _scribe,
    "priest": _priest,
    "queen": _queen,
    "vizier": _vizier,
    "merchant": _merchant,
}
"""The sign of each power."""
