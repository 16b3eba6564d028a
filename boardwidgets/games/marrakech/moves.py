"""The moves of Marrakech, made once.

`straight` `left` `right` turn Assam; `1`–`4` are the die; `c4 c5` lays a rug; chance also draws
`first red` and, with two players, `rug yellow`.
"""

import re
from dataclasses import dataclass
from typing import Final

from boardwidgets.core.moves import Move
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
class Lay(Move):
    """Lay a rug on two squares that share a side; `a` and `b` are their numbers, a < b."""

    a: int
    b: int

    @property
    def squares(self) -> tuple[str, str]:
        """The names of the two squares."""
        return NAMES[self.a], NAMES[self.b]


@dataclass(frozen=True, slots=True)
class First(Move):
    """Chance draws the player who begins, by the first of his colours."""

    seat: int


@dataclass(frozen=True, slots=True)
class NextRug(Move):
    """Chance draws the colour of the next rug on a stack."""

    colour: int


@dataclass(frozen=True, slots=True)
class OffBoard(Move):
    """Someone names squares of which at least one is not on the board."""

    names: tuple[str, ...]


STRAIGHT: Final = Turn("straight", 0)
LEFT: Final = Turn("left", 3)
RIGHT: Final = Turn("right", 1)
TURNS: Final = (STRAIGHT, LEFT, RIGHT)
BACK: Final = Turn("back", 2)
"""Turning about, which players try and the rules never allow."""
DICE: Final = tuple(Die(str(steps), steps) for steps in range(1, 5))
LAYS: Final = tuple(Lay(f"{NAMES[a]} {NAMES[b]}", a, b) for a in SQUARES for b in SIDES[a] if a < b)

SPOKEN: Final[dict[str, Move]] = {move.text: move for move in (*TURNS, BACK, *DICE, *LAYS)} | {
    f"{NAMES[lay.b]} {NAMES[lay.a]}": lay for lay in LAYS
}
"""Every move whose text means the same in all games of Marrakech; a lay by either order."""

_SQUARES: Final = re.compile(r"([a-z]\d{1,2}) ?-? ?([a-z]\d{1,2})")


def spoken(text: str) -> Move | None:
    """The move a text names in any game of Marrakech, lawful or not; None when it names none.

    >>> spoken("c5 c4").text
    'c4 c5'
    >>> spoken("c4 e4").text, spoken("9").text
    ('c4 e4', '9')
    """
    if text in SPOKEN:
        return SPOKEN[text]
    if text.isascii() and text.isdigit():
        return Die(text, int(text))
    found = _SQUARES.fullmatch(text)
    if not found:
        return None
    one, other = found.groups()
    if one not in NAMES or other not in NAMES:
        return OffBoard(f"{one} {other}", (one, other))
    return SPOKEN.get(f"{one} {other}") or Lay(
        f"{one} {other}", NAMES.index(one), NAMES.index(other)
    )
