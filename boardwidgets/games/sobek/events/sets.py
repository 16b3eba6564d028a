"""Sets: laid in the round and at its end, and what is left over."""

from dataclasses import dataclass
from typing import ClassVar

from boardwidgets.core.events import Event


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
class SidewaysLaid(Event):
    """A player laid a set sideways at the end of the round."""

    rule: ClassVar[str] = "sobek.round.horizontal"
    seat: int
    good: str
    card: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class LeftOver(Event):
    """The cards left in a player's hand went under the corruption marker."""

    rule: ClassVar[str] = "sobek.round.leftovers"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class SidewaysEnded(Event):
    """A player is done with laying sets sideways."""

    rule: ClassVar[str] = "sobek.round.horizontal"
    silent: ClassVar[bool] = True
    seat: int
