"""Freeing widgets.

A widget lives until it is closed, and closing one leaves its parts alive.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from comm import get_comm_manager
from ipywidgets import DOMWidget, Widget

if TYPE_CHECKING:
    from comm.base_comm import BaseComm


def close_whole(widget: Widget) -> None:
    """Close a widget with everything it is made of: children, layouts, styles."""
    for part in tuple(parts_of(widget)):
        part.close()


def parts_of(widget: Widget) -> Iterator[Widget]:
    """A widget with everything it is made of, itself last."""
    for child in getattr(widget, "children", ()):
        yield from parts_of(child)
    if isinstance(widget, DOMWidget):
        yield widget.layout
    if isinstance(style := getattr(widget, "style", None), Widget):
        yield style
    yield widget


def silenced(widgets: Iterable[Widget]) -> list[str]:
    """Let widgets be closed without a message each; their ids, by which a page can be told of all.

    A server hands on some thousand messages in a few seconds and drops the rest: fifty boards that
    are closed by the message stay in the page for ever.
    """
    manager, ids = get_comm_manager(), []
    for widget in widgets:
        comm: BaseComm | None = widget.comm
        if comm is not None and manager.get_comm(comm.comm_id) is comm:
            ids.append(comm.comm_id)
            manager.unregister_comm(comm)
            comm._closed = True  # noqa: SLF001 - nothing public does it
    return ids
