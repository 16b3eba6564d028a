"""The command `boardwidgets`: `boardwidgets lab` opens the notebooks in JupyterLab."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from boardwidgets import __version__
from boardwidgets.cli import lab
from boardwidgets.cli.copies import put_notebooks, shipped_notebooks
from boardwidgets.cli.language import system_language
from boardwidgets.cli.refusal import Refusal
from boardwidgets.core.messages import catalogue, set_language

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out the command line and return its exit code, which is 0 when all went well.

    It speaks the language of the reader's system if that is there, else English.
    """
    set_language(system_language(os.environ))
    asked = command_line().parse_args(arguments)
    try:
        return open_lab(Path(asked.folder), asked.port, browser=not asked.no_browser)
    except Refusal as refusal:
        error = catalogue("boardwidgets.cli").say("refusal.error", reason=refusal)
        print(error, file=sys.stderr)
        return refusal.exit_code


def command_line() -> argparse.ArgumentParser:
    """The parser of what may be typed."""
    say = catalogue("boardwidgets.cli").say
    parser = argparse.ArgumentParser(prog="boardwidgets", description=say("help.program"))
    parser.add_argument(
        "--version",
        action="version",
        version=f"%(prog)s {__version__}",
        help=say("help.version"),
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    opening = commands.add_parser("lab", help=say("help.lab"), description=say("help.lab"))
    opening.add_argument(
        "folder",
        nargs="?",
        default="boardwidgets-notebooks",
        metavar="FOLDER",
        help=say("help.folder"),
    )
    opening.add_argument("--port", type=int, metavar="PORT", help=say("help.port"))
    opening.add_argument("--no-browser", action="store_true", help=say("help.no_browser"))
    return parser


def open_lab(folder: Path, port: int | None, *, browser: bool) -> int:
    """Put the notebooks into a folder and run JupyterLab on them until it is stopped."""
    say = catalogue("boardwidgets.cli").say
    folder = folder.expanduser().absolute()
    lab.check_installed()
    if port is not None:
        lab.check_port(port)
    shipped = shipped_notebooks()
    copies = put_notebooks(shipped, folder)
    lab.sign(shipped, folder)
    print(say("lab.where", folder=folder))
    for file in copies.kept:
        print(say("lab.kept", file=file))
    for file in copies.outdated:
        print(say("lab.outdated", file=file))
    if lab.is_root():
        print(say("lab.root"))
    print(say("lab.starting"), flush=True)
    lab.start(list(lab.lab_arguments(folder, port, browser=browser)))
    return 0
