"""Play where the kernel is far away, through a line that delays, beside the same on a short one."""

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.bench.figure import Figure, Unmeasured
from tests.browser.half_moves import half_move
from tests.browser.hosts import jupyterlab
from tests.browser.lab import BoardInPage, NoBrowserError, Notebook, chromium, opened
from tests.browser.painting import click_to_paint
from tests.browser.rings import RINGS
from tests.browser.slow_line import Line, slow_line
from tests.browser.table import Seats, Table

GAME = "marrakech"
ROUND_TRIPS = (0, 150, 700)
"""Milliseconds there and back."""
LINE_OF_A_STORY = 150
CLICKS = 9
FRAMES = 2
REST = 600
"""Milliseconds after an answer until the next click: one that comes sooner is a double click."""
BOTS = Seats(GAME, ["human", "greedy", "greedy"], {"players": 3, "seed": 7})
CELLS = (f"import half_moves\nhalf_moves.cell({GAME!r})", BOTS.cell("speed='normal'"))
BESIDE = (0.02, 0.02)

SEEN = f"""(canvas, kind) => {{
const drawn = () => ({RINGS})(canvas).querySelector('svg').innerHTML;
window.seen = new Promise((resolve, reject) => {{
    document.addEventListener(kind, () => {{
        const before = drawn();
        let frames = 0;
        const look = () => {{
            frames += 1;
            if (drawn() !== before) resolve(frames);
            else if (frames > 600) reject(new Error('nothing is seen'));
            else requestAnimationFrame(look);
        }};
        requestAnimationFrame(look);
    }}, {{ capture: true, once: true }});
}}); }}"""
"""Counts the frames from what the reader does until the page draws something over the board."""

TOLD = """(canvas, words) => {
const now = canvas.closest('.bw-root').querySelector('.bw-now');
window.told = new Promise(resolve => {
    document.addEventListener('mousedown', () => {
        const clicked = performance.now();
        const look = () => {
            if (now.textContent.includes(words)) resolve(performance.now() - clicked);
            else requestAnimationFrame(look);
        };
        look();
    }, { capture: true, once: true });
}); }"""
"""Measures the milliseconds from a click until the board says some words."""


def figures() -> Iterator[Figure | Unmeasured]:
    """Frames and milliseconds in Marrakech, at each distance."""
    try:
        with (
            chromium() as browser,
            TemporaryDirectory() as folder,
            jupyterlab(Path(folder)) as address,
            slow_line(address) as line,
            opened(browser, line.address, Path(folder), CELLS) as notebook,
        ):
            notebook.run_all()
            notebook.board(1)
            notebook.wait_until_idle()
            yield from feedback_and_answers(notebook, line)
            yield a_round_of_bots(notebook, line)
    except NoBrowserError as error:
        yield Unmeasured("play at a distance", str(error))


def feedback_and_answers(notebook: Notebook, line: Line) -> Iterator[Figure]:
    """What the page answers by itself, and how long the kernel's own answer takes."""
    place = half_move(GAME).place
    board = notebook.board()
    at_once = 0.0
    for round_trip in ROUND_TRIPS:
        line.seconds = round_trip / 2000
        for what, kind in (("under the pointer", "mousemove"), ("on a click", "mousedown")):
            ours = median([frames(board, place, kind, round_trip) for _ in range(CLICKS)])
            feedback = f"feedback {what} at {round_trip} ms, median of {CLICKS}"
            yield Figure(feedback, "frames", ours, "allowed", FRAMES, at_most=1)
        times = []
        for _ in range(CLICKS):
            times.append(click_to_paint(board, *place, place))
            notebook.page.wait_for_timeout(REST + round_trip)
        at_once = at_once or median(times)
        what = f"click to the kernel's picture at {round_trip} ms, median of {CLICKS}"
        peer = "at 0 and one round trip"
        yield Figure(what, "ms", median(times), peer, at_once + round_trip, at_most=1.05)
    line.seconds = 0


def frames(board: BoardInPage, place: tuple[float, float], kind: str, round_trip: int) -> float:
    """Frames until the page shows that something was pointed at or picked."""
    page = board.canvas.page
    board.hover(*(BESIDE if kind == "mousemove" else place))
    page.wait_for_timeout(REST + round_trip)
    board.canvas.evaluate(SEEN, kind)
    if kind == "mousemove":
        board.hover(*place)
    else:
        page.mouse.down()
        page.mouse.up()
    seen: float = page.evaluate("() => window.seen")
    page.wait_for_timeout(REST + round_trip)
    return seen


def a_round_of_bots(notebook: Notebook, line: Line) -> Figure:
    """From the reader's last click of a turn until they are asked again."""
    times = []
    for round_trip in (0, LINE_OF_A_STORY):
        line.seconds = 0
        notebook.run_cell(1)
        notebook.wait_until_idle()
        table = Table(notebook, BOTS, 1)
        for text in ("left", "roll"):
            table.session.play(text)
            notebook.ask(f"cell.play({text!r})")
        table.says_now()
        line.seconds = round_trip / 2000
        table.click(min(table.session.can))
        table.says_now()
        last = min(table.session.can)
        place = table.place(last)
        table.session.pick(last)
        while table.session.asks_bot:
            table.session.let_bot()
        table.board.hover(*place)
        notebook.page.wait_for_timeout(REST + round_trip)
        table.board.canvas.evaluate(TOLD, table.session.view.now[0])
        notebook.page.mouse.down()
        notebook.page.mouse.up()
        times.append(float(notebook.page.evaluate("() => window.told")))
    what = f"a round of two bots at {LINE_OF_A_STORY} ms"
    return Figure(what, "ms", times[1], "at 0", times[0], at_most=1.1)
