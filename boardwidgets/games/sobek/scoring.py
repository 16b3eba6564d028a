"""Points and corruption at the end of a round: what is counted, who pays, and the way back."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from boardwidgets.games.sobek.cards import SCARABS
from boardwidgets.games.sobek.seats import Seat
from boardwidgets.games.sobek.tokens import CURSE_CARDS
from boardwidgets.games.sobek.track import step_back

POINTS_A_STEP: Final = 10
"""For so many points who has most corruption goes back one step (`sobek.corruption.penalty`)."""
EARLY_ROUND: Final = 2
"""The game ends after this round if somebody is past the end of the track (`sobek.game.end`)."""


class Corruption(NamedTuple):
    """A player's corruption in the order in which it is compared: cards with curses, scarabs."""

    cards: int
    scarabs: int


def corruption(holder: Seat) -> Corruption:
    """How corrupt a player is; curses count as two cards each (`sobek.event.curse`)."""
    return Corruption(
        len(holder.corruption) + CURSE_CARDS * holder.curses,
        sum(SCARABS[card] for card in holder.corruption),
    )


def most_corrupt(seats: Sequence[Seat]) -> tuple[int, ...]:
    """The players who pay; several where all is equal, nobody where there is no corruption.

    See `sobek.corruption.most`.
    """
    compared = [corruption(holder) for holder in seats]
    most = max(compared)
    return tuple(seat for seat, own in enumerate(compared) if own == most and own.cards)


def round_points(holder: Seat) -> int:
    """The points of a player's sets (`sobek.score.move`)."""
    return sum(one.points for one in holder.sets)


def way_back(space: int, points: int) -> tuple[int, ...]:
    """The spaces to which a player goes back who pays for so many points, in order.

    A step for every full ten of them, to the previous space with the same glyph
    (`sobek.corruption.penalty`).

    >>> way_back(69, 34)
    (61, 59, 51)
    """
    way = []
    for _ in range(points // POINTS_A_STEP):
        space = step_back(space)
        way.append(space)
    return tuple(way)


def counted_now(seats: Sequence[Seat]) -> tuple[int, ...]:
    """The spaces on which players would stand if their sets were counted and corruption paid."""
    payers = most_corrupt(seats)
    spaces = []
    for seat, holder in enumerate(seats):
        points = round_points(holder)
        space = holder.points + points
        way = way_back(space, points) if seat in payers else ()
        spaces.append(way[-1] if way else space)
    return tuple(spaces)
