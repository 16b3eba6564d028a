"""Before the roll: small discs where each face would bring Assam, and what it would cost."""

import math
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, Final

from boardwidgets.core.messages import catalogue
from boardwidgets.draw.marrakech.marking import QUARTERS
from boardwidgets.draw.marrakech.panel import MINUS
from boardwidgets.draw.marrakech.places import CELL, beyond, centre, named
from boardwidgets.draw.marrakech.telling import Moment
from boardwidgets.draw.marrakech.walking import arrow_head
from boardwidgets.draw.scene import Item, Polygon, Rect, Shape, Sprite, Text
from boardwidgets.draw.shown import Shown
from boardwidgets.teach.marrakech import Forecast, expected, forecast

PACKAGE: Final = "boardwidgets.draw.marrakech"
AVERAGE: Final = 512.0
"""How far down the average costs of the turns are written."""


def foreseen(shown: Shown, now: Moment) -> Iterator[Item]:
    """What a turn or a face of the die would bring: asked for, or the one under the pointer."""
    marks = shown.marks
    pointer = marks.pointer if marks.pointer in marks.can else None
    turn = pointer.removeprefix("turn:") if pointer in QUARTERS and pointer else None
    face = pointer.removeprefix("die:") if pointer and pointer.startswith("die:") else None
    if shown.events or not (marks.forecast or turn or face):
        return
    found = forecast(shown.view)
    here = [
        one
        for one in found
        if (turn is None or one.turn == turn) and (face is None or str(one.steps) == face)
    ]
    if face and here:
        x, y = named(here[0].square)
        ghost = Sprite(f"assam:{here[0].heading}", x, y, alpha=0.5)
        yield Item("marks", "", "", (ghost,))
    squares = dict.fromkeys(one.square for one in here)
    for square in squares:
        discs = [one for one in here if one.square == square]
        yield from _on_square(shown, now, discs)
    if marks.forecast and shown.view.state.phase == "turn":
        yield _average(now, found)


def _on_square(shown: Shown, now: Moment, discs: Sequence[Forecast]) -> Iterator[Item]:
    """One disc a face, two at most side by side; beside Assam they leave room for the arrows."""
    x, y = named(discs[0].square)
    ax, ay = centre(now.state.assam)
    if math.dist((x, y), (ax, ay)) <= CELL:
        x, y = x + (x - ax) * 0.13, y + (y - ay) * 0.13
    draw = _flat if len(discs) == 1 else _upright
    for place, one in enumerate(discs):
        middle = x + 31 * (place - (len(discs) - 1) / 2)
        yield Item("marks", "", _said(shown, one), tuple(draw(one, middle, y)))


def _flat(one: Forecast, x: float, y: float) -> Iterator[Shape]:
    """A face of the die and the cost, and under them how likely it is."""
    yield _paper(one, x, y, 50, 41)
    yield from _face(one, x - 14, y - 8)
    yield Text(x + 9, y - 7.5, _cost(one), 15, bold=one.cost > 0, fill=_ink(one))
    yield Text(x, y + 11.5, str(one.probability), 13.5, fill="ink.quiet")


def _upright(one: Forecast, x: float, y: float) -> Iterator[Shape]:
    """The same in half a square: face, cost, probability one under the other."""
    yield _paper(one, x, y, 30, 56)
    yield from _face(one, x, y - 16)
    yield Text(x, y + 2.5, _cost(one), 14, bold=one.cost > 0, fill=_ink(one))
    yield Text(x, y + 18.5, str(one.probability), 13, fill="ink.quiet")


def _paper(one: Forecast, x: float, y: float, w: float, h: float) -> Rect:
    line = "mark.refused" if one.goes_out else "mark.can"
    return Rect(x - w / 2, y - h / 2, w, h, 8, fill="mark.halo", stroke=line, width=1.8)


def _face(one: Forecast, x: float, y: float) -> Iterator[Shape]:
    """The die as small as it can be read: its number in a square."""
    yield Rect(x - 9, y - 9, 18, 18, 4, fill="die", stroke="die.line", width=1.8)
    yield Text(x, y + 0.7, str(one.steps), 14, bold=True, fill="die.sandal")


def _cost(one: Forecast) -> str:
    return f"{MINUS}{one.cost}" if one.cost else "0"


def _ink(one: Forecast) -> str:
    return "mark.refused" if one.cost else "ink"


def _said(shown: Shown, one: Forecast) -> str:
    say = catalogue(PACKAGE).say
    holes: dict[str, Any] = {
        "steps": one.steps,
        "square": one.square,
        "probability": one.probability,
    }
    if one.owner is None:
        return say("forecast.nothing", **holes)
    return say("forecast.cost", shown.view.names, count=one.cost, owner=one.owner, **holes)


def _average(now: Moment, found: Sequence[Forecast]) -> Item:
    """What each turn costs on the average: its arrow, as it lies on the board, and the amount."""
    costs = expected(found)
    shapes: list[Shape] = []
    for place, (turn, cost) in enumerate(costs.items()):
        heading = (now.state.heading + QUARTERS[f"turn:{turn}"]) % 4
        x = 590.0 + 78 * place
        middle = (x, AVERAGE)
        head = arrow_head(beyond(middle, heading + 2, 7), beyond(middle, heading, 9), 15)
        shapes.append(Polygon(head, fill="ink"))
        shapes.append(Text(x + 17, AVERAGE + 1, written(cost), 17, "start", True, fill="ink"))
    holes = {str(turn): f"{float(cost):.1f}" for turn, cost in costs.items()}
    text = catalogue(PACKAGE).say("forecast.average", **holes)
    return Item("marks", "", text, tuple(shapes))


def written(cost: Fraction) -> str:
    """An average cost with one decimal.

    >>> written(Fraction(4, 3)), written(Fraction(0))
    ('−1.3', '0')
    """
    return f"{MINUS}{float(cost):.1f}" if cost else "0"
