"""What is on the board now, and what a move leaves on it.

While a move is told, the position is the one before it with those of its events replayed that have
been told; whose turn it is and what they have to do stays as it was until the move is done.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from boardwidgets.core.events import Event
from boardwidgets.draw.frame import Frame
from boardwidgets.games.marrakech.events import (
    Counted,
    Paid,
    PaidShort,
    Rolled,
    RugLaid,
    Stepped,
    WentRound,
)
from boardwidgets.games.marrakech.moves import Die, LayRug
from boardwidgets.games.marrakech.phases import FIRST, OVER, ROLL, RUG, TURN
from boardwidgets.games.marrakech.replay import replay
from boardwidgets.games.marrakech.squares import square
from boardwidgets.games.marrakech.state import MarrakechState

Walked = Stepped | WentRound
Payment = Paid | PaidShort


@dataclass(frozen=True, slots=True)
class MarrakechTraces:
    """What some events have told that leaves a trace on the board."""

    rolled: int | None = None
    walk: tuple[Walked, ...] = ()
    counted: tuple[Counted, ...] = ()
    payment: Payment | None = None
    laid: RugLaid | None = None


@dataclass(frozen=True, slots=True)
class MarrakechSnapshot:
    """What is on the board now: the position so far, the die, and the traces of a move.

    `face` is the die's, None before it is rolled. `going` says whether a move is in progress, so
    that its traces are new; else they are those of the move before. `order` says when which rug
    was laid on a square, and where its other half went. `thrown` counts the moments that the die
    has been in the air.
    """

    state: MarrakechState
    face: int | None
    traces: MarrakechTraces
    going: bool
    order: dict[int, tuple[int, int]]
    thrown: int


def snapshot(frame: Frame) -> MarrakechSnapshot:
    """What a picture shows of the position and of the move in progress."""
    before: MarrakechState = frame.view.state
    traces = traces_of(frame.events or frame.marks.last)
    rolled = traces.rolled if frame.events else None
    waits = before.phase in (TURN, ROLL, FIRST, RUG)
    thrown = [move.steps for move in frame.view.moves if isinstance(move, Die)]
    face = rolled or (thrown[-1] if thrown and not waits else None)
    going = bool(frame.events)
    return MarrakechSnapshot(_so_far(frame), face, traces, going, _order(frame), frame.marks.thrown)


def _so_far(frame: Frame) -> MarrakechState:
    """The position as far as it has been told; only the end of the game is shown at once."""
    before: MarrakechState = frame.view.state
    after = replay(before, frame.events, frame.view.seat)
    phase = OVER if after.phase == OVER else before.phase
    return after._replace(phase=phase, seat=before.seat)


def traces_of(events: Iterable[Event]) -> MarrakechTraces:
    """What events leave on the board."""
    found = MarrakechTraces()
    for event in events:
        match event:
            case Rolled(steps=steps):
                found = replace(found, rolled=steps)
            case Stepped() | WentRound():
                found = replace(found, walk=(*found.walk, event))
            case Counted():
                found = replace(found, counted=(*found.counted, event))
            case Paid() | PaidShort():
                found = replace(found, payment=event)
            case RugLaid():
                found = replace(found, laid=event)
            case _:
                pass
    return found


def _order(frame: Frame) -> dict[int, tuple[int, int]]:
    """For each square the number of its last rug, in the order of laying, and its other square."""
    lays = [(move.a, move.b) for move in frame.view.moves if isinstance(move, LayRug)]
    for event in frame.events:
        if isinstance(event, RugLaid):
            one, other = map(square, event.squares)
            lays.append((one, other))
    order = {}
    for number, (one, other) in enumerate(lays):
        order[one] = number, other
        order[other] = number, one
    return order
