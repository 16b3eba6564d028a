"""Two lamps on a tiny board, for tests that ask nothing of a game. Run in the kernel."""

from boardwidgets.draw.scene import Circle, Drawing, Item, Rect, Scene, Sprite, Text
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
                "standing",
                f"lamp:{name}",
                f"The {name} lamp is {'on' if f'lamp:{name}' in self.on else 'off'}.",
                (Circle(x, 60, 30, fill=ON if f"lamp:{name}" in self.on else OFF),),
            )
            for name, x in lamps
        ]
        rug = Drawing(20, 10, (Rect(0, 0, 20, 10, fill="blue.fill"),))
        ground = (
            Rect(0, 0, 200, 120, fill="paper"),
            Sprite("rug", 100, 15),
            Sprite("rug", 100, 105, turn=1),
            Text(100, 60, "lamps", 12, fill="ink"),
        )
        return Scene(200, 120, (Item("ground", "", "", ground), *items), "Lamps", {"rug": rug})

    def words(self) -> list[str]:
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
