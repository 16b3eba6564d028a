"""Rugs as they lie on the board, and their colours.

A rug on the board is a number: its colour (0–3) plus four times its count from 1, so that the two
halves of one rug share a number and every colour has numbers of its own. A bare square is 0.
"""

from typing import Final

COLOURS: Final = ("red", "yellow", "blue", "green")
BARE: Final = 0


def colour_of(rug: int) -> int | None:
    """The colour of a rug by its number, or None for a bare square.

    >>> colour_of(rug_number(2, 1))
    2
    """
    return rug % 4 if rug else None


def rug_number(colour: int, count: int) -> int:
    """The number of a rug of a colour, which is the colour's rug `count`, counted from 1."""
    return colour + 4 * count


def free_number(tops: tuple[int, ...], colour: int) -> int:
    """The lowest number of a colour that no rug to be seen on the board has.

    >>> free_number((rug_number(2, 1), BARE), 2) == rug_number(2, 2)
    True
    """
    taken = set(tops)
    number = rug_number(colour, 1)
    while number in taken:
        number += 4
    return number


def with_rug(tops: tuple[int, ...], squares: tuple[int, int], rug: int) -> tuple[int, ...]:
    """The board with a rug on top of two squares.

    >>> with_rug((BARE, BARE, 4), (1, 2), 8)
    (0, 8, 8)
    """
    board = list(tops)
    for square in squares:
        board[square] = rug
    return tuple(board)
