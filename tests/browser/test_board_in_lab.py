"""A board in a real JupyterLab, in a real browser."""

import pytest

from boardwidgets.draw.theme import Theme, colour
from tests.browser.conftest import Open
from tests.browser.lab import BoardInPage

pytestmark = pytest.mark.browser


BOARD = "import demo\nboard = demo.board()\nboard"
LEFT = 0.25, 0.5
RIGHT = 0.75, 0.5
TOP_RUG = 0.5, 0.125
NOWHERE = 0.05, 0.05


def looks(board: BoardInPage, left: str, right: str, theme: Theme = "light") -> None:
    """The lamps have these colours, on the rest of the picture."""
    board.wait_for_pixel(*LEFT, colour(left, theme))
    board.wait_for_pixel(*RIGHT, colour(right, theme))
    board.wait_for_pixel(*NOWHERE, colour("paper", theme))
    board.wait_for_pixel(*TOP_RUG, colour("blue.fill", theme))


def test_a_board_is_drawn_and_answers_a_click(open_notebook: Open) -> None:
    with open_notebook([BOARD]) as notebook:
        notebook.run_all()
        board = notebook.board()
        looks(board, "tile", "tile")
        board.click(*RIGHT)
        looks(board, "tile", "red.fill")
        notebook.screenshot("lamps")
        assert "The right lamp is on." in notebook.page.locator(".bw-words").inner_html()
        assert board.canvas.get_attribute("aria-label") == "Lamps"
        said = notebook.page.locator("#bw-announcements").inner_text()
        assert said.startswith("mouse: ")


def test_a_board_survives_a_reload_of_the_page(open_notebook: Open) -> None:
    with open_notebook([BOARD]) as notebook:
        notebook.run_all()
        board = notebook.board()
        board.click(*LEFT)
        looks(board, "red.fill", "tile")
        notebook.reload()
        board = notebook.board()
        looks(board, "red.fill", "tile")
        board.click(*RIGHT)
        looks(board, "red.fill", "red.fill")


def test_a_second_view_shows_the_same(open_notebook: Open) -> None:
    with open_notebook([BOARD]) as notebook:
        notebook.run_all()
        looks(notebook.board(), "tile", "tile")
        notebook.command("notebook:create-output-view")
        notebook.page.wait_for_function(
            "() => document.querySelectorAll('.bw-root canvas').length === 2"
        )
        views = [notebook.board(0), notebook.board(1)]
        views[1].click(*LEFT)
        for view in views:
            looks(view, "red.fill", "tile")


def test_two_boards_do_not_disturb_each_other(open_notebook: Open) -> None:
    with open_notebook([BOARD, "other = demo.board()\nother"]) as notebook:
        notebook.run_all()
        first, second = notebook.board(0), notebook.board(1)
        second.click(*LEFT)
        looks(second, "red.fill", "tile")
        notebook.reload()
        first, second = notebook.board(0), notebook.board(1)
        first.click(*RIGHT)
        looks(first, "tile", "red.fill")
        looks(second, "red.fill", "tile")


@pytest.mark.parametrize("key", ["Tab", "Shift+Tab", "Escape"])
def test_keys_leave_the_board_while_the_kernel_is_busy(open_notebook: Open, key: str) -> None:
    with open_notebook([BOARD, "import time\ntime.sleep(30)"]) as notebook:
        notebook.run_cell(0)
        board = notebook.board()
        looks(board, "tile", "tile")
        notebook.run_cell(1)
        notebook.page.locator(".jp-Notebook-ExecutionIndicator[data-status=busy]").wait_for()
        board.canvas.focus()
        assert board.has_focus()
        notebook.page.keyboard.press(key)
        assert not board.has_focus()


def test_keys_of_the_board_reach_it_and_not_the_notebook(open_notebook: Open) -> None:
    with open_notebook([BOARD]) as notebook:
        notebook.run_all()
        board = notebook.board()
        looks(board, "tile", "tile")
        cells = notebook.page.locator(".jp-Cell").count()
        board.canvas.focus()
        notebook.page.keyboard.press("b")
        looks(board, "red.fill", "tile")
        assert notebook.page.locator(".jp-Cell").count() == cells


def test_the_theme_is_followed(open_notebook: Open) -> None:
    with open_notebook([BOARD]) as notebook:
        notebook.run_all()
        board = notebook.board()
        board.click(*LEFT)
        looks(board, "red.fill", "tile")
        notebook.use_theme("JupyterLab Dark")
        try:
            looks(board, "red.fill", "tile", "dark")
            notebook.screenshot("lamps-dark")
        finally:
            notebook.use_theme("JupyterLab Light")
        looks(board, "red.fill", "tile")


def test_an_error_in_a_callback_is_shown_in_the_board(open_notebook: Open) -> None:
    with open_notebook([BOARD]) as notebook:
        notebook.run_all()
        board = notebook.board()
        looks(board, "tile", "tile")
        board.click(*NOWHERE)
        error = notebook.page.locator(".bw-error [role=alert]")
        error.wait_for()
        assert "there is <b>no lamp</b>" in error.inner_text()
        notebook.screenshot("lamps-error")
        board.click(*LEFT)
        looks(board, "red.fill", "tile")
        error.wait_for(state="detached")


def test_a_restarted_kernel_is_told_of_in_plain_words(open_notebook: Open) -> None:
    with open_notebook([BOARD]) as notebook:
        notebook.run_all()
        looks(notebook.board(), "tile", "tile")
        note = notebook.page.locator(".bw-gone-note")
        assert note.count() == 0
        notebook.restart_kernel()
        note.wait_for()
        notebook.screenshot("lamps-restarted")
        assert "Run All Cells" in note.inner_text()


def test_a_finger_picks(open_notebook: Open) -> None:
    with open_notebook([BOARD], has_touch=True) as notebook:
        notebook.run_all()
        board = notebook.board()
        looks(board, "tile", "tile")
        board.tap(*RIGHT)
        looks(board, "tile", "red.fill")
        said = notebook.page.locator("#bw-announcements").inner_text()
        assert said.startswith("touch: ")


def test_a_fine_screen_has_a_pixel_of_its_own_for_each(open_notebook: Open) -> None:
    with open_notebook([BOARD], device_scale_factor=2) as notebook:
        notebook.run_all()
        board = notebook.board()
        looks(board, "tile", "tile")
        wide = board.canvas.evaluate("c => c.width / c.getBoundingClientRect().width")
        # Bitmaps grow in steps, so that a little more room does not make a board be drawn again.
        assert 1.98 < wide < 3
        board.click(*LEFT)
        looks(board, "red.fill", "tile")
        notebook.screenshot("lamps-fine")


def test_the_wheel_scrolls_the_page_over_a_board(open_notebook: Open) -> None:
    with open_notebook([BOARD, *["print('x\\n' * 40)"] * 3]) as notebook:
        notebook.run_all()
        board = notebook.board()
        looks(board, "tile", "tile")
        top = board.point(0, 0)[1]
        board.hover(*RIGHT)
        notebook.page.mouse.wheel(0, 100)
        notebook.page.wait_for_function(
            f"() => document.querySelector('.bw-root canvas').getBoundingClientRect().top < {top}"
        )


def test_a_click_on_a_board_seen_in_part_means_what_is_under_it(open_notebook: Open) -> None:
    """The focus that comes with a click must not scroll the board away from under the pointer."""
    with open_notebook(["print('x\\n' * 12)", BOARD, "print('x\\n' * 40)"]) as notebook:
        notebook.run_all()
        board = notebook.board()
        looks(board, "tile", "tile")
        notebook.page.mouse.move(*board.point(0.5, 0.5))
        top = board.point(0, 0)[1]
        notebook.page.mouse.wheel(0, board.point(*LEFT)[1] - 120)
        board.wait_until_scrolled(top)
        place = board.point(*LEFT)
        notebook.page.mouse.click(*place)
        looks(board, "red.fill", "tile")
        assert board.point(*LEFT) == pytest.approx(place)


def test_a_finger_that_swipes_scrolls_and_picks_nothing(open_notebook: Open) -> None:
    with open_notebook([BOARD, "print('x\\n' * 60)"], has_touch=True) as notebook:
        notebook.run_all()
        board = notebook.board()
        looks(board, "tile", "tile")
        x, touched = board.point(*LEFT)
        top = board.point(0, 0)[1]
        finger = notebook.page.context.new_cdp_session(notebook.page)
        steps = [("touchStart", touched), *(("touchMove", touched - 8 * n) for n in range(1, 12))]
        for kind, y in steps:
            places = [{"x": x, "y": y}]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        board.wait_until_scrolled(top)
        assert board.point(0, 0)[1] < top
        looks(board, "tile", "tile")
