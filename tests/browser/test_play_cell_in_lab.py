"""The play cell in a real JupyterLab: it holds still, says why, and is as large as one wants."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.lab import Notebook
from tests.browser.table import Seats, Table

pytestmark = pytest.mark.browser

SHORT = Seats(
    "marrakech", ["human"] * 2, {"players": 2, "seed": 7, "rugs_each": 1, "names": ["Ada", "Bo"]}
)
CELL = SHORT.cell("speed='none'")
BUTTON = 28
"""Layout pixels of a button's height beside a board of usual size."""


def places(table: Table) -> list[object]:
    """Where the board and the buttons are, seen from the top of their cell."""
    found: list[object] = table.root.evaluate(
        """root => [...root.querySelectorAll('canvas, .bw-controls button')].map(part => {
        const [inner, outer] = [part.getBoundingClientRect(), root.getBoundingClientRect()];
        const seen = [inner.x - outer.x, inner.y - outer.y, inner.width, inner.height];
        return seen.map(Math.round) })"""
    )
    return found


def button(table: Table, name: str) -> Locator:
    return table.root.locator(".bw-controls").get_by_role("button", name=name, exact=True)


def height(notebook: Notebook) -> float:
    return float(notebook.boards().last.evaluate("board => board.getBoundingClientRect().height"))


def test_neither_board_nor_buttons_move_in_a_whole_game_and_its_end_is_explained(
    open_notebook: Open,
) -> None:
    with open_notebook([CELL]) as notebook:
        notebook.run_all()
        table = Table(notebook, SHORT)
        table.says_now()
        before = places(table)
        while not table.session.game.over:
            key = "die" if "die" in table.session.can else min(table.session.can)
            table.click("square:a1")  # refused, or a half of the rug that is put back
            assert places(table) == before
            if "square:a1" in table.session.picked:
                table.click("square:a1")
            table.says_now()
            table.click(key)
            table.says_now()
            assert places(table) == before
        expect(table.root.locator(".bw-after")).to_be_in_viewport()
        scores = [str(score) for score in table.session.game.state.scores]
        expect(table.root.locator(".bw-after tr").last.locator("td")).to_have_text(scores)
        expect(button(table, "Hint")).to_be_hidden()
        table.root.get_by_role("button", name="Play again").click()
        expect(table.root.locator(".bw-after")).to_be_hidden()


def test_it_says_why_where_one_looks(open_notebook: Open) -> None:
    with open_notebook([CELL]) as notebook:
        notebook.run_all()
        table = Table(notebook, SHORT)
        table.says_now()
        undo = button(table, "Undo")
        expect(undo).to_have_attribute("aria-disabled", "true")
        why = "There is nothing to take back: the game is at its start."
        expect(undo).to_have_accessible_description(why)
        undo.click(force=True)
        table.says(why)
        button(table, "Hint").click()
        table.says("★ Hint: ")
        notebook.screenshot("why-hint")
        button(table, "What if?").click()
        expect(button(table, "What if?")).to_have_attribute("aria-pressed", "true")
        table.board.hover(*table.place("die"))
        expect(table.root.locator(".bw-help")).to_contain_text("die")
        table.click("square:a1")
        table.root.locator("[data-rule]").press("Enter")
        card = table.root.locator(".bw-asked")
        expect(card).to_be_in_viewport()
        expect(card).to_be_focused()
        expect(card).to_contain_text("marrakech.assam.turn")
        notebook.screenshot("why-rule")
        button(table, "More").click()
        expect(table.root.locator(".bw-drawer")).to_be_hidden()
        button(table, "More").click()
        expect(table.root.locator(".bw-drawer")).to_be_in_viewport(ratio=0.99)
        expect(table.root.locator(".bw-drawer button.mod-active")).to_be_focused()


def test_a_board_fills_its_view_and_takes_clicks_at_each_size(open_notebook: Open) -> None:
    with open_notebook([CELL]) as notebook:
        notebook.run_all()
        page, table = notebook.page, Table(notebook, SHORT)
        table.says_now()
        table.root.evaluate("root => root.closest('.jp-Cell').scrollIntoView({ block: 'start' })")
        for part in (".bw-now", "canvas", ".bw-account", ".bw-controls"):
            expect(table.root.locator(part).first).to_be_in_viewport(ratio=1)
        usual = height(notebook)
        page.get_by_role("button", name="Larger").click()
        assert height(notebook) > usual
        table.click("turn:left")
        table.says_now()
        page.get_by_role("button", name=re.compile("Fill the view")).click()
        notebook.command("application:set-mode", mode="single-document")
        page.set_viewport_size({"width": 1920, "height": 1080})
        page.wait_for_function(
            "usual => document.querySelector('.bw-root canvas').offsetHeight > 1.4 * usual",
            arg=usual,
        )
        notebook.screenshot("size-filled")
        tall = button(table, "More").evaluate("one => one.offsetHeight")
        assert tall > 1.3 * BUTTON, "buttons grow with the board"
        expect(button(table, "More")).to_be_in_viewport()
        expect(table.root.locator(".bw-now")).to_be_in_viewport()
        table.click("die")
        table.says_now()
        page.set_viewport_size({"width": 1280, "height": 800})
        notebook.command("application:set-mode", mode="multiple-document")


def test_a_view_of_its_own_shows_all_of_a_cell_in_a_low_window(open_notebook: Open) -> None:
    with open_notebook([CELL]) as notebook:
        notebook.run_all()
        Table(notebook, SHORT).says_now()
        notebook.page.set_viewport_size({"width": 1024, "height": 768})
        notebook.command("notebook:create-output-view")
        view = notebook.page.locator(".jp-LinkedOutputView .bw-root")
        view.locator("canvas").wait_for()
        notebook.command("application:set-mode", mode="single-document")
        for part in (".bw-now", "canvas", ".bw-account", ".bw-controls", ".bw-words"):
            expect(view.locator(part).first).to_be_in_viewport(ratio=1)
        notebook.command("application:set-mode", mode="multiple-document")
        notebook.page.set_viewport_size({"width": 1280, "height": 800})
