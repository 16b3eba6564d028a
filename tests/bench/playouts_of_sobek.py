"""Random games of Sobek to the end beside python-chess's, every move counted, chance too."""

from collections.abc import Iterator
from functools import cache
from random import Random

from boardwidgets.core.chance import CHANCE, outcome
from boardwidgets.core.state import Setup
from boardwidgets.games.sobek import RULES
from tests.bench.figure import Figure, rates
from tests.bench.playouts import chess, games


@cache
def setup() -> Setup:
    """Sobek for four, with the house rules as they come."""
    return RULES.settle(4, None, {})


def sobek(random: Random) -> int:
    """One game through public states: moves listed, legality checked, events made; its moves."""
    state = RULES.start(setup())
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


def figures(rounds: int = 9) -> Iterator[Figure]:
    """Moves a second of random games."""
    ours, of_chess = rates([games(sobek, 10), games(chess, 5)], rounds)
    what = "random games of Sobek for four"
    yield Figure(what, "moves/s", ours, "python-chess", of_chess, at_least=1)
