"""The signs of the characters, one for each power."""

from collections.abc import Callable, Iterator
from math import cos, radians, sin
from typing import Final

from boardwidgets.draw.outlines import curve
from boardwidgets.draw.scene import Circle, Line, Polygon, Shape
from boardwidgets.draw.sobek.art.goods import INK, inked

FILL: Final = "person.fill"
LINE: Final = "person.line"


def _thief() -> Iterator[Shape]:
    """A mask."""
    half = ((3, 24), (16, 17), (30, 21), (44, 17), (57, 24), (54, 36), (43, 42), (30, 34))
    mask = curve(*half, (17, 42), (6, 36))
    yield Line(((0, 40), (5, 26), (55, 26), (60, 40)), stroke=LINE, width=INK)
    yield from inked(LINE, (FILL, mask))
    for x in (18, 42):
        yield Circle(x, 29, 5.4, fill="ivory.fill")
    for x in (20, 44):
        yield Circle(x, 29, 2.2, fill=LINE)


def _courtesan() -> Iterator[Shape]:
    """A fan of feathers."""
    angles = [radians(degrees) for degrees in range(-162, -17, 24)]
    tips = [(round(30 + 27 * cos(a), 1), round(36 + 30 * sin(a), 1)) for a in angles]
    for paint, width in ((LINE, 9.5), (FILL, 5.5)):
        for tip in tips:
            yield Line(((30, 40), tip), stroke=paint, width=width)
    for x, y in tips:
        yield Circle(x, y, 2.4, fill="scarab")
    yield Line(((30, 40), (30, 58)), stroke=LINE, width=4.5)
    yield Circle(30, 40, 6, fill="scarab")
    yield Circle(30, 40, 6, stroke=LINE, width=INK)


def _scribe() -> Iterator[Shape]:
    """A scroll and a reed."""
    sheet = ((11, 9), (43, 9), (43, 51), (11, 51))
    rolls = [((7, y - 4), (47, y - 4), (47, y + 4), (7, y + 4)) for y in (8, 52)]
    yield from inked(LINE, ("ivory.fill", sheet), *((FILL, roll) for roll in rolls))
    for y in (20, 27, 34, 41):
        yield Line(((16, y), (33 if y == 41 else 38, y)), stroke=LINE, width=2)
    yield Line(((57, 10), (35, 43)), stroke=LINE, width=5)
    yield Line(((57, 10), (39, 37)), stroke="scarab", width=2.4)


def _priest() -> Iterator[Shape]:
    """A bowl with a flame."""
    flame = curve((30, 3), (36, 13), (41, 22), (36, 33), (24, 33), (19, 22), (26, 16))
    bowl = ((8, 33), (52, 33), (43, 45), (34, 45), (40, 57), (20, 57), (26, 45), (17, 45))
    yield from inked(LINE, ("scarab", flame), (FILL, bowl))
    yield Polygon(((30, 18), (34, 25), (30, 31), (26, 25)), fill="cattle.fill")


def _queen() -> Iterator[Shape]:
    """A crown."""
    crown = ((9, 48), (5, 16), (18, 31), (30, 9), (42, 31), (55, 16), (51, 48))
    band = ((9, 43), (51, 43), (51, 52), (9, 52))
    yield from inked(LINE, ("scarab", crown), (FILL, band))
    tops = ((5, 15), (30, 8), (55, 15))
    yield from (Circle(x, y, 4.6, fill=LINE) for x, y in tops)


def _vizier() -> Iterator[Shape]:
    """Crook and flail, crossed."""
    crook = curve((12, 57), (36, 22), (42, 10), (35, 3), (27, 8), (29, 15), closed=False)
    flail = ((48, 57), (24, 22), (16, 12))
    lashes = [((16, 12), end) for end in ((4, 28), (10, 32), (17, 33))]
    for paint, width in ((LINE, 7.5), (FILL, 3.8)):
        for line in (crook, flail):
            yield Line(line, stroke=paint, width=width)
    for paint, width in ((LINE, 4.6), ("scarab", 2.2)):
        for line in lashes:
            yield Line(line, stroke=paint, width=width)


def _merchant() -> Iterator[Shape]:
    """Scales."""
    for x in (11, 49):
        yield Line(((x, 15), (x - 9, 35), (x + 9, 35), (x, 15)), stroke=LINE, width=1.8)
    for line in (((7, 17), (30, 12), (53, 17)), ((30, 8), (30, 52))):
        yield Line(line, stroke=LINE, width=4)
    pans = [((x - 10, 35), (x + 10, 35), (x + 5, 43), (x - 5, 43)) for x in (11, 49)]
    foot = ((17, 57), (22, 50), (38, 50), (43, 57))
    yield from inked(LINE, *(("scarab", pan) for pan in pans), (FILL, foot))
    yield Circle(30, 8, 4, fill=LINE)


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
