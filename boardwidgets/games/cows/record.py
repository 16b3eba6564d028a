"""The record of a moment of Revenge of the Cows: its fields, and what can be asked of them.

All rooms that ask what may be done, what a move causes or what an event changes take a record;
`state.CowsState` is the same with the answers of those rooms.
"""

from typing import NamedTuple

from boardwidgets.core.chance import CHANCE, Actor
from boardwidgets.core.state import Setup
from boardwidgets.games.cows.constants import CowsConstants
from boardwidgets.games.cows.pasture import Pasture
from boardwidgets.games.cows.phases import DRAW_SYMBOLS, OVER, SETTING_UP
from boardwidgets.games.cows.tokens import score


class CowsRecord(NamedTuple):
    """A moment of Revenge of the Cows.

    `stage` is the phase that has to be played once the symbols of `undrawn` tokens are drawn.
    `turns` counts those that are complete. `open_cards` are bits, one a card. In a turn `card` was
    covered (else NO_CARD), `waiting` are the named pieces that have not moved, `extra` says whether
    the herdsman or cow in the card's corner still may, and `met` is the square where a mole has met
    grass (else OFF).
    """

    constants: CowsConstants
    stage: str
    undrawn: int
    seat: int
    turns: int
    open_cards: int
    card: int
    waiting: tuple[int, ...]
    extra: bool
    met: int
    pasture: Pasture

    @property
    def setup(self) -> Setup:
        """What was settled before the game."""
        return self.constants.setup

    @property
    def actor(self) -> Actor:
        """The seat to move, CHANCE, or None when the game is over."""
        if self.undrawn or self.stage in SETTING_UP:
            return CHANCE
        return None if self.stage == OVER else self.seat

    @property
    def roller(self) -> None:
        """Nobody: all chance comes by itself."""
        return

    @property
    def phase(self) -> str:
        """What has to be done now."""
        return DRAW_SYMBOLS if self.undrawn and self.stage not in SETTING_UP else self.stage

    @property
    def scores(self) -> tuple[int, ...]:
        """The worth of each seat's tokens; of hidden ones the least they can be."""
        return tuple(map(score, self.pasture.taken))

    @property
    def projected_scores(self) -> tuple[int, ...]:
        """The scores, since they hold all that counts."""
        return self.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points, then the most tokens (`cows.score.tie`)."""
        if self.phase != OVER:
            return ()
        standing = [(score(taken), len(taken)) for taken in self.pasture.taken]
        best = max(standing)
        return tuple(seat for seat, own in enumerate(standing) if own == best)
