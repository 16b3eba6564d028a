"""The powers of the characters: the phase in which each is used, and its figures."""

from typing import Final

from boardwidgets.core.state import Phase
from boardwidgets.games.sobek.cards import FACES
from boardwidgets.games.sobek.phases import (
    COURTESAN,
    MERCHANT,
    PRIEST,
    QUEEN,
    SCRIBE,
    THIEF,
    VIZIER,
)

QUEEN_DRAWS: Final = 3
"""How many cards the queen draws, as far as there are so many (`sobek.character.queen`)."""
SCRIBE_KEEPS: Final = 6
"""How many cards the scribe leaves to every other player (`sobek.character.scribe`)."""

PHASE_OF_POWER: Final[dict[str, Phase]] = {
    "thief": THIEF,
    "courtesan": COURTESAN,
    "scribe": SCRIBE,
    "priest": PRIEST,
    "queen": QUEEN,
    "vizier": VIZIER,
    "merchant": MERCHANT,
}
"""The phase that asks for the choice, or for the draw, of each power."""


def phase_of(card: int) -> Phase:
    """The phase in which a character's power is used, by its card; a KeyError for other cards.

    >>> from boardwidgets.games.sobek.cards import card_named
    >>> phase_of(card_named("scribe-fish"))
    'scribe'
    """
    return PHASE_OF_POWER[FACES[card].power or ""]
