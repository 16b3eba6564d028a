"""The twenty pieces: four colours of cow, bull, rabbit and mole, and four herdsmen.

A piece is a number, its kind times four plus its colour; herdsmen have no colour and are told apart
by a number from 1. Places are squares, and OFF for a piece that a lesson leaves out.
"""

from collections.abc import Sequence
from typing import Final

from boardwidgets.games.cows.squares import SQUARES

COLOURS: Final = ("red", "yellow", "blue", "green")
KINDS: Final = ("cow", "bull", "rabbit", "herdsman", "mole")
COW, BULL, RABBIT, HERDSMAN, MOLE = range(5)
PIECES: Final = tuple(range(20))
"""Sixteen animals and four herdsmen (`cows.setup.board`)."""

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


HERDSMEN: Final = of_kind(HERDSMAN)

NAMES_OF: Final = tuple(piece_name(piece) for piece in PIECES)
"""NAMES_OF[piece]: what messages call it."""

ONLY_ONE: Final = {name: piece for piece, name in enumerate(NAMES_OF) if piece not in HERDSMEN}
"""The pieces whose name no other piece has."""


def piece_named(places: Sequence[int], name: str, place: int) -> int:
    """The piece of that name on a square; only herdsmen are told apart by where they stand.

    >>> piece_named((OFF,) * 13 + (24,) * 7, "herdsman", 24)
    13
    """
    return ONLY_ONE[name] if name in ONLY_ONE else places.index(place, HERDSMEN[0])
