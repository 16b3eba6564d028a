"""Outlines of drawn things: smooth curves, ellipses, and shapes that lean over."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from boardwidgets.draw.scene import Circle, Line, Point, Polygon, Rect, Shape

BENDS: Final = 3
"""Into how many pieces a curve goes from one point to the next."""


def ellipse(x: float, y: float, rx: float, ry: float, pieces: int = 14) -> tuple[Point, ...]:
    """Points round an upright ellipse.

    >>> ellipse(0, 0, 2, 1, 4)
    ((2.0, 0.0), (0.0, 1.0), (-2.0, 0.0), (-0.0, -1.0))
    """
    angles = (2 * math.pi * i / pieces for i in range(pieces))
    return tuple((round(x + rx * math.cos(a), 1), round(y + ry * math.sin(a), 1)) for a in angles)


def curve(*points: Point, closed: bool = True, bends: int = BENDS) -> tuple[Point, ...]:
    """A smooth line through points, round and back to the first of them if it is closed.

    >>> curve((0, 0), (4, 0), (4, 4), bends=1)
    ((0, 0), (4, 0), (4, 4))
    """
    count = len(points)
    found: list[Point] = []
    for number in range(count if closed else count - 1):
        a, b, c, d = (_of(points, number + k, closed) for k in (-1, 0, 1, 2))
        found.append(b)
        found += (_between(a, b, c, d, step / bends) for step in range(1, bends))
    return tuple(found) if closed else (*found, points[-1])


def _of(points: Sequence[Point], number: int, closed: bool) -> Point:
    if closed:
        return points[number % len(points)]
    return points[min(max(number, 0), len(points) - 1)]


def _between(a: Point, b: Point, c: Point, d: Point, share: float) -> Point:
    """A point on the way from b to c, which comes from a and goes on to d (Catmull and Rom)."""

    def one(p: float, q: float, r: float, s: float) -> float:
        bend = 2 * q + (r - p) * share + (2 * p - 5 * q + 4 * r - s) * share**2
        return round((bend + (3 * q - p - 3 * r + s) * share**3) / 2, 1)

    return one(a[0], b[0], c[0], d[0]), one(a[1], b[1], c[1], d[1])


def leant(shape: Shape, degrees: float, foot: Point) -> Shape:
    """A plain shape turned clockwise about the point where it stands."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def turn(point: Point) -> Point:
        x, y = point[0] - foot[0], point[1] - foot[1]
        return round(foot[0] + x * cos - y * sin, 1), round(foot[1] + x * sin + y * cos, 1)

    match shape:
        case Polygon(points=points) | Line(points=points):
            return replace(shape, points=tuple(map(turn, points)))
        case Circle(x=x, y=y):
            x, y = turn((x, y))
            return replace(shape, x=x, y=y)
        case Rect(x=x, y=y, w=w, h=h):
            corners = ((x, y), (x + w, y), (x + w, y + h), (x, y + h))
            paint = (shape.fill, shape.stroke, shape.width, shape.dash, shape.alpha)
            fill, stroke, width, dash, alpha = paint
            turned = tuple(map(turn, corners))
            return Polygon(turned, fill=fill, stroke=stroke, width=width, dash=dash, alpha=alpha)
        case _:
            raise TypeError(f"a {type(shape).__name__} cannot lean")
