"""The phases of a game of Sobek by name: what has to be done now.

A round goes `starters`, `row`, then turns until the last row is empty, then `sideways` for each
player. A turn is one move of the phase `turn`, and the phases that follow from it: those of the
character played, or of the event token that a set brings.
"""

from typing import Final

from boardwidgets.core.state import Phase

FIRST: Final = Phase("first")
"""Chance draws who begins the game."""
LOWEST: Final = Phase("lowest")
"""Chance draws which of the players with the lowest score chooses who begins."""
BEGIN: Final = Phase("begin")
"""The player with the lowest score chooses who begins. The last round still lies on the table."""
STARTERS: Final = Phase("starters")
"""Chance deals two starters to each player."""
ROW: Final = Phase("row")
"""Chance deals a row."""
TURN: Final = Phase("turn")
"""The player takes a card of the row, lays a set, or plays a character."""
LOOK: Final = Phase("look")
"""Chance says who the characters are that were taken face down."""
THIEF: Final = Phase("thief")
"""The player chooses whom the thief robs."""
THIEF_CARD: Final = Phase("thief card")
"""A card of that player's hand goes over: by chance, or by choice."""
COURTESAN: Final = Phase("courtesan")
"""The player adds one or two cards to a set."""
SCRIBE: Final = Phase("scribe")
"""Others put cards under their corruption markers, one a move."""
PRIEST: Final = Phase("priest")
"""The player chooses the kind of cards to discard from corruption."""
QUEEN: Final = Phase("queen")
"""Chance draws cards from the deck."""
VIZIER: Final = Phase("vizier")
"""The player chooses to whose corruption the vizier goes."""
VIZIER_CARD: Final = Phase("vizier card")
"""A card of that player's corruption goes over: by chance, or by choice."""
MERCHANT: Final = Phase("merchant")
"""The player takes any card of the row."""
TOKENS: Final = Phase("tokens")
"""Chance draws the round's event tokens, at the first look at them."""
EVENT: Final = Phase("event")
"""The player takes an event token."""
PROSPERITY: Final = Phase("prosperity")
"""The player chooses a set for the prosperity."""
CURSE: Final = Phase("curse")
"""The player chooses whom the curse strikes."""
SIDEWAYS: Final = Phase("sideways")
"""After the last row each player in turn lays sets sideways, and is done."""
OVER: Final = Phase("over")

PHASES: Final = (
    *(FIRST, LOWEST, BEGIN, STARTERS, ROW, TURN, LOOK),
    *(THIEF, THIEF_CARD, COURTESAN, SCRIBE, PRIEST, QUEEN, VIZIER, VIZIER_CARD, MERCHANT),
    *(TOKENS, EVENT, PROSPERITY, CURSE, SIDEWAYS, OVER),
)
"""All phases."""
BY_CHANCE: Final = frozenset({FIRST, LOWEST, STARTERS, ROW, LOOK, QUEEN, TOKENS})
"""Phases in which chance draws; the cards of thief and vizier may be drawn too."""
SHOWN: Final = frozenset({LOWEST, BEGIN, OVER})
"""Phases in which all cards lie open: the round has been counted."""
