"""Grass tokens: a clod with its tuft, and the six vegetables that are underneath."""

from collections.abc import Callable, Iterator
from typing import Final

from boardwidgets.draw.outlines import curve, ellipse
from boardwidgets.draw.scene import Circle, Drawing, Line, Point, Polygon, Shape
from boardwidgets.games.cows.tokens import SYMBOLS

SIDE: Final = 30
"""The box of a vegetable."""
LINE: Final = "veg.line"
CLOD: Final = 44


def _blade(foot: float, tip: Point, base: float) -> tuple[Point, ...]:
    """A blade of grass from two units left and right of its foot to its tip."""
    bend = (foot + tip[0]) / 2
    low = (base + tip[1]) / 2
    return (foot - 2.6, base), (bend - 2.2, low), tip, (bend + 1.8, low + 1), (foot + 2.6, base)


def _clod() -> Iterator[Shape]:
    clod = curve(
        (5, 34),
        (9, 28),
        (16, 26.5),
        (22, 25.5),
        (29, 26.5),
        (35, 28),
        (39, 34),
        (36, 40),
        (22, 42.5),
        (8, 40),
    )
    blades = [
        _blade(13, (6, 14), 31),
        _blade(17.5, (13, 7), 30),
        _blade(22, (22.5, 3), 29.5),
        _blade(26.5, (31, 7), 30),
        _blade(31, (38, 14), 31),
    ]
    yield Polygon(ellipse(22, 40, 19, 3.5), fill="shadow", alpha=0.25)
    for colour, width in (("beast.rim", 5.5), ("tuft.line", 3)):
        for points in (clod, *blades):
            yield Polygon(points, stroke=colour, width=width)
    yield Polygon(clod, fill="earth")
    for points in blades:
        yield Polygon(points, fill="tuft")
    for x, y in ((13, 36), (22, 38), (31, 36)):
        yield Circle(x, y, 1.7, fill="earth.dark")


def _leaves(*leaves: tuple[Point, ...], fill: str = "veg.leaf") -> Iterator[Shape]:
    for points in leaves:
        yield Polygon(points, fill=fill, stroke=LINE, width=1.5)


def _carrot() -> Iterator[Shape]:
    yield from _leaves(
        curve((19, 11), (18, 4), (21.5, 2.5), (22, 9)),
        curve((20, 11), (24, 4.5), (27.5, 5.5), (22.5, 11)),
        curve((20, 12), (26.5, 9.5), (28.5, 12.5), (21, 14)),
    )
    root = curve((15, 9.5), (20.5, 9.5), (21.5, 15.5), (12, 24), (3, 28), (6.5, 18.5))
    yield Polygon(root, fill="veg.carrot", stroke=LINE, width=1.7)
    for line in (((12, 14), (15.5, 17.2)), ((17, 13), (19.5, 15.4)), ((8.5, 19), (11, 21.3))):
        yield Line(line, stroke=LINE, width=1.3)


def _onion() -> Iterator[Shape]:
    for x, tip in ((12, 8.5), (15, 15), (18, 21.5)):
        yield Line(((x, 24), (tip, 28.5)), stroke=LINE, width=1.3)
    bulb = curve(
        (15, 1.5),
        (16.5, 8),
        (24, 13),
        (26, 19),
        (21, 25),
        (15, 26.3),
        (9, 25),
        (4, 19),
        (6, 13),
        (13.5, 8),
    )
    yield Polygon(bulb, fill="veg.onion", stroke=LINE, width=1.7)
    for line in (
        curve((14.3, 8), (9.5, 14), (9.5, 20), (12, 25), closed=False),
        curve((15.7, 8), (20.5, 14), (20.5, 20), (18, 25), closed=False),
        ((15, 9), (15, 25)),
    ):
        yield Line(line, stroke=LINE, width=1.2)


def _potato() -> Iterator[Shape]:
    tuber = curve(
        (4, 18), (6, 11), (13, 8), (20, 5.5), (26.5, 10), (26.5, 17), (21, 22), (14, 24.5), (7, 24)
    )
    yield Polygon(tuber, fill="veg.potato", stroke=LINE, width=1.7)
    for x, y in ((10, 13.5), (17.5, 10.5), (21.5, 15.5), (14, 18), (8.5, 19.5)):
        yield Line(((x - 1.5, y), (x, y + 1.2), (x + 1.5, y)), stroke=LINE, width=1.3)


def _turnip() -> Iterator[Shape]:
    yield from _leaves(
        curve((14, 10), (6, 6), (7, 1.5), (13, 3.5)),
        curve((16, 10), (24, 6), (23, 1.5), (17, 3.5)),
    )
    root = curve(
        (15, 8.5),
        (22, 9.5),
        (26, 15),
        (22.5, 21),
        (16.5, 24.5),
        (15, 29.5),
        (13.5, 24.5),
        (7.5, 21),
        (4, 15),
        (8, 9.5),
    )
    yield Polygon(root, fill="veg.turnip", stroke=LINE, width=1.7)
    top = curve(
        (15, 9.3),
        (21.5, 10.2),
        (25.2, 15),
        (20, 16.8),
        (15, 15.6),
        (10, 16.8),
        (4.8, 15),
        (8.5, 10.2),
    )
    yield Polygon(top, fill="veg.violet")


def _cabbage() -> Iterator[Shape]:
    outer = curve(
        (15, 3.5),
        (21, 4.5),
        (25.5, 8),
        (27.5, 14),
        (26, 20.5),
        (21.5, 25),
        (15, 26.5),
        (8.5, 25),
        (4, 20.5),
        (2.5, 14),
        (4.5, 8),
        (9, 4.5),
    )
    yield Polygon(outer, fill="veg.leaf", stroke=LINE, width=1.7)
    heart = curve((15, 7.5), (21, 11), (22, 17), (18, 22.5), (12, 22.5), (8, 17), (9, 11))
    yield Polygon(heart, fill="veg.heart", stroke=LINE, width=1.3)
    for line in (
        ((15, 26), (15, 12)),
        ((15, 21), (19.3, 17)),
        ((15, 21), (10.7, 17)),
        ((15, 17), (18.2, 13.8)),
        ((15, 17), (11.8, 13.8)),
    ):
        yield Line(line, stroke=LINE, width=1.2)


def _tomato() -> Iterator[Shape]:
    fruit = curve(
        (15, 8),
        (21, 6.5),
        (26.5, 11),
        (26.5, 18.5),
        (21, 25),
        (15, 26.3),
        (9, 25),
        (3.5, 18.5),
        (3.5, 11),
        (9, 6.5),
    )
    yield Polygon(fruit, fill="veg.tomato", stroke=LINE, width=1.7)
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
    yield Polygon(star, fill="veg.leaf", stroke=LINE, width=1.2)
    yield Line(((15, 9), (16, 2.5)), stroke=LINE, width=2.4)
    yield Line(
        curve((7.5, 19), (9.5, 22), (12.5, 23.5), closed=False), stroke="beast.rim", width=1.6
    )


DRAWN: Final[dict[str, Callable[[], Iterator[Shape]]]] = {
    "carrot": _carrot,
    "onion": _onion,
    "potato": _potato,
    "turnip": _turnip,
    "cabbage": _cabbage,
    "tomato": _tomato,
}

SPRITES: Final = {
    f"symbol:{name}": Drawing(SIDE, SIDE, tuple(DRAWN[name]())) for name in SYMBOLS
} | {"symbol:hidden": Drawing(CLOD, CLOD, tuple(_clod()))}
"""Each symbol; the clod stands for a token of which nothing else is known."""

HIDDEN_SCALE: Final = SIDE / CLOD
"""How much smaller a clod is where it stands beside vegetables."""
