"""A game of another package in a real JupyterLab: played with its secret, and its lesson."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import boardwidgets.games as table_of_games
from boardwidgets.draw.painter import painter
from fireflies import RULES
from tests.browser.conftest import Open
from tests.browser.table import Seats, Table
from tests.test_games_of_others import install

pytestmark = pytest.mark.browser

PEOPLE = Seats("fireflies", ["human"] * 2, {"players": 2, "seed": 3, "names": ["Zoe", "Bo"]})


@pytest.fixture
def installing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The first cell of a notebook, after which the game is found there as it is in this test."""
    monkeypatch.setattr(table_of_games, "games_of_others", lambda: {"fireflies": RULES})
    install(tmp_path)
    yield f"import sys\nsys.path.insert(0, {str(tmp_path)!r})"
    painter.cache_clear()


def test_two_people_play_a_turn_each_and_keep_their_jars(
    open_notebook: Open, installing: str
) -> None:
    with open_notebook([installing, PEOPLE.cell()]) as notebook:
        notebook.run_all()
        table = Table(notebook, PEOPLE)
        for name in ("Zoe", "Bo"):
            table.ready()
            table.says(f"{name} rolls the die")
            notebook.screenshot(f"fireflies-die-of-{name}")
            table.click("die")
        table.ready()
        table.says("Zoe puts a lantern on an empty square")
        table.click("square:c3")
        table.says("Zoe rolls the die")
        table.click("die")
        table.ready()
        table.click("square:c3")
        table.says("Not allowed: There is a lantern on c3 already.")
        table.says("fireflies.turn.lantern")
        notebook.screenshot("fireflies-refused")
        table.click("square:d3")
        table.says("Bo rolls the die")


def test_its_lesson_goes_step_by_step(open_notebook: Open, installing: str) -> None:
    lesson = "from fireflies.lesson import at_the_wood\nat_the_wood()"
    with open_notebook([installing, lesson]) as notebook:
        notebook.run_all()
        root = notebook.page.locator(".bw-root")
        forward = root.get_by_role("button", name="Forward")
        for said in ("Ada puts a lantern with 3 fireflies on e4.", "Ada finds 2 fireflies."):
            forward.click()
            root.locator(".bw-now").get_by_text(said).wait_for()
        root.get_by_text("fireflies.turn.roll").wait_for()
        notebook.screenshot("fireflies-lesson")
