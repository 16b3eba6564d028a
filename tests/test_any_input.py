"""Whatever is handed over where it cannot be is answered by a sentence of our own."""

import math
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import boardwidgets as bw
from boardwidgets.draw.sobek.lessons.way_back import WayBack
from boardwidgets.draw.sobek.lessons.worth import set_of
from boardwidgets.shelf import switch
from boardwidgets.testing import check_game
from tests.test_bad_input import BEYOND, Garbled, Unspeakable, refusal

UNWRITTEN = {"10**5000": BEYOND, "fails": Unspeakable(), "garbled": Garbled()}
BAD: dict[str, Any] = UNWRITTEN | {
    "None": None, "True": True, "3": 3, "3.0": 3.0, "NaN": math.nan, "x": "x", "empty": "",
    "list": [], "table": {}, "bytes": b"x", "-1": -1, "a type": bw.Game,
}  # fmt: skip
"""What newcomers hand over by mistake."""

RIGHT = {
    "None": {
        "players", "preset", "seed", "players of a position", "view", "seats", "moves of a walk",
        "Game.view", "Game.scene, seat", "Game.words, seat", "Board, seat", "Board.show",
        "Board, seat of a state", "Play.look", "Walkthrough, seat",
    },
    "True": {
        "Game.scene, opened", "Game.words, opened", "Board, opened", "Play, undo_seen",
        "keep_games",
    },
    "3": {
        "whole number", "seed", "players", "players of a position", "space", "points",
        "Walkthrough.show", "check_game, seed",
    },
    "-1": {"Walkthrough.show"},
    "10**5000": {"Walkthrough.show", "check_game, seed"},
    "x": {"Game.save"},
    "list": {"all names", "moves of a walk"},
    "a type": {"Game.on_change", "Board.on_pick", "Board.on_hover", "Board.on_key"},
}  # fmt: skip
"""What may be handed over after all."""


def position() -> tuple[str, str]:
    """A game's name and a position of it."""
    return "marrakech", bw.Game("marrakech", 3, seed=1).to_text()


def game() -> bw.Game:
    """A game of three players that nobody has moved in."""
    return bw.Game("marrakech", 3, seed=1)


def board() -> bw.Board:
    """A board with that game."""
    return bw.Board(game())


def cell() -> bw.Play:
    """A cell with that game."""
    return bw.Play(game(), speed="none")


def walk() -> bw.Walkthrough:
    """A walk-through of a move."""
    return bw.Walkthrough(game(), "left")


GIVEN: dict[str, Callable[[Any], object]] = {
    "game": bw.Game,
    "players": lambda value: bw.Game("marrakech", value),
    "preset": lambda value: bw.Game("marrakech", rules=value),
    "whole number": lambda value: bw.Game("marrakech", rugs_each=value),
    "choice": lambda value: bw.Game("cows", rabbit_path=value),
    "seed": lambda value: bw.Game("marrakech", seed=value),
    "names": lambda value: bw.Game("marrakech", names=[value]),
    "chance": lambda value: bw.Game("marrakech", chance=value),
    "position": lambda value: bw.Game.from_position("marrakech", value),
    "players of a position": lambda value: bw.Game.from_position(*position(), players=value),
    "view": lambda value: bw.Game("marrakech", seed=1).view(value),
    "move": lambda value: bw.Game("marrakech", seed=1).play(value),
    "language": bw.set_language,
    "code": bw.from_code,
    "rules": bw.rules,
    "tokens": lambda value: set_of([value]),
    "space": lambda value: WayBack(value, 3),
    "points": lambda value: WayBack(3, value),
    "board": bw.Board,
    "play": bw.Play,
    "seats": lambda value: bw.Play(bw.Game("marrakech", seed=1), seats=value),
    "keep_games": bw.keep_games,
    "speed": lambda value: bw.Play(bw.Game("marrakech", seed=1), speed=value),
    "walk": bw.Walkthrough,
    "moves of a walk": lambda value: bw.Walkthrough(bw.Game("marrakech", seed=1), value),
    "Game.view": lambda value: game().view(value),
    "Game.play": lambda value: game().play(value),
    "Game.parse": lambda value: game().parse(value),
    "Game.save": lambda value: game().save(value),
    "Game.on_change": lambda value: game().on_change(value),
    "Game.scene, seat": lambda value: game().scene(value),
    "Game.scene, events": lambda value: game().scene(None, value),
    "Game.scene, opened": lambda value: game().scene(opened=value),
    "Game.words, seat": lambda value: game().words(value),
    "Game.words, opened": lambda value: game().words(opened=value),
    "all names": lambda value: bw.Game("marrakech", names=value),
    "load": bw.load,
    "Board, seat": lambda value: bw.Board(game(), seat=value),
    "Board, seat of a state": lambda value: bw.Board(game().state, seat=value),
    "Board, opened": lambda value: bw.Board(game(), opened=value),
    "Board, height": lambda value: bw.Board(game(), height=value),
    "Board.show": lambda value: board().show(value),
    "Board.on_pick": lambda value: board().on_pick(value),
    "Board.on_hover": lambda value: board().on_hover(value),
    "Board.on_key": lambda value: board().on_key(value),
    "Play, one seat": lambda value: bw.Play(game(), [value] * 3),
    "Play, undo_seen": lambda value: bw.Play(game(), undo_seen=value),
    "Play, height": lambda value: bw.Play(game(), height=value),
    "Play.look": lambda value: cell().look(value),
    "Play.pick": lambda value: cell().pick(value),
    "Play.take_game": lambda value: cell().take_game(value),
    "Walkthrough, seat": lambda value: bw.Walkthrough(game(), seat=value),
    "Walkthrough, height": lambda value: bw.Walkthrough(game(), height=value),
    "Walkthrough.show": lambda value: walk().show(value),
    "Walkthrough.scene": lambda value: walk().scene(value),
    "check_game": check_game,
    "check_game, seed": lambda value: check_game("marrakech", 0, value),
}
"""Everything that a reader may hand over, where a mistake is answered with what it was."""


@pytest.mark.parametrize("given", GIVEN)
def test_what_cannot_be_is_answered_by_our_own_sentence(
    given: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(switch, "_chosen", None)  # what keep_games chooses is for this test alone
    for name, value in BAD.items():
        if given in RIGHT.get(name, ()):
            GIVEN[given](value)
        elif (given, name) == ("load", "x"):
            with pytest.raises(FileNotFoundError, match=r"^there is no file x$"):
                bw.load(value)
        else:
            told = refusal(partial(GIVEN[given], value))
            assert told.encode().decode().isprintable()
            assert not re.search(r"digits|argument|object|not (supported|callable)", told)


@pytest.mark.parametrize("games", [-1, None, "x", 1.5, True, math.nan])
def test_an_impossible_number_of_games_to_try(games: Any) -> None:
    assert "a whole number from 0 up" in refusal(lambda: check_game("marrakech", games))


def test_a_rule_that_cannot_be_written_is_no_rule() -> None:
    for value in (BEYOND, Unspeakable(), ["marrakech.assam.step"]):
        with pytest.raises(KeyError, match=r"no rule .*; bw\.rules"):
            bw.rules("marrakech")[value]  # type: ignore[index]  # the mistake


@pytest.mark.parametrize("which", BAD.values(), ids=BAD)
def test_a_kept_game_that_is_not_there(
    which: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises((IndexError, KeyError), match=r"(kept here|is kept)") as caught:
        bw.games()[which]
    told = str(caught.value)
    assert len(told) < 600
    assert told.encode().decode().isprintable()
