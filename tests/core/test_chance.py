"""Chance: outcomes with probabilities, and the draws that a seed gives."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwidgets.core.arguments import check_seed
from boardwidgets.core.chance import LARGEST_SEED, Draws, outcome, weighted
from boardwidgets.core.moves import Move

ONE, TWO, THREE = Move("1"), Move("2"), Move("3")


def test_weights_become_probabilities_and_what_weighs_nothing_cannot_happen() -> None:
    assert weighted([(ONE, 1), (TWO, 0), (THREE, 3)]) == (
        (ONE, Fraction(1, 4)),
        (THREE, Fraction(3, 4)),
    )


@pytest.mark.parametrize(
    ("draw", "move"),
    [(0.0, ONE), (0.2499, ONE), (0.25, THREE), (0.9999, THREE), (1 - 2**-53, THREE)],
)
def test_a_number_from_0_to_1_picks_an_outcome(draw: float, move: Move) -> None:
    assert outcome(weighted([(ONE, 1), (THREE, 3)]), draw) == move


@given(st.lists(st.integers(0, 50), min_size=1, max_size=9).filter(any), st.floats(0, 1))
def test_every_number_picks_an_outcome_that_can_happen(weights: list[int], draw: float) -> None:
    chances = weighted((Move(str(place)), weight) for place, weight in enumerate(weights))
    assert sum(chance for _, chance in chances) == 1
    assert weights[int(outcome(chances, draw).text)] > 0


def test_a_seed_gives_the_same_draws_on_every_python() -> None:
    """Saved games depend on these numbers: they must never change."""
    draws = Draws(7)
    assert [draws[number] for number in range(3)] == [
        0.32383276483316237,
        0.15084917392450192,
        0.6509344730398537,
    ]


def test_a_draw_depends_on_its_number_alone_not_on_those_asked_for_before() -> None:
    late, early = Draws(3), Draws(3)
    assert late[40] == [early[number] for number in range(41)][40]


def test_seeds_are_the_whole_numbers_that_every_reader_of_json_keeps() -> None:
    assert check_seed(LARGEST_SEED) == LARGEST_SEED == 2**53 - 1
    assert check_seed(0) == 0
    assert check_seed(None) != check_seed(None), "a new one each time"
