"""What would happen: where each face would bring Assam and what it would cost; ghosts of moves.

Before the roll a small disc stands where each face would bring him. What is under the pointer is
seen at half strength as it would be if it were picked.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from boardwidgets.core.messages import catalogue, tenths
from boardwidgets.core.squares import HEADINGS
from boardwidgets.draw.field import beyond
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.marks import arrow_head
from boardwidgets.draw.marrakech.art.assam import beak
from boardwidgets.draw.marrakech.art.discs import WRITING
from boardwidgets.draw.marrakech.board.rugs import Rug, sprites
from boardwidgets.draw.marrakech.gestures import QUARTERS
from boardwidgets.draw.marrakech.layout import CELL, HEIGHT, centre, named, tile
from boardwidgets.draw.marrakech.panel import MINUS
from boardwidgets.draw.marrakech.snapshot import MarrakechSnapshot
from boardwidgets.draw.scene import Item, Point, Polygon, Rect, Shape, Sprite, Text
from boardwidgets.games.marrakech.moves import LayRug
from boardwidgets.games.marrakech.phases import TURN
from boardwidgets.games.marrakech.squares import square
from boardwidgets.teach.marrakech import Forecast, expected, forecast

PACKAGE: Final = "boardwidgets.draw.marrakech"
BELOW: Final = 47.0
"""How far below its square a disc stands when Assam's ghost stands there."""
AVERAGE: Final = 512.0
"""How far down the average costs of the turns are written."""


def forecasts(frame: Frame, now: MarrakechSnapshot) -> Iterator[Item]:
    """What a turn or a face of the die would bring: asked for, or the one under the pointer."""
    marks = frame.marks
    pointer = marks.pointer if marks.pointer in marks.can else None
    turn = pointer.removeprefix("turn:") if pointer in QUARTERS and pointer else None
    face = pointer.removeprefix("die:") if pointer and pointer.startswith("die:") else None
    if frame.events or not (marks.forecast or turn or face):
        return
    found = forecast(frame.view)
    here = [
        one
        for one in found
        if (turn is None or one.turn == turn) and (face is None or str(one.steps) == face)
    ]
    if face and here:
        x, y = named(here[0].square)
        ghost = Sprite(f"assam:{here[0].heading}", x, y, alpha=0.5)
        yield Item("marks", "", "", (ghost,))
    below = BELOW if face else 0.0
    discs = [_disc(one, here, below) for one in here]
    for one, disc in zip(here, discs, strict=True):
        yield Item("marks", "", _said(frame, one), (disc.paper,))
    yield Item("marks", "", "", (*_turns(now, discs), *_written(discs)))
    if marks.forecast and frame.view.state.phase == TURN:
        yield _average(now, found)


@dataclass(frozen=True, slots=True)
class Disc:
    """Where a forecast stands: a paper with a small die, and the places of `WRITING` on it."""

    one: Forecast
    paper: Sprite
    places: tuple[Point, ...]


def _disc(one: Forecast, here: Sequence[Forecast], below: float) -> Disc:
    """One disc a face, two at most side by side."""
    x, y = named(one.square)
    sharing = [other for other in here if other.square == one.square]
    form = "flat" if len(sharing) == 1 else "upright"
    y += below if y + below < HEIGHT - 30 else -below
    x += 30.5 * (sharing.index(one) - (len(sharing) - 1) / 2)
    name = f"disc:{form}:out" if one.goes_out else f"disc:{form}"
    places = tuple((round(x + right, 1), round(y + down, 1)) for right, down in WRITING[form])
    return Disc(one, Sprite(name, round(x, 1), round(y, 1)), places)


def _turns(now: MarrakechSnapshot, discs: Sequence[Disc]) -> Iterator[Shape]:
    """On each disc the heading of the turn that leads to it, as beside the averages."""
    for disc in discs:
        if disc.one.turn is not None:
            heading = now.state.heading + QUARTERS[f"turn:{disc.one.turn}"]
            at = disc.places[3]
            head = arrow_head(beyond(at, heading + 2, 4), beyond(at, heading, 4.5), 7.5)
            yield Polygon(head, fill="ink")


def _written(discs: Sequence[Disc]) -> Iterator[Text]:
    """What is written on discs, one kind of writing after the other: so there is less to send."""
    for kind in zip(*map(_texts, discs), strict=True):
        yield from kind


def _texts(disc: Disc) -> tuple[Text, Text, Text]:
    """The face, the cost and how likely it is."""
    one = disc.one
    cost = f"{MINUS}{one.cost}" if one.cost else "0"
    ink = "mark.refused" if one.cost else "ink"
    face, paid, likely, _ = disc.places
    return (
        Text(*face, str(one.steps), 14, bold=True, fill="die.sandal"),
        Text(*paid, cost, 14.5, bold=True, fill=ink),
        Text(*likely, str(one.probability), 13.5, fill="ink.quiet"),
    )


def _said(frame: Frame, one: Forecast) -> str:
    say = catalogue(PACKAGE).say
    parameters: dict[str, Any] = {
        "steps": one.steps,
        "square": one.square,
        "probability": one.probability,
    }
    if one.owner is None:
        return say("forecast.nothing", **parameters)
    return say("forecast.cost", frame.view.names, count=one.cost, owner=one.owner, **parameters)


def _average(now: MarrakechSnapshot, found: Sequence[Forecast]) -> Item:
    """What each turn costs on the average: its arrow, as it lies on the board, and the amount."""
    costs = expected(found)
    shapes: list[Shape] = []
    for place, (turn, cost) in enumerate(costs.items()):
        heading = (now.state.heading + QUARTERS[f"turn:{turn}"]) % 4
        x = 580.0 + 84 * place
        middle = (x, AVERAGE)
        head = arrow_head(beyond(middle, heading + 2, 7), beyond(middle, heading, 9), 15)
        shapes.append(Polygon(head, fill="ink"))
        shapes.append(Text(x + 17, AVERAGE + 1, written(cost), 17, "start", True, fill="ink"))
    caption = catalogue(PACKAGE).say("forecast.caption")
    shapes.append(Text(580.0 + 84, AVERAGE + 20, caption, 13, fill="ink.quiet"))
    parameters = {str(turn): tenths(float(cost)) for turn, cost in costs.items()}
    text = catalogue(PACKAGE).say("forecast.average", **parameters)
    return Item("marks", "", text, tuple(shapes))


def written(cost: Fraction) -> str:
    """An average cost with at most one decimal.

    >>> written(Fraction(4, 3)), written(Fraction(0))
    ('−1.3', '0')
    """
    amount = tenths(float(cost))
    return amount if amount == "0" else f"{MINUS}{amount}"


def ghosts(frame: Frame, now: MarrakechSnapshot) -> Iterator[Item]:
    """What would happen if the thing under the pointer were picked, at half strength."""
    key = frame.marks.pointer or ""
    if key in QUARTERS and key in frame.marks.can:
        heading = (now.state.heading + QUARTERS[key]) % 4
        pointed = beak(centre(now.state.assam), heading)
        shapes = (Polygon(pointed, fill="assam.fez", stroke="assam.line", width=1.8, alpha=0.5),)
        text = catalogue(PACKAGE).say("ghost.turn", heading=HEADINGS[heading])
        yield Item("marks", "", text, shapes)
    elif key.startswith("square:") and key in frame.marks.can:
        yield from _ghost_rug(frame, now, key)


def _ghost_rug(frame: Frame, now: MarrakechSnapshot, key: str) -> Iterator[Item]:
    """The whole rug, or the half of it while its other half is not chosen."""
    keys = {*frame.marks.picked, key}
    lays = [
        move
        for move in frame.view.legal_moves
        if isinstance(move, LayRug) and keys <= {f"square:{name}" for name in move.squares}
    ]
    if not lays:
        return
    lay, here = lays[0], square(key.partition(":")[2])
    other = lay.b if here == lay.a else lay.a
    squares = tuple(sorted((here, other))) if frame.marks.picked else (here,)
    far = squares[1] if len(squares) > 1 else other
    side = next(h for h in range(4) if beyond(centre(squares[0]), h, CELL) == centre(far))
    rug = Rug(now.state.colour_to_lay, squares, side, 0, neutral=False)
    text = catalogue(PACKAGE).say("ghost.rug", squares=tuple(key[7:] for key in sorted(keys)))
    washes = (Rect(r.x, r.y, r.w, r.h, fill="tile", alpha=0.45) for r in map(tile, squares))
    yield Item("marks", "", text, (*washes, *sprites(rug, alpha=0.55)))
