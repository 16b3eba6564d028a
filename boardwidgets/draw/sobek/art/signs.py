"""Signs in boxes of 60 x 60 units: putting them somewhere, larger or smaller."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from boardwidgets.draw.scene import Circle, Line, Point, Polygon, Rect, Shape, SpriteArt

BOX: Final = 60.0
"""How wide and tall the box is in which a sign is drawn."""


def placed(shapes: Iterable[Shape], x: float, y: float, size: float) -> Iterator[Shape]:
    """The shapes of a sign with its middle at (x, y), `size` units wide."""
    k = size / BOX
    left, top = x - size / 2, y - size / 2

    def at(point: Point) -> Point:
        return round(left + k * point[0], 1), round(top + k * point[1], 1)

    for shape in shapes:
        width = round(shape.width * k, 2)
        match shape:
            case Polygon(points=points) | Line(points=points):
                yield replace(shape, points=tuple(map(at, points)), width=width)
            case Circle(x=cx, y=cy, r=r):
                cx, cy = at((cx, cy))
                yield replace(shape, x=cx, y=cy, r=round(r * k, 2), width=width)
            case Rect(x=rx, y=ry, w=w, h=h, radius=radius):
                rx, ry = at((rx, ry))
                w, h, radius = (round(number * k, 1) for number in (w, h, radius))
                yield replace(shape, x=rx, y=ry, w=w, h=h, radius=radius, width=width)
            case _:
                raise TypeError(f"no sign holds a {type(shape).__name__}")


def sign(shapes: Iterable[Shape]) -> SpriteArt:
    """A sign as a sprite."""
    return SpriteArt(BOX, BOX, tuple(shapes))


def together(shapes: Iterable[Shape]) -> list[Shape]:
    """Shapes that do not cover one another, those of one kind and paint side by side."""
    return sorted(shapes, key=lambda shape: (type(shape).__name__, shape.stroke or "", shape.width))
