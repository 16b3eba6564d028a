"""The row: cards skipped, taken and looked at."""

from dataclasses import dataclass
from typing import ClassVar

from boardwidgets.core.events import Event


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A card of the row that was skipped went under the taker's corruption marker."""

    rule: ClassVar[str] = "sobek.turn.corruption"
    seat: int
    place: int
    card: str


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A player took a card of the row."""

    rule: ClassVar[str] = "sobek.turn.take"
    seat: int
    place: int
    card: str


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """A player saw which character a card was that had lain face down."""

    rule: ClassVar[str] = "sobek.turn.take"
    seat: int
    card: str

    def seen(self, seat: int | None) -> Event:
        """Who it is nobody else is told."""
        return self if seat == self.seat else CharacterLookedAt(self.seat)


@dataclass(frozen=True, slots=True)
class CharacterLookedAt(Event):
    """What the others are told when a player sees which character a card was."""

    rule: ClassVar[str] = "sobek.turn.take"
    silent: ClassVar[bool] = True
    seat: int
