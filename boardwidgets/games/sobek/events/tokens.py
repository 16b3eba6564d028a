"""Event tokens: the look at them, and what each does."""

from dataclasses import dataclass
from typing import ClassVar

from boardwidgets.core.events import Event


@dataclass(frozen=True, slots=True)
class TokenSeen(Event):
    """A player who looks at the event tokens saw one of them."""

    rule: ClassVar[str] = "sobek.event.trigger"
    seat: int
    token: str

    def seen(self, seat: int | None) -> Event:
        """Which it is nobody else is told."""
        return self if seat == self.seat else EventTokenLookedAt(self.seat)


@dataclass(frozen=True, slots=True)
class EventTokenLookedAt(Event):
    """What the others are told when a player sees one of the event tokens."""

    rule: ClassVar[str] = "sobek.event.trigger"
    silent: ClassVar[bool] = True
    seat: int


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
class EventTokenTaken(Event):
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
    """A player went forward by as many spaces as they have cards in corruption."""

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
    """A player took the whole corruption into hand."""

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
    """A player went back to 0, since there was no space with the glyph behind."""

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
