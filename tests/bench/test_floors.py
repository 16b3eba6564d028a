"""A collapse of speed is noticed: floors far below the figures, the same on a slow machine.

The measure is what a call of an empty function costs on the same machine at the same moment.
"""

from collections.abc import Callable
from random import Random

import pytest

from boardwidgets.draw.painter import painter
from boardwidgets.game import Game
from tests.bench import imports
from tests.bench.figure import Figure, Unmeasured, Work, rates
from tests.bench.playouts import games, marrakech, marrakech_played_by_text

CALLS = 20_000


def nothing() -> None:
    pass


def calls_of_nothing() -> int:
    for _ in range(CALLS):
        nothing()
    return CALLS


def calls_a_move(work: Work) -> float:
    """How many calls of nothing take as long as one move."""
    moves, calls = rates([work, calls_of_nothing], rounds=5)
    return calls / moves


@pytest.mark.slow
@pytest.mark.parametrize(
    ("play", "most"),
    [(marrakech, 600), (marrakech_played_by_text, 1200)],
    ids=["states", "by text"],
)
def test_a_move_of_a_random_game_takes_no_longer_than_some_hundred_calls(
    play: Callable[[Random], int], most: int
) -> None:
    assert calls_a_move(games(play, 3)) < most


HAND = "fish0 fish0 fish0 fish1 fish1 fish1 wheat0 wheat0 wheat0 wheat1 wheat1 amulet amulet amulet"
TWENTY_CARDS = f"""
sobek 2 players, round 1
row: ebony0
deck: 9 cards
events: none
red: 0 points
  hand: {HAND} cattle0 cattle0 cattle1 ivory3 thief merchant
yellow: 0 points
to move: red, turn
"""


def beginning() -> Game:
    return Game("cows", 4, seed=1)


def twenty_cards() -> Game:
    game = Game.from_position("sobek", TWENTY_CARDS)
    assert len(game.legal_moves) > 200
    return game


@pytest.mark.slow
@pytest.mark.parametrize(("make", "most"), [(beginning, 40_000), (twenty_cards, 100_000)])
def test_what_can_be_picked_is_found_at_once(make: Callable[[], Game], most: int) -> None:
    """It is asked for after every pick; the limit is some milliseconds."""
    seen = make().view(0)
    gestures = painter(seen.ruleset.name).gestures

    def find() -> int:
        gestures(seen)
        return 1

    assert calls_a_move(find) < most


@pytest.mark.slow
def test_the_play_cell_is_imported_about_as_fast_as_the_canvas_library() -> None:
    (figure,) = imports.figures(rounds=2)
    assert figure.ratio < 2


def test_a_figure_says_whether_it_keeps_its_bound() -> None:
    good = Figure("games", "moves/s", 100, "theirs", 20, at_least=5)
    bad = Figure("imports", "s", 3, "theirs", 2, at_most=1.3)
    assert str(good) == "ok  games: 100 moves/s; theirs: 20; ratio 5.00, at least 5"
    assert str(bad) == "BAD imports: 3 s; theirs: 2; ratio 1.50, at most 1.3"


def test_a_figure_that_cannot_be_measured_says_why() -> None:
    assert str(Unmeasured("a click", "no Chromium found")) == (
        "--  a click: not measured, no Chromium found"
    )


def test_rates_are_units_a_second() -> None:
    (rate,) = rates([calls_of_nothing], rounds=3)
    assert rate > 100_000
