"""The reader's hand on a board, as the page tells of it, and what the page has to know for that.

The page finds out by itself what is under the pointer, and shows at once what it can know: which
thing is pointed at, picked or put back. So it is told where things are and which of them can be
picked. What it tells carries the number of the moment that the reader saw: what they did while an
answer was on its way to them is not held against them.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from boardwidgets.draw.scene import Scene
from boardwidgets.draw.theme import Theme
from boardwidgets.draw.zones import Reach, packed_reach, packed_zones
from boardwidgets.widgets.canvas import SceneCanvas
from boardwidgets.widgets.locking import LOCK

if TYPE_CHECKING:
    from boardwidgets.widgets.page import Page


class Hand:
    """Hands on to a canvas what the reader does on it in a page.

    `outdated` and `hasty` say of what is handed on just now whether it was done at a moment that
    has passed, and whether it was done while the answer to an earlier pick was under way.
    """

    def __init__(self, page: "Page", canvas: SceneCanvas) -> None:
        self.outdated = False
        self.hasty = False
        self._page = page
        self._canvas = canvas
        self._moment = 0
        self._stands: object = None
        self._heard: dict[str, int] = {}
        page.on_msg(self._hear)
        canvas.on_show(self._shown)

    def _shown(self, scene: Scene, theme: Theme, reach: Reach) -> None:
        """Tell the page where things are now; while a story is told nothing can be picked."""
        stands = "going" if reach.going else reach.position
        if stands != self._stands:
            self._stands = stands
            self._moment += 1
        if not reach.going:
            self._page.zones = packed_zones(scene, theme)
        keys = {key: number for number, key in enumerate(self._page.zones["keys"])}
        self._page.reach = {**packed_reach(reach, keys), "moment": self._moment}

    def _hear(self, _widget: object, content: Mapping[str, Any], _buffers: object) -> None:
        match content:
            case {"hand": str(hand), "number": int(number), "moment": moment, "hasty": hasty}:
                with LOCK:
                    # A page whose line was cut tells again what it does not know to be answered.
                    if number <= self._heard.get(hand, 0):
                        self._page.answered = [hand, self._heard[hand]]
                        return
                    self._heard[hand] = number
                    self.outdated, self.hasty = moment != self._moment, hasty is True
                    try:
                        self._hand_on(content)
                    finally:
                        self.outdated = self.hasty = False
                        self._page.answered = [hand, number]

    def _hand_on(self, content: Mapping[str, Any]) -> None:
        match content:
            case {
                "kind": "pick",
                "key": str() | None as key,
                "x": int() | float() as x,
                "y": int() | float() as y,
                "pointer": "mouse" | "touch" as pointer,
            }:
                self._canvas.picked(key, x, y, pointer)
            case {"kind": "hover", "key": str() | None as key}:
                self._canvas.hovered(key)
            case {"kind": "key", "key": str(key), "shift": bool(shift)}:
                self._canvas.pressed(key, shift)
