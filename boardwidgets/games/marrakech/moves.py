"""The moves of Marrakech, made once: turns of Assam, faces of the die, places for a rug.

Chance also draws who begins, and with two players the next rug of a stack.
"""

from dataclasses import dataclass
from typing import Final

from boardwidgets.core.moves import Move
from boardwidgets.games.marrakech.rugs import COLOURS
from boardwidgets.games.marrakech.squares import NAMES, SIDES, SQUARES


@dataclass(frozen=True, slots=True)
class Turn(Move):
    """Turn Assam by so many quarters clockwise."""

    quarters: int


@dataclass(frozen=True, slots=True)
class Die(Move):
    """The die shows so many sandals."""

    steps: int


@dataclass(frozen=True, slots=True)
class LayRug(Move):
    """Lay a rug on two squares; `a` and `b` are their numbers, a < b where it can be legal.

    >>> LAYS[0].text, LAYS[0].squares
    ('a1 a2', ('a1', 'a2'))
    """

    a: int
    b: int

    @property
    def squares(self) -> tuple[str, str]:
        """The names of the two squares."""
        return NAMES[self.a], NAMES[self.b]


@dataclass(frozen=True, slots=True)
class NextRug(Move):
    """Chance draws the colour of the next rug on a stack."""

    colour: int


STRAIGHT: Final = Turn("straight", 0)
LEFT: Final = Turn("left", 3)
RIGHT: Final = Turn("right", 1)
TURNS: Final = (STRAIGHT, LEFT, RIGHT)
BACK: Final = Turn("back", 2)
"""Turning right about, which players try and the rules never allow."""
DICE: Final = tuple(Die(str(steps), steps) for steps in range(1, 5))
LAYS: Final = tuple(
    LayRug(f"{NAMES[a]} {NAMES[b]}", a, b) for a in SQUARES for b in SIDES[a] if a < b
)
"""Every way to lay a rug on two squares side by side."""
NEXT_RUGS: Final = tuple(NextRug(f"rug {name}", colour) for colour, name in enumerate(COLOURS))
