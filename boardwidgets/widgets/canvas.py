"""A scene on the screen: one canvas a layer, and what the pointer and the keys do on it.

What a browser shows is no part of a widget's state: a page that is loaded anew, or a second page,
starts blank. So a whole repaint is sent whenever a client says that it is ready.
"""

from collections.abc import Callable, Collection
from math import ceil
from secrets import token_hex
from typing import Final

from ipycanvas import Canvas, MultiCanvas, hold_canvas
from ipywidgets import Layout

from boardwidgets.draw.check import validate
from boardwidgets.draw.scene import LAYERS, Scene
from boardwidgets.draw.theme import Theme
from boardwidgets.widgets.closing import close_whole
from boardwidgets.widgets.locking import LOCK
from boardwidgets.widgets.pen import Pen, Stamp

SHARPNESS: Final = 2
"""Pixels of the bitmap for each pixel of the layout, so that lines are sharp on fine screens."""

HEIGHT: Final = 460
"""Layout pixels: a board with its lines is visible at once on a laptop's screen."""

OnPick = Callable[[str | None, float, float, str], None]
OnHover = Callable[[str | None], None]
OnKey = Callable[[str, bool], None]


class SceneCanvas(MultiCanvas):
    """Shows scenes and tells what was picked, pointed at and typed.

    `height` is in layout pixels; where the page is narrower than the scene needs, it shrinks.
    """

    def __init__(self, *, height: int = HEIGHT) -> None:
        layout = Layout(max_width="100%", height="auto", flex="0 0 auto")
        super().__init__(n_canvases=len(LAYERS), layout=layout)
        self._full_height = height
        self._scene: Scene | None = None
        self._theme: Theme = "light"
        self._scale = 1.0
        self._stamps: dict[str, Stamp] = {}
        self._unseen = Layout()  # of the sprites' canvases, which are in no page: one will do
        self._under: str | None = None
        self._picks: list[OnPick] = []
        self._hovers: list[OnHover] = []
        self._keys: list[OnKey] = []
        self.on_client_ready(self.repaint)
        self.on_mouse_down(lambda x, y: self._pick(x, y, "mouse"))
        self.on_touch_start(self._touch)
        self.on_mouse_move(self._move)
        self.on_mouse_out(lambda _x, _y: self._hover(None))
        self.on_key_down(self._key)

    @property
    def scene(self) -> Scene | None:
        """What is shown now."""
        return self._scene

    def show(self, scene: Scene, theme: Theme = "light") -> None:
        """Show a scene: one message with the layers that changed. A BadScene sends nothing."""
        validate(scene, self._scene)
        with LOCK:
            shown, self._scene = self._scene, scene
            if shown is None or self._frame(scene) != self._frame(shown) or theme != self._theme:
                self._theme = theme
                self._resize(scene)
                self.repaint()
            elif any(
                stamp.drawing != scene.sprites.get(name, stamp.drawing)
                for name, stamp in self._stamps.items()
            ):
                self.repaint()
            else:
                changed = [name for name in LAYERS if shown.layer(name) != scene.layer(name)]
                self._draw(scene, changed, [n for n in scene.sprites if n not in self._stamps])

    def repaint(self) -> None:
        """Send everything again, in one message."""
        with LOCK:
            if self._scene is not None:
                # A page loaded anew has none of the sprites that this scene does not show.
                for name in self._stamps.keys() - self._scene.sprites.keys():
                    self._stamps.pop(name).canvas.close()
                self._draw(self._scene, LAYERS, self._scene.sprites)

    def on_pick(self, callback: OnPick) -> None:
        """Call `callback(key, x, y, "mouse" or "touch")` when something is clicked or touched.

        The key is None beside everything; x and y are scene units.
        """
        self._picks.append(callback)

    def on_hover(self, callback: OnHover) -> None:
        """Call `callback(key)` when another thing, or nothing (None), is under the pointer."""
        self._hovers.append(callback)

    def on_key(self, callback: OnKey) -> None:
        """Call `callback(key, shift)` for each key pressed on the board, such as "ArrowLeft"."""
        self._keys.append(callback)

    def picked(self, key: str | None, x: float, y: float, kind: str) -> None:
        """Tell that a thing was clicked (`kind` is "mouse") or touched ("touch")."""
        for callback in self._picks:
            callback(key, x, y, kind)

    def pressed(self, key: str, shift: bool) -> None:
        """Tell that a key of the keyboard was pressed on the board."""
        for callback in self._keys:
            callback(key, shift)

    def close(self) -> None:
        """Free the canvas with its layers and sprites."""
        with LOCK:
            if self.comm is None:  # closed before; it may be collected while another one draws
                return
            self._scene = None
            for layer in self._canvases:
                close_whole(layer)
            for stamp in self._stamps.values():
                stamp.canvas.close()
            self._stamps.clear()
            self._unseen.close()
            self._forget_selected()
            self.layout.close()
            super().close()

    def _frame(self, scene: Scene) -> tuple[float, float]:
        return scene.width, scene.height

    def _resize(self, scene: Scene) -> None:
        """Fit the bitmap to a scene, and forget sprites, which were made to the old measure."""
        width = round(self._full_height * scene.width / scene.height)
        self._scale = SHARPNESS * self._full_height / scene.height
        self.layout.width = f"{width}px"
        self.width, self.height = SHARPNESS * width, SHARPNESS * self._full_height

    def _draw(self, scene: Scene, layers: Collection[str], sprites: Collection[str]) -> None:
        """Draw sprites and layers, in one message. All has been checked before."""
        if not layers and not sprites:
            return
        for name in sprites:
            self._stamps[name] = self._stamp(scene, name)
        with hold_canvas():
            self._forget_selected()
            for name in sprites:
                stamp = self._stamps[name]
                Pen(stamp.canvas, self._scale, self._theme, {}).paint(stamp.drawing.shapes)
            for name in layers:
                canvas = self[LAYERS.index(name)]
                shapes = (shape for item in scene.layer(name) for shape in item.shapes)
                Pen(canvas, self._scale, self._theme, self._stamps).paint(shapes)

    def _stamp(self, scene: Scene, name: str) -> Stamp:
        drawing = scene.sprites[name]
        size = ceil(drawing.w * self._scale), ceil(drawing.h * self._scale)
        if (known := self._stamps.get(name)) is None:
            # Each use of a sprite names its canvas: a short name makes messages small.
            short = token_hex(6)
            canvas = Canvas(width=size[0], height=size[1], layout=self._unseen, model_id=short)
            return Stamp(canvas, drawing)
        if (known.canvas.width, known.canvas.height) != size:
            known.canvas.width, known.canvas.height = size
        return Stamp(known.canvas, drawing)

    def _forget_selected(self) -> None:
        """Let the next message say which canvas it draws on.

        ipycanvas leaves that out when it was the last one selected, but a page loaded meanwhile has
        none selected, and would draw nothing any more.
        """
        self._canvas_manager._current_canvas = None  # noqa: SLF001 - nothing public does it

    def _at(self, x: float, y: float) -> tuple[str | None, float, float]:
        x, y = x / self._scale, y / self._scale
        return (self._scene.at(x, y) if self._scene else None), x, y

    def _pick(self, x: float, y: float, kind: str) -> None:
        self.picked(*self._at(x, y), kind)

    def _touch(self, touches: list[tuple[float, float]]) -> None:
        if len(touches) == 1:
            self._pick(*touches[0], "touch")

    def _move(self, x: float, y: float) -> None:
        self._hover(self._at(x, y)[0])

    def _hover(self, key: str | None) -> None:
        if key != self._under:
            self._under = key
            for callback in self._hovers:
                callback(key)

    def _key(self, key: str, shift: bool, ctrl: bool, meta: bool) -> None:
        if not (ctrl or meta):  # else it is the page's; `in_page/keys.js` says which keys are
            self.pressed(key, shift)
