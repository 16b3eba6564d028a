"""Rugs as they are woven: a border, fringes at the short ends, and a motif for each colour.

A whole rug lies over two squares from west to east. A half has its fringes in the west; in the
east it goes on under whatever covers the rest of it.
"""

from collections.abc import Callable, Iterator
from typing import Final

from boardwidgets.draw.marrakech.places import CELL
from boardwidgets.draw.scene import Circle, Drawing, Line, Point, Polygon, Rect, Shape
from boardwidgets.games.marrakech.rugs import COLOURS

PAD: Final = 8.0
"""Room round a rug's squares in its sprite, for its shadow."""
LEFT: Final = PAD + 8.5
TOP: Final = PAD + 4.0
BOTTOM: Final = PAD + CELL - 4.0
MIDDLE: Final = PAD + CELL / 2
RIGHT: Final = PAD + 2 * CELL - 8.5
TORN: Final = CELL + 2 * PAD - 1.5
"""Where a half ends: a little under what covers the rest."""
FRINGE: Final = 5.5

HIGH, LOW = TOP + 10.5, BOTTOM - 10.5
"""The field inside the borders."""


def whole(colour: str) -> Drawing:
    """A rug over two squares."""
    shapes = (
        *_shadow(RIGHT),
        *_fringes(colour, RIGHT),
        Rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 1.5, fill=f"{colour}.fill"),
        *_weft(colour, RIGHT),
        *MOTIFS[colour](LEFT + 10.5, RIGHT - 10.5),
        *_borders(colour, RIGHT, closed=True),
    )
    return Drawing(2 * CELL + 2 * PAD, CELL + 2 * PAD, tuple(shapes))


def half(colour: str) -> Drawing:
    """The half of a rug of which the rest, in the east, is covered."""
    shapes = (
        *_shadow(TORN),
        *_fringes(colour, None),
        Rect(LEFT, TOP, TORN - LEFT, BOTTOM - TOP, fill=f"{colour}.fill"),
        *_weft(colour, TORN),
        *MOTIFS[colour](LEFT + 10.5, TORN),
        *_borders(colour, TORN, closed=False),
        *(
            Rect(TORN - w, TOP, w, BOTTOM - TOP, fill="shadow", alpha=0.16)
            for w in (21, 16, 12.5, 9.5)
        ),
    )
    return Drawing(CELL + 2 * PAD, CELL + 2 * PAD, tuple(shapes))


def veil(right: float, w: float) -> Drawing:
    """What lies over a neutral rug: its colours fade, and it is hatched."""
    hatches = tuple(
        Line(line, stroke="rug.hatch", width=1.5, alpha=0.65) for line in _hatches(right)
    )
    cloth = Rect(LEFT, TOP, right - LEFT, BOTTOM - TOP, fill="rug.veil", alpha=0.4)
    return Drawing(w, CELL + 2 * PAD, (cloth, *hatches))


def _hatches(right: float) -> Iterator[tuple[Point, Point]]:
    tall = BOTTOM - TOP
    start = LEFT - tall + 9
    while start < right - 3:
        x0, x1 = max(start, LEFT), min(start + tall, right)
        yield (x0, BOTTOM - (x0 - start)), (x1, BOTTOM - (x1 - start))
        start += 14


def _shadow(right: float) -> Iterator[Shape]:
    for grown, alpha in ((4.0, 0.10), (2.6, 0.14), (1.3, 0.18)):
        w, h = right - LEFT + 2 * grown, BOTTOM - TOP + 2 * grown
        if right == TORN:
            w -= grown
        yield Rect(LEFT - grown, TOP - grown, w, h, grown + 1, fill="shadow", alpha=alpha)


def _fringes(colour: str, right: float | None) -> Iterator[Shape]:
    for row in range(11):
        y = TOP + 2.6 + row * (BOTTOM - TOP - 5.2) / 10
        yield Line(((LEFT - FRINGE, y), (LEFT, y)), stroke=f"{colour}.line", width=1.7)
        if right is not None:
            yield Line(((right, y), (right + FRINGE, y)), stroke=f"{colour}.line", width=1.7)


def _weft(colour: str, right: float) -> Iterator[Shape]:
    """The threads across, felt rather than seen."""
    rows = int((BOTTOM - TOP) / 3)
    for row in range(1, rows):
        y = TOP + 3 * row
        yield Line(((LEFT + 1, y), (right - 1, y)), stroke=f"{colour}.dark", width=0.8, alpha=0.22)


def _borders(colour: str, right: float, *, closed: bool) -> Iterator[Shape]:
    for inset, paint, width in ((4.6, "dark", 3.6), (8.3, "thread", 1.3), (0.0, "line", 1.8)):
        name = "rug.thread" if paint == "thread" else f"{colour}.{paint}"
        x, y, w, h = LEFT + inset, TOP + inset, right - LEFT - 2 * inset, BOTTOM - TOP - 2 * inset
        if closed:
            yield Rect(x, y, w, h, stroke=name, width=width)
        else:
            corners = (right, y), (x, y), (x, y + h), (right, y + h)
            yield Line(corners, stroke=name, width=width)


def _stripes(left: float, right: float) -> Iterator[Shape]:
    x = left + 1.2
    while x < right - 2:
        yield Rect(x, HIGH, min(5.0, right - x), LOW - HIGH, fill="red.dark")
        x += 11.83
    x = left + 1.2 + 8.4
    while x < right:
        yield Line(((x, HIGH + 0.5), (x, LOW - 0.5)), stroke="rug.thread", width=1.5)
        x += 11.83


def _lozenges(left: float, right: float) -> Iterator[Shape]:
    step = 21.5
    middles = [left + step / 2 + step * n for n in range(4) if left + step * n < right]
    for rx, ry, paint in (
        (9.6, 15.5, "yellow.dark"),
        (6.2, 10.0, "rug.thread"),
        (3.3, 5.4, "yellow.dark"),
    ):
        for x in middles:
            corners = ((x - rx, MIDDLE), (x, MIDDLE - ry), (x + rx, MIDDLE), (x, MIDDLE + ry))
            inside = tuple((min(cx, right), cy) for cx, cy in corners)
            yield Polygon(inside, fill=paint)


def _zigzag(left: float, right: float) -> Iterator[Shape]:
    step = 7.17
    for y, paint, width in (
        (MIDDLE - 10, "blue.dark", 3.6),
        (MIDDLE + 10, "blue.dark", 3.6),
        (MIDDLE, "rug.thread", 2.2),
    ):
        count = int((right - left + 0.5) / step) + 1
        points = tuple((left + step * n, y + (4.6 if n % 2 else -4.6)) for n in range(count))
        yield Line(points, stroke=paint, width=width)


def _dots(left: float, right: float) -> Iterator[Shape]:
    step = 10.75
    columns = [left + step / 2 + step * n for n in range(8) if left + step * (n + 0.7) < right]
    rows = (MIDDLE - 11.2, MIDDLE, MIDDLE + 11.2)
    for y in rows:
        for x in columns:
            yield Circle(x, y, 4.1, fill="green.dark")
    for number, x in enumerate(columns):
        for row, y in enumerate(rows):
            if (number + row) % 2:
                yield Circle(x, y, 1.7, fill="rug.thread")


MOTIFS: Final[dict[str, Callable[[float, float], Iterator[Shape]]]] = {
    "red": _stripes,
    "yellow": _lozenges,
    "blue": _zigzag,
    "green": _dots,
}
"""What is woven into a rug of each colour, between two places from west to east."""

SPRITES: Final = (
    {f"rug:{colour}": whole(colour) for colour in COLOURS}
    | {f"half:{colour}": half(colour) for colour in COLOURS}
    | {
        "veil:rug": veil(RIGHT, 2 * CELL + 2 * PAD),
        "veil:half": veil(TORN, CELL + 2 * PAD),
    }
)
