"""A cell that is run again and again, and games that go on for long: nothing piles up.

That all stays quick is measured in `tests.bench.long_use`, and so are games of 2,000 moves.
"""

import pytest

from tests.browser.conftest import Open
from tests.browser.lab import PATIENCE, SECONDS
from tests.browser.soak import CELLS, WINDOW, Soak
from tests.browser.weight import weighed

pytestmark = pytest.mark.browser

CELL = "import half_moves\nhalf_moves.cell('marrakech')"
RUNS = 25
BEGUN, MOVES = 24, 60
MEGABYTE = 2**20


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


def test_a_page_does_not_grow_while_one_plays(open_notebook: Open) -> None:
    """Each move may cost the page a node: a browser keeps what was typed, to undo it."""
    with open_notebook(CELLS, viewport=WINDOW) as notebook:
        soak = Soak(notebook)
        soak.play(BEGUN)
        before = weighed(notebook)
        soak.play(MOVES)
        after = weighed(notebook)
        assert soak.errors == []
        assert after.nodes <= before.nodes * 1.05
        assert after.listeners <= before.listeners * 1.05
        assert after.heap - before.heap <= 3 * MEGABYTE
        assert after.kernel - before.kernel <= 6 * MEGABYTE
