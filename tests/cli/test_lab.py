"""`boardwidgets lab` for real: a server starts, quietly, on the index."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

pytestmark = pytest.mark.slow


class Lab(NamedTuple):
    address: str
    token: str
    folder: Path
    home: Path

    def get(self, path: str) -> bytes:
        asked = urllib.request.Request(  # noqa: S310  # an http address on this machine
            f"{self.address}{path}", headers={"Authorization": f"token {self.token}"}
        )
        with urllib.request.urlopen(asked, timeout=20) as answer:  # noqa: S310  # the same
            content: bytes = answer.read()
            return content

    def get_json(self, path: str) -> Any:
        return json.loads(self.get(path))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    home, folder = tmp_path_factory.mktemp("home"), tmp_path_factory.mktemp("work") / "Spiele ü"
    port, token = free_port(), "for-this-test"
    log = home / "log"
    with log.open("wb") as written:
        server = subprocess.Popen(
            [sys.executable, "-m", "boardwidgets", "lab", folder, f"--port={port}", "--no-browser"],
            env={**os.environ, "HOME": str(home), "JUPYTER_TOKEN": token},
            stdin=subprocess.DEVNULL,
            stdout=written,
            stderr=subprocess.STDOUT,
        )
    try:
        lab = Lab(f"http://127.0.0.1:{port}", token, folder, home)
        deadline = time.monotonic() + 60
        while True:
            try:
                lab.get("/api/status")
                break
            except OSError:
                assert server.poll() is None, log.read_text("utf-8")
                assert time.monotonic() < deadline, log.read_text("utf-8")
                time.sleep(0.2)
        yield lab
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=30)


def test_the_index_is_served_and_is_where_the_browser_lands(running: Lab) -> None:
    assert b"jupyter-config-data" in running.get("/")
    assert running.get_json("/api/contents/index.ipynb")["type"] == "notebook"
    assert b"index.ipynb" in running.get("/lab/tree/index.ipynb")


def test_no_news_and_no_looking_for_newer_versions(running: Lab) -> None:
    notifications = "/lab/api/settings/@jupyterlab/apputils-extension:notification"
    defaults = running.get_json(notifications)["schema"]["properties"]
    assert defaults["fetchNews"]["default"] == "false"
    assert defaults["checkForUpdates"]["default"] is False
    assert running.get_json("/lab/api/update")["notification"] is None


def test_the_pictures_kept_in_the_notebooks_are_trusted_and_no_others(running: Lab) -> None:
    shipped = running.get_json("/api/contents/index.ipynb")["content"]
    assert is_trusted(shipped)
    shipped["cells"][-1]["source"] += " "
    other = running.folder / "other.ipynb"
    other.write_text(json.dumps(shipped), encoding="utf-8")
    assert not is_trusted(running.get_json("/api/contents/other.ipynb")["content"])


def is_trusted(notebook: Any) -> bool:
    """Whether JupyterLab is told that it may show what the notebook's cells have kept."""
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    return all(cell["metadata"].get("trusted") for cell in code if cell["outputs"])


def test_the_readers_own_jupyter_settings_stay_untouched(running: Lab) -> None:
    assert not list(running.home.glob(".jupyter/lab/**/*"))
    assert not list(running.home.glob(".local/share/jupyter/nbsignatures.db"))


def test_our_own_files_are_out_of_the_readers_sight(running: Lab) -> None:
    shown = {item["name"] for item in running.get_json("/api/contents/")["content"]}
    assert "index.ipynb" in shown
    assert not any(name.startswith(".") for name in shown)
