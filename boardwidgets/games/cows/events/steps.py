"""The steps of the pieces, one square after another, and the fences that herdsmen leave."""

from dataclasses import dataclass
from typing import ClassVar

from boardwidgets.core.events import Event


@dataclass(frozen=True, slots=True)
class PieceStepped(Event):
    """A piece went on to the next square."""

    passing: ClassVar[bool] = True
    piece: str
    start: str
    square: str


@dataclass(frozen=True, slots=True)
class CowStepped(PieceStepped):
    """A cow went one square on."""

    rule: ClassVar[str] = "cows.cow.move"


@dataclass(frozen=True, slots=True)
class BullStepped(PieceStepped):
    """A bull went one square on."""

    rule: ClassVar[str] = "cows.bull.move"


@dataclass(frozen=True, slots=True)
class RabbitStepped(PieceStepped):
    """A rabbit made one of its two steps."""

    rule: ClassVar[str] = "cows.rabbit.move"


@dataclass(frozen=True, slots=True)
class HerdsmanStepped(PieceStepped):
    """A herdsman made its step."""

    rule: ClassVar[str] = "cows.herdsman.move"


@dataclass(frozen=True, slots=True)
class MoleStepped(PieceStepped):
    """A mole made its step."""

    rule: ClassVar[str] = "cows.mole.move"


@dataclass(frozen=True, slots=True)
class FenceLeft(Event):
    """A herdsman left a fence on the square it came from."""

    rule: ClassVar[str] = "cows.herdsman.fence"
    square: str


@dataclass(frozen=True, slots=True)
class NoFenceLeft(Event):
    """A herdsman left no fence, since all are on the board."""

    rule: ClassVar[str] = "cows.setup.fences"
    square: str
