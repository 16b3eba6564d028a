"""A line that is cut for a while, and neither end is told: nothing that was done is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.lab import Notebook, opened
from tests.browser.rings import wait_for_rings
from tests.browser.slow_line import Line, slow_line
from tests.browser.table import Seats, Table

pytestmark = pytest.mark.browser

SETTINGS = {"players": 2, "seed": 7, "names": ["Zoe", "Ada"]}
PEOPLE = Seats("marrakech", ["human", "human"], SETTINGS)
PLAY = """
import threading
threading.Timer({seconds}, cell.play, ["{move}"]).start()
"""


@pytest.fixture
def far(
    browser: Browser, lab_address: str, lab_folder: Path
) -> Iterator[tuple[Notebook, Line, Table]]:
    """A game of two people, where Assam has been turned, and the line to it."""
    cells = [PEOPLE.cell(), PLAY.format(seconds=2, move="1")]
    with (
        slow_line(lab_address) as line,
        opened(browser, line.address, lab_folder, cells) as notebook,
    ):
        notebook.close_dialogs()
        notebook.run_cell(0)
        notebook.wait_until_idle()
        table = Table(notebook, PEOPLE)
        table.says_now()
        table.click("turn:left")
        table.says_now()
        yield notebook, line, table


def click(table: Table, key: str) -> None:
    """Click a thing, once nothing lies over it."""
    canvas = table.board.canvas
    box = canvas.bounding_box()
    assert box
    x, y = table.place(key)
    canvas.click(position={"x": x * box["width"], "y": y * box["height"]})
    table.session.pick(key)


def mended(notebook: Notebook, line: Line) -> None:
    """Lay the line again once the board has said that it is gone; it says so no more."""
    note = notebook.page.locator(".bw-gone-note")
    note.wait_for()
    line.cut = False
    note.wait_for(state="detached")


def test_a_click_into_a_cut_line_counts_when_the_line_is_back(
    far: tuple[Notebook, Line, Table],
) -> None:
    notebook, line, table = far
    line.cut = True
    table.click("die")
    mended(notebook, line)
    table.says_now()
    wait_for_rings(table.board, ".waits", 0)
    notebook.expect("len(cell.game.undo_steps)", 2)
    click(table, min(table.session.can))
    click(table, min(table.session.can))
    table.says_now()


def test_what_was_told_into_a_cut_line_is_told_again(far: tuple[Notebook, Line, Table]) -> None:
    notebook, line, table = far
    notebook.run_cell(1)
    notebook.wait_until_idle()
    before = table.board.picture()
    line.cut = True
    table.session.play("1")
    notebook.page.wait_for_timeout(3000)
    table.board.click(0.01, 0.01)
    mended(notebook, line)
    table.says_now()
    table.board.wait_for_other_picture(before)
    first = min(table.session.can)
    click(table, first)
    notebook.expect("cell.session.picked", (first,))
