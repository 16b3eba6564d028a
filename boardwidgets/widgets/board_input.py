"""What the reader's hands do on the board: the pointer and the keys."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from boardwidgets.draw.steering import ARROWS, first_place, nearest_towards, next_pickable, places
from boardwidgets.widgets.session import ROLL_KEY
from boardwidgets.widgets.stage import Stage

if TYPE_CHECKING:
    from boardwidgets.widgets.controls import ControlCommands
    from boardwidgets.widgets.hand import Hand

NEXT_KEY: Final = "n"
"""Goes to the next thing that continues a legal move; with Shift to the one before."""


PICKING: Final = ("Enter", " ", "r")
"""The keys that pick a thing."""


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
    """Turns clicks, touches and keys on a board into what they mean there.

    What was done before the reader could see the answer to what they did before is never held
    against them: it is done if it still means the same, else it is passed over.
    """

    def __init__(self, stage: Stage, hand: "Hand", commands: BoardCommands) -> None:
        self._stage = stage
        self._hand = hand
        self._do = commands
        self._keys: dict[str, Callable[[], object]] = {
            "Enter": self._pick_cursor,
            " ": self._pick_cursor,
            "r": lambda: self._pick(ROLL_KEY),
            "u": commands.buttons.undo,
            "y": commands.buttons.redo,
            "h": commands.buttons.hint,
            "w": commands.buttons.forecast,
        }

    def pick(self, key: str | None, _x: float, _y: float, _kind: str) -> None:
        """A click or touch; one that comes in a story, or while one looks back, only ends that."""
        if self._hand.outdated:
            return
        if self._stage.looks_back:
            self._do.look(None)
            return
        if key is not None and not self._do.busy():
            self._stage.cursor = None
        self._pick(key)

    def _pick(self, key: str | None) -> None:
        """Pick a thing, unless a story is told or the answer to an earlier pick was under way."""
        session = self._stage.session
        if self._do.busy():
            self._do.finish()
        elif key is not None and not (
            self._hand.hasty and key not in session.can and key not in session.picked
        ):
            self._do.pick(key)

    def key(self, key: str, shift: bool) -> None:
        """A key on the board: arrows go from thing to thing, Enter or space picks, letters act."""
        scene = self._stage.canvas.scene
        if scene is None:
            return
        session, cursor = self._stage.session, self._stage.cursor
        if key in ARROWS and cursor in places(scene):
            self._do.steer(nearest_towards(scene, cursor, key))
        elif key in ARROWS:
            self._do.steer(first_place(scene, session.can, session.picked))
        elif key.lower() == NEXT_KEY:
            self._do.steer(next_pickable(scene, session.can, cursor, back=shift))
        elif key in self._keys and not (self._hand.outdated and key in PICKING):
            self._keys[key]()

    def _pick_cursor(self) -> None:
        if self._stage.session.hands_over and not self._do.busy():
            self._do.ready()
        else:
            self._pick(self._stage.cursor)
