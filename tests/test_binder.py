"""What Binder would do with `binder/`, done here: the environment, the index in it, JupyterLab."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BINDER = ROOT / "binder"

pytestmark = pytest.mark.timeout(900)


def pinned() -> dict[str, str]:
    lines = (BINDER / "requirements.txt").read_text("utf-8").splitlines()
    pins = [line.split("==") for line in lines if not line.startswith("#")]
    return {name.lower(): version for name, version in pins}


def python_of_binder() -> str:
    """The path of a Python of the version in runtime.txt."""
    version = (BINDER / "runtime.txt").read_text("utf-8").strip().removeprefix("python-")
    if version == f"{sys.version_info.major}.{sys.version_info.minor}":
        return sys.executable
    other = shutil.which(f"python{version}")
    if other is None:
        pytest.skip(f"Binder's Python {version} is not on this machine")
    return other


def clone(folder: Path) -> None:
    """Copy the project as a clone would hold it."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
        encoding="utf-8",
    ).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def run(command: list[str], folder: Path, environment: dict[str, str]) -> str:
    ran = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


class Image:
    """A folder with a clone, and an environment made from its Binder files."""

    def __init__(self, folder: Path) -> None:
        self.clone, self.home, environment = folder / "clone", folder / "home", folder / "env"
        self.home.mkdir()
        clone(self.clone)
        subprocess.run([python_of_binder(), "-m", "venv", str(environment)], check=True)
        self.bin = environment / "bin"
        self.variables = {
            **{key: value for key, value in os.environ.items() if not key.startswith("JUPYTER")},
            "HOME": str(self.home),
            "PATH": f"{self.bin}{os.pathsep}{os.environ['PATH']}",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }
        self.variables.pop("PYTHONPATH", None)
        self.run("pip", "install", "-q", "-r", "binder/requirements.txt")
        self.run("bash", "./binder/postBuild")

    def run(self, *command: str) -> str:
        return run(
            [shutil.which(command[0], path=self.variables["PATH"]) or "", *command[1:]],
            self.clone,
            self.variables,
        )


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    return Image(tmp_path_factory.mktemp("binder"))


def test_every_third_party_package_is_pinned_within_our_bounds() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needs = [*project["dependencies"], *project["optional-dependencies"]["lab"]]
    for need in needs:
        name, bounds = re.fullmatch(r"([\w-]+)(.*)", need).groups()  # type: ignore[union-attr]  # all have this form
        assert satisfies(pinned()[name], bounds), f"{name} {pinned()[name]} is not {bounds}"


def satisfies(version: str, bounds: str) -> bool:
    """Whether a version lies in bounds such as `>=8.1,<9`, or `>=8.1` alone."""

    def key(text: str) -> list[int]:
        return [int(part) for part in text.split(".")]

    lower, _, upper = bounds.partition(",")
    below = not upper or key(version) < key(upper.removeprefix("<"))
    return key(lower.removeprefix(">=")) <= key(version) and below


@pytest.mark.slow
def test_the_project_itself_is_installed_with_its_notebooks(image: Image) -> None:
    code = "from boardwidgets.cli.copies import shipped_notebooks as s; print(s())"
    place = Path(run([str(image.bin / "python"), "-c", code], image.home, image.variables).strip())
    assert place.is_relative_to(image.bin.parent)
    assert (place / "index.ipynb").is_file()
    assert "No broken requirements" in image.run("pip", "check")


@pytest.mark.slow
def test_the_index_runs(image: Image) -> None:
    ran = json.loads(
        image.run(
            "jupyter",
            "nbconvert",
            "--execute",
            "--to=notebook",
            "--stdout",
            "notebooks/index.ipynb",
        )
    )
    code = [cell for cell in ran["cells"] if cell["cell_type"] == "code"]
    assert code
    assert all(cell["execution_count"] for cell in code)


@pytest.mark.slow
def test_jupyterlab_serves_the_index_without_news(image: Image) -> None:
    server = subprocess.Popen(
        [image.bin / "jupyter", "lab", "--no-browser", "--allow-root", "--ServerApp.token=here"],
        cwd=image.clone,
        env=image.variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        address = address_of(server.pid, image.home)

        def get(path: str) -> bytes:
            with urllib.request.urlopen(f"{address}{path}?token=here", timeout=20) as answer:  # noqa: S310  # on this machine
                content: bytes = answer.read()
                return content

        assert b"jupyter-config-data" in get("lab/tree/notebooks/index.ipynb")
        assert json.loads(get("api/contents/notebooks/index.ipynb"))["type"] == "notebook"
        settings = get("lab/api/settings/@jupyterlab/apputils-extension:notification")
        news = json.loads(settings)["schema"]["properties"]["fetchNews"]
        assert news["default"] == "false"
    finally:
        server.terminate()
        server.wait(timeout=30)


def address_of(process: int, home: Path) -> str:
    """The address that a Jupyter server has written down, once it is up."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        for file in home.glob(f".local/share/jupyter/runtime/jpserver-{process}.json"):
            address: str = json.loads(file.read_text("utf-8") or "{}").get("url", "")
            if address:
                return address
        time.sleep(0.2)
    raise AssertionError("JupyterLab did not start")


@pytest.mark.slow
def test_repo2docker_makes_the_layers_in_this_order() -> None:
    """Python first, then what others made, kept while only our files change, then the project."""
    ran = subprocess.run(
        [Path(sys.executable).parent / "jupyter-repo2docker", "--no-build", "--debug", "."],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
        encoding="utf-8",
    )
    assert "Building conda environment for python=3.11" in ran.stderr
    steps = (
        "environment-2epy-2d3-2e11",
        "COPY --chown=0:0 src/binder/requirements.txt ${REPO_DIR}/binder/requirements.txt",
        'pip install --no-cache-dir -r "binder/requirements.txt"',
        "COPY --chown=0:0 src/ ${REPO_DIR}/",
        "RUN ./binder/postBuild",
    )
    places = [ran.stdout.find(step) for step in steps]
    assert -1 not in places
    assert places == sorted(places)
