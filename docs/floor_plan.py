"""The floors as a picture: `python -m docs.floor_plan > floors.svg`.

Floors stand on floors, and an arrow goes from a room to each room directly below it. An arrow
that passes a floor does so in a lane between the rooms. All is drawn in the colour of the text
around it, so that it can be read on light and on dark pages.
"""

from collections.abc import Mapping
from html import escape
from textwrap import wrap
from typing import NamedTuple

from docs.floors import Room, directly_below, floors, rooms

WIDTH = 780
GAP = 16
LANE = 26
BETWEEN = 44
"""Pixels between two floors, where the arrows are."""
HEAD = 12
"""Pixels that an arrow's head is long."""
PADDING = 14
NAME, TEXT = 18, 13.5
"""Sizes of letters, in pixels."""
LINE = 18
"""Pixels from one line of text to the next."""
LETTER = 7.4
"""Pixels that a letter of the text is wide in fonts that are wide."""


class Slot(NamedTuple):
    """A place on a floor: of a room, or of the lane of an arrow from one room to another."""

    left: float
    width: float

    @property
    def middle(self) -> float:
        """Half way from left to right."""
        return self.left + self.width / 2

    def nearest(self, x: float) -> float:
        """The place nearest to `x` that is well inside."""
        inside = min(4 * PADDING, self.width / 2)
        return min(max(x, self.left + inside), self.left + self.width - inside)


Lane = tuple[str, str]
"""The arrow from a room to a room, where it passes a floor."""


def words(room: Room) -> tuple[str, ...]:
    """What stands below a room's name: its sentence, and what it needs."""
    needs = f"Needs {', '.join(sorted(room.needs))}." if room.needs else ""
    return tuple(filter(None, [f"{room.sentence}.".replace("`", ""), needs]))


def written(room: Room, width: float) -> list[str]:
    """The words of a room in lines that fit its width."""
    letters = int((width - 2 * PADDING) / LETTER)
    return [line for text in words(room) for line in wrap(text, letters)]


class FloorPlan:
    """Where everything is: slots of rooms and lanes from left to right, floors from top to bottom.

    >>> core = Room("core", "What all share", 2, frozenset(), frozenset())
    >>> game = Room("game", "What is played", 1, frozenset({"core"}), frozenset())
    >>> plan = FloorPlan({"core": core, "game": game})
    >>> plan.arrows, plan.top["game"] < plan.top["core"]
    ((('game', 'core'),), True)
    """

    def __init__(self, house: Mapping[str, Room]) -> None:
        self.house = dict(house)
        self.floors = floors(self.house)
        self.floor_of = {room.name: n for n, floor in enumerate(self.floors) for room in floor}
        self.arrows: tuple[Lane, ...] = tuple(
            (name, below)
            for name in self.floor_of
            for below in sorted(directly_below(self.house, name))
        )
        self.slots: dict[tuple[int, str | Lane], Slot] = {}
        for number in range(len(self.floors)):
            self._lay_out(number)
        self.top: dict[str, float] = {}
        self.heights: list[float] = []
        self._stack()

    def _lay_out(self, number: int) -> None:
        """Give the rooms and lanes of a floor their slots, each near what it leads down to."""
        names = [room.name for room in self.floors[number]]
        lanes = [
            (upper, lower)
            for upper, lower in self.arrows
            if self.floor_of[lower] < number < self.floor_of[upper]
        ]
        here: list[str | Lane] = [*names, *lanes]
        here.sort(key=lambda item: self._leaning(number, item))
        free = WIDTH - LANE * len(lanes) - GAP * (len(here) - 1)
        left = 0.0
        for item in here:
            width = free / len(names) if isinstance(item, str) else LANE
            self.slots[number, item] = Slot(left, width)
            left += width + GAP

    def _leaning(self, number: int, item: str | Lane) -> float:
        """How far to the right lies what a room or a lane leads down to."""
        leading = [item] if isinstance(item, tuple) else [a for a in self.arrows if a[0] == item]
        below = [self.slots[number - 1, self.passing(*lane, number - 1)] for lane in leading]
        return sum(slot.middle for slot in below) / len(below) if below else 0

    def passing(self, upper: str, lower: str, number: int) -> str | Lane:
        """What an arrow meets on a floor: the room it leads to, or its lane past the others."""
        return lower if self.floor_of[lower] == number else (upper, lower)

    def _stack(self) -> None:
        """Give each floor its height, which is that of its longest text."""
        y = 1.0
        for number, floor in reversed(list(enumerate(self.floors))):
            lines = [written(room, self.slots[number, room.name].width) for room in floor]
            height = 2 * PADDING + NAME + 4 + LINE * max(map(len, lines))
            for room in floor:
                self.top[room.name] = y
            self.heights.insert(0, height)
            y += height + BETWEEN
        self.height = y - BETWEEN + 1

    def bottom(self, number: int) -> float:
        """The lower edge of a floor."""
        return self.top[self.floors[number][0].name] + self.heights[number]


def box(plan: FloorPlan, room: Room) -> str:
    """A room: its frame, its name, its words."""
    number = plan.floor_of[room.name]
    slot, top = plan.slots[number, room.name], plan.top[room.name]
    left, first = slot.left + PADDING, top + PADDING + NAME * 0.8
    lines = "".join(
        f'<text x="{left:g}" y="{first + 4 + LINE * (row + 1):g}">{escape(line)}</text>'
        for row, line in enumerate(written(room, slot.width))
    )
    return (
        f'<rect x="{slot.left + 1:g}" y="{top:g}" width="{slot.width - 2:g}"'
        f' height="{plan.heights[number]:g}" rx="6" fill="currentColor" fill-opacity="0.06"'
        f' stroke="currentColor" stroke-opacity="0.7"/>'
        f'<text x="{left:g}" y="{first:g}" font-size="{NAME}" font-weight="bold">{room.name}</text>'
        f"{lines}"
    )


def arrow(plan: FloorPlan, upper: str, lower: str) -> str:
    """The arrow from a room to a room below it, through its lanes."""
    number = plan.floor_of[upper]
    slot = plan.slots[number, upper]
    path = ""
    for passed in range(number - 1, plan.floor_of[lower] - 1, -1):
        below = plan.slots[passed, plan.passing(upper, lower, passed)]
        x, to_x = straight_down(slot, below)
        y = plan.bottom(passed + 1)
        path += f" {'L' if path else 'M'}{x:g} {y:g} {curve(x, y, to_x)}"
        slot = below
    return f'<path d="{path.strip()}" marker-end="url(#floors-arrow)"/>'


def straight_down(above: Slot, below: Slot) -> tuple[float, float]:
    """Where an arrow leaves a slot and where it arrives: one below the other, if they overlap."""
    left = max(above.left, below.left)
    right = min(above.left + above.width, below.left + below.width)
    middle = (left + right) / 2
    return above.nearest(middle), below.nearest(middle)


def curve(x: float, y: float, to_x: float) -> str:
    """From the lower edge of a floor to the next one, the last pixels straight down."""
    half, end = y + BETWEEN / 2, y + BETWEEN
    return f"C{x:g} {half:g} {to_x:g} {half - HEAD:g} {to_x:g} {end - HEAD:g} V{end:g}"


def told(plan: FloorPlan) -> str:
    """The picture in words, for those who do not see it."""
    return " ".join(
        f"{name} rests on {', '.join(sorted(directly_below(plan.house, name))) or 'nothing'}."
        for name in reversed(plan.floor_of)
    )


def floor_plan(house: Mapping[str, Room]) -> str:
    """The whole picture as SVG."""
    plan = FloorPlan(house)
    boxes = "".join(box(plan, room) for room in plan.house.values())
    arrows = "".join(arrow(plan, upper, lower) for upper, lower in plan.arrows)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {plan.height:g}"'
        f' role="img" aria-labelledby="floors-title floors-words">'
        f'<title id="floors-title">The floors of boardwidgets</title>'
        f'<desc id="floors-words">{escape(told(plan))}</desc>'
        '<marker id="floors-arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9"'
        ' markerHeight="9" orient="auto"><path d="M0 0 10 5 0 10z" fill="currentColor"/></marker>'
        f'<g font-family="system-ui, sans-serif" font-size="{TEXT}" fill="currentColor">{boxes}</g>'
        f'<g fill="none" stroke="currentColor" stroke-width="1.5">{arrows}</g>'
        "</svg>"
    )


if __name__ == "__main__":
    print(floor_plan(rooms()))  # noqa: T201 - the picture is what the command gives
