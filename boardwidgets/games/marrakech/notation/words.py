"""The words that positions of Marrakech are written in, and what is said where one is missing."""

from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.games.marrakech.phases import FIRST, LAY, OVER, ROLL, TURN, TURN_AFTER
from boardwidgets.games.marrakech.rugs import COLOURS

PACKAGE: Final = "boardwidgets.games.marrakech"
LETTERS: Final = "".join(colour[0] for colour in COLOURS)
"""The letter of each colour, as rugs are written."""
BY_A_PLAYER: Final = (TURN, ROLL, LAY, TURN_AFTER)
"""The phases that are written with a player to move."""
BY_NOBODY: Final = (FIRST, OVER)
"""The phases that are written with nobody to move."""


def seat_words(colours: tuple[int, ...]) -> str:
    """What the player with these colours is called in a position.

    >>> seat_words((1, 0))
    'yellow red'
    """
    return " ".join(COLOURS[colour] for colour in colours)


def expected(key: str, **parameters: object) -> str:
    """What should have stood in a line, as a phrase for its error."""
    return catalogue(PACKAGE).say(f"position.{key}", (), **parameters)
