"""A scene: what a board looks like, as plain data.

A scene is a list of items from back to front. An item is one thing that a reader would name, such
as a square, a rug or an arrow. It has a layer, a key by which it can be picked, a text that says
what it is, and the shapes that draw it. Lengths are in scene units, not in pixels.
Colours are names from the theme table (`draw/theme.py`), so that one scene serves light and dark.

>>> tile = Item("ground", "square:a1", "a1", (Rect(0, 0, 100, 100, fill="tile"),))
>>> scene = Scene(100, 100, (tile,), title="One square")
>>> scene.at(50, 50)
'square:a1'
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

Point = tuple[float, float]

LAYERS = ("ground", "objects", "figures", "marks", "words")
"""From back to front: objects lie on the ground, figures stand on it.

What changes often has its own layer, so that little is painted again.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """How a shape is painted.

    `fill` and `stroke` are names of theme colours, or None for none. `width` is the width of the
    stroke, and `dash` the lengths of its dashes and gaps, in scene units. `alpha` is the opacity,
    from 0 to 1.
    """

    fill: str | None = None
    stroke: str | None = None
    width: float = 2.0
    dash: tuple[float, ...] = ()
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Rect(Shape):
    """An upright rectangle; `radius` rounds its corners."""

    x: float
    y: float
    w: float
    h: float
    radius: float = 0.0

    def holds(self, x: float, y: float) -> bool:
        """Whether a point is inside."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h


@dataclass(frozen=True, slots=True)
class Circle(Shape):
    """A circle of radius `r` with its middle at (x, y)."""

    x: float
    y: float
    r: float

    def holds(self, x: float, y: float) -> bool:
        """Whether a point is inside."""
        return (x - self.x) ** 2 + (y - self.y) ** 2 <= self.r**2


@dataclass(frozen=True, slots=True)
class Arc(Shape):
    """Part of a circle's rim, clockwise on the screen from `start` to `end` (degrees, 0 = east)."""

    x: float
    y: float
    r: float
    start: float
    end: float


@dataclass(frozen=True, slots=True)
class Polygon(Shape):
    """A closed figure."""

    points: tuple[Point, ...]

    def holds(self, x: float, y: float) -> bool:
        """Whether a point is inside."""
        inside = False
        for (ax, ay), (bx, by) in zip(self.points, self.points[1:] + self.points[:1], strict=True):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
        return inside


@dataclass(frozen=True, slots=True)
class Line(Shape):
    """An open line through points."""

    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Text(Shape):
    """A line of text at (x, y), where its middle is in height, and in width what `anchor` says.

    `fill` is its colour, `size` its font size in scene units.
    """

    x: float
    y: float
    text: str
    size: float = 16.0
    anchor: str = "middle"  # "start", "middle" or "end"
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Sprite(Shape):
    """A small picture from `Scene.sprites` with its middle at (x, y).

    It is turned clockwise by `turn` quarter turns and `lean` degrees more, and `scale` times as
    large as its art.
    """

    name: str
    x: float
    y: float
    turn: int = 0
    scale: float = 1.0
    lean: float = 0.0


class SpriteArt(NamedTuple):
    """What a sprite shows: shapes in a box of `w` by `h` units with its origin at the top left."""

    w: float
    h: float
    shapes: tuple[Shape, ...]


Zone = Rect | Circle | Polygon
"""An area of a picture that can be picked."""


class Item(NamedTuple):
    """One thing in a scene.

    It can be picked in its `zone`, or in its first closed shape when it has none. An item with an
    empty key cannot be picked: the pointer reaches what is behind it.
    """

    layer: str
    key: str
    text: str
    shapes: tuple[Shape, ...]
    zone: Zone | None = None

    @property
    def where(self) -> Zone | None:
        """The area in which it can be picked; None when there is none."""
        return self.zone or next((s for s in self.shapes if isinstance(s, Zone)), None)

    def holds(self, x: float, y: float) -> bool:
        """Whether a click at a point is on this."""
        return (zone := self.where) is not None and zone.holds(x, y)


class Ring(NamedTuple):
    """How a ring looks that does not follow the outline of its thing.

    `filled` says where it is filled when the thing is picked: in the "middle", at the "top" of the
    thing, or along its "rim".
    """

    radius: float = 21.0
    filled: str = "middle"


class Scene(NamedTuple):
    """A whole picture, `width` by `height` units; `title` says in a few words what it shows.

    `ring` says how a page that answers a pick by itself draws its ring.
    """

    width: float
    height: float
    items: tuple[Item, ...]
    title: str = ""
    sprites: Mapping[str, SpriteArt] = MappingProxyType({})
    ring: Ring = Ring()

    def at(self, x: float, y: float) -> str | None:
        """The key of the topmost thing that can be picked at a point, or None."""
        return next((i.key for i in reversed(self.items) if i.key and i.holds(x, y)), None)

    def layer(self, name: str) -> tuple[Item, ...]:
        """The items of one layer, from back to front."""
        return tuple(item for item in self.items if item.layer == name)
