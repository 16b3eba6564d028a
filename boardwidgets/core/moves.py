"""A move: one choice of a player or of chance, named by its short text.

The same text is typed, recorded, saved and read aloud. Each game makes its moves once, in tables of
`Move` or of classes of its own, and hands out these same objects.
"""

from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True, slots=True)
class Move:
    """One choice, named by its text.

    >>> str(Move("left"))
    'left'
    """

    text: str

    def __str__(self) -> str:
        return self.text

    def seen(self, seat: int | None) -> "Self | Hidden":
        """The move as a seat (None: a spectator) may know it; games with secrets override this."""
        return self


@dataclass(frozen=True, slots=True)
class Hidden(Move):
    """A move about which a seat may only know that it happened."""

    text: str = "?"


@dataclass(frozen=True, slots=True)
class First(Move):
    """Chance draws the seat that begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class OffBoard(Move):
    """Someone names squares by `names` that are not all on the board."""

    names: tuple[str, ...]


def tidy(text: str) -> str:
    """A move's text as typed, with small letters, single spaces and no commas.

    >>> tidy("  C4,  c5 ")
    'c4 c5'
    """
    return " ".join(text.lower().replace(",", " ").split())
