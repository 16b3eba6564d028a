"""What chance draws while a game is set up."""

from dataclasses import dataclass
from typing import ClassVar

from boardwidgets.core.events import Event
from boardwidgets.games.cows.events.secret import Secret


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
class SymbolDrawn(Secret):
    """A token got its symbol; `number` counts all tokens from 0, in the order of `pasture.tokens`.

    In a game from the start nobody knows it; a written position may name those who do.
    """

    rule: ClassVar[str] = "cows.secret.tokens"
    silent: ClassVar[bool] = True
    number: int
