"""How far a move has come: what is on the board now, and what has happened.

`replay` says what the events that have been told have made of the position before.
"""

from dataclasses import dataclass
from itertools import takewhile

from boardwidgets.core.events import Event
from boardwidgets.draw.frame import Frame
from boardwidgets.games.cows.events import GrassGone, TurnEnded, TurnsOver
from boardwidgets.games.cows.phases import OVER, SETTING_UP
from boardwidgets.games.cows.replay import replay
from boardwidgets.games.cows.state import CowsState

Ending = GrassGone | TurnsOver


@dataclass(frozen=True, slots=True)
class CowsSnapshot:
    """What is on the board now: the position so far, and what has happened.

    `going` says whether a move is in progress, so that `events` are new; else they are those of the
    move before.
    """

    state: CowsState
    events: tuple[Event, ...]
    going: bool

    @property
    def just(self) -> Event | None:
        """What happened just now, while a move is in progress."""
        return self.events[-1] if self.going else None


def snapshot(frame: Frame) -> CowsSnapshot:
    """What a picture shows of the position and of the move in progress."""
    state = so_far(frame.view.state, frame.events)
    return CowsSnapshot(state, frame.events or frame.marks.last, bool(frame.events))


def so_far(before: CowsState, events: tuple[Event, ...]) -> CowsState:
    """The position while a move is in progress, still in the turn in which it began.

    Its card stays in force and tokens stay hidden until the whole move has been told; only that the
    game is over is seen at once. What chance sets up belongs to the phase in which it is drawn.
    """
    state = replay(before, tuple(takewhile(_in_its_turn, events)))
    if any(isinstance(event, Ending) for event in events):
        return state._replace(main_phase=OVER)
    return (
        state._replace(main_phase=before.main_phase) if before.main_phase in SETTING_UP else state
    )


def _in_its_turn(event: Event) -> bool:
    return not isinstance(event, TurnEnded | Ending)
