"""A scene on the canvas: what is sent, and what comes back."""

from collections.abc import Iterator
from threading import Thread

import pytest
from ipycanvas.canvas import _CMD_LIST, hold_canvas
from ipywidgets.widgets.widget import _instances

from boardwidgets.draw.check import BadScene
from boardwidgets.draw.scene import (
    LAYERS,
    Arc,
    Circle,
    Item,
    Line,
    Polygon,
    Rect,
    Scene,
    Sprite,
    SpriteArt,
    Text,
)
from boardwidgets.widgets.canvas import SceneCanvas
from boardwidgets.widgets.locking import LOCK
from tests.widgets.hands import hear
from tests.widgets.wire import Message, Wire

COLOURS = ("red", "yellow", "blue", "green")


def market() -> Scene:
    """A board as full as it gets: 49 squares, 24 woven rugs in four colours, marks and words."""
    tiles = tuple(
        Item("ground", f"square:{n}", "", (Rect(n % 7 * 100, n // 7 * 100, 98, 98, fill="tile"),))
        for n in range(49)
    )
    names = tuple(
        Item("words", "", "", (Text(n % 7 * 100 + 12, n // 7 * 100 + 12, f"{n}", 11, fill="ink"),))
        for n in range(49)
    )
    rugs = tuple(
        Item(
            "objects", f"rug:{n}", "", (Sprite(COLOURS[n % 4], 100 + n * 20, 150 + n, turn=n % 2),)
        )
        for n in range(24)
    )
    walk = Line(((50, 50), (150, 50), (150, 150.5)), stroke="mosaic")
    assam = (
        Circle(350, 350, 40, fill="ink", stroke="paper"),
        Arc(350, 350, 30, 0, 90, stroke="paper"),
        walk,
    )
    return Scene(
        700,
        700,
        (*tiles, *rugs, Item("figures", "assam", "Assam stands.", assam), *marks(0), *names),
        "The market",
        {colour: woven(colour) for colour in COLOURS},
    )


def marks(first: int) -> tuple[Item, ...]:
    """Rings on a dozen squares."""
    return tuple(
        Item("marks", f"lay:{n}", "", (Circle(n * 40, 300, 30, stroke="mark.can", width=4),))
        for n in range(first, first + 12)
    )


def woven(colour: str) -> SpriteArt:
    """A rug of 22 strokes, borders and fringes."""
    ground = Rect(0, 10, 190, 70, radius=4, fill=f"{colour}.fill", stroke=f"{colour}.line")
    strokes = tuple(
        Line(((8 * n, 15.5), (8 * n + 4, 40.25), (8 * n, 75.5)), stroke=f"{colour}.dark", width=3)
        for n in range(1, 22)
    )
    fringes = tuple(
        Line(((x, y), (x + 6, y)), stroke=f"{colour}.line")
        for x in (0, 184)
        for y in range(12, 80, 6)
    )
    motif = Polygon(((95, 20), (120, 45), (95, 70), (70, 45)), fill=f"{colour}.dark")
    return SpriteArt(190, 90, (ground, *strokes, *fringes, motif))


def with_marks(scene: Scene, marked: tuple[Item, ...]) -> Scene:
    rest = tuple(item for item in scene.items if item.layer != "marks")
    return scene._replace(items=(*rest, *marked))


def painted(canvas: SceneCanvas, message: Message) -> list[str]:
    """The layers that a message paints, in its order; sprites by the word `sprite`."""
    layers = {f"IPY_MODEL_{canvas[n].model_id}": name for n, name in enumerate(LAYERS)}
    switched = [args[0] for code, args, *_ in message.commands if _CMD_LIST[code] == "switchCanvas"]
    return [layers.get(model, "sprite") for model in switched]


@pytest.fixture
def canvas() -> Iterator[SceneCanvas]:
    canvas = SceneCanvas()
    yield canvas
    canvas.close()


def test_a_whole_repaint_is_one_message_of_at_most_48_kb(canvas: SceneCanvas, wire: Wire) -> None:
    canvas.show(market())
    wire.clear()
    canvas.repaint()
    (message,) = wire.custom()
    assert message.size <= 48 * 1024
    assert painted(canvas, message) == ["sprite"] * 4 + list(LAYERS)


def test_a_change_is_one_message_of_at_most_16_kb_with_its_layers_only(
    canvas: SceneCanvas, wire: Wire
) -> None:
    canvas.show(market())
    wire.clear()
    moved = Item("figures", "assam", "Assam stands.", (Circle(450, 350, 40, fill="ink"),))
    rest = tuple(item for item in with_marks(market(), marks(4)).items if item.key != "assam")
    canvas.show(market()._replace(items=(*rest, moved)))
    (message,) = wire.messages
    assert message.size <= 16 * 1024
    assert painted(canvas, message) == ["figures", "marks"]


def test_what_is_shown_already_is_not_sent_again(canvas: SceneCanvas, wire: Wire) -> None:
    canvas.show(market())
    wire.clear()
    canvas.show(market())
    assert wire.messages == []


def test_another_theme_repaints_all(canvas: SceneCanvas, wire: Wire) -> None:
    canvas.show(market(), "light")
    wire.clear()
    canvas.show(market(), "dark")
    (message,) = wire.custom()
    assert painted(canvas, message) == ["sprite"] * 4 + list(LAYERS)


def test_a_new_sprite_comes_with_the_layer_that_shows_it(canvas: SceneCanvas, wire: Wire) -> None:
    scene = market()
    canvas.show(scene)
    wire.clear()
    die = Item("figures", "die", "", (Sprite("die", 600, 600),))
    sprites = {**scene.sprites, "die": SpriteArt(50, 50, (Rect(0, 0, 50, 50, fill="paper"),))}
    canvas.show(scene._replace(items=(*scene.items, die), sprites=sprites))
    (message,) = wire.custom()
    assert painted(canvas, message) == ["sprite", "figures"]


def test_a_sprite_drawn_anew_repaints_all(canvas: SceneCanvas, wire: Wire) -> None:
    scene = market()
    canvas.show(scene)
    wire.clear()
    canvas.show(scene._replace(sprites={**scene.sprites, "red": woven("blue")}))
    (message,) = wire.custom()
    assert painted(canvas, message) == ["sprite"] * 4 + list(LAYERS)


def test_each_message_says_first_where_it_draws(canvas: SceneCanvas, wire: Wire) -> None:
    """A page loaded since the last message has no canvas selected."""
    scene = market()
    canvas.show(scene)
    for first in (1, 2, 3):
        wire.clear()
        canvas.show(with_marks(scene, marks(first)))
        (message,) = wire.custom()
        assert _CMD_LIST[message.commands[0][0]] == "switchCanvas"


def test_a_page_that_is_ready_gets_the_whole_picture(canvas: SceneCanvas, wire: Wire) -> None:
    canvas.show(market())
    wire.clear()
    hear(canvas[-1], event="client_ready")
    (message,) = wire.custom()
    assert painted(canvas, message) == ["sprite"] * 4 + list(LAYERS)


def test_a_page_loaded_anew_gets_a_sprite_that_comes_back(canvas: SceneCanvas, wire: Wire) -> None:
    scene = market()
    without = scene._replace(
        items=tuple(item for item in scene.items if item.layer != "objects"),
        sprites={"red": scene.sprites["red"]},
    )
    canvas.show(scene)
    canvas.show(without)
    canvas.repaint()
    wire.clear()
    canvas.show(scene)
    (message,) = wire.custom()
    assert painted(canvas, message) == ["sprite"] * 3 + ["objects"]


def test_a_page_that_is_behind_finds_every_sprite_that_it_has_still_to_draw(
    canvas: SceneCanvas, wire: Wire
) -> None:
    """One that is closed meanwhile would be the last thing that a page ever draws."""
    scene = market()
    canvas.show(scene)
    canvas.show(scene._replace(items=(), sprites={}))
    wire.clear()
    canvas.repaint()
    canvas.show(scene)
    assert [message.kind for message in wire.messages] == ["comm_msg"] * 2


def test_a_bad_scene_sends_nothing_and_the_next_good_one_is_drawn(
    canvas: SceneCanvas, wire: Wire
) -> None:
    canvas.show(market())
    wire.clear()
    bad = Item("marks", "x", "", (Circle(1, 1, -1, fill="ink"),))
    with pytest.raises(BadScene, match="less than 0"):
        canvas.show(with_marks(market(), (bad,)))
    assert wire.messages == []
    canvas.show(with_marks(market(), marks(3)))
    assert [painted(canvas, message) for message in wire.custom()] == [["marks"]]


def test_neighbours_of_one_paint_are_one_call(canvas: SceneCanvas, wire: Wire) -> None:
    canvas.show(market())
    (message,) = wire.custom()
    calls = [_CMD_LIST[code] for code, *_ in message.commands]
    assert calls.count("fillRects") == 1
    assert calls.count("fillRect") == 0


def test_the_picture_is_twice_as_fine_as_its_place() -> None:
    canvas = SceneCanvas(height=300)
    canvas.show(Scene(200, 100, ()))
    assert canvas.layout.width == "600px"
    assert (canvas.width, canvas.height) == (1200, 600)
    canvas.close()


def test_closing_frees_all_widgets() -> None:
    before = set(_instances)
    canvas = SceneCanvas()
    canvas.show(market())
    assert len(set(_instances) - before) > len(LAYERS)
    canvas.close()
    assert set(_instances) <= before


def test_nothing_is_sent_while_another_thread_changes_a_board(
    canvas: SceneCanvas, wire: Wire
) -> None:
    canvas.show(market())
    wire.clear()
    other = Thread(target=lambda: canvas.show(with_marks(market(), marks(5))))
    with LOCK, hold_canvas():
        other.start()
        other.join(0.2)
        assert other.is_alive()
        assert wire.messages == []
    other.join(5)
    assert len(wire.custom()) == 1
