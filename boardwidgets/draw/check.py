"""Whether a scene can be drawn, checked before anything is sent.

A browser that gets one bad number may draw nothing more at all, so nothing unchecked leaves Python.
"""

import dataclasses
import math
from collections.abc import Iterator, Mapping
from typing import Final

from boardwidgets.draw.scene import (
    LAYERS,
    Arc,
    Circle,
    Item,
    Line,
    Polygon,
    Rect,
    Scene,
    Shape,
    Sprite,
    Text,
)
from boardwidgets.draw.theme import COLOURS

ANCHORS = ("start", "middle", "end")


class BadScene(ValueError):
    """A scene that cannot be drawn; says which item is wrong and what is allowed."""


def validate(scene: Scene, checked: Scene | None = None) -> None:
    """Raise a BadScene if any number, layer, colour, sprite or anchor in a scene is wrong.

    Objects that are in `checked` as well, a scene that was checked before, are not checked again.

    >>> validate(Scene(10, 10, (Item("sky", "", "a cloud", ()),)))
    Traceback (most recent call last):
    ...
    boardwidgets.draw.check.BadScene: item 'a cloud': no layer 'sky'; there are: ground, objects, \
figures, marks, words
    """
    _size("the scene", scene.width, scene.height)
    known = checked or Scene(scene.width, scene.height, ())
    for name, drawing in scene.sprites.items():
        if known.sprites.get(name) is drawing:
            continue
        where = f"sprite {name!r}"
        _size(where, drawing.w, drawing.h)
        for shape in drawing.shapes:
            if isinstance(shape, Sprite):
                raise BadScene(f"{where}: a sprite holds plain shapes, no other sprite")
            _shape(where, shape, scene)
    same_sprites = known.sprites.keys() <= scene.sprites.keys()
    seen = {id(item) for item in known.items} if same_sprites else set()
    for item in scene.items:
        if id(item) not in seen:
            _item(item, scene)


def _item(item: Item, scene: Scene) -> None:
    where = f"item {item.key or item.text!r}"
    if item.layer not in LAYERS:
        raise BadScene(f"{where}: no layer {item.layer!r}; there are: {', '.join(LAYERS)}")
    shapes = item.shapes if item.zone is None else (*item.shapes, item.zone)
    for shape in shapes:
        _shape(where, shape, scene)


def _shape(where: str, shape: Shape, scene: Scene) -> None:
    where = f"{where}, {type(shape).__name__}"
    for name in (shape.fill, shape.stroke):
        if name is not None and name not in COLOURS:
            raise BadScene(f"{where}: no colour {name!r}; there are: {', '.join(COLOURS)}")
    for name, number in _numbers(shape):
        if not isinstance(number, int | float) or not math.isfinite(number):
            raise BadScene(f"{where}: {name} is {number!r}, not a finite number")
    if not 0 <= shape.alpha <= 1:
        raise BadScene(f"{where}: alpha is {shape.alpha}, not from 0 to 1")
    for name, length in _lengths(shape):
        if length < 0:
            raise BadScene(f"{where}: {name} is {length}, less than 0")
    _particular(where, shape, scene)


def _particular(where: str, shape: Shape, scene: Scene) -> None:
    match shape:
        case Polygon(points=points) if len(points) < 3:
            raise BadScene(f"{where}: {len(points)} points, where a closed figure has 3 or more")
        case Line(points=points) if len(points) < 2:
            raise BadScene(f"{where}: {len(points)} points, where a line has 2 or more")
        case Text(anchor=anchor) if anchor not in ANCHORS:
            raise BadScene(f"{where}: no anchor {anchor!r}; there are: {', '.join(ANCHORS)}")
        case Sprite(name=name) if name not in scene.sprites:
            known = ", ".join(scene.sprites) or "none"
            raise BadScene(f"{where}: no sprite {name!r}; there are: {known}")
        case _:
            pass


def _numbers(shape: Shape) -> Iterator[tuple[str, object]]:
    """Every number of a shape, with the name of its field."""
    for name, is_number in FIELDS[type(shape)]:
        value = getattr(shape, name)
        if name == "points":
            yield from (("a point", number) for point in value for number in point)
        elif name == "dash":
            yield from (("dash", number) for number in value)
        elif is_number:
            yield name, value


FIELDS: Final[Mapping[type[Shape], tuple[tuple[str, bool], ...]]] = {
    kind: tuple((field.name, field.type in (float, int)) for field in dataclasses.fields(kind))
    for kind in (Rect, Circle, Arc, Polygon, Line, Text, Sprite)
}
"""The fields of each kind of shape, and whether each holds a number."""


def _lengths(shape: Shape) -> Iterator[tuple[str, float]]:
    """The numbers of a shape that are never less than 0."""
    yield "width", shape.width
    yield from (("dash", length) for length in shape.dash)
    match shape:
        case Rect(w=w, h=h, radius=radius):
            yield from (("w", w), ("h", h), ("radius", radius))
        case Circle(r=r) | Arc(r=r):
            yield "r", r
        case Text(size=size):
            yield "size", size
        case Sprite(scale=scale):
            yield "scale", scale
        case _:
            pass


def _size(where: str, width: float, height: float) -> None:
    if not all(math.isfinite(side) and side > 0 for side in (width, height)):
        raise BadScene(f"{where} measures {width} x {height}; both must be more than 0")
