"""What stays the same through one game of Marrakech: seats, colours, die and mosaic."""

from functools import cache
from typing import Final, NamedTuple

from boardwidgets.core.chance import Chances, weighted
from boardwidgets.core.moves import First
from boardwidgets.core.state import Phase, Setup
from boardwidgets.games.marrakech.mosaic import AssamWalk, walks
from boardwidgets.games.marrakech.moves import DICE, LEFT, RIGHT, TURNS, Turn
from boardwidgets.games.marrakech.phases import ROLL, TURN
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
"""The colours of each seat, by the number of players (`marrakech.setup.two-players`)."""

DIE_WEIGHTS: Final = {"sandals": (1, 2, 2, 1), "even": (1, 1, 1, 1)}
"""How many faces of the die show 1, 2, 3 and 4 sandals (`marrakech.assam.die`)."""


class MarrakechConstants(NamedTuple):
    """What the house rules make of one game.

    `colours` are those of each seat, `owner` the seat of each colour. `turns` are the turns of
    Assam that may be made, `opening` the phase in which a turn begins. `walks` is the mosaic's
    table of walks. `stacked` says whether rugs are drawn from a stack of two colours.
    """

    players: int
    colours: tuple[tuple[int, ...], ...]
    owner: tuple[int | None, ...]
    walks: tuple[tuple[tuple[AssamWalk, ...], ...], ...]
    die: Chances
    firsts: tuple[First, ...]
    first: Chances
    turns: tuple[Turn, ...]
    opening: Phase
    cover_own: bool
    at_zero: bool
    turn_after: bool
    stacked: bool


@cache
def constants_of(setup: Setup) -> MarrakechConstants:
    """The constants of a game with this setup.

    >>> from boardwidgets.games.marrakech.options import OPTIONS
    >>> constants_of(Setup(3, OPTIONS.choose({"turn_after": True}, None, 3))).opening
    'roll'
    """
    options = setup.options
    colours = SEAT_COLOURS[setup.players]
    owners = {colour: seat for seat, own in enumerate(colours) for colour in own}
    firsts = tuple(First(f"first {COLOURS[own[0]]}", seat) for seat, own in enumerate(colours))
    quarter_only = options["turn_after"] and not options["may_keep_heading"]
    return MarrakechConstants(
        players=setup.players,
        colours=colours,
        owner=tuple(owners.get(colour) for colour in range(4)),
        walks=walks(options["mosaic"]),
        die=weighted(zip(DICE, DIE_WEIGHTS[options["die"]], strict=True)),
        firsts=firsts,
        # Each is as likely: `marrakech.setup.first`.
        first=weighted((move, 1) for move in firsts),
        # Never right about: `marrakech.assam.turn`; in the variant only quarters may be asked for.
        turns=(LEFT, RIGHT) if quarter_only else TURNS,
        opening=ROLL if options["turn_after"] else TURN,
        cover_own=options["cover_own"],
        at_zero=options["broke"] == "at-zero",
        turn_after=options["turn_after"],
        stacked=any(len(own) > 1 for own in colours),
    )
