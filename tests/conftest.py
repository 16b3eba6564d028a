"""What every test may count on, and which tests belong together."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from boardwidgets.core.messages import language, set_language

ROOT = Path(__file__).parent.parent
BROWSER = "tests/browser"


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """A test begins in English, whatever the one before it spoke."""
    yield
    if language() != "en":
        set_language("en")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put tests into groups, mark those that are slow by nature, and let the longest begin.

    The tests of a file share its fixtures, and the cells of a notebook its kernel. All browser
    tests share one JupyterLab, and none of them runs while another one waits for its page.
    """
    for item in items:
        group = group_of(item)
        item.add_marker(pytest.mark.xdist_group(group))
        if group == BROWSER or item.path.suffix == ".ipynb":
            item.add_marker(pytest.mark.slow)
    items.sort(key=place_in_line)


def group_of(item: pytest.Item) -> str:
    """The name of what runs on one core, one after the other."""
    file = item.path.relative_to(ROOT).as_posix()
    return BROWSER if file.startswith(f"{BROWSER}/") else file


def place_in_line(item: pytest.Item) -> int:
    """The browser tests take longest by far and begin; what is quick fills the gaps at the end."""
    if group_of(item) == BROWSER:
        return 0
    return 1 if item.get_closest_marker("slow") else 2
