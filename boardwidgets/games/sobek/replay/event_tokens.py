"""Event tokens: who has seen them, and what they change."""

from collections.abc import Callable
from typing import Any, Final

from boardwidgets.core.events import Event
from boardwidgets.games.sobek.cards import GOODS, UNSEEN
from boardwidgets.games.sobek.events import (
    Cursed,
    Embalmed,
    EventTokenLookedAt,
    EventTokenTaken,
    ExtraTurn,
    Prospered,
    TokenSeen,
    TokensSeen,
)
from boardwidgets.games.sobek.phases import CURSE, EVENT, PROSPERITY, TURN
from boardwidgets.games.sobek.replay.draft import SobekDraft
from boardwidgets.games.sobek.sets import with_set
from boardwidgets.games.sobek.tokens import UNKNOWN, token_named, without_token


def choosing(draft: SobekDraft, seat: int) -> None:
    """The player has looked at the tokens that are left, and takes one (`sobek.event.trigger`)."""
    draft.change(seat, looked=True)
    draft.phase = EVENT


def _token_seen(draft: SobekDraft, event: TokenSeen) -> None:
    _unsealed(draft, event.seat, token_named(event.token))


def _token_seen_by_another(draft: SobekDraft, event: EventTokenLookedAt) -> None:
    _unsealed(draft, event.seat, UNKNOWN)


def _unsealed(draft: SobekDraft, seat: int, token: int) -> None:
    """One of the round's tokens is seen for the first time (`sobek.setup.events`)."""
    draft.tokens = tuple(sorted((*draft.tokens, token)))
    draft.sealed -= 1
    if not draft.sealed:
        choosing(draft, seat)


def _tokens_seen(draft: SobekDraft, event: TokensSeen) -> None:
    draft.tokens = tuple(map(token_named, event.token))


def _token_taken(draft: SobekDraft, event: EventTokenTaken) -> None:
    """A token is used up; what it does may ask for a choice (`sobek.event.trigger`)."""
    token = token_named(event.token)
    draft.tokens = without_token(draft.tokens, token if token in draft.tokens else UNKNOWN)
    draft.spent = tuple(sorted((*draft.spent, token)))
    if not draft.tokens:
        draft.seats = [holder._replace(looked=False) for holder in draft.seats]
    draft.phase = ASKING.get(event.token, draft.phase)


ASKING: Final = {"prosperity": PROSPERITY, "curse": CURSE}
"""The phases in which event tokens ask for a choice."""


def _prospered(draft: SobekDraft, event: Prospered) -> None:
    good, sets = GOODS.index(event.good), draft.seats[event.seat].sets
    before = next(one for one in sets if one.good == good and not one.sideways)
    grown = before._replace(prosperities=before.prosperities + 1)
    draft.change(event.seat, sets=with_set(sets, grown))


def _extra_turn(draft: SobekDraft, event: ExtraTurn) -> None:
    """Another turn at once (`sobek.event.flood`)."""
    draft.phase = TURN


def _cursed(draft: SobekDraft, event: Cursed) -> None:
    draft.change(event.other, curses=draft.seats[event.other].curses + 1)


def _embalmed(draft: SobekDraft, event: Embalmed) -> None:
    """The whole corruption comes to the hand, curses stay (`sobek.event.embalming`)."""
    holder = draft.seats[event.seat]
    pile = holder.corruption if UNSEEN not in holder.corruption else (UNSEEN,) * event.count
    hand = tuple(sorted(holder.hand + pile))
    draft.change(event.seat, hand=hand, corruption=())


CHANGES: Final[dict[type[Event], Callable[[SobekDraft, Any], None]]] = {
    TokenSeen: _token_seen,
    EventTokenLookedAt: _token_seen_by_another,
    TokensSeen: _tokens_seen,
    EventTokenTaken: _token_taken,
    Prospered: _prospered,
    ExtraTurn: _extra_turn,
    Cursed: _cursed,
    Embalmed: _embalmed,
}
