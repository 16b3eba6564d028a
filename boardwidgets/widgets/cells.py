"""Which cell a widget was made in, so that running the cell again takes the old one's place.

Widgets are never collected: without this, each run of a cell would leave its boards behind.
"""

from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from IPython.core.getipython import get_ipython
from ipywidgets import Widget

W = TypeVar("W", bound=Widget)


@dataclass(slots=True)
class CellRun:
    """One run of a cell: the widgets that it made, and those of the run before it."""

    number: str
    made: list[Widget] = field(default_factory=list)
    before: list[Widget] = field(default_factory=list)


_LAST: Final[dict[str, CellRun]] = {}
"""The last run of each cell."""


def take_place(widget: W) -> W | None:
    """Note that a widget is made in the running cell, and return the one whose place it takes.

    That is the first of its kind that the run before made and that is not replaced yet. Everything
    that an earlier run made is closed.
    """
    cell, number = _running_cell()
    if cell is None:
        return None
    run = _LAST.get(cell, CellRun(number))
    if run.number != number:
        run = CellRun(number, before=run.made)
        for earlier in run.before:
            earlier.close()
    _LAST[cell] = run
    run.made.append(widget)
    replaced = next((earlier for earlier in run.before if type(earlier) is type(widget)), None)
    if replaced is not None:
        run.before.remove(replaced)
    return replaced


def _running_cell() -> tuple[str | None, str]:
    """The ids of the running cell and of this run; None for the cell where nothing tells it."""
    shell: Any = get_ipython()
    if shell is None or not hasattr(shell, "get_parent"):
        return None, ""
    request = shell.get_parent()
    cell = request.get("metadata", {}).get("cellId")
    return cell, request.get("header", {}).get("msg_id", "")
