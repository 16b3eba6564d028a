"""Characters and their powers."""

from dataclasses import dataclass, replace
from typing import ClassVar

from boardwidgets.core.events import Event
from boardwidgets.games.sobek.cards import HIDDEN


@dataclass(frozen=True, slots=True)
class CharacterPlayed(Event):
    """A player played a character for their power."""

    rule: ClassVar[str] = "sobek.turn.character"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class NoEffect(Event):
    """The power of a character found nothing."""

    rule: ClassVar[str] = "sobek.character.no-effect"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class ThiefChose(Event):
    """A player chose the one to be robbed by the thief."""

    rule: ClassVar[str] = "sobek.character.thief"
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class HandSeen(Event):
    """A thief who may choose sees the hand of the player to be robbed."""

    rule: ClassVar[str] = "sobek.character.thief"
    seat: int
    other: int
    card: tuple[str, ...]

    def seen(self, seat: int | None) -> "HandSeen | None":
        """Told to these two alone."""
        return self if seat in (self.seat, self.other) else None


@dataclass(frozen=True, slots=True)
class Robbed(Event):
    """A card went from a hand into the thief's."""

    rule: ClassVar[str] = "sobek.character.thief"
    seat: int
    other: int
    card: str

    def seen(self, seat: int | None) -> "Robbed":
        """What a seat is told of it: the card only to those who see it."""
        return self if seat in (self.seat, self.other) else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class Added(Event):
    """A player added cards to a set of their own (the courtesan), now worth so many points."""

    rule: ClassVar[str] = "sobek.character.courtesan"
    seat: int
    good: str
    card: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """A player put a card from hand under the corruption marker, because of the scribe."""

    rule: ClassVar[str] = "sobek.character.scribe"
    seat: int
    card: str

    def seen(self, seat: int | None) -> "Dropped":
        """What a seat is told of it: the card only to those who see it."""
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A player discarded all cards of a kind from corruption; `emptied` when no others are left."""

    rule: ClassVar[str] = "sobek.character.priest"
    seat: int
    kind: str
    count: int
    card: tuple[str, ...]
    emptied: bool


@dataclass(frozen=True, slots=True)
class QueenDrew(Event):
    """The queen drew a card from the deck."""

    rule: ClassVar[str] = "sobek.character.queen"
    seat: int
    card: str

    def seen(self, seat: int | None) -> "QueenDrew":
        """What a seat is told of it: the card only to those who see it."""
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class VizierChose(Event):
    """A player chose to whose corruption the vizier goes."""

    rule: ClassVar[str] = "sobek.character.vizier"
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class CorruptionSeen(Event):
    """A vizier who may choose sees the corruption of the player to whom the vizier goes."""

    rule: ClassVar[str] = "sobek.character.vizier"
    seat: int
    other: int
    card: tuple[str, ...]

    def seen(self, seat: int | None) -> "CorruptionSeen | None":
        """Told to these two alone."""
        return self if seat in (self.seat, self.other) else None


@dataclass(frozen=True, slots=True)
class Bribed(Event):
    """A card went from a player's corruption into the vizier's hand; `emptied` if it was the last.

    Whether a player has any corruption everybody sees, but not how much (`sobek.character.vizier`).
    """

    rule: ClassVar[str] = "sobek.character.vizier"
    seat: int
    other: int
    card: str
    emptied: bool

    def seen(self, seat: int | None) -> "Bribed":
        """What a seat is told of it: the card only to those who see it."""
        return self if seat in (self.seat, self.other) else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class Fetched(Event):
    """The merchant fetched a card of the row."""

    rule: ClassVar[str] = "sobek.character.merchant"
    seat: int
    place: int
    card: str
