"""How the meadow is drawn, and how a lantern is placed by pointing.

Keys: `square:c3` for a square, `die` for the die.
"""

from collections.abc import Iterator
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.core.view import View
from boardwidgets.draw.field import Field
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.gestures import Gesture, Pick
from boardwidgets.draw.lettering import fitted
from boardwidgets.draw.marks import crossed, crosses, cursor, rings
from boardwidgets.draw.painter import Painter
from boardwidgets.draw.scene import Circle, Item, Rect, Scene, Text, Zone
from fireflies.moves import PLACES
from fireflies.record import MEADOW, PACKAGE, ROLL
from fireflies.replay import replay
from fireflies.state import FirefliesState

FIELD: Final = Field(40, 20, 80, MEADOW)
COLOURS: Final = ("red", "blue", "yellow", "green")
DIE: Final = Rect(570, 345, 50, 35, 8, fill="die", stroke="die.line")
ZONES: Final[dict[str, Zone]] = {
    **{f"square:{name}": FIELD.tile(MEADOW.square(name)) for name in MEADOW.names},
    "die": DIE,
}
SAY: Final = catalogue(PACKAGE).say


def scene(frame: Frame) -> Scene:
    """The whole picture of a position and of a move in progress."""
    state: FirefliesState = replay(frame.view.state, frame.events, frame.view.seat)
    names = frame.view.names
    items = (*board(), *lanterns(state, names), *cards(state, names), *marks(frame, state))
    return Scene(740, 400, items, title=SAY("title"))


def board() -> Iterator[Item]:
    """The squares, and the names of their files and ranks."""
    for square, name in enumerate(MEADOW.names):
        shade = ("grass", "grass.other")[(MEADOW.file_of(square) + MEADOW.rank_of(square)) % 2]
        tile = FIELD.tile(square)
        shapes = (Rect(tile.x, tile.y, tile.w, tile.h, fill=shade, stroke="grass.joint"),)
        yield Item("ground", f"square:{name}", name, shapes)
    files = (Text(FIELD.named(file + "1")[0], 360, file, fill="ink") for file in MEADOW.files)
    ranks = (Text(20, FIELD.named("a" + rank)[1], rank, fill="ink") for rank in MEADOW.ranks)
    yield Item("words", "", "", (*files, *ranks))


def lanterns(state: FirefliesState, names: tuple[str, ...]) -> Iterator[Item]:
    """The lanterns, each with a light for every firefly."""
    for square, owner, count in state.lanterns:
        x, y = FIELD.centre(square)
        colour = COLOURS[owner]
        lamp = Circle(x, y, 30, fill=f"{colour}.fill", stroke=f"{colour}.line", width=4)
        lights = (Circle(x - 18 + 18 * light, y, 6, fill="coin") for light in range(count))
        facts = {"seat": owner, "square": MEADOW.names[square], "count": count}
        yield Item("standing", "", SAY("describe.lantern", names, **facts), (lamp, *lights))


def cards(state: FirefliesState, names: tuple[str, ...]) -> Iterator[Item]:
    """A card for each player: colour, name and points, and the wish where it is known."""
    for seat, points in enumerate(state.scores):
        y = 20 + 80 * seat
        wish = SAY(f"phrase.rank.{state.wish(seat)}")
        shapes = (
            Rect(480, y, 230, 70, 10, fill="card"),
            Circle(508, y + 24, 12, fill=f"{COLOURS[seat]}.fill"),
            Text(530, y + 24, fitted(names[seat], 18, 130), 18, "start", fill="ink"),
            Text(692, y + 24, str(points), 22, "end", bold=True, fill="ink"),
            Text(530, y + 52, wish, 14, "start", fill="ink"),
        )
        yield Item("words", "", "", shapes)


def marks(frame: Frame, state: FirefliesState) -> Iterator[Item]:
    """The die that waits, what can be picked, where the keyboard is, and what was refused."""
    if state.phase == ROLL:
        question = Text(DIE.x + DIE.w / 2, DIE.y + DIE.h / 2, "?", fill="die.line")
        yield Item("standing", "die", SAY("describe.die"), (DIE, question))
    can = [zone for key, zone in ZONES.items() if key in frame.marks.can]
    yield Item("marks", "", "", rings(can, ()))
    yield from cursor(frame.marks, ZONES)
    if error := frame.marks.refused:
        refused = tuple(crosses((FIELD.named(name) for name in error.squares), 13))
        yield Item("marks", "", error.reason, refused)
    yield from crossed(frame.marks, ZONES)


def gestures(view: View[FirefliesState]) -> tuple[Gesture, ...]:
    """A lantern is placed by one click on its square, lawful or not."""
    return tuple(Pick(place, (f"square:{place.text}",)) for place in PLACES)


PAINTER: Final = Painter(scene, gestures)
"""What is asked for when the game is first drawn."""
