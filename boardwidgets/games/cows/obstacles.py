"""What stands in the way, as sets of squares.

Such a set is a whole number with a bit for each square (`pieces.BIT`), and so are the fences of a
pasture: with frozen sets random games have an eighth fewer moves a second.

Cows, bulls, herdsmen and fences each want a square alone; rabbits share with anything; moles are
never in the way and do not appear here at all.
"""

from typing import Final

from boardwidgets.games.cows.pieces import BIT, BULL, COW, HERDSMAN, OFF, RABBIT, Places, of_kind

EDGE: Final = 1 << OFF
"""Beyond the board, where everything is blocked."""

BULLS: Final = of_kind(BULL)
RABBITS: Final = of_kind(RABBIT)
ALONE: Final = of_kind(COW) + of_kind(HERDSMAN)
"""What can be pushed, and wants a square alone."""


def in_the_way(places: Places, fences: int) -> tuple[int, int]:
    """The squares where something stands, and those where a bull cannot push what stands.

    The first holds the edge too. The second: a fence, another bull, or several things at once.
    Everything but a mole is in the way (`cows.square.pieces`).
    """
    bulls = rabbits = several = 0
    for bull in BULLS:
        bulls |= BIT[places[bull]]
    alone = fences | bulls
    for piece in ALONE:
        alone |= BIT[places[piece]]
    for rabbit in RABBITS:
        several |= rabbits & BIT[places[rabbit]]
        rabbits |= BIT[places[rabbit]]
    return alone | rabbits | EDGE, fences | bulls | several | alone & rabbits


def on_square(places: Places, square: int) -> tuple[int, ...]:
    """The pieces on a square, moles last."""
    return tuple([piece for piece, place in enumerate(places) if place == square])
