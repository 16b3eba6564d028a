"""How the meadow is drawn, and how a lantern is placed by pointing."""

from collections.abc import Iterator
from typing import Final

from boardwidgets.core.view import View
from boardwidgets.draw.field import Field
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.gestures import Gesture, Pick
from boardwidgets.draw.lettering import fitted
from boardwidgets.draw.marks import crossed, crosses, cursor, rings
from boardwidgets.draw.painter import Painter
from boardwidgets.draw.scene import Circle, Item, Rect, Scene, Text
from fireflies.moves import MEADOW, PLACES
from fireflies.state import ROLL, WOOD, FirefliesState, replay
from fireflies.words import SAY

FIELD: Final = Field(20, 20, 80, MEADOW)
COLOURS: Final = ("red", "blue", "yellow", "green")


def scene(frame: Frame) -> Scene:
    """The whole picture of a position and of a move in progress."""
    state = replay(frame.view.state, frame.events, frame.view.seat)
    things = (*meadow(), *lanterns(state, frame.view.names), *players(state, frame.view.names))
    return Scene(700, 360, (*things, *marks(frame, things)), title=SAY("title"))


def meadow() -> Iterator[Item]:
    """The squares with their names; those at the wood are darker."""
    for square, name in enumerate(MEADOW.names):
        tile, shade = FIELD.tile(square), "hedge" if name in WOOD else "grass"
        ground = Rect(tile.x, tile.y, tile.w, tile.h, fill=shade, stroke="grass.joint")
        label = Text(tile.x + 12, tile.y + 11, name, 12, fill="hedge.text")
        yield Item("ground", f"square:{name}", name, (ground, label))


def lanterns(state: FirefliesState, names: tuple[str, ...]) -> Iterator[Item]:
    """The lanterns with their fireflies."""
    for lantern in state.lanterns:
        (x, y), colour = FIELD.named(lantern.square), COLOURS[lantern.owner]
        lamp = Circle(x, y + 4, 26, fill=f"{colour}.fill", stroke=f"{colour}.line", width=4)
        text = SAY("describe.lantern", names, **lantern._asdict())
        yield Item("figures", "", text, (lamp, *lights(x - 15, y + 4, lantern.fireflies)))


def lights(x: float, y: float, count: int) -> tuple[Circle, ...]:
    """A light for every firefly that is known."""
    return tuple(Circle(x + 15 * n, y, 5.5, fill="coin", stroke="coin.line") for n in range(count))


def players(state: FirefliesState, names: tuple[str, ...]) -> Iterator[Item]:
    """A line for each player: colour, name, jar and points; and the die that waits."""
    for seat, points in enumerate(state.scores):
        y = 50 + 60 * seat
        mark = Circle(460, y, 14, fill=f"{COLOURS[seat]}.fill", stroke=f"{COLOURS[seat]}.line")
        name = Text(485, y, fitted(names[seat], 18, 100), 18, "start", fill="ink")
        total = Text(680, y, str(points), 22, "end", bold=True, fill="ink")
        yield Item("words", "", "", (mark, name, *lights(600, y, state.jar_of.get(seat, 0)), total))
    if state.phase == ROLL:
        die = Rect(590, 290, 50, 50, 8, fill="die", stroke="die.line")
        question = Text(615, 315, "?", 24, fill="die.line")
        yield Item("figures", "die", SAY("describe.die"), (die, question))


def marks(frame: Frame, things: tuple[Item, ...]) -> Iterator[Item]:
    """What can be picked, where the keyboard is, and what was refused."""
    zones = {item.key: zone for item in things if item.key and (zone := item.where)}
    yield Item("marks", "", "", rings([zones[key] for key in sorted(frame.marks.can)], ()))
    yield from cursor(frame.marks, zones)
    if error := frame.marks.refused:
        yield Item("marks", "", error.reason, tuple(crosses(map(FIELD.named, error.squares), 13)))
    yield from crossed(frame.marks, zones)


def gestures(view: View[FirefliesState]) -> tuple[Gesture, ...]:
    """A lantern is placed by one click on its square, lawful or not."""
    return tuple(Pick(place, (f"square:{place.text}",)) for place in PLACES)


PAINTER: Final = Painter(scene, gestures)
