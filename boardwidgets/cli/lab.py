"""Starts JupyterLab on the notebooks without a news pop-up or a search for newer versions.

Our settings are in the notebooks' folder and on the command line, so that the reader's own
JupyterLab stays as it is.
"""

import errno
import importlib.util
import json
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from boardwidgets.cli.copies import PRIVATE, make_folder, write
from boardwidgets.cli.refusal import Refusal

FIRST_PAGE: Final = "index.ipynb"

QUIET: Final = {
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False}
}
"""Settings that replace JupyterLab's defaults; what a reader sets comes before them."""


def check_installed() -> None:
    """Raise `Refusal` when JupyterLab is missing."""
    if importlib.util.find_spec("jupyterlab") is None:
        raise Refusal("no_lab", python=sys.executable)


def check_port(port: int) -> None:
    """Raise `Refusal` when JupyterLab cannot listen on a port of this machine."""
    if not 1 <= port <= 65535:
        raise Refusal("port_range", port=port)
    for family, kind, protocol, _, address in socket.getaddrinfo(
        "localhost", port, type=socket.SOCK_STREAM
    ):
        with socket.socket(family, kind, protocol) as probe:
            if os.name == "posix":  # elsewhere this option would let two programs share a port
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(address)
            except OSError as error:
                if error.errno == errno.EADDRINUSE:
                    raise Refusal("port_used", port=port) from error
                if error.errno == errno.EACCES:
                    raise Refusal("port_refused", port=port, reason=error.strerror) from error
                # localhost may have two addresses, and a machine may lack one of them


def sign(notebooks: Path, folder: Path) -> None:
    """Let JupyterLab trust the notebooks that ship, so that it shows the pictures kept in them.

    A signature is valid for the content of a notebook only: notebooks that a reader has changed or
    added are not trusted by it. The signatures are in `folder`, apart from those of the reader's
    own notebooks.
    """
    import nbformat
    from nbformat.sign import NotebookNotary

    place = signatures(folder)
    try:
        notary = NotebookNotary(data_dir=str(place))
        for file in sorted(notebooks.rglob("*.ipynb")):
            notary.sign(nbformat.read(file, as_version=4))
    except OSError as error:
        raise Refusal("not_writable", path=place, reason=error.strerror) from error
    notary.store.close()


def signatures(folder: Path) -> Path:
    """The folder of signatures for the notebooks in `folder`."""
    place = folder / PRIVATE / "lab" / "signatures"
    make_folder(place)
    return place


def lab_arguments(folder: Path, port: int | None, *, browser: bool) -> Iterator[str]:
    """JupyterLab's command line for the notebooks in `folder`."""
    private = folder / PRIVATE / "lab"
    write(private / "settings" / "overrides.json", json.dumps(QUIET, indent=1).encode())
    yield f"--ServerApp.root_dir={folder}"
    yield f"--LabApp.default_url=/lab/tree/{FIRST_PAGE}"
    yield f"--LabApp.app_settings_dir={private / 'settings'}"
    yield f"--LabApp.workspaces_dir={private / 'workspaces'}"
    yield f"--NotebookNotary.data_dir={signatures(folder)}"
    yield "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"
    yield "--LabApp.extension_manager=readonly"
    if port is not None:
        yield f"--ServerApp.port={port}"
        yield "--ServerApp.port_retries=0"
    if not browser:
        yield "--no-browser"
    if is_root():
        yield "--allow-root"


def is_root() -> bool:
    """Whether this runs as root, on systems that have that user."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def start(arguments: list[str]) -> None:
    """Run JupyterLab until the reader stops it."""
    from jupyterlab.labapp import LabApp

    LabApp.launch_instance(arguments)
