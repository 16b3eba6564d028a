"""What a play cell answers to what changes nothing: why not, what a thing is, a hint."""

from html import escape

import boardwidgets as bw
from tests.widgets.test_play import HUMANS, answered, cell, told


def test_a_refused_pick_says_why_and_names_the_rule() -> None:
    play = cell()
    play.pick("square:a1")
    assert "Not allowed: First Ada has to turn Assam" in answered(play)
    assert "marrakech.assam.turn" in answered(play)
    assert play.canvas.scene is not None
    play.play("left")
    play.play("roll")
    play.pick("square:a1")
    assert "mark.refused" in str(play.canvas.scene.items), "the squares concerned are marked"


def test_a_refused_square_is_answered_about_itself_not_about_its_neighbour() -> None:
    play = cell()
    play.play("left")
    play.play("roll")
    play.pick("square:g7")
    assert "no rug on g7 does" in answered(play)
    assert "g6" not in answered(play)


def test_a_character_in_hand_is_answered_as_one_not_as_a_set() -> None:
    game = bw.Game("sobek", 2, seed=1)
    for _ in range(30):
        if any(move.text.startswith("play ") for move in game.legal_moves):
            break
        game.play(max(game.legal_moves, key=lambda move: move.text))
    play = bw.Play(game, ["human"] * 2)
    play.ready()
    power = next(key for key in play.session.can if key.startswith("power:"))
    play.pick(power.replace("power:", "hand:") + "#1")
    assert "Not allowed" not in answered(play)
    assert "a character" in answered(play)


def test_what_is_pointed_at_says_what_it_is_and_does() -> None:
    play = bw.Play(bw.Game("cows", seed=1), HUMANS)
    play.canvas.hovered("card:bull")
    assert "It moves every piece of its kind" in play.stage.help.value


def test_a_refused_second_pick_says_why_not_only_what_it_is() -> None:
    rows = [f"{rank} . . . . . . *" for rank in range(7, 0, -1)]
    rows[3] = "4 rC . # . . . *"
    last = ["a b c d e f g", "moving: red; still red cow", "to move: player 1, move"]
    position = "\n".join(["cows 2 players", *rows, *last])
    play = bw.Play(bw.Game.from_position("cows", position, max_turns=1), ["human", "greedy"])
    play.pick("piece:red cow")
    play.pick("square:d4")
    assert "Not allowed: A cow may neither enter nor cross" in answered(play)
    play.pick("square:b4")
    assert "red cow a4–b4" in told(play)


def test_text_that_is_no_move_is_answered_with_what_moves_look_like() -> None:
    play = cell()
    before = play.game.state
    play.play("castle <b>kingside</b>")
    assert "Moves are: straight, left or right" in answered(play)
    assert "<b>" not in answered(play), "what the reader typed is shown, not obeyed"
    assert play.game.state == before


def test_the_account_of_what_happened_stays_while_the_board_answers() -> None:
    play = bw.Play(bw.Game("cows", 3, seed=7), ["human", "greedy", "greedy"], speed="none")
    while not play.game.events or play.session.turn_of != 0 or "Player 2" not in told(play):
        play.play(play.game.legal_moves[0])
    before = told(play)
    for do, what in (
        (play.play, "castle"),
        (play.play, "peek"),
        (play.pick, "square:d4"),
        (play.pick, "card:red"),
        (play.controls.enter, "hint"),
        (play.controls.enter, "redo"),
    ):
        do(what)
        assert answered(play)
        assert told(play) == before
    play.look(0)
    assert not answered(play)
    assert not told(play)


def test_an_answer_goes_when_something_happens() -> None:
    play = cell(speed="none")
    play.play("castle")
    play.play("left")
    assert not answered(play)
    play.pick("square:a1")
    assert "Not allowed" in answered(play)
    play.undo()
    assert not answered(play)
    assert "Taken back" in told(play)


def test_what_is_pointed_at_is_said_once() -> None:
    play = cell(speed="none")
    play.play("left")
    play.play("1")
    quay = bw.Play(bw.Game("sobek", 2, seed=7), ["human", "greedy"])
    for board, key in ((play, min(play.session.can)), (quay, "player:red"), (quay, "token#1")):
        board.canvas.hovered(key)
        thing = board.stage.text_of(key)
        board.pick(key)
        for said in (board.stage.help.value + answered(board), board.page.announcement):
            assert said.count(escape(thing)) == 1


def test_a_thing_that_is_no_move_says_what_it_is() -> None:
    play = bw.Play(bw.Game("sobek", players=3, seed=7), ["human", "greedy", "greedy"])
    scene = play.canvas.scene
    assert scene is not None
    meaning = {pick_key for pick in play.session.gestures for pick_key in pick.keys} | {"die"}
    keys = {item.key for item in scene.items if item.key} - meaning
    assert {"player:red", "token#1"} <= keys
    for key in keys:
        play.pick(key)
        assert play.stage.text_of(key)
        assert escape(play.stage.text_of(key)) in answered(play)


def test_undo_and_redo_say_when_there_is_nothing() -> None:
    play = cell()
    play.undo()
    assert "the game is at its start" in answered(play)
    play.redo()
    assert "nothing to play again" in answered(play)
