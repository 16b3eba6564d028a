"""Playing a story beat by beat, in the kernel's time: the tempo is the same at any distance."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from boardwidgets.core.quoting import quoted
from boardwidgets.teach.story import Beat
from boardwidgets.widgets.clock import Alarm, Clock, KernelClock
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.texts import say

if TYPE_CHECKING:
    from boardwidgets.widgets.page import Page

STEP: Final = "step"
SPEEDS: Final = {STEP: 300, "slow": 650, "normal": 300, "fast": 130, "none": 0}
"""Milliseconds a beat; `step` waits for the reader, `none` shows only how it ends."""

PAUSE: Final = 2
"""Beats between one player's move and the next one's."""

FLIGHT: Final = 4
"""Moments that a die is in the air before it falls."""

FLIGHT_TIME: Final = 70
"""Milliseconds of such a moment."""

AHEAD: Final = 10
"""Pictures that may be on their way to the page: as many as fill a line of a second."""

LOOK_AGAIN: Final = 50
"""Milliseconds until it is seen whether the page has taken another picture."""

LOST: Final = 8000
"""Milliseconds after which a page that takes nothing any more is gone."""

Show = Callable[[Beat, int], object]
"""Shows a beat; the number is how many moments a die has been in the air, 0 when it lies."""


def check_speed(speed: object) -> None:
    """Raise a ValueError unless it is a speed; it names those there are.

    >>> check_speed("warp")
    Traceback (most recent call last):
        ...
    ValueError: speed='warp' is not possible; choose one of ('step', 'slow', 'normal', 'fast', \
'none')
    """
    if speed not in tuple(SPEEDS):
        raise ValueError(say("error.speed", value=quoted(speed), speeds=str(tuple(SPEEDS))))


class StoryPlayer:
    """Shows beats one after another, unless it is told to skip the rest.

    `speed` is a key of `SPEEDS`. Where no page shows the board, or no clock runs, a story ends at
    once, and so it does when the page takes no pictures any more. After some beats it waits until
    the reader goes on; `on_wait` is told when it begins and ends to wait.
    """

    def __init__(
        self,
        page: "Page",
        errors: ErrorLine,
        show: Show,
        speed: str,
        clock: Clock | None = None,
    ) -> None:
        self.speed = speed
        self._page = page
        self._guard = errors.guard
        self._show = show
        self._clock = clock or KernelClock()
        self._alarm: Alarm | None = None
        self._rest: list[tuple[Beat, int]] = []
        self._done: Callable[[], object] = _nothing
        self._waiting = False
        self.on_wait: Callable[[bool], object] = _told_nobody
        page.on_opened(errors.guard(self._go_on_here, aside=True))

    @property
    def going(self) -> bool:
        """Whether something is still to be shown."""
        return self._alarm is not None or self._waiting

    @property
    def beat_time(self) -> int:
        """Milliseconds a beat; 0 where nothing is to move, or there is no page to see it."""
        still = self._page.reduced_motion and self.speed != STEP  # a step is no motion by itself
        return SPEEDS[self.speed] if self._page.live and self._clock.runs and not still else 0

    def change_speed(self, speed: str) -> None:
        """Tell stories at another speed from now on."""
        self.speed = speed
        if speed != STEP:
            self.go_on()

    def tell(self, story: Sequence[Beat], done: Callable[[], object]) -> None:
        """Show a story, then call `done`; at once where a beat takes no time."""
        shown = story if self.beat_time else ()
        self._rest = [moment for beat in shown for moment in _moments(beat)]
        self._done = done
        self._next()

    def wait(self, done: Callable[[], object]) -> None:
        """Call `done` after the pause between two players' moves, unless it is skipped."""
        if self._waiting:
            return
        self._done = done
        if self.speed == STEP:
            self._wait_for_reader()
        else:
            self._next_after(PAUSE * self.beat_time)

    def go_on(self) -> None:
        """Show what comes next, where the reader is waited for."""
        if self._waiting:
            self._stop_waiting()
            self._next()

    def hasten(self, end: Callable[[], object]) -> None:
        """Show what comes next where the reader is waited for; else end it all.

        At the reader's own step nothing is left out: who is quick would else lose the rest.
        """
        if self._waiting:
            self.go_on()
        elif self.speed != STEP:
            end()

    def skip(self) -> None:
        """Leave out what has not been shown, and do not call `done` either."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm, self._rest = None, []
        if self._waiting:
            self._stop_waiting()

    def _wait_for_reader(self) -> None:
        self._waiting = True
        self.on_wait(True)

    def _stop_waiting(self) -> None:
        self._waiting = False
        self.on_wait(False)

    def _has_to_be_read(self, beat: Beat, thrown: int) -> bool:
        """Whether the reader has to say that they have seen a beat, of steps only the last."""
        if thrown or self.speed != STEP:
            return beat.event.waits and not thrown
        more = bool(self._rest) and not (beat.event.passing and self._rest[0][0].event.passing)
        return more or beat.event.waits

    def _next_after(self, milliseconds: int, waited: int = 0) -> None:
        call = self._guard(lambda: self._next(waited), aside=True)
        self._alarm = self._clock.after(milliseconds, call)

    def _next(self, waited: int = 0) -> None:
        """Show the next beat, once the page has taken enough of those before it."""
        if self._rest and self._page.pictures_ahead >= AHEAD:
            if waited < LOST:
                self._next_after(LOOK_AGAIN, waited + LOOK_AGAIN)
                return
            self._rest, self._alarm, self._page.live = [], None, False
        self._alarm = None
        if not self._rest:
            self._done()
            return
        beat, thrown = self._rest.pop(0)
        self._show(beat, thrown)
        self._page.mark_picture()
        if self._has_to_be_read(beat, thrown):
            self._wait_for_reader()
        else:
            self._next_after(FLIGHT_TIME if thrown else self.beat_time)

    def _go_on_here(self) -> None:
        """Go on for a page that was loaded again: the clock of the old one may be gone."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._next_after(self.beat_time)


def _moments(beat: Beat) -> Iterator[tuple[Beat, int]]:
    if beat.event.thrown:
        yield from ((beat, moment) for moment in range(1, FLIGHT + 1))
    yield beat, 0


def _nothing() -> None:
    """Nothing is to be done when no story has been told."""


def _told_nobody(waits: bool) -> None:
    """Nobody wants to know."""
