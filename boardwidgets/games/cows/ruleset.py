"""The rules of Revenge of the Cows as one value, and how a game of it begins."""

from typing import Final

from boardwidgets.core.state import Ruleset, Setup
from boardwidgets.games.cows.cards import ALL_OPEN, NO_CARD
from boardwidgets.games.cows.constants import constants_of
from boardwidgets.games.cows.description import describe, move_words, now, seat_name
from boardwidgets.games.cows.notation.reading import read_position
from boardwidgets.games.cows.options import OPTIONS
from boardwidgets.games.cows.parsing import parse
from boardwidgets.games.cows.pasture import empty
from boardwidgets.games.cows.phases import FIRST
from boardwidgets.games.cows.pieces import OFF
from boardwidgets.games.cows.replay import replay
from boardwidgets.games.cows.state import CowsState
from boardwidgets.games.cows.tally import tally

PACKAGE: Final = "boardwidgets.games.cows"


def start(setup: Setup) -> CowsState:
    """The game before chance draws who begins and sets up the bare board (`cows.setup.board`).

    All eight cards lie open (`cows.setup.cards`).
    """
    constants = constants_of(setup)
    pasture = empty(constants.players)
    return CowsState(constants, FIRST, 0, 0, 0, ALL_OPEN, NO_CARD, (), False, OFF, pasture)


RULES: Final = Ruleset(
    package=PACKAGE,
    seats=range(2, 5),
    options=OPTIONS,
    start=start,
    parse=parse,
    read_position=read_position,
    replay=replay,
    describe=describe,
    now=now,
    seat_name=seat_name,
    move_words=move_words,
    tally=tally,
    secrets=True,
)
"""The rules of Revenge of the Cows, as the table of games holds them."""
