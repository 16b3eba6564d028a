"""What can happen in Revenge of the Cows.

Pieces are named as in `pieces.NAMES_OF`, such as `red bull` or `herdsman`; squares by name.
"""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from boardwidgets.core.events import Event
from boardwidgets.games.cows.tokens import HIDDEN


@dataclass(frozen=True, slots=True)
class Secret(Event):
    """Something about a token, whose symbol is told to those alone who know it."""

    symbol: str
    known_to: tuple[int, ...]

    def seen(self, seat: int | None) -> "Self | Event | None":
        """The same, with the symbol hidden from a seat that does not know it."""
        return self if seat in self.known_to else replace(self, symbol=HIDDEN)


# -- setting up ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FirstDrawn(Event):
    """A player was drawn to begin."""

    rule: ClassVar[str] = "cows.setup.players"
    seat: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
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
    """A face-down token got its symbol, which nobody sees."""

    rule: ClassVar[str] = "cows.secret.tokens"
    symbol: str

    def seen(self, seat: int | None) -> None:
        """Nobody is told."""
        return


# -- cards and turns -------------------------------------------------------------------------


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


# -- steps -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stepped(Event):
    """A piece went on to the next square."""

    passing: ClassVar[bool] = True
    piece: str
    start: str
    square: str


@dataclass(frozen=True, slots=True)
class CowStepped(Stepped):
    """A cow went one square on."""

    rule: ClassVar[str] = "cows.cow.move"


@dataclass(frozen=True, slots=True)
class BullStepped(Stepped):
    """A bull went one square on."""

    rule: ClassVar[str] = "cows.bull.move"


@dataclass(frozen=True, slots=True)
class RabbitStepped(Stepped):
    """A rabbit made one of its two steps."""

    rule: ClassVar[str] = "cows.rabbit.move"


@dataclass(frozen=True, slots=True)
class HerdsmanStepped(Stepped):
    """A herdsman made his step."""

    rule: ClassVar[str] = "cows.herdsman.move"


@dataclass(frozen=True, slots=True)
class MoleStepped(Stepped):
    """A mole made its step."""

    rule: ClassVar[str] = "cows.mole.move"


# -- the bull --------------------------------------------------------------------------------


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


# -- fences and grass ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FenceLeft(Event):
    """A herdsman left a fence on the square he came from."""

    rule: ClassVar[str] = "cows.herdsman.fence"
    square: str


@dataclass(frozen=True, slots=True)
class NoFenceLeft(Event):
    """A herdsman left no fence, since all are on the board."""

    rule: ClassVar[str] = "cows.setup.fences"
    square: str


@dataclass(frozen=True, slots=True)
class TokenTaken(Secret):
    """A cow stopped on grass, and the player took a token."""

    rule: ClassVar[str] = "cows.cow.graze"
    seat: int
    piece: str
    square: str


@dataclass(frozen=True, slots=True)
class TokenTakenWhenPushed(Secret):
    """A push left a cow on grass, and the player took a token."""

    rule: ClassVar[str] = "cows.cow.pushed-graze"
    seat: int
    piece: str
    square: str


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
    """The player discarded a token he had looked at; others see which, not what."""

    rule: ClassVar[str] = "cows.mole.peek"
    seat: int
    square: str
    place: int


@dataclass(frozen=True, slots=True)
class TokensKept(Event):
    """The player discarded none of the tokens he had looked at."""

    rule: ClassVar[str] = "cows.mole.peek"
    seat: int
    square: str


# -- the end ---------------------------------------------------------------------------------


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
    """A player's tokens were counted."""

    rule: ClassVar[str] = "cows.score.sets"
    seat: int
    count: int
    points: int
