"""What the reader's hands do on the board: the pointer and the keys."""

from time import monotonic
from typing import TYPE_CHECKING, Final

from boardwidgets.draw.steering import ARROWS, next_of, towards
from boardwidgets.widgets.session import ROLL_KEY

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardwidgets.draw.scene import Point
    from boardwidgets.widgets.play import Play

NEXT_KEY: Final = "n"
"""Goes to the next thing that continues a legal move; with Shift to the one before."""

AGAIN: Final = 0.45
"""Seconds within which a second click in the same place is part of the first."""

CLOSE: Final = 12.0
"""How near, in scene units, is the same place."""


class BoardInput:
    """Turns clicks, touches and keys on a play cell's board into what they mean."""

    def __init__(self, cell: "Play") -> None:
        self._cell = cell
        self._last: tuple[Point, float] = (0.0, 0.0), 0.0
        self._keys: dict[str, Callable[[], object]] = {
            "Enter": self._pick_cursor,
            " ": self._pick_cursor,
            "r": lambda: cell.pick(ROLL_KEY),
            "u": cell.undo,
            "y": cell.redo,
            "h": cell.hint,
            "w": cell.toggle_forecast,
        }

    def pick(self, key: str | None, x: float, y: float, _kind: str) -> None:
        """A click or touch; one that cuts a story short means what is there once it has ended."""
        if self._again(x, y):
            return
        if self._cell.looks_back:
            self._cell.look(None)
            return
        if self._cell.busy:
            self._cell.finish()
            scene = self._cell.canvas.scene
            key = scene.at(x, y) if scene else None
        if key is not None:
            self._cell.stage.cursor = None
            self._cell.pick(key)

    def _again(self, x: float, y: float) -> bool:
        """Whether a click only repeats the one just before, as a double click does."""
        now = monotonic()
        (last_x, last_y), then = self._last
        self._last = (x, y), now
        return now - then < AGAIN and abs(x - last_x) + abs(y - last_y) < CLOSE

    def key(self, key: str, shift: bool) -> None:
        """A key on the board: arrows go from thing to thing, Enter or space picks, letters act."""
        scene = self._cell.canvas.scene
        if scene is None:
            return
        if key in ARROWS:
            self._cell.steer(towards(scene, self._cell.stage.cursor, key))
        elif key.lower() == NEXT_KEY:
            can = self._cell.session.can
            self._cell.steer(next_of(scene, can, self._cell.stage.cursor, back=shift))
        elif key in self._keys:
            self._keys[key]()

    def _pick_cursor(self) -> None:
        if self._cell.busy:
            self._cell.finish()
        elif self._cell.session.hands_over:
            self._cell.ready()
        elif self._cell.stage.cursor is not None:
            self._cell.pick(self._cell.stage.cursor)
