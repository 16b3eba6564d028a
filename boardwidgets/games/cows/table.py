"""What stays the same through one game: its setup, worked out for quick use."""

from functools import cache
from typing import NamedTuple

from boardwidgets.core.chance import Chances, likely
from boardwidgets.core.state import Setup
from boardwidgets.games.cows.moves import FIRSTS
from boardwidgets.games.cows.squares import SQUARES
from boardwidgets.games.cows.ways import Ways, ways


class Table(NamedTuple):
    """One game's fixed data."""

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
    def ways(self) -> Ways:
        """The walks of each piece, by its place and by what is in its way."""
        return ways(self.rabbit_path)

    @property
    def tokens(self) -> int:
        """How many grass tokens there are."""
        return self.symbols * self.tokens_each


@cache
def table(setup: Setup) -> Table:
    """The fixed data of a game with this setup."""
    options = setup.options
    fences = options["fences"]
    return Table(
        setup,
        setup.players,
        likely((move, 1) for move in FIRSTS[: setup.players]),
        options["symbols"],
        options["tokens_each"],
        len(SQUARES) if fences is None else fences,
        options["pushed_cow_grazes"],
        options["rabbit_path"],
        options["end_check"] == "at-once",
        options["max_turns"],
    )
