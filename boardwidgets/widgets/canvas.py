"""A scene on the screen: one canvas a layer, and what is told of the pointer and the keys on it.

What a browser shows is not part of a widget's state: a page that is loaded again, or a second one,
starts blank. So a whole repaint is sent whenever a client says that it is ready.
"""

from collections.abc import Callable, Collection, Iterator
from math import ceil
from secrets import token_hex
from typing import Final

from ipycanvas import Canvas, MultiCanvas, hold_canvas
from ipywidgets import Layout, Widget

from boardwidgets.draw.check import validate
from boardwidgets.draw.scene import LAYERS, Scene
from boardwidgets.draw.theme import Theme
from boardwidgets.draw.zones import Reach
from boardwidgets.widgets.closing import close_whole, parts_of
from boardwidgets.widgets.locking import LOCK
from boardwidgets.widgets.pen import Pen, Stamp

SHARPNESS: Final = 2
"""Pixels of the bitmap for each pixel of the layout, so that lines are sharp on fine screens."""

NOTHING: Final = Reach()
"""Nothing can be done on a board that is only looked at."""

FINER: Final = 200
MOST_PIXELS: Final = 2200
"""Where a board is shown larger, its bitmap grows by so many pixels at a time, and to so many."""

HEIGHT: Final = 460
"""Layout pixels: a board with its lines is visible at once on a laptop's screen."""

OnPick = Callable[[str | None, float, float, str], None]
OnHover = Callable[[str | None], None]
OnKey = Callable[[str, bool], None]
OnShow = Callable[[Scene, Theme, Reach], None]


class SceneCanvas(MultiCanvas):
    """Shows scenes and tells what was picked, pointed at and typed.

    `height` is in layout pixels; where the page is narrower than the scene needs, it shrinks.
    """

    def __init__(self, *, height: int = HEIGHT) -> None:
        layout = Layout(max_width="100%", height="auto", flex="0 0 auto")
        super().__init__(n_canvases=len(LAYERS), layout=layout)
        self._full_height = height
        self._pixels = SHARPNESS * height
        self._scene: Scene | None = None
        self._theme: Theme = "light"
        self._scale = 1.0
        self._stamps: dict[str, Stamp] = {}
        self._drawn: set[str] = set()  # the sprites that stand ready in every page
        self._unseen = Layout()  # of the sprites' canvases, which are in no page: one will do
        self._picks: list[OnPick] = []
        self._hovers: list[OnHover] = []
        self._keys: list[OnKey] = []
        self._shows: list[OnShow] = []
        self.on_client_ready(self.repaint)

    @property
    def scene(self) -> Scene | None:
        """What is shown now."""
        return self._scene

    @property
    def ids(self) -> dict[str, str]:
        """By what a page finds this canvas, and what draws on all canvases of the kernel."""
        return {"board": self.model_id, "manager": self._canvas_manager.model_id}

    def show(self, scene: Scene, theme: Theme = "light", reach: Reach = NOTHING) -> None:
        """Show a scene: one message with the layers that changed. A BadScene sends nothing.

        `reach` is what the reader can do on it.
        """
        validate(scene, self._scene)
        with LOCK:
            shown, self._scene = self._scene, scene
            if shown is None or self._frame(scene) != self._frame(shown) or theme != self._theme:
                self._theme = theme
                self._resize(scene)
                self.repaint()
            elif any(
                self._stamps[name].drawing != scene.sprites.get(name, self._stamps[name].drawing)
                for name in self._drawn
            ):
                self.repaint()
            else:
                changed = [name for name in LAYERS if shown.layer(name) != scene.layer(name)]
                self._draw(scene, changed, [n for n in scene.sprites if n not in self._drawn])
            for callback in self._shows:
                callback(scene, theme, reach)

    def repaint(self) -> None:
        """Send everything again, in one message."""
        with LOCK:
            if self._scene is not None:
                # A page loaded again has none of the sprites that this scene does not show. Their
                # canvases stay: a page that is behind may still have to draw with them, and one
                # that it cannot find any more would be the last thing it ever draws.
                self._drawn.clear()
                self._draw(self._scene, LAYERS, self._scene.sprites)

    def sharpen(self, pixels: int) -> None:
        """Make the bitmap so many pixels high, if it is less: some page shows it as large."""
        wanted = min(FINER * ceil(pixels / FINER), MOST_PIXELS)
        with LOCK:
            if wanted > self._pixels:
                self._pixels = wanted
                if self._scene is not None:
                    self._resize(self._scene)
                    self.repaint()

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

    def on_show(self, callback: OnShow) -> None:
        """Call `callback(scene, theme, reach)` whenever a scene has been shown."""
        self._shows.append(callback)

    def hovered(self, key: str | None) -> None:
        """Tell that another thing, or nothing (None), is under the pointer."""
        for callback in self._hovers:
            callback(key)

    def picked(self, key: str | None, x: float, y: float, kind: str) -> None:
        """Tell that a thing was clicked (`kind` is "mouse") or touched ("touch")."""
        for callback in self._picks:
            callback(key, x, y, kind)

    def pressed(self, key: str, shift: bool) -> None:
        """Tell that a key of the keyboard was pressed on the board."""
        for callback in self._keys:
            callback(key, shift)

    @property
    def parts(self) -> Iterator[Widget]:
        """What the canvas is made of: layers, sprites and their layouts."""
        for layer in self._canvases:
            yield from parts_of(layer)
        yield from (stamp.canvas for stamp in self._stamps.values())
        yield self._unseen

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
            self._drawn.clear()
            self._unseen.close()
            self._forget_selected()
            self.layout.close()
            super().close()

    def _frame(self, scene: Scene) -> tuple[float, float]:
        return scene.width, scene.height

    def _resize(self, scene: Scene) -> None:
        """Fit the bitmap to a scene, and forget sprites, which were made to the old measure."""
        width = round(self._full_height * scene.width / scene.height)
        self._scale = self._pixels / scene.height
        self.layout.width = f"{width}px"
        self.width, self.height = round(self._scale * scene.width), self._pixels

    def _draw(self, scene: Scene, layers: Collection[str], sprites: Collection[str]) -> None:
        """Draw sprites and layers, in one message. All has been checked before."""
        if not layers and not sprites:
            return
        for name in sprites:
            self._stamps[name] = self._stamp(scene, name)
            self._drawn.add(name)
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
