"""Assam the merchant, seen a little from above: from behind, from the side, from the front.

He stands on a plate whose beak points where he faces.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from boardwidgets.core.squares import EAST, HEADINGS, NORTH, SOUTH, WEST
from boardwidgets.draw.field import beyond
from boardwidgets.draw.outlines import ellipse
from boardwidgets.draw.scene import Circle, Line, Point, Polygon, Shape, SpriteArt

SIDE: Final = 92.0
MID: Final = SIDE / 2
FIGURE: Final = 1.15
"""How much larger the figure is than the measures it is drawn in."""
PLATE: Final = 27.0
BEAK: Final = 42.5
"""How far the beak reaches from the middle: over the edge of his square."""

LINE: Final = "assam.line"


def beak(middle: Point, heading: int, reach: float = BEAK) -> tuple[Point, ...]:
    """The corners of the beak that points where Assam faces."""
    foot = beyond(middle, heading, PLATE - 4)
    return (
        beyond(middle, heading, reach),
        beyond(foot, heading + 1, 15),
        beyond(middle, heading, PLATE - 1),
        beyond(foot, heading - 1, 15),
    )


def _drawing(heading: int) -> SpriteArt:
    figure = {NORTH: _back, SOUTH: _front, EAST: _side, WEST: _side}[heading]()
    shapes = tuple(figure)
    if heading == WEST:
        shapes = tuple(_mirrored(shape) for shape in shapes)
    return SpriteArt(SIDE, SIDE, (*_ground(heading), *map(_larger, shapes)))


def _ground(heading: int) -> Iterator[Shape]:
    pointed = beak((MID, MID), heading)
    yield Circle(MID, MID, PLATE + 2.5, fill="shadow", alpha=0.25)
    yield Polygon(pointed, fill="assam.plate", stroke="assam.plate", width=6)
    yield Circle(MID, MID, PLATE, fill="assam.plate", alpha=0.78)
    yield Circle(MID, MID, PLATE, stroke=LINE, width=1.8)
    yield Polygon(pointed, fill="assam.fez", stroke=LINE, width=1.8)
    yield Polygon(ellipse(MID + 3, MID + 19, 17, 6), fill="shadow", alpha=0.35)


def _at(*points: Point) -> tuple[Point, ...]:
    """Points counted from the middle of the drawing."""
    return tuple((MID + x, MID + y) for x, y in points)


def _robe(*points: Point) -> Polygon:
    return Polygon(_at(*points), fill="assam.robe", stroke=LINE, width=1.7)


def _slipper(x: float, y: float, rx: float, ry: float) -> Polygon:
    return Polygon(ellipse(MID + x, MID + y, rx, ry), fill="coin", stroke=LINE, width=1.4)


def _hand(x: float, y: float) -> Circle:
    return Circle(MID + x, MID + y, 2.6, fill="assam.skin", stroke=LINE, width=1.2)


def _fez(x: float, lean: float = 0.0) -> Iterator[Shape]:
    """A fez from a little above: its crown is seen."""
    sides = _at((x - 8.2, -14), (x - 6.2 + lean, -25.5), (x + 6.2 + lean, -25.5), (x + 8.2, -14))
    yield Polygon(sides, fill="assam.fez", stroke=LINE, width=1.6)
    crown = ellipse(MID + x + lean, MID - 25.5, 6.2, 2.9)
    yield Polygon(crown, fill="assam.crown", stroke=LINE, width=1.4)


def _tassel(x: float, tip: float) -> Iterator[Shape]:
    yield Line(_at((x, -25.5), (tip, -24), (tip, -17.5)), stroke=LINE, width=1.5)
    yield Line(_at((tip, -17.5), (tip, -14)), stroke="coin", width=3)


BELL: Final = (
    (-7, -6),
    (-10.5, -3.5),
    (-14.5, 16),
    (-11, 19.5),
    (0, 21),
    (11, 19.5),
    (14.5, 16),
    (10.5, -3.5),
    (7, -6),
)


def _sleeves(out: float) -> Iterator[Shape]:
    for way in (-1, 1):
        yield _hand(way * (out + 1), 9)
        yield _robe((way * 8, -5), (way * 12, -3), (way * (out + 4), 7.5), (way * (out - 3), 8.5))


def _front() -> Iterator[Shape]:
    yield _slipper(-5.5, 21, 4, 3.6)
    yield _slipper(5.5, 21, 4, 3.6)
    yield _robe(*BELL)
    yield Polygon(_at((-3.4, -5), (3.4, -5), (4.6, 20.4), (-4.6, 20.4)), fill="assam.vest")
    yield Line(_at((-9.6, 14.5), (-7.4, 0)), stroke="assam.vest", width=1.6)
    yield Line(_at((9.6, 14.5), (7.4, 0)), stroke="assam.vest", width=1.6)
    yield from _sleeves(13)
    yield Circle(MID, MID - 9, 8.6, fill="assam.skin", stroke=LINE, width=1.6)
    beard = (
        (-7.8, -8),
        (-3, -6.5),
        (0, -7.2),
        (3, -6.5),
        (7.8, -8),
        (5.4, -2),
        (0, 1.5),
        (-5.4, -2),
    )
    yield Polygon(_at(*beard), fill="assam.hair")
    yield Line(_at((-2, -4.2), (2, -4.2)), stroke="assam.skin", width=1.5)
    yield Circle(MID - 3.2, MID - 10.8, 1.3, fill=LINE)
    yield Circle(MID + 3.2, MID - 10.8, 1.3, fill=LINE)
    yield from _fez(0)
    yield from _tassel(0, 9.4)


def _back() -> Iterator[Shape]:
    yield from _sleeves(13)
    yield _robe(*BELL)
    yield Polygon(_at((-8, -4), (8, -4), (0, 12)), fill="assam.vest", stroke=LINE, width=1.3)
    yield Line(_at((0, 12), (0, 20)), stroke="assam.vest", width=1.6)
    yield Circle(MID, MID - 9, 8.6, fill="assam.hair", stroke=LINE, width=1.6)
    yield Line(_at((-5, -3.6), (5, -3.6)), stroke="assam.skin", width=2.6)
    yield from _fez(0)
    yield from _tassel(0, -5)


def _side() -> Iterator[Shape]:
    """He faces east."""
    yield Polygon(
        _at((-3, 19), (9, 18), (15.5, 19.5), (17.5, 16), (18, 21), (10, 23.5), (-2, 23)),
        fill="coin",
        stroke=LINE,
        width=1.4,
    )
    yield _robe(
        (-5, -6), (-8.5, -2), (-12, 17), (-8, 20.5), (8, 20.5), (11.5, 17.5), (8, -2), (5, -6)
    )
    yield Polygon(_at((4.6, -4), (7.6, -1), (10.6, 18), (6.5, 20)), fill="assam.vest")
    yield _hand(14.5, 6)
    yield _robe((-3.5, -3), (3, -4.5), (14, 3.5), (12.5, 9), (3, 6.5), (-3, 4))
    yield Polygon(
        _at((7, -11.5), (11.8, -7.6), (7.4, -6.6)), fill="assam.skin", stroke=LINE, width=1.5
    )
    yield Circle(MID + 0.5, MID - 9, 8.4, fill="assam.skin", stroke=LINE, width=1.6)
    yield Polygon(_at((7, -11.2), (10.6, -7.8), (7, -7)), fill="assam.skin")
    beard = ((8.2, -6.6), (4, -7), (0.5, -9), (-1, -5), (2.5, -0.4), (7, 1.4), (9, -3))
    yield Polygon(_at(*beard), fill="assam.hair")
    yield Circle(MID + 5.2, MID - 10.6, 1.3, fill=LINE)
    yield from _fez(0, lean=-1.5)
    yield from _tassel(-1.5, -9.6)


def _larger(shape: Shape) -> Shape:
    """The figure fills his plate."""

    def out(number: float) -> float:
        return round(MID + (number - MID) * FIGURE, 1)

    match shape:
        case Polygon(points=points) | Line(points=points):
            return replace(shape, points=tuple((out(x), out(y)) for x, y in points))
        case Circle(x=x, y=y, r=r):
            return replace(shape, x=out(x), y=out(y), r=r * FIGURE)
        case _:
            raise TypeError(f"nothing of Assam is a {type(shape).__name__}")


def _mirrored(shape: Shape) -> Shape:
    match shape:
        case Polygon(points=points) | Line(points=points):
            return replace(shape, points=tuple((SIDE - x, y) for x, y in points))
        case Circle(x=x):
            return replace(shape, x=SIDE - x)
        case _:
            raise TypeError(f"nothing of Assam is a {type(shape).__name__}")


SPRITES: Final = {f"assam:{HEADINGS[heading]}": _drawing(heading) for heading in range(4)}
