"""What the powers of characters change."""

from collections.abc import Callable
from typing import Any, Final

from boardwidgets.core.events import Event
from boardwidgets.games.sobek.cards import card_named
from boardwidgets.games.sobek.events import (
    Bribed,
    CorruptionSeen,
    Discarded,
    Dropped,
    HandSeen,
    QueenDrew,
    Robbed,
    ThiefChose,
    VizierChose,
)
from boardwidgets.games.sobek.phases import THIEF_CARD, VIZIER_CARD
from boardwidgets.games.sobek.replay.draft import SobekDraft


def _thief_chose(draft: SobekDraft, event: ThiefChose) -> None:
    draft.phase, draft.target = THIEF_CARD, event.other


def _hand_seen(draft: SobekDraft, event: HandSeen) -> None:
    draft.change(event.other, hand=draft.shown(draft.seats[event.other].hand, event.card))


def _robbed(draft: SobekDraft, event: Robbed) -> None:
    """A card changes hands, and the hand it came from is hidden again (`sobek.character.thief`)."""
    card, other = card_named(event.card), event.other
    draft.out_of_hand(other, card)
    draft.into_hand(event.seat, card)
    draft.change(other, hand=draft.hidden(other, draft.seats[other].hand))
    draft.target = 0


def _vizier_chose(draft: SobekDraft, event: VizierChose) -> None:
    draft.phase, draft.target = VIZIER_CARD, event.other


def _corruption_seen(draft: SobekDraft, event: CorruptionSeen) -> None:
    pile = draft.shown(draft.seats[event.other].corruption, event.card)
    draft.change(event.other, corruption=pile)


def _bribed(draft: SobekDraft, event: Bribed) -> None:
    """A card goes from a pile, which is hidden again, to a hand (`sobek.character.vizier`)."""
    card, other = card_named(event.card), event.other
    draft.from_under_marker(other, (card,), emptied=event.emptied)
    draft.into_hand(event.seat, card)
    pile = draft.hidden(other, draft.seats[other].corruption)
    draft.change(other, corruption=pile if draft.sees(other) else pile[:1])
    draft.target = 0


def _dropped(draft: SobekDraft, event: Dropped) -> None:
    card = card_named(event.card)
    draft.out_of_hand(event.seat, card)
    draft.under_marker(event.seat, card)


def _discarded(draft: SobekDraft, event: Discarded) -> None:
    """What is discarded is seen by all (`sobek.character.priest`)."""
    cards = tuple(map(card_named, event.card))
    draft.from_under_marker(event.seat, cards, emptied=event.emptied)
    draft.discard = tuple(sorted(draft.discard + cards))


def _queen_drew(draft: SobekDraft, event: QueenDrew) -> None:
    draft.into_hand(event.seat, draft.drawn(event.card))
    draft.pile -= 1
    draft.left -= 1


CHANGES: Final[dict[type[Event], Callable[[SobekDraft, Any], None]]] = {
    ThiefChose: _thief_chose,
    HandSeen: _hand_seen,
    Robbed: _robbed,
    Dropped: _dropped,
    Discarded: _discarded,
    QueenDrew: _queen_drew,
    VizierChose: _vizier_chose,
    CorruptionSeen: _corruption_seen,
    Bribed: _bribed,
}
