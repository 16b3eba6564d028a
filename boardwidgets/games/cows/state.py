"""A moment of Revenge of the Cows, as all games show theirs: the record with what may be asked.

Each answer comes from the room of its name; `record` holds the fields.
"""

from random import Random
from typing import Final, Self

from boardwidgets.core.chance import Chances
from boardwidgets.core.events import Event
from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import IllegalMove, Violation
from boardwidgets.games.cows.knowledge import sample, seen_by
from boardwidgets.games.cows.legal_moves import chances, is_legal, legal_moves
from boardwidgets.games.cows.notation.writing import write_position
from boardwidgets.games.cows.record import CowsRecord
from boardwidgets.games.cows.refusals import violations
from boardwidgets.games.cows.turn import played

PACKAGE: Final = "boardwidgets.games.cows"


class CowsState(CowsRecord):
    """A moment of Revenge of the Cows: immutable and complete."""

    __slots__ = ()

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What may be played now."""
        return legal_moves(self)

    @property
    def chances(self) -> Chances:
        """The outcomes of chance with their probabilities."""
        return chances(self)

    def is_legal(self, move: Move) -> bool:
        """Whether a move may be played now."""
        return is_legal(self, move)

    def violations(self, move: Move) -> tuple[Violation, ...]:
        """Every way in which a move breaks a rule now."""
        return violations(self, move)

    def apply(self, move: Move) -> tuple[Self, tuple[Event, ...]]:
        """The next state and what happened; IllegalMove when the move breaks a rule."""
        if not self.is_legal(move):
            raise IllegalMove(PACKAGE, move.text, self.violations(move))
        return played(self, move)

    def seen_by(self, seat: int | None) -> Self:
        """The state as a seat (None: a spectator) may know it."""
        return seen_by(self, seat)

    def sample(self, random: Random) -> Self:
        """A complete state that agrees with what a state from `seen_by` knows."""
        return sample(self, random)

    def to_text(self) -> str:
        """The position as a text diagram."""
        return write_position(self)
