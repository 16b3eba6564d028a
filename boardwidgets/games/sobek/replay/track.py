"""Markers on the track."""

from collections.abc import Callable
from typing import Any, Final

from boardwidgets.core.events import Event
from boardwidgets.games.sobek.events import (
    Advanced,
    Deceived,
    FellBack,
    FellToStart,
    Moved,
    SteppedBack,
)
from boardwidgets.games.sobek.replay.draft import SobekDraft


def _went(draft: SobekDraft, event: Moved | Deceived | Advanced | FellBack | SteppedBack) -> None:
    draft.change(event.seat, points=event.space)


def _to_start(draft: SobekDraft, event: FellToStart) -> None:
    draft.change(event.seat, points=0)


CHANGES: Final[dict[type[Event], Callable[[SobekDraft, Any], None]]] = {
    Deceived: _went,
    Advanced: _went,
    FellBack: _went,
    FellToStart: _to_start,
    Moved: _went,
    SteppedBack: _went,
}
