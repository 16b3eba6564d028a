"""Cards, and how a turn ends."""

from dataclasses import dataclass
from typing import ClassVar

from boardwidgets.core.events import Event


@dataclass(frozen=True, slots=True)
class CardCovered(Event):
    """The player covered a card and moves what it names."""

    rule: ClassVar[str] = "cows.turn.card"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardsReopened(Event):
    """Only one card was left open: all eight are open again."""

    rule: ClassVar[str] = "cows.turn.reopen"


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    """A piece that the card names could not move, and stays."""

    rule: ClassVar[str] = "cows.turn.order"
    piece: str
    square: str


@dataclass(frozen=True, slots=True)
class NoExtra(Event):
    """No herdsman or cow could move as the extra piece."""

    rule: ClassVar[str] = "cows.turn.extra"
    piece: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """No named piece can move any more, and the next player has the turn."""

    rule: ClassVar[str] = "cows.turn.order"
    silent: ClassVar[bool] = True
    seat: int
