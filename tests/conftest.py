"""What every test may count on, and which tests belong together."""

import os
from collections.abc import Iterator

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling

from boardwidgets.core.messages import language, set_language
from boardwidgets.widgets import cell
from boardwidgets.widgets.cell import BoardCell
from boardwidgets.widgets.cells import Place, take_place

BROWSER = "tests/browser"

# What tests play is not kept beside them, and no notebook is offered the game of another test. The
# kernels that tests start are told so, too.
os.environ["BOARDWIDGETS_KEEP"] = "0"


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """A test begins in English, whatever the one before it spoke."""
    yield
    if language() != "en":
        set_language("en")


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """Close the boards of a test after it: each change of language would draw them again."""
    made: list[BoardCell] = []

    def noted(board: BoardCell) -> Place:
        made.append(board)
        return take_place(board)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(cell, "take_place", noted)
        yield
    for board in made:
        board.close()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that are slow by nature, and let the longest begin."""
    for item in items:
        if group_of(item.nodeid) == BROWSER or item.path.suffix == ".ipynb":
            item.add_marker(pytest.mark.slow)
    items.sort(key=place_in_line)


def place_in_line(item: pytest.Item) -> int:
    """The browser tests take longest by far and begin; what is quick fills the gaps at the end."""
    if group_of(item.nodeid) == BROWSER:
        return 0
    return 1 if item.get_closest_marker("slow") else 2


def group_of(nodeid: str) -> str:
    """The name of what runs on one core, one test after the other.

    The tests of a file share its fixtures, and the cells of a notebook its kernel. All browser
    tests share one JupyterLab, and none of them runs while another one waits for its page.
    """
    file = nodeid.partition("::")[0]
    return BROWSER if file.startswith(f"{BROWSER}/") else file


class GroupScheduling(LoadFileScheduling):
    """Gives the groups to the cores."""

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)


# pytest-xdist has marks for groups as well; with pytest 9.2 they have no effect.
@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> GroupScheduling | None:
    """Groups, where tests are told apart by files; any other way that is asked for as it is."""
    return GroupScheduling(config, log) if config.getoption("dist") == "loadfile" else None
