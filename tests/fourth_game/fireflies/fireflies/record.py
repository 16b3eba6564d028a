"""The record of a moment: its fields, and pure questions about them."""

from typing import Final, NamedTuple

from boardwidgets.core.squares import Grid
from boardwidgets.core.state import Setup

PACKAGE: Final = "fireflies"
MEADOW: Final = Grid(5, 4)  # fireflies.setup.meadow
RANKS: Final = range(1, 5)
HIDDEN: Final = 0
"""In place of a rank: a wish that one may not know, or that is not drawn yet."""

WISH: Final = "wish"
LANTERN: Final = "lantern"
ROLL: Final = "roll"
OVER: Final = "over"


class Lantern(NamedTuple):
    """A lantern: its square, the seat it belongs to, its fireflies; 0 until they have come."""

    square: int
    owner: int
    fireflies: int = 0


class FirefliesRecord(NamedTuple):
    """The wishes drawn so far and the lanterns in the order of play; all else follows from them."""

    setup: Setup
    wishes: tuple[int, ...] = ()
    lanterns: tuple[Lantern, ...] = ()

    @property
    def waits(self) -> bool:
        """Whether the fireflies of the last lantern have not come yet."""
        return bool(self.lanterns) and not self.lanterns[-1].fireflies

    @property
    def seat(self) -> int:
        """The seat whose turn it is: they take turns (`fireflies.turn.lantern`)."""
        return (len(self.lanterns) - self.waits) % self.setup.players

    @property
    def phase(self) -> str:
        """What has to be done now."""
        if len(self.wishes) < self.setup.players:
            return WISH  # fireflies.setup.wish
        if self.waits:
            return ROLL  # fireflies.turn.roll
        return LANTERN if any(map(self.free, MEADOW.squares)) else OVER  # fireflies.end.no-square

    def free(self, square: int) -> bool:
        """Whether the player to move may put a lantern on a square."""
        return not self.taken(square) and not self.own_beside(square)

    def taken(self, square: int) -> bool:
        """Whether a lantern stands on a square (`fireflies.turn.lantern`)."""
        return any(lantern.square == square for lantern in self.lanterns)

    def own_beside(self, square: int) -> tuple[int, ...]:
        """The lanterns of the player to move beside a square (`fireflies.turn.apart`)."""
        own = {lantern.square for lantern in self.lanterns if lantern.owner == self.seat}
        return tuple(side for side in MEADOW.sides[square] if side in own)

    def wish(self, seat: int) -> int:
        """The rank that a seat wishes for, or HIDDEN."""
        return self.wishes[seat] if seat < len(self.wishes) else HIDDEN

    def points(self, seat: int) -> int:
        """A seat's points, its wish included where it is known (`fireflies.score.fireflies`)."""
        return sum(
            lantern.fireflies * (1 + (MEADOW.rank_of(lantern.square) + 1 == self.wish(seat)))
            for lantern in self.lanterns
            if lantern.owner == seat
        )
