"""What each event changes in a position as a seat sees it.

No rule is asked here. An event says what became of a card, a token or a marker; it is entered. Of
what the seat may not see, only how many cards there are is kept.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from boardwidgets.core.events import Event
from boardwidgets.games.sobek import events as told
from boardwidgets.games.sobek import phases
from boardwidgets.games.sobek.cards import (
    FACE_DOWN,
    KIND,
    KINDS,
    UNSEEN,
    Cards,
    among,
    kind,
    number,
    with_card,
    without,
)
from boardwidgets.games.sobek.sets import TableSet, upright, with_set
from boardwidgets.games.sobek.state import SobekState
from boardwidgets.games.sobek.tokens import DRAWN, TOKENS, UNKNOWN, without_token

Laid = told.SetLaid | told.SetGrown | told.Added | told.SidewaysLaid
Hop = told.Moved | told.Advanced | told.FellBack | told.SteppedBack


def entered(state: SobekState, event: Event, viewer: int | None) -> SobekState:
    """The position after an event, as `viewer` (None: a spectator) sees it."""
    enter = ENTER.get(type(event))
    return enter(state, event, viewer) if enter else state


def _holder(state: SobekState, seat: int, **changes: Any) -> SobekState:
    return state.with_seat(seat, state.seats[seat]._replace(**changes))


def _knows(cards: Cards) -> bool:
    """Whether these cards are seen from the front."""
    return UNSEEN not in cards


def _more(cards: Cards, word: str, mine: bool) -> Cards:
    """A hand with one more card, which only its owner sees."""
    card = number(word)
    return with_card(cards, card if mine or card == FACE_DOWN else UNSEEN)


def _fewer(cards: Cards, words: Iterable[str]) -> Cards:
    """A hand without some cards."""
    for word in words:
        card = among(cards, number(word))
        cards = without(cards, card) if card in cards else cards[:-1]
    return cards


def _corrupted(state: SobekState, seat: int, cards: Iterable[int], mine: bool) -> SobekState:
    """More cards under a corruption marker; of another's nobody sees how many."""
    pile = state.seats[seat].corruption
    for card in cards:
        if mine or card == FACE_DOWN:
            pile = with_card(pile, card)
        elif UNSEEN not in pile:
            pile = with_card(pile, UNSEEN)
    return _holder(state, seat, corruption=pile)


def _round_began(state: SobekState, event: told.RoundBegan, viewer: int | None) -> SobekState:
    seats = tuple(holder.cleared() for holder in state.seats)
    return state._replace(
        phase=phases.STARTERS,
        round=event.number,
        row=(),
        pile=event.deck,
        discard=(),
        tokens=(),
        sealed=DRAWN,
        spent=(),
        seats=seats,
    )


def _turn_of(
    state: SobekState, event: told.FirstDrawn | told.LowestDrawn, viewer: int | None
) -> SobekState:
    return state._replace(seat=event.seat)


def _begins(state: SobekState, event: told.BeginnerChosen, viewer: int | None) -> SobekState:
    return state._replace(seat=event.other)


def _drew(
    state: SobekState, event: told.StarterDrawn | told.QueenDrew, viewer: int | None
) -> SobekState:
    hand = _more(state.seats[event.seat].hand, event.card, event.seat == viewer)
    from_deck = isinstance(event, told.QueenDrew)
    return _holder(state, event.seat, hand=hand)._replace(pile=state.pile - from_deck)


def _dealt(state: SobekState, event: told.Dealt, viewer: int | None) -> SobekState:
    return state._replace(
        phase=phases.ROW, row=(*state.row, number(event.card)), pile=state.pile - 1
    )


def _skipped(state: SobekState, event: told.Skipped, viewer: int | None) -> SobekState:
    card, seat = number(event.card), event.seat
    return _corrupted(state._replace(row=state.row[1:]), seat, (card,), seat == viewer)


def _taken(state: SobekState, event: told.Taken, viewer: int | None) -> SobekState:
    hand = _more(state.seats[event.seat].hand, event.card, event.seat == viewer)
    return _holder(state._replace(row=state.row[1:]), event.seat, hand=hand)


def _fetched(state: SobekState, event: told.Fetched, viewer: int | None) -> SobekState:
    place = event.place - 1
    hand = _more(state.seats[event.seat].hand, event.card, event.seat == viewer)
    row = state.row[:place] + state.row[place + 1 :]
    return _holder(state._replace(row=row), event.seat, hand=hand)


def _looked(state: SobekState, event: told.Looked, viewer: int | None) -> SobekState:
    holder, card = state.seats[event.seat], number(event.card)
    name = "corruption" if FACE_DOWN in holder.corruption else "hand"
    pile = getattr(holder, name)
    if FACE_DOWN not in pile:
        return state
    return _holder(state, event.seat, **{name: with_card(without(pile, FACE_DOWN), card)})


def _laid(state: SobekState, event: Laid, viewer: int | None) -> SobekState:
    holder, good = state.seats[event.seat], kind(event.good)
    cards = tuple(number(word) for word in event.card)
    sideways = isinstance(event, told.SidewaysLaid)
    before = None if sideways else upright(holder.sets, good)
    one = before.grown(cards) if before else TableSet(good, cards, sideways=sideways)
    hand = _fewer(holder.hand, event.card)
    return _holder(state, event.seat, hand=hand, sets=with_set(holder.sets, one))


def _played(state: SobekState, event: told.CharacterPlayed, viewer: int | None) -> SobekState:
    hand = _fewer(state.seats[event.seat].hand, (event.card,))
    discard = with_card(state.discard, number(event.card))
    return _holder(state, event.seat, hand=hand)._replace(discard=discard)


def _robbed(state: SobekState, event: told.Robbed, viewer: int | None) -> SobekState:
    left = _fewer(state.seats[event.other].hand, (event.card,))
    more = _more(state.seats[event.seat].hand, event.card, event.seat == viewer)
    return _holder(_holder(state, event.other, hand=left), event.seat, hand=more)


def _bribed(state: SobekState, event: told.Bribed, viewer: int | None) -> SobekState:
    pile = state.seats[event.other].corruption
    if _knows(pile):
        pile = _fewer(pile, (event.card,))
    more = _more(state.seats[event.seat].hand, event.card, event.seat == viewer)
    return _holder(_holder(state, event.other, corruption=pile), event.seat, hand=more)


def _dropped(state: SobekState, event: told.Dropped, viewer: int | None) -> SobekState:
    card, seat = number(event.card), event.seat
    left = _fewer(state.seats[seat].hand, (event.card,))
    return _corrupted(_holder(state, seat, hand=left), seat, (card,), seat == viewer)


def _discarded(state: SobekState, event: told.Discarded, viewer: int | None) -> SobekState:
    pile = state.seats[event.seat].corruption
    if not _knows(pile):
        return state
    gone = tuple(card for card in pile if KIND[card] == KINDS.index(event.kind))
    kept = tuple(card for card in pile if card not in gone)
    discard = tuple(sorted(state.discard + gone))
    return _holder(state, event.seat, corruption=kept)._replace(discard=discard)


def _token_seen(state: SobekState, event: told.TokenSeen, viewer: int | None) -> SobekState:
    tokens = tuple(sorted((*state.tokens, TOKENS.index(event.token))))
    return state._replace(tokens=tokens, sealed=state.sealed - 1)


def _token_taken(state: SobekState, event: told.TokenTaken, viewer: int | None) -> SobekState:
    token = TOKENS.index(event.token)
    state = state._replace(spent=tuple(sorted((*state.spent, token))))
    for one in (token, UNKNOWN):
        if one in state.tokens:
            return state._replace(tokens=without_token(state.tokens, one))
    return state._replace(sealed=state.sealed - 1)


def _prospered(state: SobekState, event: told.Prospered, viewer: int | None) -> SobekState:
    sets = state.seats[event.seat].sets
    one = upright(sets, kind(event.good))
    if one is None:
        return state
    grown = one._replace(prosperities=one.prosperities + 1)
    return _holder(state, event.seat, sets=with_set(sets, grown))


def _moved(state: SobekState, event: Hop | told.Deceived, viewer: int | None) -> SobekState:
    return _holder(state, event.seat, points=event.space)


def _to_start(state: SobekState, event: told.FellToStart, viewer: int | None) -> SobekState:
    return _holder(state, event.seat, points=0)


def _cursed(state: SobekState, event: told.Cursed, viewer: int | None) -> SobekState:
    return _holder(state, event.other, curses=state.seats[event.other].curses + 1)


def _embalmed(state: SobekState, event: told.Embalmed, viewer: int | None) -> SobekState:
    holder = state.seats[event.seat]
    mine = _knows(holder.corruption)
    cards = holder.corruption if mine else (UNSEEN,) * event.count
    hand = tuple(sorted(holder.hand + cards))
    return _holder(state, event.seat, hand=hand, corruption=())


def _left_over(state: SobekState, event: told.LeftOver, viewer: int | None) -> SobekState:
    hand, seat = state.seats[event.seat].hand, event.seat
    state = _holder(state, seat, hand=())
    return _corrupted(state, seat, hand, seat == viewer)


def _round_ended(state: SobekState, event: told.RoundEnded, viewer: int | None) -> SobekState:
    return state._replace(phase=phases.SIDEWAYS, seat=0)


def _over(state: SobekState, event: told.GameEnded, viewer: int | None) -> SobekState:
    return state._replace(phase=phases.OVER)


ENTER: Final[dict[type[Event], Callable[[SobekState, Any, int | None], SobekState]]] = {
    told.FirstDrawn: _turn_of,
    told.LowestDrawn: _turn_of,
    told.BeginnerChosen: _begins,
    told.RoundBegan: _round_began,
    told.StarterDrawn: _drew,
    told.QueenDrew: _drew,
    told.Dealt: _dealt,
    told.Skipped: _skipped,
    told.Taken: _taken,
    told.Fetched: _fetched,
    told.Looked: _looked,
    told.SetLaid: _laid,
    told.SetGrown: _laid,
    told.Added: _laid,
    told.SidewaysLaid: _laid,
    told.CharacterPlayed: _played,
    told.Robbed: _robbed,
    told.Bribed: _bribed,
    told.Dropped: _dropped,
    told.Discarded: _discarded,
    told.TokenSeen: _token_seen,
    told.TokenTaken: _token_taken,
    told.Prospered: _prospered,
    told.Deceived: _moved,
    told.Moved: _moved,
    told.Advanced: _moved,
    told.FellBack: _moved,
    told.SteppedBack: _moved,
    told.FellToStart: _to_start,
    told.Cursed: _cursed,
    told.Embalmed: _embalmed,
    told.LeftOver: _left_over,
    told.RoundEnded: _round_ended,
    told.GameEnded: _over,
}
"""How each event is entered into the position; others change nothing that is seen."""
