"""Cells are run, run again, and pages reloaded in any order: every board is drawn in the end."""

from random import Random

import pytest

from tests.browser.conftest import Open
from tests.browser.lab import Notebook

pytestmark = pytest.mark.browser

CELLS = (
    "import boardwidgets as bw\ngame = bw.Game('cows', seed=3)",
    "bw.Walkthrough(game, game.legal_moves[0])",
    "bw.Board(game)",
    "cell = bw.Play('sobek', speed='none')\ncell",
)
BOARDS = (1, 2, 3)
STEPS = 100
ORDERS = 2

DRAWN = """indices => indices.every(index => {
    const cell = jupyterapp.shell.currentWidget.content.widgets[index];
    const canvas = cell.node.querySelector('.bw-root canvas');
    return canvas && canvas.width > 0 && canvas.getContext('2d')
        .getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3] > 0 })"""
"""Whether each of these cells shows a board that is not blank."""

FAILED = "Click to show javascript error"


def act(notebook: Notebook, random: Random) -> str:
    """Do something that readers do, and say what."""
    what = random.choice(("all", "cell", "cell", "cell", "reload", "save and reload", "reopen"))
    match what:
        case "all":
            notebook.run_all()
        case "cell":
            index = random.randrange(len(CELLS))
            notebook.run_cell(index)
            what = f"cell {index}"
        case "reload":
            notebook.reload(save=False)
        case "save and reload":
            notebook.reload()
        case "reopen":
            notebook.reopen()
    if random.random() < 0.5:
        notebook.wait_until_idle()
    return what


@pytest.mark.timeout(600)
@pytest.mark.parametrize("order", range(ORDERS))
def test_any_order_leaves_every_board_drawn(open_notebook: Open, order: int) -> None:
    random = Random(order)
    with open_notebook(CELLS) as notebook:
        done = ["all"]
        notebook.run_all()
        for step in range(1, STEPS // ORDERS + 1):
            notebook.wait_until_idle()
            done.append(act(notebook, random))
            if step % 10 == 0:
                notebook.wait_until_idle()
                notebook.run_all()
                notebook.wait_until_idle()
                notebook.page.wait_for_function(DRAWN, arg=list(BOARDS))
                assert notebook.page.get_by_text(FAILED).count() == 0, done
