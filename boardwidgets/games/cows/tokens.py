"""Grass tokens: a symbol underneath, and who knows it.

A token is a number: its symbol (0–5, or UNKNOWN) plus 8 for the first seat that knows it, 16 for
the second and so on. Two tokens with the same number are as good as one another.
"""

from collections.abc import Iterable
from typing import Final

SYMBOLS: Final = ("carrot", "onion", "potato", "turnip", "cabbage", "tomato")
UNKNOWN: Final = 7
HIDDEN: Final = "hidden"
"""What stands for a symbol that one does not know."""

Pile = tuple[int, ...]
"""Tokens on one square, from the bottom to the top; they keep their order (`cows.grass.pile`)."""


def symbol_of(token: int) -> int:
    """The symbol under a token, or UNKNOWN."""
    return token & 7


def symbol_name(token: int) -> str:
    """The name of the symbol under a token.

    >>> symbol_name(1), symbol_name(hidden(1))
    ('onion', 'hidden')
    """
    symbol = symbol_of(token)
    return HIDDEN if symbol == UNKNOWN else SYMBOLS[symbol]


def symbol_named(name: str) -> int:
    """The symbol of a name, or UNKNOWN for HIDDEN.

    >>> symbol_named("onion"), symbol_named("hidden")
    (1, 7)
    """
    return UNKNOWN if name == HIDDEN else SYMBOLS.index(name)


def known_token(symbol: int, seats: Iterable[int]) -> int:
    """A token with this symbol that these seats know.

    >>> known_to(known_token(3, (0, 2)))
    (0, 2)
    """
    return symbol | sum(8 << seat for seat in seats)


def known_to(token: int) -> tuple[int, ...]:
    """The seats that know what is under a token.

    >>> known_to(shown_to(shown_to(0, 2), 0))
    (0, 2)
    """
    return tuple(seat for seat in range(4) if token >> 3 + seat & 1)


def shown_to(token: int, seat: int) -> int:
    """A token of which one more seat knows the symbol."""
    return token | 8 << seat


def hidden(token: int) -> int:
    """A token for someone who does not know its symbol."""
    return token | UNKNOWN


def seen_by(token: int, seat: int | None) -> int:
    """A token as a seat (None: a spectator) may know it."""
    return token if seat is not None and token >> 3 + seat & 1 else token | UNKNOWN


def with_symbol(token: int, symbol: int) -> int:
    """An unknown token once its symbol is known; its knowers stay."""
    return token & ~7 | symbol


def worth(equal: int) -> int:
    """What so many equal symbols are worth: 1, 3, 6, 10 … (`cows.score.sets`).

    >>> [worth(equal) for equal in range(5)]
    [0, 1, 3, 6, 10]
    """
    return equal * (equal + 1) // 2


def score(taken: Iterable[int]) -> int:
    """What taken tokens are worth; of unknown ones the least they can be, one point each.

    >>> score([0, 0, 0, 1]), score([0, UNKNOWN])
    (7, 2)
    """
    symbols = [symbol_of(token) for token in taken]
    sets = sum(worth(symbols.count(symbol)) for symbol in range(len(SYMBOLS)))
    return sets + symbols.count(UNKNOWN)
