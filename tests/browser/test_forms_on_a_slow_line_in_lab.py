"""Forms where the kernel is far away: a press acts on what stands in the fields, typed just now."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator

from tests.browser.lab import opened
from tests.browser.slow_line import slow_line

pytestmark = pytest.mark.browser

CELL = """
import boardwidgets as bw
cell = bw.Play(bw.Game("marrakech", 3, seed=7), ["human"] * 3, speed="none")
other = bw.Game("marrakech", 3, seed=8)
other.play("left")
cell
"""
NAMES = ("Adalbert", "Bartholomea", "Crescentia")


def typed(field: Locator, text: str) -> None:
    """As fast as keys come."""
    field.fill("")
    field.press_sequentially(text)


def test_a_press_acts_on_what_stands_in_the_fields(
    browser: Browser, lab_address: str, lab_folder: Path
) -> None:
    with (
        slow_line(lab_address, 0.25) as line,
        opened(browser, line.address, lab_folder, [CELL]) as notebook,
    ):
        notebook.run_cell(0)
        root = notebook.page.locator(".bw-root")

        def press(name: str) -> None:
            root.get_by_role("button", name=name, exact=True).filter(visible=True).click()

        press("More")
        press("New game")
        root.get_by_label("Rules").select_option(index=1)
        typed(root.get_by_placeholder("any number"), "123456789")
        for field, name in zip(root.get_by_placeholder("Name").all(), NAMES, strict=False):
            typed(field, name)
        press("Start new game")
        notebook.expect("cell.game.seed", 123456789)
        notebook.expect("cell.game.names", NAMES)
        preset = "[*cell.game.ruleset.options.presets][0]"
        chosen = f"cell.game.ruleset.options.choose({{}}, {preset}, 3)"
        notebook.expect(f"dict(cell.game.start.setup.options) == dict({chosen})", True)

        press("More")
        press("Save and share")
        typed(root.locator(".bw-form-keep .widget-text input"), "a-game-of-three.json")
        press("Save")
        notebook.expect("__import__('os').path.exists('a-game-of-three.json')", True)
        typed(root.locator(".bw-form-keep textarea"), notebook.ask("other.code()").strip("'"))
        press("Go on from text")
        notebook.expect("cell.game.code() == other.code()", True)
