"""What stays the same through one game of Sobek."""

from functools import cache
from typing import Final, NamedTuple

from boardwidgets.core.chance import Chances, weighted
from boardwidgets.core.state import Setup
from boardwidgets.games.sobek.cards import DECK_SIZE, LEFT_OUT
from boardwidgets.games.sobek.moves import FIRSTS

ROUNDS: Final = 3
"""How many rounds a game has at most (`sobek.game.end`)."""


class SobekConstants(NamedTuple):
    """The players and house rules of one game, and what follows from them.

    `pile` is how many cards the deck has at the beginning of a round, `aside` how many are left out
    (`sobek.cards.deck`). `thief_chooses` and `vizier_chooses` say whether the card is chosen; else
    chance draws it.
    """

    setup: Setup
    players: int
    pile: int
    aside: int
    first: Chances
    amulet_sets: bool
    thief_chooses: bool
    vizier_chooses: bool


@cache
def constants_of(setup: Setup) -> SobekConstants:
    """The constants of a game with this setup."""
    options = setup.options
    aside = LEFT_OUT[setup.players]
    return SobekConstants(
        setup=setup,
        players=setup.players,
        pile=DECK_SIZE - aside,
        aside=aside,
        # sobek.setup.first: any player may be drawn to begin the first round.
        first=weighted((move, 1) for move in FIRSTS[: setup.players]),
        amulet_sets=options["amulet_sets"],
        thief_chooses=options["thief_takes"] == "chosen",
        vizier_chooses=options["vizier_takes"] == "chosen",
    )
