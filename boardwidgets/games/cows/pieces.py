"""The twenty pieces: four colours of cow, bull, rabbit and mole, and four herdsmen.

A piece is a number, its kind times four plus its colour; herdsmen have no colour and are told apart
by a number from 1. Places are squares, and OFF for a piece that a lesson leaves out.
"""

from typing import Final

from boardwidgets.games.cows.squares import SQUARES

COLOURS: Final = ("red", "yellow", "blue", "green")
KINDS: Final = ("cow", "bull", "rabbit", "herdsman", "mole")
COW, BULL, RABBIT, HERDSMAN, MOLE = range(5)
PIECES: Final = tuple(range(20))

Places = tuple[int, ...]
"""The square of each of the twenty pieces."""

OFF: Final = len(SQUARES)
"""The place of a piece that is not on the board."""

BIT: Final = (*(1 << number for number in SQUARES), 0)
"""A square as one bit of a set of squares; nothing for OFF."""


def kind_of(piece: int) -> int:
    """The kind of a piece.

    >>> KINDS[kind_of(6)]
    'bull'
    """
    return piece // 4


def colour_of(piece: int) -> int:
    """The colour of an animal.

    >>> COLOURS[colour_of(6)]
    'blue'
    """
    return piece % 4


def of_kind(kind: int) -> tuple[int, ...]:
    """The four pieces of a kind.

    >>> of_kind(COW)
    (0, 1, 2, 3)
    """
    return tuple(range(kind * 4, kind * 4 + 4))


def piece_name(piece: int) -> str:
    """What messages call a piece.

    >>> piece_name(6), piece_name(12)
    ('blue bull', 'herdsman')
    """
    kind = kind_of(piece)
    return KINDS[kind] if kind == HERDSMAN else f"{COLOURS[colour_of(piece)]} {KINDS[kind]}"


NAMES_OF: Final = tuple(piece_name(piece) for piece in PIECES)
"""NAMES_OF[piece]: what messages call it."""


def moved(places: Places, piece: int, square: int) -> Places:
    """The places with one piece somewhere else."""
    row = list(places)
    row[piece] = square
    return tuple(row)
