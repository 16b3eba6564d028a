"""Every move so far by turns, with what came of it, to look back."""

from bisect import bisect_right
from collections.abc import Callable
from typing import Final, NamedTuple

from ipywidgets import Button, Dropdown, HBox

from boardwidgets.core.history import RecordedMove
from boardwidgets.core.messages import language
from boardwidgets.core.moves import Hidden
from boardwidgets.game import Game
from boardwidgets.teach.account import mover_of, told_in_turn
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.row_list import RowList
from boardwidgets.widgets.section import Section
from boardwidgets.widgets.session import Session
from boardwidgets.widgets.story_player import SPEEDS
from boardwidgets.widgets.text_line import plain
from boardwidgets.widgets.texts import say

FURTHER: Final = "\u2003"
"""What stands before a move that is not the first of its turn."""


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
        self._told_to: tuple[tuple[str, ...], int | None, str] | None = None
        self._told: dict[int, tuple[RecordedMove, str]] = {}
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
        """What the list says of each move, by its number from 1; a turn has one number for all."""
        game, rows = self._do.session().game, {}
        turn, mover = 0, None
        for number, recorded in enumerate(game.history, 1):
            text = self._told_of(number, recorded)
            by = mover_of(recorded)
            if by is not None and by != mover:
                turn, mover = turn + 1, by
                rows[number] = say("drawer.move", number=turn, who=game.names[by], text=text)
            elif text:
                rows[number] = FURTHER + text
        return rows

    def _told_of(self, number: int, recorded: RecordedMove) -> str:
        """A move in few words, as the viewer may know it; empty where that is nothing.

        It is kept, since a game may have thousands of moves.
        """
        session = self._do.session()
        game, seat = session.game, session.viewer
        told_to = game.names, seat, language()
        if told_to != self._told_to:
            self._told_to, self._told = told_to, {}
        known = self._told.get(number)
        if known is None or known[0] is not recorded:
            text = plain(told_in_turn(recorded, game.names, seat))
            known = self._told[number] = recorded, text or _words(game, recorded, seat)
        return known[1]

    def _chosen(self, change: dict[str, int]) -> None:
        if self._choosing and change["new"] < len(self._numbers):
            number = self._numbers[change["new"]]
            self._do.look(None if number == self._numbers[-1] else number)


def _words(game: Game, recorded: RecordedMove, seat: int | None) -> str:
    """A move itself, where there is nothing to tell of what it did; empty for a hidden one."""
    move = recorded.move.seen(seat)
    if isinstance(move, Hidden):
        return ""
    return game.ruleset.move_words(recorded.before, recorded.move, game.names)
