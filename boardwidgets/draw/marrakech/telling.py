"""How far a move has come: the position before it, changed by those of its events that were told.

No rule is asked here. An event says what became of a square, a purse or a player; it is entered,
and that is what is drawn.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from boardwidgets.core.events import Event
from boardwidgets.core.squares import HEADINGS
from boardwidgets.draw.frame import Frame
from boardwidgets.games.marrakech import events as told
from boardwidgets.games.marrakech.moves import Die, Lay
from boardwidgets.games.marrakech.rugs import COLOURS, free_number
from boardwidgets.games.marrakech.squares import square
from boardwidgets.games.marrakech.state import MarrakechState

Walked = told.Stepped | told.WentRound
Payment = told.Paid | told.PaidShort


@dataclass(frozen=True, slots=True)
class Told:
    """What some events have told that leaves a trace on the board."""

    rolled: int | None = None
    walk: tuple[Walked, ...] = ()
    counted: tuple[told.Counted, ...] = ()
    payment: Payment | None = None
    laid: told.Laid | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """What is on the board now: the position so far, the die, and the traces of a move.

    `face` is the die's, None before it is rolled. `going` says whether a move is in progress, so
    that its traces are new; else they are those of the move before. `order` says when which rug
    was laid on a square, and where its other half went. `thrown` counts the moments that the die
    has been in the air.
    """

    state: MarrakechState
    face: int | None
    traces: Told
    going: bool
    order: dict[int, tuple[int, int]]
    thrown: int


def moment(frame: Frame) -> Moment:
    """What a picture shows of the position and of the move in progress."""
    before = cast("MarrakechState", frame.view.state)
    state = before
    for event in frame.events:
        state = ENTER.get(type(event), _unchanged)(state, event)
    traces = traces_of(frame.events or frame.marks.last)
    rolled = traces.rolled if frame.events else None
    waits = before.phase in ("turn", "roll", "first", "rug")
    thrown = [move.steps for move in frame.view.moves if isinstance(move, Die)]
    face = rolled or (thrown[-1] if thrown and not waits else None)
    return Moment(state, face, traces, bool(frame.events), _order(frame), frame.marks.thrown)


def traces_of(events: Iterable[Event]) -> Told:
    """What events leave on the board."""
    found = Told()
    for event in events:
        match event:
            case told.Rolled(steps=steps):
                found = replace(found, rolled=steps)
            case told.Stepped() | told.WentRound():
                found = replace(found, walk=(*found.walk, event))
            case told.Counted():
                found = replace(found, counted=(*found.counted, event))
            case told.Paid() | told.PaidShort():
                found = replace(found, payment=event)
            case told.Laid():
                found = replace(found, laid=event)
            case _:
                pass
    return found


def _order(frame: Frame) -> dict[int, tuple[int, int]]:
    lays = [(move.a, move.b) for move in frame.view.moves if isinstance(move, Lay)]
    for event in frame.events:
        if isinstance(event, told.Laid):
            one, other = map(square, event.squares)
            lays.append((one, other))
    order = {}
    for number, (one, other) in enumerate(lays):
        order[one] = number, other
        order[other] = number, one
    return order


def _unchanged(state: MarrakechState, event: Event) -> MarrakechState:
    return state


def _first(state: MarrakechState, event: told.FirstDrawn) -> MarrakechState:
    return state._replace(seat=event.seat)


def _next_rug(state: MarrakechState, event: told.RugDrawn) -> MarrakechState:
    return state._replace(next_rugs=_put(state.next_rugs, event.seat, COLOURS.index(event.colour)))


def _turned(state: MarrakechState, event: told.Turned | told.TurnedAfter) -> MarrakechState:
    return state._replace(heading=HEADINGS.index(event.heading))


def _walked(state: MarrakechState, event: Walked) -> MarrakechState:
    return state._replace(assam=square(event.square), heading=HEADINGS.index(event.heading))


def _paid(state: MarrakechState, event: Payment) -> MarrakechState:
    purses = _put(state.purses, event.payer, state.purses[event.payer] - event.count)
    return state._replace(purses=_put(purses, event.owner, purses[event.owner] + event.count))


def _went_out(state: MarrakechState, event: told.WentOut) -> MarrakechState:
    rugs = state.rugs
    for colour in state.table.colours[event.seat]:
        rugs = _put(rugs, colour, 0)
    next_rugs = _put(state.next_rugs, event.seat, None)
    return state._replace(rugs=rugs, next_rugs=next_rugs, out=_put(state.out, event.seat, True))


def _laid(state: MarrakechState, event: told.Laid) -> MarrakechState:
    colour = COLOURS.index(event.colour)
    tops, number = state.tops, free_number(state.tops, colour)
    for name in event.squares:
        tops = _put(tops, square(name), number)
    rugs = _put(state.rugs, colour, state.rugs[colour] - 1)
    stacked = len(state.table.colours[event.seat]) > 1
    next_rugs = _put(state.next_rugs, event.seat, None) if stacked else state.next_rugs
    return state._replace(tops=tops, rugs=rugs, next_rugs=next_rugs)


def _over(state: MarrakechState, event: Event) -> MarrakechState:
    return state._replace(phase="over")


def _put(row: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*row[:place], value, *row[place + 1 :])


ENTER: Final[dict[type[Event], Callable[[MarrakechState, Any], MarrakechState]]] = {
    told.FirstDrawn: _first,
    told.RugDrawn: _next_rug,
    told.Turned: _turned,
    told.TurnedAfter: _turned,
    told.Stepped: _walked,
    told.WentRound: _walked,
    told.Paid: _paid,
    told.PaidShort: _paid,
    told.WentOut: _went_out,
    told.Laid: _laid,
    told.Ended: _over,
    told.LastPlayerLeft: _over,
}
"""How each event is entered into the position; others change nothing that is seen."""
