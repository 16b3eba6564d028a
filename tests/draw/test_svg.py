"""A scene as a picture for places without a kernel, and in words."""

import re
from xml.etree import ElementTree

import pytest

from boardwidgets.draw.check import BadScene
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
from boardwidgets.draw.svg import svg
from boardwidgets.draw.theme import Theme
from boardwidgets.draw.words import words

SVG = "{http://www.w3.org/2000/svg}"
RUG = SpriteArt(20, 10, (Rect(0, 0, 20, 10, fill="red.fill"),))


def scene(*shapes: Shape, layer: str = "objects") -> Scene:
    item = Item(layer, "rug:1", "A red rug lies on a1 & b1.", shapes)
    return Scene(200, 100, (item,), "A <market>", {"rug": RUG})


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)  # noqa: S314 - it is our own


def body(shape: Shape) -> str:
    """The line that draws a shape."""
    return svg(scene(shape)).splitlines()[-2]


def test_every_shape_is_drawn() -> None:
    assert body(Rect(1, 2, 3, 4, radius=1, fill="tile")).startswith(
        '<rect x="1" y="2" width="3" height="4" rx="1" fill="#f3e6cb"'
    )
    assert body(Circle(1, 2, 3, stroke="ink", width=1.5)) == (
        '<circle cx="1" cy="2" r="3" fill="none" stroke="#2b2118" stroke-width="1.5"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )
    assert 'points="0,0 1,0 1,1"' in body(Polygon(((0, 0), (1, 0), (1, 1)), fill="ink"))
    assert 'stroke-dasharray="4 2"' in body(Line(((0, 0), (1, 1)), stroke="ink", dash=(4, 2)))
    assert ">a &amp; b<" in body(Text(1, 2, "a & b", 12, "start", bold=True, fill="ink"))


def test_an_arc_goes_clockwise_and_may_go_all_round() -> None:
    assert 'd="M10 0A10 10 0 0 1 7.07 7.07A10 10 0 0 1 0 10"' in body(
        Arc(0, 0, 10, 0, 90, stroke="ink")
    )
    assert 'd="M10 0A10 10 0 0 1 -10 0A10 10 0 0 1 10 0"' in body(
        Arc(0, 0, 10, 0, 360, stroke="ink")
    )
    assert body(Arc(0, 0, 10, 270, 0, stroke="ink")) == body(Arc(0, 0, 10, 270, 360, stroke="ink"))


def test_a_sprite_is_defined_once_and_used_turned() -> None:
    picture = svg(scene(Sprite("rug", 50, 50), Sprite("rug", 90, 50, turn=1, scale=2, alpha=0.5)))
    identity = re.findall('<g id="([^"]+)"', picture)
    assert len(identity) == 1
    uses = [line for line in picture.splitlines() if line.startswith("<use")]
    turned = "translate(90 50) rotate(90) scale(2) translate(-10 -5)"
    assert uses == [
        f'<use href="#{identity[0]}" transform="translate(50 50) translate(-10 -5)"/>',
        f'<use href="#{identity[0]}" transform="{turned}" opacity="0.5"/>',
    ]


def test_sprites_of_two_pictures_on_a_page_have_ids_of_their_own() -> None:
    def identity(drawing: SpriteArt, theme: Theme = "light") -> set[str]:
        one = scene(Sprite("rug", 50, 50))._replace(sprites={"rug": drawing})
        return set(re.findall('id="([^"]+)"', svg(one, theme=theme)))

    other = SpriteArt(20, 10, (Rect(0, 0, 20, 10, fill="blue.fill"),))
    assert identity(RUG) == identity(RUG)
    assert not identity(RUG) & identity(other)
    assert not identity(RUG) & identity(RUG, theme="dark")


def test_layers_are_drawn_in_their_order_and_not_in_that_of_the_items() -> None:
    mark = Item("marks", "", "", (Circle(1, 1, 1, fill="mark.can"),))
    tile = Item("ground", "", "", (Rect(0, 0, 1, 1, fill="tile"),))
    picture = svg(Scene(10, 10, (mark, tile)))
    assert picture.index("<rect x=") < picture.index("#f3e6cb") < picture.index("<circle")


def test_the_picture_has_its_own_paper_and_a_caption_below() -> None:
    root = parsed(svg(scene(Circle(1, 1, 1, fill="ink")), caption="Picture: click & press"))
    paper = root.find(f"{SVG}rect")
    text = root.find(f"{SVG}text")
    assert paper is not None
    assert text is not None
    assert paper.attrib["width"] == "200"
    assert float(paper.attrib["height"]) > 100
    assert paper.attrib["height"] == root.attrib["height"]
    assert text.text == "Picture: click & press"
    assert 100 < float(text.attrib["y"]) < float(root.attrib["height"])


def test_the_picture_has_alternative_text() -> None:
    root = parsed(svg(scene(Circle(1, 1, 1, fill="ink"))))
    assert root.attrib["role"] == "img"
    assert root.findtext(f"{SVG}title") == "A <market>"
    assert root.findtext(f"{SVG}desc") == "A red rug lies on a1 & b1."


def test_a_picture_may_be_described_in_other_words() -> None:
    root = parsed(svg(scene(Circle(1, 1, 1, fill="ink")), description=["Ada is to move.", "So."]))
    assert root.findtext(f"{SVG}desc") == "Ada is to move. So."


def test_numbers_are_short_and_the_same_everywhere() -> None:
    drawn = body(Circle(1 / 3, -0.001, 2.5, fill="ink"))
    assert drawn.startswith('<circle cx="0.33" cy="0" r="2.5"')


def test_a_bad_scene_is_no_picture() -> None:
    with pytest.raises(BadScene):
        svg(scene(Circle(1, 1, -1)))


def test_words_are_the_title_and_each_sentence_once() -> None:
    items = [
        Item("ground", "a1", "a1", ()),
        Item("objects", "rug:1", "A red rug lies on a1.", ()),
        Item("objects", "rug:1", "A red rug lies on a1.", ()),
        Item("marks", "", "Where to?", ()),
    ]
    seen = Scene(10, 10, tuple(items), "The market")
    assert words(seen) == ("The market", "A red rug lies on a1.", "Where to?")
