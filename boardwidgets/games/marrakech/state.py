"""The rules of Marrakech: what may be done now, and what it causes.

A turn goes through phases: `turn` (leave Assam's heading or turn him), `roll`, `lay`; in the
variant `roll`, `lay`, `turn after`. `first` and `rug` are chance that comes by itself.
"""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple, Self, TypeVar

from boardwidgets.core.chance import CHANCE, Actor, Chances, likely
from boardwidgets.core.events import Event
from boardwidgets.core.moves import Move
from boardwidgets.core.regions import connected
from boardwidgets.core.rulebook import IllegalMove, Violation
from boardwidgets.core.squares import HEADINGS
from boardwidgets.core.state import Setup
from boardwidgets.games.marrakech import events as told
from boardwidgets.games.marrakech.moves import DICE, Die, First, Lay, NextRug, Turn
from boardwidgets.games.marrakech.refusals import violations
from boardwidgets.games.marrakech.rugs import (
    BARE,
    BESIDE,
    COLOURS,
    free_number,
    with_rug,
)
from boardwidgets.games.marrakech.squares import NAMES, SIDES
from boardwidgets.games.marrakech.table import NEXT_RUGS, Table

PACKAGE: Final = "boardwidgets.games.marrakech"

FIRST, RUG, TURN, ROLL, LAY, TURN_AFTER, OVER = (
    "first",
    "rug",
    "turn",
    "roll",
    "lay",
    "turn after",
    "over",
)

# An event is a value: the same one is made once, since making it would take as long as the rest.
TURNED: Final = cache(told.Turned)
ROLLED: Final = cache(told.Rolled)
NOTHING_DUE: Final = cache(told.NothingDue)
COUNTED: Final = cache(told.Counted)
PAID: Final = cache(told.Paid)
LAID: Final = cache(told.Laid)


class MarrakechState(NamedTuple):
    """A moment of Marrakech.

    `tops` is the rug to be seen on each square by its number, `rugs` how many of each colour are
    unlaid, `next_rugs` the colour a seat lays next (None when it has none or it is not drawn yet),
    `out` whether a seat is out. `assam` and `heading` are his square and heading.
    """

    setup: Setup
    table: Table
    phase: str
    seat: int
    assam: int
    heading: int
    tops: tuple[int, ...]
    purses: tuple[int, ...]
    rugs: tuple[int, ...]
    next_rugs: tuple[int | None, ...]
    out: tuple[bool, ...]

    # -- what may be done now --------------------------------------------------------------

    @property
    def actor(self) -> Actor:
        """The seat to move, CHANCE, or None when the game is over."""
        if self.phase == OVER:
            return None
        return CHANCE if self.phase in (ROLL, FIRST, RUG) else self.seat

    @property
    def roller(self) -> int | None:
        """The seat that rolls the die now."""
        return self.seat if self.phase == ROLL else None

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What may be played now."""
        if self.phase == LAY:
            tops, lays = self.tops, BESIDE[self.assam].values()
            # Most squares show two different things, and then there is nothing to ask about.
            return tuple([lay for lay in lays if tops[lay.a] != tops[lay.b] or self.may_lay(lay)])
        if self.phase == ROLL:
            return DICE
        if self.phase in (TURN, TURN_AFTER):
            return self.table.turns
        return tuple([move for move, _ in self.chances])

    @property
    def chances(self) -> Chances:
        """The outcomes of chance with their probabilities."""
        if self.phase == ROLL:
            return self.table.die
        if self.phase == FIRST:
            return self.table.first
        if self.phase == RUG:
            return likely((NEXT_RUGS[c], self.rugs[c]) for c in self.table.colours[self.undrawn])
        return ()

    @property
    def undrawn(self) -> int:
        """The seat whose next rug has to be drawn from its stack."""
        return next(seat for seat in range(self.table.players) if self.stack_waits(seat))

    def stack_waits(self, seat: int) -> bool:
        """Whether a seat has rugs of several colours in a stack and the next is not drawn."""
        return self.table.stacked and self.next_rugs[seat] is None and self.unlaid(seat) > 0

    def unlaid(self, seat: int) -> int:
        """How many rugs a seat has still to lay."""
        return sum(self.rugs[colour] for colour in self.table.colours[seat])

    def owner_in(self, colour: int) -> int | None:
        """The seat that owns a colour and is still in; None for a neutral colour."""
        seat = self.table.owner[colour]
        return None if seat is None or self.out[seat] else seat

    @property
    def colour_to_lay(self) -> int:
        """The colour of the rug that the seat to move lays next."""
        next_rug = self.next_rugs[self.seat]
        return self.table.colours[self.seat][0] if next_rug is None else next_rug

    def may_lay(self, lay: Lay) -> bool:
        """Whether a rug may cover what lies on these two squares."""
        rug = self.tops[lay.a]
        if rug != self.tops[lay.b] or rug == BARE:
            return True
        return self.table.cover_own and self.owner_in(rug % 4) == self.seat

    def violations(self, move: Move) -> tuple[Violation, ...]:
        """Every way in which a move breaks a rule now."""
        return violations(self, move)

    # -- what it causes --------------------------------------------------------------------

    def is_legal(self, move: Move) -> bool:
        """Whether a move may be played now."""
        return not self.violations(move)

    def apply(self, move: Move) -> "tuple[MarrakechState, tuple[Event, ...]]":
        """The next state and what happened; IllegalMove when the move breaks a rule."""
        if not self._is_legal(move):
            raise IllegalMove(PACKAGE, move.text, self.violations(move))
        return _APPLY[self.phase](self, move)

    def _is_legal(self, move: Move) -> bool:
        if self.phase == LAY:
            lay = BESIDE[self.assam].get(move.text)
            return lay is not None and lay == move and self.may_lay(lay)
        return move in self.legal_moves

    def at(self, phase: str, seat: int) -> "MarrakechState":
        """The same with another phase and seat to move."""
        setup, table, _, _, assam, heading, tops, purses, rugs, next_rugs, out = self
        return MarrakechState(
            setup, table, phase, seat, assam, heading, tops, purses, rugs, next_rugs, out
        )

    # -- how it stands ---------------------------------------------------------------------

    @property
    def colours(self) -> list[int | None]:
        """The colour to be seen on each square, by its number; None where it is bare."""
        return [rug % 4 if rug else None for rug in self.tops]

    @property
    def visible(self) -> tuple[int, ...]:
        """How many squares of each colour are to be seen."""
        colours = self.colours
        return tuple(colours.count(colour) for colour in range(4))

    @property
    def scores(self) -> tuple[int, ...]:
        """Dirhams plus visible squares of one's colours; 0 for a player who is out.

        Rule `marrakech.score.total`.
        """
        visible = self.visible
        return tuple(
            0 if self.out[seat] else purse + sum(visible[c] for c in self.table.colours[seat])
            for seat, purse in enumerate(self.purses)
        )

    @property
    def projected_scores(self) -> tuple[int, ...]:
        """The scores, since they hold all that counts."""
        return self.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest total, then the most dirhams; empty until the game is over.

        Rule `marrakech.score.tie`.
        """
        if self.phase != OVER:
            return ()
        still_in = [seat for seat in range(self.table.players) if not self.out[seat]]
        standing = {seat: (self.scores[seat], self.purses[seat]) for seat in still_in}
        best = max(standing.values())
        return tuple(seat for seat in still_in if standing[seat] == best)

    def seen_by(self, seat: int | None) -> Self:
        """All of it: what nobody knows is not drawn yet."""
        return self

    def sample(self, random: Random) -> Self:
        """The state itself, since it holds nothing hidden."""
        return self

    def to_text(self) -> str:
        """The position as a text diagram."""
        # Imported here because reading a position makes states.
        from boardwidgets.games.marrakech.position import write_position

        return write_position(self)


T = TypeVar("T")
Outcome = tuple[MarrakechState, tuple[Event, ...]]


def _first(state: MarrakechState, move: First) -> Outcome:
    return begin(state, move.seat), (told.FirstDrawn(move.seat),)


def begin(state: MarrakechState, seat: int) -> MarrakechState:
    """The state in which a seat's turn begins, or chance draws from a stack first."""
    table = state.table
    if table.stacked and any(map(state.stack_waits, range(table.players))):
        return state.at(RUG, seat)
    return state.at(ROLL if table.turn_after else TURN, seat)


def _rug(state: MarrakechState, move: NextRug) -> Outcome:
    colour, seat = move.colour, state.undrawn
    drawn = _with(state.next_rugs, seat, colour)
    after = begin(state._replace(next_rugs=drawn), state.seat)
    return after, (told.RugDrawn(seat, COLOURS[colour]),)


def _turn(state: MarrakechState, move: Turn) -> Outcome:
    setup, table, _, seat, assam, heading, tops, purses, rugs, next_rugs, out = state
    heading = (heading + move.quarters) % 4
    after = MarrakechState(
        setup, table, ROLL, seat, assam, heading, tops, purses, rugs, next_rugs, out
    )
    return after, (TURNED(seat, move.text, HEADINGS[heading]),)


def _turn_after(state: MarrakechState, move: Turn) -> Outcome:
    heading = (state.heading + move.quarters) % 4
    event = told.TurnedAfter(state.seat, move.text, HEADINGS[heading])
    return begin(state._replace(heading=heading), _next_seat(state)), (event,)


def _roll(state: MarrakechState, move: Die) -> Outcome:
    steps = move.steps
    setup, table, _, seat, assam, heading, tops, purses, rugs, next_rugs, out = state
    assam, heading, walk = table.walks[assam][heading][steps]
    arrived = MarrakechState(
        setup, table, LAY, seat, assam, heading, tops, purses, rugs, next_rugs, out
    )
    after, events = _pay(arrived)
    return after, (ROLLED(steps), *walk, *events)


def _pay(state: MarrakechState) -> Outcome:
    # The area is of one colour, whoever owns the next one: `marrakech.payment.colours-apart`.
    rug = state.tops[state.assam]
    owner = state.owner_in(rug % 4) if rug else None
    if owner is None or owner == state.seat:
        ground = "bare" if not rug else "neutral" if owner is None else "own"
        return _after_paying(state, (NOTHING_DUE(NAMES[state.assam], ground),))
    area = connected(state.colours, state.assam, SIDES)
    counting = tuple([COUNTED(NAMES[square], count) for count, square in enumerate(area, 1)])
    after, events = _transfer(state, owner, len(area))
    return after, counting + events


def _transfer(state: MarrakechState, owner: int, due: int) -> Outcome:
    setup, table, phase, payer, assam, heading, tops, purses, rugs, next_rugs, out = state
    paid = min(due, purses[payer])
    held = list(purses)
    held[payer] -= paid
    held[owner] += paid
    after = MarrakechState(
        setup, table, phase, payer, assam, heading, tops, tuple(held), rugs, next_rugs, out
    )
    if paid < due:
        short = told.PaidShort(payer, owner, paid, due)
        return _go_out(after, short)
    event = PAID(payer, owner, paid)
    if table.at_zero and held[payer] == 0:
        return _go_out(after, event)
    return _after_paying(after, (event,))


def _go_out(state: MarrakechState, payment: Event) -> Outcome:
    seat = state.seat
    left = state.unlaid(seat)
    rugs = list(state.rugs)
    for colour in state.table.colours[seat]:
        rugs[colour] = 0
    after = state._replace(
        rugs=tuple(rugs),
        next_rugs=_with(state.next_rugs, seat, None),
        out=tuple(out or s == seat for s, out in enumerate(state.out)),
    )
    gone = told.WentOut(seat, left)
    still_in = [s for s, out in enumerate(after.out) if not out]
    if len(still_in) == 1:
        end = told.LastPlayerLeft(still_in[0])
        return after.at(OVER, 0), (payment, gone, end)
    ended, events = _end_turn(after, turned=True)
    return ended, (payment, gone, *events)


def _after_paying(state: MarrakechState, payment: tuple[Event, ...]) -> Outcome:
    """A player with a rug lays it now; one without has finished his turn but for the variant's."""
    if state.unlaid(state.seat):
        return state, payment
    after, events = _end_turn(state)
    return after, payment + events


def _lay(state: MarrakechState, lay: Lay) -> Outcome:
    setup, table, _, seat, assam, heading, tops, purses, rugs, next_rugs, out = state
    colour = state.colour_to_lay
    left = list(rugs)
    left[colour] -= 1
    if table.stacked:
        next_rugs = _with(next_rugs, seat, None)
    board = with_rug(tops, lay, free_number(tops, colour))
    after = MarrakechState(
        setup, table, LAY, seat, assam, heading, board, purses, tuple(left), next_rugs, out
    )
    ended, events = _end_turn(after)
    return ended, (LAID(seat, COLOURS[colour], lay.squares), *events)


def _end_turn(state: MarrakechState, turned: bool = False) -> Outcome:
    """What ends a turn: the game's end, the variant's turn unless `turned`, or the next player."""
    if not any(state.rugs):
        return state.at(OVER, 0), (told.Ended(),)
    if state.table.turn_after and not turned:
        return state.at(TURN_AFTER, state.seat), ()
    return begin(state, _next_seat(state)), ()


def _next_seat(state: MarrakechState) -> int:
    players = state.table.players
    seat = (state.seat + 1) % players
    while state.out[seat]:
        seat = (seat + 1) % players
    return seat


def _with(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*row[:place], value, *row[place + 1 :])


_APPLY: Final[dict[str, Callable[[MarrakechState, Any], Outcome]]] = {
    FIRST: _first,
    RUG: _rug,
    TURN: _turn,
    ROLL: _roll,
    LAY: _lay,
    TURN_AFTER: _turn_after,
}
