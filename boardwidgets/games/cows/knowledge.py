"""What a seat may know of a moment, and what it may suppose of the rest (`cows.secret.tokens`).

A token's symbol is known to those who have looked at it or taken it, and to nobody else. How many
tokens each player has, everybody may know.
"""

from itertools import islice
from random import Random
from typing import TypeVar

from boardwidgets.games.cows.pasture import seen, symbols_left, uncovered, unknown
from boardwidgets.games.cows.phases import OVER
from boardwidgets.games.cows.record import CowsRecord
from boardwidgets.games.cows.tokens import SYMBOLS

R = TypeVar("R", bound=CowsRecord)


def seen_by(record: R, seat: int | None) -> R:
    """The record with the symbols hidden that a seat (None: a spectator) does not know."""
    return record._replace(pasture=seen(record.pasture, seat, record.phase == OVER))


def sample(record: R, random: Random) -> R:
    """The record with hidden symbols guessed, all guesses that can be equally likely.

    Of the symbols that chance has yet to draw, none is guessed.
    """
    constants, pasture = record.constants, record.pasture
    left = symbols_left(pasture, constants.symbols, constants.tokens_each)
    pool = [symbol for symbol, count in zip(SYMBOLS, left, strict=False) for _ in range(count)]
    drawn = islice(_shuffled(pool, random), unknown(pasture) - record.undrawn)
    return record._replace(pasture=uncovered(pasture, drawn))


def _shuffled(pool: list[str], random: Random) -> list[str]:
    """A pool in random order, by `random.random()` alone, the same on every Python."""
    keyed = sorted((random.random(), place) for place in range(len(pool)))
    return [pool[place] for _, place in keyed]
