"""The bull's run: one square after another, until something stops it.

At each square two things decide: what stands on the next square, and what on the one behind it.
Nothing that was pushed before matters, since what is pushed always stands alone on the next square.
A pushed piece does nothing of its own: a herdsman leaves no fence, a rabbit carries no grass, and
what shares the bull's first square stays there.

Nothing is moved here: a run is told as events, and `replay` says what they do to the board.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from boardwidgets.core.events import Event
from boardwidgets.games.cows.events import (
    BullStepped,
    BullStopped,
    FenceRemoved,
    MoleIgnored,
    Pushed,
    StoppedAtEdge,
    StoppedAtFence,
    StoppedBeforeBull,
    StoppedBeforeSeveral,
    StoppedBeforeTwo,
)
from boardwidgets.games.cows.moves import CHARGES, ChargeBull
from boardwidgets.games.cows.obstacles import EDGE, in_the_way, on_square
from boardwidgets.games.cows.pieces import BIT, BULL, MOLE, NAMES_OF, Places, kind_of, of_kind
from boardwidgets.games.cows.squares import NAMES, NEIGHBOUR

NOBODY: Final = -1

Ahead = tuple[int, int, int]
"""A heading, the next square and the one behind it, both as bits; EDGE beyond the board."""


def _bit(square: int | None) -> int:
    return EDGE if square is None else BIT[square]


def _ahead(start: int) -> Iterator[Ahead]:
    """For each heading with a square ahead, what decides whether a bull can go."""
    for heading, near in enumerate(NEIGHBOUR[start]):
        if near is not None:
            yield heading, _bit(near), _bit(NEIGHBOUR[near][heading])


def charges(bull: int, place: int, blocked: int, rigid: int) -> list[ChargeBull]:
    """The directions in which a bull can move at least one square (`cows.bull.must-move`)."""
    own = CHARGES[bull]
    return [
        own[heading]
        for heading, near, far in _ahead(place)
        if not near & blocked or not (near & rigid or far & blocked)
    ]


def breakouts(bull: int, place: int, fences: int) -> list[ChargeBull]:
    """The directions in which a fence stands next to a bull."""
    return [CHARGES[bull][heading] for heading, near, _ in _ahead(place) if near & fences]


class BullRun(NamedTuple):
    """A bull's run: what happens, whom it pushes (or NOBODY), and where that piece is left.

    The last event is always what stopped it, or the removal of the fence that did.
    """

    events: tuple[Event, ...]
    pushed: int
    pushed_to: int


def _stepped(bull: int, square: int, heading: int) -> BullStepped:
    start = NEIGHBOUR[square][(heading + 2) % 4]
    return BullStepped(NAMES_OF[bull], NAMES[start or 0], NAMES[square])


def run(places: Places, fences: int, bull: int, heading: int) -> BullRun:
    """A bull's whole run (`cows.bull.move`), whether or not it may choose that direction.

    What is pushed does nothing of its own: only where it stands changes (`cows.bull.pushed`).
    """
    blocked, rigid = in_the_way(places, fences)
    moles = [places[mole] for mole in of_kind(MOLE)]
    at, pushed = places[bull], NOBODY
    happened: list[Event] = []
    while True:
        near = NEIGHBOUR[at][heading]
        if near is None or rigid & BIT[near]:
            break
        if pushed != NOBODY or blocked & BIT[near]:
            # cows.bull.push: a single piece goes ahead of the bull, as long as it can.
            far = NEIGHBOUR[near][heading]
            if far is None or blocked & BIT[far]:
                break
            if pushed == NOBODY:
                pushed = on_square(places, near)[0]
            names = NAMES_OF[bull], NAMES_OF[pushed]
            happened.append(Pushed(*names, NAMES[near], NAMES[far]))
            if far in moles:
                happened += _ignored(places, pushed, far)
        happened.append(_stepped(bull, near, heading))
        if near in moles:
            happened += _ignored(places, bull, near)
        at = near
    happened += stop(places, fences, bull, at, heading, pushed)
    return BullRun(tuple(happened), pushed, at if near is None else near)


def _ignored(places: Places, piece: int, square: int) -> list[Event]:
    """Moles are in nobody's way (`cows.bull.mole`)."""
    return [
        MoleIgnored(NAMES_OF[piece], NAMES_OF[mole], NAMES[square])
        for mole in of_kind(MOLE)
        if places[mole] == square
    ]


def stop(
    places: Places, fences: int, bull: int, at: int, heading: int, pushed: int = NOBODY
) -> tuple[BullStopped, *tuple[Event, ...]]:
    """What stops a bull that has come to `at` as it tries to go on; first the stop.

    `places` are those before its run, and `pushed` is the piece that it has pushed ahead of it.
    """
    name, square = NAMES_OF[bull], NAMES[at]
    near = NEIGHBOUR[at][heading]
    if near is None:
        return (StoppedAtEdge(name, square, (square,)),)
    if fences & BIT[near]:
        # cows.bull.fence: whatever stands behind it or shares its square, this fence is removed.
        return StoppedAtFence(name, square, (NAMES[near],)), FenceRemoved(name, NAMES[near])
    first = (pushed,) if pushed != NOBODY else _standing(places, near)
    if len(first) > 1:
        several = tuple(NAMES_OF[piece] for piece in first)
        return (StoppedBeforeSeveral(name, square, (NAMES[near],), several),)
    if kind_of(first[0]) == BULL:
        return (StoppedBeforeBull(name, square, (NAMES[near],), NAMES_OF[first[0]]),)
    second, squares = _behind(places, fences, near, heading)
    return (StoppedBeforeTwo(name, square, squares, NAMES_OF[first[0]], second),)


def _standing(places: Places, square: int) -> tuple[int, ...]:
    return tuple(piece for piece in on_square(places, square) if kind_of(piece) != MOLE)


def _behind(places: Places, fences: int, near: int, heading: int) -> tuple[str, tuple[str, ...]]:
    """What stands behind the first thing, and the squares of both (`cows.bull.stop`)."""
    far = NEIGHBOUR[near][heading]
    if far is None:
        return "edge", (NAMES[near],)
    squares = NAMES[near], NAMES[far]
    return ("fence" if fences & BIT[far] else NAMES_OF[_standing(places, far)[0]]), squares
