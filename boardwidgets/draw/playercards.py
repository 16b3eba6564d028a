"""The cards beside a board that tell of the players; that of the player to move is framed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from boardwidgets.draw.scene import Polygon, Rect, Shape


def blanks(areas: Sequence[Rect]) -> Iterator[Rect]:
    """The cards without anything on them."""
    for area in areas:
        yield replace(area, fill="card")
    for area in areas:
        yield replace(area, stroke="card.line")


def turn_frame(area: Rect) -> Iterator[Shape]:
    """The frame and the pointer at the card of the player whose turn it is."""
    y = area.y + area.h / 2
    yield Rect(area.x, area.y, area.w, area.h, 10, fill="card.now", stroke="ink", width=3.5)
    yield Polygon(((area.x - 17, y - 15), (area.x - 1, y), (area.x - 17, y + 15)), fill="ink")
