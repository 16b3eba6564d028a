"""Squares and headings of a 7×7 board.

Inside, a square is a small int, counted from `a1` along each rank: a1 is 0, b1 is 1, a2 is 7.
Outside, it has its name. A heading is 0–3 for north, east, south, west.

>>> NAMES[square("c4")], NAMES[NEIGHBOUR[square("c4")][NORTH]]
('c4', 'c5')
"""

from typing import Final

from boardwidgets.core.messages import say

SIZE: Final = 7
FILES: Final = "abcdefg"
RANKS: Final = "1234567"
NAMES: Final = tuple(file + rank for rank in RANKS for file in FILES)
SQUARES: Final = tuple(range(len(NAMES)))

NORTH, EAST, SOUTH, WEST = range(4)
HEADINGS: Final = "NESW"
STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))

_NUMBER: Final = {name: number for number, name in enumerate(NAMES)}


def square(name: str) -> int:
    """The number of a square by its name; a ValueError says what names there are.

    >>> square("d4")
    24
    """
    try:
        return _NUMBER[name]
    except (KeyError, TypeError):
        raise ValueError(say("error.square", square=f"{name!r:.40}")) from None


def at(file: int, rank: int) -> int | None:
    """The square at a file and rank counted from 0, or None beyond the edge."""
    return rank * SIZE + file if 0 <= file < SIZE and 0 <= rank < SIZE else None


def file_of(number: int) -> int:
    """The file of a square, 0 for `a`."""
    return number % SIZE


def rank_of(number: int) -> int:
    """The rank of a square, 0 for `1`."""
    return number // SIZE


def _neighbours(number: int) -> tuple[int | None, ...]:
    return tuple(at(file_of(number) + dx, rank_of(number) + dy) for dx, dy in STEPS)


NEIGHBOUR: Final = tuple(_neighbours(number) for number in SQUARES)
"""NEIGHBOUR[square][heading]: the next square that way, or None over the edge."""

SIDES: Final = tuple(tuple(s for s in row if s is not None) for row in NEIGHBOUR)
"""SIDES[square]: the squares that share a side with it."""
