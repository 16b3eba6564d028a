"""Marrakech played in a real JupyterLab: by mouse, by keyboard, by touch, by typing."""

import pytest

from tests.browser.conftest import Open
from tests.browser.table import Seats, Table

pytestmark = pytest.mark.browser

SETTINGS = {"players": 3, "seed": 7, "names": ["Zoe", "Ada", "Bo"]}
PEOPLE = Seats("marrakech", ["human"] * 3, SETTINGS)
PLAY = PEOPLE.cell()
DRAWER = {
    "New game": "Start new game",
    "Save and share": "Copy as text",
    "Rules": "Source:",
    "Moves": "Back to now",
}
"""The sections of the drawer, and what one sees in each."""


def test_a_whole_turn_by_mouse(open_notebook: Open) -> None:
    with open_notebook([PLAY]) as notebook:
        notebook.run_all()
        table = Table(notebook, PEOPLE)
        table.says("Zoe: leave Assam facing north")
        notebook.screenshot("marrakech-begins")
        table.click("turn:left")
        table.says("Zoe: roll the die.")
        table.click("die")
        table.says("Zoe: lay a rug beside Assam")
        table.click("square:a1")
        table.says("Not allowed: One half of the rug has to share a side with Assam")
        table.says("marrakech.rug.beside-assam")
        notebook.screenshot("marrakech-refused")
        first = min(table.session.can)
        table.click(first)
        second = min(table.session.can)
        table.says_now()
        before = table.board.picture()
        table.board.hover(*table.place(second))
        table.board.wait_for_other_picture(before)
        notebook.screenshot("marrakech-ghost")
        table.click(second)
        table.says("Ada: leave Assam")
        notebook.screenshot("marrakech-laid")


def test_a_whole_turn_by_keyboard_alone(open_notebook: Open) -> None:
    with open_notebook([PLAY]) as notebook:
        notebook.run_all()
        table = Table(notebook, PEOPLE)
        table.says("Zoe: leave Assam")
        table.board.canvas.focus()
        press = notebook.page.keyboard.press
        press("n")
        press("Enter")
        table.says("Zoe: roll the die.")
        press("r")
        table.says("Zoe: lay a rug")
        before = table.board.picture()
        press("n")
        table.board.wait_for_other_picture(before)
        notebook.screenshot("marrakech-cursor")
        press("Enter")
        press("n")
        press("Enter")
        table.says("Ada: leave Assam")
        press("u")
        table.says("Zoe: lay a rug")
        press("Tab")
        assert not table.board.has_focus()


def test_a_whole_turn_by_touch(open_notebook: Open) -> None:
    with open_notebook([PLAY], has_touch=True) as notebook:
        notebook.run_all()
        table = Table(notebook, PEOPLE)
        table.says("Zoe: leave Assam")
        table.tap("turn:left")
        table.says("Zoe: roll the die.")
        table.tap("die")
        table.says("Zoe: lay a rug")
        table.tap(min(table.session.can))
        table.tap(min(table.session.can))
        table.says("Ada: leave Assam")


def test_moves_are_typed(open_notebook: Open) -> None:
    with open_notebook([PLAY]) as notebook:
        notebook.run_all()
        table = Table(notebook, PEOPLE)
        line = table.root.get_by_placeholder("Type a move, then Enter")
        for text, answer in (
            ("castle", "is no move of Marrakech"),
            ("left", "Zoe: roll the die."),
            ("roll", "Zoe: lay a rug"),
            ("d4 d4", "do not"),
            ("undo", "Zoe: leave Assam"),
        ):
            line.fill(text)
            line.press("Enter")
            table.says(answer)


def test_bots_move_and_a_click_cuts_their_story_short(open_notebook: Open) -> None:
    bots = Seats("marrakech", ["human", "greedy", "random"], SETTINGS)
    with open_notebook([bots.cell("speed='slow'")]) as notebook:
        notebook.run_all()
        table = Table(notebook, PEOPLE)
        table.click("turn:left")
        table.says("Zoe: roll the die.")
        table.click("die")
        table.says("The die shows")
        table.board.click(*table.place("square:a1"))
        table.says("Zoe: lay a rug")
        assert table.root.get_by_text("Not allowed").count() == 0
        first = min(table.session.can)
        table.click(first)
        second = min(table.session.can)
        table.click(second)
        table.says("Ada: leave Assam")
        table.board.click(*table.place("square:d4"))
        table.says("Zoe: leave Assam")


def test_a_game_survives_a_reload_in_the_middle(open_notebook: Open) -> None:
    with open_notebook([PLAY]) as notebook:
        notebook.run_all()
        table = Table(notebook, PEOPLE)
        table.click("turn:left")
        table.says("Zoe: roll the die.")
        notebook.reload()
        table.says("Zoe: roll the die.")
        table.click("die")
        table.says("Zoe: lay a rug")


def test_two_boards_in_one_notebook_are_two_games(open_notebook: Open) -> None:
    with open_notebook([PLAY, PLAY.replace("cell", "other")]) as notebook:
        notebook.run_all()
        one, other = Table(notebook, PEOPLE, 0), Table(notebook, PEOPLE, 1)
        one.click("turn:left")
        one.says("Zoe: roll the die.")
        other.says("Zoe: leave Assam")
        other.click("turn:right")
        other.says("sends Assam east")
        one.says("sends Assam west")


def test_a_cell_that_is_run_again_offers_to_go_on(open_notebook: Open) -> None:
    with open_notebook([PLAY]) as notebook:
        notebook.run_all()
        table = Table(notebook, PEOPLE)
        table.click("turn:left")
        table.says("Zoe: roll the die.")
        notebook.run_all()
        table.says("This cell held a game of 1 move.")
        room = table.root.locator(".bw-account")
        assert room.evaluate("room => room.scrollHeight <= room.clientHeight"), "nothing to scroll"
        table.says("Zoe: leave Assam")
        table.root.get_by_role("button", name="Go on with it").click()
        table.says("Zoe: roll the die.")
        table.click("die")
        table.says("Zoe: lay a rug")


def test_undo_buttons_hints_and_what_if(open_notebook: Open) -> None:
    with open_notebook([PLAY]) as notebook:
        notebook.run_all()
        table = Table(notebook, PEOPLE)
        table.says("Zoe: leave Assam")
        table.root.get_by_role("button", name="Hint").click()
        table.says("Hint:")
        before = table.board.picture()
        table.root.get_by_role("button", name="What if?").click()
        table.board.wait_for_other_picture(before)
        notebook.screenshot("marrakech-what-if")
        table.root.get_by_role("button", name="More").click()
        drawer = table.root.locator(".bw-drawer")
        for name, shown in DRAWER.items():
            drawer.get_by_role("button", name=name, exact=True).click()
            drawer.get_by_text(shown).filter(visible=True).first.wait_for()
            notebook.screenshot(f"marrakech-drawer-{name.split()[0].lower()}")


def test_a_walk_through_goes_step_by_step(open_notebook: Open) -> None:
    cell = (
        "import boardwidgets as bw\n"
        f"bw.Walkthrough(bw.Game('marrakech', **{SETTINGS}), ['straight', '4'])"
    )
    with open_notebook([cell]) as notebook:
        notebook.run_all()
        root = notebook.page.locator(".bw-root")
        told = root.locator(".bw-now")
        told.get_by_text("Zoe: leave Assam").wait_for()
        board = notebook.board()
        root.get_by_role("button", name="Forward").click()
        told.get_by_text("Zoe chose: straight on").wait_for()
        board.canvas.focus()
        notebook.page.keyboard.press("ArrowRight")
        told.get_by_text("The die shows 4.").wait_for()
        root.get_by_text("marrakech.assam.die").wait_for()
        for _ in range(4):
            notebook.page.keyboard.press("ArrowRight")
        told.get_by_text("follows the mosaic").wait_for()
        notebook.screenshot("marrakech-walkthrough")
        notebook.page.keyboard.press("Home")
        told.get_by_text("Zoe: leave Assam").wait_for()
        root.get_by_role("button", name="Play the steps").click()
        told.get_by_text("Zoe: lay a rug").wait_for()
