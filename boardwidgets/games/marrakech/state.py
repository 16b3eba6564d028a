"""A moment of Marrakech with all that is asked of a state; each answer has a room of its own."""

from random import Random
from typing import Final, Self

from boardwidgets.core.chance import Chances
from boardwidgets.core.events import Event
from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import IllegalMove, Violation
from boardwidgets.games.marrakech.legal_moves import chances, is_legal, legal_moves
from boardwidgets.games.marrakech.notation.writing import write_position
from boardwidgets.games.marrakech.record import MarrakechRecord
from boardwidgets.games.marrakech.refusals import violations
from boardwidgets.games.marrakech.replay import replay
from boardwidgets.games.marrakech.turn import caused

PACKAGE: Final = "boardwidgets.games.marrakech"


class MarrakechState(MarrakechRecord):
    """A moment of Marrakech, with what may be done now and what it causes.

    There are no secrets in this game: what nobody knows has not been drawn yet.
    """

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
        """All of it, for everybody."""
        return self

    def sample(self, random: Random) -> Self:
        """The state itself, since it holds nothing hidden."""
        return self

    def to_text(self) -> str:
        """The position as a text diagram."""
        return write_position(self)
