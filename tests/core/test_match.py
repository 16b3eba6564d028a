"""Playing: the chance that comes by itself, the die that waits, undo, redo, branches."""

import pytest

from boardwidgets.game import Game
from boardwidgets.games.marrakech import phases
from tests.games.marrakech.situations import EMPTY, fresh, situation


def texts_of(game: Game) -> list[list[str]]:
    return [[recorded.move.text for recorded in step.history] for step in game.undo_steps]


def test_what_no_player_rolls_is_drawn_at_the_start_and_the_die_waits() -> None:
    game = Game("marrakech", 2, seed=3)
    assert [recorded.move.text.split()[0] for recorded in game.opening.history] == [
        "first",
        "rug",
        "rug",
    ]
    assert all(recorded.drawn for recorded in game.opening.history)
    game.play("left")
    assert (game.state.actor, game.state.phase) == ("chance", phases.ROLL)
    assert texts_of(game) == [["left"]]


def test_a_play_holds_the_chance_that_followed_it() -> None:
    game = Game("marrakech", 2, seed=3)
    game.play("left")
    game.roll()
    game.play(game.legal_moves[0])
    kinds = [[text.split()[0] for text in texts] for texts in texts_of(game)]
    assert kinds[2][1:] == ["rug"]
    game.undo()
    assert game.state.phase == phases.LAY
    assert texts_of(game)[:1] == [["left"]]


def test_when_chance_is_asked_for_nothing_is_drawn_by_itself() -> None:
    game = fresh(2)
    assert not game.moves
    assert not game.opening.history
    for text in ("first blue", "rug red", "rug green", "left", "2"):
        game.play(text)
    assert [move.text for move in game.moves] == ["first blue", "rug red", "rug green", "left", "2"]


def test_even_then_the_seed_may_draw() -> None:
    game = Game("marrakech", 2, seed=3, chance="ask")
    by_itself = Game("marrakech", 2, seed=3)
    for _ in range(3):
        game.roll()
    assert game.moves == by_itself.moves


def test_a_chosen_die_uses_up_no_draw() -> None:
    """So that what the seed gives next is the same whether the teacher chose or not."""
    chosen, rolled = Game("marrakech", 3, seed=5), Game("marrakech", 3, seed=5)
    chosen.play("straight")
    rolled.play("straight")
    chosen.play("1")
    first = rolled.roll()
    chosen.undo()
    assert chosen.roll() == first


def test_what_happened_is_what_the_last_play_caused() -> None:
    game = Game("marrakech", 3, seed=5)
    assert game.events == tuple(
        event for recorded in game.opening.history for event in recorded.events
    )
    happened = game.play("left")
    assert game.events == happened
    game.undo()
    assert game.events == tuple(
        event for recorded in game.opening.history for event in recorded.events
    )


def test_a_new_play_forgets_what_was_undone() -> None:
    game = Game("marrakech", 3, seed=5)
    game.play("left")
    game.undo()
    assert game.undone == 1
    game.play("right")
    assert game.undone == 0
    with pytest.raises(ValueError, match="nothing to redo"):
        game.redo()


def test_a_refused_play_forgets_nothing() -> None:
    game = Game("marrakech", 3, seed=5)
    game.play("left")
    game.undo()
    with pytest.raises(ValueError, match=r"First \w+ has to turn Assam"):
        game.play("c4 c5")
    assert game.undone == 1
    game.redo()
    assert game.moves[-1].text == "left"


def test_a_branch_is_tried_out_without_touching_the_game() -> None:
    game = Game("marrakech", 3, seed=5, names=["Ada", "Bo", "Cy"])
    game.play("left")
    branch = game.branch()
    assert (branch.state, branch.names) == (game.state, game.names)
    branch.roll()
    assert len(game.undo_steps) == 1
    assert game.state.phase == phases.ROLL


def test_names_are_the_players_own_or_those_of_their_colours() -> None:
    assert fresh(4).names == ("Red", "Yellow", "Blue", "Green")
    assert fresh(2, names=["Ada", "Bo"]).names == ("Ada", "Bo")


def test_refusals_speak_to_the_players_by_name() -> None:
    game = situation(EMPTY, assam="d4 N", to_move="blue, turn", names=["Ada", "Bo", "Cy", "Di"])
    error = game.why_not("3")
    assert error is not None
    assert str(error).startswith("First Cy has to turn Assam")
    with pytest.raises(ValueError, match="First Cy has to turn Assam"):
        game.play("3")


def test_after_undo_and_redo_the_seed_goes_on_where_it_was() -> None:
    game, straight_on = Game("marrakech", 3, seed=5), Game("marrakech", 3, seed=5)
    for each in (game, straight_on):
        for _ in range(4):
            each.play("straight")
            each.roll()
            each.play(each.legal_moves[0])
    for _ in range(6):
        game.undo()
    for _ in range(6):
        game.redo()
    for each in (game, straight_on):
        each.play("left")
        each.roll()
    assert game.moves == straight_on.moves


def test_the_word_roll_rolls_and_is_answered_like_a_move() -> None:
    game = Game("marrakech", seed=7)
    error = game.why_not("roll")
    assert error is not None
    assert error.rule == "marrakech.assam.turn"
    game.play("left")
    assert game.why_not(" Roll ") is None
    game.play("roll")
    assert game.undo_steps[-1].history[0].drawn
