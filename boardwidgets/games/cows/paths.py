"""Where cows, herdsmen, rabbits and moles may go from each square, if nothing is in the way.

A path is the squares that a piece enters, one after another; it stops on the last.
"""

from typing import Final

from boardwidgets.games.cows.pieces import COW, MOLE, RABBIT
from boardwidgets.games.cows.squares import NEIGHBOUR, SIDES, SQUARES, at, file_of, rank_of

Path = tuple[int, ...]

LONGEST_COW: Final = 3


def line(start: int, heading: int, longest: int = len(SQUARES)) -> Path:
    """The squares straight ahead, as far as the edge or `longest`.

    >>> line(0, 1, 3)
    (1, 2, 3)
    """
    squares: list[int] = []
    ahead = NEIGHBOUR[start][heading]
    while ahead is not None and len(squares) < longest:
        squares.append(ahead)
        ahead = NEIGHBOUR[ahead][heading]
    return tuple(squares)


def cow_paths(start: int, heading: int) -> tuple[Path, ...]:
    """The ways of a cow in one direction, the shortest first (`cows.cow.move`)."""
    ahead = line(start, heading, LONGEST_COW)
    return tuple(ahead[:count] for count in range(1, len(ahead) + 1))


def herdsman_paths(start: int) -> tuple[Path, ...]:
    """One step, not across a corner (`cows.herdsman.move`)."""
    return tuple((side,) for side in SIDES[start])


def straight_rabbit_paths(start: int) -> tuple[Path, ...]:
    """Two steps straight on (`cows.rabbit.move`)."""
    lines = (line(start, heading, 2) for heading in range(4))
    return tuple(ahead for ahead in lines if len(ahead) == 2)


def bent_rabbit_paths(start: int) -> tuple[Path, ...]:
    """Two steps round a corner; either first step leads to the same square, so one is told."""
    found = []
    for dx in (-1, 1):
        for dy in (-1, 1):
            over = at(file_of(start) + dx, rank_of(start))
            end = at(file_of(start) + dx, rank_of(start) + dy)
            if over is not None and end is not None:
                found.append((over, end))
    return tuple(found)


def mole_paths(start: int) -> tuple[Path, ...]:
    """One step in any of eight directions (`cows.mole.move`)."""
    near = [(dx, dy) for dy in (1, 0, -1) for dx in (-1, 0, 1) if dx or dy]
    ends = (at(file_of(start) + dx, rank_of(start) + dy) for dx, dy in near)
    return tuple((end,) for end in ends if end is not None)


def paths(kind: int, start: int) -> tuple[Path, ...]:
    """All ways that a piece of a kind (any but a bull) can ever go from a square."""
    if kind == COW:
        return tuple(way for heading in range(4) for way in cow_paths(start, heading))
    if kind == RABBIT:
        return straight_rabbit_paths(start) + bent_rabbit_paths(start)
    return mole_paths(start) if kind == MOLE else herdsman_paths(start)
