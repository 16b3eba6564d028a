"""The phases of a game of Revenge of the Cows by name: what has to be done now.

Chance sets up the game in `first`, `place`, `grass` and `symbols`. A turn is `card`, then `move`
for each piece; where a mole has met grass, `peek` and perhaps `discard` come between.
"""

from typing import Final

from boardwidgets.core.state import Phase

FIRST: Final = Phase("first")
"""Chance draws who begins."""
PLACE: Final = Phase("place")
"""Chance draws where the next piece starts."""
GRASS: Final = Phase("grass")
"""Chance draws where the next grass token lies."""
DRAW_SYMBOLS: Final = Phase("symbols")
"""Chance draws what is under a token, before play begins or goes on."""
CARD: Final = Phase("card")
"""The player covers an open card."""
MOVE: Final = Phase("move")
"""The player takes up a piece of the card and moves it."""
PEEK: Final = Phase("peek")
"""A mole has met grass: the player looks at the tokens, or leaves them."""
DISCARD: Final = Phase("discard")
"""The player has looked at the tokens, and discards one or keeps them all."""
OVER: Final = Phase("over")

SETTING_UP: Final = frozenset({FIRST, PLACE, GRASS})
"""Phases in which chance puts things on the board; symbols are drawn after them."""
BY_CHANCE: Final = SETTING_UP | {DRAW_SYMBOLS}
"""Phases in which chance draws."""
IN_A_TURN: Final = frozenset({MOVE, PEEK, DISCARD})
"""Phases in which a card is in force."""
