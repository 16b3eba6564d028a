"""What is behind one button of a play cell: the moves so far, a new game, saving, the rules."""

from collections.abc import Callable
from typing import Final

from ipywidgets import ToggleButtons, VBox

from boardwidgets.widgets.closing import close_whole
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.section import Section
from boardwidgets.widgets.texts import say

SECTIONS: Final = ("moves", "new", "keep", "rules")


class Drawer(VBox):
    """A row of names, and the section of the chosen one; `make` makes each when it is needed."""

    def __init__(self, errors: ErrorLine, make: Callable[[str], Section]) -> None:
        self._make = make
        self._made: dict[str, Section] = {}
        self._open: str | None = None
        self._choice = ToggleButtons(options=_names())
        self._choice.observe(errors.guard(self._chosen), "value")
        super().__init__((self._choice,))
        self.add_class("bw-drawer")
        self.layout.display = "none"

    def toggle(self) -> None:
        """Open the drawer where it was open last, or close it."""
        if self._open is None:
            self.unfold(self._choice.value)
        else:
            self.fold()

    def unfold(self, section: str) -> None:
        """Show a section, and nothing else."""
        if section == self._open:
            return
        self._leave()
        self._open = section
        self._choice.value = section
        if section not in self._made:
            self._made[section] = self._make(section)
            self.children = (self._choice, *self._made.values())
        self._made[section].appear()
        self._made[section].layout.display = None
        self.layout.display = None

    def fold(self) -> None:
        """Show nothing."""
        self._leave()
        self.layout.display = "none"

    def remake(self) -> None:
        """Make the sections again, in the language and for the game that are there now."""
        section, made = self._open, self._made
        self.fold()
        self._made = {}
        self.children = (self._choice,)
        for old in made.values():
            close_whole(old)
        if section is not None:
            self.unfold(section)

    def change_language(self) -> None:
        """Say the names, and what is open, in the language that is in force now."""
        section = self._open
        self.fold()
        self._choice.options = _names()
        self.remake()
        if section is not None:
            self.unfold(section)

    def refresh(self) -> None:
        """Bring what is open up to date."""
        if self._open is not None:
            self._made[self._open].refresh()

    def _leave(self) -> None:
        """Hide the section that is open, if one is."""
        if self._open is not None:
            self._made[self._open].layout.display = "none"
            self._made[self._open].disappear()
            self._open = None

    def _chosen(self, change: dict[str, str]) -> None:
        if self._open is not None:
            self.unfold(change["new"])


def _names() -> list[tuple[str, str]]:
    return [(say(f"drawer.section.{name}"), name) for name in SECTIONS]
