"""Games with secrets in a real JupyterLab: whole turns by mouse, and nothing hidden in the page."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from boardwidgets.games.cows.tokens import SYMBOLS
from tests.browser.conftest import Open
from tests.browser.lab import Notebook
from tests.browser.table import Seats, Table

pytestmark = pytest.mark.browser

PEOPLE = {"players": 2, "seed": 3, "names": ["Zoe", "Bo"]}


@contextmanager
def everything_received(notebook: Notebook) -> Iterator[list[str]]:
    """All that comes into the page from the kernel, as text, while the block runs."""
    heard: list[str] = []

    def hear(payload: str | bytes) -> None:
        text = payload if isinstance(payload, str) else payload.decode("utf-8", "replace")
        heard.append(text)

    notebook.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    notebook.reload()
    yield heard
    heard.append(notebook.page.locator(".jp-Notebook").inner_html())
    heard.append(notebook.page.locator("#bw-announcements").inner_html())


def whole_turn(table: Table) -> None:
    """Make every move of one player's turn by clicking, whatever comes first."""
    seat = table.session.turn_of
    turn = table.session.game.state.turns  # type: ignore[attr-defined]  # of cows
    while table.session.turn_of == seat and table.session.game.state.turns == turn:  # type: ignore[attr-defined]  # of cows
        table.click_move(table.session.legal_picks[0].move.text)
    table.says("It is the turn of Bo: let nobody else look, then press Ready.")


@pytest.mark.parametrize("card", ["red", "bull"])
def test_a_whole_turn_of_a_card_of_cows_by_mouse(open_notebook: Open, card: str) -> None:
    alone = Seats("cows", ["human", "human"], PEOPLE)
    with open_notebook([alone.cell("speed='none'")]) as notebook:
        notebook.run_all()
        table = Table(notebook, alone)
        table.ready()
        table.click_move(f"card {card}")
        table.says_now()
        notebook.screenshot(f"cows-{card}-card")
        whole_turn(table)
        notebook.screenshot(f"cows-{card}-turn")


def test_a_refused_move_of_cows_says_why(open_notebook: Open) -> None:
    alone = Seats("cows", ["human", "human"], PEOPLE)
    with open_notebook([alone.cell()]) as notebook:
        notebook.run_all()
        table = Table(notebook, alone)
        table.ready()
        line = table.root.get_by_placeholder("Type a move, then Enter")
        line.fill("cow red f4 f7")
        line.press("Enter")
        table.says("Not allowed")
        table.says("cows.turn.card")


def test_symbols_that_nobody_has_seen_are_nowhere_in_the_page(open_notebook: Open) -> None:
    alone = Seats("cows", ["human", "human"], PEOPLE)
    with open_notebook([alone.cell("speed='none'")]) as notebook:
        with everything_received(notebook) as heard:
            notebook.run_all()
            table = Table(notebook, alone)
            table.ready()
            table.click_move("card mole")
            table.says_now()
        assert any("green mole" in text for text in heard), "what may be known is there"
        assert [text for text in heard if any(symbol in text for symbol in SYMBOLS)] == []


SOBEK = """
sobek 2 players, round 1
row: fish1 wheat0 ebony0 cattle0 ebony2 wheat1 fish0 marble0 ebony0
deck: 36 cards
events: 5 face down
red: 0 points
  hand: fish0 fish1 fish0 thief
yellow: 0 points
  hand: queen ivory3 ivory3
to move: red, turn
"""


def quay(folder: Path) -> tuple[Seats, str]:
    """The position, and a cell that reads it from a file, so that the page does not show it."""
    (folder / "quay.txt").write_text(SOBEK, "utf-8")
    alone = Seats("sobek", ["human", "human"], PEOPLE | {"position": SOBEK, "players": 2})
    code = alone.cell("speed='none'").replace(repr(SOBEK), "open('quay.txt').read()")
    return alone, code


@pytest.mark.parametrize("move", ["take 3", "set fish 0 0 1", "play thief"])
def test_a_turn_of_each_kind_of_sobek_by_mouse(
    open_notebook: Open, lab_folder: Path, move: str
) -> None:
    alone, code = quay(lab_folder)
    with open_notebook([code]) as notebook:
        notebook.run_all()
        table = Table(notebook, alone)
        table.ready()
        table.click_move(move)
        table.says("It is the turn of Bo" if move.startswith("take") else "Zoe")
        notebook.screenshot(f"sobek-{move.split(maxsplit=1)[0]}")


def test_another_hand_is_nowhere_in_the_page(open_notebook: Open, lab_folder: Path) -> None:
    alone, code = quay(lab_folder)
    with open_notebook([code]) as notebook:
        with everything_received(notebook) as heard:
            notebook.run_all()
            table = Table(notebook, alone)
            table.ready()
            table.click("row:1")
            table.says("It is the turn of Bo")
        assert any("thief" in text for text in heard), "one's own hand is there"
        assert [text for text in heard if "queen" in text or "ivory" in text] == []
