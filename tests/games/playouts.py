"""Random games of any game there is, for what has to hold in all of them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from boardwidgets.core.match import Match
from boardwidgets.core.moves import Move
from boardwidgets.core.options import Option
from boardwidgets.core.state import Ruleset
from boardwidgets.game import Game
from boardwidgets.games import GAMES, ruleset

LONGEST = 2_000
"""No game of ours takes so many moves."""


def some(examples: int) -> settings:
    """So many examples, the same in every run."""
    return settings(max_examples=examples, deadline=None, derandomize=True)


def values(option: Option) -> st.SearchStrategy[Any]:
    """The values that an option may take."""
    found = st.sampled_from(list(option.values))
    return st.none() | found if option.none else found


def possible(rules: Ruleset[Any], options: dict[str, Any], players: int) -> bool:
    """Whether these options may be chosen together."""
    try:
        rules.options.choose(options, None, players)
    except ValueError:
        return False
    return True


@st.composite
def house_rules(draw: st.DrawFn, /, name: str) -> tuple[int, dict[str, Any]]:
    """A number of players and some options of a game."""
    rules = ruleset(name)
    players = draw(st.sampled_from(list(rules.seats)))
    optional = {option.name: values(option) for option in rules.options}
    chosen = st.fixed_dictionaries({}, optional=optional)
    options = draw(chosen.filter(lambda found: possible(rules, found, players)))
    return players, options


@st.composite
def fresh_games(draw: st.DrawFn, /, names: tuple[str, ...] = GAMES, **settings: Any) -> Game:
    """A game at its start, with any house rules and seed."""
    name = draw(st.sampled_from(names))
    players, options = draw(house_rules(name))
    return Game(name, players, seed=draw(st.integers(0, 2**20)), **options, **settings)


@st.composite
def begun_games(draw: st.DrawFn, /, names: tuple[str, ...] = GAMES, **settings: Any) -> Game:
    """A game somewhere on its way: at the start, in the midst, or over."""
    game = draw(fresh_games(names, **settings))
    plays = draw(st.integers(0, 150))
    for _ in zip(range(plays), at_random(game, Random(draw(st.integers(0, 2**20)))), strict=False):
        pass
    return game


def choose(game: Match, random: Random) -> Move:
    """Any move that may be played now."""
    return random.choice(game.legal_moves)


def at_random(game: Match, random: Random) -> Iterator[Match]:
    """Play on at random to the end; the game before each play, and at the end."""
    for _ in range(LONGEST):
        yield game
        if game.over:
            return
        if game.state.roller is not None and random.random() < 0.5:
            game.roll()
        else:
            game.play(choose(game, random))
    raise AssertionError("a game came to no end")
