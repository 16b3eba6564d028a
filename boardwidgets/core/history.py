"""What a match remembers: each move with what it caused, and what one undo takes back."""

from typing import NamedTuple

from boardwidgets.core.events import Event
from boardwidgets.core.moves import Move
from boardwidgets.core.state import State


class RecordedMove(NamedTuple):
    """One move as it was played: the state before, what it caused, and the state after.

    `drawn` says whether the seed drew it, as it does a die or the next card.
    """

    before: State
    move: Move
    events: tuple[Event, ...]
    after: State
    drawn: bool = False


class UndoStep(NamedTuple):
    """One choice or roll with the chance that followed by itself: what one undo takes back."""

    history: tuple[RecordedMove, ...]
    """The moves of this step alone, in order."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What the step caused, in order."""
        return tuple(event for recorded in self.history for event in recorded.events)

    @property
    def drawn(self) -> int:
        """How many of its moves the seed drew."""
        return sum(recorded.drawn for recorded in self.history)


History = tuple[RecordedMove, ...]
"""Moves as they were played, in order."""
