"""What a player has."""

from typing import NamedTuple

from boardwidgets.games.sobek.cards import Cards
from boardwidgets.games.sobek.sets import TableSet


class Seat(NamedTuple):
    """What a player has: a space on the track, hand, corruption, sets and curses.

    `looked` says whether they have seen the event tokens that are left.
    """

    points: int = 0
    hand: Cards = ()
    corruption: Cards = ()
    sets: tuple[TableSet, ...] = ()
    curses: int = 0
    looked: bool = False

    def cleared(self) -> "Seat":
        """The player at the beginning of a round: nothing but the space (`sobek.setup.deck`)."""
        return Seat(self.points)
