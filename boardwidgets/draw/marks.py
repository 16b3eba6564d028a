"""The marks that mean the same on every board, as shapes.

A ring is on what can be picked, a filled ring on what is picked, a double outline on the key that
the keyboard is on, a numbered disc on what was counted, a trail with an arrow head along what just
happened, a cross on what was refused. Each has a halo under it, so that it is seen on everything.
"""

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from boardwidgets.draw.field import beyond
from boardwidgets.draw.frame import Marks
from boardwidgets.draw.scene import (
    Circle,
    Item,
    Line,
    Point,
    Polygon,
    Rect,
    Ring,
    Shape,
    Text,
    Zone,
)

RING: Final = Ring().radius
"""The radius of a ring that does not follow the outline of its thing."""

Zones = Mapping[str, Zone]
"""Where each thing is in a picture, by its key."""


def middle(zone: Zone) -> Point:
    """The middle of a zone.

    >>> middle(Rect(0, 0, 100, 40))
    (50.0, 20.0)
    """
    match zone:
        case Rect(x=x, y=y, w=w, h=h):
            return x + w / 2, y + h / 2
        case Circle(x=x, y=y):
            return x, y
        case Polygon(points=points):
            count = len(points)
            return sum(x for x, _ in points) / count, sum(y for _, y in points) / count


def rings(can: Sequence[Zone], picked: Sequence[Zone]) -> tuple[Shape, ...]:
    """Rings for what can be picked, filled rings for what is picked.

    A ring follows a circle and a rectangle with round corners; in other zones it is a circle.
    """
    zones = (*can, *picked)
    return (
        *(_ring(zone, "mark.halo", 7.0) for zone in zones),
        *(_ring(zone, "mark.can", 3.2) for zone in zones),
        *(Circle(*middle(zone), RING - 6, fill="mark.halo") for zone in picked),
        *(Circle(*middle(zone), RING - 8, fill="mark.picked") for zone in picked),
    )


def _ring(zone: Zone, colour: str, width: float) -> Shape:
    match zone:
        case Circle(x=x, y=y, r=r):
            return Circle(x, y, r, stroke=colour, width=width)
        case Rect(x=x, y=y, w=w, h=h, radius=radius) if radius:
            return Rect(x, y, w, h, radius, stroke=colour, width=width)
        case _:
            return Circle(*middle(zone), RING, stroke=colour, width=width)


def cursor(marks: Marks, zones: Zones) -> Iterator[Item]:
    """A double outline round the thing that the keyboard is on."""
    zone = zones.get(marks.cursor or "")
    if zone is not None:
        yield Item("marks", "", "", tuple(_double(zone)))


def _double(zone: Zone) -> Iterator[Shape]:
    for colour, width in (("mark.halo", 8.0), ("mark.can", 5.0), ("mark.halo", 1.4)):
        match zone:
            case Rect(x=x, y=y, w=w, h=h):
                yield Rect(x + 1, y + 1, w - 2, h - 2, 5, stroke=colour, width=width)
            case Circle(x=x, y=y, r=r):
                yield Circle(x, y, r + 2, stroke=colour, width=width)
            case Polygon(points=points):
                yield Polygon(points, stroke=colour, width=width)


def disc(place: Point, count: int) -> Iterator[Shape]:
    """A coin with the number of what was counted here."""
    x, y = place
    yield Circle(x, y, 13, fill="mark.count", stroke="coin.line", width=1)
    yield Circle(x, y, 11.3, stroke="coin", width=2.4)
    yield Text(x, y + 0.5, str(count), 14.5, bold=True, fill="mark.count.text")


def crosses(places: Iterable[Point], size: float) -> Iterator[Shape]:
    """Crosses on what was refused."""
    for place in places:
        x, y = place
        for colour, width in (("mark.halo", 9.5), ("mark.refused", 5.0)):
            yield Line(((x - size, y - size), (x + size, y + size)), stroke=colour, width=width)
            yield Line(((x - size, y + size), (x + size, y - size)), stroke=colour, width=width)


def outlined(areas: Sequence[Rect], colour: str = "mark.refused") -> Iterator[Shape]:
    """Outlines of squares that have a part in a rule that was broken, or in what happened."""
    for paint, width in (("mark.halo", 7.5), (colour, 4.0)):
        for r in areas:
            yield Rect(r.x, r.y, r.w, r.h, 4, stroke=paint, width=width)


ARROW: Final = ((0, -8.5), (16, -8.5), (16, -19), (36, 0), (16, 19), (16, 8.5), (0, 8.5))
"""The outline of an arrow: how far each point is ahead of its foot, and how far to the right."""


def arrow(
    foot: Point, heading: int, outline: Iterable[Point] = ARROW, size: float = 1.0
) -> tuple[Point, ...]:
    """The outline of an arrow on the ground that points in the direction of a heading."""
    return tuple(
        beyond(beyond(foot, heading, size * along), heading + 1, size * aside)
        for along, aside in outline
    )


def arrows(
    outlines: Mapping[str, tuple[Point, ...]], chosen: Collection[str | None]
) -> Iterator[Shape]:
    """Arrows, all halos first, then all areas, then all outlines: so there is less to send.

    That is possible since arrows do not touch one another. Those whose key is in `chosen` are
    filled.
    """
    for points in outlines.values():
        yield Polygon(points, stroke="mark.halo", width=7)
    for key, points in outlines.items():
        yield Polygon(points, fill="mark.picked" if key in chosen else "mark.halo")
    for points in outlines.values():
        yield Polygon(points, stroke="mark.can", width=3)


HEAD: Final = 17.0
"""How long and how wide the head of a trail is."""


def trail(way: Sequence[Point], short: float) -> tuple[Shape, ...]:
    """A soft trail along a way, with an arrow head that ends `short` units before its end."""
    line = shortened(way, short)
    tip, before = line[-1], shortened(line, HEAD)
    start = before[0]
    head = arrow_head(before[-1], tip, HEAD)
    return (
        Line(before, stroke="mark.halo", width=14, alpha=0.6),
        Circle(*start, 10, fill="mark.halo", alpha=0.6),
        Line(before, stroke="mark.trail", width=7.5, alpha=0.8),
        Circle(*start, 7, fill="mark.trail"),
        Polygon(head, fill="mark.trail", stroke="mark.halo", width=2.4),
    )


def shortened(line: Sequence[Point], less: float) -> tuple[Point, ...]:
    """A line without the last `less` units of it; a short piece is always left."""
    points = list(line)
    while len(points) > 2 and math.dist(points[-2], points[-1]) <= less:
        less -= math.dist(points[-2], points.pop())
    (ax, ay), (bx, by) = points[-2:]
    share = max(0.05, 1 - less / math.dist((ax, ay), (bx, by)))
    points[-1] = (round(ax + share * (bx - ax), 1), round(ay + share * (by - ay), 1))
    return tuple(points)


def arrow_head(foot: Point, tip: Point, width: float) -> tuple[Point, ...]:
    """A triangle with its tip and the middle of its foot at these points."""
    dx, dy = tip[0] - foot[0], tip[1] - foot[1]
    length = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / length * width * 0.62, dx / length * width * 0.62
    return (tip, (foot[0] + nx, foot[1] + ny), (foot[0] - nx, foot[1] - ny))


def crossed(marks: Marks, zones: Zones) -> Iterator[Item]:
    """A cross on the thing that was refused, unless the refusal marks that square anyway."""
    error, key = marks.refused, marks.refused_key
    if error is None or key is None or key not in zones:
        return
    if key.partition(":")[2] in error.squares:
        return
    yield Item("marks", "", error.reason, tuple(crosses([middle(zones[key])], 13)))
