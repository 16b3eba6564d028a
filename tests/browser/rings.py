"""The rings that the page draws over a board by itself."""

from tests.browser.lab import PATIENCE, BoardInPage

RINGS = "canvas => canvas.closest('.bw-root').querySelector('.bw-rings').shadowRoot"


def rings(board: BoardInPage) -> str:
    """What is drawn over a board now."""
    drawn: str = board.canvas.evaluate(
        f"canvas => ({RINGS})(canvas).querySelector('svg').innerHTML"
    )
    return drawn


def wait_for_rings(board: BoardInPage, selector: str, count: int = 1) -> None:
    """Wait until so many things of a kind are drawn over a board."""
    board.canvas.page.wait_for_function(
        f"""([canvas, selector, count]) =>
        ({RINGS})(canvas).querySelectorAll(selector).length === count""",
        arg=[board.canvas.element_handle(), selector, count],
        timeout=PATIENCE,
    )
