"""Laying a rug: where, and what it may cover."""

import pytest

from boardwidgets.games.marrakech import phases
from boardwidgets.games.marrakech.events import RugLaid
from boardwidgets.games.marrakech.legal_moves import BESIDE
from boardwidgets.games.marrakech.squares import NAMES
from tests.games.marrakech.situations import (
    EMPTY,
    marrakech,
    rules_broken,
    situation,
    texts,
    told,
)


def test_after_moving_the_player_lays_one_rug() -> None:
    """marrakech.rug.must-lay"""
    game = situation(EMPTY, assam="d4 N", to_move="red, lay")
    for move in ("left", "2", "first red"):
        assert rules_broken(game, move) == ["marrakech.rug.must-lay"]
    game.play("c4 b4")
    assert told(game, RugLaid) == [RugLaid(0, "red", ("b4", "c4"))]
    assert marrakech(game).rugs == (11, 12, 12, 12)
    assert "\n4  .   r1  r1  ." in game.to_text()
    assert (game.state.phase, marrakech(game).seat) == (phases.TURN, 1)


def test_who_has_no_rug_left_moves_and_pays_but_lays_nothing() -> None:
    """marrakech.rug.must-lay"""
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
        assam="c4 N",
        to_move="red, turn",
        purses={"red": "30 dirhams, 0 rugs"},
    )
    game.play("right")
    game.play("1")
    assert marrakech(game).purses == (28, 32, 30, 30)
    assert (game.state.phase, marrakech(game).seat) == (phases.TURN, 1)


def places(diagram: str) -> dict[str, int]:
    """A diagram of numbers, as the number on each square."""
    ranks = [line.split() for line in diagram.strip().splitlines()[:7]]
    return {
        file + rank[0]: int(n)
        for rank in ranks
        for file, n in zip("abcdefg", rank[1:], strict=True)
    }


PLACES_ON_AN_EMPTY_BOARD = """
    7  4   6   7   7   7   6   4
    6  6  10  11  11  11  10   6
    5  7  11  12  12  12  11   7
    4  7  11  12  12  12  11   7
    3  7  11  12  12  12  11   7
    2  6  10  11  11  11  10   6
    1  4   6   7   7   7   6   4
"""

FEWEST_PLACES = """
    7  2   3   4   4   4   3   2
    6  3   6   7   7   7   6   3
    5  4   7   8   8   8   7   4
    4  4   7   8   8   8   7   4
    3  4   7   8   8   8   7   4
    2  3   6   7   7   7   6   3
    1  2   3   4   4   4   3   2
"""


def test_how_many_places_there_are_on_an_empty_board() -> None:
    """marrakech.rug.must-lay"""
    found = {name: len(lays) for name, lays in zip(NAMES, BESIDE, strict=True)}
    assert found == places(PLACES_ON_AN_EMPTY_BOARD)


def test_how_few_places_there_can_be_and_that_one_is_always_left() -> None:
    """marrakech.rug.must-lay: each rug on a neighbour of Assam's rules out one place at most"""
    fewest = places(FEWEST_PLACES)
    for assam, lays in zip(NAMES, BESIDE, strict=True):
        # The worst board forbids as many places as possible; two that meet in a square are never
        # forbidden both, since one square shows one rug.
        assert len(lays) - most_apart([set(lay.squares) for lay in lays]) == fewest[assam]


def most_apart(lays: list[set[str]]) -> int:
    """The most of these places that can be chosen so that no two meet."""
    if not lays:
        return 0
    first, *rest = lays
    apart = [lay for lay in rest if not lay & first]
    if len(apart) == len(rest):
        return 1 + most_apart(rest)
    return max(1 + most_apart(apart), most_apart(rest))


@pytest.mark.parametrize(
    ("move", "squares"),
    [
        ("c4 e4", ("c4", "e4", "d4")),
        ("c4 d5", ("c4", "d5")),
        ("c4 c4", ("c4",)),
        ("d4 d5", ("d4",)),
        ("a1 a2", ("a1", "a2", "d4")),
        ("c5 c6", ("c5", "c6", "d4")),
        ("c4 h4", ()),
        ("g7 g8", ()),
        ("a0 a1", ()),
    ],
)
def test_where_no_rug_may_lie(move: str, squares: tuple[str, ...]) -> None:
    """marrakech.rug.beside-assam"""
    game = situation(EMPTY, assam="d4 N", to_move="red, lay")
    error = game.why_not(move)
    assert error is not None
    assert error.rules == ("marrakech.rug.beside-assam",)
    assert set(error.squares) <= set(squares)
    assert error.squares or not squares


def test_a_rug_may_lie_on_two_bare_squares() -> None:
    """marrakech.rug.cover"""
    game = situation(EMPTY, assam="d4 N", to_move="red, lay")
    assert rules_broken(game, "c4 c5") == []


def test_every_place_beside_assam_at_the_edge() -> None:
    """marrakech.rug.beside-assam"""
    game = situation(EMPTY, assam="a1 N", to_move="red, lay")
    assert set(texts(game)) == {"b1 c1", "b1 b2", "a2 b2", "a2 a3"}


def test_the_two_squares_may_be_named_in_either_order() -> None:
    game = situation(EMPTY, assam="d4 N", to_move="red, lay")
    for text in ("c4 c5", "c5 c4", " C5-C4 ", "c4c5"):
        assert game.parse(text).text == "c4 c5"


RUGS_ROUND_D4 = """
    7  .   .   .   .   .   .   .
    6  .   .   .   y2  .   .   .
    5  .   .   b1  y2  .   .   .
    4  .   g1  b1  .   y1  .   .
    3  .   r1  .   r2  r2  y3  .
    2  .   r1  .   .   .   y3  .
    1  .   .   .   .   .   .   .
       a   b   c   d   e   f   g
"""


@pytest.mark.parametrize(
    ("move", "what"),
    [
        ("c3 d3", "a bare square and half of one's own rug"),
        ("e4 f4", "half a rug and a bare square"),
        ("b4 c4", "halves of two different rugs"),
        ("d5 c5", "halves of two rugs of different colours"),
        ("e3 e4", "half of one's own and half of another's"),
        ("d5 e5", "half an opponent's rug and a bare square"),
    ],
)
def test_what_a_rug_may_cover(move: str, what: str) -> None:
    """marrakech.rug.cover"""
    game = situation(RUGS_ROUND_D4, assam="d4 N", to_move="red, lay")
    assert rules_broken(game, move) == [], what


@pytest.mark.parametrize(("move", "colour"), [("c4 c5", "blue"), ("d5 d6", "yellow")])
def test_a_rug_may_not_cover_a_whole_rug_of_an_opponent(move: str, colour: str) -> None:
    """marrakech.rug.cover"""
    game = situation(RUGS_ROUND_D4, assam="d4 N", to_move="red, lay")
    error = game.why_not(move)
    assert error is not None
    assert error.rules == ("marrakech.rug.cover",)
    assert set(error.squares) == set(move.split())
    assert colour in error.reason


def test_the_other_half_of_a_half_covered_rug_may_be_covered() -> None:
    """marrakech.rug.cover: only the rug in view counts, and y1 shows one half"""
    game = situation(RUGS_ROUND_D4, assam="d4 N", to_move="red, lay")
    assert rules_broken(game, "e4 e5") == []


def test_a_whole_rug_may_be_covered_by_two() -> None:
    """marrakech.rug.cover"""
    game = situation(RUGS_ROUND_D4, assam="d4 N", to_move="red, lay")
    game.play("b4 c4")
    game.play("straight")
    game.play("1")
    game.play("c5 c6")
    assert "b1" not in game.to_text()


def test_two_halves_of_one_colour_side_by_side_need_not_be_one_rug() -> None:
    """marrakech.rug.cover: y2 and y3 are two rugs"""
    game = situation(
        """
        7  .   .   .   .   .   .   .
        6  .   .   .   .   .   .   .
        5  .   .   y2  y3  .   .   .
        4  .   .   y2  .   .   .   .
        3  .   .   .   .   .   .   .
        2  .   .   .   .   .   .   .
        1  .   .   .   .   .   .   .
           a   b   c   d   e   f   g
        """,
        assam="d4 N",
        to_move="red, lay",
    )
    assert rules_broken(game, "c5 d5") == []
    assert rules_broken(game, "c4 c5") == ["marrakech.rug.cover"]


@pytest.mark.parametrize(
    ("cover_own", "broken"), [(False, ["marrakech.rug.cover-own"]), (True, [])]
)
def test_whether_a_whole_rug_of_ones_own_may_be_covered(cover_own: bool, broken: list[str]) -> None:
    """marrakech.rug.cover-own: option cover_own"""
    game = situation(RUGS_ROUND_D4, assam="d4 N", to_move="red, lay", cover_own=cover_own)
    assert rules_broken(game, "d3 e3") == broken
    assert rules_broken(game, "c4 c5") == ["marrakech.rug.cover"]


@pytest.mark.parametrize("preset", ["online", "manual"])
def test_two_sources_let_ones_own_rug_be_covered(preset: str) -> None:
    """marrakech.rug.cover-own"""
    game = situation(RUGS_ROUND_D4, assam="d4 N", to_move="red, lay", rules=preset)
    assert rules_broken(game, "d3 e3") == []


@pytest.mark.parametrize("mover", ["yellow red", "blue green"])
def test_with_two_players_both_colours_are_ones_own(mover: str) -> None:
    """marrakech.rug.cover-own"""
    own, other = {"yellow red": ("d5 d6", "c4 c5"), "blue green": ("c4 c5", "d5 d6")}[mover]
    for cover_own in (False, True):
        game = situation(
            RUGS_ROUND_D4,
            assam="d4 N",
            to_move=f"{mover}, lay",
            players=2,
            cover_own=cover_own,
        )
        assert rules_broken(game, own) == ([] if cover_own else ["marrakech.rug.cover-own"])
        assert rules_broken(game, other) == ["marrakech.rug.cover"]


@pytest.mark.parametrize("cover_own", [False, True])
def test_a_neutral_rug_is_never_covered_whole(cover_own: bool) -> None:
    """marrakech.rug.cover"""
    game = situation(
        RUGS_ROUND_D4,
        assam="d4 N",
        to_move="red, lay",
        cover_own=cover_own,
        purses={"yellow": "0 dirhams, out"},
    )
    assert rules_broken(game, "d5 d6") == ["marrakech.rug.cover"]
    assert rules_broken(game, "d5 e5") == []


def test_all_rules_that_a_move_breaks_are_named_in_the_rulebooks_order() -> None:
    """marrakech.rug.beside-assam comes before marrakech.rug.cover"""
    game = situation(RUGS_ROUND_D4, assam="d4 N", to_move="red, lay")
    error = game.why_not("f2 f3")
    assert error is not None
    assert error.rules == ("marrakech.rug.beside-assam", "marrakech.rug.cover")
    assert error.rule == "marrakech.rug.beside-assam"
    assert set(error.squares) == {"f2", "f3", "d4"}
    assert len(error.reasons) == 2


def test_a_new_rug_is_told_apart_from_every_rug_in_view() -> None:
    game = situation(RUGS_ROUND_D4, assam="d4 N", to_move="red, lay")
    game.play("d3 d2")
    assert game.to_text().count("r3") == 2
