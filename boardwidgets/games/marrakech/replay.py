"""What each event of Marrakech does to a record: said here, and nowhere else.

The rules replay what a move has caused, pictures what has been told of it so far. The phase and
the seat to move follow from the events as well: a player who has laid a rug has finished the turn.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from boardwidgets.core.events import Event
from boardwidgets.core.squares import HEADINGS
from boardwidgets.games.marrakech.events import (
    Ended,
    FirstDrawn,
    LastPlayerLeft,
    NothingDue,
    Paid,
    PaidShort,
    RugDrawn,
    RugLaid,
    Stepped,
    Turned,
    TurnedAfter,
    WentOut,
    WentRound,
)
from boardwidgets.games.marrakech.phases import LAY, OVER, ROLL, RUG, TURN_AFTER
from boardwidgets.games.marrakech.record import MarrakechRecord, seat_to_draw
from boardwidgets.games.marrakech.rugs import COLOURS, free_number, with_rug
from boardwidgets.games.marrakech.squares import square

R = TypeVar("R", bound=MarrakechRecord)

MarrakechDraft = list[Any]
"""The fields of a record while events change them, each at a place that has its name below.

A new record is made once a move, not once an event. A list, not an object with these names: with
that random games have a tenth fewer moves a second.
"""

(SETUP, CONSTANTS, PHASE, SEAT, ASSAM, HEADING, TOPS, PURSES, RUGS, NEXT_RUGS, OUT) = range(
    len(MarrakechRecord._fields)
)
"""Where each field stands in a draft: in the order of the record."""


def replay(record: R, events: Sequence[Event], seat: int | None = None) -> R:
    """The record once these events have happened; of the same class as it was given.

    All seats are told everything, so it is the same for each `seat` and for a spectator.

    >>> from boardwidgets.game import Game
    >>> before = Game("marrakech", seed=1).state
    >>> replay(before, (Stepped("d5", "N"),)).assam == square("d5")
    True
    """
    draft: MarrakechDraft = list(record)
    for event in events:
        change = _CHANGES.get(type(event))
        if change is not None:
            change(draft, event)
    return type(record)._make(draft)


def _first_drawn(draft: MarrakechDraft, event: FirstDrawn) -> None:
    _begin_turn(draft, event.seat)


def _begin_turn(draft: MarrakechDraft, seat: int) -> None:
    """It is the turn of a seat, once chance has drawn the next rugs of the stacks.

    The first phase of a turn is another one in the variant: `marrakech.variant.turn-after`.
    """
    draft[SEAT] = seat
    constants = draft[CONSTANTS]
    waits = seat_to_draw(constants, draft[RUGS], draft[NEXT_RUGS]) is not None
    draft[PHASE] = RUG if waits else constants.opening


def _rug_drawn(draft: MarrakechDraft, event: RugDrawn) -> None:
    draft[NEXT_RUGS] = _put(draft[NEXT_RUGS], event.seat, COLOURS.index(event.colour))
    _begin_turn(draft, draft[SEAT])


def _turned(draft: MarrakechDraft, event: Turned) -> None:
    draft[HEADING] = HEADINGS.index(event.heading)
    draft[PHASE] = ROLL


def _turned_after(draft: MarrakechDraft, event: TurnedAfter) -> None:
    draft[HEADING] = HEADINGS.index(event.heading)
    _next_turn(draft, event.seat)


def _stepped(draft: MarrakechDraft, event: Stepped) -> None:
    draft[ASSAM] = square(event.square)


def _went_round(draft: MarrakechDraft, event: WentRound) -> None:
    draft[ASSAM] = square(event.square)
    draft[HEADING] = HEADINGS.index(event.heading)


def _nothing_due(draft: MarrakechDraft, event: NothingDue) -> None:
    _after_payment(draft, draft[SEAT])


def _paid(draft: MarrakechDraft, event: Paid) -> None:
    _hand_over(draft, event)
    _after_payment(draft, event.payer)


def _paid_short(draft: MarrakechDraft, event: PaidShort) -> None:
    """The payer goes out next: `marrakech.payment.short`."""
    _hand_over(draft, event)


def _hand_over(draft: MarrakechDraft, event: Paid | PaidShort) -> None:
    """Money only passes between players: `marrakech.setup.purse`."""
    purses = list(draft[PURSES])
    purses[event.payer] -= event.count
    purses[event.owner] += event.count
    draft[PURSES] = tuple(purses)


def _after_payment(draft: MarrakechDraft, seat: int) -> None:
    """A player with a rug lays it now (`marrakech.rug.must-lay`); without one the turn is over."""
    rugs = draft[RUGS]
    if any(map(rugs.__getitem__, draft[CONSTANTS].colours[seat])):
        draft[PHASE] = LAY
    else:
        _end_turn(draft, seat)


def _went_out(draft: MarrakechDraft, event: WentOut) -> None:
    """Unlaid rugs leave the game, and nothing is laid (`marrakech.out.rugs`) or turned."""
    for colour in draft[CONSTANTS].colours[event.seat]:
        draft[RUGS] = _put(draft[RUGS], colour, 0)
    draft[NEXT_RUGS] = _put(draft[NEXT_RUGS], event.seat, None)
    draft[OUT] = _put(draft[OUT], event.seat, True)
    _next_turn(draft, event.seat)


def _rug_laid(draft: MarrakechDraft, event: RugLaid) -> None:
    colour = COLOURS.index(event.colour)
    one, other = event.squares
    tops = draft[TOPS]
    draft[TOPS] = with_rug(tops, (square(one), square(other)), free_number(tops, colour))
    rugs = list(draft[RUGS])
    rugs[colour] -= 1
    draft[RUGS] = tuple(rugs)
    if draft[CONSTANTS].stacked:
        draft[NEXT_RUGS] = _put(draft[NEXT_RUGS], event.seat, None)
    _end_turn(draft, event.seat)


def _end_turn(draft: MarrakechDraft, seat: int) -> None:
    """The variant's turn of Assam comes last: `marrakech.variant.turn-after`."""
    if draft[CONSTANTS].turn_after:
        draft[PHASE] = TURN_AFTER
    else:
        _next_turn(draft, seat)


def _next_turn(draft: MarrakechDraft, seat: int) -> None:
    """Turns go round and pass over those who are out: `marrakech.setup.first`."""
    out = draft[OUT]
    seat = (seat + 1) % len(out)
    while out[seat]:
        seat = (seat + 1) % len(out)
    _begin_turn(draft, seat)


def _over(draft: MarrakechDraft, event: Ended | LastPlayerLeft) -> None:
    """Nobody is to move any more; the seat is 0, so that equal ends are equal records."""
    draft[PHASE], draft[SEAT] = OVER, 0


def _put(row: tuple[Any, ...], place: int, value: object) -> tuple[Any, ...]:
    return (*row[:place], value, *row[place + 1 :])


_CHANGES: Final[dict[type[Event], Callable[[MarrakechDraft, Any], None]]] = {
    FirstDrawn: _first_drawn,
    RugDrawn: _rug_drawn,
    Turned: _turned,
    TurnedAfter: _turned_after,
    Stepped: _stepped,
    WentRound: _went_round,
    NothingDue: _nothing_due,
    Paid: _paid,
    PaidShort: _paid_short,
    WentOut: _went_out,
    RugLaid: _rug_laid,
    Ended: _over,
    LastPlayerLeft: _over,
}
"""What each event changes; those that are not here, such as what the die shows, change nothing."""
