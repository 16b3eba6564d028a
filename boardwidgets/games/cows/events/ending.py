"""How a game ends."""

from dataclasses import dataclass
from typing import ClassVar

from boardwidgets.core.events import Event


@dataclass(frozen=True, slots=True)
class GrassGone(Event):
    """No free grass is left: the game is over."""

    rule: ClassVar[str] = "cows.end.grazed"


@dataclass(frozen=True, slots=True)
class TurnsOver(Event):
    """The last of the agreed turns is over, and so is the game."""

    rule: ClassVar[str] = "cows.end.grazed"
    turns: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A player's tokens were shown and counted; `symbols` are in the order of taking."""

    rule: ClassVar[str] = "cows.score.sets"
    seat: int
    count: int
    points: int
    symbols: tuple[str, ...]
