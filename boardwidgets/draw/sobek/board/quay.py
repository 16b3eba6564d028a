"""What lies under everything: papyrus, the stones of the quay, the river and the boat."""

from collections.abc import Iterator
from typing import Final

from boardwidgets.draw.outlines import curve
from boardwidgets.draw.player_cards import blank_cards
from boardwidgets.draw.scene import Item, Line, Polygon, Rect, Shape
from boardwidgets.draw.sobek.layout import HEIGHT, PANEL_LEFT, ROW_END, WIDTH, panel

BANK: Final = 25
"""How far down the river beside the quay reaches."""
FOOT: Final = 137
"""How far down the quay reaches."""


def ground(players: int) -> Iterator[Item]:
    """Papyrus, quay and river, and where the players' things lie."""
    areas = [panel(players, seat) for seat in range(players)]
    yield Item("ground", "", "", (*_papyrus(), *_river(), *_quay(), *_boat(), *blank_cards(areas)))


def _papyrus() -> Iterator[Shape]:
    yield Rect(0, 0, WIDTH, HEIGHT, fill="papyrus")
    across = (((0, y), (int(WIDTH), y + (5 if y % 2 else -4))) for y in range(9, 560, 19))
    for line in across:
        yield Line(line, stroke="papyrus.fibre", width=1)


def _river() -> Iterator[Shape]:
    right = int(PANEL_LEFT) - 6
    yield Rect(0, 0, right, FOOT, fill="river")
    for left, y, count in ((20, 8, 7), (150, 15, 9), (330, 8, 8), (480, 16, 5), (606, 12, 5)):
        yield _wave(left, y, count)
    for left, y, count in ((584, 126, 5), (600, 133, 7)):
        yield _wave(left, y, count)
    yield Line(((right, 0), (right, FOOT), (0, FOOT)), stroke="river.line", width=1.6)


def _wave(left: int, y: int, count: int) -> Line:
    points = tuple((left + 8 * k, y + (2 if k % 2 else -2)) for k in range(count))
    return Line(points, stroke="river.wave", width=2)


def _quay() -> Iterator[Shape]:
    end = int(ROW_END)
    yield Rect(0, BANK, end, FOOT - BANK, fill="quay")
    for y in (BANK + 38, BANK + 76):
        yield Line(((0, y), (end, y)), stroke="quay.line", width=1.4)
    for row, y in enumerate((BANK, BANK + 38, BANK + 76)):
        for x in range(30 + 31 * (row % 2), end - 8, 62):
            yield Line(((x, y), (x, min(y + 38, FOOT))), stroke="quay.line", width=1.4)
    yield Line(((0, BANK), (end, BANK), (end, FOOT)), stroke="space.line", width=3)


def _boat() -> Iterator[Shape]:
    yield Polygon(
        ((640, 12), (640, 66), (598, 66)), fill="boat.sail", stroke="boat.line", width=1.6
    )
    yield Line(((640, 8), (640, 112)), stroke="boat.line", width=3)
    hull = curve(
        (577, 92), (586, 112), (600, 122), (634, 122), (645, 110), (651, 88), (640, 104), (590, 104)
    )
    yield Polygon(hull, fill="boat", stroke="boat.line", width=2)
    yield Line(((590, 112), (643, 112)), stroke="boat.line", width=1.4)
