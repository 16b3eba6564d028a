"""The words and signs that written positions consist of."""

from typing import Final

from boardwidgets.games.cows.phases import DISCARD, FIRST, OVER, PEEK
from boardwidgets.games.cows.pieces import (
    COLOURS,
    HERDSMAN,
    KINDS,
    NAMES_OF,
    PIECES,
    colour_of,
    kind_of,
)

FENCE: Final = "#"
GRASS: Final = "*"
EMPTY: Final = "."
UNSEEN: Final = "?"
NOTHING: Final = "nothing"
BY_NOBODY: Final = (FIRST, OVER)
"""Phases in which it is nobody's turn."""
AT_A_SQUARE: Final = (PEEK, DISCARD)
"""Phases that are written with their square."""


def label(piece: int) -> str:
    """A piece as a diagram shows it.

    >>> label(0), label(15)
    ('rC', 'H4')
    """
    kind = KINDS[kind_of(piece)][0].upper()
    if kind_of(piece) == HERDSMAN:
        return f"{kind}{colour_of(piece) + 1}"
    return COLOURS[colour_of(piece)][0] + kind


def waiting_name(piece: int) -> str:
    """A piece that still has to move, as the line `moving` names it.

    >>> waiting_name(0), waiting_name(15)
    ('red cow', 'herdsman 4')
    """
    name = NAMES_OF[piece]
    return f"{name} {colour_of(piece) + 1}" if kind_of(piece) == HERDSMAN else name


LABELS: Final = {label(piece): piece for piece in PIECES}
WAITING_NAMES: Final = {waiting_name(piece): piece for piece in PIECES}
