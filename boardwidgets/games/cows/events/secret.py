"""Events whose symbol is told only to those who know it (`cows.secret.tokens`)."""

from dataclasses import dataclass, replace
from typing import Self

from boardwidgets.core.events import Event
from boardwidgets.games.cows.tokens import HIDDEN


@dataclass(frozen=True, slots=True)
class Secret(Event):
    """Something about a token, whose symbol is told only to those who know it."""

    symbol: str
    known_to: tuple[int, ...]

    def seen(self, seat: int | None) -> "Self | Event | None":
        """The same, with the symbol hidden from a seat that does not know it."""
        return self if seat in self.known_to else replace(self, symbol=HIDDEN)
