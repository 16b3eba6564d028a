"""What is packed, and the front door of the package."""

import inspect
import json
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardwidgets
import boardwidgets.testing

PACKAGE = "boardwidgets"
ROOT = Path(__file__).parent.parent


def build(kind: str, folder: Path) -> Path:
    """Build a distribution of the project into a folder."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    (built,) = folder.iterdir()
    return built


def files_below(folder: Path) -> set[str]:
    """The files of a folder that belong to the project, from the folder on."""
    places = (file.relative_to(folder) for file in folder.rglob("*") if file.is_file())
    return {
        place.as_posix()
        for place in places
        if not any(part.startswith((".", "__pycache__")) for part in place.parts)
    }


SHARED = f"boardwidgets-{boardwidgets.__version__}.data/data/"
"""Where a wheel holds what goes beside the packages of an environment."""


@pytest.mark.slow
def test_the_wheel_holds_the_extension_of_jupyterlab(tmp_path: Path) -> None:
    place = f"{SHARED}share/jupyter/labextensions/boardwidgets/"
    with zipfile.ZipFile(build("wheel", tmp_path)) as wheel:
        held = {
            name.removeprefix(place): wheel.read(name).decode()
            for name in wheel.namelist()
            if name.startswith(place)
        }
    package = json.loads(held["package.json"])
    scripts = [text for name, text in held.items() if name.endswith(".js")]
    asked_for = {
        f"static/{name}"
        for text in scripts
        for name in re.findall(r'"(?:\./)?([\w-]+\.(?:js|css))"', text)
    }
    assert held.keys() >= files_below(ROOT / "labextension")
    assert package["version"] == boardwidgets.__version__
    assert package["jupyterlab"]["_build"]["load"] in held
    assert asked_for <= held.keys()
    assert "static/page.css" in asked_for


@pytest.mark.slow
def test_the_wheel_holds_the_package_and_the_notebooks(tmp_path: Path) -> None:
    with zipfile.ZipFile(build("wheel", tmp_path)) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}
    names = {name for name in names if not name.startswith(SHARED)}
    package = {f"boardwidgets/{name}" for name in files_below(ROOT / "boardwidgets")}
    notebooks = {f"boardwidgets/_notebooks/{name}" for name in files_below(ROOT / "notebooks")}
    assert names == package | notebooks
    assert "boardwidgets/_notebooks/index.ipynb" in names
    assert "boardwidgets/py.typed" in names
    assert {Path(name).suffix for name in names} >= {".py", ".toml", ".js", ".ipynb"}


@pytest.mark.slow
def test_the_source_distribution_can_be_built_and_tested_again(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path)) as source:
        names = {name.partition("/")[2] for name in source.getnames()}
    assert {
        "LICENSE",
        "README.md",
        "binder/postBuild",
        "hatch_build.py",
        "labextension/static/entry.js",
        "notebooks/index.ipynb",
        "pyproject.toml",
        "tests/test_package.py",
    } <= names


@pytest.mark.parametrize("name", boardwidgets.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert name in dir(boardwidgets)
    assert getattr(boardwidgets, name) is not None


def offered() -> Iterator[tuple[str, str, object]]:
    """What the package offers to readers: names, texts about them, and what has parameters there.

    Of a class these are itself, and what it and the classes above it that are ours offer.
    """
    for package in (boardwidgets, boardwidgets.testing):
        for name in package.__all__:
            value = getattr(package, name)
            if isinstance(value, type):
                yield name, value.__doc__ or "", inspect.getattr_static(value, "__init__")
                yield from offered_by(value)
            elif inspect.isfunction(value):
                yield name, value.__doc__ or "", value


def offered_by(kind: type) -> Iterator[tuple[str, str, object]]:
    """The public methods and properties of a class, those that it inherits from us included."""
    for name, value in inspect.getmembers_static(kind):
        function = getattr(value, "__func__", value)
        ours = getattr(function, "fget", function)
        if not name.startswith("_") and getattr(ours, "__module__", "").startswith(PACKAGE):
            found = getattr(kind, name) if isinstance(value, classmethod) else function
            yield f"{kind.__name__}.{name}", inspect.getdoc(function) or "", found


OFFERED = {name: (text, value) for name, text, value in offered()}


def test_what_is_offered_is_found() -> None:
    assert {
        "Game", "Game.play", "Game.save", "Game.names", "Game.from_position", "Board.show",
        "Play.play", "Walkthrough.scene", "IllegalMove.reason", "load", "check_game",
    } <= set(OFFERED)  # fmt: skip


@pytest.mark.parametrize("name", OFFERED)
def test_what_is_offered_says_what_it_is_and_what_it_takes(name: str) -> None:
    text, value = OFFERED[name]
    assert text.strip(), "says nothing of itself"
    if not inspect.isroutine(value) or not getattr(value, "__module__", "").startswith(PACKAGE):
        return  # it is a property, or what Python gives
    taken = [parameter for parameter in inspect.signature(value).parameters if parameter != "self"]
    assert [parameter for parameter in taken if f":param {parameter}:" not in text] == []


def test_an_unknown_name_is_an_ordinary_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'boardwidgets' has no attribute 'Bord'"):
        boardwidgets.Bord  # noqa: B018  # asking is the test


def test_the_example_of_the_readme_runs(tmp_path: Path) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    example = readme.partition("```python\n")[2].partition("```")[0]
    subprocess.run(
        [sys.executable, "-c", example], cwd=tmp_path, check=True, stdout=subprocess.DEVNULL
    )
    assert (tmp_path / "game.json").is_file()
