"""Setting up: chance draws who begins, where each piece and token goes, and the hidden symbols.

Everything is one small outcome after another: the first player, the twenty pieces in turn, the
squares of the tokens, and then the symbol under each token in the order of the squares. Symbols are
drawn before play begins, so that whoever may see everything sees them from the start.
"""

from functools import cache
from itertools import islice
from random import Random

from boardwidgets.core.chance import Chances, likely
from boardwidgets.games.cows.board import Board, symbols_left, uncovered, unknown
from boardwidgets.games.cows.moves import GRASS, PLACES, SYMBOL_MOVES
from boardwidgets.games.cows.pieces import OFF
from boardwidgets.games.cows.squares import SQUARES
from boardwidgets.games.cows.table import Table


def next_piece(board: Board) -> int:
    """The piece that is placed next."""
    return board.places.index(OFF)


def placements(board: Board) -> Chances:
    """The next piece comes on any square without one (`cows.setup.placement`)."""
    moves = PLACES[next_piece(board)]
    return likely([(moves[square], 1) for square in SQUARES if square not in board.places])


def grass_squares(board: Board) -> Chances:
    """The next token comes on any square without a piece or a token (`cows.setup.grass`)."""
    free = [s for s in SQUARES if s not in board.places and not board.piles[s]]
    return likely([(GRASS[square], 1) for square in free])


def symbols(table: Table, board: Board) -> Chances:
    """The next unknown token has any symbol that is left, each as likely as there are of it."""
    return _weighted(tuple(symbols_left(board, table.symbols, table.tokens_each)))


@cache
def _weighted(counts: tuple[int, ...]) -> Chances:
    return likely(zip(SYMBOL_MOVES, counts, strict=False))


def guessed(table: Table, board: Board, undrawn: int, random: Random) -> Board:
    """The board with symbols guessed for unknown tokens, all but the last `undrawn` of them."""
    counts = enumerate(symbols_left(board, table.symbols, table.tokens_each))
    pool = [symbol for symbol, count in counts for _ in range(count)]
    drawn = islice(_shuffled(pool, random), unknown(board) - undrawn)
    return uncovered(board, drawn)


def _shuffled(pool: list[int], random: Random) -> list[int]:
    """A pool in random order, by `random.random()` alone, the same on every Python."""
    keyed = sorted((random.random(), place) for place in range(len(pool)))
    return [pool[place] for _, place in keyed]
