"""The command line: what it says, and its exit codes."""

import importlib.util
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardwidgets
from boardwidgets.cli import lab, main
from boardwidgets.cli.language import VARIABLES, system_language
from boardwidgets.cli.refusal import EXIT_CODES
from boardwidgets.core.messages import catalogue

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def system_without_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command speaks English here, whatever the machine is set to."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The arguments JupyterLab was started with; it is not really started."""
    arguments: list[str] = []
    monkeypatch.setattr(lab, "start", arguments.extend)
    return arguments


@pytest.fixture
def busy_port() -> Iterator[int]:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield listening.getsockname()[1]


def test_it_tells_its_version() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "boardwidgets", "--version"],
        capture_output=True,
        check=True,
        text=True,
        encoding="utf-8",
    )
    assert ran.stdout == f"boardwidgets {boardwidgets.__version__}\n"


def test_lab_puts_the_notebooks_and_opens_the_index(
    tmp_path: Path, started: list[str], capsys: Said
) -> None:
    assert main(["lab", str(tmp_path / "games")]) == 0
    assert (tmp_path / "games" / "index.ipynb").is_file()
    assert f"--ServerApp.root_dir={tmp_path / 'games'}" in started
    assert "--LabApp.default_url=/lab/tree/index.ipynb" in started
    assert not any("port" in argument or "browser" in argument for argument in started)
    assert str(tmp_path / "games") in capsys.readouterr().out


def test_the_folder_has_a_name_when_none_is_given(
    tmp_path: Path, started: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["lab"]) == 0
    assert started
    assert (tmp_path / "boardwidgets-notebooks" / "index.ipynb").is_file()


def test_what_the_reader_changed_is_kept_and_said(
    tmp_path: Path, started: list[str], capsys: Said
) -> None:
    main(["lab", str(tmp_path)])
    (tmp_path / "index.ipynb").write_text("mine", encoding="utf-8")
    main(["lab", str(tmp_path), "--no-browser"])
    assert "Kept as you changed it: index.ipynb" in capsys.readouterr().out
    assert (tmp_path / "index.ipynb").read_text("utf-8") == "mine"
    assert "--no-browser" in started


def test_a_free_port_is_handed_on_and_no_other_is_tried(
    tmp_path: Path, started: list[str], busy_port: int
) -> None:
    free = next(port for port in range(busy_port + 1, 65536) if is_free(port))
    assert main(["lab", str(tmp_path), "--port", str(free)]) == 0
    assert {f"--ServerApp.port={free}", "--ServerApp.port_retries=0"} <= set(started)


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def refusal(arguments: list[str], capsys: Said) -> tuple[int, str]:
    """The exit code and the one line that is said when a command is refused."""
    code = main(arguments)
    said = capsys.readouterr().err
    assert said.startswith("boardwidgets: ")
    assert said.count("\n") == 1
    return code, said


def test_a_port_in_use_is_refused_before_anything_is_written(
    tmp_path: Path, started: list[str], busy_port: int, capsys: Said
) -> None:
    folder = tmp_path / "games"
    code, said = refusal(["lab", str(folder), "--port", str(busy_port)], capsys)
    assert code == 6
    assert f"port {busy_port} is in use" in said
    assert not folder.exists()
    assert not started


@pytest.mark.parametrize("port", ["0", "-1", "65536", "99999999999"])
def test_a_number_that_is_no_port_is_refused(
    tmp_path: Path, started: list[str], port: str, capsys: Said
) -> None:
    code, said = refusal(["lab", str(tmp_path), f"--port={port}"], capsys)
    assert code == 2
    assert f"from 1 to 65535, not {port}" in said
    assert not started


def test_a_word_for_a_port_is_a_mistyped_command(capsys: Said) -> None:
    with pytest.raises(SystemExit) as left:
        main(["lab", "--port", "eight"])
    assert left.value.code == 2
    assert "eight" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_refused(
    tmp_path: Path, started: list[str], capsys: Said
) -> None:
    (tmp_path / "games").write_text("a file", encoding="utf-8")
    code, said = refusal(["lab", str(tmp_path / "games" / "mine")], capsys)
    assert code == 4
    assert str(tmp_path / "games") in said
    assert not started


def test_a_missing_jupyterlab_is_said_with_the_way_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", {}.get)
    code, said = refusal(["lab", str(tmp_path / "games")], capsys)
    assert code == 3
    assert f"{sys.executable} -m pip install jupyterlab" in said
    assert not (tmp_path / "games").exists()


def test_every_refusal_has_a_sentence_and_an_exit_code_that_is_no_success() -> None:
    for key, code in EXIT_CODES.items():
        assert f"refusal.{key}" in catalogue("boardwidgets.cli")
        assert code > 1


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_CH@euro"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "../it"}, "en"),
        ({"LC_MESSAGES": "it_IT.UTF-8", "LANG": "en_GB.UTF-8"}, "it"),
        ({"LC_ALL": "C", "LC_MESSAGES": "it_IT.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "it_IT.UTF-8"}, "it"),
        ({"LANGUAGE": "fr:it:en", "LANG": "en_GB.UTF-8"}, "it"),
        ({"LANGUAGE": "en_GB:it", "LANG": "it_IT.UTF-8"}, "en"),
    ],
)
def test_the_system_says_its_language_in_four_places(
    environment: dict[str, str], code: str
) -> None:
    assert system_language(environment) == code


def test_lab_speaks_the_language_of_the_system(
    tmp_path: Path, started: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert main(["lab", str(tmp_path / "giochi")]) == 0
    assert capsys.readouterr().out.startswith("I notebook sono in ")
    assert started
    code, said = refusal(["lab", str(tmp_path), "--port", "0"], capsys)
    assert (code, said) == (
        2,
        "boardwidgets: errore: una porta è un numero intero da 1 a 65535, non 0\n",
    )


def test_help_speaks_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "Giochi da tavolo in Jupyter" in capsys.readouterr().out
