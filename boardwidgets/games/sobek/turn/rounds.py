"""A round from its beginning: who begins, the starters, and the rows."""

from boardwidgets.core.events import Event
from boardwidgets.core.moves import First
from boardwidgets.games.sobek.cards import PLAIN, STARTER, WORDS
from boardwidgets.games.sobek.events import (
    BeginnerChosen,
    BeginnerDrawn,
    Dealt,
    LowestDrawn,
    RoundBegan,
    StarterDrawn,
)
from boardwidgets.games.sobek.moves import Begin, Deal, Draw, Lowest
from boardwidgets.games.sobek.record import SobekRecord


def first(record: SobekRecord, move: First) -> tuple[Event, ...]:
    """Chance has drawn who begins the game."""
    return BeginnerDrawn(move.seat), RoundBegan(record.round, record.constants.pile)


def lowest(record: SobekRecord, move: Lowest) -> tuple[Event, ...]:
    """Chance has drawn who chooses."""
    return (LowestDrawn(move.seat),)


def begin(record: SobekRecord, move: Begin) -> tuple[Event, ...]:
    """A player has chosen who begins the next round."""
    chosen = BeginnerChosen(record.seat, move.seat)
    return chosen, RoundBegan(record.round + 1, record.constants.pile)


def starter(record: SobekRecord, move: Draw) -> tuple[Event, ...]:
    """Chance has dealt a starter."""
    word = WORDS[STARTER[PLAIN.index(move.card)]]
    return (StarterDrawn(record.dealt_next or 0, word),)


def deal(record: SobekRecord, move: Deal) -> tuple[Event, ...]:
    """Chance has dealt a card to the row."""
    return (Dealt(len(record.row) + 1, WORDS[move.card]),)
