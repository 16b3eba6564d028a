"""What stands in the way, as sets of squares (`cows.square.pieces`).

Cows, bulls, herdsmen and fences each want a square alone; rabbits share with anything; moles are
never in the way and do not appear here at all.
"""

from typing import Final

from boardwidgets.games.cows.pieces import BIT, OFF, Places

EDGE: Final = 1 << OFF
"""Beyond the board, where everything is blocked."""


def in_the_way(places: Places, fences: int) -> tuple[int, int]:
    """The squares where something stands, and those where a bull cannot push what stands.

    The first holds the edge too. The second: a fence, another bull, or several things at once.
    """
    c0, c1, c2, c3, b0, b1, b2, b3, r0, r1, r2, r3, h0, h1, h2, h3, _, _, _, _ = places
    bulls = BIT[b0] | BIT[b1] | BIT[b2] | BIT[b3]
    alone = fences | bulls | BIT[c0] | BIT[c1] | BIT[c2] | BIT[c3]
    alone |= BIT[h0] | BIT[h1] | BIT[h2] | BIT[h3]
    one, two, three, four = BIT[r0], BIT[r1], BIT[r2], BIT[r3]
    rabbits = one | two | three | four
    several = alone & rabbits | one & two | (one | two) & three | (one | two | three) & four
    return alone | rabbits | EDGE, fences | bulls | several


def on_square(places: Places, square: int) -> tuple[int, ...]:
    """The pieces on a square, moles last."""
    return tuple([piece for piece, place in enumerate(places) if place == square])
