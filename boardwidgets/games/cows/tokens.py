"""Grass tokens: a symbol underneath, and who knows it.

>>> token = Token("onion").shown_to(2)
>>> token.seen_by(2).symbol, token.seen_by(0).symbol
('onion', 'hidden')
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

SYMBOLS: Final = ("carrot", "onion", "potato", "turnip", "cabbage", "tomato")
HIDDEN: Final = "hidden"
"""What stands for a symbol that one does not know, or that is not drawn yet."""


class Token(NamedTuple):
    """A grass token: its symbol, or HIDDEN, and the seats that know it.

    Two tokens with the same symbol that the same seats know are as good as one another.
    """

    symbol: str = HIDDEN
    known_to: tuple[int, ...] = ()

    def shown_to(self, seat: int) -> "Token":
        """The token once one more seat knows its symbol."""
        return Token(self.symbol, tuple(sorted({*self.known_to, seat})))

    def seen_by(self, seat: int | None) -> "Token":
        """The token as a seat (None: a spectator) may know it (`cows.secret.tokens`)."""
        return self if seat in self.known_to else Token(HIDDEN, self.known_to)


Pile = tuple[Token, ...]
"""Tokens on one square, from the bottom to the top; they keep their order (`cows.grass.pile`)."""


def worth(equal: int) -> int:
    """What so many equal symbols are worth: 1, 3, 6, 10 … (`cows.score.sets`).

    >>> [worth(equal) for equal in range(5)]
    [0, 1, 3, 6, 10]
    """
    return equal * (equal + 1) // 2


def score(taken: Iterable[Token]) -> int:
    """What taken tokens are worth; of hidden ones the least they can be, one point each.

    >>> score([Token("carrot"), Token("carrot"), Token("onion"), Token()])
    5
    """
    symbols = [token.symbol for token in taken]
    return sum(worth(symbols.count(symbol)) for symbol in SYMBOLS) + symbols.count(HIDDEN)
