"""Cells are run and run again, views and pages opened, closed and reloaded: boards stay drawn."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.lab import PATIENCE, Notebook

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

WAYS = {
    "cell": 12,
    "all": 3,
    "open a view": 3,
    "close a view": 2,
    "reload": 2,
    "save and reload": 1,
    "reopen": 1,
}
"""What readers do, and how often: what takes long is done less often."""

VIEWS = "[...jupyterapp.shell.widgets('main')].filter(each => each !== notebook)"

OPEN_A_VIEW = f"""async index => {{
    const notebook = jupyterapp.shell.currentWidget;
    for (const view of {VIEWS}.slice(2)) view.dispose();
    notebook.content.activeCellIndex = index;
    await jupyterapp.commands.execute('notebook:create-output-view');
    jupyterapp.shell.activateById(notebook.id);
    return notebook.id }}"""
"""Show a cell's output in a view of its own, and go back to the notebook; 3 views at most."""

CLOSE_A_VIEW = f"""() => {{
    const notebook = jupyterapp.shell.currentWidget;
    {VIEWS}[0]?.dispose() }}"""

RUN_ALL = "async () => { await jupyterapp.commands.execute('notebook:run-all-cells') }"

BACK = "id => jupyterapp.shell.currentWidget?.id === id"

DRAWN = """indices => {
    const drawn = canvas => canvas && canvas.width > 0 && canvas.getContext('2d')
        .getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3] > 0;
    const cells = jupyterapp.shell.currentWidget.content.widgets;
    return indices.every(index => drawn(cells[index].node.querySelector('.bw-root canvas')))
        && [...document.querySelectorAll('.bw-root canvas')].every(drawn) }"""
"""Whether these cells show a board, and no board in the page is blank."""

FAILED = "Click to show javascript error"
NOT_FOUND = "model not found"


def act(notebook: Notebook, random: Random) -> str:
    """Do something that readers do, and say what; what it started may go on."""
    (what,) = random.choices(list(WAYS), list(WAYS.values()))
    index = random.randrange(len(CELLS))
    match what:
        case "all":
            notebook.run_all()
        case "cell":
            notebook.run_cell(index)
        case "open a view":
            back = notebook.page.evaluate(OPEN_A_VIEW, random.choice(BOARDS))
            notebook.page.wait_for_function(BACK, arg=back)
        case "close a view":
            notebook.page.evaluate(CLOSE_A_VIEW)
        case "reload":
            notebook.reload(save=False)
        case "save and reload":
            notebook.reload()
        case "reopen":
            notebook.wait_until_idle()  # or closing it would ask whether to save it
            notebook.reopen()
    return f"cell {index}" if what == "cell" else what


def see(notebook: Notebook, done: list[str], boards: tuple[int, ...] = ()) -> None:
    """Wait until all is at rest, these cells show boards, and no board anywhere is blank."""
    notebook.wait_until_idle()
    notebook.page.wait_for_function(DRAWN, arg=list(boards))
    for complaint in (FAILED, NOT_FOUND):
        found = notebook.page.get_by_text(complaint)
        expect(found, str(done)).to_have_count(0, timeout=PATIENCE)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("order", range(ORDERS))
def test_any_order_leaves_every_board_drawn(open_notebook: Open, order: int) -> None:
    random = Random(order)
    with open_notebook(CELLS) as notebook:
        done = ["all"]
        notebook.run_all()
        for step in range(1, STEPS // ORDERS + 1):
            done.append(act(notebook, random))
            if random.random() < 0.5:
                see(notebook, done)
            if step % 10 == 0:
                notebook.wait_until_idle()
                notebook.page.evaluate(RUN_ALL)
                see(notebook, done, BOARDS)
