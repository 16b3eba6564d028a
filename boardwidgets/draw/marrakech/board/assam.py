"""The way that Assam took, as a soft trail with an arrow head, and Assam himself."""

from collections.abc import Iterator, Sequence

from boardwidgets.core.messages import catalogue
from boardwidgets.core.squares import HEADINGS
from boardwidgets.draw.marks import trail as trail_of
from boardwidgets.draw.marrakech.art.assam import PLATE
from boardwidgets.draw.marrakech.gestures import QUARTERS
from boardwidgets.draw.marrakech.layout import centre, named, round_the_mosaic, sector
from boardwidgets.draw.marrakech.snapshot import MarrakechSnapshot, Walked
from boardwidgets.draw.scene import Item, Point, Sprite
from boardwidgets.games.marrakech.events import Stepped
from boardwidgets.games.marrakech.phases import TURN, TURN_AFTER
from boardwidgets.games.marrakech.squares import NAMES, NEIGHBOUR, square

PACKAGE = "boardwidgets.draw.marrakech"


def merchant(now: MarrakechSnapshot) -> Iterator[Item]:
    """Assam on his square, with the trail of his walk behind him."""
    if now.traces.walk:
        yield trail(now.traces.walk)
    heading, place = HEADINGS[now.state.heading], NAMES[now.state.assam]
    text = catalogue(PACKAGE).say("assam", square=place, heading=heading)
    x, y = centre(now.state.assam)
    yield Item("figures", "", text, (Sprite(f"assam:{heading}", x, y),))


def turning_places(now: MarrakechSnapshot) -> Iterator[Item]:
    """The places beside Assam, as long as he is to be turned."""
    if now.state.phase not in (TURN, TURN_AFTER):
        return
    for key, quarters in QUARTERS.items():
        zone = sector(now.state.assam, now.state.heading + quarters)
        text = catalogue(PACKAGE).phrase("turn", key.partition(":")[2])
        yield Item("marks", key, text, (), zone=zone)


def trail(walk: Sequence[Walked]) -> Item:
    """The trail of a walk; it ends at Assam's plate."""
    squares = tuple(event.square for event in walk)
    text = catalogue(PACKAGE).say("trail", squares=squares)
    return Item("figures", "", text, trail_of(walk_line(walk), PLATE + 5))


def walk_line(walk: Sequence[Walked]) -> tuple[Point, ...]:
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
            heading_out, heading_in = HEADINGS.index(event.leaving), HEADINGS.index(event.heading)
            points += round_the_mosaic(start, heading_out, back, heading_in)
        points.append(named(event.square))
    return tuple((round(x, 1), round(y, 1)) for x, y in points)
