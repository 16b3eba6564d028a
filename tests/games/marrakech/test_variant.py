"""The variant in which Assam is turned after laying, for the next player."""

import pytest

from boardwidgets.games.marrakech import phases
from boardwidgets.games.marrakech.events import Turned, TurnedAfter, WentOut
from tests.games.marrakech.situations import (
    EMPTY,
    fresh,
    marrakech,
    rules_broken,
    situation,
    texts,
    told,
)


def test_a_turn_is_roll_move_pay_lay_and_turn() -> None:
    """marrakech.variant.turn-after: option turn_after=True"""
    game = fresh(turn_after=True)
    game.play("first red")
    passed = []
    for move in ("2", "c6 c7", "left"):
        passed.append((game.state.phase, marrakech(game).seat))
        game.play(move)
    assert passed == [(phases.ROLL, 0), (phases.LAY, 0), (phases.TURN_AFTER, 0)]
    assert (game.state.phase, marrakech(game).seat) == (phases.ROLL, 1)
    assert told(game, TurnedAfter) == [TurnedAfter(0, "left", "W")]


def test_the_next_player_moves_in_the_heading_assam_then_has() -> None:
    """marrakech.variant.turn-after"""
    game = situation(EMPTY, assam="d4 N", to_move="red, turn after", turn_after=True)
    game.play("right")
    assert rules_broken(game, "left") == ["marrakech.assam.die"]
    game.play("2")
    assert "assam f4 E" in game.to_text()


def test_nobody_turns_assam_before_the_first_roll() -> None:
    """marrakech.variant.turn-after"""
    game = fresh(turn_after=True, start_heading="E")
    game.play("first blue")
    assert game.state.phase == phases.ROLL
    assert told(game, Turned) == []
    game.play("3")
    assert "assam g4 E" in game.to_text()


def test_the_quarter_turn_has_to_be_made() -> None:
    """marrakech.variant.turn-after"""
    game = situation(EMPTY, assam="d4 N", to_move="red, turn after", turn_after=True)
    assert texts(game) == ["left", "right"]
    for move in ("straight", "back", "2", "c4 c5"):
        assert rules_broken(game, move) == ["marrakech.variant.turn-after"]


@pytest.mark.parametrize(
    ("move", "reason"),
    [("straight", "has to be turned a quarter"), ("back", "never turns right about")],
)
def test_a_refusal_tells_keeping_the_heading_from_turning_about(move: str, reason: str) -> None:
    """marrakech.variant.turn-after"""
    game = situation(EMPTY, assam="d4 N", to_move="red, turn after", turn_after=True)
    assert reason in str(game.why_not(move))


def test_unless_he_may_keep_his_heading() -> None:
    """marrakech.variant.turn-after: option may_keep_heading=True"""
    game = situation(
        EMPTY, assam="d4 N", to_move="red, turn after", turn_after=True, may_keep_heading=True
    )
    assert texts(game) == ["straight", "left", "right"]
    assert rules_broken(game, "back") == ["marrakech.variant.turn-after"]
    game.play("straight")
    assert told(game, TurnedAfter) == [TurnedAfter(0, "straight", "N")]
    assert (game.state.phase, marrakech(game).seat) == (phases.ROLL, 1)


@pytest.mark.parametrize("may_keep", [False, True])
def test_without_the_variant_keeping_the_heading_is_always_allowed(may_keep: bool) -> None:
    """marrakech.variant.turn-after: option may_keep_heading changes nothing by itself"""
    game = situation(EMPTY, assam="d4 N", to_move="red, turn", may_keep_heading=may_keep)
    assert texts(game) == ["straight", "left", "right"]


def test_who_goes_out_neither_lays_nor_turns() -> None:
    """marrakech.variant.turn-after: the next moves in the heading Assam has"""
    game = situation(
        """
        7  .   .   .   .   .   .   .
        6  .   .   .   .   .   .   .
        5  .   .   .   .   .   .   .
        4  .   .   .   y1  y1  .   .
        3  .   .   .   .   .   .   .
        2  .   .   .   .   .   .   .
        1  .   .   .   .   .   .   .
           a   b   c   d   e   f   g
        """,
        assam="c4 E",
        to_move="red, roll",
        purses={"red": "1 dirhams, 12 rugs"},
        turn_after=True,
    )
    game.play("1")
    assert told(game, WentOut) == [WentOut(0, 12)]
    assert (game.state.phase, marrakech(game).seat) == (phases.ROLL, 1)
    assert "assam d4 E" in game.to_text()


def test_there_is_no_turn_after_the_last_rug() -> None:
    """marrakech.variant.turn-after"""
    game = situation(
        EMPTY,
        assam="d4 N",
        to_move="red, lay",
        purses={"red": "30 dirhams, 1 rugs"}
        | dict.fromkeys(("yellow", "blue", "green"), "30 dirhams, 0 rugs"),
        turn_after=True,
    )
    game.play("c4 c5")
    assert game.over


def test_who_has_no_rug_left_still_turns_assam() -> None:
    """marrakech.variant.turn-after, marrakech.rug.must-lay"""
    game = situation(
        EMPTY,
        assam="d4 N",
        to_move="red, roll",
        purses={"red": "30 dirhams, 0 rugs"},
        turn_after=True,
    )
    game.play("1")
    assert (game.state.phase, marrakech(game).seat) == (phases.TURN_AFTER, 0)


def test_with_two_players_the_next_rug_is_drawn_after_the_turn() -> None:
    """marrakech.variant.turn-after, marrakech.setup.two-players"""
    game = situation(EMPTY, assam="d4 N", to_move="yellow red, lay", players=2, turn_after=True)
    game.play("c4 c5")
    assert game.state.phase == phases.TURN_AFTER
    game.play("left")
    assert (game.state.phase, texts(game)) == (phases.RUG, ["rug yellow", "rug red"])
    game.play("rug red")
    assert (game.state.phase, marrakech(game).seat) == (phases.ROLL, 1)
