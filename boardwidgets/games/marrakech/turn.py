"""What a move of Marrakech causes: the events, in order, by the rules.

What each of them does to the position is said in `replay`.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from boardwidgets.core.events import Event
from boardwidgets.core.moves import First, Move
from boardwidgets.core.regions import connected
from boardwidgets.core.squares import HEADINGS
from boardwidgets.core.state import Phase
from boardwidgets.games.marrakech.events import (
    Counted,
    Ended,
    FirstDrawn,
    LastPlayerLeft,
    NothingDue,
    Paid,
    PaidShort,
    Rolled,
    RugDrawn,
    RugLaid,
    Turned,
    TurnedAfter,
    WentOut,
)
from boardwidgets.games.marrakech.moves import Die, LayRug, NextRug, Turn
from boardwidgets.games.marrakech.phases import FIRST, LAY, ROLL, RUG, TURN, TURN_AFTER
from boardwidgets.games.marrakech.record import MarrakechRecord
from boardwidgets.games.marrakech.replay import replay
from boardwidgets.games.marrakech.rugs import COLOURS
from boardwidgets.games.marrakech.squares import NAMES, SIDES

Events = tuple[Event, ...]

# An event is a value: the same one is made once. Made again each time, random games would
# have a tenth fewer moves a second.
_turned: Final = cache(Turned)
_rolled: Final = cache(Rolled)
_nothing_due: Final = cache(NothingDue)
_counted: Final = cache(Counted)
_paid: Final = cache(Paid)
_rug_laid: Final = cache(RugLaid)


def caused(record: MarrakechRecord, move: Move) -> Events:
    """What a legal move causes, in order.

    >>> from boardwidgets.game import Game
    >>> from boardwidgets.games.marrakech.moves import LEFT
    >>> caused(Game("marrakech", seed=1).state, LEFT)[0].heading
    'W'
    """
    return _CAUSED[record.phase](record, move)


def _draw_first(record: MarrakechRecord, move: First) -> Events:
    return (FirstDrawn(move.seat),)


def _draw_rug(record: MarrakechRecord, move: NextRug) -> Events:
    colours = record.constants.colours
    seat = next(seat for seat, own in enumerate(colours) if move.colour in own)
    return (RugDrawn(seat, COLOURS[move.colour]),)


def _turn(record: MarrakechRecord, move: Turn) -> Events:
    """Rule `marrakech.assam.turn`."""
    heading = HEADINGS[(record.heading + move.quarters) % 4]
    return (_turned(record.seat, move.text, heading),)


def _turn_after(record: MarrakechRecord, move: Turn) -> Events:
    """Rule `marrakech.variant.turn-after`."""
    heading = HEADINGS[(record.heading + move.quarters) % 4]
    return (TurnedAfter(record.seat, move.text, heading),)


def _roll(record: MarrakechRecord, move: Die) -> Events:
    """Assam walks as far as the die says (`marrakech.assam.die`); what is due is paid."""
    arrived, _, walk = record.constants.walks[record.assam][record.heading][move.steps]
    return (_rolled(move.steps), *walk, *_payment(record, arrived))


def _payment(record: MarrakechRecord, arrived: int) -> Events:
    """What is due where Assam has come to stand: nothing, or a dirham for each square counted."""
    rug = record.tops[arrived]
    owner = record.owner_in(rug % 4) if rug else None
    if owner is None or owner == record.seat:
        # Rule `marrakech.payment.none`.
        ground = "bare" if not rug else "neutral" if owner is None else "own"
        return (_nothing_due(NAMES[arrived], ground),)
    # Only sides connect (`marrakech.payment.region`), and the area is of one colour, even beside
    # another colour of the same owner (`marrakech.payment.colours-apart`).
    area = connected(record.colours, arrived, SIDES)
    colour = COLOURS[rug % 4]
    counting = [_counted(NAMES[square], count, colour) for count, square in enumerate(area, 1)]
    # Rule `marrakech.payment.due`: a dirham for each.
    return (*counting, *_transfer(record, owner, len(area)))


def _transfer(record: MarrakechRecord, owner: int, due: int) -> Events:
    """A player who cannot pay in full pays what is left and is out: `marrakech.payment.short`."""
    payer = record.seat
    purse = record.purses[payer]
    if purse < due:
        return (PaidShort(payer, owner, purse, due), *_going_out(record))
    paid = _paid(payer, owner, due)
    if purse == due and record.constants.at_zero:
        return (paid, *_going_out(record))
    return (paid,)


def _going_out(record: MarrakechRecord) -> Events:
    """The player to move is out, and perhaps that is the end."""
    gone = WentOut(record.seat, record.unlaid(record.seat))
    after = replay(record, (gone,))
    if len(after.still_in) == 1:
        # Rule `marrakech.end.last-player`.
        return gone, LastPlayerLeft(after.still_in[0])
    return (gone,) if any(after.rugs) else (gone, Ended())


def _lay(record: MarrakechRecord, move: LayRug) -> Events:
    """A rug is laid; with the very last one the game ends (`marrakech.end.last-rug`)."""
    laid = _rug_laid(record.seat, COLOURS[record.colour_to_lay], move.squares)
    return (laid,) if sum(record.rugs) > 1 else (laid, Ended())


_CAUSED: Final[dict[Phase, Callable[[MarrakechRecord, Any], Events]]] = {
    FIRST: _draw_first,
    RUG: _draw_rug,
    TURN: _turn,
    ROLL: _roll,
    LAY: _lay,
    TURN_AFTER: _turn_after,
}
