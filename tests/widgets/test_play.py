"""The play cell without a browser: what it shows, says, keeps and frees."""

import pytest
from ipywidgets.widgets.widget import _instances

import boardwidgets as bw
from boardwidgets.widgets.after_game import AfterGame
from boardwidgets.widgets.settings import SettingsForm
from tests.widgets.wire import Wire

HUMANS = ["human", "human", "human"]


def cell(**how: object) -> bw.Play:
    return bw.Play(bw.Game("marrakech", seed=7, names=["Ada", "Bo", "Cy"]), HUMANS, **how)  # type: ignore[arg-type]  # how it is shown


def told(play: bw.Play) -> str:
    return str(play.stage.told.value)


def answered(play: bw.Play) -> str:
    return str(play.stage.answer.value)


def now(play: bw.Play) -> str:
    return str(play.stage.now.value)


def test_it_says_whose_turn_it_is_and_what_to_do() -> None:
    assert now(cell()).startswith("Ada: leave Assam facing north")


def test_a_whole_turn_by_pointing() -> None:
    play = cell()
    play.pick("turn:left")
    assert "Ada: roll the die." in now(play)
    play.pick("die")
    assert "Ada: lay a rug" in now(play)
    first = min(play.session.can)
    play.pick(first)
    play.pick(min(play.session.can))
    assert now(play).startswith("Bo: leave Assam")
    assert "<b>Ada</b>: sends Assam west; rolls" in told(play)
    assert "lays a rug on" in told(play)


def test_a_whole_turn_by_typing() -> None:
    play = cell()
    for text in ("left", "roll", str):
        play.play(str(play.game.legal_moves[0]) if text is str else str(text))
    assert now(play).startswith("Bo: leave Assam")


def test_undo_and_redo_go_between_decisions() -> None:
    play = cell()
    play.pick("turn:left")
    play.pick("die")
    play.undo()
    assert now(play).startswith("Ada: leave Assam")
    play.redo()
    play.undo()
    assert not play.session.can_undo


def test_bots_play_on_until_the_reader_is_asked() -> None:
    play = bw.Play(bw.Game("marrakech", seed=7), ["human", "greedy", "random"], speed="none")
    play.finish()
    assert play.session.asks_reader
    assert play.game.state.actor == 0


def test_one_can_look_back_and_come_back_by_a_click() -> None:
    play = cell()
    play.pick("turn:left")
    play.pick("die")
    play.look(1)
    assert "You are looking back" in now(play)
    play.canvas.picked("square:a1", 0, 0, "mouse")
    assert "You are looking back" not in now(play)


def settings(play: bw.Play) -> SettingsForm:
    form = SettingsForm(lambda: play.session, play.page, play.errors, lambda _wanted: None)
    form.appear()
    return form


def test_a_new_game_takes_players_house_rules_and_seed() -> None:
    play = cell()
    form = settings(play)
    form.players.value = 2
    form.options["die"].value = "even"
    form.seed.value = "12"
    wanted = form.wanted()
    assert wanted.game.start.setup.players == 2
    assert wanted.game.start.setup.options["die"] == "even"
    assert wanted.game.seed == 12
    play.take_game(wanted.game)
    assert len(play.session.seats) == 2
    form.seed.value = "twelve"
    with pytest.raises(ValueError, match="whole number"):
        form.wanted()


def test_another_number_of_players_and_back_keeps_names_and_house_rules() -> None:
    form = settings(bw.Play(bw.Game("marrakech", 2), ["human", "greedy"]))
    for field, name in zip(form.names, ("Ada", "Bo"), strict=False):
        field.value = name
    form.seats[1].value = "random"
    form.options["rugs_each"].value = bw.Game("marrakech", 3).start.setup.options["rugs_each"]
    form.options["die"].value = "even"
    before = form.wanted()
    for players in (3, 4, 2):
        form.players.value = players
    after = form.wanted()
    assert after.game.names == before.game.names == ("Ada", "Bo")
    assert after.game.start.setup == before.game.start.setup
    assert after.seats == before.seats


def test_a_house_rule_that_nobody_chose_is_the_usual_one_for_the_number_of_players() -> None:
    form = settings(cell())
    form.players.value = 2
    assert form.wanted().game.start.setup == bw.Game("marrakech", 2).start.setup


def test_a_game_that_is_over_shows_its_tally_and_can_be_played_again() -> None:
    game = bw.Game("marrakech", 2, seed=3, rugs_each=1, names=["Ada", "Bo"])
    play = bw.Play(game, ["greedy", "random"], speed="none")
    after = next(part for part in play.children if isinstance(part, AfterGame))
    table, again = after.children
    assert after.layout.display == "none"
    play.finish()
    assert play.game.over
    assert after.layout.display is None
    assert "Squares to be seen" in table.value
    assert all(f"<td>{score}</td>" in table.value for score in game.state.scores)
    assert play.controls.buttons["hint"].layout.visibility == "hidden"
    again.click()
    assert play.game is not game
    assert play.game.start == game.start
    assert play.game.names == game.names


def test_a_preset_shows_its_options_with_their_source() -> None:
    play = cell()
    form = settings(play)
    form.preset.value = "manual"
    assert form.options["cover_own"].value is True
    assert "marrakech.rug.cover-own" in form.about.value
    assert "Source: " in form.about.value
    form.options["die"].value = "even"
    assert form.preset.value == "own choice"
    form.preset.value = ""
    assert dict(form.wanted().game.start.setup.options)["cover_own"] is False
    assert not form.about.value


def test_a_form_shows_the_house_rules_of_the_game_that_is_played() -> None:
    game = bw.Game("marrakech", rugs_each=3, cover_own=True)
    form = settings(bw.Play(game, HUMANS))
    assert form.options["rugs_each"].value == 3
    assert form.preset.value == "own choice"


def test_what_is_wrong_in_a_form_is_said_in_the_form() -> None:
    play = cell()
    form = settings(play)
    for seed in ("abc", "9" * 5000, "-1"):
        form.seed.value = seed
        form.start.click()
        assert "A seed is a whole number" in form.told.value
    form.seed.value = ""
    form.names[0].value = "W" * 60
    form.start.click()
    assert "from 1 to 40 letters" in form.told.value
    assert not play.errors.value


def test_an_exception_in_a_callback_is_shown_in_the_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    play = cell()

    def broken(*_: object) -> None:
        raise RuntimeError("the board has a parameter")

    monkeypatch.setattr(play.session, "pick", broken)
    play.canvas.picked("square:a1", 0, 0, "mouse")
    assert "the board has a parameter" in play.errors.value
    monkeypatch.undo()
    play.canvas.picked("turn:left", 200, 200, "mouse")
    assert not play.errors.value
    assert len(play.game.undo_steps) == 1


def test_keys_do_what_the_mouse_does() -> None:
    play = cell()

    def press(*keys: str) -> None:
        for key in keys:
            play.canvas.pressed(key, False)

    press("n", "Enter", "r")
    assert "lay a rug" in now(play)
    press("n", " ", "n", " ")
    assert now(play).startswith("Bo: leave Assam")
    press("u")
    assert "Ada: lay a rug" in now(play)
    press("h")
    assert "Hint" in answered(play)
    press("ArrowUp", "ArrowLeft")
    assert play.stage.cursor is not None


def test_the_keyboard_begins_where_one_looks() -> None:
    play, picking = cell(speed="none"), cell(speed="none")
    play.canvas.pressed("ArrowUp", False)
    assert play.stage.cursor in play.session.can
    picking.play("left")
    picking.play("1")
    first = max(picking.session.can)
    picking.pick(first)
    picking.canvas.pressed("ArrowLeft", False)
    assert picking.stage.cursor == first
    quay = bw.Play(bw.Game("sobek", 2, seed=7), ["human", "greedy"])
    quay.canvas.pressed("ArrowDown", False)
    assert quay.stage.cursor == "row:1"


def test_closing_frees_every_widget() -> None:
    before = set(_instances)
    play = cell()
    play.drawer.toggle()
    for section in ("new", "keep", "rules", "moves"):
        play.drawer.unfold(section)
    play.close()
    assert set(_instances) == before


def test_a_cell_that_was_never_touched_is_freed_as_well_and_may_be_closed_again() -> None:
    before = set(_instances)
    play = cell()
    play.close()
    play.close()
    assert set(_instances) == before


def test_a_move_is_one_small_message_and_a_whole_repaint_one_of_at_most_48_kb(wire: Wire) -> None:
    play = cell()
    while not play.game.over:
        for text in ("straight", "roll"):
            play.play(text)
        wire.clear()
        play.play(str(play.game.legal_moves[0]))
        painted = [message for message in wire.custom() if message.buffers]
        assert len(painted) == 1
        assert painted[0].size <= 16 * 1024
    wire.clear()
    play.canvas.repaint()
    (whole,) = [message for message in wire.custom() if message.buffers]
    assert whole.size <= 48 * 1024


def test_what_is_kept_in_a_notebook_is_a_picture_and_words() -> None:
    bundle, _noted = cell()._repr_mimebundle_()
    assert "Shift+Enter to play" in bundle["image/svg+xml"]
    assert "Ada: leave Assam" in bundle["text/plain"]
    assert "application/vnd.jupyter.widget-view+json" in bundle


def test_bad_arguments_name_the_choices() -> None:
    with pytest.raises(ValueError, match="slow"):
        cell(speed="ludicrous")
    with pytest.raises(ValueError, match="human"):
        bw.Play("marrakech", ["me", "you", "they"])
    with pytest.raises(ValueError, match="marrakech"):
        bw.Play("chess")


def test_a_game_played_in_another_cell_is_shown() -> None:
    play = cell()
    board = bw.Board(play.game)
    play.game.play("left")
    assert "Ada: roll the die." in now(play)
    assert "sends Assam west" in told(play)
    assert "Ada: roll the die." in board.words.value
    play.game.undo()
    assert now(play).startswith("Ada: leave Assam")
    board.close()
    play.close()
    play.game.play("left")


def test_a_click_while_looking_back_only_comes_back() -> None:
    play = cell()
    play.pick("turn:left")
    play.look(0)
    play.canvas.picked("die", 0, 0, "mouse")
    assert "Ada: roll the die." in now(play), "the die was not rolled by that click"


def test_the_tooltip_of_a_greyed_button_says_why() -> None:
    play = cell()
    undo, redo = play.controls.buttons["undo"], play.controls.buttons["redo"]
    assert undo.tooltip == "There is nothing to take back: the game is at its start."
    assert redo.tooltip == "There is nothing to play again."
    play.pick("turn:left")
    assert undo.tooltip == "Undo"
    play.undo()
    assert redo.tooltip == "Redo"
    bw.set_language("it")
    assert redo.tooltip == "Rifai"
    assert undo.tooltip == "Non c'è niente da ritirare: la partita è all'inizio."
