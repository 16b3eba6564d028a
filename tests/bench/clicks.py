"""Click to painted pixel in JupyterLab, beside a bare ipycanvas cell in the same page."""

from collections.abc import Iterator
from statistics import median

import boardwidgets as bw
from tests.bench.figure import Figure, Unmeasured
from tests.browser.half_moves import half_move
from tests.browser.lab import BoardInPage, NoBrowserError, Notebook, lab_in_chromium
from tests.browser.painting import click_to_paint

BARE = """
from ipycanvas import Canvas

canvas, filled = Canvas(width=240, height=120), False


def fill(x, y):
    global filled
    filled = not filled
    canvas.fill_style = "red" if filled else "white"
    canvas.fill_rect(0, 0, 120, 120)


canvas.on_mouse_down(fill)
canvas
"""
BARE_SQUARE = (0.25, 0.5)
CLICKS = 40
TALL = {"width": 1280, "height": 1200}
"""A window in which both cells are seen at once."""


def figures() -> Iterator[Figure | Unmeasured]:
    """Milliseconds, of every game that can be played."""
    try:
        with lab_in_chromium() as open_notebook:
            for name in bw.GAMES:
                play = f"import half_moves\nhalf_moves.cell({name!r})"
                with open_notebook([BARE, play], viewport=TALL) as notebook:
                    notebook.run_all()
                    ours, bare = alternating(notebook, half_move(name).place)
                what = f"{name.capitalize()}, click to painted pixel, median of {CLICKS}"
                yield Figure(what, "ms", ours, "bare ipycanvas", bare, at_most=1.25)
    except NoBrowserError as error:
        yield Unmeasured("click to painted pixel", str(error))


def alternating(notebook: Notebook, place: tuple[float, float]) -> tuple[float, float]:
    """The medians of the play cell and of the bare cell, clicked in turns."""
    board = notebook.board()
    bare = BoardInPage(notebook.page.locator(".jp-OutputArea canvas").first)
    notebook.page.wait_for_timeout(1000)
    times = [
        (click_to_paint(board, *place, place), click_to_paint(bare, *BARE_SQUARE, BARE_SQUARE))
        for _ in range(CLICKS + 1)
    ][1:]
    ours, theirs = (median(column) for column in zip(*times, strict=True))
    return ours, theirs
