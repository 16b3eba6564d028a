"""A round: its beginning, whose turn is next, and its end."""

from collections.abc import Callable
from typing import Any, Final

from boardwidgets.core.events import Event
from boardwidgets.games.sobek.cards import COPIES, GOODS, ROW, SPARE, STARTERS_EACH, card_named
from boardwidgets.games.sobek.events import (
    BeginnerChosen,
    BeginnerDrawn,
    CorruptionCounted,
    Dealt,
    GameEnded,
    LeftOver,
    LowestDrawn,
    LowestSought,
    RoundBegan,
    RoundEnded,
    SidewaysEnded,
    SidewaysLaid,
    StarterDrawn,
    TurnPassed,
)
from boardwidgets.games.sobek.phases import BEGIN, LOWEST, OVER, SIDEWAYS, STARTERS, TURN
from boardwidgets.games.sobek.phases import ROW as DEALING
from boardwidgets.games.sobek.replay.draft import SobekDraft
from boardwidgets.games.sobek.sets import TableSet, with_set
from boardwidgets.games.sobek.tokens import DRAWN


def _beginner_drawn(draft: SobekDraft, event: BeginnerDrawn) -> None:
    draft.seat = event.seat


def _lowest_sought(draft: SobekDraft, event: LowestSought) -> None:
    """A tie is drawn (`sobek.setup.first`)."""
    points = [holder.points for holder in draft.seats]
    lowest = min(points)
    tied = points.count(lowest) > 1
    draft.phase = LOWEST if tied else BEGIN
    draft.seat = 0 if tied else points.index(lowest)


def _lowest_drawn(draft: SobekDraft, event: LowestDrawn) -> None:
    draft.seat, draft.phase = event.seat, BEGIN


def _beginner_chosen(draft: SobekDraft, event: BeginnerChosen) -> None:
    draft.seat = event.other


def _round_began(draft: SobekDraft, event: RoundBegan) -> None:
    """All cards are gathered (`sobek.setup.deck`) and tokens drawn again (`sobek.setup.events`)."""
    draft.phase, draft.round = STARTERS, event.number
    draft.row, draft.pool, draft.discard = (), list(COPIES), ()
    draft.pile, draft.aside, draft.spare = event.deck, draft.constants.aside, SPARE
    draft.tokens, draft.sealed, draft.spent = (), DRAWN, ()
    draft.seats = [holder.cleared() for holder in draft.seats]


def _starter_drawn(draft: SobekDraft, event: StarterDrawn) -> None:
    """Two starters for each player (`sobek.setup.hand`), and then the row."""
    draft.into_hand(event.seat, draft.drawn(event.card))
    draft.spare -= 1
    if all(len(holder.hand) >= STARTERS_EACH for holder in draft.seats):
        draft.phase = DEALING


def _dealt(draft: SobekDraft, event: Dealt) -> None:
    """A row is full, or shorter where the deck is used up (`sobek.setup.row`)."""
    draft.row = (*draft.row, draft.drawn(event.card))
    draft.pile -= 1
    draft.phase = TURN if len(draft.row) == ROW or not draft.pile else DEALING


def _turn_passed(draft: SobekDraft, event: TurnPassed) -> None:
    """The next player's turn (`sobek.setup.players`); an empty row is dealt again."""
    draft.seat = (event.seat + 1) % draft.constants.players
    draft.phase = TURN if draft.row else DEALING


def _round_ended(draft: SobekDraft, event: RoundEnded) -> None:
    """Players lay sets sideways in the order of the seats (`sobek.round.horizontal`)."""
    draft.phase, draft.seat = SIDEWAYS, 0


def _sideways_laid(draft: SobekDraft, event: SidewaysLaid) -> None:
    """It joins no earlier set (`sobek.round.horizontal`)."""
    cards = tuple(map(card_named, event.card))
    for card in cards:
        draft.out_of_hand(event.seat, card)
    one = TableSet(GOODS.index(event.good), tuple(sorted(cards)), sideways=True)
    draft.change(event.seat, sets=with_set(draft.seats[event.seat].sets, one))


def _left_over(draft: SobekDraft, event: LeftOver) -> None:
    """The hand goes under the corruption marker (`sobek.round.leftovers`)."""
    hand = draft.seats[event.seat].hand
    draft.change(event.seat, hand=())
    for card in hand:
        draft.under_marker(event.seat, card)


def _sideways_ended(draft: SobekDraft, event: SidewaysEnded) -> None:
    draft.seat = (event.seat + 1) % draft.constants.players


def _counted(draft: SobekDraft, event: CorruptionCounted) -> None:
    """All see the corruption that is counted (`sobek.corruption.most`)."""
    pile = draft.shown(draft.seats[event.seat].corruption, event.card)
    draft.change(event.seat, corruption=pile)


def _game_ended(draft: SobekDraft, event: GameEnded) -> None:
    draft.phase, draft.seat = OVER, 0


CHANGES: Final[dict[type[Event], Callable[[SobekDraft, Any], None]]] = {
    BeginnerDrawn: _beginner_drawn,
    LowestSought: _lowest_sought,
    LowestDrawn: _lowest_drawn,
    BeginnerChosen: _beginner_chosen,
    RoundBegan: _round_began,
    StarterDrawn: _starter_drawn,
    Dealt: _dealt,
    TurnPassed: _turn_passed,
    RoundEnded: _round_ended,
    SidewaysLaid: _sideways_laid,
    LeftOver: _left_over,
    SidewaysEnded: _sideways_ended,
    CorruptionCounted: _counted,
    GameEnded: _game_ended,
}
