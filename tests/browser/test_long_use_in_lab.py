"""A cell that is run again and again, as one does who learns: nothing piles up, all stays quick."""

from statistics import median

import pytest

from tests.browser.conftest import Open
from tests.browser.half_moves import half_move
from tests.browser.lab import Notebook
from tests.browser.painting import click_to_paint

pytestmark = pytest.mark.browser

CELL = "import half_moves\nhalf_moves.cell('marrakech')"
RUNS = 50


def clicks(notebook: Notebook) -> float:
    """Milliseconds from click to paint."""
    place = half_move("marrakech").place
    return median(click_to_paint(notebook.board(), *place, place) for _ in range(7))


def test_running_a_cell_fifty_times_leaves_one_board_and_a_quick_page(open_notebook: Open) -> None:
    with open_notebook([CELL]) as notebook:
        notebook.run_cell(0)
        notebook.board()
        notebook.wait_until_idle()
        before, quick = notebook.widgets_in_kernel(), clicks(notebook)
        for _ in range(RUNS):
            notebook.run_cell(0)
            notebook.wait_until_idle()
        assert notebook.widgets_in_kernel() == before
        for _ in range(60):
            if notebook.widgets_in_page() == before:
                break
            notebook.page.wait_for_timeout(1000)
        assert notebook.widgets_in_page() == before
        assert notebook.boards().count() == 1
        assert clicks(notebook) < 3 * quick
