"""What may happen. Each event cites the rule by which it does."""

from dataclasses import dataclass, replace
from typing import ClassVar

from boardwidgets.core.events import Event
from fireflies.record import HIDDEN


@dataclass(frozen=True, slots=True)
class WishDrawn(Event):
    """A seat has drawn its wish."""

    rule: ClassVar[str] = "fireflies.setup.wish"
    seat: int
    rank: int

    def seen(self, seat: int | None) -> Event:
        """The wish for the seat itself; others are told only that one was drawn."""
        return self if seat == self.seat else replace(self, rank=HIDDEN)


@dataclass(frozen=True, slots=True)
class LanternPlaced(Event):
    """A lantern was put on a square."""

    rule: ClassVar[str] = "fireflies.turn.lantern"
    seat: int
    square: str


@dataclass(frozen=True, slots=True)
class FirefliesCame(Event):
    """So many fireflies came to the lantern on a square."""

    rule: ClassVar[str] = "fireflies.turn.roll"
    square: str
    count: int


@dataclass(frozen=True, slots=True)
class WishShown(Event):
    """A seat shows its wish at the end."""

    rule: ClassVar[str] = "fireflies.end.no-square"
    seat: int
    rank: int
