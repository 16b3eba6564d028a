"""Which cell a widget was made in, so that running the cell again takes the old one's place.

Widgets are never collected: without this, each run of a cell would leave its boards behind.
"""

from typing import Any, Final

from IPython.core.getipython import get_ipython
from ipywidgets import Widget

_MADE: Final[dict[str, tuple[str, list[Widget]]]] = {}
"""For each cell the run that made its widgets last, and those widgets."""


def take_place(widget: Widget) -> list[Widget]:
    """Note that a widget is made in the running cell: what earlier runs of it made is returned."""
    cell, run = _running_cell()
    if cell is None:
        return []
    made_in, widgets = _MADE.get(cell, (run, []))
    if made_in == run:
        _MADE[cell] = run, [*widgets, widget]
        return []
    _MADE[cell] = run, [widget]
    return widgets


def _running_cell() -> tuple[str | None, str]:
    """The running cell's id and the run's; no id where nobody tells."""
    shell: Any = get_ipython()
    if shell is None or not hasattr(shell, "get_parent"):
        return None, ""
    request = shell.get_parent()
    cell = request.get("metadata", {}).get("cellId")
    return cell, request.get("header", {}).get("msg_id", "")
