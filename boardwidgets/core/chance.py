"""Chance as a player: outcomes with their probabilities, and the draws that a seed gives.

>>> draws = Draws(7)
>>> draws[2] == Draws(7)[2]  # a draw depends on the seed and on its number alone
True
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from random import Random
from typing import Final, Literal

from boardwidgets.core.moves import Move

CHANCE: Final = "chance"
"""`state.actor` while chance decides."""

Actor = int | Literal["chance"] | None
"""Who moves: a seat counted from 0, CHANCE, or None when the game is over."""

ChanceMode = Literal["seed", "ask"]
"""Whether the outcomes of chance come from a game's seed, or each is asked for."""

Chances = tuple[tuple[Move, Fraction], ...]
"""The outcomes chance may bring, each with its probability; they add up to 1."""

LARGEST_SEED: Final = 2**53 - 1
"""Seeds are whole numbers from 0 to this, so that every JSON reader keeps them exact."""


def weighted(outcomes: Iterable[tuple[Move, int]]) -> Chances:
    """Outcomes with whole-number weights as probabilities; weight 0 cannot happen.

    >>> weighted([(Move("1"), 1), (Move("2"), 2)])[1][1]
    Fraction(2, 3)
    """
    kept = [(move, weight) for move, weight in outcomes if weight]
    total = sum(weight for _, weight in kept)
    return tuple([(move, share(weight, total)) for move, weight in kept])


@cache
def share(weight: int, total: int) -> Fraction:
    """`weight` of `total` as a fraction.

    Kept, since games ask for the same fractions often: random games of Sobek have a sixth more
    moves a second with it.
    """
    return Fraction(weight, total)


def outcome(chances: Chances, draw: float) -> Move:
    """The outcome that a number from 0 to 1 picks.

    >>> outcome(weighted([(Move("1"), 1), (Move("2"), 2)]), 0.5).text
    '2'
    """
    for move, probability in chances:
        draw -= probability.numerator / probability.denominator
        if draw < 0:
            return move
    return chances[-1][0]


class Draws(Sequence[float]):
    """The endless row of numbers from 0 to 1 that a seed gives, the same on every Python.

    It has as many items as have been asked for so far; asking for a later one makes it longer.
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._drawn: list[float] = []

    def __len__(self) -> int:
        return len(self._drawn)

    def __getitem__(self, number: int) -> float:  # type: ignore[override]  # no slices of an endless row
        while number >= len(self._drawn):
            self._drawn.append(self._random.random())
        return self._drawn[number]
