"""Games of Sobek played at random, and their moments as seats see them, for the tests."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, cast

from boardwidgets.core.events import Event
from boardwidgets.core.view import View, view
from boardwidgets.draw.gestures import Pick, next_keys
from boardwidgets.draw.scene import Scene, Text
from boardwidgets.draw.sobek.gestures import gestures
from boardwidgets.game import Game
from boardwidgets.games.sobek import phases
from boardwidgets.games.sobek.state import SobekState

GAMES = ((2, 3), (3, 4), (4, 7))
"""Players and seed of the games that are looked at."""
OPTIONS: dict[int, dict[str, Any]] = {
    2: {"thief_takes": "chosen"},
    3: {"amulet_sets": True},
    4: {"vizier_takes": "random"},
}


@cache
def played(players: int, seed: int) -> Game:
    """A whole game played at random, in which sets are laid rather than not."""
    game = Game("sobek", players, seed=seed, **OPTIONS[players])
    choose = Random(seed)
    while not game.over:
        sets = [move for move in game.legal_moves if move.text.startswith("set")]
        rather = sets and choose.random() < 0.7
        game.play(choose.choice(sets if rather else game.legal_moves))
    return game


def moments(game: Game) -> Iterator[tuple[View[Any], tuple[Event, ...]]]:
    """Each moment before a move as its player sees it, and what they are told of the move."""
    last: tuple[Event, ...] = ()
    for number, recorded in enumerate(game.history):
        actor = recorded.before.actor
        seat = actor if isinstance(actor, int) else number % len(game.names)
        seen = view(game.ruleset, game.names, seat, recorded.before, game.moves[:number], last)
        yield seen, tuple(told for event in recorded.events if (told := event.seen(seat)))
        last = recorded.events


def seen_by(game: Game, number: int, seat: int | None) -> View[Any]:
    """The game before a move as a seat sees it."""
    before = game.history[number].before
    return view(game.ruleset, game.names, seat, before, game.moves[:number])


def sobek(seen: View[Any]) -> SobekState:
    """The state of a view, as what it is."""
    return cast("SobekState", seen.state)


def lawful(seen: View[Any]) -> list[Pick]:
    """The ways to make a legal move."""
    legal = set(seen.legal_moves)
    return [way for way in gestures(seen) if isinstance(way, Pick) and way.move in legal]


def can(seen: View[Any]) -> frozenset[str]:
    """The keys that continue a legal move."""
    return next_keys(lawful(seen), (), gestures(seen))


def written(scene: Scene) -> list[Text]:
    """Everything that is written in a picture."""
    return [shape for item in scene.items for shape in item.shapes if isinstance(shape, Text)]


POSITION = """
sobek 3 players, round 2
row: wheat0 character fish1 marble2 ivory3 ebony0 cattle1
deck: 18 cards
events: flood curse scorpion, seen by red
spent: ankh eye
red: 69 points
  hand: fish0 fish0 fish1 thief amulet wheat1 ivory3
  corruption: ebony0 fish1 fish0
  set marble: marble2 marble2 marble0
yellow: 12 points
  hand: ivory0 ivory0
  corruption: wheat0
  curses: 1
blue: 103 points
  hand: cattle0 cattle1
  set wheat: wheat1 wheat1 wheat0 prosperity
to move: red, {phase}
"""
"""Red may lay fish and has corruption; so has Yellow, who is cursed; Blue is past the end."""


def quay(phase: str = phases.TURN, **options: Any) -> Game:
    """A game from that position."""
    text = POSITION.format(phase=phase)
    return Game.from_position("sobek", text, names=["Ada", "Bo", "Cy"], **options)
