"""The colours as something an animal wears, with the pattern that its colour has on every board.

Red is striped, yellow has lozenges, blue zigzags, green dots. Cows and bulls wear a blanket,
rabbits and moles a bib.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from boardwidgets.draw.cows.art.animals import LINE
from boardwidgets.draw.outlines import curve
from boardwidgets.draw.scene import Circle, Line, Point, Polygon, Shape, SpriteArt
from boardwidgets.games.cows.pieces import BULL, COLOURS, COW, MOLE, RABBIT

Area = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True, slots=True)
class Cut:
    """How a cloth is cut: the size of its drawing, its outline, the area of its pattern, a hem."""

    wide: float
    tall: float
    outline: tuple[Point, ...]
    area: Area
    hem: bool = False


CUTS: Final = {
    "blanket": Cut(
        26,
        28,
        curve(
            (4, 3.5), (13, 2.5), (22, 3.5), (23.5, 14), (23.5, 24), (13, 25.6), (2.5, 24), (2.5, 14)
        ),
        (4.5, 5.5, 21.5, 23),
        hem=True,
    ),
    "bib": Cut(
        34,
        19,
        curve(
            (5.5, 2.5), (17, 4.5), (28.5, 2.5), (31.5, 8), (31, 14), (17, 16.5), (3, 14), (2.5, 8)
        ),
        (4.5, 5.2, 29.5, 13.8),
    ),
}


@dataclass(frozen=True, slots=True)
class Fit:
    """How an animal wears a cloth: which, how far from its middle, how large."""

    cut: str
    right: float
    down: float
    scale: float = 1.0


WORN: Final = {
    COW: Fit("blanket", 4.6, -3.5),
    BULL: Fit("blanket", 15.6, -5, 1.12),
    RABBIT: Fit("bib", 0, 14.5),
    MOLE: Fit("bib", 0, 7.5),
}


def spread(start: float, end: float, about: float) -> list[float]:
    """Places from start to end, about so many units apart, with as much room at both ends.

    >>> spread(0, 12, 4)
    [2.0, 6.0, 10.0]
    """
    count = max(1, round((end - start) / about))
    step = (end - start) / count
    return [round(start + step * (place + 0.5), 1) for place in range(count)]


def _stripes(area: Area) -> Iterator[Shape]:
    left, top, right, bottom = area
    for x in spread(left, right, 6):
        yield Line(((x, top), (x, bottom)), stroke="red.dark", width=3)


def _lozenges(area: Area) -> Iterator[Shape]:
    left, top, right, bottom = area
    rows = spread(top, bottom, 10)
    tall = (bottom - top) / len(rows) / 2
    for y in rows:
        for x in spread(left, right, 8.5):
            corners = ((x - 4, y), (x, y - tall), (x + 4, y), (x, y + tall))
            yield Polygon(corners, fill="yellow.dark")


def _zigzag(area: Area) -> Iterator[Shape]:
    left, top, right, bottom = area
    for y in spread(top, bottom, 8):
        places = spread(left - 2, right + 2, 4.4)
        line = tuple((x, round(y + (2.3 if n % 2 else -2.3), 1)) for n, x in enumerate(places))
        yield Line(line, stroke="blue.dark", width=2.6)


def _dots(area: Area) -> Iterator[Shape]:
    left, top, right, bottom = area
    for y in spread(top, bottom, 5.8):
        for x in spread(left, right, 5.8):
            yield Circle(x, y, 1.9, fill="green.dark")


MOTIFS: Final[dict[str, Callable[[Area], Iterator[Shape]]]] = {
    "red": _stripes,
    "yellow": _lozenges,
    "blue": _zigzag,
    "green": _dots,
}


def _cloth(colour: str, cut: Cut) -> Iterator[Shape]:
    """A cloth with its pattern; a large one has a pale hem inside its outline."""
    yield Polygon(cut.outline, fill=f"{colour}.fill")
    yield from MOTIFS[colour](cut.area)
    yield Polygon(cut.outline, stroke=LINE, width=3.2 if cut.hem else 2.2)
    if cut.hem:
        yield Polygon(cut.outline, stroke="rug.thread", width=1.3)


SPRITES: Final = {
    f"{name}:{colour}": SpriteArt(cut.wide, cut.tall, tuple(_cloth(colour, cut)))
    for colour in COLOURS
    for name, cut in CUTS.items()
}
