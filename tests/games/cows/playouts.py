"""Random games of cows, with all house rules, for what has to hold in every moment."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from boardwidgets.core.history import RecordedMove
from boardwidgets.core.match import Match
from boardwidgets.games.cows import RULES

HOUSE_RULES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {}),
    (2, {"fences": 3, "rabbit_path": "straight"}),
    (4, {"end_check": "at-once", "pushed_cow_grazes": False}),
    (2, {"symbols": 2, "tokens_each": 3, "max_turns": 25}),
    (3, {"symbols": 1, "tokens_each": 29, "max_turns": 60, "fences": 0}),
    (4, {"fences": 12, "end_check": "at-once", "max_turns": 80}),
)
"""Numbers of players with some house rules; all options are among them."""


def fresh(players: int, seed: int, **options: Any) -> Match:
    """A game that chance has set up."""
    return Match(RULES, RULES.start(RULES.set_up(players, None, options)), seed)


@cache
def finished(number: int) -> Match:
    """A random game played to its end, the same in every run."""
    players, options = HOUSE_RULES[number % len(HOUSE_RULES)]
    match = fresh(players, number, **options)
    random = Random(number)
    while not match.over:
        match.play(random.choice(match.legal_moves).text)
    return match


def games(count: int = 12) -> Iterator[Match]:
    """Some finished random games."""
    return map(finished, range(count))


def history(count: int = 12) -> Iterator[RecordedMove]:
    """Every move of some random games, chance included."""
    for match in games(count):
        yield from match.history


def some_moves(every: int, count: int = 12) -> Iterator[RecordedMove]:
    """One in so many of the moves of some random games, from each stage of a turn alike."""
    for number, recorded in enumerate(history(count)):
        if number % every == 0:
            yield recorded
