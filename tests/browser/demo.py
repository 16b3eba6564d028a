"""Tiny boards for tests that ask nothing of a game. Run in the kernel."""

from ipywidgets import IntSlider, Play
from ipywidgets import Text as TextInput

from boardwidgets.draw.scene import (
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
from boardwidgets.widgets.board import Board

OFF, ON = "tile", "red.fill"


class Lamps:
    """Two lamps, each on or off."""

    def __init__(self) -> None:
        self.on: set[str] = set()

    def scene(self, **_how: object) -> Scene:
        lamps = [("left", 50), ("right", 150)]
        items = [
            Item(
                "figures",
                f"lamp:{name}",
                f"The {name} lamp is {'on' if f'lamp:{name}' in self.on else 'off'}.",
                (Circle(x, 60, 30, fill=ON if f"lamp:{name}" in self.on else OFF),),
            )
            for name, x in lamps
        ]
        rug = SpriteArt(20, 10, (Rect(0, 0, 20, 10, fill="blue.fill"),))
        ground = (
            Rect(0, 0, 200, 120, fill="paper"),
            Sprite("rug", 100, 15),
            Sprite("rug", 100, 105, turn=1),
            Text(100, 60, "lamps", 12, fill="ink"),
        )
        return Scene(200, 120, (Item("ground", "", "", ground), *items), "Lamps", {"rug": rug})

    def words(self, **_how: object) -> list[str]:
        return [item.text for item in self.scene().items if item.key]

    def turn(self, key: str | None) -> None:
        if key is None:
            raise ValueError("there is <b>no lamp</b>")
        self.on ^= {key}


def board(height: int = 240) -> Board:
    """A board whose lamps go on and off when they are clicked, or both at a key."""
    lamps = Lamps()
    shown = Board(lamps, height=height)

    def pick(key: str | None, _x: float, _y: float, kind: str) -> None:
        lamps.turn(key)
        shown.page.say(f"{kind}: {lamps.words()}")
        shown.show()

    def press(_key: str, _shift: bool) -> None:
        lamps.turn("lamp:left")
        shown.show()

    shown.on_pick(pick)
    shown.on_key(press)
    return shown


def controls() -> Board:
    """A board with the controls that ipywidgets leaves without a name."""
    shown = board()
    shown.page.name({".widget-play button:nth-child(1)": "Play the steps"})
    slider = IntSlider(description="Step", max=5)
    text = TextInput(placeholder="Type a move")
    shown.children = (*shown.children, Play(max=5), slider, text)
    return shown


class Sampler:
    """Every kind of shape, in every way it can be painted."""

    def scene(self, **_how: object) -> Scene:
        shapes = (
            Rect(0, 0, 300, 200, fill="tile"),
            Rect(20, 20, 60, 40, radius=12, fill="yellow.fill", stroke="yellow.line", width=4),
            Circle(130, 40, 22, fill="green.fill", stroke="green.line", width=4),
            Arc(200, 40, 22, 180, 90, stroke="mark.trail", width=6),
            Polygon(((250, 60), (275, 20), (290, 60)), fill="red.fill", stroke="red.line"),
            Line(((20, 90), (60, 120), (100, 90), (140, 120)), stroke="mosaic", width=6),
            Line(((160, 105), (290, 105)), stroke="mark.can", width=4, dash=(12, 6)),
            Sprite("flag", 60, 160),
            Sprite("flag", 150, 160, turn=1),
            Sprite("flag", 210, 160, turn=2, scale=0.5, alpha=0.5),
            Text(240, 160, "Aa", 20, "start", bold=True, fill="ink"),
            *(Circle(20 + 10 * n, 75, 4, fill="blue.fill") for n in range(5)),
            *(Rect(100 + 10 * n, 70, 6.5, 8, fill="blue.fill") for n in range(5)),
        )
        flag = (
            Rect(0, 0, 60, 30, fill="blue.fill"),
            Polygon(((0, 0), (30, 15), (0, 30)), fill="yellow.fill"),
            Rect(1.5, 1.5, 57, 27, stroke="blue.line", width=3),
        )
        items = (Item("ground", "", "", shapes),)
        return Scene(300, 200, items, "All shapes", {"flag": SpriteArt(60, 30, flag)})

    def words(self, **_how: object) -> list[str]:
        return []
