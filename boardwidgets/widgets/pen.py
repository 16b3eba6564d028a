"""Shapes as calls on one ipycanvas canvas, as few and as small as they go.

Neighbouring shapes of one kind and paint, with only a fill or only a stroke, go out as one call
with packed numbers; a style is said only when it changes. Lengths go out as whole fifths of a
pixel, finer than one sees, which take half the bytes of fractions.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

import numpy as np
from ipycanvas import Canvas
from numpy.typing import NDArray

from boardwidgets.draw.scene import (
    Arc,
    Circle,
    Line,
    Point,
    Polygon,
    Rect,
    Shape,
    Sprite,
    SpriteArt,
    Text,
)
from boardwidgets.draw.svg import FONT
from boardwidgets.draw.theme import Theme, colour

Numbers = NDArray[np.int16] | NDArray[np.int32]

FIFTHS: Final = 5
"""How many lengths on the wire are one pixel of the bitmap."""

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
    drawing: SpriteArt


class Pen:
    """Draws on one canvas, `scale` pixels a unit. A pen is for one repaint."""

    def __init__(
        self, canvas: Canvas, scale: float, theme: Theme, stamps: Mapping[str, Stamp]
    ) -> None:
        self.canvas = canvas
        self.scale = scale
        self.theme = theme
        self.stamps = stamps
        self.styles: dict[str, object] = {}
        self.matrix: tuple[float, ...] = ()

    def paint(self, shapes: Iterable[Shape]) -> None:
        """Clear the canvas and draw the shapes from back to front."""
        self._by_fifths()
        self.canvas.clear_rect(0, 0, FIFTHS * self.canvas.width, FIFTHS * self.canvas.height)
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
        self._by_fifths()
        if isinstance(shape, Text):
            self._text(shape)
            return
        if shape.fill and not isinstance(shape, Line | Arc):
            self._style("fill_style", colour(shape.fill, self.theme))
            self._outline(run, "fill")
        if shape.stroke and shape.width:
            self._style("stroke_style", colour(shape.stroke, self.theme))
            self._style("line_width", self._fifths(shape.width))
            self._style("line_join", "round")
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
                self.canvas.stroke_arc(self._fifths(x), self._fifths(y), self._fifths(r), *turns)

    def _call(self, name: str, run: Sequence[Shape], *fields: str) -> None:
        """A call for one shape with plain numbers, or for many with packed columns.

        A field that is the same in all of them needs no column; one column there has to be.
        """
        if len(run) == 1:
            single: Callable[..., None] = getattr(self.canvas, name.removesuffix("s"))
            single(*(self._fifths(getattr(run[0], field)) for field in fields))
        else:
            many: Callable[..., None] = getattr(self.canvas, name)
            first, *rest = ([getattr(shape, field) for shape in run] for field in fields)
            same = (
                self._fifths(row[0]) if len(set(row)) == 1 else self._packed(row) for row in rest
            )
            many(self._packed(first), *same)

    def _figures(self, name: str, run: Sequence[Shape]) -> None:
        figures = [shape.points for shape in run if isinstance(shape, Polygon | Line)]
        flat = self._packed([number for figure in figures for point in figure for number in point])
        draw: Callable[..., None] = getattr(self.canvas, SINGLE[name] if len(run) == 1 else name)
        counts = [len(figure) for figure in figures]
        if len(run) == 1:
            draw(flat)
        elif len(set(counts)) == 1:
            draw(flat.reshape(len(figures), counts[0], 2))
        else:
            draw(flat, np.array(counts, np.int16))

    def _text(self, text: Text) -> None:
        weight = "bold " if text.bold else ""
        self._style("font", f"{weight}{self._fifths(text.size)}px {FONT}")
        self._style("text_align", ALIGNMENTS[text.anchor])
        self._style("text_baseline", "middle")
        if text.stroke:
            self._style("stroke_style", colour(text.stroke, self.theme))
            self._style("line_width", self._fifths(text.width))
            self._style("line_join", "round")
            self.canvas.stroke_text(text.text, self._fifths(text.x), self._fifths(text.y))
        self._style("fill_style", colour(text.fill or "ink", self.theme))
        self.canvas.fill_text(text.text, self._fifths(text.x), self._fifths(text.y))

    def _sprite(self, sprite: Sprite) -> None:
        """Put a sprite's canvas, which has the size it is to be seen in, onto whole pixels."""
        stamp = self.stamps[sprite.name]
        k = self.scale
        x, y = k * sprite.x, k * sprite.y
        w, h = (k * side * sprite.scale for side in (stamp.drawing.w, stamp.drawing.h))
        if degrees := sprite.turn % 4 * 90 + sprite.lean:
            angle = math.radians(degrees)
            cos, sin = round(math.cos(angle), 4), round(math.sin(angle), 4)
            self._transform(cos, sin, -sin, cos, round(x), round(y))
            x = y = 0
        else:
            self._by_pixels()
        place = round(x - w / 2), round(y - h / 2)
        size = () if sprite.scale == 1 else (round(w), round(h))
        self.canvas.draw_image(stamp.canvas, *place, *size)

    def _transform(self, *matrix: float) -> None:
        if self.matrix != matrix:
            self.matrix = matrix
            self.canvas.set_transform(*matrix)

    def _by_pixels(self) -> None:
        self._transform(1, 0, 0, 1, 0, 0)

    def _by_fifths(self) -> None:
        self._transform(1 / FIFTHS, 0, 0, 1 / FIFTHS, 0, 0)

    def _packed(self, lengths: Sequence[float]) -> Numbers:
        """Lengths in two bytes each, in four where they are too large for that."""
        scale = self.scale * FIFTHS
        numbers: Numbers = np.rint(np.array(lengths) * scale).astype(np.int32)
        return numbers.astype(np.int16) if (np.abs(numbers) < 2**15).all() else numbers

    def _fifths(self, length: float) -> int:
        """A length as it is sent."""
        return round(length * self.scale * FIFTHS)

    def _style(self, name: str, value: object) -> None:
        if self.styles.get(name) != value:
            self.styles[name] = value
            setattr(self.canvas, name, value)

    def _dash(self, dash: tuple[float, ...]) -> None:
        if self.styles.get("dash") != dash:
            self.styles["dash"] = dash
            self.canvas.set_line_dash([self._fifths(length) for length in dash])


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
