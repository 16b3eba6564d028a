"""What can happen in Marrakech; what each event does to the position is said in `replay`."""

from dataclasses import dataclass
from typing import ClassVar

from boardwidgets.core.events import Event


@dataclass(frozen=True, slots=True)
class FirstDrawn(Event):
    """A player was drawn to begin."""

    rule: ClassVar[str] = "marrakech.setup.first"
    seat: int


@dataclass(frozen=True, slots=True)
class RugDrawn(Event):
    """The next rug of a player's stack turned out to have a colour (two players)."""

    rule: ClassVar[str] = "marrakech.setup.two-players"
    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """Assam was turned before the roll: left, straight or right, and has a new heading."""

    rule: ClassVar[str] = "marrakech.assam.turn"
    seat: int
    turn: str
    heading: str


@dataclass(frozen=True, slots=True)
class TurnedAfter(Event):
    """Assam was turned at the end of a turn, for the next player (the variant)."""

    rule: ClassVar[str] = "marrakech.variant.turn-after"
    seat: int
    turn: str
    heading: str


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The die showed so many sandals."""

    rule: ClassVar[str] = "marrakech.assam.die"
    thrown: ClassVar[bool] = True
    steps: int


@dataclass(frozen=True, slots=True)
class Stepped(Event):
    """Assam went on to the next square."""

    rule: ClassVar[str] = "marrakech.assam.step"
    passing: ClassVar[bool] = True
    square: str
    heading: str


@dataclass(frozen=True, slots=True)
class WentRound(Event):
    """Assam followed the mosaic from the edge at `start` back onto the board at `square`."""

    rule: ClassVar[str] = "marrakech.assam.edge-turn"
    start: str
    leaving: str
    square: str
    heading: str


@dataclass(frozen=True, slots=True)
class NothingDue(Event):
    """Assam stands where nothing is owed: `ground` is bare, own or neutral."""

    rule: ClassVar[str] = "marrakech.payment.none"
    square: str
    ground: str


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """A square of the area that is owed for was counted, as number `count`; its rug's colour."""

    rule: ClassVar[str] = "marrakech.payment.region"
    passing: ClassVar[bool] = True
    square: str
    count: int
    colour: str


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Money went from the player who moved Assam to the owner of the rug."""

    rule: ClassVar[str] = "marrakech.payment.due"
    payer: int
    owner: int
    count: int


@dataclass(frozen=True, slots=True)
class PaidShort(Event):
    """A player paid all they had, less than the `due` amount."""

    rule: ClassVar[str] = "marrakech.payment.short"
    payer: int
    owner: int
    count: int
    due: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A player is out; `count` unlaid rugs leave with them, and their laid ones are neutral."""

    rule: ClassVar[str] = "marrakech.out.rugs"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class RugLaid(Event):
    """A rug was laid on two squares."""

    rule: ClassVar[str] = "marrakech.rug.must-lay"
    seat: int
    colour: str
    squares: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The last rug is laid: the game is over."""

    rule: ClassVar[str] = "marrakech.end.last-rug"


@dataclass(frozen=True, slots=True)
class LastPlayerLeft(Event):
    """All others are out: the game is over at once."""

    rule: ClassVar[str] = "marrakech.end.last-player"
    seat: int
