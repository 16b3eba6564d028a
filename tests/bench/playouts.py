"""Random games to the end: ours, python-chess's and OpenSpiel's, every move counted, chance too."""

from collections.abc import Iterator
from functools import cache, partial
from random import Random
from typing import Any

from boardwidgets.core.chance import CHANCE, outcome
from boardwidgets.core.state import Setup
from boardwidgets.game import Game
from boardwidgets.games import ruleset
from tests.bench.figure import Figure, Work, rates

PLIES_OF_CHESS = 200
"""A random game of chess is broken off here; most of them would go on for long."""


BOUNDS = {"cows": ("Revenge of the Cows", 2), "sobek": ("Sobek", 1)}
"""The other games by their names and how many times python-chess's moves they make at least."""


@cache
def setup(name: str) -> Setup:
    """A game for four, with the house rules as they come."""
    return ruleset(name).set_up(4, None, {})


def at_random(name: str, random: Random) -> int:
    """One game through public states: moves listed, legality checked, events made; its moves."""
    state = ruleset(name).start(setup(name))
    moves = 0
    while (actor := state.actor) is not None:
        if actor == CHANCE:
            move = outcome(state.chances, random.random())
        else:
            legal = state.legal_moves
            move = legal[int(random.random() * len(legal))]
        state, _ = state.apply(move)
        moves += 1
    return moves


marrakech = partial(at_random, "marrakech")


def marrakech_played_by_text(random: Random) -> int:
    """One game through `Game.play(text)`, with its record, events and seed; its moves."""
    game = Game("marrakech", 4, seed=int(random.random() * 1_000_000))
    while not game.over:
        if game.state.actor == CHANCE:
            game.roll()
        else:
            legal = game.legal_moves
            game.play(legal[int(random.random() * len(legal))].text)
    return len(game.moves)


def chess(random: Random) -> int:
    """One game of python-chess, moves listed and played; its moves."""
    import chess as python_chess

    board = python_chess.Board()
    moves = 0
    while moves < PLIES_OF_CHESS and not board.is_game_over():
        legal = list(board.legal_moves)
        board.push(legal[int(random.random() * len(legal))])
        moves += 1
    return moves


@cache
def backgammon_game() -> Any:
    """OpenSpiel's backgammon, loaded once."""
    import pyspiel

    return pyspiel.load_game("backgammon")


def backgammon(random: Random) -> int:
    """One game of OpenSpiel's backgammon, dice counted as moves; its moves."""
    state = backgammon_game().new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
        moves += 1
    return moves


def games(play: Any, count: int) -> Work:
    """That many games in a row, with the same luck each time."""

    def work() -> int:
        random = Random(1)
        return sum(play(random) for _ in range(count))

    return work


def figures(rounds: int = 9) -> Iterator[Figure]:
    """Moves a second of random games."""
    works = [
        games(marrakech, 40),
        games(marrakech_played_by_text, 20),
        games(chess, 5),
        games(backgammon, 20),
    ]
    states, by_text, of_chess, of_backgammon = rates(works, rounds)
    what, unit = "random games of Marrakech for four", "moves/s"
    yield Figure(what, unit, states, "python-chess", of_chess, at_least=5)
    yield Figure(what, unit, states, "OpenSpiel's backgammon", of_backgammon, at_least=1)
    what += " by Game.play(text)"
    yield Figure(what, unit, by_text, "python-chess", of_chess, at_least=2)
    for name, (title, bound) in BOUNDS.items():
        ours, of_chess = rates([games(partial(at_random, name), 10), games(chess, 5)], rounds)
        what = f"random games of {title} for four"
        yield Figure(what, unit, ours, "python-chess", of_chess, at_least=bound)
