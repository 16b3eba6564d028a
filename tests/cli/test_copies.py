"""The reader's folder: notebooks are put there, and what the reader changed stays."""

import json
from pathlib import Path

import pytest

from boardwidgets.cli.copies import PRIVATE, put_notebooks, shipped_notebooks
from boardwidgets.cli.refusal import Refusal


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "shipped"
    (folder / "marrakech").mkdir(parents=True)
    (folder / "index.ipynb").write_text("index, first version", encoding="utf-8")
    (folder / "marrakech" / "walk.ipynb").write_text("Assams Weg – 98 Felder", encoding="utf-8")
    (folder / ".ipynb_checkpoints").mkdir()
    (folder / ".ipynb_checkpoints" / "index.ipynb").write_text("a trace", encoding="utf-8")
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "the reader's" / "Spiele ü"


def visible(folder: Path) -> dict[str, str]:
    files = [file for file in folder.rglob("*") if file.is_file() and PRIVATE not in file.parts]
    return {file.relative_to(folder).as_posix(): file.read_text("utf-8") for file in files}


def test_the_notebooks_that_ship_are_found() -> None:
    assert (shipped_notebooks() / "index.ipynb").is_file()


def test_every_visible_file_is_put_into_a_folder_made_for_it(source: Path, folder: Path) -> None:
    copies = put_notebooks(source, folder)
    assert copies.kept == copies.outdated == ()
    assert visible(folder) == {
        "index.ipynb": "index, first version",
        "marrakech/walk.ipynb": "Assams Weg – 98 Felder",
    }


def test_a_file_left_alone_is_brought_up_to_date(source: Path, folder: Path) -> None:
    put_notebooks(source, folder)
    (source / "index.ipynb").write_text("index, second version", encoding="utf-8")
    assert put_notebooks(source, folder).outdated == ()
    assert visible(folder)["index.ipynb"] == "index, second version"


def test_a_file_the_reader_changed_is_kept_and_told(source: Path, folder: Path) -> None:
    put_notebooks(source, folder)
    (folder / "index.ipynb").write_text("mine", encoding="utf-8")
    for _ in range(2):
        assert put_notebooks(source, folder).kept == ("index.ipynb",)
        assert visible(folder)["index.ipynb"] == "mine"


def test_a_newer_version_of_a_changed_file_is_told(source: Path, folder: Path) -> None:
    put_notebooks(source, folder)
    (folder / "index.ipynb").write_text("mine", encoding="utf-8")
    (source / "index.ipynb").write_text("index, second version", encoding="utf-8")
    for _ in range(2):
        copies = put_notebooks(source, folder)
        assert (copies.kept, copies.outdated) == ((), ("index.ipynb",))
        assert visible(folder)["index.ipynb"] == "mine"


def test_a_changed_file_that_was_renamed_makes_way_for_the_new_one(
    source: Path, folder: Path
) -> None:
    put_notebooks(source, folder)
    (folder / "index.ipynb").rename(folder / "my index.ipynb")
    put_notebooks(source, folder)
    assert visible(folder)["my index.ipynb"] == visible(folder)["index.ipynb"]


def test_a_file_that_was_there_before_us_is_the_readers(source: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "index.ipynb").write_text("mine", encoding="utf-8")
    assert put_notebooks(source, folder).outdated == ("index.ipynb",)
    assert visible(folder)["index.ipynb"] == "mine"


def test_a_change_taken_back_makes_the_file_ours_again(source: Path, folder: Path) -> None:
    put_notebooks(source, folder)
    (folder / "index.ipynb").write_text("mine", encoding="utf-8")
    put_notebooks(source, folder)
    (folder / "index.ipynb").write_text("index, first version", encoding="utf-8")
    (source / "index.ipynb").write_text("index, second version", encoding="utf-8")
    put_notebooks(source, folder)
    assert visible(folder)["index.ipynb"] == "index, second version"


@pytest.mark.parametrize("taken", ["", "marrakech"])
def test_a_file_where_a_folder_is_needed_is_named(source: Path, folder: Path, taken: str) -> None:
    path = folder / taken
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("a file", encoding="utf-8")
    with pytest.raises(Refusal, match="is a file") as refused:
        put_notebooks(source, folder)
    assert str(path) in str(refused.value)
    assert refused.value.exit_code == 4
    assert path.read_text("utf-8") == "a file"


def test_a_folder_where_a_notebook_belongs_is_named(source: Path, folder: Path) -> None:
    (folder / "index.ipynb").mkdir(parents=True)
    with pytest.raises(Refusal) as refused:
        put_notebooks(source, folder)
    assert str(folder / "index.ipynb") in str(refused.value)


def test_a_full_disk_leaves_the_old_file_whole(
    source: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_notebooks(source, folder)
    before = visible(folder)
    (source / "index.ipynb").write_text("index, second version", encoding="utf-8")

    def write_half(path: Path, content: bytes) -> int:
        with path.open("wb") as file:
            file.write(content[: len(content) // 2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", write_half)
    with pytest.raises(Refusal, match="No space left on device"):
        put_notebooks(source, folder)
    assert visible(folder) == before
    monkeypatch.undo()
    put_notebooks(source, folder)
    assert visible(folder)["index.ipynb"] == "index, second version"


@pytest.mark.parametrize(
    "record",
    [
        "",
        "{",
        "[]",
        "null",
        '{"format": 1}',
        '{"format": 2, "files": {}}',
        '{"format": 1, "files": []}',
        '{"format": 1, "files": {"index.ipynb": 7}}',
        '{"format": 1, "files": {"index.ipynb": "0"}}',
        '{"format": 1, "files": {}',
        "[" * 100_000,
        "\udcff",
    ],
)
def test_a_damaged_record_is_named_and_nothing_is_written(
    source: Path, folder: Path, record: str
) -> None:
    put_notebooks(source, folder)
    (folder / "index.ipynb").write_text("mine", encoding="utf-8")
    file = folder / PRIVATE / "copies.json"
    file.write_bytes(record.encode("utf-8", "surrogateescape"))
    (source / "marrakech" / "walk.ipynb").write_text("new", encoding="utf-8")
    before = visible(folder)
    with pytest.raises(Refusal) as refused:
        put_notebooks(source, folder)
    assert str(file) in str(refused.value)
    assert refused.value.exit_code == 5
    assert visible(folder) == before
    file.unlink()
    assert put_notebooks(source, folder).outdated == ("index.ipynb", "marrakech/walk.ipynb")


def test_a_record_cannot_make_us_write_elsewhere(
    source: Path, folder: Path, tmp_path: Path
) -> None:
    put_notebooks(source, folder)
    (tmp_path / "elsewhere").write_text("not ours", encoding="utf-8")
    record = {"format": 1, "files": {"../../elsewhere": "0" * 64}}
    (folder / PRIVATE / "copies.json").write_text(json.dumps(record), encoding="utf-8")
    put_notebooks(source, folder)
    assert (tmp_path / "elsewhere").read_text("utf-8") == "not ours"
