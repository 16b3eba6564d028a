"""Rugs: where they may be laid beside Assam, and what they may cover.

A rug on the board is a number: its colour (0–3) plus four times its count from 1, so that the two
halves of one rug share a number and every colour has numbers of its own. A bare square is 0.
"""

from typing import Final

from boardwidgets.games.marrakech.moves import LAYS, Lay
from boardwidgets.games.marrakech.squares import SIDES, SQUARES

COLOURS: Final = ("red", "yellow", "blue", "green")
BARE: Final = 0


def colour_of(rug: int) -> int | None:
    """The colour of a rug by its number, or None for a bare square.

    >>> colour_of(rug_number(2, 1))
    2
    """
    return rug % 4 if rug else None


def rug_number(colour: int, count: int) -> int:
    """The number of a colour's `count`th rug, counted from 1."""
    return colour + 4 * count


def free_number(tops: tuple[int, ...], colour: int) -> int:
    """The lowest number of a colour that no rug to be seen on the board has."""
    taken = set(tops)
    number = rug_number(colour, 1)
    while number in taken:
        number += 4
    return number


def beside(assam: int, lay: Lay) -> bool:
    """Whether one half shares a side with Assam's square and none lies on it."""
    return assam not in (lay.a, lay.b) and (lay.a in SIDES[assam] or lay.b in SIDES[assam])


BESIDE: Final[tuple[dict[str, Lay], ...]] = tuple(
    {lay.text: lay for lay in LAYS if beside(assam, lay)} for assam in SQUARES
)
"""BESIDE[square]: every way to lay a rug beside Assam there by its text, whatever it covers."""


def with_rug(tops: tuple[int, ...], lay: Lay, rug: int) -> tuple[int, ...]:
    """The board with a rug on top."""
    board = list(tops)
    board[lay.a] = board[lay.b] = rug
    return tuple(board)
