"""What widgets send, for the tests to look at."""

from collections.abc import Iterator

import pytest

from boardwidgets.widgets import story_player
from tests.widgets.clocks import HandClock
from tests.widgets.wire import Wire, listening


@pytest.fixture
def wire() -> Iterator[Wire]:
    with listening() as wire:
        yield wire


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> HandClock:
    """The clock of all stories: it is turned by hand."""
    clock = HandClock()
    monkeypatch.setattr(story_player, "KernelClock", lambda: clock)
    return clock
