"""Time for stories: the kernel's event loop calls back, however far away the page is."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from boardwidgets.widgets.locking import LOCK


class Alarm(Protocol):
    """Something that waits for its time; `cancel()` before that and it never comes."""

    def cancel(self) -> None:
        """Forget it."""
        ...


class Clock(Protocol):
    """What stories are timed by."""

    @property
    def runs(self) -> bool:
        """Whether anything would ever come."""
        ...

    def after(self, milliseconds: int, callback: Callable[[], object]) -> Alarm:
        """Call back after a while, holding the lock."""
        ...


class LoopAlarm:
    """An alarm on an event loop; it may be cancelled from any thread that holds the lock."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, milliseconds: int, callback: Callable[[], object]
    ) -> None:
        self._callback: Callable[[], object] | None = callback
        loop.call_later(milliseconds / 1000, self._ring)

    def cancel(self) -> None:
        """Forget it."""
        self._callback = None

    def _ring(self) -> None:
        with LOCK:
            callback, self._callback = self._callback, None
            if callback is not None:
                callback()


class KernelClock:
    """The event loop of the thread that asks.

    That is the one in which a reader's clicks are heard: where it is not the one in which cells
    run, a story goes on beside a running cell.
    """

    @property
    def runs(self) -> bool:
        """Whether there is an event loop: there is none in a plain program."""
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            return False
        return True

    def after(self, milliseconds: int, callback: Callable[[], object]) -> LoopAlarm:
        """Call back after a while, holding the lock."""
        return LoopAlarm(asyncio.get_running_loop(), milliseconds, callback)
