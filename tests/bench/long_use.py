"""Many boards, runs and moves: the last is as quick as the first, and what is closed is gone."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from statistics import median

from tests.bench.figure import Figure, Unmeasured
from tests.browser.half_moves import half_move
from tests.browser.lab import SECONDS, NoBrowserError, Notebook, lab_in_chromium
from tests.browser.painting import click_to_paint
from tests.browser.soak import CELLS, WINDOW, Soak
from tests.browser.weight import weighed

BOARDS = 50
REPAINTS = 40
RUNS = 50
BEGUN, PLAYED = 200, 2000
"""After how many moves of the long game what is held is weighed."""
MEGABYTE = 2**20
HEAP, KERNEL = 10, 15
"""How many megabytes more there may be at the end, in the page and in the kernel."""
SETTLED = 5000
"""Milliseconds until a page of many boards rests."""
SECONDS_TO_HEAR = 60
CELL = "import half_moves\nhalf_moves.cell('marrakech')"
MANY = f"""
from IPython.display import display

boards = [half_moves.cell("marrakech") for _ in range({BOARDS})]
for board in boards:
    display(board)
"""
CLOSE = "for board in boards:\n    board.close()"

Open = Callable[..., AbstractContextManager[Notebook]]


def figures() -> Iterator[Figure | Unmeasured]:
    """Marrakech, as a reader has it open."""
    try:
        with lab_in_chromium() as open_notebook:
            yield last_beside_first(open_notebook)
            yield run_again_and_again(open_notebook)
            yield from made_and_closed(open_notebook)
            yield from played_long(open_notebook)
    except NoBrowserError as error:
        yield Unmeasured("many boards in one notebook", str(error))


def last_beside_first(open_notebook: Open) -> Figure:
    """The last of many boards, clicked in turns with the only one of another notebook."""
    place = half_move("marrakech").place
    with open_notebook([CELL]) as short, open_notebook([CELL] * BOARDS) as long:
        for notebook in (short, long):
            notebook.run_all()
            notebook.boards().first.wait_for()
        long.wait_until_idle()
        notebooks = ((long, long.board(BOARDS - 1)), (short, short.board()))
        long.page.wait_for_timeout(SETTLED)
        times = []
        for _ in range(REPAINTS + 1):
            for notebook, board in notebooks:
                notebook.page.bring_to_front()
                times.append(click_to_paint(board, *place, place))
    last, first = median(times[2::2]), median(times[3::2])
    what = f"click to painted pixel of the {BOARDS}th board, median of {REPAINTS}"
    return Figure(what, "ms", last, "of the first", first, at_most=1.2)


def run_again_and_again(open_notebook: Open) -> Figure:
    """The board of a cell that has been run many times, beside itself after the first run."""
    place = half_move("marrakech").place

    def clicks(notebook: Notebook) -> float:
        board = notebook.board()
        notebook.wait_until_idle()
        return median([click_to_paint(board, *place, place) for _ in range(REPAINTS + 1)][1:])

    with open_notebook([CELL]) as notebook:
        notebook.run_cell(0)
        first = clicks(notebook)
        for _ in range(RUNS):
            notebook.run_cell(0)
            notebook.wait_until_idle()
        last = clicks(notebook)
    what = f"click to painted pixel after {RUNS} runs of a cell, median of {REPAINTS}"
    return Figure(what, "ms", last, "after the first run", first, at_most=1.5)


def made_and_closed(open_notebook: Open) -> Iterator[Figure]:
    """How many widgets there are after many boards have been made and closed."""
    with open_notebook([CELL, MANY, CLOSE]) as notebook:
        notebook.run_cell(0)
        notebook.board()
        notebook.wait_until_idle()
        before = counted(notebook)
        notebook.run_cell(1)
        notebook.run_cell(2)  # while the page still makes them
        notebook.wait_until_idle()
        after = counted(notebook)
    for where, ours, theirs in zip(("Python", "the page"), after, before, strict=True):
        what = f"widgets in {where} after {BOARDS} boards were made and closed"
        yield Figure(what, "widgets", ours, "before", theirs, at_most=1)


def played_long(open_notebook: Open) -> Iterator[Figure]:
    """What a page and its kernel hold after many moves in three games, beside their beginning."""
    with open_notebook(CELLS, viewport=WINDOW) as notebook:
        soak = Soak(notebook)
        soak.fill_undo()
        soak.play(BEGUN)
        before = weighed(notebook)
        soak.play(PLAYED - BEGUN)
        after = weighed(notebook)
    then = f"after {BEGUN}"
    for name in ("nodes", "listeners"):
        ours, theirs = getattr(after, name), getattr(before, name)
        what = f"{name} of the page after {PLAYED} moves in three games"
        yield Figure(what, name, ours, then, theirs, at_most=1.05)
    grown = (after.heap - before.heap, HEAP), (after.kernel - before.kernel, KERNEL)
    for where, (bytes_more, most) in zip(("the page's heap", "the kernel"), grown, strict=True):
        what = f"growth of {where} from {BEGUN} to {PLAYED} moves"
        yield Figure(what, "MB", bytes_more / MEGABYTE, "allowed", most, at_most=1)
    what = f"errors in the console in {PLAYED} moves, and one"
    yield Figure(what, "errors", len(soak.errors) + 1, "none, and one", 1, at_most=1)


def counted(notebook: Notebook) -> tuple[int, int]:
    """Widgets in the kernel, and in the page once it has heard of everything, if it ever does."""
    in_kernel = notebook.widgets_in_kernel()
    for _ in range(SECONDS_TO_HEAR):
        if notebook.widgets_in_page() == in_kernel:
            break
        notebook.page.wait_for_timeout(SECONDS)
    return in_kernel, notebook.widgets_in_page()
