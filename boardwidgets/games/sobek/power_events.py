"""What can happen in Sobek: the powers of characters and event tokens."""

from dataclasses import dataclass, replace
from typing import ClassVar

from boardwidgets.core.events import Event
from boardwidgets.games.sobek.round_events import UNKNOWN


@dataclass(frozen=True, slots=True)
class NoEffect(Event):
    """The power of a character found nothing."""

    rule: ClassVar[str] = "sobek.character.no-effect"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class ThiefChose(Event):
    """A player chose whom his thief robs."""

    rule: ClassVar[str] = "sobek.character.thief"
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class HandSeen(Event):
    """A thief who may choose sees the hand of the player whom he robs."""

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
        return self if seat in (self.seat, self.other) else replace(self, card=UNKNOWN)


@dataclass(frozen=True, slots=True)
class Added(Event):
    """A player added cards to a set of his (the courtesan), now worth so many points."""

    rule: ClassVar[str] = "sobek.character.courtesan"
    seat: int
    good: str
    card: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """A player put a card from hand under his corruption marker, because of the scribe."""

    rule: ClassVar[str] = "sobek.character.scribe"
    seat: int
    card: str

    def seen(self, seat: int | None) -> "Dropped":
        """What a seat is told of it: the card only to those who see it."""
        return self if seat == self.seat else replace(self, card=UNKNOWN)


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A player discarded all cards of a kind from his corruption."""

    rule: ClassVar[str] = "sobek.character.priest"
    seat: int
    kind: str
    count: int


@dataclass(frozen=True, slots=True)
class QueenDrew(Event):
    """The queen drew a card from the deck."""

    rule: ClassVar[str] = "sobek.character.queen"
    seat: int
    card: str

    def seen(self, seat: int | None) -> "QueenDrew":
        """What a seat is told of it: the card only to those who see it."""
        return self if seat == self.seat else replace(self, card=UNKNOWN)


@dataclass(frozen=True, slots=True)
class VizierChose(Event):
    """A player chose whose corruption his vizier goes to."""

    rule: ClassVar[str] = "sobek.character.vizier"
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class CorruptionSeen(Event):
    """A vizier who may choose sees the corruption of the player to whom he goes."""

    rule: ClassVar[str] = "sobek.character.vizier"
    seat: int
    other: int
    card: tuple[str, ...]

    def seen(self, seat: int | None) -> "CorruptionSeen | None":
        """Told to these two alone."""
        return self if seat in (self.seat, self.other) else None


@dataclass(frozen=True, slots=True)
class Bribed(Event):
    """A card went from a player's corruption into the vizier's hand."""

    rule: ClassVar[str] = "sobek.character.vizier"
    seat: int
    other: int
    card: str

    def seen(self, seat: int | None) -> "Bribed":
        """What a seat is told of it: the card only to those who see it."""
        return self if seat in (self.seat, self.other) else replace(self, card=UNKNOWN)


@dataclass(frozen=True, slots=True)
class Fetched(Event):
    """The merchant fetched a card of the row."""

    rule: ClassVar[str] = "sobek.character.merchant"
    seat: int
    place: int
    card: str


@dataclass(frozen=True, slots=True)
class TokenSeen(Event):
    """A player who looks at the event tokens saw one of them."""

    rule: ClassVar[str] = "sobek.event.trigger"
    seat: int
    token: str

    def seen(self, seat: int | None) -> "TokenSeen | None":
        """Told to nobody else."""
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class TokensSeen(Event):
    """A player looks for the first time at event tokens that others have seen."""

    rule: ClassVar[str] = "sobek.event.trigger"
    seat: int
    token: tuple[str, ...]

    def seen(self, seat: int | None) -> "TokensSeen | None":
        """Told to nobody else."""
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    """A player took an event token."""

    rule: ClassVar[str] = "sobek.event.trigger"
    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class TokenWasted(Event):
    """An event token had no effect and is spent."""

    rule: ClassVar[str] = "sobek.event.trigger"
    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class TokensGone(Event):
    """There is no event token left for a set."""

    rule: ClassVar[str] = "sobek.event.trigger"
    seat: int


@dataclass(frozen=True, slots=True)
class Prospered(Event):
    """A prosperity was put on a set, now worth so many points."""

    rule: ClassVar[str] = "sobek.event.prosperity"
    seat: int
    good: str
    points: int


@dataclass(frozen=True, slots=True)
class ExtraTurn(Event):
    """A player has another turn at once."""

    rule: ClassVar[str] = "sobek.event.flood"
    seat: int


@dataclass(frozen=True, slots=True)
class Deceived(Event):
    """A player went forward by as many spaces as he has cards in corruption."""

    rule: ClassVar[str] = "sobek.event.deceit"
    seat: int
    count: int
    space: int


@dataclass(frozen=True, slots=True)
class Cursed(Event):
    """A player was given a curse."""

    rule: ClassVar[str] = "sobek.event.curse"
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class Embalmed(Event):
    """A player took his whole corruption into his hand."""

    rule: ClassVar[str] = "sobek.event.embalming"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    """A player went forward to the next space with a glyph."""

    rule: ClassVar[str] = "sobek.event.glyph"
    seat: int
    glyph: str
    start: int
    space: int


@dataclass(frozen=True, slots=True)
class FellToStart(Event):
    """A player went back to 0, since no space with the glyph was behind him."""

    rule: ClassVar[str] = "sobek.event.glyph"
    seat: int
    glyph: str
    start: int


@dataclass(frozen=True, slots=True)
class FellBack(Event):
    """A player went back to the nearest space with a glyph."""

    rule: ClassVar[str] = "sobek.event.glyph"
    seat: int
    glyph: str
    start: int
    space: int
