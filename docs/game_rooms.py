"""The rooms of the games, read from their folders: which each has, and how many lines they hold."""

from collections.abc import Iterable
from pathlib import Path

from docs.floors import PACKAGE

Lines = dict[str, int]
"""The rooms of one game by their names, with the lines of code in each."""


def games(part: str) -> tuple[str, ...]:
    """The games that have a folder in a part of the package, such as `games` or `draw`."""
    names = {file.parent.name for file in (PACKAGE / "games").glob("*/__init__.py")}
    return tuple(sorted(name for name in names if (PACKAGE / part / name).is_dir()))


def rooms_of(part: str, game: str) -> Lines:
    """The modules and folders of a game in a part of the package, with their lines."""
    folder = PACKAGE / part / game
    files = {file.stem: [file] for file in folder.glob("*.py") if file.stem != "__init__"}
    folders = {
        file.parent.name + "/": sorted(file.parent.rglob("*.py"))
        for file in folder.glob("*/__init__.py")
    }
    return {name: lines(found) for name, found in sorted((files | folders).items())}


def lines(files: Iterable[Path]) -> int:
    """How many lines some files hold together."""
    return sum(len(file.read_text("utf-8").splitlines()) for file in files)


def lines_in(rooms: Lines, name: str) -> int | None:
    """The lines of a room, be it a module or a folder; None where a game has no such room."""
    return rooms.get(name, rooms.get(f"{name}/"))


def others(rooms: Lines, shared: Iterable[str]) -> tuple[str, ...]:
    """What a game has beside the rooms that all games share: its own subjects."""
    known = set(shared)
    return tuple(name for name in rooms if name.rstrip("/") not in known)
