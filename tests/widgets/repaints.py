"""What games played at random weigh on their way to the browser, with every mark on the board."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from ipycanvas.canvas import _CMD_LIST

from boardwidgets.core.view import view
from boardwidgets.draw.picture import picture
from boardwidgets.draw.scene import LAYERS
from boardwidgets.draw.shown import Shown
from boardwidgets.game import Game
from boardwidgets.teach.story import beats
from boardwidgets.widgets.canvas import SceneCanvas
from boardwidgets.widgets.sitting import HUMAN, Sitting
from tests.widgets.wire import Message, Wire

KB = 1024
LOADED_ANEW = 5
"""After so many moments the page is loaded anew."""


@dataclass(frozen=True)
class Bound:
    """How large the one message of a repaint may be, in bytes."""

    move: int
    whole: int

    def of(self, repaint: "Repaint") -> int:
        """What is allowed for a repaint."""
        return self.whole if repaint.whole else self.move


BOUNDS = {
    "marrakech": Bound(16 * KB, 48 * KB),
    "cows": Bound(16 * KB, 48 * KB),
    "sobek": Bound(32 * KB, 48 * KB),
}


@dataclass(frozen=True)
class Repaint:
    """What was sent to show the next moment of a game, and the layers that are different in it."""

    messages: tuple[Message, ...]
    painted: frozenset[str]
    changed: frozenset[str]
    whole: bool = False

    @property
    def size(self) -> int:
        """Bytes of all messages that draw."""
        return sum(message.size for message in self.messages)


def moments(name: str, players: int, seed: int) -> Iterator[Shown]:
    """All that a board shows of a game at random: before each move all marks, then its story."""
    random = Random(seed)
    sitting = Sitting(Game(name, players, seed=seed), [HUMAN] * players)
    game = sitting.game
    while not game.over:
        sitting.ready()
        keys = sorted(sitting.can)
        for pointer in (None, random.choice(keys) if keys else None):
            yield sitting.shown(pointer, random.choice(keys) if keys else None, forecast=True)
        seat = sitting.viewer
        move = "roll" if game.state.roller is not None else random.choice(game.legal_moves)
        plies = sitting.play(move)
        for beat in beats(plies, seat, game.view(seat).moves[: -len(plies)]):
            seen = view(game.ruleset, game.names, seat, beat.before, beat.earlier)
            yield Shown(seen, beat.events)
    yield sitting.shown()


def repaints(name: str, players: int, seed: int, wire: Wire) -> Iterator[Repaint]:
    """What is sent from each moment of a game to the next, and to a page loaded now and then.

    A page that is loaded anew makes the next moves larger: sprites shown before are sent again.
    """
    scenes = map(picture(name).scene, moments(name, players, seed))
    canvas = SceneCanvas()
    before = next(scenes)
    canvas.show(before)
    for number, scene in enumerate(scenes):
        wire.clear()
        canvas.show(scene)
        changed = {layer for layer in LAYERS if scene.layer(layer) != before.layer(layer)}
        yield Repaint(tuple(wire.custom()), painted(canvas, wire), frozenset(changed))
        if number % LOADED_ANEW == 0:
            wire.clear()
            canvas.repaint()
            yield Repaint(tuple(wire.custom()), painted(canvas, wire), frozenset(LAYERS), True)
        before = scene
    canvas.close()


def painted(canvas: SceneCanvas, wire: Wire) -> frozenset[str]:
    """The layers that are painted anew."""
    layers = {f"IPY_MODEL_{canvas[n].model_id}": name for n, name in enumerate(LAYERS)}
    commands = [command for message in wire.custom() for command in message.commands]
    switched = (args[0] for code, args, *_ in commands if _CMD_LIST[code] == "switchCanvas")
    return frozenset(layers[model] for model in switched if model in layers)
