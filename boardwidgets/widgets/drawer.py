"""What is behind one button of a play cell: the moves so far, a new game, saving, the rules."""

from collections.abc import Callable
from typing import Final, Protocol, runtime_checkable

from ipywidgets import ToggleButtons, VBox, Widget

from boardwidgets.widgets.closing import close_whole
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.texts import say

SECTIONS: Final = ("moves", "new", "keep", "rules")


@runtime_checkable
class Current(Protocol):
    """A section that shows how the game stands."""

    def refresh(self) -> None:
        """Bring it up to date."""
        ...


class Drawer(VBox):
    """A row of names, and the section of the chosen one; `make` makes it when it is opened."""

    def __init__(self, errors: ErrorLine, make: Callable[[str], Widget]) -> None:
        self._make = make
        self._section: str | None = None
        self._content: Widget | None = None
        self._choice = ToggleButtons(options=_names())
        self._choice.observe(errors.guard(self._chosen), "value")
        super().__init__()
        self.add_class("bw-drawer")

    def toggle(self) -> None:
        """Open the drawer where it was open last, or close it."""
        if self._content is None:
            self.unfold(self._choice.value)
        else:
            self.fold()

    def unfold(self, section: str) -> None:
        """Show a section, and nothing else."""
        if section != self._section:
            self._section = section
            self._choice.value = section
            self._replace(self._make(section))

    def fold(self) -> None:
        """Show nothing."""
        self._section = None
        self._replace(None)

    def close(self) -> None:
        """Free it with the row of names, which is not among its children while it is folded."""
        close_whole(self._choice)
        super().close()

    def change_language(self) -> None:
        """Say the names, and what is open, in the language that is in force now."""
        section, self._section = self._section, None
        self._choice.options = _names()
        if section is not None:
            self.unfold(section)

    def refresh(self) -> None:
        """Bring what is open up to date."""
        if isinstance(self._content, Current):
            self._content.refresh()

    def _replace(self, content: Widget | None) -> None:
        old, self._content = self._content, content
        self.children = () if content is None else (self._choice, content)
        if old is not None:
            close_whole(old)

    def _chosen(self, change: dict[str, str]) -> None:
        if self._section is not None:
            self.unfold(change["new"])


def _names() -> list[tuple[str, str]]:
    return [(say(f"drawer.section.{name}"), name) for name in SECTIONS]
