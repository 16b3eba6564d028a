"""Moves by pointing: what is marked continues a legal move, and every other pick is answered."""

import pytest

from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import IllegalMove
from boardwidgets.draw.gestures import FreeSelection, Pick, completed, meant, next_keys, refusal
from boardwidgets.draw.painter import painter
from boardwidgets.game import Game
from boardwidgets.widgets.session import Session

RUG, LONG, TURN = Move("c4 c5"), Move("a b c"), Move("left")
PICKS = (
    Pick(RUG, ("square:c4", "square:c5")),
    Pick(Move("c4 d4"), ("square:c4", "square:d4")),
    Pick(TURN, ("turn:left",)),
)

LAY = """
marrakech 3 players
7  .   .   .   .   .   .   .
6  .   .   .   .   .   .   .
5  .   .   .   y1  .   .   .
4  .   .   .   y1  .   .   .
3  .   .   .   .   .   .   .
2  .   .   .   .   .   .   .
1  .   .   .   .   .   .   .
   a   b   c   d   e   f   g
assam c4 N
red: 30 dirhams, 15 rugs
yellow: 30 dirhams, 14 rugs
blue: 30 dirhams, 15 rugs
to move: red, lay
"""


def laying() -> Session:
    return Session(Game.from_position("marrakech", LAY, seed=1), ["human"] * 3)


def test_the_squares_of_a_rug_may_be_picked_in_either_order() -> None:
    assert completed(PICKS, ("square:c5", "square:c4")) is RUG
    assert completed(PICKS, ("square:c4",)) is None


def test_where_the_order_counts_it_counts() -> None:
    picks = (Pick(LONG, ("a", "b", "c"), in_order=True),)
    assert next_keys(picks, ("a",)) == {"b"}
    assert next_keys(picks, ("b",)) == set()
    assert completed(picks, ("a", "b", "c")) is LONG


def test_an_open_number_of_picks_waits_to_be_confirmed() -> None:
    picks = (Pick(Move("set a"), ("a",), confirm=True), Pick(LONG, ("a", "b"), confirm=True))
    assert next_keys(picks, ("a",)) == {"b", "confirm"}
    assert completed(picks, ("a",)) is None
    assert completed(picks, ("a", "b", "confirm")) is LONG


EQUAL = (
    Pick(Move("two"), ("fish#1", "fish#2"), confirm=True),
    Pick(Move("two and a thief"), ("fish#1", "fish#2", "thief"), confirm=True),
)
HAND = FreeSelection(
    ("fish#1", "fish#2", "fish#3", "thief", "ox"), lambda keys: Move(" ".join(keys))
)


def test_of_equal_things_any_will_do() -> None:
    assert next_keys(EQUAL, ("fish#3",), (*EQUAL, HAND)) == {"fish#1", "fish#2", "thief"}
    assert completed(EQUAL, ("fish#3", "fish#1", "confirm")) == Move("two")
    assert completed(EQUAL, ("fish#3", "thief", "fish#2", "confirm")) == Move("two and a thief")


def test_no_more_equal_things_can_be_picked_than_a_move_needs() -> None:
    assert next_keys(EQUAL, ("fish#3", "fish#1"), (*EQUAL, HAND)) == {"thief", "confirm"}


def test_a_move_that_waits_is_confirmed_only_when_it_is_whole() -> None:
    assert completed(EQUAL, ("fish#1", "confirm")) is None
    assert completed(EQUAL, ("fish#1", "fish#2")) is None
    assert meant(EQUAL, ("fish#1", "confirm")) == ()


def test_a_free_selection_is_answered_for_exactly_what_was_picked() -> None:
    def why_not(move: Move) -> IllegalMove | None:
        return (
            None
            if move.text.startswith("two")
            else IllegalMove("boardwidgets.games.marrakech", move.text)
        )

    for picked in (("fish#2", "ox"), ("fish#1", "confirm")):
        error = refusal((*EQUAL, HAND), picked, why_not)
        assert error is not None
        assert error.text == " ".join(picked)
    assert meant((HAND,), ("row",)) == ()


def test_what_is_marked_is_what_continues_a_legal_move() -> None:
    session = laying()
    assert "square:c5" in session.can
    assert "square:c4" not in session.can, "Assam stands there"
    assert "square:f6" not in session.can, "too far away"
    session.pick("square:d4")
    assert session.can == {"square:d3", "square:e4"}, "not d5: it would cover the whole rug"


def test_a_pick_that_continues_nothing_is_answered_by_the_rule_all_its_moves_break() -> None:
    session = laying()
    assert session.pick("square:f6") == ()
    assert session.refused is not None
    assert session.refused.rules == ("marrakech.rug.beside-assam",)
    assert session.refused.squares == ("f6", "c4"), "the square that was picked, and Assam's"


def test_a_second_square_that_would_cover_a_whole_rug_names_that_rule() -> None:
    session = laying()
    session.pick("square:d4")
    session.pick("square:d5")
    assert session.refused is not None
    assert session.refused.rule == "marrakech.rug.cover"
    assert session.picked == ("square:d4",), "what was picked before stays"


def test_a_pick_at_the_wrong_time_names_what_has_to_be_done() -> None:
    session = Session(Game("marrakech", seed=1), ["human"] * 3)
    session.pick("square:c4")
    assert session.refused is not None
    assert session.refused.rule == "marrakech.assam.turn"
    session.pick("die")
    assert session.refused is not None
    assert session.refused.rule == "marrakech.assam.turn"


def test_a_thing_picked_again_is_put_back() -> None:
    session = laying()
    session.pick("square:d4")
    session.pick("square:d4")
    assert session.picked == ()


def test_two_squares_that_do_not_touch_are_refused_as_the_rug_they_would_be() -> None:
    session = laying()
    session.pick("square:d4")
    session.pick("square:b4")
    assert session.refused is not None
    assert "d4 and b4 do not" in session.refused.reason
    assert session.picked == ("square:d4",), "what was picked before stays"
    assert session.marks(None, None, forecast=False).refused_key == "square:b4"


@pytest.mark.slow
def test_every_pick_on_the_board_is_played_marked_or_answered() -> None:
    """Whatever is clicked first, in every phase, something comes of it."""
    game = Game("marrakech", seed=3)
    for _ in range(30):
        for pick in painter("marrakech").gestures(game.view(0)):
            for key in pick.keys:
                session = Session(game, ["human"] * 3)
                history = session.pick(key)
                assert history or session.picked or session.refused, key
                if history:
                    game.undo()
        game.play(game.legal_moves[0])


def test_a_refusal_of_moves_that_break_different_rules_takes_the_nearest() -> None:
    game = Game.from_position("marrakech", LAY, seed=1)
    picks = painter("marrakech").gestures(game.view(0))
    error = refusal(picks, ("square:d4", "square:d5"), game.why_not)
    assert error is not None
    assert error.rules == ("marrakech.rug.cover",)
