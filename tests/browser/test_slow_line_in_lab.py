"""Play where the kernel is far away: half a second there and back."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.lab import opened
from tests.browser.slow_line import slow_line

pytestmark = pytest.mark.browser

CELL = """
import boardwidgets as bw
game = bw.Game("cows", 2, seed=3)
cell = bw.Play(game, ["human", "human"], speed="none")
typed = []
cell.page.on_typed(typed.append)
cell
"""
MOVES = tuple(f"herdsman {file}{rank} {file}{rank + 1}" for rank in (1, 2) for file in "abcdefg")


def test_typed_moves_arrive_whole(browser: Browser, lab_address: str, lab_folder: Path) -> None:
    """Typed as fast as keys come, and Enter at once."""
    with (
        slow_line(lab_address, 0.25) as line,
        opened(browser, line.address, lab_folder, [CELL]) as notebook,
    ):
        notebook.run_cell(0)
        field = notebook.page.get_by_placeholder("Type a move, then Enter")
        for text in MOVES:
            field.press_sequentially(text)
            field.press("Enter")
        notebook.expect("typed", list(MOVES))
