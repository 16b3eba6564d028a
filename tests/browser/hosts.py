"""The programs that show notebooks, started for the tests, with our extension as it is now."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
QUIET = {"fetchNews": "false", "checkForUpdates": False}


class Host(NamedTuple):
    """A program that shows notebooks: the module that starts it, and where a notebook is in it."""

    module: str
    path: str


HOSTS = {"lab": Host("jupyterlab", "lab/tree"), "notebook": Host("notebook", "notebooks")}


@contextmanager
def jupyterlab(folder: Path, host: str = "lab") -> Iterator[str]:
    """JupyterLab or another host on a folder, with settings of its own; gives its address."""
    home = folder / ".jupyter-home"
    install_extension(home / "shared")
    settings = home / "settings" / "@jupyterlab" / "apputils-extension"
    settings.mkdir(parents=True)
    (settings / "notification.jupyterlab-settings").write_text(json.dumps(QUIET), "utf-8")
    flags = ["--no-browser", "--expose-app-in-browser"]
    command = [sys.executable, "-m", HOSTS[host].module, *flags]
    options = {
        "ServerApp.port": 0,
        "ServerApp.root_dir": folder,
        "ServerApp.allow_root": True,
        "IdentityProvider.token": "",
        "LabApp.user_settings_dir": home / "settings",
        "LabApp.workspaces_dir": home / "workspaces",
    }
    environment = os.environ | {
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_PATH": str(home / "shared" / "share" / "jupyter"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "IPYTHONDIR": str(home / "ipython"),
        "PYTHONPATH": os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")]),
    }
    log = folder / "jupyterlab.log"
    with log.open("w", encoding="utf-8") as stream:
        server = subprocess.Popen(
            [*command, *(f"--{name}={value}" for name, value in options.items())],
            stdout=stream,
            stderr=subprocess.STDOUT,
            env=environment,
            cwd=folder,
        )
        try:
            yield _address(server, log)
        finally:
            server.terminate()
            server.wait(20)


def install_extension(prefix: Path) -> None:
    """Put our extension, as it is now, where an installed package would put it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    shared = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    for source, place in shared.items():
        here, there = ROOT / source, prefix / place
        if here.is_dir():
            shutil.copytree(here, there, dirs_exist_ok=True)
        else:
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(here, there)


def _address(server: subprocess.Popen[bytes], log: Path) -> str:
    """Where the server listens, read from its log: it takes whichever port is free."""
    for _ in range(1200):
        if found := re.search(r"http://(?:localhost|127\.0\.0\.1):\d+", log.read_text("utf-8")):
            return found[0]
        if server.poll() is not None:
            break
        time.sleep(0.1)
    raise RuntimeError(f"JupyterLab did not start:\n{log.read_text('utf-8')}")
