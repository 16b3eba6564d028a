"""What may happen. Each event cites the rule by which it does."""

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from boardwidgets.core.events import Event

HIDDEN: Final = 0
"""In place of the number of fireflies in a jar that one may not look into."""


@dataclass(frozen=True, slots=True)
class FirefliesFound(Event):
    """A seat has found so many fireflies, and keeps them in its jar."""

    rule: ClassVar[str] = "fireflies.turn.roll"
    seat: int
    fireflies: int

    def seen(self, seat: int | None) -> Event:
        """How many for the seat itself; others are told only that there are some."""
        return self if seat == self.seat else replace(self, fireflies=HIDDEN)


@dataclass(frozen=True, slots=True)
class LanternPlaced(Event):
    """A lantern was put on a square, with the fireflies of the jar in it."""

    rule: ClassVar[str] = "fireflies.turn.lantern"
    seat: int
    square: str
    fireflies: int
