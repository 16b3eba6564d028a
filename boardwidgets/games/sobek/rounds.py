"""A round from its beginning: who begins, the starters, the rows, and whose turn is next."""

from typing import TYPE_CHECKING, Final

from boardwidgets.games.sobek import events as told
from boardwidgets.games.sobek.cards import (
    CHARACTERS,
    COPIES,
    FACE_DOWN,
    GOODS,
    OPEN,
    PLAIN,
    ROW,
    STARTER,
    STARTERS_EACH,
    WORDS,
    with_card,
)
from boardwidgets.games.sobek.moves import BEGINS, DEALS, DRAWS, LOWESTS, Begin, Deal, Draw
from boardwidgets.games.sobek.phases import BEGIN, SIDEWAYS, STARTERS, TURN
from boardwidgets.games.sobek.phases import ROW as DEALING
from boardwidgets.games.sobek.tokens import DRAWN

if TYPE_CHECKING:
    from boardwidgets.core.moves import Move
    from boardwidgets.games.sobek.moves import First, Lowest
    from boardwidgets.games.sobek.state import Outcome, Seat, SobekState

SPARE: Final = sum(COPIES[card] for card in STARTER)
"""How many starters there are before any is dealt."""
DEALT: Final = {
    card: tuple(told.Dealt(place, WORDS[card]) for place in range(1, ROW + 1)) for card in DEALS
}


# -- who begins --------------------------------------------------------------------------------


def first(state: "SobekState", move: "First") -> "Outcome":
    """Chance has drawn who begins the game."""
    after, events = begin_round(state, move.seat)
    return after, (told.FirstDrawn(move.seat), *events)


def lowest_seats(state: "SobekState") -> list[int]:
    """The players with the lowest score."""
    lowest = min(state.scores)
    return [seat for seat, points in enumerate(state.scores) if points == lowest]


def lowests(state: "SobekState") -> "list[tuple[Move, int]]":
    """The players of whom chance draws the one who chooses."""
    return [(LOWESTS[seat], 1) for seat in lowest_seats(state)]


def lowest(state: "SobekState", move: "Lowest") -> "Outcome":
    """Chance has drawn who chooses."""
    return state._replace(phase=BEGIN, seat=move.seat), (told.LowestDrawn(move.seat),)


def beginners(state: "SobekState") -> "tuple[Move, ...]":
    """Whom the player with the lowest score may choose: anybody."""
    return BEGINS[: state.table.players]


def begin(state: "SobekState", move: Begin) -> "Outcome":
    """A player has chosen who begins the next round."""
    chosen = told.BeginnerChosen(state.seat, move.seat)
    after, events = begin_round(state._replace(round=state.round + 1), move.seat)
    return after, (chosen, *events)


def begin_round(state: "SobekState", seat: int) -> "Outcome":
    """All cards gathered and shuffled, the tokens face down; `seat` begins."""
    fixed = state.table
    after = state._replace(
        phase=STARTERS,
        seat=seat,
        row=(),
        pool=COPIES,
        pile=fixed.pile,
        aside=fixed.aside,
        spare=SPARE,
        discard=(),
        tokens=(),
        sealed=DRAWN,
        spent=(),
        seats=tuple(holder.cleared() for holder in state.seats),
    )
    return after, (told.RoundBegan(state.round, fixed.pile),)


# -- dealing -----------------------------------------------------------------------------------


def waiting_for_starters(state: "SobekState") -> int:
    """The player who is dealt the next starter."""
    seats = range(state.table.players)
    return next((s for s in seats if len(state.seats[s].hand) < STARTERS_EACH), 0)


def starters(state: "SobekState") -> "list[tuple[Move, int]]":
    """The starters that chance may deal."""
    draws = DRAWS[waiting_for_starters(state)]
    return [(draws[PLAIN[good]], state.pool[STARTER[good]]) for good in range(len(GOODS))]


def starter(state: "SobekState", move: Draw) -> "Outcome":
    """Chance has dealt a starter."""
    seat = waiting_for_starters(state)
    card = STARTER[PLAIN.index(move.card)]
    holder = state.seats[seat]
    after = state.with_seat(seat, holder._replace(hand=with_card(holder.hand, card)))._replace(
        pool=less(state.pool, card), spare=state.spare - 1
    )
    if len(after.seats[waiting_for_starters(after)].hand) >= STARTERS_EACH:
        after = after._replace(phase=DEALING)
    return after, (told.StarterDrawn(seat, WORDS[move.card]),)


def less(pool: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The pool with one card fewer."""
    return (*pool[:card], pool[card] - 1, *pool[card + 1 :])


def unmet(state: "SobekState") -> int:
    """How many characters nobody has seen, those face down in the row included."""
    pool = state.pool
    return sum(pool[card] for card in CHARACTERS)


def dealt(state: "SobekState") -> "list[tuple[Move, int]]":
    """The cards that may come next to the row: open ones, or some character."""
    pool = state.pool
    found: list[tuple[Move, int]] = [(DEALS[card], pool[card]) for card in OPEN]
    found.append((DEALS[FACE_DOWN], unmet(state) - state.row.count(FACE_DOWN)))
    return found


def deal(state: "SobekState", move: Deal) -> "Outcome":
    """Chance has dealt a card to the row."""
    card = move.card
    row = (*state.row, card)
    pile = state.pile - 1
    pool = state.pool if card == FACE_DOWN else less(state.pool, card)
    phase = TURN if len(row) == ROW or not pile else DEALING
    after = state._replace(phase=phase, row=row, pool=pool, pile=pile)
    return after, (DEALT[card][len(row) - 1],)


# -- turns -------------------------------------------------------------------------------------


def end_turn(state: "SobekState", row: tuple[int, ...], seats: "tuple[Seat, ...]") -> "Outcome":
    """What follows a turn that left this row and these seats: the next turn, row or the end."""
    seat = (state.seat + 1) % state.table.players
    if row:
        return state._replace(phase=TURN, seat=seat, row=row, seats=seats), ()
    if state.pile:
        return state._replace(phase=DEALING, seat=seat, row=row, seats=seats), ()
    after = state._replace(phase=SIDEWAYS, seat=0, row=row, seats=seats)
    return after, (told.RoundEnded(state.round),)
