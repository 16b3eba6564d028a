"""A board whose Python is gone says so, cannot be played, and gives its game away: in all hosts."""

import os
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator

import boardwidgets as bw
from tests.browser.conftest import Open
from tests.browser.hosts import jupyterlab
from tests.browser.lab import SECONDS, Notebook, opened
from tests.browser.table import Seats, Table

pytestmark = pytest.mark.browser

SEATS = Seats("marrakech", ("human", "human"), {"players": 2, "seed": 7, "names": ("Ada", "Bo")})
NOWHERE = (0.3, 0.3)
SOON = 5 * SECONDS


def started(notebook: Notebook) -> Table:
    """The notebook's game, with a move played."""
    notebook.run_cell(0)
    notebook.board()
    notebook.wait_until_idle()
    table = Table(notebook, SEATS)
    table.click_move("left")
    table.says_now()
    return table


def note(notebook: Notebook) -> Locator:
    """What the board says when its Python is gone."""
    return notebook.page.locator(".bw-gone-note")


def is_dead(table: Table) -> None:
    """See that the board says that it is, cannot be played, and gives its game away."""
    told = note(table.notebook)
    assert told.get_attribute("role") == "alert"
    assert told.locator("input").input_value() == table.session.game.code()
    assert bw.from_code(told.locator("input").input_value()).moves == table.session.game.moves
    assert table.root.locator("canvas").evaluate("canvas => canvas.closest('[inert]') !== null")
    assert table.root.locator(".bw-typed input").evaluate(
        "field => field.closest('[inert]') !== null"
    )
    assert table.root.evaluate("root => getComputedStyle(root).cursor") == "not-allowed"
    assert table.root.locator(".bw-rings").count() == 1
    assert not table.root.locator(".bw-rings").is_visible()


def test_a_kernel_that_the_server_has_ended_is_told_at_the_first_click(open_in_host: Open) -> None:
    with open_in_host([SEATS.cell()]) as notebook:
        table = started(notebook)
        notebook.cull_kernel()
        table.board.click(*NOWHERE)
        note(notebook).wait_for(timeout=SOON)
        is_dead(table)
        assert "Python has ended" in note(notebook).inner_text()
        button = note(notebook).get_by_role("button")
        button.click()
        notebook.page.wait_for_function(
            "() => document.querySelector('.bw-code button').textContent === 'Copied'"
        )
        notebook.screenshot(f"kernel-gone-{notebook.host}")


def test_a_kernel_that_was_restarted_is_told_at_once(open_in_host: Open) -> None:
    with open_in_host([SEATS.cell()]) as notebook:
        table = started(notebook)
        notebook.restart_kernel()
        note(notebook).wait_for(timeout=SOON)
        is_dead(table)
        notebook.wait_until_idle()
        started(notebook)
        assert note(notebook).count() == 0
        # One that dies is started again by the server.
        os.kill(int(notebook.ask("__import__('os').getpid()")), signal.SIGKILL)
        note(notebook).wait_for(timeout=SOON)
        assert "Python was restarted" in note(notebook).inner_text()


def test_a_kernel_that_is_busy_is_not_gone_and_a_line_that_was_cut_comes_back(
    open_in_host: Open,
) -> None:
    with open_in_host([SEATS.cell(), "import time\ntime.sleep(6)"]) as notebook:
        table = started(notebook)
        notebook.run_cell(1)
        table.board.click(*NOWHERE)
        notebook.page.wait_for_timeout(SOON)
        assert note(notebook).count() == 0
        notebook.wait_until_idle()
        notebook.page.context.set_offline(True)
        table.board.click(*NOWHERE)
        note(notebook).wait_for(timeout=SOON)
        is_dead(table)
        assert "connection" in note(notebook).inner_text()
        notebook.page.context.set_offline(False)
        note(notebook).wait_for(state="detached")
        notebook.close_dialogs()
        table.board.canvas.click(trial=True)  # once nothing lies over it
        table.click_move("1")
        table.says_now()


def test_the_end_of_the_server_is_told_soon(browser: Browser, tmp_path: Path) -> None:
    with (
        jupyterlab(tmp_path) as address,
        opened(browser, address, tmp_path, [SEATS.cell()]) as notebook,
    ):
        table = started(notebook)
        notebook.end_server()
        note(notebook).wait_for(timeout=SOON)
        is_dead(table)
