"""The end of the game, scores, ties."""

import pytest

from boardwidgets.game import Game
from boardwidgets.games.marrakech import phases
from boardwidgets.games.marrakech.events import Ended, LastPlayerLeft, WentOut
from tests.games.marrakech.situations import (
    EMPTY,
    SEATS,
    dirhams,
    marrakech,
    rules_broken,
    situation,
    told,
)


def nearly_over(**rugs: int) -> dict[str, str]:
    """Purses of four players who hold 30 dirhams and few rugs."""
    return {colour: f"30 dirhams, {rugs.get(colour, 0)} rugs" for colour in SEATS[4]}


def test_the_game_ends_when_all_rugs_are_laid() -> None:
    """marrakech.end.last-rug"""
    game = situation(EMPTY, assam="d4 N", to_move="green, lay", purses=nearly_over(green=1))
    game.play("c4 c5")
    assert game.over
    assert told(game, Ended) == [Ended()]
    assert (game.state.actor, game.legal_moves) == (None, ())


def test_it_goes_on_while_anybody_holds_a_rug() -> None:
    """marrakech.end.last-rug: who has none left is not the one who ends it"""
    game = situation(EMPTY, assam="d4 N", to_move="green, lay", purses=nearly_over(green=1, red=1))
    game.play("c4 c5")
    assert not game.over
    assert marrakech(game).seat == 0


ONE_YELLOW_RUG = """
    7  .   .   .   .   .   .   .
    6  .   .   .   .   .   .   .
    5  .   .   .   .   .   .   .
    4  .   .   .   y1  y1  .   .
    3  .   .   .   .   .   .   .
    2  .   .   .   .   .   .   .
    1  .   .   .   .   .   .   .
       a   b   c   d   e   f   g
"""


def test_it_ends_too_when_the_last_unlaid_rug_goes_out_with_its_player() -> None:
    """marrakech.end.last-rug"""
    game = situation(
        ONE_YELLOW_RUG,
        assam="c4 E",
        to_move="red, roll",
        purses=nearly_over() | {"red": "1 dirhams, 1 rugs"},
    )
    game.play("1")
    assert told(game, WentOut) == [WentOut(0, 1)]
    assert told(game, Ended) == [Ended()]
    assert game.winners == (1,)


def test_when_all_but_one_are_out_he_wins_at_once_whatever_the_totals() -> None:
    """marrakech.end.last-player"""
    game = situation(
        ONE_YELLOW_RUG,
        assam="c4 E",
        to_move="red, roll",
        purses={
            "red": "1 dirhams, 9 rugs",
            "yellow": "0 dirhams, 12 rugs",
            "blue": "90 dirhams, out",
            "green": "29 dirhams, out",
        },
    )
    game.play("1")
    assert told(game, LastPlayerLeft) == [LastPlayerLeft(1)]
    assert told(game, Ended) == []
    assert game.over
    assert game.winners == (1,)
    assert game.scores == (0, 3, 0, 0)


def test_of_two_players_the_first_to_go_out_loses() -> None:
    """marrakech.end.last-player"""
    game = situation(
        ONE_YELLOW_RUG,
        assam="c4 E",
        to_move="blue green, roll",
        players=2,
        purses={
            "yellow red": "0 dirhams, 1 yellow, 0 red, next yellow",
            "blue green": "1 dirhams, 12 blue, 12 green, next blue",
        },
    )
    game.play("1")
    assert game.over
    assert game.winners == (0,)


@pytest.mark.parametrize(
    ("purses", "rule"),
    [
        (nearly_over(), "marrakech.end.last-rug"),
        (
            dict.fromkeys(("red", "yellow", "blue"), "9 dirhams, out"),
            "marrakech.end.last-player",
        ),
    ],
)
def test_when_it_is_over_no_move_is_possible(purses: dict[str, str], rule: str) -> None:
    """marrakech.end.last-rug, marrakech.end.last-player"""
    game = situation(EMPTY, assam="d4 N", to_move="nobody, over", purses=purses)
    for move in ("left", "1", "c4 c5", "first red"):
        assert rules_broken(game, move) == [rule]


SEVERAL_RUGS = """
    7  .   .   .   .   .   .   .
    6  .   .   r1  r1  r2  .   .
    5  .   .   .   y1  b1  .   .
    4  .   .   .   y1  .   .   .
    3  .   .   g1  .   .   .   .
    2  .   .   g1  g2  .   .   .
    1  .   .   .   .   .   .   .
       a   b   c   d   e   f   g
"""


def test_dirhams_and_visible_squares_score_one_each() -> None:
    """marrakech.score.total"""
    game = situation(
        SEVERAL_RUGS,
        assam="d4 N",
        to_move="red, turn",
        purses={"red": "12 dirhams, 3 rugs", "green": "0 dirhams, 3 rugs"},
    )
    assert game.scores == (12 + 3, 30 + 2, 30 + 1, 0 + 3)


def test_with_two_players_both_colours_score() -> None:
    """marrakech.score.total"""
    game = situation(SEVERAL_RUGS, assam="d4 N", to_move="blue green, turn", players=2)
    assert game.scores == (30 + 2 + 3, 30 + 1 + 3)


def test_who_is_out_scores_nothing_and_cannot_win() -> None:
    """marrakech.score.total"""
    game = situation(
        SEVERAL_RUGS,
        assam="d4 N",
        to_move="nobody, over",
        purses=nearly_over() | {"red": "100 dirhams, out"},
    )
    assert game.scores == (0, 32, 31, 33)
    assert game.winners == (3,)


def ended(red: int, yellow: int, blue: int = 0) -> Game:
    """The game of SEVERAL_RUGS at its end, green out, with so many dirhams each."""
    purses = {"red": red, "yellow": yellow, "blue": blue}
    return situation(
        SEVERAL_RUGS,
        assam="d4 N",
        to_move="nobody, over",
        purses={colour: f"{count} dirhams, 0 rugs" for colour, count in purses.items()}
        | {"green": "0 dirhams, out"},
    )


def test_the_highest_total_wins() -> None:
    """marrakech.score.total"""
    assert ended(red=30, yellow=30).winners == (0,)
    assert ended(red=28, yellow=30).winners == (1,)


def test_of_equal_totals_the_one_with_more_dirhams_wins() -> None:
    """marrakech.score.tie: 29 + 3 squares against 30 + 2 squares"""
    game = ended(red=29, yellow=30)
    assert game.winners == (1,)
    assert game.view(None).now[-1] == (
        "Yellow has won: the totals are equal (32), so the most dirhams decide (30)."
    )


def test_dirhams_are_not_said_to_decide_where_totals_do() -> None:
    assert ended(red=30, yellow=30).view(None).now[-1] == "Red has won."


def test_of_equal_totals_and_dirhams_both_share_the_win() -> None:
    """marrakech.score.tie"""
    game = situation(
        """
        7  .   .   .   .   .   .   .
        6  .   .   r1  r1  .   .   .
        5  .   .   .   y1  .   b1  .
        4  .   .   .   y1  .   b1  .
        3  .   .   .   .   .   .   .
        2  .   .   .   .   .   .   .
        1  .   .   .   .   .   .   .
           a   b   c   d   e   f   g
        """,
        assam="d4 N",
        to_move="nobody, over",
        purses=nearly_over() | {"blue": "29 dirhams, 0 rugs", "green": "10 dirhams, 0 rugs"},
    )
    assert game.scores == (32, 32, 31, 10)
    assert game.winners == (0, 1)
    assert "share the win" in game.view(None).describe()


def test_three_or_all_may_share_it() -> None:
    """marrakech.score.tie"""
    game = situation(EMPTY, assam="d4 N", to_move="nobody, over", purses=nearly_over())
    assert game.winners == (0, 1, 2, 3)
    assert "share the win: Red, Yellow, Blue, Green." in game.view(None).describe()


def test_who_is_out_does_not_even_share_it() -> None:
    """marrakech.score.tie: among players still in"""
    game = situation(
        EMPTY,
        assam="d4 N",
        to_move="nobody, over",
        purses=nearly_over() | {"red": "30 dirhams, out"},
    )
    assert game.winners == (1, 2, 3)


def test_nobody_has_won_before_the_end() -> None:
    game = situation(EMPTY, assam="d4 N", to_move="red, turn")
    assert game.winners == ()


def test_the_totals_of_another_program_10_and_2_beat_8_and_4() -> None:
    """marrakech.score.tie"""
    game = situation(
        """
        7  .   .   .   .   .   .   .
        6  .   .   r1  r1  .   .   .
        5  .   .   .   y1  y2  .   .
        4  .   .   .   y1  y2  .   .
        3  .   .   .   .   .   .   .
        2  .   .   .   .   .   .   .
        1  .   .   .   .   .   .   .
           a   b   c   d   e   f   g
        """,
        assam="d4 N",
        to_move="nobody, over",
        purses={
            "red": "10 dirhams, 0 rugs",
            "yellow": "8 dirhams, 0 rugs",
            "blue": "0 dirhams, out",
            "green": "0 dirhams, out",
        },
    )
    assert game.scores[:2] == (12, 12)
    assert game.winners == (0,)


def test_a_player_with_1_dirham_on_an_area_of_4_as_another_program_has_it() -> None:
    """marrakech.payment.short, marrakech.out.rugs: pays 1, is out, and lays nothing"""
    game = situation(
        """
        7  .   .   .   .   .   .   .
        6  .   .   .   .   .   .   .
        5  .   .   .   .   .   .   .
        4  .   .   .   y1  y1  b1  .
        3  .   .   .   y2  y2  b1  .
        2  .   .   .   .   .   .   .
        1  .   .   .   .   .   .   .
           a   b   c   d   e   f   g
        """,
        assam="c4 E",
        to_move="red, roll",
        purses={"red": "1 dirhams, 7 rugs"},
    )
    game.play("1")
    assert dirhams(game) == (0, 31, 30, 30)
    assert marrakech(game).rugs[0] == 0
    assert (game.state.phase, marrakech(game).seat) == (phases.TURN, 1)
