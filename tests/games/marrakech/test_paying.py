"""Paying for the area Assam ends on, and going out."""

import pytest

from boardwidgets.game import Game
from boardwidgets.games.marrakech import phases
from boardwidgets.games.marrakech.events import (
    Counted,
    NothingDue,
    Paid,
    PaidShort,
    RugLaid,
    WentOut,
)
from tests.games.marrakech.situations import (
    EMPTY,
    dirhams,
    marrakech,
    rules_broken,
    situation,
    told,
)


def test_a_blue_area_of_3_squares_costs_3() -> None:
    """marrakech.payment.due: the example of the summary"""
    game = situation(
        """
        7  .   .   .   .   .   .   .
        6  .   .   .   .   .   .   .
        5  .   .   .   b1  .   .   .
        4  .   .   .   b1  b2  .   .
        3  .   .   .   .   r1  .   .
        2  .   .   .   .   .   .   .
        1  .   .   .   .   .   .   .
           a   b   c   d   e   f   g
        """,
        assam="d3 N",
        to_move="red, roll",
    )
    game.play("1")
    assert told(game, Paid) == [Paid(0, 2, 3)]
    assert dirhams(game) == (27, 30, 33, 30)


def test_a_yellow_area_of_9_squares_costs_9() -> None:
    """marrakech.payment.due: the example of the summary"""
    game = situation(
        """
        7  .   .   .   .   .   .   .
        6  .   .   y1  y1  .   .   .
        5  .   .   .   y2  y2  .   .
        4  .   .   .   y3  y4  y4  .
        3  .   .   .   y3  y5  .   .
        2  .   .   .   .   .   y6  y6
        1  .   .   .   .   .   .   .
           a   b   c   d   e   f   g
        """,
        assam="b6 E",
        to_move="red, roll",
    )
    game.play("1")
    assert told(game, Paid) == [Paid(0, 1, 9)]


def test_five_yellow_squares_cost_5_to_the_owner_of_yellow() -> None:
    """marrakech.payment.due: the example of the online help"""
    game = situation(
        """
        7  .   .   .   .   .   .   .
        6  .   .   .   .   .   .   .
        5  .   y1  y1  .   .   .   .
        4  .   y2  .   .   .   .   .
        3  .   y3  y3  .   .   .   .
        2  .   .   .   .   .   .   .
        1  .   .   .   .   .   .   .
           a   b   c   d   e   f   g
        """,
        assam="d3 W",
        to_move="green, roll",
    )
    game.play("1")
    assert told(game, Paid) == [Paid(3, 1, 5)]
    assert dirhams(game) == (30, 35, 30, 25)


TOUCHING_AT_CORNERS = """
    7  .   .   .   .   .   .   .
    6  y2  y2  .   .   y3  .   .
    5  .   .   y1  y1  .   y4  .
    4  .   .   .   .   y5  .   .
    3  .   .   .   .   .   .   .
    2  .   .   .   .   .   .   .
    1  .   .   .   .   .   .   .
       a   b   c   d   e   f   g
"""


def test_squares_that_touch_at_a_corner_are_not_connected() -> None:
    """marrakech.payment.region"""
    game = situation(TOUCHING_AT_CORNERS, assam="c4 N", to_move="red, roll")
    game.play("1")
    assert told(game, Counted) == [Counted("c5", 1, "yellow"), Counted("d5", 2, "yellow")]
    assert told(game, Paid)[0].count == 2


def test_what_counts_is_what_is_seen_not_which_rugs_it_belongs_to() -> None:
    """marrakech.payment.region: two halves of one rug, parted by nothing to be seen, count alike"""
    game = situation(
        """
        7  .   .   .   .   .   .   .
        6  .   .   .   .   .   .   .
        5  .   .   y1  y1  b1  .   .
        4  .   .   .   y2  b1  .   .
        3  .   .   .   r1  y3  .   .
        2  .   .   .   .   .   .   .
        1  .   .   .   .   .   .   .
           a   b   c   d   e   f   g
        """,
        assam="c4 E",
        to_move="red, roll",
    )
    game.play("1")
    assert {event.square for event in told(game, Counted)} == {"d4", "d5", "c5"}
    assert told(game, Paid) == [Paid(0, 1, 3)]


def test_the_count_begins_under_assam_and_goes_on_by_sides() -> None:
    """marrakech.payment.region: counted square by square"""
    game = situation(
        """
        7  .   .   .   .   .   .   .
        6  .   .   .   .   .   .   .
        5  .   .   .   .   .   .   .
        4  .   .   .   y1  y1  y2  y2
        3  .   .   .   .   .   .   .
        2  .   .   .   .   .   .   .
        1  .   .   .   .   .   .   .
           a   b   c   d   e   f   g
        """,
        assam="c4 E",
        to_move="red, roll",
    )
    game.play("1")
    assert [(event.square, event.count) for event in told(game, Counted)] == [
        ("d4", 1),
        ("e4", 2),
        ("f4", 3),
        ("g4", 4),
    ]


TWO_COLOURS_OF_ONE_OWNER = """
    7  .   .   .   .   .   .   .
    6  .   .   .   .   .   .   .
    5  .   .   .   .   .   .   .
    4  .   .   .   y1  r1  .   .
    3  .   .   .   y1  r1  .   .
    2  .   .   .   b1  b1  .   .
    1  .   .   .   .   .   .   .
       a   b   c   d   e   f   g
"""


def test_two_colours_of_one_owner_are_two_areas() -> None:
    """marrakech.payment.colours-apart"""
    game = situation(TWO_COLOURS_OF_ONE_OWNER, assam="c4 E", to_move="blue green, roll", players=2)
    game.play("1")
    assert told(game, Paid) == [Paid(1, 0, 2)]


def test_another_players_colour_next_to_it_does_not_count() -> None:
    """marrakech.payment.colours-apart"""
    game = situation(TWO_COLOURS_OF_ONE_OWNER, assam="c4 E", to_move="blue, roll")
    game.play("1")
    assert told(game, Paid) == [Paid(2, 1, 2)]


def test_a_bare_square_costs_nothing() -> None:
    """marrakech.payment.none"""
    game = situation(EMPTY, assam="c4 E", to_move="red, roll")
    game.play("1")
    assert told(game, NothingDue) == [NothingDue("d4", "bare")]
    assert dirhams(game) == (30, 30, 30, 30)


def test_ones_own_rug_costs_nothing() -> None:
    """marrakech.payment.none"""
    game = situation(TWO_COLOURS_OF_ONE_OWNER, assam="c4 E", to_move="yellow, roll")
    game.play("1")
    assert told(game, NothingDue) == [NothingDue("d4", "own")]


@pytest.mark.parametrize("assam", ["c4 E", "f4 W"])
def test_either_of_ones_two_colours_costs_nothing(assam: str) -> None:
    """marrakech.payment.none"""
    game = situation(TWO_COLOURS_OF_ONE_OWNER, assam=assam, to_move="yellow red, roll", players=2)
    game.play("1")
    assert [event.ground for event in told(game, NothingDue)] == ["own"]


def test_a_neutral_rug_costs_nothing() -> None:
    """marrakech.payment.none"""
    game = situation(
        TWO_COLOURS_OF_ONE_OWNER,
        assam="c4 E",
        to_move="blue, roll",
        purses={"yellow": "0 dirhams, out"},
    )
    game.play("1")
    assert told(game, NothingDue) == [NothingDue("d4", "neutral")]
    assert dirhams(game) == (30, 0, 30, 30)


FOUR_YELLOW_SQUARES = """
    7  .   .   .   .   .   .   .
    6  .   .   .   .   .   .   .
    5  .   .   .   y1  y1  .   .
    4  .   .   .   y2  y2  .   .
    3  .   .   .   .   .   .   .
    2  .   .   .   .   .   .   .
    1  r1  r1  .   .   .   .   .
       a   b   c   d   e   f   g
"""


def landed(red: str, broke: str = "cannot-pay") -> Game:
    """Red, with that purse, has just brought Assam onto four yellow squares."""
    game = situation(
        FOUR_YELLOW_SQUARES,
        assam="c4 E",
        to_move="red, roll",
        purses={"red": f"{red} dirhams, 12 rugs"},
        broke=broke,
    )
    game.play("1")
    return game


def test_who_cannot_pay_in_full_pays_all_he_has_and_is_out() -> None:
    """marrakech.payment.short"""
    game = landed(red="3")
    assert told(game, PaidShort) == [PaidShort(payer=0, owner=1, count=3, due=4)]
    assert dirhams(game) == (0, 33, 30, 30)
    assert marrakech(game).out == (True, False, False, False)


def test_who_has_nothing_at_all_pays_nothing_and_is_out() -> None:
    """marrakech.payment.short"""
    game = landed(red="0")
    assert told(game, PaidShort) == [PaidShort(payer=0, owner=1, count=0, due=4)]
    assert marrakech(game).out[0]


def test_who_is_left_with_exactly_nothing_is_still_in() -> None:
    """marrakech.payment.short: option broke="cannot-pay", the default"""
    game = landed(red="4")
    assert dirhams(game)[0] == 0
    assert not any(marrakech(game).out)
    assert game.state.phase == phases.LAY


def test_at_zero_who_pays_his_last_dirham_is_out_before_laying() -> None:
    """marrakech.payment.short: option broke="at-zero" """
    game = landed(red="4", broke="at-zero")
    assert told(game, Paid) == [Paid(0, 1, 4)]
    assert told(game, WentOut) == [WentOut(0, 12)]
    assert marrakech(game).out[0]
    assert (game.state.phase, marrakech(game).seat) == (phases.TURN, 1)


def test_at_zero_who_keeps_a_dirham_is_still_in() -> None:
    """marrakech.payment.short: option broke="at-zero" """
    game = landed(red="5", broke="at-zero")
    assert not marrakech(game).out[0]
    assert game.state.phase == phases.LAY


def test_at_zero_an_empty_purse_is_no_harm_where_nothing_is_paid() -> None:
    """marrakech.payment.short: only a payment puts a player out"""
    game = situation(
        EMPTY,
        assam="c4 E",
        to_move="red, roll",
        purses={"red": "0 dirhams, 12 rugs"},
        broke="at-zero",
    )
    game.play("1")
    assert not marrakech(game).out[0]


def test_a_player_who_is_out_lays_no_rug_and_takes_his_unlaid_rugs_along() -> None:
    """marrakech.out.rugs"""
    game = landed(red="3")
    assert told(game, WentOut) == [WentOut(0, 12)]
    assert told(game, RugLaid) == []
    assert marrakech(game).rugs == (0, 12, 12, 12)
    assert (game.state.phase, marrakech(game).seat) == (phases.TURN, 1)


def test_the_rugs_of_a_player_who_is_out_stay_and_score_for_nobody() -> None:
    """marrakech.out.rugs"""
    game = landed(red="3")
    assert "\n1  r1  r1" in game.to_text()
    assert game.scores == (0, 37, 30, 30)


def test_a_player_who_is_out_is_passed_over() -> None:
    """marrakech.setup.first: players who are out are skipped"""
    game = situation(
        EMPTY,
        assam="d4 N",
        to_move="green, lay",
        purses={"red": "0 dirhams, out", "yellow": "5 dirhams, out"},
    )
    game.play("c4 c5")
    assert marrakech(game).seat == 2


def test_a_neutral_rug_is_covered_like_any_other() -> None:
    """marrakech.out.rugs"""
    game = situation(
        FOUR_YELLOW_SQUARES,
        assam="c1 W",
        to_move="blue, lay",
        purses={"red": "0 dirhams, out"},
    )
    assert rules_broken(game, "b1 b2") == []
    assert rules_broken(game, "a1 b1") == ["marrakech.rug.cover"]


def test_a_player_who_is_out_takes_both_stacks_along() -> None:
    """marrakech.out.rugs, with two players: the game is over as well"""
    game = situation(
        FOUR_YELLOW_SQUARES,
        assam="c4 E",
        to_move="blue green, roll",
        players=2,
        purses={"blue green": "1 dirhams, 3 blue, 2 green, next green"},
    )
    game.play("1")
    assert told(game, WentOut) == [WentOut(1, 5)]
    assert marrakech(game).rugs == (12, 12, 0, 0)
