"""What chance draws while a game is set up."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from boardwidgets.core.events import Event
from boardwidgets.games.cows.tokens import HIDDEN


@dataclass(frozen=True, slots=True)
class FirstPlayerDrawn(Event):
    """A player was drawn to begin."""

    rule: ClassVar[str] = "cows.setup.players"
    seat: int


@dataclass(frozen=True, slots=True)
class PiecePlaced(Event):
    """A piece was placed on a square drawn at random."""

    rule: ClassVar[str] = "cows.setup.placement"
    piece: str
    square: str


@dataclass(frozen=True, slots=True)
class GrassPlaced(Event):
    """A grass token was placed face down on a square drawn at random."""

    rule: ClassVar[str] = "cows.setup.grass"
    square: str


@dataclass(frozen=True, slots=True)
class SymbolDrawn(Event):
    """A face-down token got its symbol, which nobody sees: only that it happened."""

    rule: ClassVar[str] = "cows.secret.tokens"
    silent: ClassVar[bool] = True
    symbol: str

    def seen(self, seat: int | None) -> Self:
        """The same without the symbol, whoever looks."""
        return replace(self, symbol=HIDDEN)
