"""How long a click takes to be seen, told by the page: the tester's own time is not in it."""

from collections.abc import Sequence

from tests.browser.lab import BoardInPage

SIDE = 120
"""Pixels of the bitmap that are looked at, across and down: a thing on a board with its ring."""
REST = 600
"""Milliseconds between the pointer's coming and its click: a hand rests a moment, too, and a click
that comes sooner after one at the same place is the second of a double click."""

ARM = """(canvas, [x, y, side]) => {
const context = canvas.getContext('2d');
const left = Math.floor(x * canvas.width - side / 2);
const top = Math.floor(y * canvas.height - side / 2);
const look = () => new Uint32Array(context.getImageData(left, top, side, side).data.buffer);
window.painted = new Promise((resolve, reject) => {
    document.addEventListener('mousedown', () => {
        const clicked = performance.now();
        const before = look();
        const poll = () => {
            const now = performance.now();
            if (look().some((value, index) => value !== before[index])) resolve(now - clicked);
            else if (now - clicked > 10000) reject(new Error('a click changed nothing'));
            else requestAnimationFrame(poll);
        };
        requestAnimationFrame(poll);
    }, { capture: true, once: true });
});
}"""


def click_to_paint(board: BoardInPage, x: float, y: float, seen: Sequence[float]) -> float:
    """Milliseconds from a click at a place on a board until the pixels of another place change.

    Places are shares of the board's width and height.
    """
    page = board.canvas.page
    board.hover(x, y)
    page.wait_for_timeout(REST)
    board.canvas.evaluate(ARM, [*seen, SIDE])
    page.mouse.down()
    page.mouse.up()
    took: float = page.evaluate("() => window.painted")
    return took
