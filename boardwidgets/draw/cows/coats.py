"""The colours as something an animal wears, with the pattern that its colour has on every board.

Red is striped, yellow has lozenges, blue zigzags, green dots.
"""

from collections.abc import Callable, Iterator
from typing import Final

from boardwidgets.draw.cows.beasts import LINE, SIDE
from boardwidgets.draw.outlines import curve
from boardwidgets.draw.scene import Circle, Drawing, Line, Point, Polygon, Rect, Shape
from boardwidgets.games.cows.pieces import COLOURS

CUTS: Final = {
    "cow": curve(
        (28, 18), (36, 17.4), (45, 18), (46.5, 28), (46.5, 38.5), (36.5, 40), (27, 38.5), (27, 28)
    ),
    "bull": curve(
        (37, 10), (47, 11), (54.5, 17.5), (57, 28), (57, 40), (48, 42.5), (39, 41), (38, 26)
    ),
    "rabbit": curve(
        (22.5, 39), (32, 40.5), (41.5, 39), (45.5, 45), (45.5, 51), (32, 53), (18.5, 51), (18.5, 45)
    ),
    "mole": curve(
        (16.3, 32.5),
        (24, 35),
        (32, 35.6),
        (40, 35),
        (47.7, 32.5),
        (48.6, 42),
        (40, 45.5),
        (32, 46.3),
        (24, 45.5),
        (15.4, 42),
    ),
}
"""How the cloth of each kind is cut."""

FIELDS: Final = {
    "cow": (28.5, 20, 45, 38),
    "bull": (39.5, 15, 55.5, 40),
    "rabbit": (20.5, 41.5, 43.5, 51),
    "mole": (18, 36, 46, 44.5),
}
"""The part of each cloth that the pattern fills: left, top, right, bottom."""

Field = tuple[float, float, float, float]


def spread(start: float, end: float, about: float) -> list[float]:
    """Places from start to end, so many units apart, with as much room at both ends."""
    count = max(1, round((end - start) / about))
    step = (end - start) / count
    return [round(start + step * (place + 0.5), 1) for place in range(count)]


def _stripes(field: Field) -> Iterator[Shape]:
    left, top, right, bottom = field
    for x in spread(left, right, 6):
        yield Rect(x - 1.6, top, 3.2, bottom - top, fill="red.dark")


def _lozenges(field: Field) -> Iterator[Shape]:
    left, top, right, bottom = field
    rows = spread(top, bottom, 11)
    tall = (bottom - top) / len(rows) / 2
    for y in rows:
        for x in spread(left, right, 8.5):
            corners = ((x - 4, y), (x, y - tall), (x + 4, y), (x, y + tall))
            yield Polygon(corners, fill="yellow.dark")


def _zigzag(field: Field) -> Iterator[Shape]:
    left, top, right, bottom = field
    for y in spread(top, bottom, 8):
        places = spread(left - 2, right + 2, 4.6)
        line = tuple((x, round(y + (2.4 if n % 2 else -2.4), 1)) for n, x in enumerate(places))
        yield Line(line, stroke="blue.dark", width=2.4)


def _dots(field: Field) -> Iterator[Shape]:
    left, top, right, bottom = field
    for y in spread(top, bottom, 6):
        for x in spread(left, right, 6):
            yield Circle(x, y, 2, fill="green.dark")


MOTIFS: Final[dict[str, Callable[[Field], Iterator[Shape]]]] = {
    "red": _stripes,
    "yellow": _lozenges,
    "blue": _zigzag,
    "green": _dots,
}


def cloth(colour: str, cut: tuple[Point, ...], field: Field) -> Iterator[Shape]:
    """A cloth with its pattern and a pale hem."""
    yield Polygon(cut, fill=f"{colour}.fill")
    yield from MOTIFS[colour](field)
    yield Polygon(cut, stroke=LINE, width=3)
    yield Polygon(cut, stroke="rug.thread", width=1.2)


COATS: Final = {
    f"{colour} {kind}": tuple(cloth(colour, CUTS[kind], FIELDS[kind]))
    for colour in COLOURS
    for kind in CUTS
}
SPRITES: Final = {f"coat:{name}": Drawing(SIDE, SIDE, shapes) for name, shapes in COATS.items()}
