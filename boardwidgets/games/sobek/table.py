"""What stays the same through one game of Sobek."""

from functools import cache
from typing import Final, NamedTuple

from boardwidgets.core.chance import Chances, likely
from boardwidgets.core.state import Setup
from boardwidgets.games.sobek.cards import DECK_SIZE, LEFT_OUT
from boardwidgets.games.sobek.moves import FIRSTS

ROUNDS: Final = 3


class Table(NamedTuple):
    """One game's fixed data; `pile` is how many cards the deck has, `aside` how many are left out.

    `chosen` says for the thief and the vizier whether the card is chosen; else chance draws it.
    """

    players: int
    pile: int
    aside: int
    first: Chances
    amulet_sets: bool
    thief_chooses: bool
    vizier_chooses: bool


@cache
def table(setup: Setup) -> Table:
    """The fixed data of a game with this setup."""
    options = setup.options
    aside = LEFT_OUT[setup.players]
    return Table(
        players=setup.players,
        pile=DECK_SIZE - aside,
        aside=aside,
        first=likely((move, 1) for move in FIRSTS[: setup.players]),
        amulet_sets=options["amulet_sets"],
        thief_chooses=options["thief_takes"] == "chosen",
        vizier_chooses=options["vizier_takes"] == "chosen",
    )
