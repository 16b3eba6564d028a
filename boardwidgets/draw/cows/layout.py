"""Where everything is on the picture of Revenge of the Cows, in scene units; y grows downwards.

The pasture fills a square at the left. Beside it, from the top: the eight cards, a board for the
turn or a pile that is looked at, and what each player has taken.
"""

from typing import Final

from boardwidgets.draw.field import Field
from boardwidgets.draw.scene import Rect
from boardwidgets.games.cows.cards import CARDS
from boardwidgets.games.cows.squares import GRID

WIDTH: Final = 820.0
HEIGHT: Final = 540.0
EDGE: Final = 32
"""How wide the hedge is. Whole numbers are sent in half the bytes."""
CELL: Final = 68
FIELD: Final = Field(EDGE, EDGE, CELL, GRID)

LEFT: Final = 560
WIDE: Final = 256
"""What is beside the pasture."""

CARD_WIDE: Final = 58
CARD_TALL: Final = 76
CARD_GAP: Final = 8

TURN: Final = Rect(LEFT, 174, WIDE, 84, 10)
"""The board for the turn."""

PLAYERS_TOP: Final = 266
PLAYER_GAP: Final = 6


def card_area(card: int) -> Rect:
    """Where a card lies: the colours in a row, the kinds below."""
    row, column = divmod(card, len(CARDS) // 2)
    x = LEFT + column * (CARD_WIDE + CARD_GAP)
    return Rect(x, 4 + row * (CARD_TALL + CARD_GAP), CARD_WIDE, CARD_TALL, 8)


def player_area(players: int, seat: int) -> Rect:
    """Where it is written what a player has taken."""
    tall = (HEIGHT - 4 - PLAYERS_TOP - (players - 1) * PLAYER_GAP) // players
    return Rect(LEFT, PLAYERS_TOP + seat * (tall + PLAYER_GAP), WIDE, tall, 10)
