"""A game as a story in beats: each is one event, with its sentence and its rule.

Animation, narration and walk-throughs all go through the same beats.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from boardwidgets.core.events import Event
from boardwidgets.core.history import RecordedMove
from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import tell
from boardwidgets.core.state import State


class Beat(NamedTuple):
    """One event of a move: the state before the move, and its events up to this one.

    `earlier` are the moves that led to that state.
    """

    before: State
    events: tuple[Event, ...]
    earlier: tuple[Move, ...] = ()

    @property
    def event(self) -> Event:
        """The event that happens in this beat."""
        return self.events[-1]

    @property
    def rule(self) -> str:
        """The id of the rule by which the event happens."""
        return self.event.rule

    def sentence(self, names: Sequence[str]) -> str:
        """The sentence for the event, in the reader's language."""
        return tell(self.event, names)


def beats(
    history: Iterable[RecordedMove], seat: int | None = None, earlier: tuple[Move, ...] = ()
) -> tuple[Beat, ...]:
    """The story of some moves as a seat (None: a spectator) may know it, beat by beat."""
    story: list[Beat] = []
    for recorded in history:
        events = [seen for event in recorded.events if (seen := event.seen(seat)) is not None]
        before = recorded.before.seen_by(seat)
        counts = (count for count, event in enumerate(events, 1) if not event.silent)
        story += [Beat(before, tuple(events[:count]), earlier) for count in counts]
        earlier = (*earlier, recorded.move.seen(seat))
    return tuple(story)
