"""The four glyphs of the track, and the signs of the event tokens: plain shapes of one colour."""

from collections.abc import Callable, Iterator
from typing import Final

from boardwidgets.draw.outlines import curve, ellipse
from boardwidgets.draw.scene import Circle, Line, Polygon, Rect, Shape

Sign = Callable[[str], Iterator[Shape]]


def _scorpion(ink: str) -> Iterator[Shape]:
    """From above: claws, legs, and the tail with its sting."""
    yield Polygon(ellipse(30, 29, 9.5, 13, 12), fill=ink)
    for way in (-1, 1):
        claw = ((30 + way * 7, 22), (30 + way * 21, 17), (30 + way * 20, 5), (30 + way * 11, 4))
        yield Line(curve(*claw, closed=False), stroke=ink, width=5.4)
        for y in (28, 35):
            yield Line(((30, y), (30 + way * 21, y + 5)), stroke=ink, width=3.4)
    tail = curve((30, 40), (31, 51), (41, 56), (50, 50), closed=False)
    yield Line(tail, stroke=ink, width=6)
    yield Polygon(((44, 50), (56, 53), (50, 37)), fill=ink)


def _ankh(ink: str) -> Iterator[Shape]:
    yield Polygon(
        curve((30, 30), (20, 18), (22, 6), (30, 3), (38, 6), (40, 18)), stroke=ink, width=6.5
    )
    yield Line(((30, 30), (30, 57)), stroke=ink, width=8)
    yield Line(((12, 34), (48, 34)), stroke=ink, width=8)


def _eye(ink: str) -> Iterator[Shape]:
    yield Line(curve((4, 18), (20, 7), (38, 7), (56, 14), closed=False), stroke=ink, width=5)
    yield Polygon(
        curve((4, 30), (18, 20), (36, 19), (56, 30), (36, 38), (18, 38), bends=2),
        stroke=ink,
        width=4.6,
    )
    yield Circle(29, 29, 8, fill=ink)
    yield Line(((24, 39), (21, 56)), stroke=ink, width=5)
    yield Line(curve((34, 39), (42, 50), (51, 50), (50, 43), closed=False), stroke=ink, width=4.4)


def _lotus(ink: str) -> Iterator[Shape]:
    yield Line(((30, 40), (30, 58)), stroke=ink, width=6)
    yield Polygon(curve((30, 43), (21, 24), (30, 3), (39, 24)), fill=ink)
    for way in (-1, 1):
        petal = ((30 + way * 6, 43), (30 + way * 13, 27), (30 + way * 26, 14), (30 + way * 23, 34))
        yield Polygon(curve(*petal), fill=ink)


GLYPH_SIGNS: Final[dict[str, Sign]] = {
    "scorpion": _scorpion,
    "ankh": _ankh,
    "eye": _eye,
    "lotus": _lotus,
}
"""The sign of each glyph."""


def _prosperity(ink: str) -> Iterator[Shape]:
    """A sun."""
    for dx, dy in (
        (0, -1),
        (0.71, -0.71),
        (1, 0),
        (0.71, 0.71),
        (0, 1),
        (-0.71, 0.71),
        (-1, 0),
        (-0.71, -0.71),
    ):
        yield Line(
            ((30 + 19 * dx, 30 + 19 * dy), (30 + 27 * dx, 30 + 27 * dy)), stroke=ink, width=4.6
        )
    yield Circle(30, 30, 13, fill="scarab", stroke=ink, width=4)


def _flood(ink: str) -> Iterator[Shape]:
    """Waves."""
    for y in (16, 30, 44):
        wave = tuple((5 + 10 * k, y + (4 if k % 2 else -4)) for k in range(6))
        yield Line(wave, stroke=ink, width=5)


def _deceit(ink: str) -> Iterator[Shape]:
    """A snake."""
    snake = curve(
        (47, 54), (20, 54), (12, 46), (22, 38), (38, 35), (46, 26), (36, 15), (22, 15), closed=False
    )
    yield Line(snake, stroke=ink, width=8)
    yield Polygon(ellipse(18, 15, 9, 7, 10), fill=ink)
    yield Circle(17, 13, 2, fill="event")
    yield Line(((9, 16), (1, 13)), stroke=ink, width=2.6)
    yield Line(((9, 16), (2, 20)), stroke=ink, width=2.6)


def _curse(ink: str) -> Iterator[Shape]:
    """A skull."""
    yield Polygon(
        curve((30, 3), (48, 10), (53, 26), (45, 39), (15, 39), (7, 26), (12, 10)), fill=ink
    )
    yield Rect(19, 36, 22, 19, 4, fill=ink)
    for x in (20, 40):
        yield Circle(x, 25, 6.4, fill="event")
    yield Polygon(((30, 29), (34, 37), (26, 37)), fill="event")
    for x in (26, 34):
        yield Line(((x, 45), (x, 55)), stroke="event", width=2.6)


def _embalming(ink: str) -> Iterator[Shape]:
    """A mummy in its bands."""
    mummy = curve(
        (30, 2),
        (40, 7),
        (42, 17),
        (49, 25),
        (43, 50),
        (36, 58),
        (24, 58),
        (17, 50),
        (11, 25),
        (18, 17),
        (20, 7),
        bends=2,
    )
    yield Polygon(mummy, fill=ink)
    yield Polygon(ellipse(30, 14, 6, 7, 10), fill="event")
    for y in (30, 38, 46):
        yield Line(((17, y), (43, y - 4)), stroke="event", width=2.8)


TOKEN_SIGNS: Final[dict[str, Sign]] = {
    "prosperity": _prosperity,
    "flood": _flood,
    "deceit": _deceit,
    "curse": _curse,
    "embalming": _embalming,
    **GLYPH_SIGNS,
}
"""The sign of each event token."""
