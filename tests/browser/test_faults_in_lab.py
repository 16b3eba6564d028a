"""What goes wrong at a reader's desk: hasty fingers, a notebook open twice, code that fails."""

from collections.abc import Iterator
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Browser, ConsoleMessage, expect

from tests.browser.conftest import Open
from tests.browser.lab import PATIENCE, Notebook, new_page, wait_until_open
from tests.browser.rings import wait_for_rings
from tests.browser.table import Seats, Table

pytestmark = pytest.mark.browser

SETTINGS = {"players": 3, "seed": 7, "names": ["Zoe", "Ada", "Bo"]}
PEOPLE = Seats("marrakech", ["human"] * 3, SETTINGS)
BOTS = Seats("marrakech", ["human", "greedy", "greedy"], SETTINGS)
CLICKS = 30
SECONDS = 3.0
MARGIN = 0.02
"""What is left free at the edges of the board, as a share of its size."""
ANOTHER_CLICK = 500
"""Milliseconds between two clicks at one place that are no double click."""

FAILING = """
import boardwidgets as bw
game = bw.Game("marrakech", 3, seed=7)
board = bw.Board(game)
picked = []
def pick(key, x, y, kind):
    picked.append(key)
    if len(picked) == 1:
        raise RuntimeError("the bulb is broken")
    game.play("left")
board.on_pick(pick)
board
"""


@pytest.fixture
def table(open_notebook: Open) -> Iterator[Table]:
    """A game of three people at its start, in a notebook."""
    with open_notebook([PEOPLE.cell()]) as notebook:
        notebook.run_cell(0)
        notebook.wait_until_idle()
        table = Table(notebook, PEOPLE)
        table.says_now()
        yield table


def same_moves(table: Table) -> None:
    """The notebook's game comes by the moves of the test's game."""
    table.notebook.expect(
        "[move.text for move in cell.game.moves]",
        [move.text for move in table.session.game.moves],
    )


def test_a_double_click_on_the_die_is_one_roll(table: Table) -> None:
    table.click("turn:left")
    table.says_now()
    table.notebook.page.mouse.dblclick(*table.board.point(*table.place("die")))
    table.session.pick("die")
    table.says_now()
    assert table.root.get_by_text("Not allowed").count() == 0
    same_moves(table)


def test_a_board_that_is_clicked_frantically_plays_on(table: Table) -> None:
    page = table.notebook.page
    wrong: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" or "boardwidgets" in message.text:
            wrong.append(message.text)

    page.on("console", hear)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    anywhere = Random(7)
    begun = monotonic()
    for click in range(1, CLICKS + 1):
        table.board.click(*(anywhere.uniform(MARGIN, 1 - MARGIN) for _ in "xy"))
        wait = begun + SECONDS * click / CLICKS - monotonic()
        page.wait_for_timeout(max(0, 1000 * wait))
    wait_for_rings(table.board, ".waits", 0)
    table.notebook.expect("cell.busy, cell.errors.value", (False, ""))
    done = int(table.notebook.ask("len(cell.game.undo_steps)"))
    table.notebook.ask("cell.play(cell.game.legal_moves[0].text)")
    table.notebook.expect("len(cell.game.undo_steps)", done + 1)
    page.remove_listener("console", hear)
    assert wrong == []


def test_a_notebook_in_two_tabs_shows_one_game(table: Table, browser: Browser) -> None:
    table.notebook.save()
    address = table.notebook.page.evaluate(
        "() => `${location.origin}/lab/tree/${jupyterapp.shell.currentWidget.context.path}?reset`"
    )
    page = new_page(browser)
    try:
        page.goto(address)
        wait_until_open(page)
        second = Table(Notebook(page, address), PEOPLE)
        second.says_now()
        for here, there, key in ((table, second, "turn:left"), (second, table, "die")):
            here.click(key)
            there.session.pick(key)
            here.says_now()
            there.says_now()
        same_moves(table)
        second.notebook.screenshot("second-tab")
    finally:
        page.context.close()
    while table.session.turn_of == 0:
        table.click(min(table.session.can))
    table.says_now()
    same_moves(table)


def test_a_page_reloaded_in_the_middle_of_a_story_shows_the_game_as_it_stands(
    open_notebook: Open,
) -> None:
    with open_notebook([BOTS.cell("speed='normal'")]) as notebook:
        notebook.run_cell(0)
        notebook.wait_until_idle()
        table = Table(notebook, BOTS)
        table.says_now()
        for text in ("left", "1"):
            notebook.ask(f"cell.play({text!r})")
            table.session.play(text)
        text = table.session.game.legal_moves[0].text
        notebook.ask(f"cell.play({text!r})")
        table.session.play(text)
        while table.session.asks_bot:
            table.session.let_bot()
        table.root.locator(".bw-told").get_by_text("Ada").first.wait_for()
        assert notebook.ask("cell.busy") == "True"
        notebook.reload()
        notebook.board()
        notebook.expect("cell.busy", False)
        table.says_now()
        same_moves(table)
        table.click("turn:left")
        table.says_now()
        same_moves(table)


def test_a_callback_that_raises_is_told_where_one_looks_and_the_board_goes_on(
    open_notebook: Open,
) -> None:
    with open_notebook([FAILING]) as notebook:
        notebook.run_cell(0)
        board = notebook.board()
        notebook.wait_until_idle()
        before = board.picture()
        board.click(0.5, 0.5)
        told = notebook.page.get_by_role("alert").filter(has_text="the bulb is broken")
        expect(told).to_be_in_viewport(timeout=PATIENCE)
        notebook.screenshot("callback-that-raises")
        notebook.save()
        notebook.page.wait_for_timeout(ANOTHER_CLICK)
        expect(told).to_be_visible()
        board.click(0.5, 0.5)
        expect(told).to_be_hidden(timeout=PATIENCE)
        board.wait_for_other_picture(before)
        assert notebook.ask("len(picked)") == "2"
