"""Before the roll: small discs where each face would bring Assam, and what it would cost."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.core.squares import HEADINGS
from boardwidgets.draw.marrakech.marking import QUARTERS
from boardwidgets.draw.marrakech.panel import MINUS
from boardwidgets.draw.marrakech.places import beyond, named
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
        yield from _on_square(shown, discs)
    if marks.forecast and shown.view.state.phase == "turn":
        yield _average(now, found)


def _on_square(shown: Shown, discs: Sequence[Forecast]) -> Iterator[Item]:
    x, y = named(discs[0].square)
    tall = 40.0 if len(discs) == 1 else 24.0
    for place, one in enumerate(discs):
        middle = y + (tall + 2) * (place - (len(discs) - 1) / 2)
        yield Item("marks", "", _said(shown, one), tuple(_disc(one, x, middle, tall)))


def _disc(one: Forecast, x: float, y: float, tall: float) -> Iterator[Shape]:
    """A face of the die, the cost and how likely it is, in one row or two."""
    two_rows = tall > 30
    wide = 50.0 if two_rows else 60.0
    cost = f"{MINUS}{one.cost}" if one.cost else "0"
    line = "mark.refused" if one.goes_out else "mark.can"
    yield Rect(x - wide / 2, y - tall / 2, wide, tall, 9, fill="mark.halo", stroke=line, width=2)
    top = y - 8 if two_rows else y
    yield Sprite(f"die:{one.steps}", x - wide / 2 + 12, top, scale=0.27)
    yield Text(
        x + wide / 2 - 6 if two_rows else x + 5,
        top + 0.5,
        cost,
        15,
        "end" if two_rows else "middle",
        one.cost > 0,
        fill="mark.refused" if one.cost else "ink",
    )
    place = (x, y + 11) if two_rows else (x + wide / 2 - 11, y + 0.5)
    yield Text(*place, str(one.probability), 13, fill="ink.quiet")


def _said(shown: Shown, one: Forecast) -> str:
    say = catalogue(PACKAGE).say
    holes = {"steps": one.steps, "square": one.square, "probability": one.probability}
    if one.owner is None:
        return say("forecast.nothing", **holes)
    return say("forecast.cost", shown.view.names, count=one.cost, owner=one.owner, **holes)


def _average(now: Moment, found: Sequence[Forecast]) -> Item:
    """What each turn costs on the average: its arrow, as it lies on the board, and the amount."""
    costs = expected(found)
    shapes: list[Shape] = []
    said = []
    for place, (turn, cost) in enumerate(costs.items()):
        heading = (now.state.heading + QUARTERS[f"turn:{turn}"]) % 4
        x = 590.0 + 78 * place
        middle = (x, AVERAGE)
        head = arrow_head(beyond(middle, heading + 2, 7), beyond(middle, heading, 9), 15)
        shapes.append(Polygon(head, fill="ink"))
        shapes.append(Text(x + 17, AVERAGE + 1, written(cost), 17, "start", True, fill="ink"))
        said.append(f"{turn} {written(cost)}")
    text = catalogue(PACKAGE).say("forecast.average", costs=tuple(said))
    return Item("marks", "", text, tuple(shapes))


def written(cost: Fraction) -> str:
    """An average cost with one decimal.

    >>> written(Fraction(4, 3)), written(Fraction(0))
    ('−1.3', '0')
    """
    return f"{MINUS}{float(cost):.1f}" if cost else "0"
