"""What the script in the page does, seen in a real JupyterLab."""

from pathlib import Path

import pytest

from tests.browser.conftest import Open
from tests.browser.lab import Notebook

pytestmark = pytest.mark.browser

BOARD = "import demo\nboard = demo.board()\nboard"


def answer(notebook: Notebook, cell: int) -> str:
    """What a cell prints when it is run."""
    notebook.wait_until_idle()
    notebook.run_cell(cell)
    output = notebook.page.locator(".jp-CodeCell").nth(cell).locator(".jp-OutputArea-output")
    output.first.wait_for()
    return output.first.inner_text().strip()


def test_controls_without_a_name_get_one(open_notebook: Open) -> None:
    with open_notebook(["import demo\ndemo.controls()"]) as notebook:
        notebook.run_all()
        page = notebook.page
        page.get_by_role("button", name="Play the steps").wait_for()
        page.get_by_role("slider", name="Step").wait_for()
        page.get_by_role("textbox", name="Type a move").wait_for()
        page.get_by_role("application", name="Lamps").wait_for()


def test_a_board_without_keys_is_a_picture_that_tab_passes_by(open_notebook: Open) -> None:
    cell = "import demo\nfrom boardwidgets.widgets.board import Board\nBoard(demo.Sampler())"
    with open_notebook([cell]) as notebook:
        notebook.run_all()
        picture = notebook.page.get_by_role("img", name="All shapes")
        picture.wait_for()
        assert picture.get_attribute("tabindex") == "-1"


def test_python_learns_how_the_reader_has_set_up_the_page(open_notebook: Open) -> None:
    ask = "p = board.page\nprint(p.live, p.theme, p.language, p.reduced_motion, p.width > 300)"
    settings = {"locale": "it-IT", "reduced_motion": "reduce"}
    with open_notebook([BOARD, ask], **settings) as notebook:
        notebook.run_cell(0)
        notebook.board()
        assert answer(notebook, 1) == "True light it-IT True True"


def test_the_page_speaks(open_notebook: Open) -> None:
    with open_notebook([BOARD, "board.page.say('Assam walks.')"]) as notebook:
        notebook.run_cell(0)
        notebook.board()
        notebook.wait_until_idle()
        notebook.run_cell(1)
        region = notebook.page.locator("#bw-announcements[aria-live=polite]")
        region.filter(has_text="Assam walks.").wait_for(state="attached")


def test_a_text_is_copied_and_a_file_saved(open_notebook: Open) -> None:
    copy = "board.page.copy('straight 3 c4 c5', lambda done: board.page.say(f'copied: {done}'))"
    save = "board.page.download('game.json', '{\"moves\": \"à\"}')"
    permissions = ["clipboard-read", "clipboard-write"]
    with open_notebook([BOARD, copy, save], permissions=permissions) as notebook:
        notebook.run_cell(0)
        notebook.board()
        notebook.wait_until_idle()
        notebook.run_cell(1)
        region = notebook.page.locator("#bw-announcements")
        region.filter(has_text="copied: True").wait_for(state="attached")
        copied = notebook.page.evaluate("() => navigator.clipboard.readText()")
        assert copied == "straight 3 c4 c5"
        with notebook.page.expect_download() as download:
            notebook.run_cell(2)
        assert download.value.suggested_filename == "game.json"
        assert Path(download.value.path()).read_text("utf-8") == '{"moves": "à"}'


def test_a_pointer_that_sweeps_over_a_board_is_told_of_where_something_new_is_under_it(
    open_notebook: Open,
) -> None:
    watch = "under = []\nboard.on_hover(under.append)"
    with open_notebook([BOARD, watch]) as notebook:
        notebook.run_cell(0)
        board = notebook.board()
        notebook.wait_until_idle()
        notebook.run_cell(1)
        notebook.wait_until_idle()
        notebook.page.mouse.move(*board.point(0.02, 0.5))
        notebook.page.mouse.move(*board.point(0.98, 0.5), steps=100)
        notebook.page.mouse.move(*board.point(0.98, 0.05))
        notebook.expect("under", ["lamp:left", None, "lamp:right", None])


def test_a_closed_board_leaves_the_others_alive(open_notebook: Open) -> None:
    close = "board.show()\nboard.close()\nother.show()"
    with open_notebook([BOARD, "other = demo.board()\nother", close]) as notebook:
        notebook.run_cell(0)
        notebook.board()
        notebook.run_cell(1)
        notebook.board(1)
        notebook.wait_until_idle()
        notebook.run_cell(2)
        notebook.wait_until_idle()
        board = notebook.board()
        board.click(0.25, 0.5)
        board.wait_for_pixel(0.25, 0.5, "#d2562b")


def test_a_cell_run_again_leaves_one_board(open_notebook: Open) -> None:
    count = (
        "from ipywidgets.widgets.widget import _instances\n"
        "print(sum(type(w).__name__ == 'Board' for w in _instances.values()))"
    )
    with open_notebook([BOARD, count]) as notebook:
        for _ in range(3):
            notebook.run_cell(0)
            notebook.board()
            notebook.wait_until_idle()
        assert answer(notebook, 1) == "1"


def test_the_canvas_and_the_svg_look_alike(open_notebook: Open) -> None:
    cell = (
        "import demo\n"
        "from IPython.display import SVG, display\n"
        "from boardwidgets.draw.svg import svg\n"
        "from boardwidgets.widgets.board import Board\n"
        "display(SVG(svg(demo.Sampler().scene())))\n"
        "Board(demo.Sampler(), height=400)"
    )
    with open_notebook([cell]) as notebook:
        notebook.run_all()
        board = notebook.board()
        board.wait_for_pixel(0.02, 0.02, "#f3e6cb")
        notebook.screenshot("canvas-and-svg")
        difference = notebook.page.evaluate(
            """async () => {
            const seen = document.querySelector('.bw-root canvas');
            const source = document.querySelector('.jp-RenderedSVG img, .jp-RenderedSVG svg');
            const picture = new Image(seen.width, seen.height);
            picture.src = source.src ?? 'data:image/svg+xml,' +
                encodeURIComponent(new XMLSerializer().serializeToString(source));
            await picture.decode();
            const drawn = document.createElement('canvas');
            [drawn.width, drawn.height] = [seen.width, seen.height];
            const context = drawn.getContext('2d');
            context.drawImage(picture, 0, 0, seen.width, seen.height);
            const pixels = canvas => canvas.getContext('2d')
                .getImageData(0, 0, seen.width, seen.height).data;
            const [a, b] = [pixels(seen), pixels(drawn)];
            let differing = 0;
            for (let i = 0; i < a.length; i += 4) {
                if (Math.max(...[0, 1, 2].map(k => Math.abs(a[i + k] - b[i + k]))) > 60) {
                    differing += 1;
                }
            }
            return differing / (a.length / 4);
            }"""
        )
        assert difference < 0.01
