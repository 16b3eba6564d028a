"""Taking cards of the row, with corruption, and laying sets."""

from functools import cache
from typing import TYPE_CHECKING

from boardwidgets.core.events import Event
from boardwidgets.games.sobek import events as told
from boardwidgets.games.sobek.cards import (
    CHARACTERS,
    FACE_DOWN,
    GOODS,
    REACH,
    WORDS,
    Cards,
    among,
    with_card,
    without,
    words,
)
from boardwidgets.games.sobek.event_tokens import look_at_tokens
from boardwidgets.games.sobek.moves import DRAWS, PLAYS, TAKES, Draw, Lay, Take
from boardwidgets.games.sobek.phases import LOOK
from boardwidgets.games.sobek.rounds import end_turn, less
from boardwidgets.games.sobek.sets import TableSet, layings_from, upright, with_set

if TYPE_CHECKING:
    from boardwidgets.core.moves import Move
    from boardwidgets.games.sobek.state import Outcome, Seat, SobekState


def turn_moves(state: "SobekState") -> "tuple[Move, ...]":
    """Everything a player may do in his turn."""
    holder = state.seats[state.seat]
    hand = holder.hand
    found: list[Move] = [*TAKES[: min(len(state.row), REACH)]]
    found += [PLAYS[card] for card in hand if card in PLAYS]
    found += layings_from(hand, holder.sets, amulet_sets=state.table.amulet_sets, joining=True)
    return tuple(found)


@cache
def taken(seat: int, place: int, card: int) -> Event:
    """The event of a card taken from a place of the row."""
    return told.Taken(seat, place, WORDS[card])


@cache
def skipped(seat: int, place: int, card: int) -> Event:
    """The event of a card skipped at a place of the row."""
    return told.Skipped(seat, place, WORDS[card])


def take(state: "SobekState", move: Take) -> "Outcome":
    """A card of the row into the hand, those before it under the corruption marker."""
    seat, place, row = state.seat, move.place, state.row
    card, passed = row[place - 1], row[: place - 1]
    holder = state.seats[seat]
    corruption = tuple(sorted(holder.corruption + passed)) if passed else holder.corruption
    after = holder._replace(hand=with_card(holder.hand, card), corruption=corruption)
    events = (
        *[skipped(seat, number, one) for number, one in enumerate(passed, 1)],
        taken(seat, place, card),
    )
    return pick_up(state, after, row[place:], events)


def pick_up(
    state: "SobekState", holder: "Seat", row: Cards, events: tuple[Event, ...]
) -> "Outcome":
    """Cards of the row have come to a player: he sees those face down, and his turn is over."""
    seats = state.seats_with(state.seat, holder)
    if holder.hand[-1] == FACE_DOWN or (holder.corruption and holder.corruption[-1] == FACE_DOWN):
        return state._replace(phase=LOOK, row=row, seats=seats), events
    ended, more = end_turn(state, row, seats)
    return ended, events + more


def faces(state: "SobekState") -> "list[tuple[Move, int]]":
    """The characters that a card may be which was taken face down."""
    draws = DRAWS[state.seat]
    return [(draws[card], state.pool[card]) for card in CHARACTERS]


def look(state: "SobekState", move: Draw) -> "Outcome":
    """Chance has said who a face-down character is: those in corruption first, then the hand's."""
    seat, card = state.seat, move.card
    holder = state.seats[seat]
    if FACE_DOWN in holder.corruption:
        pile = with_card(without(holder.corruption, FACE_DOWN), card)
        holder = holder._replace(corruption=pile)
    else:
        holder = holder._replace(hand=with_card(without(holder.hand, FACE_DOWN), card))
    event = told.Looked(seat, WORDS[card])
    return pick_up(state._replace(pool=less(state.pool, card)), holder, state.row, (event,))


def take_from_hand(hand: Cards, asked: Cards) -> tuple[Cards, Cards]:
    """The cards of a hand that are meant by what they show, and what is left of it."""
    meant = []
    for shown in asked:
        card = among(hand, shown)
        meant.append(card)
        hand = without(hand, card)
    return tuple(sorted(meant)), hand


def put_down(holder: "Seat", good: int, asked: Cards) -> "tuple[Seat, TableSet]":
    """Cards from hand laid upright: as a new set or to the one there is."""
    cards, hand = take_from_hand(holder.hand, asked)
    before = upright(holder.sets, good)
    grown = TableSet(good, cards) if before is None else before.grown(cards)
    return holder._replace(hand=hand, sets=with_set(holder.sets, grown)), grown


def lay(state: "SobekState", move: Lay) -> "Outcome":
    """A set laid in the round, and the look at the event tokens that follows."""
    seat = state.seat
    holder, laid = put_down(state.seats[seat], move.good, move.cards)
    kind = told.SetLaid if len(laid.cards) == len(move.cards) else told.SetGrown
    event = kind(seat, GOODS[move.good], words(move.cards), laid.points)
    after, events = look_at_tokens(state.with_seat(seat, holder))
    return after, (event, *events)
