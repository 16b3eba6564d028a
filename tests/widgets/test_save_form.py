"""A game is saved, loaded, copied and pasted by the form of a play cell; nothing is lost by it."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

import boardwidgets as bw
from boardwidgets.widgets.save_form import SaveForm
from tests.widgets.test_play import cell


def keeping(play: bw.Play) -> SaveForm:
    return SaveForm(lambda: play.game, play.take_game, play.page, play.errors)


def test_a_game_is_saved_and_loaded_and_goes_on(tmp_path: Path) -> None:
    play = cell()
    play.pick("turn:left")
    form = keeping(play)
    form.file.value = str(tmp_path / "game.json")
    form.buttons["save"].click()
    saved = play.game.state
    play.pick("die")
    form.buttons["load"].click()
    assert play.game.state == saved
    assert play.game.names == ("Ada", "Bo", "Cy")


def test_a_game_is_copied_as_text_and_pasted() -> None:
    play = cell()
    play.pick("turn:left")
    form = keeping(play)
    form.buttons["copy"].click()
    text = form.code.value
    other = cell()
    other_form = keeping(other)
    other_form.code.value = text
    other_form.buttons["paste"].click()
    assert other.game.state == play.game.state


def test_an_uploaded_game_is_read(tmp_path: Path) -> None:
    play = cell()
    play.pick("turn:left")
    document = json.dumps(play.game.document()).encode()
    other = cell()
    form = keeping(other)
    form.upload.value = (
        {
            "name": "a.json",
            "type": "",
            "size": 1,
            "content": memoryview(document),
            "last_modified": datetime.now(tz=UTC),
        },
    )
    assert other.game.state == play.game.state


def test_what_cannot_be_read_leaves_the_game_as_it_is(tmp_path: Path) -> None:
    play = cell()
    play.pick("turn:left")
    before = play.game.state
    form = keeping(play)
    form.code.value = "bw1-" + "A" * 50
    form.buttons["paste"].click()
    assert "That did not work" in form.told.value
    form.file.value = str(tmp_path / "missing.json")
    form.buttons["load"].click()
    assert "missing.json" in form.told.value
    form.file.value = ""
    form.buttons["save"].click()
    assert "name of a file" in form.told.value
    assert play.game.state == before
    assert not play.errors.value, "said where the reader is, not as a fault"


@pytest.mark.parametrize("content", [b'{"cells": [], "nbformat": 4}', b"\xff\xfe", b""])
def test_a_game_is_not_saved_over_a_file_that_is_none(tmp_path: Path, content: bytes) -> None:
    play = cell()
    form = keeping(play)
    file = tmp_path / "lesson.ipynb"
    file.write_bytes(content)
    form.file.value = str(file)
    form.buttons["save"].click()
    assert "lesson.ipynb is there already and holds something else" in form.told.value
    assert file.read_bytes() == content


def test_a_game_is_saved_over_an_earlier_one(tmp_path: Path) -> None:
    play = cell()
    form = keeping(play)
    form.file.value = str(tmp_path / "game.json")
    for move in ("turn:left", "die"):
        play.pick(move)
        form.buttons["save"].click()
        assert "Saved as game.json" in form.told.value
    assert bw.load(form.file.value).state == play.game.state
