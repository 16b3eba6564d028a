"""Every move so far, to look back."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ipywidgets import Button, Dropdown, HBox, Select, VBox

from boardwidgets.core.moves import Hidden
from boardwidgets.teach.story import summary
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.session import Session
from boardwidgets.widgets.story_player import SPEEDS
from boardwidgets.widgets.texts import say

ROWS: Final = 8


class HistoryCommands(NamedTuple):
    """What a list of moves needs to know, and can ask for."""

    session: Callable[[], Session]
    """The game that is played now, with those who sit at it."""
    look: Callable[[int | None], object]
    """Looks at the board after so many moves; None is now."""
    speed: Callable[[], str]
    """How fast a story is told: a key of `SPEEDS`."""
    change_speed: Callable[[str], object]
    """Tells stories at another speed from now on."""


class MoveList(VBox):
    """Every move so far; choosing one shows the board as it was after it."""

    def __init__(self, errors: ErrorLine, commands: HistoryCommands) -> None:
        self._do = commands
        self._list = Select(rows=ROWS, description=say("drawer.moves"))
        back = Button(description=say("drawer.now"))
        back.on_click(errors.guard(lambda _button: commands.look(None)))
        speed = Dropdown(
            options=[(say(f"speed.{name}"), name) for name in SPEEDS],
            value=commands.speed(),
            description=say("drawer.speed"),
        )
        speed.observe(errors.guard(lambda change: commands.change_speed(change["new"])), "value")
        super().__init__((self._list, HBox((back, speed))))
        self.refresh()
        self._list.observe(errors.guard(self._chosen), "value")

    def refresh(self) -> None:
        """List the moves as they are now."""
        rows = [(say("drawer.start"), 0), *self._rows()]
        if list(self._list.options) != rows:
            self._list.options = rows
            self._list.value = rows[-1][1]

    def _rows(self) -> list[tuple[str, int]]:
        session = self._do.session()
        game, seat = session.game, session.viewer
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

    def _chosen(self, change: dict[str, int]) -> None:
        last = len(self._do.session().game.history)
        self._do.look(None if change["new"] == last else change["new"])
