"""The walks that a piece can make from a square, each with the squares that must be free for it."""

from functools import cache

from boardwidgets.games.cows.moves import WALKS, WalkPiece
from boardwidgets.games.cows.paths import paths, straight_rabbit_paths
from boardwidgets.games.cows.pieces import BIT, OFF, RABBIT, kind_of

WalkIfFree = tuple[int, WalkPiece]
"""The squares that nothing may hinder, as a set of bits, and the walk that is open then."""


# Kept, since a piece starts from the same squares again and again: random games have twice
# the moves a second with it.
@cache
def walks_from(piece: int, start: int, rabbit_path: str) -> tuple[WalkIfFree, ...]:
    """Every walk of a piece from its place, with a house rule for rabbits; none from OFF.

    A rabbit crosses anything: only where it stops matters (`cows.rabbit.cross`). A cow crosses
    nothing that it may not enter (`cows.cow.blocked`).

    >>> [walk.text for _, walk in walks_from(12, 0, "bend")]
    ['herdsman a1 a2', 'herdsman a1 b1']
    """
    if start == OFF:
        return ()
    kind = kind_of(piece)
    straight = kind == RABBIT and rabbit_path == "straight"
    ways = straight_rabbit_paths(start) if straight else paths(kind, start)
    walks = WALKS[piece][start]
    return tuple(
        (sum(BIT[square] for square in (way[-1:] if kind == RABBIT else way)), walks[way[-1]])
        for way in ways
    )
