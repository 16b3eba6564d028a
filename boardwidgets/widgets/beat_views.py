"""What a seat sees at the beats of a story."""

from typing import TYPE_CHECKING, Any

from boardwidgets.core.match import Match
from boardwidgets.core.view import View, view
from boardwidgets.teach.story import Beat

if TYPE_CHECKING:
    from boardwidgets.core.state import State


class BeatViews:
    """The views of a match at the beats that are told of it; beats of one move share theirs."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._last: tuple[State, int | None, View[Any]] | None = None

    def of(self, beat: Beat, seat: int | None) -> View[Any]:
        """What a seat (None: a spectator) saw before the move that a beat belongs to."""
        match, names = self._match, self._match.names
        if self._last is not None:
            before, viewer, known = self._last
            if before is beat.before and viewer == seat and known.names == names:
                return known
        # The moves of a beat are those that the seat may know already.
        seen = view(match.ruleset, names, seat, beat.before)._replace(moves=beat.earlier)
        self._last = beat.before, seat, seen
        return seen
