"""Makes the picture of the README again: `python -m tests.keep_pictures`.

It shows a play cell in JupyterLab, and needs a Chromium. Few colours are kept, so that a clone is
quickly there.
"""

from io import BytesIO
from pathlib import Path

from PIL import Image

from tests.browser.lab import lab_in_chromium
from tests.browser.mid_game import moment

FILE = Path(__file__).parent.parent / "docs" / "marrakech.png"
CELL = "import mid_game\nmid_game.cell()"
WINDOW = {"width": 1280, "height": 900}
MARGIN = 6
"""Layout pixels left and right; there is none above and below, where the notebook's cell ends."""


def keep_picture(file: Path) -> None:
    """Take the picture: the cell's board with the lines and controls around it."""
    with (
        lab_in_chromium() as open_notebook,
        open_notebook([CELL], viewport=WINDOW, device_scale_factor=2) as notebook,
    ):
        notebook.run_all()
        board = notebook.board()
        notebook.wait_until_idle()
        board.hover(*moment().place)
        notebook.page.wait_for_timeout(1000)
        box = notebook.page.locator(".bw-root").first.bounding_box()
        right, _ = board.point(1, 1)
        if box is None:
            raise AssertionError("the cell is not seen")
        left = box["x"] - MARGIN
        width = right + MARGIN - left
        png = notebook.page.screenshot(
            clip={"x": left, "y": box["y"], "width": width, "height": box["height"]}
        )
    file.parent.mkdir(exist_ok=True)
    Image.open(BytesIO(png)).convert("RGB").quantize(256).save(file, optimize=True)


if __name__ == "__main__":
    keep_picture(FILE)
