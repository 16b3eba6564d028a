"""Games are kept as they are played, found again, and never written over by others."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import boardwidgets as bw
from boardwidgets.core.files import write_whole
from boardwidgets.core.messages import set_language
from boardwidgets.shelf import folder, turns
from boardwidgets.shelf.folder import INDEX, MOST, TURN, NotebookCell, Shelf
from boardwidgets.shelf.listing import left_at
from boardwidgets.shelf.records import keep, kept_seats

SEATS = ("human", "greedy", "greedy")
ONE = NotebookCell("a.ipynb", "one")


def game(name: str = "marrakech", seed: int = 7) -> bw.Game:
    return bw.Game(name, seed=seed, names=["Ada", "Bo", "Cy"])


def played(shelf: Shelf, where: NotebookCell = ONE, *moves: str) -> bw.Game:
    """A game of a few moves that was kept; this session does not remember keeping it."""
    begun = game()
    for move in moves or ("left", "roll"):
        begun.play(move)
    keep(begun, SEATS, where, shelf)
    return bw.from_code(begun.code())


def file_of(shelf: Shelf, number: int = 0) -> Path:
    return shelf.folder / shelf.files()[number]


def test_a_game_is_kept_move_by_move_in_one_file(shelf: Shelf) -> None:
    going = game()
    keep(going, SEATS, ONE, shelf)
    assert not shelf.folder.exists(), "nothing has been played"
    for move in ("left", "roll"):
        going.play(move)
        keep(going, SEATS, ONE, shelf)
    (file,) = shelf.files()
    assert bw.load(shelf.folder / file).moves == going.moves
    (entry,) = shelf.entries()
    assert (entry.file, entry.cell, entry.seats, entry.over) == (file, "one", SEATS, False)


def test_what_is_written_already_is_not_written_again(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []

    def write(path: Path, content: bytes) -> None:
        written.append(path.name)
        write_whole(path, content)

    monkeypatch.setattr(folder, "write_whole", write)
    going = game()
    going.play("left")
    for _ in range(3):
        keep(going, SEATS, ONE, shelf)
    assert len(written) == 2, "the game and the index, once"


def test_where_the_index_cannot_be_written_a_game_still_has_one_file(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_index(path: Path, content: bytes) -> None:
        if path.name == INDEX:
            raise OSError("the disk is full")
        write_whole(path, content)

    monkeypatch.setattr(folder, "write_whole", no_index)
    going = game()
    for move in ("left", "roll"):
        going.play(move)
        with pytest.raises(OSError, match="the disk is full"):
            keep(going, SEATS, ONE, shelf)
    assert len(shelf.files()) == 1
    assert bw.games()[0].moves == going.moves


def test_a_move_that_is_taken_back_is_taken_back_in_the_file(shelf: Shelf) -> None:
    going = game()
    going.play("left")
    going.play("roll")
    keep(going, SEATS, ONE, shelf)
    going.undo()
    keep(going, SEATS, ONE, shelf)
    assert bw.load(file_of(shelf)).moves == going.moves


def test_the_list_shows_what_is_kept_and_gives_it_to_go_on_with(shelf: Shelf) -> None:
    going = played(shelf)
    kept = bw.games()
    (name,) = [file.removesuffix(".json") for file in shelf.files()]
    assert len(kept) == len(list(kept)) == 1
    assert kept[0].moves == kept[name].moves == kept[-1].moves == going.moves
    assert kept_seats(kept[0]) == SEATS
    for text in (str(kept), repr(kept), kept._repr_html_()):
        assert "Marrakech" in text
        assert "Ada, Bo, Cy" in text
        assert name in text


def test_the_list_says_when_there_is_nothing_or_no_such_game(shelf: Shelf) -> None:
    assert str(bw.games()) == ("No game is kept here yet: one is, as soon as you move in it.")
    with pytest.raises(IndexError, match="0 games are kept here"):
        bw.games()[0]
    played(shelf)
    with pytest.raises(IndexError, match="1 game is kept here, numbered from 0"):
        bw.games()[1]
    with pytest.raises(KeyError, match="no game called 'chess' is kept here"):
        bw.games()["chess"]
    set_language("it")
    assert "Giocatori" in str(bw.games())


def test_a_game_that_is_over_says_so(shelf: Shelf) -> None:
    going = bw.Game("sobek", 2, seed=3)
    while not going.over:
        going.play(going.legal_moves[0])
    keep(going, ("human", "greedy"), ONE, shelf)
    assert ", over" in str(bw.games())
    assert left_at(ONE, bw.Game("sobek", 2), shelf) is None


def test_a_file_that_was_changed_well_is_taken_as_it_is(shelf: Shelf) -> None:
    played(shelf)
    file = file_of(shelf)
    file.write_text(file.read_text("utf-8").replace('"Ada"', '"Eve"'), "utf-8")
    assert bw.games()[0].names == ("Eve", "Bo", "Cy")


@pytest.mark.parametrize(
    ("spoilt", "said"),
    [
        (lambda text: text.replace('"left"', '"up"'), "passed over"),
        (lambda text: text[:-20], "not whole JSON"),
        (lambda text: text.replace('"marrakech"', '"chess"'), "chess"),
        (lambda text: text.replace('"seed": 7', '"seed": "x"'), "seed"),
        (lambda _text: "[" * 100_000, "passed over"),
        (lambda _text: "\0", "passed over"),
        (lambda _text: "", "passed over"),
    ],
)
def test_a_file_that_was_spoilt_is_passed_over_in_a_sentence(
    shelf: Shelf, spoilt: object, said: str
) -> None:
    assert callable(spoilt)
    played(shelf)
    file = file_of(shelf)
    text = spoilt(file.read_text("utf-8"))
    file.write_text(text, "utf-8")
    kept = bw.games()
    assert len(kept) == 0
    assert file.name in str(kept)
    assert said in str(kept)
    assert file.name in kept._repr_html_()
    assert left_at(ONE, game(), shelf) is None
    assert file.read_text("utf-8") == text


def test_a_file_that_somebody_has_changed_is_not_written_over(shelf: Shelf) -> None:
    going = game()
    going.play("left")
    keep(going, SEATS, ONE, shelf)
    file = file_of(shelf)
    file.write_text("mine", "utf-8")
    going.play("roll")
    keep(going, SEATS, ONE, shelf)
    assert file.read_text("utf-8") == "mine"
    (other,) = set(shelf.files()) - {file.name}
    assert bw.load(shelf.folder / other).moves == going.moves


def test_two_kernels_that_go_on_with_one_game_keep_two(shelf: Shelf) -> None:
    left = played(shelf)
    here = bw.games()[0]
    in_another_kernel = "\n".join(
        (
            "import boardwidgets as bw",
            "from boardwidgets.shelf.records import keep",
            "game = bw.games()[0]",
            "game.play(game.legal_moves[0])",
            "keep(game, ('human',) * 3, ('', ''), None)",
        )
    )
    subprocess.run([sys.executable, "-c", in_another_kernel], check=True)
    here.play(here.legal_moves[-1])
    keep(here, SEATS, ONE, shelf)
    there = left.branch()
    there.play(there.legal_moves[0])
    ends = {bw.load(shelf.folder / file).moves[-1].text for file in shelf.files()}
    assert ends == {here.moves[-1].text, there.moves[-1].text}


MANY = 50


def test_two_kernels_that_keep_games_at_once_lose_none(shelf: Shelf) -> None:
    """Each keeps one game after the other, with a name for its cell."""
    in_a_kernel = "\n".join(
        (
            "import sys",
            "import boardwidgets as bw",
            "from boardwidgets.shelf import folder",
            "from boardwidgets.shelf.folder import NotebookCell, Shelf",
            "from boardwidgets.shelf.records import keep",
            f"folder.MOST = {4 * MANY}",
            f"for number in range({MANY}):",
            "    game = bw.Game('cows', seed=number)",
            "    game.play(game.legal_moves[0])",
            "    where = NotebookCell('a.ipynb', f'{sys.argv[1]}-{number}')",
            "    keep(game, ('human',) * len(game.names), where, Shelf.here())",
        )
    )
    kernels = [subprocess.Popen([sys.executable, "-c", in_a_kernel, name]) for name in "ab"]
    assert [kernel.wait(100) for kernel in kernels] == [0, 0]
    cells = {f"{name}-{number}" for name in "ab" for number in range(MANY)}
    assert {entry.cell for entry in shelf.entries()} == cells
    assert {entry.file for entry in shelf.entries()} == set(shelf.files())
    assert len(bw.games()) == 2 * MANY
    assert not (shelf.folder / TURN).exists()


def test_a_kernel_that_ended_while_it_wrote_holds_nobody_up(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "LONGEST", 0.1)
    shelf.folder.mkdir(parents=True)
    (shelf.folder / TURN).touch()
    played(shelf)
    assert len(shelf.entries()) == 1
    assert not (shelf.folder / TURN).exists()


def test_an_index_that_is_damaged_is_put_aside_and_the_games_are_found(shelf: Shelf) -> None:
    going = game()
    going.play("left")
    keep(going, SEATS, ONE, shelf)
    for text in ("", "[]", "{", '{"format": "boardwidgets kept games", "version": 2}'):
        (shelf.folder / INDEX).write_text(text, "utf-8")
        assert bw.games()[0].moves == going.moves
    going.play("roll")
    keep(going, SEATS, ONE, shelf)
    assert (shelf.folder / "index-damaged.json").is_file()
    assert [entry.file for entry in shelf.entries()] == list(shelf.files())


def test_an_index_may_not_name_files_elsewhere(shelf: Shelf, tmp_path: Path) -> None:
    played(shelf)
    secret = tmp_path / "secret.json"
    secret.write_text("{}", "utf-8")
    index = shelf.folder / INDEX
    values = json.loads(index.read_text("utf-8"))
    values["games"] += [values["games"][0] | {"file": name} for name in ("../../secret.json", 3)]
    index.write_text(json.dumps(values), "utf-8")
    assert len(shelf.entries()) == 1


def test_the_oldest_of_a_kind_go_unless_somebody_has_changed_them(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(1_000_000, 2_000_000, 100))
    monkeypatch.setattr("time.time", lambda: float(next(clock)))
    other = bw.Game("sobek", seed=1)
    other.play(other.legal_moves[0])
    keep(other, SEATS, ONE, shelf)
    played(shelf)
    oldest = shelf.entries()[0].file
    text = (shelf.folder / oldest).read_text("utf-8").replace('"Ada"', '"Eve"')
    (shelf.folder / oldest).write_text(text, "utf-8")
    for _ in range(MOST + 1):
        played(shelf)
    entries = shelf.entries()
    assert sum(entry.game == "marrakech" for entry in entries) == MOST
    assert sum(entry.game == "sobek" for entry in entries) == 1
    assert set(shelf.files()) == {entry.file for entry in entries} | {oldest}


def test_a_cell_is_offered_the_last_game_it_was_left_at(shelf: Shelf) -> None:
    going = played(shelf)
    played(shelf, NotebookCell("a.ipynb", "two"), "right")
    left = left_at(ONE, game(), shelf)
    assert left is not None
    assert (left.moves, left.players) == (2, ("Ada", "Bo", "Cy"))
    assert left.load().moves == going.moves
    assert left_at(NotebookCell("a.ipynb", "three"), game(), shelf) is None
    assert left_at(ONE, bw.Game("sobek"), shelf) is None
    assert left_at(NotebookCell("a.ipynb", "two"), left.load(), shelf) is None, (
        "it goes on with a kept game already"
    )


def test_a_copy_of_a_notebook_is_offered_nothing_and_one_with_a_new_name_is(
    shelf: Shelf, tmp_path: Path
) -> None:
    played(shelf)
    copy = NotebookCell("a-Copy1.ipynb", "one")
    (tmp_path / "a.ipynb").touch()
    assert left_at(copy, game(), shelf) is None
    assert left_at(ONE, game(), shelf) is not None
    (tmp_path / "a.ipynb").rename(tmp_path / "b.ipynb")
    assert left_at(NotebookCell("b.ipynb", "one"), game(), shelf) is not None


def test_a_game_that_is_played_now_is_not_offered(shelf: Shelf) -> None:
    going = game()
    going.play("left")
    keep(going, SEATS, ONE, shelf)
    assert left_at(ONE, game(), shelf) is None
    assert bw.games()[0] is going


def test_where_nothing_tells_cells_apart_a_game_is_offered_to_one_that_begins_alike(
    shelf: Shelf,
) -> None:
    played(shelf, NotebookCell())
    assert left_at(NotebookCell(), game(seed=8), shelf) is not None
    assert left_at(NotebookCell(), bw.Game("marrakech", 2), shelf) is None
    assert left_at(ONE, game(), shelf) is None


def test_keeping_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    from boardwidgets.shelf import switch

    monkeypatch.setattr(switch, "_chosen", None)
    monkeypatch.delenv("BOARDWIDGETS_KEEP", raising=False)
    assert switch.keeps_games()
    with monkeypatch.context() as voila:
        voila.setenv("VOILA_PREHEAT", "False")
        assert not switch.keeps_games()
    monkeypatch.setenv("BOARDWIDGETS_KEEP", "0")
    assert not switch.keeps_games()
    bw.keep_games(True)
    assert switch.keeps_games()
    bw.keep_games(False)
    assert not switch.keeps_games()
