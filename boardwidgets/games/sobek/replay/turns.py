"""A turn: cards of the row, sets, and a character that is played."""

from collections.abc import Callable
from typing import Any, Final

from boardwidgets.core.events import Event
from boardwidgets.games.sobek.cards import (
    FACE_DOWN,
    FACES,
    GOODS,
    UNSEEN,
    card_named,
    with_card,
    without,
)
from boardwidgets.games.sobek.characters import QUEEN_DRAWS, phase_of
from boardwidgets.games.sobek.events import (
    Added,
    CharacterLookedAt,
    CharacterPlayed,
    Fetched,
    Looked,
    SetGrown,
    SetLaid,
    Skipped,
    Taken,
)
from boardwidgets.games.sobek.phases import LOOK, TOKENS
from boardwidgets.games.sobek.replay.draft import SobekDraft
from boardwidgets.games.sobek.replay.event_tokens import choosing
from boardwidgets.games.sobek.sets import TableSet, upright, with_set


def _skipped(draft: SobekDraft, event: Skipped) -> None:
    """Those at the front are skipped (`sobek.turn.corruption`)."""
    draft.row = draft.row[1:]
    draft.under_marker(event.seat, card_named(event.card))


def _taken(draft: SobekDraft, event: Taken) -> None:
    draft.row = draft.row[1:]
    draft.into_hand(event.seat, card_named(event.card))
    _look(draft, event.seat)


def _fetched(draft: SobekDraft, event: Fetched) -> None:
    """The row closes up (`sobek.character.merchant`)."""
    place = event.place - 1
    draft.row = draft.row[:place] + draft.row[place + 1 :]
    draft.into_hand(event.seat, card_named(event.card))
    _look(draft, event.seat)


def _look(draft: SobekDraft, seat: int) -> None:
    """Who took a character face down sees who it is (`sobek.turn.take`)."""
    holder = draft.seats[seat]
    if FACE_DOWN in holder.hand or FACE_DOWN in holder.corruption:
        draft.phase = LOOK


def _looked(draft: SobekDraft, event: Looked) -> None:
    _turned_up(draft, event.seat, draft.drawn(event.card))


def _looked_by_another(draft: SobekDraft, event: CharacterLookedAt) -> None:
    _turned_up(draft, event.seat, UNSEEN)


def _turned_up(draft: SobekDraft, seat: int, card: int) -> None:
    """A card that lay face down is known: those in corruption first, then that in hand."""
    holder = draft.seats[seat]
    if FACE_DOWN in holder.corruption:
        draft.change(seat, corruption=without(holder.corruption, FACE_DOWN))
        draft.under_marker(seat, card)
    else:
        draft.change(seat, hand=with_card(without(holder.hand, FACE_DOWN), card))


def _put_down(draft: SobekDraft, event: SetLaid | SetGrown | Added) -> None:
    """Cards laid in the round join a set of their good (`sobek.turn.set`)."""
    good = GOODS.index(event.good)
    cards = tuple(map(card_named, event.card))
    for card in cards:
        draft.out_of_hand(event.seat, card)
    sets = draft.seats[event.seat].sets
    before = upright(sets, good)
    grown = before.grown(cards) if before else TableSet(good, tuple(sorted(cards)))
    draft.change(event.seat, sets=with_set(sets, grown))


def _set_laid(draft: SobekDraft, event: SetLaid | SetGrown) -> None:
    """A look at the event tokens follows while there are any (`sobek.event.trigger`)."""
    _put_down(draft, event)
    if draft.sealed:
        draft.phase = TOKENS
    elif draft.tokens:
        choosing(draft, event.seat)


def _played(draft: SobekDraft, event: CharacterPlayed) -> None:
    """A character is discarded, and its power asks for more (`sobek.turn.character`)."""
    card = card_named(event.card)
    draft.out_of_hand(event.seat, card)
    draft.discard = with_card(draft.discard, card)
    draft.phase = phase_of(card)
    if FACES[card].power == "queen":
        draft.left = min(QUEEN_DRAWS, draft.pile)


CHANGES: Final[dict[type[Event], Callable[[SobekDraft, Any], None]]] = {
    Skipped: _skipped,
    Taken: _taken,
    Looked: _looked,
    CharacterLookedAt: _looked_by_another,
    SetLaid: _set_laid,
    SetGrown: _set_laid,
    CharacterPlayed: _played,
    Added: _put_down,
    Fetched: _fetched,
}
