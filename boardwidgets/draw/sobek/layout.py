"""Where things are on the quay, in scene units: the row, the track, the hand, the players."""

from typing import Final

from boardwidgets.draw.scene import Point, Rect
from boardwidgets.games.sobek.cards import ROW
from boardwidgets.games.sobek.track import SPACES

WIDTH: Final = 900.0
HEIGHT: Final = 560.0
LEFT: Final = 10.0
RIGHT: Final = 646.0
"""How far what all have in common reaches; the players are beside it."""

# -- the row ------------------------------------------------------------------------------------

ROW_SCALE: Final = 0.69
ROW_WIDE: Final = 58.0
ROW_TALL: Final = 81.0
ROW_TOP: Final = 30.0
ROW_STEP: Final = 62.0
DECK: Final = (613.0, 66.0)


def row_card(place: int) -> Rect:
    """The area of the card at a place of the row, from 1."""
    return Rect(LEFT + 6 + ROW_STEP * (place - 1), ROW_TOP, ROW_WIDE, ROW_TALL, 5)


PRICE_Y: Final = ROW_TOP + ROW_TALL + 11
ROW_END: Final = LEFT + 6 + ROW_STEP * ROW

# -- the track ----------------------------------------------------------------------------------

LANE: Final = 20
"""How many spaces a lane has, before the track turns round."""
STEP: Final = 25.6
LANES_LEFT: Final = 52.0
LANE_TOP: Final = 166.0
LANE_STEP: Final = 37.0
SPACE_WIDE: Final = 23.6
SPACE_TALL: Final = 22.0
START: Final = Rect(12.0, 148.0, 34.0, 34.0, 8)
BEYOND: Final = Rect(594.0, 278.0, 51.0, 56.0, 8)
"""Where markers are that have gone past the end, one below the other."""


def space_at(space: int) -> Point:
    """The middle of a space of the track; of those past the end the middle of where they are."""
    if space <= 0:
        return START.x + START.w / 2, START.y + START.h / 2
    if space > SPACES:
        return BEYOND.x + BEYOND.w / 2, space_at(SPACES)[1]
    lane, along = divmod(space - 1, LANE)
    if lane % 2:
        along = LANE - 1 - along
    x = LANES_LEFT + STEP * (along + 0.5)
    return round(x, 1), round(LANE_TOP + LANE_STEP * lane, 1)


# -- below the track ----------------------------------------------------------------------------

TOKENS_Y: Final = 362.0
TOKEN_RADIUS: Final = 19.0
TOKEN_STEP: Final = 78.0
TRAY: Final = Rect(LEFT, 335.0, RIGHT - LEFT, 79.0, 8)
"""Where cards or kinds are laid out to choose from, over the event tokens, not over the hand."""
STRIP_Y: Final = 412.0
"""The middle of the line in which a set's worth and its button stand."""
HAND_TOP: Final = 437.0
HAND_STEP: Final = 90.0


def token_at(place: int) -> Point:
    """The middle of one of the round's event tokens, from 0."""
    return LEFT + 40 + TOKEN_STEP * place, TOKENS_Y


# -- the players --------------------------------------------------------------------------------

PANEL_LEFT: Final = 658.0
PANEL_WIDE: Final = 234.0
PANEL_TOP: Final = 34.0
PANEL_GAP: Final = 6.0


def panel(players: int, seat: int) -> Rect:
    """The area in which a player's things are."""
    tall = (HEIGHT - 8 - PANEL_TOP - PANEL_GAP * (players - 1)) / players
    return Rect(PANEL_LEFT, PANEL_TOP + seat * (tall + PANEL_GAP), PANEL_WIDE, tall, 9)
