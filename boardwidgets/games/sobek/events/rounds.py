"""The round: who begins, what is dealt, whose turn is next, and the end."""

from dataclasses import dataclass, replace
from typing import ClassVar

from boardwidgets.core.events import Event
from boardwidgets.games.sobek.cards import HIDDEN


@dataclass(frozen=True, slots=True)
class BeginnerDrawn(Event):
    """A player was drawn to begin the game."""

    rule: ClassVar[str] = "sobek.setup.first"
    seat: int


@dataclass(frozen=True, slots=True)
class LowestSought(Event):
    """The game goes on after a round: the player with the lowest score chooses who begins."""

    rule: ClassVar[str] = "sobek.setup.first"
    silent: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LowestDrawn(Event):
    """Of the players with the lowest score one was drawn, who chooses who begins."""

    rule: ClassVar[str] = "sobek.setup.first"
    seat: int


@dataclass(frozen=True, slots=True)
class BeginnerChosen(Event):
    """The player with the lowest score chose who begins the round."""

    rule: ClassVar[str] = "sobek.setup.first"
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """All cards were gathered and shuffled for a round; so many are in the deck."""

    rule: ClassVar[str] = "sobek.setup.deck"
    number: int
    deck: int


@dataclass(frozen=True, slots=True)
class StarterDrawn(Event):
    """A player was dealt one of the starters."""

    rule: ClassVar[str] = "sobek.setup.hand"
    seat: int
    card: str

    def seen(self, seat: int | None) -> "StarterDrawn":
        """What a seat is told of it: the card only to those who see it."""
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A card came to a place of the row."""

    rule: ClassVar[str] = "sobek.setup.row"
    place: int
    card: str


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A player's turn is over, and the next one's begins."""

    rule: ClassVar[str] = "sobek.setup.players"
    silent: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The last row is empty: the round ends."""

    rule: ClassVar[str] = "sobek.round.end"
    number: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, after so many rounds."""

    rule: ClassVar[str] = "sobek.game.end"
    number: int
