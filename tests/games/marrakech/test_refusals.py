"""A move that is wrong in itself and not its time is answered by both rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwidgets.core.moves import First, Move, OffBoard
from boardwidgets.game import Game
from boardwidgets.games.marrakech.moves import BACK, DICE, LAYS, NEXT_RUGS, STRAIGHT, Die, LayRug
from boardwidgets.games.marrakech.parsing import spoken
from boardwidgets.games.marrakech.squares import NAMES, SIDES
from tests.games.marrakech.situations import EMPTY, fresh, marrakech, rules_broken, situation
from tests.games.playouts import begun_games, some

PHASES = {
    "first": "marrakech.setup.first",
    "rug": "marrakech.setup.two-players",
    "turn": "marrakech.assam.turn",
    "roll": "marrakech.assam.die",
    "lay": "marrakech.rug.must-lay",
    "turn after": "marrakech.variant.turn-after",
    "over": "marrakech.end.",
}
"""What has to be done in each phase, by its rule; the end has two."""

TIMES = {
    First: ("first",),
    type(NEXT_RUGS[0]): ("rug",),
    type(STRAIGHT): ("turn", "turn after"),
    Die: ("roll",),
    LayRug: ("lay",),
    OffBoard: ("lay",),
}
"""The phases in which it is time for a kind of move."""

NAMES_AND_OTHERS = (*NAMES, "a0", "a8", "h1", "h8", "d10", "z4")


@st.composite
def of_wrong_parts(draw: st.DrawFn) -> tuple[Move, str | None]:
    """A move that no moment allows, and the rule against it; None where it depends on the game."""
    kind = draw(st.sampled_from(("turn", "die", "first", "off board", "apart")))
    if kind == "turn":
        return BACK, None
    if kind == "die":
        steps = draw(st.integers(0, 99).filter(lambda steps: str(steps) not in "1234"))
        return Die(str(steps), steps), "marrakech.assam.die"
    if kind == "first":
        return First("first nobody", 9), "marrakech.setup.first"
    squares = st.sampled_from(NAMES_AND_OTHERS if kind == "off board" else NAMES)
    wrong = st.tuples(squares, squares).filter(lambda pair: is_wrong(*pair))
    move = spoken(" ".join(draw(wrong)))
    assert move is not None
    return move, "marrakech.rug.beside-assam"


def is_wrong(one: str, other: str) -> bool:
    """Whether no rug could ever lie on these two squares."""
    if one not in NAMES or other not in NAMES:
        return True
    return NAMES.index(other) not in SIDES[NAMES.index(one)]


@given(begun_games(("marrakech",)), of_wrong_parts())
@some(300)
def test_what_is_wrong_in_itself_and_not_its_time_is_answered_by_both_rules(
    game: Game, wrong: tuple[Move, str | None]
) -> None:
    move, rule = wrong
    state = marrakech(game)
    if rule is None:
        rule = "marrakech." + ("variant.turn-after" if state.constants.turn_after else "assam.turn")
    broken = {violation.rule for violation in state.violations(move)}
    assert rule in broken
    if state.phase not in TIMES[type(move)]:
        assert any(found.startswith(PHASES[state.phase]) for found in broken)
    assert not state.is_legal(move)


@given(begun_games(("marrakech",)))
@some(100)
def test_what_is_only_not_its_time_is_answered_by_what_has_to_be_done(game: Game) -> None:
    state = marrakech(game)
    for move in (*DICE, *LAYS, *state.constants.firsts, *state.constants.turns):
        if state.phase not in TIMES[type(move)]:
            (violation,) = state.violations(move)
            assert violation.rule.startswith(PHASES[state.phase])


@pytest.mark.parametrize(
    ("phase", "move", "rules"),
    [
        ("turn", "c4 e4", ["assam.turn", "rug.beside-assam"]),
        ("turn", "c4 h4", ["assam.turn", "rug.beside-assam"]),
        ("turn", "7", ["assam.turn", "assam.die"]),
        ("roll", "back", ["assam.turn", "assam.die"]),
        ("roll", "d4 d4", ["assam.die", "rug.beside-assam"]),
        ("lay", "back", ["assam.turn", "rug.must-lay"]),
        ("lay", "0", ["assam.die", "rug.must-lay"]),
        ("lay", "c4 e4", ["rug.beside-assam"]),
        ("turn", "rug red", ["setup.two-players", "assam.turn"]),
    ],
)
def test_both_rules_are_named_in_the_rulebooks_order(
    phase: str, move: str, rules: list[str]
) -> None:
    game = situation(EMPTY, assam="d4 N", to_move=f"red, {phase}")
    assert rules_broken(game, move) == [f"marrakech.{rule}" for rule in rules]


def test_two_squares_far_apart_are_told_first_that_they_are_no_neighbours() -> None:
    game = situation(EMPTY, assam="d4 N", to_move="red, lay")
    error = game.why_not("a1 b7")
    assert error is not None
    assert "one of them lies beside Assam; a1 and b7 do not share a side" in str(error)
    assert "neither a1 nor b7 does" in error.reasons[1]


def test_before_the_first_player_is_drawn_wrong_moves_are_answered_by_both_rules() -> None:
    """marrakech.setup.first"""
    assert rules_broken(fresh(), "h9 c4") == ["marrakech.setup.first", "marrakech.rug.beside-assam"]
    assert rules_broken(fresh(), "back") == ["marrakech.setup.first", "marrakech.assam.turn"]


@pytest.mark.parametrize("phase", ["roll", "lay"])
def test_in_the_variant_keeping_the_heading_is_wrong_at_any_time(phase: str) -> None:
    """marrakech.variant.turn-after"""
    game = situation(EMPTY, assam="d4 N", to_move=f"red, {phase}", turn_after=True)
    for move in ("straight", "back"):
        assert "marrakech.variant.turn-after" in rules_broken(game, move)
    assert "marrakech.variant.turn-after" not in rules_broken(game, "left")


def test_a_stack_of_two_players_is_empty_when_all_rugs_of_a_colour_are_laid() -> None:
    """marrakech.setup.two-players"""
    game = situation(
        EMPTY,
        assam="d4 N",
        to_move="yellow red, turn",
        players=2,
        purses={"yellow red": "30 dirhams, 12 yellow, 0 red, next yellow"},
    )
    assert rules_broken(game, "rug red") == [
        "marrakech.setup.two-players",
        "marrakech.assam.turn",
    ]
    assert rules_broken(game, "rug yellow") == ["marrakech.assam.turn"]


@pytest.mark.parametrize(
    ("phase", "ending"),
    [("turn", ": leave him as he is, or turn him a quarter left or right."), ("lay", ".")],
)
def test_how_assam_may_be_turned_is_said_where_he_may_be(phase: str, ending: str) -> None:
    """marrakech.assam.turn"""
    game = situation(EMPTY, assam="d4 N", to_move=f"red, {phase}")
    assert str(game.why_not("back")) == "Assam never turns right about" + ending
