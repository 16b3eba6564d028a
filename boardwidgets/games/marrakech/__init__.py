"""Marrakech: rugs on a market square, and the merchant Assam who walks over them.

Moves, as typed, recorded and read aloud:

- `straight`, `left`, `right`: before the roll, keep Assam's heading or turn him a quarter;
- `1` to `4`: the die;
- `c4 c5`: lay a rug on these two squares, in either order;
- by chance: `first red` draws who begins, by the first of his colours; with two players
  `rug yellow` draws the next rug of a stack.

`position` describes how a position is written.
"""

from typing import Final

from boardwidgets.core.moves import Move
from boardwidgets.core.squares import HEADINGS
from boardwidgets.core.state import Ruleset, Setup, State
from boardwidgets.games.marrakech.describe import describe, now, seat_name
from boardwidgets.games.marrakech.moves import spoken
from boardwidgets.games.marrakech.options import OPTIONS
from boardwidgets.games.marrakech.position import read_position
from boardwidgets.games.marrakech.rugs import BARE, COLOURS
from boardwidgets.games.marrakech.squares import NAMES, square
from boardwidgets.games.marrakech.state import FIRST, MarrakechState
from boardwidgets.games.marrakech.table import NEXT_RUGS, PURSE, table


def start(setup: Setup) -> MarrakechState:
    """The game as it is set up, before chance draws who begins."""
    fixed = table(setup)
    playing = {colour for own in fixed.colours for colour in own}
    each = setup.options["rugs_each"]
    return MarrakechState(
        setup,
        fixed,
        FIRST,
        0,
        square("d4"),
        HEADINGS.index(setup.options["start_heading"]),
        (BARE,) * len(NAMES),
        (PURSE,) * fixed.players,
        tuple(each if colour in playing else 0 for colour in range(len(COLOURS))),
        (None,) * fixed.players,
        (False,) * fixed.players,
    )


def parse(state: State, text: str) -> Move | None:
    """The move that a text names, lawful or not; None when it names none."""
    head, _, colour = text.partition(" ")
    if head == "rug" and colour in COLOURS:
        return NEXT_RUGS[COLOURS.index(colour)]
    if head == "first" and colour in COLOURS:
        return _first(state, COLOURS.index(colour))
    return spoken(text)


def _first(state: State, colour: int) -> Move | None:
    fixed = table(state.setup)
    seat = fixed.owner[colour]
    return None if seat is None else fixed.firsts[seat]


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
)
"""The rules of Marrakech, as the table of games holds them."""
