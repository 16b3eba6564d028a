"""How far a move has come: the position before it, changed by those of its events that were told.

The row keeps its gaps until the move is over, and what happened leaves traces.
"""

from collections.abc import Iterable
from typing import NamedTuple, cast

from boardwidgets.core.events import Event
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.sobek.entering import entered
from boardwidgets.games.sobek import events as told
from boardwidgets.games.sobek import phases
from boardwidgets.games.sobek.cards import SHOWN, Cards, number
from boardwidgets.games.sobek.state import SobekState


class Way(NamedTuple):
    """A marker went from one space to another; `back` when corruption was paid for."""

    seat: int
    start: int
    space: int
    back: bool = False


class Traces(NamedTuple):
    """What some events have told that leaves a trace: ways on the track, sets, the row.

    `came` is the last card that came to a hand, with its player.
    """

    ways: tuple[Way, ...] = ()
    sets: tuple[tuple[int, str], ...] = ()
    skipped: tuple[int, ...] = ()
    taken: int | None = None
    token: str | None = None
    came: tuple[int, str] | None = None
    corrupted: frozenset[int] = frozenset()
    """Seats to whose corruption a card came."""


class Moment(NamedTuple):
    """What is on the quay now: the position so far, and the traces of a move.

    In `row` there is None where a card was taken in this move. `going` says whether a move is in
    progress, so that its traces are new.
    """

    state: SobekState
    row: tuple[int | None, ...]
    traces: Traces
    going: bool
    viewer: int | None

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.state.seats)

    @property
    def open(self) -> bool:
        """Whether all cards lie open, since the round has been counted."""
        return self.state.phase in phases.SHOWN and not self.going


def moment(frame: Frame) -> Moment:
    """What a picture shows of the position and of the move in progress."""
    state = cast("SobekState", frame.view.state)
    row: tuple[int | None, ...] = state.row
    viewer = frame.view.seat
    ways: tuple[Way, ...] = ()
    for event in frame.events:
        before = state
        state = entered(state, event, viewer)
        row = _row(row, event)
        ways += _ways(before, event)
    if not frame.events:
        ways = tuple(way for event in frame.marks.last for way in _ways(None, event))
    traces = _traces(frame.events or frame.marks.last)._replace(ways=ways)
    return Moment(state, row, traces, bool(frame.events), viewer)


def _row(row: tuple[int | None, ...], event: Event) -> tuple[int | None, ...]:
    """The row with gaps where cards were taken."""
    match event:
        case told.Skipped(place=place) | told.Taken(place=place) | told.Fetched(place=place):
            return (*row[: place - 1], None, *row[place:])
        case told.Dealt(card=card):
            return (*(one for one in row if one is not None), number(card))
        case told.RoundBegan():
            return ()
        case _:
            return row


def _traces(events: Iterable[Event]) -> Traces:
    """What events leave on the quay, but for ways on the track."""
    found = Traces()
    for event in events:
        match event:
            case told.Skipped(seat=seat, place=place):
                found = found._replace(
                    skipped=(*found.skipped, place), corrupted=found.corrupted | {seat}
                )
            case told.Taken() | told.Fetched():
                found = found._replace(taken=event.place, came=(event.seat, event.card))
            case told.QueenDrew() | told.Robbed() | told.Bribed() | told.Looked():
                found = found._replace(came=(event.seat, event.card))
            case (
                told.SetLaid(seat=seat, good=good)
                | told.SetGrown(seat=seat, good=good)
                | told.Added(seat=seat, good=good)
                | told.Prospered(seat=seat, good=good)
            ):
                found = found._replace(sets=(*found.sets, (seat, good)))
            case told.Dropped(seat=seat) | told.LeftOver(seat=seat):
                found = found._replace(corrupted=found.corrupted | {seat})
            case told.TokenTaken(token=token):
                found = found._replace(token=token)
            case _:
                pass
    return found


def _ways(before: SobekState | None, event: Event) -> tuple[Way, ...]:
    """The way that a marker went in an event."""
    match event:
        case told.SteppedBack(seat=seat, start=start, space=space):
            return (Way(seat, start, space, back=True),)
        case (
            told.Moved(seat=seat, start=start, space=space)
            | told.Advanced(seat=seat, start=start, space=space)
            | told.FellBack(seat=seat, start=start, space=space)
        ):
            return (Way(seat, start, space),) if start != space else ()
        case told.FellToStart(seat=seat, start=start):
            return (Way(seat, start, 0),)
        case told.Deceived(seat=seat, count=count, space=space):
            start = before.seats[seat].points if before else space - count
            return (Way(seat, start, space),)
        case _:
            return ()


def hand_shown(now: Moment) -> tuple[int, Cards]:
    """Whose hand lies before the reader, and its cards: his own, else that of whose turn it is."""
    seat = now.state.seat if now.viewer is None else now.viewer
    return seat, tuple(sorted(SHOWN[card] for card in now.state.seats[seat].hand))
