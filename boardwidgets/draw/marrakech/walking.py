"""The way that Assam took, as a soft trail with an arrow head, and Assam himself."""

from collections.abc import Iterator, Sequence

from boardwidgets.core.messages import catalogue
from boardwidgets.core.squares import HEADINGS, NAMES, NEIGHBOUR, square
from boardwidgets.draw.marks import arrow_head, shortened
from boardwidgets.draw.marrakech.assam import PLATE
from boardwidgets.draw.marrakech.places import centre, named, round_the_mosaic
from boardwidgets.draw.marrakech.telling import Moment, Walked
from boardwidgets.draw.scene import Circle, Item, Line, Point, Polygon, Sprite
from boardwidgets.games.marrakech.events import Stepped

PACKAGE = "boardwidgets.draw.marrakech"
HEAD = 17.0
"""How long and wide the arrow head is."""


def standing(now: Moment) -> Iterator[Item]:
    """Assam on his square, with the trail of his walk behind him."""
    if now.traces.walk:
        yield trail(now.traces.walk)
    heading, place = HEADINGS[now.state.heading], NAMES[now.state.assam]
    text = catalogue(PACKAGE).say("assam", square=place, heading=heading)
    x, y = centre(now.state.assam)
    yield Item("standing", "", text, (Sprite(f"assam:{heading}", x, y),))


def trail(walk: Sequence[Walked]) -> Item:
    """The trail of a walk; it ends at Assam's plate."""
    line = shortened(way(walk), PLATE + 5)
    tip, before = line[-1], shortened(line, HEAD)
    squares = tuple(event.square for event in walk)
    text = catalogue(PACKAGE).say("trail", squares=squares)
    start = before[0]
    head = arrow_head(before[-1], tip, HEAD)
    shapes = (
        Line(before, stroke="mark.halo", width=14, alpha=0.6),
        Circle(*start, 10, fill="mark.halo", alpha=0.6),
        Line(before, stroke="mark.trail", width=7.5, alpha=0.8),
        Circle(*start, 7, fill="mark.trail"),
        Polygon(head, fill="mark.trail", stroke="mark.halo", width=2.4),
    )
    return Item("standing", "", text, shapes)


def way(walk: Sequence[Walked]) -> tuple[Point, ...]:
    """The points of a walk from the middle of the square where it began."""
    first = walk[0]
    heading = HEADINGS.index(first.heading)
    if isinstance(first, Stepped):
        behind = NEIGHBOUR[square(first.square)][(heading + 2) % 4]
        points = [centre(square(first.square) if behind is None else behind)]
    else:
        points = [named(first.start)]
    for event in walk:
        if not isinstance(event, Stepped):
            start, back = square(event.start), square(event.square)
            leaving, entering = HEADINGS.index(event.leaving), HEADINGS.index(event.heading)
            points += round_the_mosaic(start, leaving, back, entering)
        points.append(named(event.square))
    return tuple((round(x, 1), round(y, 1)) for x, y in points)
