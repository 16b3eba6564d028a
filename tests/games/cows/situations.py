"""Positions for the tests that are not in the table."""

from typing import Any, cast

from boardwidgets.core.events import Event
from boardwidgets.core.match import Match
from boardwidgets.core.state import State
from boardwidgets.games.cows import RULES
from boardwidgets.games.cows.state import CowsState
from tests.games import positions

SEATS = ("1", "2", "3", "4")


def situation(text: str, seed: int = 1, **options: Any) -> Match:
    """A game at a position; symbols that it does not name are drawn from the seed."""
    return Match(RULES, RULES.read_position(text, options, None), seed)


def cows(state: State) -> CowsState:
    """A state, as what it is."""
    return cast("CowsState", state)


def in_words(event: Event) -> str:
    """An event as its kind and its facts, such as `pushed red bull yellow cow d4 e4`."""
    return positions.in_words(event, SEATS)
