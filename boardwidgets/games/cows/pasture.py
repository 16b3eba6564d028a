"""Everything that stands, lies or was taken: pieces, fences, piles of tokens, tokens of players."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from boardwidgets.games.cows.pieces import BIT, OFF, PIECES, Places
from boardwidgets.games.cows.squares import SQUARES
from boardwidgets.games.cows.tokens import HIDDEN, SYMBOLS, Pile, Token

Piles = tuple[Pile, ...]


class Pasture(NamedTuple):
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


def empty(players: int) -> Pasture:
    """A board on which nothing stands yet."""
    return Pasture((OFF,) * len(PIECES), 0, ((),) * len(SQUARES), ((),) * players, ())


def with_pile(piles: Piles, square: int, pile: Pile) -> Piles:
    """The piles with one of them changed."""
    row = list(piles)
    row[square] = pile
    return tuple(row)


def has_free_grass(pasture: Pasture) -> bool:
    """Whether a token lies on a square without a fence (`cows.end.grazed`)."""
    return any(pile and not is_fenced(pasture, square) for square, pile in enumerate(pasture.piles))


def is_fenced(pasture: Pasture, square: int) -> bool:
    """Whether there is a fence on a square."""
    return bool(pasture.fences & BIT[square])


def tokens(pasture: Pasture) -> Iterator[Token]:
    """All tokens: on the squares in order, then those taken, seat by seat, then those discarded."""
    for pile in (*pasture.piles, *pasture.taken, pasture.discarded):
        yield from pile


def changed(
    pasture: Pasture, change: Callable[[Token], Token], keep_taken: bool = False
) -> Pasture:
    """The pasture with each token changed, in the order of `tokens`."""
    piles = tuple(tuple(map(change, pile)) for pile in pasture.piles)
    taken = tuple(tuple(map(change, pile)) for pile in pasture.taken)
    discarded = tuple(map(change, pasture.discarded))
    return pasture._replace(
        piles=piles, taken=pasture.taken if keep_taken else taken, discarded=discarded
    )


def seen(pasture: Pasture, seat: int | None, over: bool) -> Pasture:
    """The pasture as a seat (None: a spectator) may know it (`cows.secret.tokens`).

    When the game is over the taken tokens are shown.
    """
    return changed(pasture, lambda token: token.seen_by(seat), keep_taken=over)


def unknown(pasture: Pasture) -> int:
    """How many tokens there are whose symbol is not known."""
    return sum(token.symbol == HIDDEN for token in tokens(pasture))


def symbols_left(pasture: Pasture, symbols: int, tokens_each: int) -> list[int]:
    """How many tokens of each symbol of the game are not to be seen anywhere on this pasture."""
    found = [token.symbol for token in tokens(pasture)]
    return [max(0, tokens_each - found.count(symbol)) for symbol in SYMBOLS[:symbols]]


def uncovered(pasture: Pasture, drawn: Iterator[str]) -> Pasture:
    """The pasture with unknown tokens given the symbols drawn, in order, as far as they go."""

    def change(token: Token) -> Token:
        return token if token.symbol != HIDDEN else Token(next(drawn, HIDDEN), token.known_to)

    return changed(pasture, change)
