"""Positions and games for the tests that are not in the table."""

from typing import Any, cast

from boardwidgets.core.match import Match
from boardwidgets.core.state import State
from boardwidgets.core.view import View
from boardwidgets.games.sobek import RULES
from boardwidgets.games.sobek.state import SobekState


def situation(text: str, seed: int = 1, **options: Any) -> Match:
    """A game at a position, in which every outcome of chance is chosen."""
    return Match(RULES, RULES.read_position(text, options, None), seed, chance="ask")


def fresh(players: int = 3, seed: int = 1, chance: Any = "seed", **options: Any) -> Match:
    """A game at its start."""
    return Match(RULES, RULES.start(RULES.set_up(players, None, options)), seed, chance)


def sobek(game: Match | View[Any]) -> SobekState:
    """A game's state, as what it is."""
    return cast("SobekState", game.state)


def as_sobek(state: State) -> SobekState:
    """A state, as what it is."""
    return cast("SobekState", state)
