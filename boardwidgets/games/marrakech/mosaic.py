"""Assam's walk: straight ahead, and round the mosaic where he would step off the board.

A mosaic is written as the runs of its half loops along each edge, and its two corner loops; the
table of all 28 exits is made from that, and every walk from the table.
"""

from functools import cache
from typing import Final, NamedTuple

from boardwidgets.core.events import Event
from boardwidgets.core.squares import EAST, HEADINGS, NORTH, SOUTH, WEST
from boardwidgets.games.marrakech.events import Stepped, WentRound
from boardwidgets.games.marrakech.squares import NAMES, NEIGHBOUR, SQUARES, square

Pose = tuple[int, int]
"""A square and a heading."""

LONGEST_WALK: Final = 4


class Mosaic(NamedTuple):
    """Half loops as pairs of squares on each edge; corner loops as (corner, leaving, entering)."""

    top: str
    right: str
    bottom: str
    left: str
    corners: tuple[tuple[str, int, int], ...]


MOSAICS: Final = {
    "top-right": Mosaic(
        top="a7-b7 c7-d7 e7-f7",
        right="g6-g5 g4-g3 g2-g1",
        bottom="b1-c1 d1-e1 f1-g1",
        left="a7-a6 a5-a4 a3-a2",
        corners=(
            ("g7", NORTH, WEST),
            ("g7", EAST, SOUTH),
            ("a1", WEST, NORTH),
            ("a1", SOUTH, EAST),
        ),
    ),
    "top-left": Mosaic(
        top="b7-c7 d7-e7 f7-g7",
        right="g7-g6 g5-g4 g3-g2",
        bottom="a1-b1 c1-d1 e1-f1",
        left="a6-a5 a4-a3 a2-a1",
        corners=(
            ("a7", NORTH, EAST),
            ("a7", WEST, SOUTH),
            ("g1", SOUTH, WEST),
            ("g1", EAST, NORTH),
        ),
    ),
}


def opposite(heading: int) -> int:
    """The heading the other way.

    >>> HEADINGS[opposite(NORTH)]
    'S'
    """
    return (heading + 2) % 4


@cache
def exits(mosaic: str) -> dict[Pose, Pose]:
    """For each of the 28 ways off the board, where Assam comes back and with what heading.

    >>> back, heading = exits("top-right")[square("g7"), NORTH]
    >>> NAMES[back], HEADINGS[heading]
    ('g7', 'W')
    """
    loops = MOSAICS[mosaic]
    table = {(square(name), out): (square(name), back) for name, out, back in loops.corners}
    for pairs, leaving in zip(loops[:4], (NORTH, EAST, SOUTH, WEST), strict=True):
        for pair in pairs.split():
            one, other = map(square, pair.split("-"))
            table[one, leaving] = other, opposite(leaving)
            table[other, leaving] = one, opposite(leaving)
    return table


def step(mosaic: str, start: Pose) -> tuple[Pose, Event]:
    """Assam's next square and heading, and the event that tells it."""
    number, heading = start
    ahead = NEIGHBOUR[number][heading]
    if ahead is not None:
        # Straight ahead: `marrakech.assam.step`.
        return (ahead, heading), Stepped(NAMES[ahead], HEADINGS[heading])
    # The mosaic costs no step: `marrakech.assam.edge-turn`.
    back, turned = exits(mosaic)[start]
    event = WentRound(NAMES[number], HEADINGS[heading], NAMES[back], HEADINGS[turned])
    return (back, turned), event


AssamWalk = tuple[int, int, tuple[Event, ...]]
"""Where a walk ends: square and heading; and its events."""


@cache
def walks(mosaic: str) -> tuple[tuple[tuple[AssamWalk, ...], ...], ...]:
    """All 784 walks, and standing still, as a table by square, heading and steps.

    A table, since random games have a quarter more moves a second with it.
    """
    return tuple(
        tuple(_walks_from(mosaic, (number, heading)) for heading in range(4)) for number in SQUARES
    )


def _walks_from(mosaic: str, start: Pose) -> tuple[AssamWalk, ...]:
    pose = start
    events: tuple[Event, ...] = ()
    found: list[AssamWalk] = [(*start, events)]
    for _ in range(LONGEST_WALK):
        pose, event = step(mosaic, pose)
        events = (*events, event)
        found.append((*pose, events))
    return tuple(found)
