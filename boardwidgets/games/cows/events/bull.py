"""What a bull pushes, passes and is stopped by."""

from dataclasses import dataclass
from typing import ClassVar

from boardwidgets.core.events import Event


@dataclass(frozen=True, slots=True)
class Pushed(Event):
    """A bull pushed a single piece one square on."""

    passing: ClassVar[bool] = True
    rule: ClassVar[str] = "cows.bull.push"
    piece: str
    pushed_piece: str
    start: str
    square: str


@dataclass(frozen=True, slots=True)
class MoleIgnored(Event):
    """A bull, or what it pushes, came onto the square of a mole, which is in nobody's way."""

    passing: ClassVar[bool] = True
    rule: ClassVar[str] = "cows.bull.mole"
    piece: str
    ignored_piece: str
    square: str


@dataclass(frozen=True, slots=True)
class BullStopped(Event):
    """A bull stopped on `square`; `squares` are those of what stopped it."""

    piece: str
    square: str
    squares: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StoppedAtEdge(BullStopped):
    """A bull stopped at the edge of the board."""

    rule: ClassVar[str] = "cows.bull.stop"


@dataclass(frozen=True, slots=True)
class StoppedBeforeTwo(BullStopped):
    """A bull stopped before two things in a row; the second may be a fence or the edge."""

    rule: ClassVar[str] = "cows.bull.stop"
    first_piece: str
    second_piece: str


@dataclass(frozen=True, slots=True)
class StoppedBeforeSeveral(BullStopped):
    """A bull stopped before several pieces on one square, which count as two in a row."""

    rule: ClassVar[str] = "cows.bull.stop"
    several_piece: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StoppedBeforeBull(BullStopped):
    """A bull stopped before another bull, which it does not push."""

    rule: ClassVar[str] = "cows.bull.push"
    first_piece: str


@dataclass(frozen=True, slots=True)
class StoppedAtFence(BullStopped):
    """A bull stopped before a fence."""

    rule: ClassVar[str] = "cows.bull.fence"


@dataclass(frozen=True, slots=True)
class FenceRemoved(Event):
    """The fence that stopped a bull was removed."""

    rule: ClassVar[str] = "cows.bull.fence"
    piece: str
    square: str
