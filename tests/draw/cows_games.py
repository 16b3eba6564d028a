"""Games of cows played at random, their moments as views, and a crowded position."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from boardwidgets.core.events import Event
from boardwidgets.core.history import RecordedMove
from boardwidgets.core.view import View, view
from boardwidgets.draw.cows.gestures import gestures
from boardwidgets.draw.cows.picture import scene
from boardwidgets.draw.frame import Frame, Marks
from boardwidgets.draw.gestures import next_keys
from boardwidgets.draw.scene import Item, Scene, Text
from boardwidgets.game import Game
from boardwidgets.games.cows import phases
from boardwidgets.widgets.session import Session

GAMES: tuple[tuple[int, int, dict[str, Any]], ...] = (
    (2, 2, {"fences": 3, "rabbit_path": "straight", "max_turns": 40}),
    (3, 1, {"max_turns": 60}),
    (4, 3, {"end_check": "at-once", "pushed_cow_grazes": False, "max_turns": 50}),
    (3, 5, {"symbols": 1, "tokens_each": 29, "max_turns": 30}),
)
"""Players, seed and house rules of the games that are looked at."""


@cache
def played(number: int) -> Game:
    """A whole game played at random."""
    players, seed, options = GAMES[number]
    game = Game("cows", players, seed=seed, **options)
    choose = Random(seed)
    while not game.over:
        game.play(choose.choice(game.legal_moves))
    return game


def moments(
    game: Game, seat: int | None = None, step: int = 1
) -> Iterator[tuple[View[Any], RecordedMove]]:
    """Each `step`-th moment before a move as a seat may know it, with what is played then."""
    for number, recorded in enumerate(game.history):
        if number % step == 0:
            yield (
                view(game.ruleset, game.names, seat, recorded.before, game.moves[:number]),
                recorded,
            )


def told(recorded: RecordedMove, seat: int | None = None) -> tuple[Event, ...]:
    """The events of a move, as a seat is told of them."""
    return tuple(seen for event in recorded.events if (seen := event.seen(seat)) is not None)


def can(seen: View[Any]) -> frozenset[str]:
    """The keys that continue a legal move."""
    return next_keys([pick for pick in gestures(seen) if pick.move in seen.legal_moves], ())


POSITION = """
cows 3 players
7  .      .      .      .      .      .      yC
6  .      yM+*2  .      .      gR+*   .      .
5  .      .      .      #+*    .      .      .
4  .      rB     .      rR     .      #      yB
3  .      .      H1     .      *3     .      .
2  bM     .      gM+rC  bR+yR+H2 *    .      .
1  *      .      gC     .      .      .      bB
   a      b      c      d      e      f      g
grass: b6 carrot onion(1), e3 ? tomato(1) ?
open: yellow, blue, green, rabbit, mole, herdsman
player 1: carrot carrot carrot potato turnip
player 2: ?
player 3: ? ?
turns: 12
moving: {moving}
to move: player 1, {phase}
"""
"""Several pieces on a square, fences with and without grass, piles with one token known."""


def pasture(
    moving: str = "red; still red bull, red cow, red rabbit, herdsman", phase: str = phases.MOVE
) -> Game:
    """A game from that position."""
    text = POSITION.format(moving=moving, phase=phase)
    return Game.from_position("cows", text, seed=1, names=["Ada", "Bo", "Cy"])


def at(game: Game) -> Session:
    """The first player in front of the screen, bots in the other seats."""
    return Session(game, ["human", *["random"] * (game.start.setup.players - 1)])


def marked(session: Session, pointer: str | None = None) -> tuple[Item, ...]:
    """The marks on the board as the first player sees it."""
    return scene(session.frame(pointer)).layer("marks")


def written(picture: Scene) -> list[Text]:
    """Everything that is written in a picture."""
    return [shape for item in picture.items for shape in item.shapes if isinstance(shape, Text)]


def still(seen: View[Any], **marks: Any) -> Scene:
    """A position with marks."""
    return scene(Frame(seen, (), Marks(**marks)))
