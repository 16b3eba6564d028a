"""What becomes of grass tokens; their symbols are told to those who know them."""

from dataclasses import dataclass
from typing import ClassVar

from boardwidgets.core.events import Event
from boardwidgets.games.cows.events.secret import Secret


@dataclass(frozen=True, slots=True)
class GrassTaken(Secret):
    """A cow stopped on grass, and the player took a token."""

    rule: ClassVar[str] = "cows.cow.graze"
    seat: int
    piece: str
    square: str


@dataclass(frozen=True, slots=True)
class GrassTakenWhenPushed(GrassTaken):
    """A push left a cow on grass, and the player took a token."""

    rule: ClassVar[str] = "cows.cow.pushed-graze"


@dataclass(frozen=True, slots=True)
class TokenCarried(Secret):
    """A rabbit took the top token along and put it on top where it stopped."""

    rule: ClassVar[str] = "cows.rabbit.carry"
    piece: str
    start: str
    square: str


@dataclass(frozen=True, slots=True)
class GrassMet(Event):
    """A mole came onto grass: the player may look."""

    rule: ClassVar[str] = "cows.mole.peek"
    piece: str
    square: str


@dataclass(frozen=True, slots=True)
class TokenLookedAt(Secret):
    """The player looked at a token; `place` counts from the bottom of the pile."""

    rule: ClassVar[str] = "cows.mole.peek"
    seat: int
    square: str
    place: int


@dataclass(frozen=True, slots=True)
class LeftUnseen(Event):
    """The player did not look at the tokens."""

    rule: ClassVar[str] = "cows.mole.peek"
    seat: int
    square: str


@dataclass(frozen=True, slots=True)
class TokenDiscarded(Secret):
    """The player discarded a token they had looked at; others see which, not what."""

    rule: ClassVar[str] = "cows.mole.peek"
    seat: int
    square: str
    place: int


@dataclass(frozen=True, slots=True)
class TokensKept(Event):
    """The player discarded none of the tokens they had looked at."""

    rule: ClassVar[str] = "cows.mole.peek"
    seat: int
    square: str
