"""Every move so far, to look back."""

from typing import Final, Protocol

from ipywidgets import Button, Dropdown, HBox, Select, VBox

from boardwidgets.core.moves import Hidden
from boardwidgets.teach.story import summary
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.session import Session
from boardwidgets.widgets.story_player import SPEEDS
from boardwidgets.widgets.texts import say

ROWS: Final = 8


class HistoryCommands(Protocol):
    """What a list of moves needs to know, and can ask for."""

    speed: str
    """How fast a story is told: a key of `SPEEDS`."""

    @property
    def session(self) -> Session:
        """The game with those who sit at it."""
        ...

    @property
    def errors(self) -> ErrorLine:
        """Where errors are shown."""
        ...

    def look(self, number: int | None) -> None:
        """Look at the board after so many moves; None is now."""
        ...


class MoveList(VBox):
    """Every move so far; choosing one shows the board as it was after it."""

    def __init__(self, cell: HistoryCommands) -> None:
        self._cell = cell
        self._list = Select(rows=ROWS, description=say("drawer.moves"))
        back = Button(description=say("drawer.now"))
        back.on_click(cell.errors.guard(lambda _button: cell.look(None)))
        speed = Dropdown(
            options=[(say(f"speed.{name}"), name) for name in SPEEDS],
            value=cell.speed,
            description=say("drawer.speed"),
        )
        speed.observe(cell.errors.guard(self._change_speed), "value")
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
        game = self._cell.session.game
        seat = self._cell.session.viewer
        rows = []
        for number, recorded in enumerate(game.history, 1):
            mover = (
                recorded.before.roller
                if recorded.before.roller is not None
                else recorded.before.actor
            )
            who = game.names[mover] if isinstance(mover, int) else None
            told = summary((recorded,), game.names, seat)
            if not told and isinstance(recorded.move.seen(seat), Hidden):
                continue
            if who is None and told:
                row = say("drawer.happened", number=number, text=told[0])
            else:
                text = str(recorded.move.seen(seat))
                row = say("drawer.move", number=number, who=who or say("drawer.chance"), text=text)
            rows.append((row, number))
        return rows

    def _change_speed(self, change: dict[str, str]) -> None:
        self._cell.speed = change["new"]

    def _chosen(self, change: dict[str, int]) -> None:
        last = len(self._cell.session.game.history)
        self._cell.look(None if change["new"] == last else change["new"])
