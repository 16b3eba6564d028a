"""Boards that are closed leave nothing in the page, also where the page has not made them yet."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.browser.conftest import Open
from tests.browser.lab import PATIENCE, SECONDS

pytestmark = pytest.mark.browser

BOARDS = 32
"""Their widgets are more messages than a kernel and a server keep for each other by themselves."""
ONE = "import boardwidgets as bw\nbw.Play(bw.Game('marrakech', 3, seed=7))"
MANY = f"""
from IPython.display import display

boards = [bw.Play(bw.Game("marrakech", 3, seed=7)) for _ in range({BOARDS})]
for board in boards:
    display(board)
"""
CLOSE = "for board in boards:\n    board.close()"


@contextmanager
def busy_machine(processes: int) -> Iterator[None]:
    """A machine that has other things to do."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


@pytest.mark.timeout(600)
def test_boards_closed_while_a_busy_page_still_makes_them_are_gone(open_notebook: Open) -> None:
    with open_notebook([ONE, MANY, CLOSE]) as notebook:
        notebook.run_cell(0)
        notebook.board()
        notebook.wait_until_idle()
        kept = "get_ipython().kernel.iopub_thread.socket.get(__import__('zmq').SNDHWM)"
        assert int(notebook.ask(kept)) > 100 * BOARDS, "or messages are dropped in silence"
        with busy_machine(4):
            notebook.run_cell(1)
            notebook.run_cell(2)
            notebook.wait_until_idle(3 * PATIENCE)
            for _ in range(PATIENCE // SECONDS):
                if notebook.widgets_in_page() == notebook.widgets_in_kernel():
                    break
                notebook.page.wait_for_timeout(SECONDS)
        assert notebook.widgets_in_page() == notebook.widgets_in_kernel()
        assert notebook.widgets_in_kernel() < 200, "those of one board"
        assert notebook.boards().count() == 1
