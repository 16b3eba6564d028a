"""Every move so far, to look back."""

from bisect import bisect_right
from collections.abc import Callable
from typing import NamedTuple

from ipywidgets import Button, Dropdown, HBox

from boardwidgets.core.moves import Hidden
from boardwidgets.teach.story import summary
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.row_list import RowList
from boardwidgets.widgets.section import Section
from boardwidgets.widgets.session import Session
from boardwidgets.widgets.story_player import SPEEDS
from boardwidgets.widgets.texts import say


class HistoryCommands(NamedTuple):
    """What a list of moves needs to know, and can ask for."""

    session: Callable[[], Session]
    """The game that is played now, with those who sit at it."""
    looking: Callable[[], int | None]
    """After how many moves the board is shown; None is now."""
    look: Callable[[int | None], object]
    """Looks at the board after so many moves; None is now."""
    speed: Callable[[], str]
    """How fast a story is told: a key of `SPEEDS`."""
    change_speed: Callable[[str], object]
    """Tells stories at another speed from now on."""


class MoveList(Section):
    """Every move so far; choosing one shows the board as it was after it."""

    def __init__(self, errors: ErrorLine, commands: HistoryCommands) -> None:
        self._do = commands
        self._numbers: tuple[int, ...] = ()
        self._choosing = True
        self.list = RowList(say("drawer.moves"))
        back = Button(description=say("drawer.now"))
        back.on_click(errors.guard(lambda _button: commands.look(None)))
        self._speed = Dropdown(
            options=[(say(f"speed.{name}"), name) for name in SPEEDS],
            value=commands.speed(),
            description=say("drawer.speed"),
        )
        super().__init__((self.list, HBox((back, self._speed))))
        self._speed.observe(
            errors.guard(lambda change: commands.change_speed(change["new"])), "value"
        )
        self.list.observe(errors.guard(self._chosen), "chosen")

    def appear(self) -> None:
        """List the moves."""
        self._speed.value = self._do.speed()
        self.refresh()

    def refresh(self) -> None:
        """List the moves as they are now, and mark the one that is looked at."""
        rows = {0: say("drawer.start"), **self._rows()}
        self._numbers = tuple(rows)
        self.list.show(tuple(rows.values()))
        looking = self._do.looking()
        last = self._numbers[-1]
        self._mark(bisect_right(self._numbers, last if looking is None else looking) - 1)

    def disappear(self) -> None:
        """Let the page hold no rows while nobody sees them."""
        self.list.show(())

    def _mark(self, row: int) -> None:
        self._choosing = False
        try:
            self.list.chosen = row
        finally:
            self._choosing = True

    def _rows(self) -> dict[int, str]:
        """What the list says of each move, by its number, from 1."""
        session = self._do.session()
        game, seat = session.game, session.viewer
        rows = {}
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
            rows[number] = row
        return rows

    def _chosen(self, change: dict[str, int]) -> None:
        if self._choosing and change["new"] < len(self._numbers):
            number = self._numbers[change["new"]]
            self._do.look(None if number == self._numbers[-1] else number)
