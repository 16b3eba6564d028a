"""What is packed, and the front door of the package."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import boardwidgets

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


@pytest.mark.slow
def test_the_wheel_holds_the_package_and_the_notebooks(tmp_path: Path) -> None:
    with zipfile.ZipFile(build("wheel", tmp_path)) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}
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
        "notebooks/index.ipynb",
        "pyproject.toml",
        "tests/test_package.py",
    } <= names


@pytest.mark.parametrize("name", boardwidgets.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert name in dir(boardwidgets)
    assert getattr(boardwidgets, name) is not None


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
