"""A moment of Sobek, as all games show theirs: the record with what may be asked.

Each answer comes from the room of its name; `record` holds the fields.
"""

from random import Random
from typing import Final, Self

from boardwidgets.core.chance import Chances
from boardwidgets.core.events import Event
from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import IllegalMove, Violation
from boardwidgets.games.sobek.knowledge import sample, seen_by
from boardwidgets.games.sobek.legal_moves import chances, is_legal, legal_moves
from boardwidgets.games.sobek.notation.writing import write_position
from boardwidgets.games.sobek.record import SobekRecord
from boardwidgets.games.sobek.refusals import violations
from boardwidgets.games.sobek.replay import replay
from boardwidgets.games.sobek.turn import caused

PACKAGE: Final = "boardwidgets.games.sobek"


class SobekState(SobekRecord):
    """A moment of Sobek: immutable and complete."""

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
        happened = caused(self, move)
        return replay(self, happened), happened

    def seen_by(self, seat: int | None) -> Self:
        """The state as a seat may know it."""
        return seen_by(self, seat)

    def sample(self, random: Random) -> Self:
        """A complete state that agrees with what a state from `seen_by` knows."""
        return sample(self, random)

    def to_text(self) -> str:
        """The position as text."""
        return write_position(self)
