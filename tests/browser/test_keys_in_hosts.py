"""Keys on a board are the board's, and all others the page's: in JupyterLab and in Notebook 7."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.lab import PATIENCE, Notebook

pytestmark = pytest.mark.browser

BOARD = "import demo\nboard = demo.board()\nboard"
PLAY = "import boardwidgets as bw\nbw.Play('marrakech')"
WALK = "game = bw.Game('cows', seed=3)\nbw.Walkthrough(game, game.legal_moves[0])"
KEYS = "keys = []\nboard.on_key(lambda key, shift: keys.append(key))"
NOTEBOOK_KEYS = ("r", "d", "d", "x", "a", "b", "y", "m", "1", "ArrowDown", "ArrowUp", "Enter")
"""In a notebook these change, delete or add a cell, or go to another."""


def cells(notebook: Notebook) -> list[tuple[str, str]]:
    """The kind and the text of each cell."""
    found: list[tuple[str, str]] = notebook.page.evaluate(
        """() => jupyterapp.shell.currentWidget.content.widgets.map(
        cell => [cell.model.type, cell.model.sharedModel.getSource()])"""
    )
    return found


def focused_board(notebook: Notebook) -> None:
    """Run the cells, and give the board the focus."""
    for index in range(len(cells(notebook))):
        notebook.run_cell(index)
        notebook.wait_until_idle()
    board = notebook.board()
    board.canvas.focus()
    assert board.has_focus()


def test_keys_of_a_board_do_nothing_to_the_notebook(open_in_host: Open) -> None:
    with open_in_host([BOARD, KEYS]) as notebook:
        focused_board(notebook)
        before = cells(notebook)
        for key in NOTEBOOK_KEYS:
            notebook.page.keyboard.press(key)
        notebook.wait_until_idle()
        notebook.expect("keys", list(NOTEBOOK_KEYS))
        assert cells(notebook) == before
        assert notebook.board().has_focus()


def test_keys_of_fields_sliders_and_buttons_do_nothing_to_the_notebook(open_in_host: Open) -> None:
    with open_in_host([PLAY, WALK]) as notebook:
        notebook.run_all()
        notebook.wait_until_idle()
        notebook.board(0)
        notebook.board(1)
        play, walk = notebook.page.locator(".bw-root").all()
        play.get_by_role("button", name="More").click()
        play.get_by_role("button", name="New game", exact=True).click()
        before = cells(notebook)
        field = play.get_by_placeholder("Type a move, then Enter")
        parts = [
            field,
            play.locator(".bw-form-new select").first,
            play.get_by_role("button", name="Hint"),
            walk.get_by_role("slider"),
            walk.get_by_role("button", name="Forward"),
            walk.locator("canvas"),
        ]
        for part in parts:
            part.focus()
            for key in NOTEBOOK_KEYS:
                notebook.page.keyboard.press(key)
            assert part.evaluate("part => document.activeElement === part"), part
            assert cells(notebook) == before, part
            if part is field:
                typed = "".join(key for key in NOTEBOOK_KEYS if len(key) == 1)
                expect(play.locator(".bw-answer")).to_contain_text(typed, timeout=PATIENCE)
        slider = walk.get_by_role("slider")
        for key, step in (("Home", 1), ("ArrowRight", 2), ("ArrowUp", 3), ("ArrowLeft", 2)):
            slider.focus()
            notebook.page.keyboard.press(key)
            walk.get_by_text(f"Step {step} of 3").wait_for()
        walk.locator("canvas").focus()
        for key, step in (("End", 3), ("ArrowLeft", 2), ("ArrowRight", 3), ("Home", 1)):
            notebook.page.keyboard.press(key)
            walk.get_by_text(f"Step {step} of 3").wait_for()


def test_what_is_no_key_of_a_board_belongs_to_the_page(open_in_host: Open) -> None:
    with open_in_host([BOARD, KEYS]) as notebook:
        focused_board(notebook)
        notebook.page.evaluate(
            "() => { jupyterapp.shell.currentWidget.context.model.dirty = true }"
        )
        notebook.page.keyboard.press("Control+s")
        notebook.page.wait_for_function("() => !jupyterapp.shell.currentWidget.context.model.dirty")
        notebook.board().canvas.focus()
        notebook.page.keyboard.press("Control+Shift+c")
        notebook.page.locator(".lm-CommandPalette").wait_for()
        notebook.page.keyboard.press("Escape")
        notebook.board().canvas.focus()
        notebook.page.keyboard.press("Alt+n")
        notebook.page.keyboard.press("PageDown")
        notebook.board().canvas.press("z")
        notebook.expect("keys", ["z"])


def test_a_board_is_run_again_by_its_shortcut(open_in_host: Open) -> None:
    count = "runs = globals().get('runs', 0) + 1\n"
    with open_in_host([count + BOARD]) as notebook:
        focused_board(notebook)
        for runs, keys in enumerate(("Control+Enter", "Shift+Enter"), 2):
            notebook.page.keyboard.press(keys)
            notebook.page.locator(".jp-InputPrompt", has_text=f"[{runs}]").wait_for()
            notebook.expect("runs", runs)
            notebook.wait_until_idle()
            notebook.board().canvas.focus()
