"""The five kinds of pieces, without their colours: each told by its shape alone.

The cow has patches, the bull horns and bulk, the rabbit long ears, the mole snout and paws, half in
a mound; the herdsman has a hat and a stick. Each is cut out like a sticker: a pale rim, a dark
outline, then its parts; so it is seen on every ground.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from boardwidgets.draw.outlines import curve, ellipse
from boardwidgets.draw.scene import Circle, Line, Point, Polygon, Shape, SpriteArt

SIDE: Final = 64
RIM: Final = 8.0
OUTLINE: Final = 4.4
LINE: Final = "beast.line"

Part = tuple[tuple[Point, ...], str]
"""An outline and the colour that fills it."""


def cut_out(parts: Sequence[Part]) -> Iterator[Shape]:
    """Parts as one sticker: a rim and an outline round all of them, then each."""
    for colour, width in (("beast.rim", RIM), (LINE, OUTLINE)):
        for points, _ in parts:
            yield Polygon(points, stroke=colour, width=width)
    for points, colour in parts:
        yield Polygon(points, fill=colour)


def eyes(*places: Point) -> Iterator[Circle]:
    """Eyes that look straight at the reader."""
    for x, y in places:
        yield Circle(x, y, 2.6, fill="beast.rim")
    for x, y in places:
        yield Circle(x, y + 0.3, 1.6, fill=LINE)


def box(x: float, y: float, w: float, h: float) -> tuple[Point, ...]:
    """The corners of an upright rectangle."""
    return (x, y), (x + w, y), (x + w, y + h), (x, y + h)


def _cow() -> Iterator[Shape]:
    tail = ((56, 21), (60, 24), (61, 36), (62.5, 44), (58.5, 44), (58.5, 34), (57, 26))
    legs = [(box(x, 40, 5.5, 17), "cow.hide") for x in (21, 29, 44, 52)]
    body = curve(
        (19, 23), (28, 19.5), (46, 19.5), (57, 22), (59, 34), (55, 43), (38, 44.5), (22, 42)
    )
    udder = ellipse(43, 45, 5, 4, 10)
    head = curve((8, 12), (16, 10.5), (21, 15), (20, 25), (15, 32), (7, 32), (4.5, 26), (5.5, 17))
    ear = ((17, 12), (20, 8.3), (24, 7.5), (26.5, 10), (22, 15))
    far_ear = ((8, 12.5), (6, 8.2), (3, 7), (1.2, 9.5), (4.5, 14.5))
    yield from cut_out(
        (
            (udder, "beast.pink"),
            (tail, "cow.hide"),
            *legs,
            (body, "cow.hide"),
            (far_ear, "cow.patch"),
            (ear, "cow.patch"),
            (head, "cow.hide"),
        ),
    )
    for patch in (
        curve((49, 20.5), (57, 22), (58.6, 33), (55, 38), (50, 36), (47, 29)),
        curve((20, 24), (25, 22), (27, 31), (25, 39), (21, 38)),
        curve((13.5, 11), (17, 11), (20.6, 16), (19.5, 24), (15.5, 24), (13, 18)),
        box(52, 48, 5.5, 4),
        box(29, 50, 5.5, 3.5),
    ):
        yield Polygon(patch, fill="cow.patch")
    yield Polygon(box(58.2, 40, 4.6, 6), fill="cow.patch")
    yield Polygon(curve((6, 26), (11, 23.5), (17, 26), (16, 31.5), (8, 31.8)), fill="beast.pink")
    yield from eyes((8.6, 19.5), (15.8, 19.5))
    for x in (8.8, 13.4):
        yield Circle(x, 28.5, 1.2, fill=LINE)


def _bull() -> Iterator[Shape]:
    body = curve(
        (14, 26), (24, 13), (38, 9), (52, 15), (61, 28), (61, 42), (55, 49), (30, 50), (16, 46)
    )
    legs = [(box(x, 42, 8, 15), "bull.hide") for x in (16, 33, 51)]
    tail = ((59, 22), (62.5, 15), (60.5, 8), (63.5, 8), (64.5, 16), (61.5, 25))
    horns = (
        curve((12, 27), (4, 25), (1, 16), (4.5, 9), (6.5, 15), (10, 20), (16, 22)),
        curve((30, 27), (38, 25), (41, 16), (37.5, 9), (35.5, 15), (32, 20), (26, 22)),
    )
    ears = (
        ((11, 28), (5, 28.3), (3.3, 30.5), (4.5, 33), (9, 33)),
        ((31, 28), (37, 28.3), (38.7, 30.5), (37.5, 33), (33, 33)),
    )
    head = curve((13, 22), (21, 19.5), (29, 22), (32, 32), (29, 44), (21, 49.5), (13, 44), (10, 32))
    yield from cut_out(
        (
            (tail, "bull.hide"),
            *legs,
            (body, "bull.hide"),
            *((horn, "bull.horn") for horn in horns),
            *((ear, "bull.dark") for ear in ears),
            (head, "bull.dark"),
        ),
    )
    yield Polygon(
        curve((12, 39), (21, 36), (30, 39), (28, 46.5), (21, 49), (14, 46.5)), fill="bull.nose"
    )
    yield from eyes((16, 30.5), (26, 30.5))
    for x in (17.5, 24.5):
        yield Circle(x, 42, 1.7, fill=LINE)
    yield Circle(21, 46.5, 3.6, stroke="coin", width=2.2)
    for line in (((12.8, 26.5), (18.5, 29)), ((29.2, 26.5), (23.5, 29))):
        yield Line(line, stroke=LINE, width=2)
    yield Polygon(
        curve((17, 20), (21, 17), (25, 20), (24, 25), (21, 27.5), (18, 25)), fill="bull.hide"
    )


def _rabbit() -> Iterator[Shape]:
    ears = (
        curve((25, 25), (18.5, 14), (18, 3), (22.5, 1), (27, 8), (30, 21)),
        curve((39, 25), (45.5, 14), (46, 3), (41.5, 1), (37, 8), (34, 21)),
    )
    tail = ellipse(48, 47, 5, 5, 10)
    body = curve((23, 34), (32, 32), (41, 34), (46, 45), (45, 54), (32, 57.5), (19, 54), (18, 45))
    head = curve((22, 22), (32, 18), (42, 22), (44, 29), (39, 36.5), (32, 38), (25, 36.5), (20, 29))
    feet = (ellipse(24, 56, 6.5, 3.6, 10), ellipse(40, 56, 6.5, 3.6, 10))
    yield from cut_out(
        (
            (tail, "beast.rim"),
            *((ear, "rabbit.fur") for ear in ears),
            (body, "rabbit.fur"),
            (head, "rabbit.fur"),
            *((foot, "rabbit.light") for foot in feet),
        ),
    )
    for inner in (
        curve((25.5, 19), (21.5, 11), (21.5, 5), (24.5, 9), (27, 17)),
        curve((38.5, 19), (42.5, 11), (42.5, 5), (39.5, 9), (37, 17)),
    ):
        yield Polygon(inner, fill="beast.pink")
    yield Polygon(ellipse(32, 33, 6, 4.2, 10), fill="rabbit.light")
    yield Polygon(((29.8, 30), (34.2, 30), (32, 32.6)), fill=LINE)
    yield Line(((32, 32.5), (32, 35.4)), stroke=LINE, width=1.2)
    for side in (-1, 1):
        yield Line(((32 + 6 * side, 33), (32 + 13 * side, 32)), stroke=LINE, width=1.2)
    for x in (26.6, 37.4):
        yield Circle(x, 26.8, 2.2, fill=LINE)
    for x in (26, 36.8):
        yield Circle(x, 26, 0.8, fill="beast.rim")


def _mole() -> Iterator[Shape]:
    dome = curve((15, 50), (15.5, 32), (20, 18), (32, 11), (44, 18), (48.5, 32), (49, 50))
    mound = curve(
        (2, 58),
        (6, 51),
        (13, 47),
        (22, 48),
        (32, 45.5),
        (42, 48),
        (51, 47),
        (58, 51),
        (62, 58),
        (32, 60.5),
    )
    paws = (
        curve((18, 47), (8, 49), (2.5, 44), (3, 37.5), (9, 35.5), (16, 39)),
        curve((46, 47), (56, 49), (61.5, 44), (61, 37.5), (55, 35.5), (48, 39)),
    )
    yield from cut_out(
        (
            (dome, "mole.fur"),
            (mound, "earth"),
            *((paw, "beast.pink") for paw in paws),
        ),
    )
    for x, y, r in ((12, 53, 2.4), (24, 54.5, 2), (37, 52.5, 2.6), (50, 54.5, 2.2)):
        yield Circle(x, y, r, fill="earth.dark")
    yield Polygon(ellipse(32, 26, 8.5, 6), fill="mole.light")
    yield Polygon(ellipse(32, 24.5, 4.6, 3.4, 10), fill="beast.nose")
    yield Line(((29, 29.6), (32, 30.8), (35, 29.6)), stroke=LINE, width=1.4)
    for side in (-1, 1):
        for out, down in ((28.5, 37.0), (30.5, 42.0), (28.0, 46.5)):
            line = ((32 + side * out, down), (32 + side * (out - 7), down + 1.5))
            yield Line(line, stroke=LINE, width=1.4)
    yield from eyes((25.5, 18.5), (38.5, 18.5))


def _herdsman() -> Iterator[Shape]:
    staff = (
        *curve((52.5, 58), (52.5, 17), (51.5, 10.5), (46.5, 8), (43, 12), (44, 16.5), closed=False),
        *curve((47, 16), (46.5, 12.5), (49, 13), (49.5, 17), (49.5, 58), closed=False),
    )
    boots = (box(20, 52, 9, 6), box(32, 52, 9, 6))
    cloak = curve(
        (22, 28), (30, 26), (38, 28), (44, 42), (45.5, 53), (30, 55.5), (14.5, 53), (17, 40)
    )
    arm = curve((37, 31), (42, 32.5), (53, 36), (53.5, 41), (47, 41.5), (38, 39))
    face = ellipse(30, 21.5, 8.2, 8.6)
    brim = curve(
        (10, 17.5), (20, 13.5), (30, 12.8), (40, 13.5), (50, 17.5), (40, 20), (30, 20.8), (20, 20)
    )
    crown = curve(
        (21.5, 15), (22.5, 6), (26, 3.5), (30, 5), (34, 3.5), (37.5, 6), (38.5, 15), (30, 17)
    )
    yield from cut_out(
        (
            *((boot, "herdsman.hair") for boot in boots),
            (cloak, "herdsman.cloak"),
            (staff, "herdsman.stick"),
            (arm, "herdsman.cloak"),
            (ellipse(51, 38.8, 3.6, 3.6, 10), "herdsman.skin"),
            (face, "herdsman.skin"),
            (brim, "herdsman.hat"),
            (crown, "herdsman.hat"),
        ),
    )
    beard = curve(
        (22.2, 23), (26, 25.5), (30, 24.6), (34, 25.5), (37.8, 23), (36, 31), (30, 35), (24, 31)
    )
    yield Polygon(beard, fill="herdsman.hair")
    yield Polygon(
        ((22.2, 12.5), (37.9, 12.5), (38.4, 15.6), (30, 17), (21.6, 15.6)), fill="herdsman.hair"
    )
    for line in (((30, 36), (30, 54.5)), ((47.5, 33.6), (38, 39), (33, 37.6))):
        yield Line(line, stroke=LINE, width=1.5)
    for x in (26.6, 33.4):
        yield Circle(x, 22, 1.7, fill=LINE)


DRAWN: Final = {
    "cow": _cow,
    "bull": _bull,
    "rabbit": _rabbit,
    "mole": _mole,
    "herdsman": _herdsman,
}
BODIES: Final = {kind: tuple(draw()) for kind, draw in DRAWN.items()}
"""What each kind looks like without its colour."""

SPRITES: Final = {f"{kind}": SpriteArt(SIDE, SIDE, shapes) for kind, shapes in BODIES.items()}
