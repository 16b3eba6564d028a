"""Playing a story beat by beat: each beat is shown, and the page asks for the next in its time."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from boardwidgets.teach.story import Beat
from boardwidgets.widgets.errors import ErrorLine

if TYPE_CHECKING:
    from boardwidgets.widgets.page import Page, Tick

SPEEDS: Final = {"slow": 650, "normal": 300, "fast": 130, "none": 0}
"""Milliseconds a beat; `none` shows only how it ends."""

PAUSE: Final = 2
"""Beats between one player's move and the next one's."""

FLIGHT: Final = 4
"""Moments that a die is in the air before it falls."""

FLIGHT_TIME: Final = 70
"""Milliseconds of such a moment."""

Show = Callable[[Beat, int], object]
"""Shows a beat; the number is how many moments a die has been in the air, 0 when it lies."""


class StoryPlayer:
    """Shows beats one after another, unless it is told to skip the rest.

    `speed` is a key of `SPEEDS`.
    """

    def __init__(self, page: "Page", errors: ErrorLine, show: Show, speed: str) -> None:
        self.speed = speed
        self._page = page
        self._guard = errors.guard
        self._show = show
        self._tick: Tick | None = None
        self._rest: list[tuple[Beat, int]] = []

    @property
    def going(self) -> bool:
        """Whether something is still to be shown."""
        return self._tick is not None

    @property
    def beat_time(self) -> int:
        """Milliseconds a beat; 0 where nothing is to move, or there is no page to see it."""
        moves = self._page.live and not self._page.reduced_motion
        return SPEEDS[self.speed] if moves else 0

    def change_speed(self, speed: str) -> None:
        """Tell stories at another speed from now on."""
        self.speed = speed

    def tell(self, story: Sequence[Beat], done: Callable[[], object]) -> None:
        """Show a story, then call `done`; at once where a beat takes no time."""
        shown = story if self.beat_time else ()
        self._rest = [moment for beat in shown for moment in _moments(beat)]
        self._next(done)

    def wait(self, done: Callable[[], object]) -> None:
        """Call `done` after the pause between two players' moves, unless it is skipped."""
        pause = PAUSE * self.beat_time
        self._tick = self._page.after(pause, self._guard(lambda: self._next(done)))

    def skip(self) -> None:
        """Leave out what has not been shown, and do not call `done` either."""
        if self._tick is not None:
            self._tick.cancel()
        self._tick, self._rest = None, []

    def _next(self, done: Callable[[], object]) -> None:
        self._tick = None
        if not self._rest:
            done()
            return
        beat, thrown = self._rest.pop(0)
        self._show(beat, thrown)
        pause = FLIGHT_TIME if thrown else self.beat_time
        self._tick = self._page.after(pause, self._guard(lambda: self._next(done)))


def _moments(beat: Beat) -> Iterator[tuple[Beat, int]]:
    if beat.event.thrown:
        yield from ((beat, moment) for moment in range(1, FLIGHT + 1))
    yield beat, 0
