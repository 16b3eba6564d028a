"""A game with people and bots around it: whose turn it is, and what undo takes back."""

import pytest

from boardwidgets.game import Game
from boardwidgets.games.cows.phases import DISCARD, PEEK
from boardwidgets.games.marrakech.phases import LAY, RUG
from boardwidgets.widgets.session import Session, check_seats


def session(seats: list[str], **options: object) -> Session:
    return Session(Game("marrakech", players=len(seats), seed=7, **options), seats)  # type: ignore[arg-type]  # options of any kind


def bots_move(at: Session) -> None:
    while at.asks_bot:
        assert at.let_bot()


def whole_turn(at: Session) -> None:
    """The reader turns, rolls and lays; then bots move until the reader is asked again."""
    at.play("straight")
    at.play("roll")
    at.play(at.game.legal_moves[0])
    bots_move(at)


def test_seats_are_people_or_bots_one_for_each_player() -> None:
    with pytest.raises(ValueError, match="'human', 'greedy', 'random'"):
        check_seats(["human", "clever"], 2)
    with pytest.raises(ValueError, match="3 seats for 2 players"):
        check_seats(["human"] * 3, 2)


def test_undo_goes_back_to_ones_own_last_decision_past_the_bots() -> None:
    at = session(["human", "greedy", "random"])
    bots_move(at)
    before = at.game.state
    whole_turn(at)
    assert at.game.state.actor == 0
    at.undo()
    assert at.game.state.phase == LAY
    assert at.game.state.actor == 0, "past both bots, back to the rug"
    at.undo()
    assert at.game.state == before, "past the die, back to Assam's turn"
    assert not at.can_undo


def test_redo_goes_forward_to_the_next_own_decision() -> None:
    at = session(["human", "greedy", "random"])
    bots_move(at)
    whole_turn(at)
    after = at.game.state
    at.undo()
    at.redo()
    assert at.game.state == after


def test_bots_roll_and_lay_for_themselves() -> None:
    at = session(["greedy", "random"])
    bots_move(at)
    assert at.game.over


def test_a_teacher_who_is_asked_for_chance_decides_it() -> None:
    at = session(["human", "human"], chance="ask")
    assert at.asks_reader
    at.play("first yellow")
    at.play("rug red")
    at.undo()
    assert at.game.state.phase == RUG


def test_a_hint_names_a_legal_move_and_a_reason() -> None:
    at = session(["human", "human", "human"])
    advice = at.hint()
    assert advice is not None
    assert advice.move in at.game.legal_moves
    assert at.view.move_words(advice.move) in advice.reason
    at.play("straight")
    assert at.hint() is None, "a die is not a choice"


def test_the_board_is_seen_through_the_eyes_of_the_person_to_move() -> None:
    at = session(["human", "human"])
    assert at.viewer == at.turn_of
    alone = session(["greedy", "human"])
    assert alone.viewer == 1
    assert session(["greedy", "random"]).viewer is None


def test_a_turn_of_which_nothing_may_be_known_is_told_in_no_words() -> None:
    for seed in range(6):
        for name in ("cows", "sobek"):
            at = Session(Game(name, players=2, seed=seed), ["human", "greedy"])
            for _ in range(12):
                if at.asks_bot:
                    at.let_bot()
                else:
                    at.play(at.game.legal_moves[0])
                assert all(at.news())


NEXT_TO_DROP = """
sobek 2 players, round 1
row: fish1 wheat0 ebony0
deck: 20 cards
events: 5 face down
red: 0 points
  hand: scribe-cattle fish1
yellow: 0 points
  hand: ivory3 ivory3 wheat1 wheat1 cattle1 ebony2 ebony2
to move: red, turn
"""


def behind_the_curtain() -> Session:
    at = Session(Game.from_position("sobek", NEXT_TO_DROP, seed=1), ["human", "human"])
    at.ready()
    at.play("take 1")
    assert at.hands_over
    return at


def test_nothing_of_the_next_hand_is_said_or_done_behind_the_curtain() -> None:
    at = behind_the_curtain()
    assert at.hint() is None
    assert at.viewer is None
    assert at.play("take 1") == ()
    assert at.pick("row:1") == ()
    assert at.can == frozenset()


def test_undo_and_redo_do_not_go_round_the_curtain() -> None:
    at = behind_the_curtain()
    at.undo()
    assert at.turn_of == 0
    assert at.hands_over, "the person who pressed undo may not be the one whose turn it is now"
    at.ready()
    at.redo()
    assert at.turn_of == 1
    assert at.hands_over


def test_a_careful_player_sees_what_a_set_is_worth() -> None:
    ivory = NEXT_TO_DROP.replace("ivory3 ivory3 wheat1", "wheat1")
    position = ivory.replace("scribe-cattle fish1", "ivory0 ivory3 ivory3")
    at = Session(Game.from_position("sobek", position, seed=1), ["human", "greedy"])
    advice = at.hint()
    assert advice is not None
    assert advice.move.text == "set ivory 0 3 3"


MOLE_ON_GRASS = """
cows 2 players
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  *  .  .
4  .  .  .  rM .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  *  .  .  .  .  .  .
   a  b  c  d  e  f  g
grass: e5 onion, a1 carrot
moving: red; still red mole
to move: player 1, move
"""


def peeking(*, undo_seen: bool) -> Session:
    game = Game.from_position("cows", MOLE_ON_GRASS, seed=1)
    at = Session(game, ["human", "greedy"], undo_seen=undo_seen)
    at.play("mole red d4 e5")
    return at


def test_a_step_onto_grass_may_be_taken_back_and_a_peek_may_not() -> None:
    assert peeking(undo_seen=False).can_undo
    at = peeking(undo_seen=False)
    at.play("peek")
    assert not at.can_undo
    at.undo()
    assert at.game.state.phase == DISCARD, "nothing was taken back"


def test_a_teacher_may_allow_to_take_back_what_was_seen() -> None:
    at = peeking(undo_seen=True)
    at.play("peek")
    at.undo()
    assert at.game.state.phase == PEEK


def test_a_face_down_card_that_was_seen_is_not_put_back() -> None:
    hidden = NEXT_TO_DROP.replace("fish1 wheat0", "character wheat0")
    at = Session(Game.from_position("sobek", hidden, seed=1), ["human", "greedy"])
    at.play("take 1")
    assert not at.can_undo
    at.game.undo()
    assert at.game.state.actor == 0, "the game itself always can"
