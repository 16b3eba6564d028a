"""The moves as values, all made once, and a move by its text."""

import re
from dataclasses import dataclass
from typing import Final

from boardwidgets.core.moves import Hidden, Move, OffBoard
from fireflies.record import MEADOW, RANKS, FirefliesRecord


@dataclass(frozen=True, slots=True)
class Wish(Move):
    """Chance draws a seat's wish."""

    seat: int
    rank: int

    def seen(self, seat: int | None) -> "Wish | Hidden":
        """The wish for the seat itself; others know only that one was drawn."""
        return self if seat == self.seat else Hidden()


@dataclass(frozen=True, slots=True)
class Place(Move):
    """The player to move puts a lantern on a square."""

    square: int


@dataclass(frozen=True, slots=True)
class Come(Move):
    """Chance brings so many fireflies to the lantern that was put down."""

    count: int


WISHES: Final = tuple(
    tuple(Wish(f"player {seat + 1} rank {rank}", seat, rank) for rank in RANKS) for seat in range(4)
)
PLACES: Final = tuple(Place(name, MEADOW.square(name)) for name in MEADOW.names)
COMINGS: Final = tuple(Come(str(count), count) for count in (1, 2, 3))
BY_TEXT: Final[dict[str, Move]] = {
    move.text: move for moves in (*WISHES, PLACES, COMINGS) for move in moves
}


def move_named(record: FirefliesRecord, text: str) -> Move | None:
    """The move that a text names, legal now or not; None when it names none."""
    if re.fullmatch("[a-z][0-9]{1,2}", text) and text not in BY_TEXT:
        return OffBoard(text, (text,))
    return BY_TEXT.get(text)
