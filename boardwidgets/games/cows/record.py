"""The record of a moment of Revenge of the Cows: its fields, and what can be asked of them.

All rooms that ask what may be done, what a move causes or what an event changes take a record;
`state.CowsState` is the same with the answers of those rooms.
"""

from typing import NamedTuple

from boardwidgets.core.chance import CHANCE, Actor
from boardwidgets.core.state import Phase, Setup
from boardwidgets.games.cows.constants import CowsConstants
from boardwidgets.games.cows.pasture import Pasture
from boardwidgets.games.cows.phases import DRAW_SYMBOLS, OVER, SETTING_UP
from boardwidgets.games.cows.tokens import score


class CowsRecord(NamedTuple):
    """A moment of Revenge of the Cows.

    `main_phase` is how far the game has come. It is a field beside `phase`, since chance may have
    to draw the symbols of `undrawn` tokens at any time: `phase` then says that it draws them now,
    and the main phase what is played afterwards.
    `turns` counts those that are complete. `open_cards` are those not covered. In a turn `card` was
    covered (else NO_CARD), `waiting` are the named pieces that have not moved, `extra` says whether
    the herdsman or cow in the card's corner still may, and `met` is the square where a mole has met
    grass (else OFF).
    """

    constants: CowsConstants
    main_phase: Phase
    undrawn: int
    seat: int
    turns: int
    open_cards: frozenset[int]
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
        if self.undrawn or self.main_phase in SETTING_UP:
            return CHANCE
        return None if self.main_phase == OVER else self.seat

    @property
    def roller(self) -> None:
        """Nobody: all chance comes by itself."""
        return

    @property
    def phase(self) -> Phase:
        """What has to be done now."""
        main = self.main_phase
        return DRAW_SYMBOLS if self.undrawn and main not in SETTING_UP else main

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
