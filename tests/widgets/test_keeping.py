"""A play cell keeps its game as it goes, and offers it again to a new kernel."""

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import boardwidgets as bw
from boardwidgets.core.messages import set_language
from boardwidgets.shelf import folder, records, switch
from boardwidgets.shelf.folder import Shelf
from boardwidgets.widgets import cells
from boardwidgets.widgets.cells import RunningCell
from boardwidgets.widgets.closing import parts_of
from boardwidgets.widgets.earlier_game import EarlierGame
from boardwidgets.widgets.keeping import Keeping
from boardwidgets.widgets.text_line import TextLine
from tests.widgets.hands import press

MIXED = ["human", "greedy", "random"]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(switch, "_chosen", True)
    return Shelf.here()


@pytest.fixture
def new_kernel(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Python forgets everything; the notebook has the same cells."""

    def begin() -> None:
        monkeypatch.setattr(cells, "_LAST", {})
        monkeypatch.setattr(records, "_RECORDS", {})
        now = RunningCell("cell", "page", "1")
        monkeypatch.setattr(cells, "_running_cell", lambda: now)

    begin()
    return begin


def cell(seats: list[str] = MIXED, seed: int = 7) -> bw.Play:
    game = bw.Game("marrakech", seed=seed, names=["Ada", "Bo", "Cy"])
    made = bw.Play(game, seats, speed="none")
    made.page.live = True
    return made


def offer(play: bw.Play) -> str:
    (box,) = (part for part in parts_of(play) if isinstance(part, EarlierGame))
    (text,) = (part for part in box.children if isinstance(part, TextLine))
    return "" if box.layout.display == "none" else str(text.value)


def note(play: bw.Play) -> str:
    line = next(child for child in play.children if isinstance(child, Keeping))
    return "" if line.layout.display == "none" else str(line.value)


def test_a_game_is_kept_from_the_first_move_of_a_person_on(shelf: Shelf) -> None:
    play = cell(["greedy", "human", "human"])
    play.finish()
    play.hint()
    assert not shelf.folder.exists()
    play.play(str(play.game.legal_moves[0]))
    (file,) = shelf.files()
    assert bw.load(shelf.folder / file).moves == play.game.moves
    play.undo()
    assert bw.load(shelf.folder / file).moves == play.game.moves
    play.redo()
    assert bw.load(shelf.folder / file).moves == play.game.moves


def test_moves_of_bots_are_kept_as_well(shelf: Shelf) -> None:
    play = cell()
    while not play.game.over:
        play.play("roll" if play.game.state.roller is not None else play.game.legal_moves[0].text)
        (file,) = shelf.files()
        assert bw.load(shelf.folder / file).moves == play.game.moves
    assert ", over" in str(bw.games())


def test_a_game_that_is_left_for_a_new_one_is_said_to_be_kept(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    play, kept = cell(), "is kept: bw.games()"
    play.take_game(bw.Game("marrakech", seed=8))
    assert kept not in note(play), "nothing was played"
    play.play("left")
    left = play.game
    play.take_game(bw.Game("marrakech", seed=9))
    assert kept in note(play)
    assert bw.games()[0] is left
    set_language("it")
    play.change_language()
    assert "bw.games()" in note(play)
    assert kept not in note(play)
    play.play("left")
    assert note(play) == ""
    monkeypatch.setattr(switch, "_chosen", False)
    play.play("roll")
    play.take_game(bw.Game("marrakech", seed=8))
    assert note(play) == "", "its last move is not kept"


def test_where_no_page_shows_the_cell_nothing_is_kept(shelf: Shelf) -> None:
    play = cell()
    play.page.live = False
    play.play("left")
    assert not shelf.folder.exists()


def test_nothing_is_kept_or_offered_when_that_is_switched_off(
    shelf: Shelf, new_kernel: Callable[[], None]
) -> None:
    cell().play("left")
    kept = shelf.files()
    new_kernel()
    bw.keep_games(False)
    again = cell()
    assert offer(again) == ""
    again.play("left")
    assert shelf.files() == kept


def test_a_new_kernel_is_offered_the_game_and_goes_on_in_its_file(
    shelf: Shelf, new_kernel: Callable[[], None]
) -> None:
    play = cell(["human", "random", "greedy"])
    play.play("left")
    play.play("roll")
    moves, seats = play.game.moves, play.session.seats
    new_kernel()
    again = cell(seed=8)
    assert offer(again).startswith("This cell was left in a game of 2 moves, played by Ada, Bo, Cy")
    press(again, "Go on with it")
    assert offer(again) == ""
    assert (again.game.moves, again.session.seats) == (moves, seats)
    again.play(str(again.game.legal_moves[0]))
    (file,) = shelf.files()
    assert bw.load(shelf.folder / file).moves == again.game.moves
    assert not again.errors.value


@pytest.mark.usefixtures("clock")
def test_a_kernel_that_is_restarted_in_mid_turn_loses_nothing(
    shelf: Shelf, new_kernel: Callable[[], None]
) -> None:
    play = bw.Play(bw.Game("sobek", 2, seed=5), ["human", "greedy"], speed="slow")
    play.page.live = True
    play.play(str(play.game.legal_moves[0]))
    assert play.busy, "the story of the move is under way, and the bot has not moved yet"
    new_kernel()
    again = bw.Play(bw.Game("sobek", 2, seed=5), ["human", "greedy"], speed="none")
    press(again, "Go on with it")
    assert again.game.moves[: len(play.game.moves)] == play.game.moves
    assert again.session.asks_reader, "the bot has moved meanwhile"
    assert len(shelf.files()) == 1


def test_a_new_game_keeps_the_old_one(shelf: Shelf, new_kernel: Callable[[], None]) -> None:
    cell().play("left")
    new_kernel()
    again = cell()
    press(again, "New game")
    again.play("right")
    assert sorted(game.moves[1].text for game in bw.games()) == ["left", "right"]
    new_kernel()
    last = cell()
    press(last, "Go on with it")
    assert last.game.moves[1].text == "right"


def test_a_game_from_the_list_is_played_by_those_who_sat_at_it(
    shelf: Shelf, new_kernel: Callable[[], None]
) -> None:
    cell(["human", "random", "random"]).play("left")
    new_kernel()
    play = bw.Play(bw.games()[0], speed="none")
    assert play.session.seats == ("human", "random", "random")
    assert offer(play) == ""
    index = shelf.folder / "index.json"
    index.write_text(index.read_text("utf-8").replace('"random"', '"a fox"'), "utf-8")
    new_kernel()
    assert bw.Play(bw.games()[0]).session.seats == ("human", "greedy", "greedy")


def test_a_file_that_was_spoilt_is_not_offered(
    shelf: Shelf, new_kernel: Callable[[], None]
) -> None:
    cell().play("left")
    (file,) = shelf.files()
    (shelf.folder / file).write_text("no game", "utf-8")
    new_kernel()
    again = cell()
    assert offer(again) == ""
    again.play("right")
    assert (shelf.folder / file).read_text("utf-8") == "no game"
    assert len(shelf.files()) == 2


def test_a_full_disk_is_told_once_and_the_game_goes_on(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path, _content: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    play = cell(["human"] * 3)
    with monkeypatch.context() as disk:
        disk.setattr(folder, "write_whole", full)
        for move in ("left", "roll"):
            play.play(move)
            assert "This game is not kept as you play: No space left on device." in note(play)
        assert not play.errors.value
        assert len(play.game.undo_steps) == 2
    play.play(str(play.game.legal_moves[0]))
    assert note(play) == "", "there is room again"
    assert bw.games()[0].moves == play.game.moves


def test_a_folder_that_may_not_be_written_or_is_gone_does_not_disturb(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.folder.parent.mkdir()
    shelf.folder.write_text("a file in its place", "utf-8")
    play = cell()
    play.play("left")
    assert "This game is not kept as you play" in note(play)
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    shutil.rmtree(gone)
    play = cell()
    play.play("left")
    assert not play.errors.value
    assert play.game.undo_steps
