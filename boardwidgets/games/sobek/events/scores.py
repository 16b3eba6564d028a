"""The counting: points of sets, and paying for corruption."""

from dataclasses import dataclass
from typing import ClassVar

from boardwidgets.core.events import Event


@dataclass(frozen=True, slots=True)
class SetScored(Event):
    """A set laid in the round was counted: cards × scarabs."""

    rule: ClassVar[str] = "sobek.score.set"
    waits: ClassVar[bool] = True
    seat: int
    good: str
    count: int
    scarabs: int
    points: int


@dataclass(frozen=True, slots=True)
class SidewaysScored(Event):
    """A set laid sideways was counted: its scarabs."""

    rule: ClassVar[str] = "sobek.score.horizontal"
    waits: ClassVar[bool] = True
    seat: int
    good: str
    points: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A player went forward by the points of their sets."""

    rule: ClassVar[str] = "sobek.score.move"
    waits: ClassVar[bool] = True
    seat: int
    points: int
    start: int
    space: int


@dataclass(frozen=True, slots=True)
class CorruptionCounted(Event):
    """A player's corruption was shown and counted: cards, curses, both together, scarabs."""

    rule: ClassVar[str] = "sobek.corruption.most"
    waits: ClassVar[bool] = True
    seat: int
    cards: int
    curses: int
    count: int
    scarabs: int
    card: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NobodyPays(Event):
    """Nobody has any corruption, so nobody pays."""

    rule: ClassVar[str] = "sobek.corruption.most"
    waits: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Pays(Event):
    """A player has most corruption and pays for so many full tens of points."""

    rule: ClassVar[str] = "sobek.corruption.most"
    waits: ClassVar[bool] = True
    seat: int
    points: int
    count: int


@dataclass(frozen=True, slots=True)
class SteppedBack(Event):
    """A player went back to the previous space with the same glyph."""

    rule: ClassVar[str] = "sobek.corruption.penalty"
    passing: ClassVar[bool] = True
    seat: int
    glyph: str
    start: int
    space: int


@dataclass(frozen=True, slots=True)
class PaysNothing(Event):
    """A player has most corruption, but under ten points to pay for."""

    rule: ClassVar[str] = "sobek.corruption.penalty"
    waits: ClassVar[bool] = True
    seat: int
    points: int
