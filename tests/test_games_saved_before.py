"""Games that an earlier version saved are still the same games.

`tests/data/saved/` holds what 0.1 wrote: files, and in `noted.json` what these games were then.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import boardwidgets as bw
from boardwidgets.game import Game

FOLDER = Path(__file__).parent / "data" / "saved"
NOTED: dict[str, dict[str, Any]] = json.loads((FOLDER / "noted.json").read_text("utf-8"))


def test_every_file_is_noted_and_every_game_is_there_with_every_kind_of_start() -> None:
    assert set(NOTED) == {file.stem for file in FOLDER.glob("*.json")} - {"noted"}
    saved = [json.loads((FOLDER / f"{name}.json").read_text("utf-8")) for name in NOTED]
    for game in ("marrakech", "cows", "sobek"):
        of_game = [one for one in saved if one["game"] == game]
        assert {one["chance"] for one in of_game} == {"seed", "ask"}
        assert {one["players"] for one in of_game} == {2, 3, 4}
        assert {bool(one["position"]) for one in of_game} == {True, False}
        assert {bool(one["names"]) for one in of_game} == {True, False}


@pytest.mark.parametrize("name", NOTED)
def test_a_file_is_loaded_as_the_game_it_was(name: str) -> None:
    game = bw.load(FOLDER / f"{name}.json")
    assert_is(game, NOTED[name])
    saved = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    assert game.document() == saved


@pytest.mark.parametrize("name", NOTED)
def test_a_short_text_is_read_as_the_game_it_was(name: str) -> None:
    game = bw.from_code(NOTED[name]["code"])
    assert_is(game, NOTED[name])
    assert game.code() == NOTED[name]["code"]


def assert_is(game: Game, noted: dict[str, Any]) -> None:
    """A game is at the moment that was noted."""
    assert "; ".join(move.text for move in game.moves) == noted["moves"]
    assert list(game.scores) == noted["scores"]
    assert list(game.winners) == noted["winners"]
    assert list(game.names) == noted["names"]
    assert game.to_text() == noted["position"]
