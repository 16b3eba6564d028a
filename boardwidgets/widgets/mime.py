"""What a widget leaves in a notebook: itself while a kernel runs, else a picture and words."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ipywidgets import DOMWidget

from boardwidgets.draw.scene import Scene
from boardwidgets.draw.svg import svg
from boardwidgets.widgets.source import runs_alone
from boardwidgets.widgets.texts import say

Bundle = tuple[dict[str, Any], dict[str, Any]]
"""What is shown, by MIME types, and what is noted about it."""

OURS: Final = "boardwidgets"
"""The name under which an output notes what is ours; JupyterLab's extension reads it."""

WITHOUT_PYTHON: Final = {
    "restarted": "board.restarted",
    "ended": "board.ended",
    "line": "board.line",
    "kept": "board.kept",
    "silent": "board.silent",
    "words": "play.words",
    "code": "board.code",
    "copy": "board.copy",
    "copied": "board.copied",
}
"""What a page says by itself when the Python that made a board is gone: its name there, its key."""


class Kept(NamedTuple):
    """What a notebook keeps of a board: its picture, its words, its game as a short text if any."""

    scene: Scene
    words: tuple[str, ...]
    code: str = ""


class KeptPicture:
    """A board as a notebook keeps it, made again only when the board has changed since.

    `look` gives what there is to keep now.
    """

    def __init__(self, look: Callable[[], Kept]) -> None:
        self._look = look
        self._caption = "board.picture"
        self._last: Kept | None = None
        self._mark = 0

    def show_in_cell(self) -> None:
        """Let the picture say how to bring it to life by the cell that runs now."""
        self._caption = "board.picture" if runs_alone() else "board.picture_of_many"

    def bundle(self) -> Bundle:
        """The picture, which says how to bring it to life, and the words, with a mark."""
        kept = self._now()
        data = {
            "image/svg+xml": svg(kept.scene, caption=say(self._caption), description=kept.words),
            "text/plain": "\n".join(kept.words) or kept.scene.title,
        }
        noted = {"mark": self._mark, "code": kept.code, "texts": texts_without_python()}
        return data, {OURS: noted}

    def newer(self, mark: object) -> Bundle | None:
        """The same if it is not what was given away with this mark, else None."""
        self._now()
        return None if mark == self._mark else self.bundle()

    def _now(self) -> Kept:
        now = self._look()
        if now != self._last:
            self._last, self._mark = now, self._mark + 1
        return now


def mimebundle(widget: DOMWidget, picture: KeptPicture) -> Bundle:
    """The output of a cell that ends in a widget.

    A page with a kernel shows the live widget; other readers the picture; a terminal the words.
    """
    live: dict[str, Any] = DOMWidget._repr_mimebundle_(widget)
    picture.show_in_cell()
    data, noted = picture.bundle()
    return live | data, noted


def texts_without_python() -> dict[str, str]:
    """What a page says of a board whose Python is gone, in the language in force."""
    return {name: say(key) for name, key in WITHOUT_PYTHON.items()}
