"""What stays the same through one game: its players and house rules, worked out for quick use."""

from functools import cache
from typing import NamedTuple

from boardwidgets.core.chance import Chances, weighted
from boardwidgets.core.state import Setup
from boardwidgets.games.cows.moves import FIRSTS
from boardwidgets.games.cows.squares import SQUARES


class CowsConstants(NamedTuple):
    """The players, the house rules, and the chance of each player to begin.

    `fences` is how many there are in all (`cows.setup.fences`), a number in any case.
    """

    setup: Setup
    players: int
    first: Chances
    symbols: int
    tokens_each: int
    fences: int
    pushed_cow_grazes: bool
    rabbit_path: str
    at_once: bool
    max_turns: int | None

    @property
    def tokens(self) -> int:
        """How many grass tokens there are."""
        return self.symbols * self.tokens_each


@cache
def constants_of(setup: Setup) -> CowsConstants:
    """The constants of a game with this setup."""
    options = setup.options
    fences = options["fences"]
    return CowsConstants(
        setup,
        setup.players,
        weighted((move, 1) for move in FIRSTS[: setup.players]),
        options["symbols"],
        options["tokens_each"],
        len(SQUARES) if fences is None else fences,
        options["pushed_cow_grazes"],
        options["rabbit_path"],
        options["end_check"] == "at-once",
        options["max_turns"],
    )
