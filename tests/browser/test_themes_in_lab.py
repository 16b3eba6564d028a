"""A play cell while the page goes from light to dark and back."""

import pytest

from boardwidgets.draw.marrakech.layout import HEIGHT, WIDTH, named
from boardwidgets.draw.marrakech.panel import card
from boardwidgets.draw.theme import THEMES, colour
from boardwidgets.games.marrakech.rugs import BARE
from boardwidgets.games.marrakech.squares import square
from boardwidgets.games.marrakech.state import MarrakechState
from tests.browser.conftest import Open
from tests.browser.half_moves import half_move

pytestmark = pytest.mark.browser

CELL = "import half_moves\nhalf_moves.cell('marrakech')"
BARE_SQUARE, RUG = "d2", "b3"
WAITING = 2
"""A player whose turn it is not."""


def share(x: float, y: float) -> tuple[float, float]:
    """A place of the scene as shares of its width and height."""
    return x / WIDTH, y / HEIGHT


def test_a_play_cell_follows_the_theme_of_the_page(open_notebook: Open) -> None:
    state = half_move("marrakech").session.game.state
    assert isinstance(state, MarrakechState)
    assert state.tops[square(BARE_SQUARE)] == BARE != state.tops[square(RUG)]
    area = card(4, WAITING)
    places = {
        "sand": share(8, HEIGHT / 2),
        "tile": share(*named(BARE_SQUARE)),
        "card": share(area.x + 20, area.y + area.h - 5),
    }
    rugs: dict[str, list[tuple[int, int, int]]] = {theme: [] for theme in THEMES}
    with open_notebook([CELL]) as notebook:
        notebook.run_all()
        board = notebook.board()
        try:
            for theme in THEMES * 2:
                notebook.use_theme(f"JupyterLab {theme.capitalize()}")
                for name, place in places.items():
                    board.wait_for_pixel(*place, colour(name, theme))
                rugs[theme].append(board.pixel(*share(*named(RUG))))
                notebook.screenshot(f"marrakech-{theme}")
        finally:
            notebook.use_theme("JupyterLab Light")
    light, dark = (set(rugs[theme]) for theme in ("light", "dark"))
    assert len(light) == len(dark) == 1
    assert light != dark
