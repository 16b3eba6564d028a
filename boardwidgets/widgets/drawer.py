"""What is behind one button of a play cell: the moves so far, a new game, keeping, the rules."""

from typing import TYPE_CHECKING, Final

from ipywidgets import HTML, Button, Dropdown, HBox, Select, ToggleButtons, VBox, Widget

from boardwidgets.teach.reading import rules
from boardwidgets.widgets.closing import close_whole
from boardwidgets.widgets.keeping import KeepingForm
from boardwidgets.widgets.settings import SettingsForm
from boardwidgets.widgets.telling import SPEEDS
from boardwidgets.widgets.texts import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardwidgets.widgets.play import Play

SECTIONS: Final = ("moves", "new", "keep", "rules")
ROWS: Final = 8


class MoveList(VBox):
    """Every move so far; choosing one shows the board as it was after it."""

    def __init__(self, cell: "Play") -> None:
        self._cell = cell
        self._list = Select(rows=ROWS, description=say("drawer.moves"))
        back = Button(description=say("drawer.now"))
        back.on_click(cell.errors.guard(lambda _button: cell.look(None)))
        speed = Dropdown(
            options=[(say(f"speed.{name}"), name) for name in SPEEDS],
            value=cell.speed,
            description=say("drawer.speed"),
        )
        speed.observe(
            cell.errors.guard(lambda change: setattr(cell, "speed", change["new"])), "value"
        )
        super().__init__((self._list, HBox((back, speed))))
        self.refresh()
        self._list.observe(cell.errors.guard(self._chosen), "value")

    def refresh(self) -> None:
        """List the moves as they are now."""
        rows = [(say("drawer.start"), 0), *self._rows()]
        if list(self._list.options) != rows:
            self._list.options = rows
            self._list.value = rows[-1][1]

    def _rows(self) -> list[tuple[str, int]]:
        game = self._cell.game
        seat = self._cell.sitting.viewer
        rows = []
        for number, ply in enumerate(game.plies, 1):
            mover = ply.before.roller if ply.before.roller is not None else ply.before.actor
            who = game.names[mover] if isinstance(mover, int) else say("drawer.chance")
            text = str(ply.move.seen(seat))
            rows.append((say("drawer.move", number=number, who=who, text=text), number))
        return rows

    def _sped(self, change: dict[str, str]) -> None:
        self._cell.speed = change["new"]

    def _chosen(self, change: dict[str, int]) -> None:
        last = len(self._cell.game.plies)
        self._cell.look(None if change["new"] == last else change["new"])


class Drawer(VBox):
    """A row of names, and what belongs to the chosen one; it is made when it is opened."""

    def __init__(self, cell: "Play") -> None:
        self._cell = cell
        self._section: str | None = None
        self._content: Widget | None = None
        self._makers: dict[str, Callable[[], Widget]] = {
            "moves": lambda: MoveList(cell),
            "new": lambda: SettingsForm(
                cell.game, cell.sitting.seats, cell.errors.guard(lambda _button: self._start())
            ),
            "keep": lambda: KeepingForm(lambda: cell.game, cell.take_game, cell.page, cell.errors),
            "rules": lambda: HTML(rules(cell.game)._repr_html_()),
        }
        self._choice = ToggleButtons(
            options=[(say(f"drawer.section.{name}"), name) for name in SECTIONS]
        )
        self._choice.observe(cell.errors.guard(self._chosen), "value")
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
            self._replace(self._makers[section]())

    def fold(self) -> None:
        """Show nothing."""
        self._section = None
        self._replace(None)

    def _replace(self, content: Widget | None) -> None:
        old, self._content = self._content, content
        self.children = () if content is None else (self._choice, content)
        if old is not None:
            close_whole(old)

    def refresh(self) -> None:
        """Bring the list of moves up to date, if it is open."""
        if isinstance(self._content, MoveList):
            self._content.refresh()

    def _chosen(self, change: dict[str, str]) -> None:
        if self._section is not None:
            self.unfold(change["new"])

    def _start(self) -> None:
        if isinstance(self._content, SettingsForm):
            wanted = self._content.wanted()
            self.fold()
            self._cell.take(wanted)
