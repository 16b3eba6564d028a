"""How each move of Marrakech is made by pointing at the board, lawful or not."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, cast

from boardwidgets.core.messages import catalogue
from boardwidgets.core.moves import Move
from boardwidgets.core.view import View
from boardwidgets.draw.gestures import FreeSelection, Gesture, Pick
from boardwidgets.draw.marrakech.marking import QUARTERS
from boardwidgets.draw.marrakech.places import sector
from boardwidgets.draw.marrakech.telling import Moment
from boardwidgets.draw.scene import Item
from boardwidgets.games.marrakech.moves import BACK, DICE, LAYS, SPOKEN, TURNS, Lay
from boardwidgets.games.marrakech.rugs import COLOURS
from boardwidgets.games.marrakech.squares import NAMES, square
from boardwidgets.games.marrakech.table import NEXT_RUGS

PACKAGE: Final = "boardwidgets.draw.marrakech"

if TYPE_CHECKING:
    from boardwidgets.games.marrakech.state import MarrakechState


def _stretched(keys: tuple[str, ...]) -> Move:
    """The rug that would reach from the first square picked to the last."""
    one, other = (key.partition(":")[2] for key in (keys[0], keys[-1]))
    return SPOKEN.get(f"{one} {other}") or Lay(f"{one} {other}", square(one), square(other))


ALWAYS: Final = (
    *(Pick(turn, (f"turn:{turn.text}",)) for turn in (*TURNS, BACK)),
    *(Pick(die, (f"die:{die.text}",)) for die in DICE),
    *(Pick(lay, tuple(f"square:{name}" for name in lay.squares)) for lay in LAYS),
)
"""Turns, and the one that is never allowed; faces; rugs on any two squares side by side."""

APART: Final = FreeSelection(tuple(f"square:{name}" for name in NAMES), _stretched)
"""Two squares that do not touch: no rug is so long, and the rules say so."""


def gestures(view: View[Any]) -> tuple[Gesture, ...]:
    """Every move that a reader could mean by pointing now."""
    state = cast("MarrakechState", view.state)
    if state.phase == "first":
        firsts = (Pick(first, (f"seat:{first.seat}",)) for first in state.table.firsts)
        return (*ALWAYS, APART, *firsts)
    if state.phase == "rug":
        own = state.table.colours[state.undrawn]
        return (*ALWAYS, APART, *(Pick(NEXT_RUGS[c], (f"rug:{COLOURS[c]}",)) for c in own))
    return (*ALWAYS, APART)


def turning(view: View[Any], now: Moment) -> Iterator[Item]:
    """The places beside Assam, as long as he is to be turned."""
    if view.state.phase not in ("turn", "turn after"):
        return
    for key, quarters in QUARTERS.items():
        zone = sector(now.state.assam, now.state.heading + quarters)
        text = catalogue(PACKAGE).phrase("turn", key.partition(":")[2])
        yield Item("marks", key, text, (), zone=zone)
