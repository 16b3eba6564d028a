"""A section of fields and buttons.

A page tells of what is typed now and then only, so on a long line a press of a button overtakes it.
Hence the page sends with each press what was edited, and the press acts on what stands there.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ipywidgets import Button, Dropdown, Text, Textarea, Widget

from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.section import Section

if TYPE_CHECKING:
    from boardwidgets.widgets.page import Edits, Page

FIELDS: Final = (Text, Textarea, Dropdown)


class Form(Section):
    """Fields and buttons of one purpose; `name` is that of the form among those of its page."""

    def __init__(self, name: str, page: "Page", errors: ErrorLine) -> None:
        super().__init__()
        self.add_class("bw-form")
        self.add_class(f"bw-form-{name}")
        self._take_over = errors.guard(self._edit)
        page.on_pressed(name, self._press)

    def _press(self, button: int, edits: "Edits") -> None:
        """A button was pressed in the page, when the reader had edited these fields."""
        self._take_over(edits)
        self._parts(Button)[button].click()

    def _edit(self, edits: "Edits") -> None:
        fields = self._parts(*FIELDS)
        for number, value in edits:
            # As if the field had told it: nothing goes back to the page, where one may type on.
            name = "index" if isinstance(fields[number], Dropdown) else "value"
            fields[number].set_state({name: value})

    def _parts(self, *kinds: type[Widget]) -> list[Widget]:
        """The parts of these kinds, in the order in which they are in the page."""
        return [part for part in _within(self) if isinstance(part, kinds)]


def _within(box: Widget) -> Iterator[Widget]:
    for part in getattr(box, "children", ()):
        yield part
        yield from _within(part)
