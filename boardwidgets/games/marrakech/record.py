"""The record of a moment of Marrakech: its fields, and pure questions about them."""

from collections.abc import Sequence
from typing import NamedTuple

from boardwidgets.core.chance import CHANCE, Actor
from boardwidgets.core.state import Phase, Setup
from boardwidgets.games.marrakech.constants import MarrakechConstants
from boardwidgets.games.marrakech.phases import BY_CHANCE, OVER, ROLL


def seat_to_draw(
    constants: MarrakechConstants, rugs: Sequence[int], next_rugs: Sequence[int | None]
) -> int | None:
    """The seat whose next rug has to be drawn from its stack now; None when no stack waits.

    Rule `marrakech.setup.two-players`.
    """
    if constants.stacked:
        for seat, own in enumerate(constants.colours):
            if next_rugs[seat] is None and any(rugs[colour] for colour in own):
                return seat
    return None


class MarrakechRecord(NamedTuple):
    """A moment of Marrakech.

    `tops` is the rug to be seen on each square by its number, `rugs` how many of each colour are
    unlaid, `next_rugs` the colour a seat lays next (None when it has none or it is not drawn yet),
    `out` whether a seat is out. `assam` and `heading` are his square and heading.
    """

    setup: Setup
    constants: MarrakechConstants
    phase: Phase
    seat: int
    assam: int
    heading: int
    tops: tuple[int, ...]
    purses: tuple[int, ...]
    rugs: tuple[int, ...]
    next_rugs: tuple[int | None, ...]
    out: tuple[bool, ...]

    @property
    def actor(self) -> Actor:
        """The seat to move, CHANCE, or None when the game is over."""
        if self.phase == OVER:
            return None
        return CHANCE if self.phase in BY_CHANCE else self.seat

    @property
    def roller(self) -> int | None:
        """The seat that rolls the die now."""
        return self.seat if self.phase == ROLL else None

    @property
    def undrawn(self) -> int | None:
        """The seat whose next rug has to be drawn from its stack; None when no stack waits."""
        return seat_to_draw(self.constants, self.rugs, self.next_rugs)

    def unlaid(self, seat: int) -> int:
        """How many rugs a seat has still to lay."""
        return sum(self.rugs[colour] for colour in self.constants.colours[seat])

    def owner_in(self, colour: int) -> int | None:
        """The seat that owns a colour and is still in; None for a neutral colour.

        Rule `marrakech.out.rugs`: the rugs of a player who is out belong to nobody.
        """
        seat = self.constants.owner[colour]
        return None if seat is None or self.out[seat] else seat

    @property
    def colour_to_lay(self) -> int:
        """The colour of the rug that the seat to move lays next."""
        next_rug = self.next_rugs[self.seat]
        return self.constants.colours[self.seat][0] if next_rug is None else next_rug

    @property
    def still_in(self) -> tuple[int, ...]:
        """The seats that are not out."""
        return tuple([seat for seat, out in enumerate(self.out) if not out])

    @property
    def colours(self) -> list[int | None]:
        """The colour to be seen on each square, by its number; None where it is bare."""
        return [rug % 4 if rug else None for rug in self.tops]

    @property
    def visible(self) -> tuple[int, ...]:
        """How many squares of each colour are to be seen."""
        colours = self.colours
        return tuple(colours.count(colour) for colour in range(4))

    @property
    def scores(self) -> tuple[int, ...]:
        """Dirhams plus visible squares of one's colours; 0 for a player who is out.

        Rule `marrakech.score.total`.
        """
        visible = self.visible
        return tuple(
            0 if self.out[seat] else purse + sum(visible[c] for c in self.constants.colours[seat])
            for seat, purse in enumerate(self.purses)
        )

    @property
    def projected_scores(self) -> tuple[int, ...]:
        """The scores, since they hold all that counts."""
        return self.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest total, then the most dirhams; empty until the game is over.

        Rule `marrakech.score.tie`.
        """
        if self.phase != OVER:
            return ()
        scores = self.scores
        standing = {seat: (scores[seat], self.purses[seat]) for seat in self.still_in}
        best = max(standing.values())
        return tuple(seat for seat, found in standing.items() if found == best)
