"""The die: so many sandals on each face; and as it lies before it is rolled."""

from collections.abc import Callable, Iterator
from typing import Final

from boardwidgets.draw.scene import Line, Point, Polygon, Rect, Shape, SpriteArt

SIDE: Final = 76.0

Map = Callable[[float, float], Point]

SOLE: Final = (
    (0.0, -1.0),
    (0.28, -0.76),
    (0.38, -0.36),
    (0.27, 0.20),
    (0.31, 0.68),
    (0.17, 0.96),
    (-0.17, 0.96),
    (-0.31, 0.68),
    (-0.27, 0.20),
    (-0.38, -0.36),
    (-0.28, -0.76),
)
STRAP: Final = ((-0.32, 0.02), (0.0, -0.52), (0.32, 0.02))

PLACES: Final[dict[int, tuple[tuple[float, float, float], ...]]] = {
    1: ((0.0, 0.0, 0.62),),
    2: ((-0.36, 0.0, 0.58), (0.36, 0.0, 0.58)),
    3: ((-0.56, 0.22, 0.5), (0.0, -0.22, 0.5), (0.56, 0.22, 0.5)),
    4: ((-0.38, -0.44, 0.4), (0.38, -0.44, 0.4), (-0.38, 0.44, 0.4), (0.38, 0.44, 0.4)),
}
"""Where sandals are on a face that reaches from -1 to 1, and half how long they are."""

BREADTH: Final = {1: 1.12, 2: 1.12, 3: 1.15, 4: 1.5}
"""How broad sandals are for their length: short ones would else be thin lines."""


def sandals(count: int, place: Map, width: float) -> Iterator[Shape]:
    """So many sandals on a face; `place` says where a point of the face is."""
    for x, y, size in PLACES[count]:
        broad = size * BREADTH[count]
        sole = tuple(place(x + broad * u, y + size * v) for u, v in SOLE)
        yield Polygon(sole, fill="die.sandal")
    for x, y, size in PLACES[count]:
        broad = size * BREADTH[count]
        strap = tuple(place(x + broad * u, y + size * v) for u, v in STRAP)
        yield Line(strap, stroke="die", width=width)


def _face(count: int) -> SpriteArt:
    def place(u: float, v: float) -> Point:
        return round(SIDE / 2 + u * 33, 1), round(SIDE / 2 + v * 33, 1)

    edge = SIDE - 8
    return SpriteArt(
        SIDE,
        SIDE,
        (
            Rect(4, 4, edge, edge, 11.5, fill="die", stroke="die.line", width=2.6),
            *sandals(count, place, 2.2),
        ),
    )


def _cube() -> SpriteArt:
    """The die in the air: three of its faces."""
    m = SIDE / 2
    top, left, right, low = (m, 4.0), (6.0, 20.0), (SIDE - 6, 20.0), (m, SIDE - 4)
    front = (m, 36.0)
    corner_left, corner_right = (6.0, 55.0), (SIDE - 6, 55.0)

    def on(origin: Point, one: Point, other: Point) -> Map:
        """Maps a face onto the parallelogram from `origin` towards two other corners."""

        def place(u: float, v: float) -> Point:
            a, b = (u + 1) / 2, (v + 1) / 2
            x = origin[0] + a * (one[0] - origin[0]) + b * (other[0] - origin[0])
            y = origin[1] + a * (one[1] - origin[1]) + b * (other[1] - origin[1])
            return round(x, 1), round(y, 1)

        return place

    def side(*corners: Point, fill: str) -> Polygon:
        return Polygon(corners, fill=fill, stroke="die.line", width=2.2)

    return SpriteArt(
        SIDE,
        SIDE,
        (
            side(top, right, front, left, fill="die"),
            side(left, front, low, corner_left, fill="die.side"),
            side(front, right, corner_right, low, fill="die.side"),
            *sandals(2, on(left, top, front), 1.6),
            *sandals(1, on(left, front, corner_left), 2.0),
            *sandals(3, on(front, right, low), 1.6),
        ),
    )


SPRITES: Final = {f"die:{count}": _face(count) for count in PLACES} | {"die": _cube()}
