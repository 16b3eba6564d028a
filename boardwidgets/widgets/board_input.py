"""What the reader's hands do on the board: the pointer and the keys."""

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from boardwidgets.draw.steering import ARROWS, nearest_towards, next_pickable
from boardwidgets.widgets.session import ROLL_KEY
from boardwidgets.widgets.stage import Stage

if TYPE_CHECKING:
    from boardwidgets.draw.scene import Point
    from boardwidgets.widgets.controls import ControlCommands

NEXT_KEY: Final = "n"
"""Goes to the next thing that continues a legal move; with Shift to the one before."""

AGAIN: Final = 0.45
"""Seconds within which a second click in the same place is part of the first."""

CLOSE: Final = 12.0
"""How near, in scene units, is the same place."""


class BoardCommands(NamedTuple):
    """What the pointer and the keys can ask for."""

    busy: Callable[[], bool]
    """Whether a story is told, or a bot is about to move."""
    finish: Callable[[], object]
    """Cuts short what is going on."""
    look: Callable[[int | None], object]
    """Looks at the board after so many moves; None is now."""
    pick: Callable[[str], object]
    """Picks the thing of this key."""
    steer: Callable[[str | None], object]
    """Puts the keyboard's cursor on the thing of this key."""
    ready: Callable[[], object]
    """Shows the board to the next person at the screen."""
    buttons: "ControlCommands"
    """What the buttons under the board do; some letters do the same."""


class BoardInput:
    """Turns clicks, touches and keys on a board into what they mean there."""

    def __init__(self, stage: Stage, commands: BoardCommands) -> None:
        self._stage = stage
        self._do = commands
        self._last: tuple[Point, float] = (0.0, 0.0), 0.0
        self._keys: dict[str, Callable[[], object]] = {
            "Enter": self._pick_cursor,
            " ": self._pick_cursor,
            "r": lambda: commands.pick(ROLL_KEY),
            "u": commands.buttons.undo,
            "y": commands.buttons.redo,
            "h": commands.buttons.hint,
            "w": commands.buttons.forecast,
        }

    def pick(self, key: str | None, x: float, y: float, _kind: str) -> None:
        """A click or touch; one that cuts a story short means what is there once it has ended."""
        if self._again(x, y):
            return
        if self._stage.looks_back:
            self._do.look(None)
            return
        if self._do.busy():
            self._do.finish()
            scene = self._stage.canvas.scene
            key = scene.at(x, y) if scene else None
        if key is not None:
            self._stage.cursor = None
            self._do.pick(key)

    def _again(self, x: float, y: float) -> bool:
        """Whether a click only repeats the one just before, as a double click does."""
        now = monotonic()
        (last_x, last_y), then = self._last
        self._last = (x, y), now
        return now - then < AGAIN and abs(x - last_x) + abs(y - last_y) < CLOSE

    def key(self, key: str, shift: bool) -> None:
        """A key on the board: arrows go from thing to thing, Enter or space picks, letters act."""
        scene = self._stage.canvas.scene
        if scene is None:
            return
        if key in ARROWS:
            self._do.steer(nearest_towards(scene, self._stage.cursor, key))
        elif key.lower() == NEXT_KEY:
            can = self._stage.session.can
            self._do.steer(next_pickable(scene, can, self._stage.cursor, back=shift))
        elif key in self._keys:
            self._keys[key]()

    def _pick_cursor(self) -> None:
        if self._do.busy():
            self._do.finish()
        elif self._stage.session.hands_over:
            self._do.ready()
        elif self._stage.cursor is not None:
            self._do.pick(self._stage.cursor)
