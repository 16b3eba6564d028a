"""How far a move has come: the position before it, and what those of its events did that were told.

The row keeps its gaps until the move is over, and what happened leaves traces.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from boardwidgets.core.events import Event
from boardwidgets.draw.frame import Frame
from boardwidgets.games.sobek import phases
from boardwidgets.games.sobek.cards import SHOWN, Cards, card_named
from boardwidgets.games.sobek.events import (
    Added,
    Advanced,
    BeginnerChosen,
    BeginnerDrawn,
    Bribed,
    CorruptionCounted,
    Deceived,
    Dropped,
    EventTokenTaken,
    FellBack,
    FellToStart,
    Fetched,
    GameEnded,
    LeftOver,
    Looked,
    LowestDrawn,
    Moved,
    Pays,
    PaysNothing,
    Prospered,
    QueenDrew,
    Robbed,
    RoundBegan,
    RoundEnded,
    SetGrown,
    SetLaid,
    SetScored,
    SidewaysScored,
    Skipped,
    SteppedBack,
    Taken,
)
from boardwidgets.games.sobek.replay import replay
from boardwidgets.games.sobek.state import SobekState


class MarkerPath(NamedTuple):
    """A marker went from one space to another; `back` when corruption was paid for."""

    seat: int
    start: int
    space: int
    back: bool = False


class Traces(NamedTuple):
    """What some events have told that leaves a trace: paths on the track, sets, the row.

    `came` is the last card that came to a hand, with its player.
    """

    paths: tuple[MarkerPath, ...] = ()
    sets: tuple[tuple[int, str], ...] = ()
    skipped: tuple[int, ...] = ()
    taken: int | None = None
    token: str | None = None
    came: tuple[int, int] | None = None
    corrupted: tuple[int, ...] = ()
    """For each card that came to corruption, to whose."""
    counting: int | None = None
    """The seat that is counted now, or that pays, at the end of a round."""
    counted: tuple[str, bool] | None = None
    """The set of that seat that is counted now: its good, and whether it lies sideways."""


class SobekSnapshot(NamedTuple):
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

    @property
    def hand(self) -> tuple[int, Cards]:
        """Whose hand lies before the reader, and its cards as they count in play.

        It is their own, else that of whose turn it is.
        """
        seat = self.state.seat if self.viewer is None else self.viewer
        return seat, tuple(sorted(SHOWN[card] for card in self.state.seats[seat].hand))


def snapshot(frame: Frame) -> SobekSnapshot:
    """What a picture shows of the position and of the move in progress."""
    before: SobekState = frame.view.state
    viewer = frame.view.seat
    state = so_far(before, frame.events, viewer)
    row = _with_gaps(state.row, before.row, frame.events)
    traces = _traces(frame.events or frame.marks.last)
    return SobekSnapshot(state, row, traces, bool(frame.events), viewer)


def so_far(before: SobekState, events: tuple[Event, ...], viewer: int | None) -> SobekState:
    """The position once some events of a move have been told, while it is still the same turn.

    What the move leads to is only seen when it is over; but a round that begins or ends and the
    like are phases that are gone through while it is told.
    """
    if not events:
        return before
    passed = replay(before, _up_to(PASSED_THROUGH, events), viewer)
    seated = replay(before, _up_to(SEATED, events), viewer)
    return replay(before, events, viewer)._replace(phase=passed.phase, seat=seated.seat)


PASSED_THROUGH: Final = (RoundBegan, RoundEnded, GameEnded)
"""Events with which a phase begins that is gone through in the middle of a move."""
SEATED: Final = (BeginnerDrawn, LowestDrawn, BeginnerChosen, RoundEnded)
"""Events after which it is seen at once whose turn it is."""


def _up_to(kinds: tuple[type[Event], ...], events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events up to the last of some kinds; none where there is no such event."""
    counts = (count for count, event in enumerate(events, 1) if isinstance(event, kinds))
    return events[: max(counts, default=0)]


def _with_gaps(row: Cards, before: Cards, events: tuple[Event, ...]) -> tuple[int | None, ...]:
    """The row as it is now, with gaps where cards were taken; one that is dealt again has none."""
    taken = {event.place for event in events if isinstance(event, Skipped | Taken | Fetched)}
    gaps = tuple(None if place in taken else card for place, card in enumerate(before, 1))
    return gaps if tuple(card for card in gaps if card is not None) == row else row


COUNTING: Final = (SetScored, SidewaysScored, Moved, CorruptionCounted, Pays, PaysNothing)
"""What is told of one player at a time when a round is counted."""


def _counted(event: Event) -> tuple[str, bool] | None:
    """The set that an event counts: its good, and whether it lies sideways."""
    if isinstance(event, SetScored | SidewaysScored):
        return event.good, isinstance(event, SidewaysScored)
    return None


def _traces(events: Iterable[Event]) -> Traces:
    """What events leave on the quay."""
    found = Traces()
    for event in events:
        if isinstance(event, COUNTING):
            found = found._replace(counting=event.seat, counted=_counted(event))
        match event:
            case Skipped(seat=seat, place=place):
                found = found._replace(
                    skipped=(*found.skipped, place), corrupted=(*found.corrupted, seat)
                )
            case Taken() | Fetched():
                found = found._replace(taken=event.place, came=_came(event))
            case QueenDrew() | Robbed() | Bribed() | Looked():
                found = found._replace(came=_came(event))
            case (
                SetLaid(seat=seat, good=good)
                | SetGrown(seat=seat, good=good)
                | Added(seat=seat, good=good)
                | Prospered(seat=seat, good=good)
            ):
                found = found._replace(sets=(*found.sets, (seat, good)))
            case Dropped(seat=seat) | LeftOver(seat=seat):
                found = found._replace(corrupted=(*found.corrupted, seat))
            case EventTokenTaken(token=token):
                found = found._replace(token=token)
            case _:
                found = found._replace(paths=(*found.paths, *_paths(event)))
    return found


def _came(event: Taken | Fetched | QueenDrew | Robbed | Bribed | Looked) -> tuple[int, int]:
    """To whom a card came, and what it counts as in play."""
    return event.seat, SHOWN[card_named(event.card)]


def _paths(event: Event) -> tuple[MarkerPath, ...]:
    """The path on which a marker went in an event."""
    match event:
        case SteppedBack(seat=seat, start=start, space=space):
            return (MarkerPath(seat, start, space, back=True),)
        case (
            Moved(seat=seat, start=start, space=space)
            | Advanced(seat=seat, start=start, space=space)
            | FellBack(seat=seat, start=start, space=space)
        ):
            return (MarkerPath(seat, start, space),) if start != space else ()
        case FellToStart(seat=seat, start=start):
            return (MarkerPath(seat, start, 0),)
        case Deceived(seat=seat, count=count, space=space):
            return (MarkerPath(seat, space - count, space),)
        case _:
            return ()
