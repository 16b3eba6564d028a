"""Time that passes when a test says so."""

from collections.abc import Callable


class Waiting:
    """An alarm of a `TestClock`."""

    def __init__(self, due: int, callback: Callable[[], object]) -> None:
        self.due = due
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class HandClock:
    """A clock that is turned by hand."""

    runs = True

    def __init__(self) -> None:
        self.now = 0
        self.alarms: list[Waiting] = []

    def after(self, milliseconds: int, callback: Callable[[], object]) -> Waiting:
        alarm = Waiting(self.now + milliseconds, callback)
        self.alarms.append(alarm)
        return alarm

    def turn(self, milliseconds: int) -> None:
        """Let time pass; what falls due in it is called in its order."""
        end = self.now + milliseconds
        while due := [a for a in self.alarms if not a.cancelled and a.due <= end]:
            first = min(due, key=lambda alarm: alarm.due)
            self.alarms.remove(first)
            self.now = first.due
            first.callback()
        self.now = end
