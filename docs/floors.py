"""The floors of the house, read from the imports: which room rests on which.

A room is a folder or a file of the package. It rests on the rooms that its modules import, for
types alone too. `docs/floor_plan.py` draws them.
"""

import ast
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parent.parent / "boardwidgets"


class Room(NamedTuple):
    """A room: its name, what its docstring says first, and what its modules import.

    `rests_on` are the rooms it imports, `needs` what it imports from other packages than Python's.
    """

    name: str
    sentence: str
    modules: int
    rests_on: frozenset[str]
    needs: frozenset[str]


def imported(file: Path) -> Iterator[str]:
    """The full names of what a module imports; of `from a import b` the name a.b."""
    package = file.relative_to(PACKAGE.parent).parent.parts
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else ()
            module = ".".join((*above, *filter(None, [node.module])))
            yield from (f"{module}.{alias.name}" for alias in node.names)


def first_sentence(file: Path) -> str:
    """The first sentence of a module's docstring, without its full stop."""
    docstring = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
    return docstring.partition("\n\n")[0].replace("\n", " ").partition(". ")[0].rstrip(".")


def read_room(place: Path) -> Room:
    """The room in a folder or a file of the package."""
    files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
    names = {name for file in files for name in imported(file)}
    inside = {name.split(".")[1] for name in names if name.startswith("boardwidgets.")}
    outside = {name.split(".")[0] for name in names} - {"boardwidgets", *sys.stdlib_module_names}
    opening = place / "__init__.py" if place.is_dir() else place
    return Room(
        place.stem,
        first_sentence(opening),
        len(files),
        frozenset(inside - {place.stem, "__version__"}),
        frozenset(outside),
    )


def rooms() -> dict[str, Room]:
    """All rooms by their names, without the two modules at the front door."""
    folders = [file.parent for file in PACKAGE.glob("*/__init__.py")]
    files = [file for file in PACKAGE.glob("*.py") if not file.stem.startswith("__")]
    return {room.name: room for room in map(read_room, sorted([*folders, *files]))}


def floors(house: dict[str, Room]) -> tuple[tuple[Room, ...], ...]:
    """The rooms floor by floor, from the ground up: each as low as what it rests on lets it be.

    On one floor, the room that most others rest on comes first. A CycleError names rooms that
    rest on each other.
    """
    order = TopologicalSorter({room.name: room.rests_on for room in house.values()})
    floor_of: dict[str, int] = {}
    for name in order.static_order():
        floor_of[name] = max((floor_of[below] + 1 for below in house[name].rests_on), default=0)
    carried = [name for room in house.values() for name in room.rests_on]
    ranked = sorted(house.values(), key=lambda room: (-carried.count(room.name), room.name))
    return tuple(
        tuple(room for room in ranked if floor_of[room.name] == floor)
        for floor in range(max(floor_of.values()) + 1)
    )


def directly_below(house: dict[str, Room], name: str) -> frozenset[str]:
    """What a room rests on without another room between: the arrows that the picture shows."""
    below = house[name].rests_on
    between = {far for near in below for far in everything_below(house, near)}
    return below - between


def everything_below(house: dict[str, Room], name: str) -> frozenset[str]:
    """What a room rests on, and what these rest on, down to the ground."""
    below = house[name].rests_on
    return below.union(*(everything_below(house, near) for near in below))
