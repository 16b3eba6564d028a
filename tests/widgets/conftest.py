"""What widgets send, for the tests to look at."""

from collections.abc import Iterator

import pytest

from tests.widgets.wire import Wire, listening


@pytest.fixture
def wire() -> Iterator[Wire]:
    with listening() as wire:
        yield wire
