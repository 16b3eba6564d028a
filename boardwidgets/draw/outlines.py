"""Outlines of drawn things: smooth curves and ellipses."""

import math
from collections.abc import Sequence
from typing import Final

from boardwidgets.draw.scene import Point

BENDS: Final = 2
"""How many straight pieces a curve has from one point to the next."""


def ellipse(x: float, y: float, rx: float, ry: float, pieces: int = 12) -> tuple[Point, ...]:
    """Points on an upright ellipse with its middle at (x, y).

    >>> ellipse(0, 0, 2, 1, 4)
    ((2.0, 0.0), (0.0, 1.0), (-2.0, 0.0), (-0.0, -1.0))
    """
    angles = (2 * math.pi * i / pieces for i in range(pieces))
    return tuple((round(x + rx * math.cos(a), 1), round(y + ry * math.sin(a), 1)) for a in angles)


def curve(*points: Point, closed: bool = True, bends: int = BENDS) -> tuple[Point, ...]:
    """A smooth line through points; if it is closed, it comes back to the first of them.

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
    """A point between b and c on the curve through a, b, c and d, by Catmull and Rom."""

    def one(p: float, q: float, r: float, s: float) -> float:
        bend = 2 * q + (r - p) * share + (2 * p - 5 * q + 4 * r - s) * share**2
        return round((bend + (3 * q - p - 3 * r + s) * share**3) / 2, 1)

    return one(a[0], b[0], c[0], d[0]), one(a[1], b[1], c[1], d[1])
