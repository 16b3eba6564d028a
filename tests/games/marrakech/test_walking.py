"""Turning Assam, the die, and the walk."""

from fractions import Fraction

import pytest

from boardwidgets.games.marrakech.events import Rolled, Stepped, Turned, WentRound
from boardwidgets.games.marrakech.mosaic import MOSAICS, exits, opposite, step
from boardwidgets.games.marrakech.squares import NAMES, SQUARES
from boardwidgets.games.marrakech.state import MarrakechState
from tests.games.marrakech.situations import (
    EMPTY,
    fresh,
    marrakech,
    rules_broken,
    situation,
    texts,
    told,
)

POSES = [(number, heading) for number in SQUARES for heading in range(4)]


def stands(state: MarrakechState) -> str:
    return f"{NAMES[state.assam]} {'NESW'[state.heading]}"


@pytest.mark.parametrize(
    ("before", "turn", "after"),
    [
        ("N", "straight", "N"),
        ("N", "left", "W"),
        ("N", "right", "E"),
        ("W", "left", "S"),
        ("W", "right", "N"),
        ("S", "left", "E"),
    ],
)
def test_assam_is_left_as_he_is_or_turned_a_quarter(before: str, turn: str, after: str) -> None:
    """marrakech.assam.turn"""
    game = situation(EMPTY, assam=f"d4 {before}", to_move="red, turn")
    assert texts(game) == ["straight", "left", "right"]
    game.play(turn)
    assert stands(marrakech(game)) == f"d4 {after}"
    assert told(game, Turned) == [Turned(0, turn, after)]


def test_assam_is_never_turned_right_about() -> None:
    """marrakech.assam.turn"""
    game = situation(EMPTY, assam="d4 N", to_move="red, turn")
    assert rules_broken(game, "back") == ["marrakech.assam.turn"]
    error = game.why_not("back")
    assert error is not None
    assert error.squares == ("d4",)


def test_before_anything_else_assam_is_turned() -> None:
    """marrakech.assam.turn"""
    game = situation(EMPTY, assam="d4 N", to_move="red, turn")
    for move in ("1", "c4 c5", "first red"):
        assert rules_broken(game, move) == ["marrakech.assam.turn"]


def test_the_die_with_sandals_shows_2_and_3_twice_as_often() -> None:
    """marrakech.assam.die: option die="sandals", the default"""
    for game in (fresh(), fresh(die="sandals")):
        game.play("first red")
        game.play("straight")
        assert {move.text: chance for move, chance in game.state.chances} == {
            "1": Fraction(1, 6),
            "2": Fraction(1, 3),
            "3": Fraction(1, 3),
            "4": Fraction(1, 6),
        }


def test_the_even_die_shows_each_number_as_often() -> None:
    """marrakech.assam.die: option die="even" """
    game = fresh(die="even")
    game.play("first red")
    game.play("straight")
    assert [chance for _, chance in game.state.chances] == [Fraction(1, 4)] * 4


def test_the_die_is_rolled_by_the_player_who_turned_assam() -> None:
    """marrakech.assam.die"""
    game = situation(EMPTY, assam="d4 N", to_move="blue, roll")
    assert (game.state.actor, game.state.roller) == ("chance", 2)
    for move in ("left", "c4 c5", "first red"):
        assert rules_broken(game, move) == ["marrakech.assam.die"]


@pytest.mark.parametrize("number", ["0", "5", "01", "999999999"])
def test_no_die_shows_another_number(number: str) -> None:
    """marrakech.assam.die"""
    game = situation(EMPTY, assam="d4 N", to_move="red, roll")
    assert rules_broken(game, number) == ["marrakech.assam.die"]


def test_assam_walks_straight_ahead_as_far_as_the_die_shows() -> None:
    """marrakech.assam.step"""
    game = situation(EMPTY, assam="b4 E", to_move="red, roll")
    game.play("4")
    assert stands(marrakech(game)) == "f4 E"
    assert told(game, Rolled) == [Rolled(4)]
    assert [event.square for event in told(game, Stepped)] == ["c4", "d4", "e4", "f4"]


def test_the_mosaic_costs_no_step() -> None:
    """marrakech.assam.edge-turn"""
    game = situation(EMPTY, assam="c6 N", to_move="red, roll")
    game.play("3")
    assert stands(marrakech(game)) == "d6 S"
    assert told(game, WentRound) == [WentRound("c7", "N", "d7", "S")]
    assert [event.square for event in told(game, Stepped)] == ["c7", "d6"]


@pytest.mark.parametrize(
    ("mosaic", "before", "after"),
    [
        ("top-right", "g7 N", "g7 W"),
        ("top-right", "g7 E", "g7 S"),
        ("top-right", "a1 W", "a1 N"),
        ("top-right", "a1 S", "a1 E"),
        ("top-right", "a7 N", "b7 S"),
        ("top-left", "a7 N", "a7 E"),
        ("top-left", "a7 W", "a7 S"),
        ("top-left", "g1 S", "g1 W"),
        ("top-left", "g1 E", "g1 N"),
        ("top-left", "g7 N", "f7 S"),
    ],
)
def test_at_two_corners_assam_comes_back_on_the_same_square(
    mosaic: str, before: str, after: str
) -> None:
    """marrakech.assam.edge-turn: option mosaic"""
    game = situation(EMPTY, assam=before, to_move="red, roll", mosaic=mosaic)
    game.play("1")
    assert stands(marrakech(game)) == after


@pytest.mark.parametrize("mosaic", MOSAICS)
def test_every_exit_leads_back_beside_it_the_other_way_or_to_the_same_corner(mosaic: str) -> None:
    """marrakech.assam.edge-turn"""
    corners = 0
    for (number, heading), (back, turned) in exits(mosaic).items():
        if back == number:
            assert turned in {(heading + 1) % 4, (heading - 1) % 4}
            corners += 1
        else:
            assert turned == opposite(heading)
    assert corners == 4


@pytest.mark.parametrize("mosaic", MOSAICS)
def test_one_step_is_a_permutation_of_all_196_poses_in_two_cycles_of_98(mosaic: str) -> None:
    """marrakech.assam.edge-turn"""
    after = {pose: step(mosaic, pose)[0] for pose in POSES}
    assert sorted(after.values()) == POSES
    lengths = []
    left = set(POSES)
    while left:
        start = here = next(iter(left))
        length = 0
        while True:
            left.discard(here)
            here = after[here]
            length += 1
            if here == start:
                break
        lengths.append(length)
    assert lengths == [98, 98]


@pytest.mark.parametrize("mosaic", MOSAICS)
def test_walking_backwards_undoes_a_step(mosaic: str) -> None:
    """marrakech.assam.edge-turn"""
    for number, heading in POSES:
        (there, turned), _ = step(mosaic, (number, heading))
        assert step(mosaic, (there, opposite(turned)))[0] == (number, opposite(heading))
