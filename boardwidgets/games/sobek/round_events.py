"""What can happen in Sobek: the round, the row and sets."""

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from boardwidgets.core.events import Event

UNKNOWN: Final = "unseen"
"""The word of a card that is not told."""


@dataclass(frozen=True, slots=True)
class FirstDrawn(Event):
    """A player was drawn to begin the game."""

    rule: ClassVar[str] = "sobek.setup.first"
    seat: int


@dataclass(frozen=True, slots=True)
class LowestDrawn(Event):
    """Of the players with the lowest score one was drawn, who chooses who begins."""

    rule: ClassVar[str] = "sobek.setup.first"
    seat: int


@dataclass(frozen=True, slots=True)
class BeginnerChosen(Event):
    """The player with the lowest score chose who begins the round."""

    rule: ClassVar[str] = "sobek.setup.first"
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """All cards were gathered and shuffled for a round; so many are in the deck."""

    rule: ClassVar[str] = "sobek.setup.deck"
    number: int
    deck: int


@dataclass(frozen=True, slots=True)
class StarterDrawn(Event):
    """A player was dealt one of the starters."""

    rule: ClassVar[str] = "sobek.setup.hand"
    seat: int
    card: str

    def seen(self, seat: int | None) -> "StarterDrawn":
        """What a seat is told of it: the card only to those who see it."""
        return self if seat == self.seat else replace(self, card=UNKNOWN)


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A card came to a place of the row."""

    rule: ClassVar[str] = "sobek.setup.row"
    place: int
    card: str


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

    def seen(self, seat: int | None) -> "Looked | None":
        """Told to nobody else."""
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class SetLaid(Event):
    """A player laid a new set, worth so many points as it lies."""

    rule: ClassVar[str] = "sobek.turn.set"
    seat: int
    good: str
    card: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class SetGrown(Event):
    """A player laid more cards to a set, now worth so many points."""

    rule: ClassVar[str] = "sobek.turn.set"
    seat: int
    good: str
    card: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class CharacterPlayed(Event):
    """A player played a character for his power."""

    rule: ClassVar[str] = "sobek.turn.character"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The last row is empty: the round ends."""

    rule: ClassVar[str] = "sobek.round.end"
    number: int


@dataclass(frozen=True, slots=True)
class SidewaysLaid(Event):
    """A player laid a set sideways at the end of the round."""

    rule: ClassVar[str] = "sobek.round.horizontal"
    seat: int
    good: str
    card: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class LeftOver(Event):
    """The cards left in a player's hand went under his corruption marker."""

    rule: ClassVar[str] = "sobek.round.leftovers"
    seat: int
    count: int
