"""Play where the kernel is far away, or has no time: the page answers what it can know."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from boardwidgets.draw.painter import painter
from boardwidgets.draw.steering import first_place, nearest_towards, next_pickable
from tests.browser.lab import Notebook, opened
from tests.browser.rings import rings, wait_for_rings
from tests.browser.slow_line import slow_line
from tests.browser.table import Seats, Table

pytestmark = pytest.mark.browser

SETTINGS = {"players": 3, "seed": 7, "names": ["Zoe", "Ada", "Bo"]}
BOTS = Seats("marrakech", ["human", "greedy", "random"], SETTINGS)
ROUND_TRIP = 0.7
IMPATIENT = 500
"""Milliseconds between clicks of one who does not wait: more than in a double click."""

HOLD = """
from boardwidgets.widgets.locking import LOCK
import time
with LOCK:
    time.sleep(8)
"""
"""No board has its kernel's attention meanwhile."""
LOOKS = 50
"""Milliseconds between two looks at a picture."""
WATCH = """
([canvas, looks, end]) => {
  window.seenSinceClick = [];
  const began = () => {
    const start = performance.now();
    const look = () => {
      if (performance.now() - start > end) return;
      window.seenSinceClick.push(canvas.toDataURL());
      setTimeout(look, looks);
    };
    setTimeout(look);
  };
  window.addEventListener("mousedown", began, { capture: true, once: true });
}
"""
"""The page itself keeps what it shows from the next click on, until an answer could have come."""

BUSY = ".jp-Notebook-ExecutionIndicator[data-status=busy]"


@pytest.fixture(scope="module")
def far(browser: Browser, lab_address: str, lab_folder: Path) -> Iterator[Notebook]:
    """A game against two bots, told slowly, on a long line."""
    cells = [BOTS.cell("speed='normal'"), HOLD]
    with (
        slow_line(lab_address) as line,
        opened(browser, line.address, lab_folder, cells) as notebook,
    ):
        notebook.run_cell(0)
        notebook.board()
        notebook.wait_until_idle()
        line.seconds = ROUND_TRIP / 2
        yield notebook


def begun(notebook: Notebook) -> Table:
    """The game at its start, as the page shows it."""
    notebook.run_cell(0)
    notebook.wait_until_idle()
    table = Table(notebook, BOTS)
    table.says_now()
    wait_for_rings(table.board, "svg *", 0)
    return table


def play(table: Table, text: str) -> None:
    """Play a move in the notebook and in the test, by code."""
    table.session.play(text)
    table.notebook.ask(f"cell.play({text!r})")


def held(notebook: Notebook) -> None:
    """Let the kernel do something else for some seconds."""
    notebook.run_cell(1)
    notebook.page.locator(BUSY).wait_for()
    notebook.page.wait_for_timeout(1000 * ROUND_TRIP)


def test_three_impatient_clicks_on_the_die_are_one_roll_and_no_refusal(far: Notebook) -> None:
    table = begun(far)
    table.click("turn:left")
    table.says_now()
    for _ in range(3):
        table.board.click(*table.place("die"))
        far.page.wait_for_timeout(IMPATIENT)
    table.session.pick("die")
    table.says_now()
    assert table.root.get_by_text("Not allowed").count() == 0
    far.expect(
        "[move.text for move in cell.game.moves]",
        [move.text for move in table.session.game.moves],
    )


def test_the_first_click_in_a_story_only_ends_it_and_stops_the_picture_at_once(
    far: Notebook,
) -> None:
    table = begun(far)
    for text in ("left", "roll"):
        play(table, text)
    play(table, table.session.game.legal_moves[0].text)
    while table.session.asks_bot:
        table.session.let_bot()
    table.root.locator(".bw-told").get_by_text("Ada").first.wait_for()
    canvas = table.board.canvas.element_handle()
    far.page.evaluate(WATCH, [canvas, LOOKS, 1000 * ROUND_TRIP * 0.9])
    table.board.click(*table.place("square:a1"))
    table.says_now()
    pictures = far.page.evaluate("() => window.seenSinceClick")
    assert len(pictures) > 1
    assert len(set(pictures)) == 1
    assert table.root.get_by_text("Not allowed").count() == 0
    far.expect("cell.session.picked", ())


def test_pointer_cursor_and_picks_are_shown_while_the_kernel_is_held(far: Notebook) -> None:
    table = begun(far)
    for text in ("left", "roll"):
        play(table, text)
    table.says_now()
    first = min(table.session.can)
    held(far)
    for key in sorted(table.session.can)[:2]:
        table.board.hover(*table.place(key))
        wait_for_rings(table.board, ".pointed")
    table.board.hover(*table.place("square:g1"))
    wait_for_rings(table.board, ".pointed", 0)
    table.click(first)
    wait_for_rings(table.board, ".waits")
    wait_for_rings(table.board, ".full")
    assert far.page.locator(BUSY).count() == 1, "the kernel has not heard of it yet"
    wait_for_rings(table.board, ".waits", 0)
    far.expect("cell.session.picked", (first,))
    held(far)
    table.click(first)
    wait_for_rings(table.board, ".pale")
    wait_for_rings(table.board, ".waits", 0)
    far.expect("cell.session.picked", ())


def test_the_page_steers_as_python_does(far: Notebook) -> None:
    table = begun(far)
    scene = painter("marrakech").scene(table.session.frame())
    can, cursor, shown = table.session.can, None, []
    table.board.canvas.focus()
    for key in ("ArrowUp", "n", "n", "N", *("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")):
        if key in "nN":
            cursor = next_pickable(scene, can, cursor, back=key == "N")
        elif cursor is None:
            cursor = first_place(scene, can, ())
        else:
            cursor = nearest_towards(scene, cursor, key)
        far.page.keyboard.press(f"Shift+{key}" if key == "N" else key)
        shown.append(rings(table.board))
    far.page.wait_for_timeout(2000 * ROUND_TRIP)
    far.expect("cell.stage.cursor", cursor)
    assert rings(table.board) == shown[-1], "what Python answered is where the page was at once"
    assert len(set(shown)) > 4
