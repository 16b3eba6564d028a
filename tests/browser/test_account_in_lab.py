"""What happened is told in a line for each player, from its beginning, and waits if asked to."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.table import Seats, Table

pytestmark = pytest.mark.browser

DANA = "דנה"
SETTINGS = {"players": 3, "seed": 3, "names": ["Zoe", DANA, "Bo"]}
RUGS = Seats("marrakech", ["human", "greedy", "greedy"], SETTINGS)
COWS = Seats("cows", ["human", "greedy", "greedy"], SETTINGS)
QUAY = """sobek 2 players, round 1
row:
deck: 0 cards
discard:
events: none
spent:
red: 0 points
hand:
set fish: fish1 fish1 fish0
yellow: 0 points
hand:
set ebony: ebony2 ebony0 ebony0
to move: yellow, sideways"""
SOBEK = f"""import boardwidgets as bw
game = bw.Game.from_position("sobek", {QUAY!r}, names=["Ada", "Bo"], seed=1)
quay = bw.Play(game, ["greedy", "human"])
quay"""


def button(root: Locator, name: str) -> Locator:
    """A button of a cell, if it is shown."""
    return root.get_by_role("button", name=name, exact=True)


def type_in(root: Locator, text: str) -> None:
    """Type a move."""
    field = root.locator(".bw-typed input")
    field.fill(text)
    field.press("Enter")


def test_a_turn_waits_for_next_and_is_summed_up(open_notebook: Open) -> None:
    with open_notebook([RUGS.cell("speed='step'")]) as notebook:
        notebook.run_all()
        root = Table(notebook, RUGS).root
        told = root.locator(".bw-account > .bw-told")
        root.get_by_text("Zoe: leave Assam").first.wait_for()
        type_in(root, "left")
        root.get_by_text("Zoe: roll the die").first.wait_for()
        type_in(root, "1")
        for words in ("The die shows 1.", "Assam steps to c4."):
            told.get_by_text(words).wait_for()
            button(root, "Next").click()
        root.get_by_text("Zoe: lay a rug").first.wait_for()
        type_in(root, "c5, d5")
        expect(told).to_contain_text("Zoe: sends Assam west; rolls 1")
        button(root, "Next").click()
        expect(told).to_contain_text(f"\u2068{DANA}\u2069: sends Assam")
        button(root, "Next").wait_for()
        root.locator("canvas").focus()
        notebook.page.keyboard.press("Enter")
        told.get_by_text("The die shows").wait_for()
        notebook.screenshot("marrakech-next")
        button(root, "To the end").click()
        expect(button(root, "Next")).to_be_hidden()
        expect(told.locator("b")).to_contain_text(["Zoe", DANA, "Bo"])


def test_a_long_account_begins_at_its_beginning(open_notebook: Open) -> None:
    with open_notebook([COWS.cell("speed='none'")]) as notebook:
        notebook.run_all()
        table = Table(notebook, COWS)
        room = table.root.locator(".bw-account")
        told = room.locator("> .bw-told")
        table.root.get_by_text("Zoe: choose an open card").first.wait_for()
        # Low enough for two lines of any font: an account of three players is longer.
        room.evaluate("room => { room.style.height = '2.5em'; }")
        session = table.session
        session.play("card bull")
        type_in(table.root, "card bull")
        while session.asks_reader:
            room.evaluate("room => { room.scrollTop = 1000; }")
            before = told.inner_html()
            move = session.game.legal_moves[-1].text
            session.play(move)
            type_in(table.root, move)
            expect(told).not_to_have_js_property("innerHTML", before)
        # The bots' part is what makes it long: their lines stand behind the reader's.
        expect(told.locator("b")).to_contain_text(["Zoe", DANA, "Bo"])
        assert told.evaluate("({ parentElement: room }) => room.scrollHeight > room.clientHeight")
        expect(room).to_have_js_property("scrollTop", 0)
        type_in(table.root, "castle")
        expect(table.root.locator(".bw-answer")).to_contain_text("“castle” is no move")
        expect(told.locator("b")).to_contain_text(["Zoe", DANA, "Bo"])
        notebook.screenshot("cows-account")
        below = button(room, "There is more below")
        left = "room => room.scrollHeight - room.clientHeight - room.scrollTop"
        while room.evaluate(left) >= 3:
            top = room.evaluate("room => room.scrollTop")
            below.click()
            expect(room).not_to_have_js_property("scrollTop", top)
        # The page takes the sign away a moment after the end is reached.
        expect(below).to_be_hidden()


def test_the_end_of_a_round_of_sobek_waits(open_notebook: Open) -> None:
    with open_notebook([SOBEK]) as notebook:
        notebook.run_all()
        root = notebook.page.locator(".bw-root")
        told = root.locator(".bw-account > .bw-told")
        root.get_by_text("Bo: lay more sets").first.wait_for()
        type_in(root, "done")
        for words in ("Ada counts a set (fish)", "Ada has 6 points", "Bo counts a set (ebony)"):
            told.get_by_text(words).wait_for()
            notebook.screenshot("sobek-round-counted")
            button(root, "Next").click()
        told.get_by_text("Bo has 6 points").wait_for()
        button(root, "To the end").click()
        expect(button(root, "Next")).to_be_hidden()
        expect(told.locator("b")).to_contain_text(["Bo", "Ada", "Bo"])
