"""Revenge of the Cows: cows, bulls, rabbits, moles and herdsmen on a pasture, moved by cards.

Moves, as typed, recorded and read aloud:

- `card red`, `card bull`: cover an open card;
- `cow red d4 d7`, `rabbit red d4 e5`, `mole red d4 e5`, `herdsman d4 d5`: from a square to another;
- `bull red north`: go in that direction, or break the fence there if no piece can move;
- `peek` or `leave` when a mole has met grass, then `discard 2` (counted from the bottom of the
  pile) or `keep`;
- by chance: `first 2` draws who begins, `place cow red d4` and `place herdsman d4` where a piece
  starts, `grass d4` where a token lies, `symbol carrot` what is under a token.

`notation` describes how a position is written.
"""

from typing import Final

from boardwidgets.core.moves import Move
from boardwidgets.core.state import Ruleset, Setup, State
from boardwidgets.games.cows.board import empty
from boardwidgets.games.cows.cards import ALL_OPEN, NO_CARD
from boardwidgets.games.cows.describe import describe, now, seat_name
from boardwidgets.games.cows.moves import spoken
from boardwidgets.games.cows.options import OPTIONS
from boardwidgets.games.cows.pieces import OFF
from boardwidgets.games.cows.position import read_position
from boardwidgets.games.cows.state import FIRST, CowsState
from boardwidgets.games.cows.table import table


def start(setup: Setup) -> CowsState:
    """The game before chance draws who begins and sets up the bare board (`cows.setup.board`)."""
    fixed = table(setup)
    board = empty(fixed.players)
    return CowsState(fixed, FIRST, 0, 0, 0, ALL_OPEN, NO_CARD, (), False, OFF, board, ())


def parse(state: State, text: str) -> Move | None:
    """The move that a text names, lawful or not; None when it names none."""
    return spoken(text)


RULES: Final = Ruleset(
    package=__name__,
    seats=range(2, 5),
    options=OPTIONS,
    start=start,
    parse=parse,
    read_position=read_position,
    replay=lambda state, events, seat: state,
    describe=describe,
    now=now,
    seat_name=seat_name,
    secrets=True,
)
"""The rules of Revenge of the Cows, as the table of games holds them."""
