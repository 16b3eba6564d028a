"""A cell that is run again and again, as one does who learns: nothing piles up.

That all stays quick is measured in `tests.bench.long_use`.
"""

import pytest

from tests.browser.conftest import Open
from tests.browser.lab import PATIENCE, SECONDS

pytestmark = pytest.mark.browser

CELL = "import half_moves\nhalf_moves.cell('marrakech')"
RUNS = 25


def test_running_a_cell_again_and_again_leaves_one_board(open_notebook: Open) -> None:
    with open_notebook([CELL]) as notebook:
        notebook.run_cell(0)
        notebook.board()
        notebook.wait_until_idle()
        before = notebook.widgets_in_kernel()
        for _ in range(RUNS):
            notebook.run_cell(0)
            notebook.wait_until_idle()
        assert notebook.widgets_in_kernel() == before
        for _ in range(PATIENCE // SECONDS):
            if notebook.widgets_in_page() == before:
                break
            notebook.page.wait_for_timeout(SECONDS)
        assert notebook.widgets_in_page() == before
        assert notebook.boards().count() == 1
