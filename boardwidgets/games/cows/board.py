"""Everything that stands, lies or was taken: pieces, fences, piles of tokens, tokens of players."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from boardwidgets.games.cows.pieces import BIT, OFF, PIECES, Places
from boardwidgets.games.cows.squares import SQUARES
from boardwidgets.games.cows.tokens import UNKNOWN, Pile, hidden, seen_by, symbol_of

Piles = tuple[Pile, ...]


class Board(NamedTuple):
    """What stands and lies where, and who has taken what.

    `places` is the square of each piece, `fences` a set of squares as bits, `piles` the tokens on
    each square from the bottom up, `taken` the tokens of each seat, `discarded` those out of the
    game, both in the order in which it happened.
    """

    places: Places
    fences: int
    piles: Piles
    taken: tuple[Pile, ...]
    discarded: Pile


def empty(players: int) -> Board:
    """A board on which nothing stands yet."""
    return Board((OFF,) * len(PIECES), 0, ((),) * len(SQUARES), ((),) * players, ())


def with_pile(piles: Piles, square: int, pile: Pile) -> Piles:
    """The piles with one of them changed."""
    row = list(piles)
    row[square] = pile
    return tuple(row)


def has_free_grass(board: Board) -> bool:
    """Whether a token lies on a square without a fence (`cows.end.grazed`)."""
    fences = board.fences
    for square, pile in enumerate(board.piles):  # noqa: SIM110  # half the time of `any`
        if pile and not fences >> square & 1:
            return True
    return False


def is_fenced(board: Board, square: int) -> bool:
    """Whether there is a fence on a square."""
    return bool(board.fences & BIT[square])


def tokens(board: Board) -> Iterator[int]:
    """All tokens: on the squares in order, then those taken, seat by seat, then those discarded."""
    for pile in (*board.piles, *board.taken, board.discarded):
        yield from pile


def changed(board: Board, change: Callable[[int], int], keep_taken: bool = False) -> Board:
    """The board with each token changed, in the order of `tokens`."""
    piles = tuple(tuple(map(change, pile)) for pile in board.piles)
    taken = tuple(tuple(map(change, pile)) for pile in board.taken)
    discarded = tuple(map(change, board.discarded))
    return board._replace(
        piles=piles, taken=board.taken if keep_taken else taken, discarded=discarded
    )


def seen(board: Board, seat: int | None, over: bool) -> Board:
    """The board as a seat (None: a spectator) may know it (`cows.secret.tokens`).

    When the game is over the taken tokens are shown.
    """
    return changed(board, lambda token: seen_by(token, seat), keep_taken=over)


def undrawn(board: Board) -> Board:
    """The board with nothing known of any symbol."""
    return changed(board, hidden)


def unknown(board: Board) -> int:
    """How many tokens there are whose symbol is not known."""
    return sum(symbol_of(token) == UNKNOWN for token in tokens(board))


def symbols_left(board: Board, symbols: int, tokens_each: int) -> list[int]:
    """How many tokens of each symbol of the game are not to be seen anywhere on this board."""
    found = [symbol_of(token) for token in tokens(board)]
    return [max(0, tokens_each - found.count(symbol)) for symbol in range(symbols)]


def uncovered(board: Board, drawn: Iterator[int]) -> Board:
    """The board with unknown tokens given the symbols drawn, in order, as far as they go."""

    def change(token: int) -> int:
        if symbol_of(token) != UNKNOWN:
            return token
        symbol = next(drawn, UNKNOWN)
        return token & ~UNKNOWN | symbol

    return changed(board, change)
