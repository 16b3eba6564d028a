"""Saved games and short texts: whole, in UTF-8, and refused in words when they are not."""

import base64
import json
import os
import subprocess
import sys
import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import boardwidgets as bw
from boardwidgets.core.files import write_whole
from boardwidgets.core.saving import CODE_HEAD, LARGEST, SavedGameError, from_json
from boardwidgets.game import Game, from_document
from tests.games.marrakech.situations import EMPTY, situation
from tests.games.playouts import at_random

NAMES = ["Žofie", "李雷", "Ωmega"]


def played(moves: int = 20, **settings: Any) -> Game:
    """A game on its way."""
    game = Game("marrakech", 3, seed=7, names=NAMES, **settings)
    for _ in zip(range(moves), at_random(game, Random(3)), strict=False):
        pass
    return game


SAVED = played().document()
CODE = played().code()
NOTEBOOK = {"cells": [{"outputs": [{"data": {"text/plain": ["4"]}}]}], "nbformat": 4}
DEEP = "[" * 900 + "]" * 900


def packed(value: Any) -> str:
    """A short text that holds any JSON value at all."""
    text = value if isinstance(value, bytes) else json.dumps(value).encode()
    return CODE_HEAD + base64.urlsafe_b64encode(zlib.compress(text)).decode().rstrip("=")


def row(**changes: Any) -> list[Any]:
    """The values of a short text, with changes."""
    return list((SAVED | changes).values())[2:]


def refusal(text: str | bytes) -> str:
    """The sentence that answers a file with this content."""
    with pytest.raises(SavedGameError) as caught:
        from_document(from_json(text))
    told = str(caught.value)
    assert len(told) < 600
    told.encode("utf-8")
    return told


def refusal_of_code(text: Any) -> str:
    """The sentence that answers a short text."""
    with pytest.raises(SavedGameError) as caught:
        bw.from_code(text)
    told = str(caught.value)
    assert len(told) < 600
    return told


# -- whole files -----------------------------------------------------------------------------


def test_a_saved_game_is_loaded_as_the_same_game(tmp_path: Path) -> None:
    game = played()
    game.save(tmp_path / "game.json")
    again = bw.load(tmp_path / "game.json")
    assert (again.state, again.moves, again.names) == (game.state, game.moves, game.names)
    assert again.name == "marrakech"


def test_a_saved_game_is_json_in_utf_8_for_people_to_look_at(tmp_path: Path) -> None:
    played().save(tmp_path / "game.json")
    text = (tmp_path / "game.json").read_bytes().decode("utf-8")
    assert "Žofie" in text
    assert json.loads(text)["version"] == 1
    assert text.endswith("}\n")
    assert max(map(len, text.splitlines())) < 200


def test_files_are_utf_8_where_the_locale_is_not(tmp_path: Path) -> None:
    played().save(tmp_path / "game.json")
    script = """
import sys, boardwidgets as bw
game = bw.load(sys.argv[1] + "/game.json")
game.save(sys.argv[1] + "/again.json")
print(ascii(game.names), sys.flags.utf8_mode, bool(bw.rules(game)), bool(game.view(0).describe()))
"""
    environment = os.environ | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    ran = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        env=environment,
        capture_output=True,
        check=True,
        text=True,
        encoding="utf-8",
    )
    assert ran.stdout.strip() == f"{tuple(NAMES)!a} 0 True True"
    assert (tmp_path / "again.json").read_bytes() == (tmp_path / "game.json").read_bytes()


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    played().save(tmp_path / "game.json")
    content = (tmp_path / "game.json").read_bytes()
    (tmp_path / "game.json").write_bytes(b"\xef\xbb\xbf" + content)
    assert bw.load(tmp_path / "game.json").state == played().state


def test_a_failed_save_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    played().save(path)
    before = path.read_bytes()

    def full(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space left"):
        played(40).save(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_an_interrupted_replacement_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"old")

    def interrupted(self: Path, target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="nowhere"):
        played().save(tmp_path / "nowhere" / "game.json")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"no-such-game\.json"):
        bw.load(tmp_path / "no-such-game.json")


def test_a_folder_is_no_saved_game(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=str(tmp_path.name)):
        bw.load(tmp_path)


def test_a_file_that_never_ends_is_read_no_further_than_a_game_can_be(tmp_path: Path) -> None:
    (tmp_path / "long.json").write_bytes(b" " * (LARGEST + 10))
    with pytest.raises(SavedGameError, match="has more than"):
        bw.load(tmp_path / "long.json")


# -- what is wrong with a file ---------------------------------------------------------------


def changed(**changes: Any) -> str:
    """A saved game as JSON, with changes."""
    return json.dumps(SAVED | changes)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "not whole JSON"),
        (b"\x89PNG\r\n\x1a\n\0\0", "not UTF-8"),
        (b"\xff\xfe{\0}\0", "not UTF-8"),
        ("null", "no saved game"),
        ("[]", "no saved game"),
        ('"bw1-"', "no saved game"),
        ("{}", "no saved game of boardwidgets"),
        ('{"format": "other"}', "no saved game of boardwidgets: in one, 'format' is"),
        (json.dumps(NOTEBOOK), "no saved game of boardwidgets"),
        (DEEP, "no saved game of boardwidgets"),
        ("[" * 100_000, "nesting beyond measure"),
        (
            json.dumps(SAVED)[:-1] + ', "a": ' + "[" * 900 + "]" * 900 + "}",
            "nesting beyond measure",
        ),
        ("9" * 10_000, "number or a nesting beyond measure"),
        (" " * (LARGEST + 1), "no saved game: it has more than"),
        (json.dumps(SAVED)[:-40], "not whole JSON"),
        (json.dumps(SAVED) + "x", "not whole JSON"),
    ],
)
def test_a_file_that_is_no_saved_game(content: str | bytes, told: str) -> None:
    assert told in refusal(content)


@pytest.mark.parametrize("length", range(0, len(json.dumps(SAVED)), 37))
def test_a_file_cut_off_anywhere(length: int) -> None:
    refusal(json.dumps(SAVED)[:length])


@pytest.mark.parametrize("field", SAVED)
def test_a_field_that_is_missing_is_named(field: str) -> None:
    told = refusal(json.dumps({key: value for key, value in SAVED.items() if key != field}))
    assert ("no saved game of" if field == "format" else f"no {field!r}") in told


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("format", ["chess"], "'boardwidgets game'"),
        ("version", 2, "1, the version this program reads"),
        ("version", "1", "1, the version this program reads"),
        ("version", 10**300, "1, the version this program reads"),
        ("game", "chess", "there are: marrakech"),
        ("game", 7, "the name of a game"),
        ("game", "x" * 10_000, "the name of a game"),
        ("players", 5, "2 to 4"),
        ("players", 10**200, "2 to 4"),
        ("players", True, "a whole number"),
        ("players", 3.0, "a whole number"),
        ("players", None, "a whole number"),
        ("players", float("nan"), "a whole number"),
        ("players", float("inf"), "a whole number"),
        ("options", [], "a table of options"),
        ("options", {"die": "round"}, "'sandals', 'even'"),
        ("options", {"die": {"a": 1}}, "'sandals', 'even'"),
        ("options", {"dye": "even"}, "no option 'dye'"),
        ("options", {"seed": 3}, "no option 'seed'"),
        ("options", {"position": None}, "no option 'position'"),
        ("options", {"self": 3}, "no option 'self'"),
        ("options", {"rugs_each": 10**30}, "from 1 to 30"),
        ("options", {str(number): 1 for number in range(1000)}, "a table of options"),
        ("names", "ABC", "a list of names"),
        ("names", ["A", "B"], "one name for each"),
        ("names", ["A", "B", 3], "a list of names"),
        ("names", ["A", "B", "C" * 1000], "a list of names"),
        ("names", ["A", "A", "C"], "may have the same name"),
        ("names", ["A", "B", "\ud800"], "names of at most 40 letters"),
        ("position", 7, "a position as text, or null"),
        ("position", "x" * 30_000, "a position as text, or null"),
        ("position", "marrakech 3 players", "expected rank 7"),
        ("seed", -1, "from 0"),
        ("seed", 2**60, "from 0"),
        ("seed", 1.5, "a whole number"),
        ("seed", False, "a whole number"),
        ("chance", "magic", "'seed' or 'ask'"),
        ("chance", None, "'seed' or 'ask'"),
        ("plays", {}, "a list of plays"),
        ("plays", ["left"], "a list of plays"),
        ("plays", [["left"]], "a list of plays"),
        ("plays", [[False]], "a list of plays"),
        ("plays", [[0, "left"]], "a list of plays"),
        ("plays", [[False, 3]], "a list of plays"),
        ("plays", [[False, "left" * 1000]], "a list of plays"),
        ("plays", [[False, "c4 c5"]], "play 1, 'c4 c5', cannot be played: First"),
        ("plays", [[False, "castle"]], "play 1, 'castle', cannot be played: “castle” is no move"),
        ("plays", [[False, "\ud800"]], "play 1"),
        ("plays", [[True, "3"]], "play 1, '3', cannot be played"),
        ("plays", [[False, "left"], [True, "9"]], "play 2 says ['9'], but the seed gives"),
        ("plays", [[False, "left", "3"]], "play 1 says ['left', '3']"),
        ("plays", [[False, "left"]] * 5000, "play 2, 'left', cannot be played"),
        ("more", 1, "['more'], which means nothing here"),
    ],
)
def test_a_field_that_cannot_be_says_what_is_expected(field: str, value: Any, told: str) -> None:
    assert told in refusal(changed(**{field: value}))
    if field in SAVED and field not in ("format", "version"):
        assert told.replace("this program reads", "") in refusal_of_code(
            packed(row(**{field: value}))
        )


def test_of_a_field_that_stands_twice_the_last_counts() -> None:
    text = json.dumps(SAVED)
    assert "chess" in refusal(text[:-1] + ', "game": "chess"}')
    assert from_document(from_json('{"game": "chess", ' + text[1:])).state == played().state


def test_moves_after_the_end_are_refused() -> None:
    game = Game("marrakech", 2, seed=1, rugs_each=1)
    *_, game = at_random(game, Random(1))  # type: ignore[assignment]  # the same game, over
    saved = game.document()
    saved["plays"].append([False, "left"])
    assert "The game is over" in refusal(json.dumps(saved))


# -- short texts ------------------------------------------------------------------------------


def test_a_short_text_is_of_letters_that_survive_copying() -> None:
    assert CODE.startswith("bw1-")
    assert CODE.replace("-", "").replace("_", "").isalnum()
    assert len(CODE) < 400
    broken = "\n ".join([CODE[:40], CODE[40:90], CODE[90:] + "\n"])
    assert bw.from_code(broken).state == played().state


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "begins with 'bw1-'"),
        ("hello", "begins with 'bw1-'"),
        (CODE[4:], "begins with 'bw1-'"),
        ("bw2-" + CODE[4:], "begins with 'bw1-'"),
        ("bw1-", "cut off"),
        ("bw1-!!!!", "damaged"),
        ("bw1-ééé", "damaged"),
        ("bw1-AAAA", "damaged"),
        (CODE + "AAAA", "cut off or too long"),
        (CODE + CODE, "cut off or too long"),
        (None, "no game text"),
        (7, "no game text"),
        (CODE.encode(), "no game text"),
        ("bw1-" + "A" * 3_000_000, "no game text"),
        (packed(b"not json"), "damaged"),
        (packed(b"[" * 100_000), "damaged"),
        (packed([*row()[:-1], json.loads("[" * 500 + "]" * 500)]), "nesting beyond measure"),
        (packed(b"[" + b"9" * 10_000 + b"]"), "damaged"),
        (packed({}), "another version"),
        (packed([]), "another version"),
        (packed(row()[:-1]), "another version"),
        (packed([*row(), 1]), "another version"),
        (packed(b" " * 50_000_000), "cut off or too long"),
    ],
)
def test_a_text_that_is_no_game(text: Any, told: str) -> None:
    assert told in refusal_of_code(text)


@pytest.mark.parametrize("length", range(len(CODE)))
def test_a_short_text_cut_off_anywhere(length: int) -> None:
    refusal_of_code(CODE[:length])


# -- the game in progress ---------------------------------------------------------------------


def test_loading_rubbish_leaves_the_game_in_progress_alone(tmp_path: Path) -> None:
    game = played()
    before = game.document()
    (tmp_path / "game.json").write_text("rubbish", encoding="utf-8")
    with pytest.raises(SavedGameError):
        bw.load(tmp_path / "game.json")
    with pytest.raises(SavedGameError):
        bw.from_code("rubbish")
    assert game.document() == before


def test_a_game_from_a_position_is_saved_with_its_position(tmp_path: Path) -> None:
    game = situation(EMPTY, assam="c3 E", to_move="blue, turn", rugs_each=7, broke="at-zero")
    game.play("left")
    game.play("4")
    game.save(tmp_path / "game.json")
    again = bw.load(tmp_path / "game.json")
    assert again.state == game.state
    assert again.position == game.position
    assert again.chance == "ask"
