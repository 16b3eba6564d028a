"""What has been read of a written position, before it is a state."""

from typing import TYPE_CHECKING, Final

from boardwidgets.core.messages import catalogue
from boardwidgets.games.cows.cards import ALL_OPEN, NO_CARD
from boardwidgets.games.cows.constants import CowsConstants
from boardwidgets.games.cows.pasture import Pasture
from boardwidgets.games.cows.pieces import OFF, PIECES
from boardwidgets.games.cows.squares import SQUARES

if TYPE_CHECKING:
    from boardwidgets.games.cows.tokens import Pile

PACKAGE: Final = "boardwidgets.games.cows"


def expected(key: str, **parameters: object) -> str:
    """What should have stood in a line, as a phrase for its error."""
    return catalogue(PACKAGE).say(f"position.{key}", (), **parameters)


class PositionDraft:
    """What has been read of a position so far."""

    def __init__(self, constants: CowsConstants) -> None:
        self.constants = constants
        self.places = [OFF] * len(PIECES)
        self.fences = 0
        self.piles: list[Pile] = [()] * len(SQUARES)
        self.taken: list[Pile] = [()] * constants.players
        self.discarded: Pile = ()
        self.turns = 0
        self.open_cards = ALL_OPEN
        self.card = NO_CARD
        self.waiting: tuple[int, ...] = ()
        self.extra = False
        self.said: set[str] = set()

    @property
    def pasture(self) -> Pasture:
        """The pasture as far as it is read."""
        return Pasture(
            tuple(self.places),
            self.fences,
            tuple(self.piles),
            tuple(self.taken),
            self.discarded,
        )
