"""Telling a story beat by beat: each beat is shown, and the page asks for the next in its time."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from boardwidgets.teach.story import Beat

if TYPE_CHECKING:
    from boardwidgets.widgets.page import Page, Tick

SPEEDS: Final = {"slow": 650, "normal": 300, "fast": 130, "none": 0}
"""Milliseconds a beat; `none` shows only how it ends."""

PAUSE: Final = 2
"""Beats between one player's move and the next one's."""


class Telling:
    """Shows beats one after another, unless it is told to skip the rest."""

    def __init__(self, page: "Page", show: Callable[[Beat], object]) -> None:
        self._page = page
        self._show = show
        self._tick: Tick | None = None
        self._rest: list[Beat] = []

    @property
    def going(self) -> bool:
        """Whether something is still to be shown."""
        return self._tick is not None

    def tell(self, story: Sequence[Beat], milliseconds: int, done: Callable[[], object]) -> None:
        """Show a story, then call `done`; at once where there is no time or no page."""
        self._rest = list(story) if milliseconds and self._page.live else []
        self._next(milliseconds, done)

    def wait(self, milliseconds: int, done: Callable[[], object]) -> None:
        """Call `done` after a while, unless it is skipped."""
        self._tick = self._page.after(milliseconds, lambda: self._next(milliseconds, done))

    def skip(self) -> None:
        """Leave out what has not been shown, and do not call `done` either."""
        if self._tick is not None:
            self._tick.cancel()
        self._tick, self._rest = None, []

    def _next(self, milliseconds: int, done: Callable[[], object]) -> None:
        self._tick = None
        if not self._rest:
            done()
            return
        self._show(self._rest.pop(0))
        self._tick = self._page.after(milliseconds, lambda: self._next(milliseconds, done))
