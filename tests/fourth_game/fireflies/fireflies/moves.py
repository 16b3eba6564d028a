"""The meadow, and the moves as values, all made once."""

from dataclasses import dataclass
from typing import Final

from boardwidgets.core.moves import Hidden, Move
from boardwidgets.core.squares import Grid

MEADOW: Final = Grid(5, 4)  # fireflies.setup.meadow


@dataclass(frozen=True, slots=True)
class Find(Move):
    """By chance a seat finds so many fireflies."""

    seat: int
    fireflies: int

    def seen(self, seat: int | None) -> "Find | Hidden":
        """The move for the seat itself; others know only that something was found."""
        return self if seat == self.seat else Hidden()


@dataclass(frozen=True, slots=True)
class Place(Move):
    """The player to move puts a lantern on the square that the text names."""


FINDS: Final = tuple(tuple(Find(str(n), seat, n) for n in (1, 2, 3)) for seat in range(4))
PLACES: Final = tuple(Place(name) for name in MEADOW.names)
