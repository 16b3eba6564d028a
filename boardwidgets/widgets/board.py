"""A board to look at: a picture, its words, and a line for what went wrong."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, cast

from boardwidgets.core.match import Match
from boardwidgets.core.rulebook import shortened
from boardwidgets.core.state import State
from boardwidgets.draw.scene import Scene
from boardwidgets.game import Position
from boardwidgets.widgets.canvas import HEIGHT, Hover, Key, Pick
from boardwidgets.widgets.cell import BoardCell
from boardwidgets.widgets.controls import PositionInWords
from boardwidgets.widgets.locking import LOCK
from boardwidgets.widgets.mime import mimebundle
from boardwidgets.widgets.texts import say


class Drawn(Protocol):
    """Anything that has a picture and words, such as a game, whatever else these may be told."""

    def scene(self, *which: Any, **how: Any) -> Scene:
        """What it looks like; `how` is whatever it can be asked to mark."""
        ...

    def words(self, *which: Any, **how: Any) -> Sequence[str]:
        """What it says, in whole sentences; `how` as for the scene."""
        ...


class Board(BoardCell):
    """Shows a game, a state of one, or anything drawn, live.

    `height` is the picture's, in layout pixels. `how` is handed to the scene: of a game `seat=0`
    shows what that seat may see, and `opened=True` what is hidden as well, for teachers. When the
    game is played in another cell the board follows; what else has changed is shown by `show()`.
    """

    def __init__(self, drawn: Drawn | State, *, height: int = HEIGHT, **how: Any) -> None:
        super().__init__(height)
        self.drawn = _drawn(drawn)
        self.how = how
        self._words = PositionInWords()
        self.fill(self.canvas, self._words)
        self.page.observe(self.errors.guard(self._recolour), "theme")
        self._stop_watching = self._watch()
        self.show()

    def show(self, drawn: Drawn | State | None = None, **how: Any) -> None:
        """Show what is drawn as it is now, or something else in its place."""
        with LOCK:
            if drawn is not None:
                self._stop_watching()
                self.drawn = _drawn(drawn)
                self._stop_watching = self._watch()
            self.how = how or self.how
            scene = self.drawn.scene(**self.how)
            self.canvas.show(scene, self.page.theme)
            self._words.show(self.drawn.words(**self.how))
            self.page.name({"canvas": scene.title})

    def change_language(self) -> None:
        """Say and show again what is drawn, in the language that is in force now."""
        self.show()

    def on_pick(self, callback: Pick) -> None:
        """Call `callback(key, x, y, "mouse" or "touch")` when something is clicked or touched."""
        self.canvas.on_pick(self.errors.guard(callback))

    def on_hover(self, callback: Hover) -> None:
        """Call `callback(key)` when another thing, or nothing (None), is under the pointer."""
        self.canvas.on_hover(self.errors.guard(callback))

    def on_key(self, callback: Key) -> None:
        """Call `callback(key, shift)` for each key pressed on the board, such as "ArrowLeft"."""
        self.page.interactive = True
        self.canvas.on_key(self.errors.guard(callback))

    def close(self) -> None:
        """Free the board with all its parts, and watch its game no more."""
        if self.children:  # else it is one that could not be made
            self._stop_watching()
        super().close()

    def _watch(self) -> Callable[[], None]:
        """Show again whenever a game changes, if it is one; what is returned stops that."""
        if isinstance(self.drawn, Match):
            return self.drawn.on_change(self.errors.guard(self.show))
        return _nothing_to_stop

    def _recolour(self, _change: object) -> None:
        if self.canvas.scene is not None:
            self.canvas.show(self.canvas.scene, self.page.theme)

    def _repr_mimebundle_(self, **_kwargs: object) -> dict[str, Any]:
        return mimebundle(self, self.drawn.scene(**self.how), self.drawn.words(**self.how))


def _nothing_to_stop() -> None:
    """What is no game does not change by itself."""


def _drawn(what: Drawn | State) -> Drawn:
    """What is given if it can be drawn, else the state that it is, with its picture."""
    if hasattr(what, "scene"):
        return cast("Drawn", what)
    if not hasattr(what, "legal_moves"):
        raise ValueError(say("error.board", value=shortened(repr(what))))
    return Position(what)
