"""Grass tokens: a clod with its tuft, and the six vegetables that are underneath."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from boardwidgets.draw.outlines import curve
from boardwidgets.draw.scene import Circle, Line, Point, Polygon, Shape, SpriteArt
from boardwidgets.games.cows.tokens import SYMBOLS

SIDE: Final = 30
"""The box of a vegetable."""
LINE: Final = "veg.line"
Stroke = tuple[Point, ...]
CLOD: Final = 44


BLADES: Final = (
    ((10.4, 31), (6, 14), (15.6, 31)),
    ((15, 30), (13, 7), (20, 30)),
    ((19.4, 30), (22.5, 3), (24.6, 30)),
    ((24, 30), (31, 7), (29, 30)),
    ((28.4, 31), (38, 14), (33.6, 31)),
)


def _clod() -> Iterator[Shape]:
    """A clod of earth with its blades."""
    clod = curve((5, 34), (9, 28), (22, 25.5), (35, 28), (39, 34), (36, 40), (22, 42.5), (8, 40))
    for colour, width in (("beast.rim", 6), ("tuft.line", 3.4)):
        for points in (clod, *BLADES):
            yield Polygon(points, stroke=colour, width=width)
    for points in BLADES:
        yield Polygon(points, fill="tuft")
    yield Polygon(clod, fill="earth")
    for x, y in ((13, 35), (22, 37.5), (31, 35)):
        yield Circle(x, y, 1.7, fill="earth.dark")


def _drawn(
    parts: Sequence[tuple[tuple[Point, ...], str]], lines: Sequence[Stroke]
) -> Iterator[Shape]:
    """Parts with an outline round all of them, and lines on them."""
    for points, _ in parts:
        yield Polygon(points, stroke=LINE, width=3.2)
    for points, colour in parts:
        yield Polygon(points, fill=colour)
    for points in lines:
        yield Line(points, stroke=LINE, width=1.3)


def _carrot() -> Iterator[Shape]:
    leaves = (
        curve((19, 11), (18, 4), (21.5, 2.5), (22, 9)),
        curve((20, 11), (24, 4.5), (27.5, 5.5), (22.5, 11)),
        curve((20, 12), (26.5, 9.5), (28, 12.5), (21, 14)),
    )
    root = curve((15, 9.5), (20.5, 9.5), (21.5, 15.5), (12, 24), (3, 27.5), (6.5, 18.5))
    rings = ((12, 14), (15.5, 17.2)), ((17, 13), (19.5, 15.4)), ((8.5, 19), (11, 21.3))
    yield from _drawn((*((leaf, "veg.leaf") for leaf in leaves), (root, "veg.carrot")), rings)


def _onion() -> Iterator[Shape]:
    bulb = curve(
        (15, 2),
        (16.5, 8),
        (24, 13),
        (25.5, 19),
        (21, 25),
        (15, 26),
        (9, 25),
        (4.5, 19),
        (6, 13),
        (13.5, 8),
    )
    lines = (
        ((14.3, 8), (9.5, 14.5), (9.5, 20), (12, 25)),
        ((15.7, 8), (20.5, 14.5), (20.5, 20), (18, 25)),
        ((15, 9), (15, 25)),
        ((12, 26), (8.5, 29)),
        ((15, 26), (15, 29.3)),
        ((18, 26), (21.5, 29)),
    )
    yield from _drawn(((bulb, "veg.onion"),), lines)


def _potato() -> Iterator[Shape]:
    tuber = curve(
        (4, 18), (6, 11), (13, 8), (20, 5.5), (26, 10), (26, 17), (21, 22), (14, 24.5), (7, 24)
    )
    places = (10, 13.5), (17.5, 10.5), (21.5, 15.5), (14, 18), (8.5, 19.5)
    eyes = tuple(((x - 1.5, y), (x, y + 1.2), (x + 1.5, y)) for x, y in places)
    yield from _drawn(((tuber, "veg.potato"),), eyes)


def _turnip() -> Iterator[Shape]:
    left = curve((14, 10), (6, 6), (7, 2), (13, 3.8))
    right = curve((16, 10), (24, 6), (23, 2), (17, 3.8))
    root = curve(
        (15, 8.5),
        (22, 9.5),
        (25.5, 15),
        (22.5, 21),
        (16.5, 24.5),
        (15, 29),
        (13.5, 24.5),
        (7.5, 21),
        (4.5, 15),
        (8, 9.5),
    )
    yield from _drawn(((left, "veg.leaf"), (right, "veg.leaf"), (root, "veg.turnip")), ())
    top = curve((15, 8.6), (22, 9.6), (25.3, 15), (15, 15.6), (4.7, 15), (8, 9.6))
    yield Polygon(top, fill="veg.violet")


def _cabbage() -> Iterator[Shape]:
    outer = curve(
        (15, 3.5),
        (22, 5),
        (27, 11),
        (26.5, 19),
        (22, 25),
        (15, 26.5),
        (8, 25),
        (3.5, 19),
        (3, 11),
        (8, 5),
    )
    heart = curve((15, 7.5), (21, 11), (22, 17), (18, 22.5), (12, 22.5), (8, 17), (9, 11))
    veins = (
        ((15, 26), (15, 12)),
        ((19.3, 17), (15, 21), (10.7, 17)),
        ((18.2, 13.6), (15, 17), (11.8, 13.6)),
    )
    yield from _drawn(((outer, "veg.leaf"),), ())
    yield Polygon(heart, fill="veg.heart")
    yield from (Line(points, stroke=LINE, width=1.3) for points in (*veins, (*heart, heart[0])))


def _tomato() -> Iterator[Shape]:
    fruit = curve(
        (15, 8),
        (21, 6.5),
        (26, 11),
        (26, 18.5),
        (21, 25),
        (15, 26),
        (9, 25),
        (4, 18.5),
        (4, 11),
        (9, 6.5),
    )
    star = (
        (15, 6),
        (18, 8.2),
        (23, 7.5),
        (19.5, 11),
        (20.5, 15),
        (15, 12.2),
        (9.5, 15),
        (10.5, 11),
        (7, 7.5),
        (12, 8.2),
    )
    yield from _drawn(((fruit, "veg.tomato"),), ((*star, star[0]), ((15, 8), (16, 2.5))))
    yield Polygon(star, fill="veg.leaf")
    yield Line(((7.5, 18), (8.8, 21.5), (12, 23.5)), stroke="beast.rim", width=1.6)


DRAWN: Final[dict[str, Callable[[], Iterator[Shape]]]] = {
    "carrot": _carrot,
    "onion": _onion,
    "potato": _potato,
    "turnip": _turnip,
    "cabbage": _cabbage,
    "tomato": _tomato,
}

SPRITES: Final = {
    f"symbol:{name}": SpriteArt(SIDE, SIDE, tuple(DRAWN[name]())) for name in SYMBOLS
} | {"symbol:hidden": SpriteArt(CLOD, CLOD, tuple(_clod()))}
"""Each symbol; the clod stands for a token that is face down."""

HIDDEN_SCALE: Final = SIDE / CLOD
"""How much smaller a clod is where it stands beside vegetables."""
