"""What every test may count on."""

from collections.abc import Iterator

import pytest

from boardwidgets.core.messages import language, set_language


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """A test begins in English, whatever the one before it spoke."""
    yield
    if language() != "en":
        set_language("en")
