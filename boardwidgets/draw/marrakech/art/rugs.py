"""Rugs as they are woven: a border, fringes at the short ends, and a motif for each colour.

A whole rug lies over two squares from west to east. A half has its fringes in the west; in the
east it goes on under whatever covers the rest of it.
"""

from collections.abc import Callable, Iterator
from typing import Final

from boardwidgets.draw.marrakech.layout import CELL
from boardwidgets.draw.scene import Circle, Line, Point, Polygon, Rect, Shape, SpriteArt
from boardwidgets.games.marrakech.rugs import COLOURS

SIDE: Final = round(CELL)
PAD: Final = 8
"""Room round a rug's squares in its sprite, for its shadow. Whole numbers are sent in half the
bytes, so nearly all measures here are whole."""
LEFT: Final = PAD + 8
RIGHT: Final = PAD + 2 * SIDE - 8
TOP: Final = PAD + 4
BOTTOM: Final = PAD + SIDE - 4
MIDDLE: Final = PAD + 31
TORN: Final = SIDE + 2 * PAD - 2
"""Where a half ends: a little under what covers the rest."""
FRINGE: Final = 5
MARGIN: Final = 11
"""How wide the borders are, inside which the motif is woven."""
HIGH, LOW = TOP + MARGIN, BOTTOM - MARGIN


def whole(colour: str) -> SpriteArt:
    """A rug over two squares."""
    shapes = (
        *_shadow(RIGHT),
        *_fringes(colour, RIGHT),
        Rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, fill=f"{colour}.fill"),
        *_weft(colour, RIGHT),
        *MOTIFS[colour](LEFT + MARGIN, RIGHT - MARGIN),
        *_borders(colour, RIGHT, closed=True),
    )
    return SpriteArt(2 * SIDE + 2 * PAD, SIDE + 2 * PAD, tuple(shapes))


def half(colour: str) -> SpriteArt:
    """The half of a rug; the rest, in the east, is covered."""
    shapes = (
        *_shadow(TORN),
        *_fringes(colour, None),
        Rect(LEFT, TOP, TORN - LEFT, BOTTOM - TOP, fill=f"{colour}.fill"),
        *_weft(colour, TORN),
        *MOTIFS[colour](LEFT + MARGIN, TORN),
        *_borders(colour, TORN, closed=False),
        *(Rect(TORN - w, TOP, w, BOTTOM - TOP, fill="shadow", alpha=0.16) for w in (21, 16, 12, 9)),
    )
    return SpriteArt(SIDE + 2 * PAD, SIDE + 2 * PAD, tuple(shapes))


def veil(right: float, w: float) -> SpriteArt:
    """What lies over a neutral rug: its colours fade, and it is hatched."""
    hatches = tuple(
        Line(line, stroke="rug.hatch", width=1.5, alpha=0.65) for line in _hatches(right)
    )
    cloth = Rect(LEFT, TOP, right - LEFT, BOTTOM - TOP, fill="rug.veil", alpha=0.4)
    return SpriteArt(w, SIDE + 2 * PAD, (cloth, *hatches))


def _hatches(right: float) -> Iterator[tuple[Point, Point]]:
    tall = BOTTOM - TOP
    start = LEFT - tall + 9
    while start < right - 3:
        x0, x1 = max(start, LEFT), min(start + tall, right)
        yield (x0, BOTTOM - (x0 - start)), (x1, BOTTOM - (x1 - start))
        start += 14


def _shadow(right: float) -> Iterator[Shape]:
    for grown, alpha in ((3, 0.16), (1.6, 0.22)):
        w, h = right - LEFT + 2 * grown, BOTTOM - TOP + 2 * grown
        if right == TORN:
            w -= grown
        yield Rect(LEFT - grown, TOP - grown, w, h, fill="shadow", alpha=alpha)


def _fringes(colour: str, right: float | None) -> Iterator[Shape]:
    """Threads side by side: a broad line, dashed."""
    ends = (LEFT,) if right is None else (LEFT, right + FRINGE)
    for x in ends:
        line = ((x - FRINGE / 2, TOP + 1.1), (x - FRINGE / 2, BOTTOM))
        yield Line(line, stroke=f"{colour}.line", width=FRINGE, dash=(1.8, 3.2))


def _weft(colour: str, right: float) -> Iterator[Shape]:
    """The threads across, felt rather than seen."""
    x = (LEFT + right) / 2
    line = ((x, TOP + 2), (x, BOTTOM))
    yield Line(line, stroke=f"{colour}.dark", width=right - LEFT, dash=(0.8, 2.2), alpha=0.22)


def _borders(colour: str, right: float, *, closed: bool) -> Iterator[Shape]:
    for inset, paint, width in ((0.0, "line", 1.8), (4.6, "dark", 3.6), (8.3, "thread", 1.3)):
        name = "rug.thread" if paint == "thread" else f"{colour}.{paint}"
        x, y, w, h = LEFT + inset, TOP + inset, right - LEFT - 2 * inset, BOTTOM - TOP - 2 * inset
        if closed:
            yield Rect(x, y, w, h, stroke=name, width=width)
        else:
            corners = (right, y), (x, y), (x, y + h), (right, y + h)
            yield Line(corners, stroke=name, width=width)


def _stripes(left: int, right: int) -> Iterator[Shape]:
    for x in range(left + 3, right - 5, 12):
        yield Rect(x, HIGH, 5, LOW - HIGH, fill="red.dark")
    for x in range(left + 11, right, 12):
        yield Line(((x, HIGH + 1), (x, LOW - 1)), stroke="rug.thread", width=1.6)


def _lozenges(left: int, right: int) -> Iterator[Shape]:
    dark, thread = "yellow.dark", "rug.thread"
    for rx, ry, paint in ((10, 15, dark), (6, 10, thread), (3, 5, dark)):
        for x in range(left + 12, right, 21):
            east = min(x + rx, right)
            corners = ((x - rx, MIDDLE), (x, MIDDLE - ry), (east, MIDDLE), (x, MIDDLE + ry))
            yield Polygon(corners, fill=paint)


def _zigzag(left: int, right: int) -> Iterator[Shape]:
    for y, paint, width in (
        (MIDDLE - 10, "blue.dark", 3.6),
        (MIDDLE + 10, "blue.dark", 3.6),
        (MIDDLE, "rug.thread", 2.2),
    ):
        places = enumerate(range(left + 1, right, 7))
        points = tuple((x, y + (5 if number % 2 else -5)) for number, x in places)
        yield Line(points, stroke=paint, width=width)


def _dots(left: int, right: int) -> Iterator[Shape]:
    columns = range(left + 5, right - 2, 11)
    rows = (MIDDLE - 11, MIDDLE, MIDDLE + 11)
    for y in rows:
        for x in columns:
            yield Circle(x, y, 4, fill="green.dark")
    for number, x in enumerate(columns):
        for row, y in enumerate(rows):
            if (number + row) % 2:
                yield Circle(x, y, 2, fill="rug.thread")


MOTIFS: Final[dict[str, Callable[[int, int], Iterator[Shape]]]] = {
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
        "veil:rug": veil(RIGHT, 2 * SIDE + 2 * PAD),
        "veil:half": veil(TORN, SIDE + 2 * PAD),
    }
)
