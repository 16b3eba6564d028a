"""Nothing that a browser chokes on leaves Python."""

import math

import pytest

from boardwidgets.draw.check import BadScene, validate
from boardwidgets.draw.scene import (
    Arc,
    Circle,
    Item,
    Line,
    Polygon,
    Rect,
    Scene,
    Shape,
    Sprite,
    SpriteArt,
    Text,
)

DIE = SpriteArt(10, 10, (Circle(5, 5, 1, fill="ink"),))

GOOD = [
    Rect(0, 0, 10, 10, radius=2, fill="tile", stroke="ink", dash=(4, 2)),
    Circle(5, 5, 0, fill="ink", alpha=0.5),
    Arc(5, 5, 4, 90, -90, stroke="ink"),
    Polygon(((0, 0), (1, 0), (1, 1)), fill="ink"),
    Line(((0, 0), (1, 1)), stroke="ink"),
    Text(5, 5, "a1", anchor="end", fill="ink"),
    Sprite("die", 5, 5, turn=7),
]

BAD = [
    (Rect(0, 0, -1, 10), "Rect: w is -1, less than 0"),
    (Rect(math.nan, 0, 1, 1), "Rect: x is nan, not a finite number"),
    (Rect(0, 0, 1, 1, radius=-2), "radius is -2"),
    (Circle(0, 0, -3), "Circle: r is -3"),
    (Arc(0, 0, math.inf, 0, 90), "Arc: r is inf"),
    (Arc(0, 0, -1, 0, 90), "Arc: r is -1"),
    (Polygon(((0, 0), (1, 1)), fill="ink"), "2 points, where a closed figure has 3"),
    (Line(((0, 0),), stroke="ink"), "1 points, where a line has 2"),
    (Line(((0, 0), (math.inf, 1)), stroke="ink"), "a point is inf"),
    (Line(((0, 0), (1, 1)), stroke="ink", dash=(3, -1)), "dash is -1"),
    (Line(((0, 0), (1, 1)), stroke="ink", width=-1), "width is -1"),
    (Text(0, 0, "a", anchor="left"), "no anchor 'left'; there are: start, middle, end"),
    (Text(0, 0, "a", size=-1), "size is -1"),
    (Sprite("dice", 0, 0), "no sprite 'dice'; there are: die"),
    (Sprite("die", 0, 0, scale=-1), "scale is -1"),
    (Circle(0, 0, 1, fill="puce"), "no colour 'puce'; there are: paper"),
    (Circle(0, 0, 1, stroke="puce"), "no colour 'puce'"),
    (Circle(0, 0, 1, alpha=1.5), "alpha is 1.5, not from 0 to 1"),
    (Circle("1", 0, 1), "x is '1', not a finite number"),  # type: ignore[arg-type]  # the mistake
]


def scene(shape: Shape) -> Scene:
    return Scene(10, 10, (Item("marks", "square:a1", "a1", (shape,)),), sprites={"die": DIE})


@pytest.mark.parametrize("shape", GOOD, ids=repr)
def test_a_good_shape_passes(shape: Shape) -> None:
    validate(scene(shape))


@pytest.mark.parametrize(("shape", "problem"), BAD, ids=repr)
def test_a_bad_shape_is_named_with_what_is_wrong(shape: Shape, problem: str) -> None:
    with pytest.raises(BadScene) as caught:
        validate(scene(shape))
    assert str(caught.value).startswith("item 'square:a1', ")
    assert problem in str(caught.value)


def test_a_zone_is_checked_too() -> None:
    item = Item("marks", "a1", "a1", (), zone=Circle(0, 0, -1))
    with pytest.raises(BadScene, match="r is -1"):
        validate(Scene(10, 10, (item,)))


def test_layers_are_the_known_ones() -> None:
    with pytest.raises(BadScene, match="no layer 'sky'; there are: ground, objects"):
        validate(Scene(10, 10, (Item("sky", "sun", "the sun", ()),)))


def test_a_picture_has_a_size() -> None:
    with pytest.raises(BadScene, match="the scene measures 0 x 10"):
        validate(Scene(0, 10, ()))
    with pytest.raises(BadScene, match="sprite 'die' measures 10 x nan"):
        validate(Scene(10, 10, (), sprites={"die": SpriteArt(10, math.nan, ())}))


def test_a_sprite_is_checked_and_holds_no_sprite() -> None:
    bad = SpriteArt(10, 10, (Circle(0, 0, -1),))
    with pytest.raises(BadScene, match="sprite 'die', Circle: r is -1"):
        validate(Scene(10, 10, (), sprites={"die": bad}))
    nested = SpriteArt(10, 10, (Sprite("die", 0, 0),))
    with pytest.raises(BadScene, match="no other sprite"):
        validate(Scene(10, 10, (), sprites={"die": nested}))


def test_an_item_checked_before_is_looked_at_again_when_its_sprite_is_gone() -> None:
    item = Item("objects", "", "a die", (Sprite("die", 5, 5),))
    before = Scene(10, 10, (item,), sprites={"die": DIE})
    validate(before)
    validate(before, before)
    with pytest.raises(BadScene, match="no sprite 'die'"):
        validate(Scene(10, 10, (item,)), before)
