"""Freeing widgets.

A widget lives until it is closed, and closing one leaves its parts alive.
"""

from collections.abc import Iterator

from ipywidgets import DOMWidget, Widget


def close_whole(widget: Widget) -> None:
    """Close a widget with everything it is made of: children, layouts, styles."""
    for part in tuple(_parts(widget)):
        part.close()


def _parts(widget: Widget) -> Iterator[Widget]:
    for child in getattr(widget, "children", ()):
        yield from _parts(child)
    if isinstance(widget, DOMWidget):
        yield widget.layout
    if isinstance(style := getattr(widget, "style", None), Widget):
        yield style
    yield widget
