"""What stays the same through one game of Marrakech: seats, colours, die and mosaic."""

from functools import cache
from typing import Final, NamedTuple

from boardwidgets.core.chance import Chances, likely
from boardwidgets.core.state import Setup
from boardwidgets.games.marrakech.mosaic import Walk, walks
from boardwidgets.games.marrakech.moves import DICE, LEFT, RIGHT, TURNS, First, NextRug, Turn
from boardwidgets.games.marrakech.rugs import COLOURS

PURSE: Final = 30
"""Dirhams of each player at the start (`marrakech.setup.purse`).

A number, not coins, so that change is always found (`marrakech.setup.coins`).
"""

SEAT_COLOURS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    2: ((1, 0), (2, 3)),
    3: ((0,), (1,), (2,)),
    4: ((0,), (1,), (2,), (3,)),
}
"""The colours of each seat, by the number of players."""

DIE_WEIGHTS: Final = {"sandals": (1, 2, 2, 1), "even": (1, 1, 1, 1)}

NEXT_RUGS: Final = tuple(NextRug(f"rug {name}", colour) for colour, name in enumerate(COLOURS))


class Table(NamedTuple):
    """One game's fixed data."""

    players: int
    colours: tuple[tuple[int, ...], ...]
    owner: tuple[int | None, ...]
    walks: tuple[tuple[tuple[Walk, ...], ...], ...]
    die: Chances
    firsts: tuple[First, ...]
    first: Chances
    turns: tuple[Turn, ...]
    cover_own: bool
    at_zero: bool
    turn_after: bool
    stacked: bool


@cache
def table(setup: Setup) -> Table:
    """The fixed data of a game with this setup."""
    options = setup.options
    colours = SEAT_COLOURS[setup.players]
    owners = {colour: seat for seat, own in enumerate(colours) for colour in own}
    firsts = tuple(First(f"first {COLOURS[own[0]]}", seat) for seat, own in enumerate(colours))
    quarter_only = options["turn_after"] and not options["may_keep_heading"]
    return Table(
        players=setup.players,
        colours=colours,
        owner=tuple(owners.get(colour) for colour in range(4)),
        walks=walks(options["mosaic"]),
        die=likely(zip(DICE, DIE_WEIGHTS[options["die"]], strict=True)),
        firsts=firsts,
        first=likely((move, 1) for move in firsts),
        turns=(LEFT, RIGHT) if quarter_only else TURNS,
        cover_own=options["cover_own"],
        at_zero=options["broke"] == "at-zero",
        turn_after=options["turn_after"],
        stacked=any(len(own) > 1 for own in colours),
    )
