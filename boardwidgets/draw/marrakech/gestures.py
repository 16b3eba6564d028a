"""How each move of Marrakech is made by pointing at the board, lawful or not."""

from typing import Final

from boardwidgets.core.moves import Move
from boardwidgets.core.view import View
from boardwidgets.draw.gestures import FreeSelection, Gesture, Pick
from boardwidgets.games.marrakech.moves import BACK, DICE, LAYS, NEXT_RUGS, TURNS
from boardwidgets.games.marrakech.parsing import rug_on
from boardwidgets.games.marrakech.phases import FIRST, RUG
from boardwidgets.games.marrakech.rugs import COLOURS
from boardwidgets.games.marrakech.squares import NAMES
from boardwidgets.games.marrakech.state import MarrakechState

QUARTERS: Final = {f"turn:{turn.text}": turn.quarters for turn in (*TURNS, BACK)}
"""How far each turn of Assam goes, by its key."""


def _stretched(keys: tuple[str, ...]) -> Move:
    """The rug that would reach from the first square picked to the last."""
    one, other = (key.partition(":")[2] for key in (keys[0], keys[-1]))
    return rug_on(one, other)


ALWAYS: Final = (
    *(Pick(turn, (f"turn:{turn.text}",)) for turn in (*TURNS, BACK)),
    *(Pick(die, (f"die:{die.text}",)) for die in DICE),
    *(Pick(lay, tuple(f"square:{name}" for name in lay.squares)) for lay in LAYS),
)
"""Turns, and the one that is never allowed; faces; rugs on any two squares side by side."""

APART: Final = FreeSelection(tuple(f"square:{name}" for name in NAMES), _stretched)
"""Two squares that do not touch: no rug is so long, and the rules say so."""


def gestures(view: View[MarrakechState]) -> tuple[Gesture, ...]:
    """Every move that a reader could mean by pointing now."""
    state = view.state
    if state.phase == FIRST:
        firsts = (Pick(first, (f"seat:{first.seat}",)) for first in state.constants.firsts)
        return (*ALWAYS, APART, *firsts)
    if state.phase == RUG:
        own = state.constants.owner
        rugs = (rug for rug in NEXT_RUGS if own[rug.colour] == state.undrawn)
        return (*ALWAYS, APART, *(Pick(rug, (f"rug:{COLOURS[rug.colour]}",)) for rug in rugs))
    return (*ALWAYS, APART)
