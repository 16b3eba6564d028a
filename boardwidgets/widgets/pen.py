"""Shapes as calls on one ipycanvas canvas, as few and as small as they go.

Neighbouring shapes of one kind and paint, with only a fill or only a stroke, go out as one call
with packed numbers; a style is said only when it changes.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

import numpy as np
from ipycanvas import Canvas
from numpy.typing import NDArray

from boardwidgets.draw.scene import (
    Arc,
    Circle,
    Drawing,
    Line,
    Point,
    Polygon,
    Rect,
    Shape,
    Sprite,
    Text,
)
from boardwidgets.draw.svg import FONT
from boardwidgets.draw.theme import Theme, colour

Numbers = NDArray[np.float32] | NDArray[np.int16]

SINGLE = {
    "fill_polygons": "fill_polygon",
    "stroke_polygons": "stroke_polygon",
    "stroke_line_segments": "stroke_lines",
}
"""The call for one figure beside the call for many."""

ALIGNMENTS = {"start": "left", "middle": "center", "end": "right"}


class Stamp(NamedTuple):
    """A sprite as it stands ready in a small canvas of its own."""

    canvas: Canvas
    drawing: Drawing


class Pen:
    """Draws on one canvas, `scale` pixels a unit. A pen is for one repaint: it starts unknowing."""

    def __init__(
        self, canvas: Canvas, scale: float, theme: Theme, stamps: Mapping[str, Stamp]
    ) -> None:
        self.canvas = canvas
        self.scale = scale
        self.theme = theme
        self.stamps = stamps
        self.styles: dict[str, object] = {}
        self.upright = False

    def paint(self, shapes: Iterable[Shape]) -> None:
        """Clear the canvas and draw the shapes from back to front."""
        self._set_upright()
        self.canvas.clear()
        self._style("line_join", "round")
        for (kind, _), run in groupby(map(_cornered, shapes), key=_paint_of):
            together = tuple(run)
            if kind is Sprite or kind is Text or (together[0].fill and together[0].stroke):
                for shape in together:
                    self._draw((shape,))
            else:
                self._draw(together)

    def _draw(self, run: Sequence[Shape]) -> None:
        """Draw shapes of one kind and paint."""
        shape = run[0]
        self._style("global_alpha", shape.alpha)
        if isinstance(shape, Sprite):
            self._sprite(shape)
            return
        self._set_upright()
        if isinstance(shape, Text):
            self._text(shape)
            return
        if shape.fill and not isinstance(shape, Line | Arc):
            self._style("fill_style", colour(shape.fill, self.theme))
            self._outline(run, "fill")
        if shape.stroke and shape.width:
            self._style("stroke_style", colour(shape.stroke, self.theme))
            self._style("line_width", _short(shape.width))
            self._style("line_cap", "butt" if shape.dash else "round")
            self._dash(shape.dash)
            self._outline(run, "stroke")

    def _outline(self, run: Sequence[Shape], verb: str) -> None:
        """Fill or stroke shapes of one kind."""
        match run[0]:
            case Rect():
                self._call(f"{verb}_rects", run, "x", "y", "w", "h")
            case Circle():
                self._call(f"{verb}_circles", run, "x", "y", "r")
            case Polygon():
                self._figures(f"{verb}_polygons", run)
            case Line():
                self._figures("stroke_line_segments", run)
            case Arc(x=x, y=y, r=r, start=start, end=end):
                turns = (round(math.radians(angle), 4) for angle in (start, end))
                self.canvas.stroke_arc(_short(x), _short(y), _short(r), *turns)

    def _call(self, name: str, run: Sequence[Shape], *fields: str) -> None:
        """A call for one shape with plain numbers, or for many with a packed column a field."""
        if len(run) == 1:
            single: Callable[..., None] = getattr(self.canvas, name.removesuffix("s"))
            single(*(_short(getattr(run[0], field)) for field in fields))
        else:
            many: Callable[..., None] = getattr(self.canvas, name)
            many(*(_packed([getattr(shape, field) for shape in run]) for field in fields))

    def _figures(self, name: str, run: Sequence[Shape]) -> None:
        figures = [shape.points for shape in run if isinstance(shape, Polygon | Line)]
        flat = _packed([number for figure in figures for point in figure for number in point])
        draw: Callable[..., None] = getattr(self.canvas, SINGLE[name] if len(run) == 1 else name)
        if len(run) == 1:
            draw(flat)
        else:
            draw(flat, np.array([len(figure) for figure in figures], np.int16))

    def _text(self, text: Text) -> None:
        weight = "bold " if text.bold else ""
        self._style("font", f"{weight}{_short(text.size)}px {FONT}")
        self._style("text_align", ALIGNMENTS[text.anchor])
        self._style("text_baseline", "middle")
        if text.stroke:
            self._style("stroke_style", colour(text.stroke, self.theme))
            self._style("line_width", _short(text.width))
            self.canvas.stroke_text(text.text, _short(text.x), _short(text.y))
        self._style("fill_style", colour(text.fill or "ink", self.theme))
        self.canvas.fill_text(text.text, _short(text.x), _short(text.y))

    def _sprite(self, sprite: Sprite) -> None:
        stamp = self.stamps[sprite.name]
        w, h = stamp.drawing.w * sprite.scale, stamp.drawing.h * sprite.scale
        x, y = sprite.x, sprite.y
        if turn := sprite.turn % 4:
            cos, sin = ((1, 0), (0, 1), (-1, 0), (0, -1))[turn]
            k = self.scale
            matrix = (k * cos, k * sin, -k * sin, k * cos, k * x, k * y)
            self.canvas.set_transform(*map(_short, matrix))
            self.upright = False
            x = y = 0
        else:
            self._set_upright()
        self.canvas.draw_image(stamp.canvas, *map(_short, (x - w / 2, y - h / 2, w, h)))

    def _set_upright(self) -> None:
        if not self.upright:
            self.canvas.set_transform(_short(self.scale), 0, 0, _short(self.scale), 0, 0)
            self.upright = True

    def _style(self, name: str, value: object) -> None:
        if self.styles.get(name) != value:
            self.styles[name] = value
            setattr(self.canvas, name, value)

    def _dash(self, dash: tuple[float, ...]) -> None:
        if self.styles.get("dash") != dash:
            self.styles["dash"] = dash
            self.canvas.set_line_dash([_short(length) for length in dash])


def _paint_of(shape: Shape) -> tuple[type[Shape], tuple[object, ...]]:
    """What neighbours must have in common to be drawn in one call. Arcs go one by one."""
    alone = id(shape) if isinstance(shape, Arc) else 0
    return type(shape), (shape.fill, shape.stroke, shape.width, shape.dash, shape.alpha, alone)


def _cornered(shape: Shape) -> Shape:
    """A rectangle with rounded corners as the polygon it nearly is; other shapes as they are."""
    if not isinstance(shape, Rect) or not shape.radius:
        return shape
    return Polygon(
        tuple(_rounded(shape)),
        fill=shape.fill,
        stroke=shape.stroke,
        width=shape.width,
        dash=shape.dash,
        alpha=shape.alpha,
    )


def _rounded(rect: Rect) -> Iterator[Point]:
    radius = min(rect.radius, rect.w / 2, rect.h / 2)
    steps = 3 if radius < 12 else 6
    corners = (
        (rect.x + rect.w - radius, rect.y + rect.h - radius),
        (rect.x + radius, rect.y + rect.h - radius),
        (rect.x + radius, rect.y + radius),
        (rect.x + rect.w - radius, rect.y + radius),
    )
    for quarter, (x, y) in enumerate(corners):
        for step in range(steps + 1):
            angle = math.pi / 2 * (quarter + step / steps)
            yield x + radius * math.cos(angle), y + radius * math.sin(angle)


def _packed(values: Sequence[float]) -> Numbers:
    """Numbers in two bytes each where all are whole, else in four."""
    numbers = np.array(values, np.float32)
    if (np.abs(numbers) < 2**15).all() and (numbers == np.rint(numbers)).all():
        return numbers.astype(np.int16)
    return numbers


def _short(number: float) -> float:
    """A number without digits that nobody sees, and an int where it is one."""
    rounded = round(float(number), 2)
    return int(rounded) if rounded.is_integer() else rounded
