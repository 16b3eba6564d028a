"""The cards beside a board, one for each player; the card of the player to move is framed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from boardwidgets.draw.scene import Polygon, Rect, Shape


def blank_cards(areas: Sequence[Rect]) -> Iterator[Rect]:
    """The cards with nothing on them; broad lines round smaller rectangles make round corners."""
    insides = [Rect(a.x + 8, a.y + 8, a.w - 16, a.h - 16) for a in areas]
    for colour, width in (("card.line", 18.0), ("card", 14.0)):
        for inside in insides:
            yield replace(inside, stroke=colour, width=width)
    for inside in insides:
        yield replace(inside, fill="card")


def turn_frame(area: Rect) -> Iterator[Shape]:
    """The frame of the card of the player whose turn it is, and a pointer at it."""
    y = area.y + area.h / 2
    yield Rect(area.x, area.y, area.w, area.h, 10, fill="card.now", stroke="ink", width=3.5)
    yield Polygon(((area.x - 17, y - 15), (area.x - 1, y), (area.x - 17, y + 15)), fill="ink")
