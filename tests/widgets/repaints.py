"""What games played at random weigh on their way to the browser, with every mark on the board."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from ipycanvas.canvas import _CMD_LIST

from boardwidgets.core.view import view
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.painter import painter
from boardwidgets.draw.scene import LAYERS, Scene
from boardwidgets.game import Game
from boardwidgets.teach.story import beats
from boardwidgets.widgets.canvas import SceneCanvas
from boardwidgets.widgets.session import HUMAN, Session
from tests.widgets.wire import Message, Wire

KB = 1024
LOADED_ANEW = 5
"""After so many moments the page is loaded again."""


@dataclass(frozen=True)
class Bound:
    """How large the one message of a repaint may be, in bytes.

    Long games are seen only at times: two plays of so many.
    """

    move: int
    whole: int
    two_plays_of: int

    def of(self, repaint: "Repaint") -> int:
        """What is allowed for a repaint."""
        return self.whole if repaint.whole else self.move


BOUNDS = {
    "marrakech": Bound(16 * KB, 48 * KB, 4),
    "cows": Bound(16 * KB, 48 * KB, 24),
    "sobek": Bound(32 * KB, 48 * KB, 4),
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


def moments(name: str, players: int, seed: int) -> Iterator[Frame | None]:
    """What a board shows of a game at random: before each play all marks, then its story.

    None stands for plays that are not seen.
    """
    random = Random(seed)
    session = Session(Game(name, players, seed=seed), [HUMAN] * players)
    game = session.game
    while not game.over:
        session.ready()
        seat = session.viewer
        unseen = len(game.undo_steps) % BOUNDS[name].two_plays_of
        if unseen < 2:
            keys = sorted(session.can)
            for pointer in (None, random.choice(keys) if keys else None):
                yield session.frame(pointer, random.choice(keys) if keys else None, forecast=True)
        elif unseen == 2:
            yield None
        move = "roll" if game.state.roller is not None else random.choice(game.legal_moves)
        history = session.play(move)
        if unseen < 2:
            for beat in beats(history, seat, game.view(seat).moves[: -len(history)]):
                seen = view(game.ruleset, game.names, seat, beat.before, beat.earlier)
                yield Frame(seen, beat.events)
    yield session.frame()


def repaints(name: str, players: int, seed: int, wire: Wire) -> Iterator[Repaint]:
    """What is sent from each moment of a game to the next, and to a page loaded now and then.

    A page that is loaded again makes the next moves larger: sprites shown before are sent again.
    """
    canvas = SceneCanvas()
    before: Scene | None = None
    for number, shown in enumerate(moments(name, players, seed)):
        if shown is None:
            before = None
            continue
        scene = painter(name).scene(shown)
        wire.clear()
        canvas.show(scene)
        if before is not None:
            changed = {layer for layer in LAYERS if scene.layer(layer) != before.layer(layer)}
            yield Repaint(tuple(wire.custom()), painted(canvas, wire), frozenset(changed))
        if number % LOADED_ANEW == 0:
            wire.clear()
            canvas.repaint()
            yield Repaint(tuple(wire.custom()), painted(canvas, wire), frozenset(LAYERS), True)
        before = scene
    canvas.close()


def painted(canvas: SceneCanvas, wire: Wire) -> frozenset[str]:
    """The layers that are painted again."""
    layers = {f"IPY_MODEL_{canvas[n].model_id}": name for n, name in enumerate(LAYERS)}
    commands = [command for message in wire.custom() for command in message.commands]
    switched = (args[0] for code, args, *_ in commands if _CMD_LIST[code] == "switchCanvas")
    return frozenset(layers[model] for model in switched if model in layers)
