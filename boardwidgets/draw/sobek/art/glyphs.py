"""The four glyphs of the track, and the signs of the event tokens: plain shapes of one colour."""

from collections.abc import Callable, Iterator
from typing import Final

from boardwidgets.draw.outlines import curve, ellipse
from boardwidgets.draw.scene import Circle, Line, Polygon, Rect, Shape
from boardwidgets.draw.sobek.art.signs import placed, sign

Sign = Callable[[str], Iterator[Shape]]


THICK: Final = 6.2
"""How thick all lines of the glyphs are, so that many of them are sent together."""


def _scorpion(ink: str) -> Iterator[Shape]:
    """From above: claws, legs, and the tail with its sting."""
    yield Polygon(ellipse(30, 27, 9.5, 13, 8), fill=ink)
    yield Polygon(((41, 52), (56, 56), (53, 36)), fill=ink)
    for way in (-1, 1):
        claw = ((30 + way * 6, 21), (30 + way * 20, 19), (30 + way * 25, 9), (30 + way * 16, 2))
        yield Line(claw, stroke=ink, width=THICK)
        yield Line(((30, 30), (30 + way * 21, 37)), stroke=ink, width=THICK)
    yield Line(((30, 36), (30, 47), (36, 55), (48, 53)), stroke=ink, width=THICK)


def _ankh(ink: str) -> Iterator[Shape]:
    loop = ((30, 31), (21, 20), (20, 10), (25, 4), (35, 4), (40, 10), (39, 20))
    yield Polygon(loop, stroke=ink, width=THICK)
    for line in (((30, 30), (30, 57)), ((12, 34), (48, 34))):
        yield Line(line, stroke=ink, width=THICK)


def _eye(ink: str) -> Iterator[Shape]:
    lids = ((4, 30), (16, 21), (30, 18), (43, 22), (56, 30), (43, 36), (30, 39), (16, 37))
    yield Polygon(lids, stroke=ink, width=THICK)
    yield Polygon(ellipse(29, 29, 7, 7, 8), fill=ink)
    for line in (
        ((4, 17), (18, 7), (38, 6), (56, 13)),
        ((24, 39), (21, 56)),
        ((34, 39), (41, 50), (51, 51), (51, 43)),
    ):
        yield Line(line, stroke=ink, width=THICK)


def _lotus(ink: str) -> Iterator[Shape]:
    yield Line(((30, 40), (30, 58)), stroke=ink, width=THICK)
    yield Polygon(((30, 44), (22, 33), (22, 20), (30, 3), (38, 20), (38, 33)), fill=ink)
    for way in (-1, 1):
        petal = ((6, 43), (9, 31), (16, 21), (26, 14), (27, 25), (20, 38))
        yield Polygon(tuple((30 + way * x, y) for x, y in petal), fill=ink)


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


def signed(name: str, x: float, y: float, size: float) -> Iterator[Shape]:
    """The sign of an event token, with its middle at (x, y)."""
    return placed(TOKEN_SIGNS[name]("event.sign"), x, y, size)


SPRITES: Final = {f"glyph:{name}": sign(drawn("space.sign")) for name, drawn in GLYPH_SIGNS.items()}
