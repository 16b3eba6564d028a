"""The phases of a game of Marrakech by name: what has to be done now.

A turn is `turn`, `roll`, `lay`; in the variant (`marrakech.variant.turn-after`) it is `roll`,
`lay`, `turn after`. Positions are written with these words.
"""

from typing import Final

from boardwidgets.core.state import Phase

FIRST: Final = Phase("first")
"""Chance draws who begins."""
RUG: Final = Phase("rug")
"""Chance draws the next rug of a stack (two players)."""
TURN: Final = Phase("turn")
"""The player leaves Assam as he faces, or turns him."""
ROLL: Final = Phase("roll")
"""The player rolls the die; Assam walks, and what is due is paid."""
LAY: Final = Phase("lay")
"""The player lays a rug."""
TURN_AFTER: Final = Phase("turn after")
"""The player turns Assam for the next player (the variant)."""
OVER: Final = Phase("over")

BY_CHANCE: Final = frozenset({FIRST, RUG, ROLL})
"""Phases in which chance decides; the die is rolled by a player."""
