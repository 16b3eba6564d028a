"""A list of rows that grows, to choose one from.

A page never frees what ipywidgets' own list made for the rows it showed before, and makes all of
them again when one is added. Here a page is sent only what was added.
"""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

import traitlets
from anywidget import AnyWidget

from boardwidgets.widgets.page import IN_PAGE


class RowList(AnyWidget):
    """Shows rows of words; the number of the chosen one, from 0, is `chosen`."""

    _esm = (IN_PAGE / "row_list.js").read_text("utf-8")
    _css = (IN_PAGE / "row_list.css").read_text("utf-8")

    label = traitlets.Unicode().tag(sync=True)
    """What a screen reader calls it."""

    chosen = traitlets.Int(0).tag(sync=True)

    def __init__(self, label: str) -> None:
        super().__init__(label=label)
        self.rows: tuple[str, ...] = ()
        self.on_msg(self._hear)

    def show(self, rows: Sequence[str]) -> None:
        """Show these rows from now on."""
        before, self.rows = self.rows, tuple(rows)
        same = sum(1 for _ in takewhile(_equal, zip(before, self.rows, strict=False)))
        if same < max(len(before), len(self.rows)):
            self._send_from(same)

    def _send_from(self, first: int) -> None:
        self.send({"kind": "rows", "first": first, "rows": self.rows[first:]})

    def _hear(self, _widget: object, content: Mapping[str, Any], _buffers: object) -> None:
        if content.get("kind") == "empty":  # a page that is loaded again, or another one
            self._send_from(0)


def _equal(pair: tuple[str, str]) -> bool:
    return pair[0] == pair[1]
