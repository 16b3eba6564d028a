"""A board whose Python is gone shows its picture, its words and its game: in all hosts."""

from typing import Any

import pytest

import boardwidgets as bw
from tests.browser.conftest import Open
from tests.browser.lab import Notebook
from tests.browser.table import Seats, Table

pytestmark = pytest.mark.browser

SEATS = Seats("marrakech", ("human", "human"), {"players": 2, "seed": 7, "names": ("Ada", "Bo")})
WIDGET = "application/vnd.jupyter.widget-view+json"
MODEL_NOT_FOUND = "model not found"
STATE = "application/vnd.jupyter.widget-state+json"
SAVE_STATE = "@jupyter-widgets/jupyterlab-manager:saveWidgetState"

LATE = """
// The page's part that shows widgets, once there is one.
const managerOf = async part =>
    part?._manager?.promise ?? (await Promise.all([...(part?.children?.() ?? [])].map(managerOf)))
        .find(Boolean);
const { setTimeout: wait } = window;
const pause = ms => new Promise(done => wait(done, ms));
const whenLate = async call => {
    await pause(2100);
    while (!(await managerOf(jupyterapp.shell.currentWidget.content)).restoredStatus)
        await pause(50);
    call() };
window.setTimeout = (call, ms, ...rest) =>
    ms === 100 && Error().stack.includes('get_model') ? whenLate(call) : wait(call, ms, ...rest);
"""
"""ipywidgets looks for a widget for two seconds, every 100 ms, but not at their end: a page that is
busy then misses what it has made meanwhile. So does one in which 100 ms last until all is made."""


def started(notebook: Notebook) -> Table:
    """The notebook's game, begun."""
    notebook.run_all()
    notebook.board()
    notebook.wait_until_idle()
    table = Table(notebook, SEATS)
    table.says_now()
    return table


def saved_output(notebook: Notebook) -> Any:
    """The output of the first cell in the notebook's file."""
    return notebook.page.evaluate(
        """async () => {
        const path = jupyterapp.shell.currentWidget.context.path;
        const { content } = await jupyterapp.serviceManager.contents.get(path);
        const { data, metadata } = content.cells[0].outputs[0];
        return { words: [data['text/plain']].flat().join(''),
            picture: [data['image/svg+xml']].flat().join(''),
            code: metadata.boardwidgets.code } }"""
    )


def shows_the_picture_of(notebook: Notebook, game: bw.Game) -> None:
    """Wait until the kept board is told of, and see that it is that of the game."""
    page = notebook.page
    page.locator(".bw-kept-note").wait_for()
    picture = page.locator(".bw-kept-image")
    assert picture.is_visible()
    assert picture.evaluate("image => image.complete && image.naturalWidth > 0")
    for sentence in game.words(seat=0):
        assert sentence in (picture.get_attribute("alt") or "")
    assert page.locator(".bw-kept-note input").input_value() == game.code()
    assert "Run All Cells" in page.locator(".bw-kept-note").inner_text()
    assert page.get_by_text(MODEL_NOT_FOUND).count() == 0


def test_the_next_day_a_notebook_and_its_copy_show_the_game_as_it_stood(open_in_host: Open) -> None:
    with open_in_host([SEATS.cell()]) as notebook:
        table = started(notebook)
        notebook.save()
        first = saved_output(notebook)
        table.root.evaluate("root => { root.sameAsBefore = true }")
        table.click_move("left")
        table.says_now()
        notebook.save()
        game = table.session.game
        kept = saved_output(notebook)
        assert kept["code"] == game.code() != first["code"]
        assert kept["picture"] != first["picture"]
        assert kept["words"] == "\n".join(game.words(seat=0))
        assert table.root.evaluate("root => root.sameAsBefore")

        notebook.end_kernels()
        notebook.reload(save=False)
        shows_the_picture_of(notebook, game)
        notebook.screenshot(f"kept-picture-{notebook.host}")
        notebook.open_copy()
        shows_the_picture_of(notebook, game)
        started(notebook)
        assert notebook.page.locator(".bw-kept-image").count() == 0


def test_a_move_makes_the_notebook_one_that_has_to_be_saved(open_in_host: Open) -> None:
    with open_in_host([SEATS.cell()]) as notebook:
        table = started(notebook)
        notebook.save()
        table.click_move("left")
        notebook.page.wait_for_function("() => jupyterapp.shell.currentWidget.context.model.dirty")
        notebook.save()
        assert saved_output(notebook)["code"] == table.session.game.code()


def test_a_reloaded_page_shows_the_board_if_it_lives_and_else_its_picture(
    open_in_host: Open,
) -> None:
    with open_in_host([SEATS.cell()]) as notebook:
        saved = started(notebook)
        notebook.save()
        started(notebook)  # another board, which is not saved, takes its place
        notebook.reload(save=False)
        shows_the_picture_of(notebook, saved.session.game)
        living = started(notebook)
        notebook.save()
        living.click_move("left")
        notebook.reload(save=False)
        living.says_now()
        assert notebook.page.locator(".bw-kept-image").count() == 0


def test_boards_far_down_in_a_long_notebook_come_back(open_in_host: Open) -> None:
    far_down = ["# a line\n" * 12] * 40
    with open_in_host([SEATS.cell(), *far_down, SEATS.cell()]) as notebook:
        started(notebook)
        notebook.save()
        notebook.reload(save=False)
        notebook.page.locator(".bw-root").first.wait_for()
        notebook.page.evaluate(
            "() => { jupyterapp.shell.currentWidget.content.activeCellIndex = 41 }"
        )
        last = notebook.page.locator(".jp-Cell").last
        last.scroll_into_view_if_needed()
        last.locator(".bw-root canvas").wait_for()
        assert notebook.page.locator(".bw-kept-board").count() == 0


def test_boards_that_a_busy_page_made_too_late_are_found_all_the_same(open_in_host: Open) -> None:
    with open_in_host([SEATS.cell()] * 2) as notebook:
        started(notebook)
        notebook.save()
        notebook.page.add_init_script(LATE)
        with notebook.page.expect_console_message(lambda said: "model not found" in said.text):
            notebook.reload(save=False)
        notebook.page.wait_for_function("() => document.querySelectorAll('.bw-root').length === 2")
        assert notebook.page.locator(".bw-kept-board").count() == 0


def saved_widgets(notebook: Notebook) -> set[str]:
    """The ids of the widgets that the notebook's file holds."""
    return set(
        notebook.page.evaluate(
            """async state => {
            const path = jupyterapp.shell.currentWidget.context.path;
            const { content } = await jupyterapp.serviceManager.contents.get(path);
            return Object.keys(content.metadata.widgets[state].state) }""",
            STATE,
        )
    )


def test_widgets_that_a_notebook_has_saved_are_no_white_hole(open_in_host: Open) -> None:
    with open_in_host([SEATS.cell()]) as notebook:
        notebook.command(SAVE_STATE)
        table = started(notebook)
        board = notebook.ask("cell.model_id").strip("'")
        notebook.save()
        assert board not in saved_widgets(notebook)
        # So it is kept where our extension is not.
        notebook.page.evaluate(
            """async () => { const { context } = jupyterapp.shell.currentWidget;
            await Object.getPrototypeOf(context).save.call(context) }"""
        )
        assert board in saved_widgets(notebook)
        notebook.command(SAVE_STATE)
        notebook.end_kernels()
        notebook.reload(save=False)
        notebook.page.locator(".bw-root").wait_for(state="attached")
        shows_the_picture_of(notebook, table.session.game)
        assert not table.root.is_visible()


def test_a_run_that_fails_leaves_the_picture_where_it_was(open_in_host: Open) -> None:
    with open_in_host([SEATS.cell()]) as notebook:
        started(notebook)
        # In the notebooks that ship a picture is kept alone.
        notebook.page.evaluate(
            """widget => {
            const { outputs } = jupyterapp.shell.currentWidget.content.widgets[0].model;
            const { data, ...output } = outputs.get(0).toJSON();
            delete data[widget];
            outputs.set(0, { ...output, data, metadata: {} });
            jupyterapp.shell.currentWidget.content.widgets[0].model.sharedModel
                .setSource('bw_is_not_imported') }""",
            WIDGET,
        )
        notebook.run_cell(0)
        notebook.page.get_by_text("NameError").first.wait_for()
        notebook.page.locator(".jp-OutputArea-output img, .jp-OutputArea-output svg").wait_for()
        notebook.screenshot(f"kept-picture-failed-run-{notebook.host}")
