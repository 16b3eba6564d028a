"""A game is still there when its kernel is not, and two notebooks on one kernel get on."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.lab import PATIENCE, Notebook
from tests.browser.table import Seats, Table

pytestmark = pytest.mark.browser

SETTINGS = {"players": 3, "seed": 7, "names": ["Zoe", "Ada", "Bo"]}
PEOPLE = Seats("marrakech", ["human"] * 3, SETTINGS)
KEPT = "import boardwidgets as bw\nbw.keep_games(True)"
PLAY = PEOPLE.cell()
LIST = "bw.games()"
OFFER = "This cell was left in a game of 2 moves, played by Zoe, Ada, Bo"

WAIT = 1.0
"""Seconds that a page has here to say that it shows a board."""
HURRY = f"setattr(__import__('boardwidgets.widgets.cells').widgets.cells, 'TIME_TO_ANSWER', {WAIT})"


def run_all(notebook: Notebook) -> None:
    notebook.run_all()
    notebook.wait_until_idle()


def test_a_restarted_kernel_goes_on_where_the_game_stood(open_in_host: Open) -> None:
    with open_in_host([KEPT, PLAY, LIST]) as notebook:
        run_all(notebook)
        table = Table(notebook, PEOPLE)
        table.click("turn:left")
        table.says("Zoe: roll the die.")
        table.click("die")
        table.says("Zoe: lay a rug beside Assam")
        notebook.restart_kernel()
        run_all(notebook)
        table.says(OFFER)
        table.says("Zoe: leave Assam")
        listed = notebook.page.locator(".bw-games table")
        expect(listed).to_contain_text("Zoe, Ada, Bo", timeout=PATIENCE)
        notebook.screenshot(f"kept-game-offered-{notebook.host}")
        listed.scroll_into_view_if_needed()
        notebook.screenshot(f"kept-games-listed-{notebook.host}")
        table.board.canvas.scroll_into_view_if_needed()
        table.root.get_by_role("button", name="Go on with it").click()
        table.says("Zoe: lay a rug beside Assam")
        table.click(min(table.session.can))
        table.click(min(table.session.can))
        table.says("Ada: leave Assam")
        table.root.get_by_role("button", name="More").click()
        table.root.get_by_role("button", name="New game", exact=True).click()
        table.root.get_by_role("button", name="Start new game").click()
        table.says("The game before this one is kept")
        notebook.screenshot(f"kept-game-left-{notebook.host}")
        notebook.run_cell(2)
        expect(listed.locator("tbody tr")).to_have_count(1, timeout=PATIENCE)
        expect(listed.locator("td").nth(2)).to_have_text("3", timeout=PATIENCE)


def open_copy(notebook: Notebook) -> None:
    """Make a copy of the notebook and open it on the same kernel, as "Connect to kernel" does."""
    notebook.save()
    notebook.page.evaluate(
        """async () => {
        const { context, sessionContext } = jupyterapp.shell.currentWidget;
        const kernel = { id: sessionContext.session.kernel.id };
        const { path } = await jupyterapp.serviceManager.contents.copy(context.path, '');
        const copy = await jupyterapp.commands.execute('docmanager:open', { path, kernel });
        await copy.sessionContext.ready }"""
    )


def switch(notebook: Notebook) -> None:
    """Look at the other notebook."""
    notebook.command("application:activate-previous-tab")


def test_two_notebooks_on_one_kernel_leave_each_other_their_boards(open_notebook: Open) -> None:
    with open_notebook([PLAY]) as notebook:
        run_all(notebook)
        alone = notebook.widgets_in_kernel()
        first = Table(notebook, PEOPLE, 0)
        first.click("turn:left")
        first.says("Zoe: roll the die.")
        notebook.ask(HURRY)
        open_copy(notebook)
        copy = Table(notebook, PEOPLE, 1)
        for _ in range(3):
            run_all(notebook)
            copy.says("Zoe: leave Assam")
            expect(copy.root.get_by_role("button", name="Go on with it")).to_be_hidden(
                timeout=PATIENCE
            )
            notebook.page.wait_for_timeout(1500 * WAIT)
        copy.click("turn:right")
        copy.says("sends Assam east")
        assert notebook.widgets_in_kernel() > alone
        switch(notebook)
        first.click("die")
        first.says("Zoe: lay a rug beside Assam")
        notebook.page.evaluate("async () => jupyterapp.commands.execute('application:close')")
        for _ in range(2):
            run_all(notebook)
            notebook.page.wait_for_timeout(1500 * WAIT)
        assert notebook.widgets_in_kernel() == alone
