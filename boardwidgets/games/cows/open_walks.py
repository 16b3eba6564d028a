"""Which walks are open, looked up by what is in the way.

The squares a piece may enter from a place are grouped; for each group there is a table from the set
of its blocked squares to the walks that are left. So a piece's walks are a few look-ups.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final

from boardwidgets.core.moves import Move
from boardwidgets.games.cows.moves import WALKS
from boardwidgets.games.cows.paths import (
    Path,
    bent_rabbit_paths,
    cow_paths,
    herdsman_paths,
    mole_paths,
    straight_rabbit_paths,
)
from boardwidgets.games.cows.pieces import BIT, COW, HERDSMAN, MOLE, PIECES, RABBIT, kind_of
from boardwidgets.games.cows.squares import SQUARES

WalkGroup = tuple[int, dict[int, tuple[Move, ...]]]
"""The squares that matter, and the walks that are open for each set of blocked ones."""

OpenWalks = tuple[tuple[tuple[WalkGroup, ...], ...], ...]
"""The groups of each piece, by its place."""


def _subsets(bits: int) -> Iterator[int]:
    subset = bits
    while subset:
        yield subset
        subset = (subset - 1) & bits
    yield 0


def _group(piece: int, start: int, routes: Sequence[Path], through: bool) -> WalkGroup:
    """The group of some paths; `through` when only the last square of a path must be free."""
    needs = [sum(BIT[square] for square in (path[-1:] if through else path)) for path in routes]
    mask = 0
    for need in needs:
        mask |= need
    walks = [WALKS[piece][start][path[-1]] for path in routes]
    return mask, {
        blocked: tuple(walk for walk, need in zip(walks, needs, strict=True) if not need & blocked)
        for blocked in _subsets(mask)
    }


def _cow(piece: int, start: int) -> tuple[WalkGroup, ...]:
    """A cow crosses nothing that it may not enter (`cows.cow.blocked`)."""
    return tuple(_group(piece, start, cow_paths(start, heading), False) for heading in range(4))


def _herdsman(piece: int, start: int) -> tuple[WalkGroup, ...]:
    return (_group(piece, start, herdsman_paths(start), True),)


def _mole(piece: int, start: int) -> tuple[WalkGroup, ...]:
    walks = WALKS[piece][start]
    return ((0, {0: tuple(walks[path[-1]] for path in mole_paths(start))}),)


def _straight_rabbit(piece: int, start: int) -> tuple[WalkGroup, ...]:
    """A rabbit crosses anything: only where it stops matters (`cows.rabbit.cross`)."""
    return (_group(piece, start, straight_rabbit_paths(start), True),)


def _bent_rabbit(piece: int, start: int) -> tuple[WalkGroup, ...]:
    bent = _group(piece, start, bent_rabbit_paths(start), True)
    return (*_straight_rabbit(piece, start), bent)


GroupsFrom = Callable[[int, int], tuple[WalkGroup, ...]]
_RABBITS: Final[dict[str, GroupsFrom]] = {"bend": _bent_rabbit, "straight": _straight_rabbit}
_OTHERS: Final[dict[int, GroupsFrom]] = {COW: _cow, HERDSMAN: _herdsman, MOLE: _mole}


@cache
def _groups(kind: int, rabbit_path: str) -> tuple[tuple[tuple[WalkGroup, ...], ...], ...]:
    groups_from = _RABBITS[rabbit_path] if kind == RABBIT else _OTHERS.get(kind)
    if groups_from is None:
        return ((), (), (), ())
    return tuple(
        # No way leads from OFF, the place after the last square.
        (*(groups_from(piece, start) for start in SQUARES), ())
        for piece in PIECES
        if kind_of(piece) == kind
    )


@cache
def open_walks(rabbit_path: str) -> OpenWalks:
    """The groups of each piece by its place, with a house rule for rabbits; none for bulls.

    >>> mask, walks = open_walks("bend")[12][0][0]
    >>> [walk.text for walk in walks[0]]
    ['herdsman a1 a2', 'herdsman a1 b1']
    """
    kinds = dict.fromkeys(map(kind_of, PIECES))
    return tuple(groups for kind in kinds for groups in _groups(kind, rabbit_path))
