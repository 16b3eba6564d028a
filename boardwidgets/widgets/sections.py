"""The sections of a play cell's drawer, each made when it is opened."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from ipywidgets import HTML, Widget

from boardwidgets.game import Game
from boardwidgets.teach.reading import rules
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.move_list import HistoryCommands, MoveList
from boardwidgets.widgets.page import Page
from boardwidgets.widgets.save_form import SaveForm
from boardwidgets.widgets.session import GameRequest, Session
from boardwidgets.widgets.settings import SettingsForm


class DrawerCommands(NamedTuple):
    """What the sections of a drawer need to know, and can ask for."""

    session: Callable[[], Session]
    """The game that is played now, with those who sit at it."""
    look: Callable[[int | None], object]
    """Looks at the board after so many moves; None is now."""
    speed: Callable[[], str]
    """How fast a story is told: a key of `SPEEDS`."""
    change_speed: Callable[[str], object]
    """Tells stories at another speed from now on."""
    start: Callable[[GameRequest], object]
    """Starts another game, with these seats."""
    take: Callable[[Game], object]
    """Goes on with a game that was read in."""
    fold: Callable[[], object]
    """Closes the drawer."""


def _moves(_page: Page, errors: ErrorLine, commands: DrawerCommands) -> Widget:
    history = HistoryCommands(
        commands.session, commands.look, commands.speed, commands.change_speed
    )
    return MoveList(errors, history)


def _new(_page: Page, errors: ErrorLine, commands: DrawerCommands) -> Widget:
    def start(wanted: GameRequest) -> None:
        commands.fold()
        commands.start(wanted)

    session = commands.session()
    return SettingsForm(session.game, session.seats, errors, start)


def _keep(page: Page, errors: ErrorLine, commands: DrawerCommands) -> Widget:
    return SaveForm(lambda: commands.session().game, commands.take, page, errors)


def _rules(_page: Page, _errors: ErrorLine, commands: DrawerCommands) -> Widget:
    return HTML(rules(commands.session().game)._repr_html_())


MAKERS: Final[Mapping[str, Callable[[Page, ErrorLine, DrawerCommands], Widget]]] = {
    "moves": _moves,
    "new": _new,
    "keep": _keep,
    "rules": _rules,
}
"""What makes each section, by its name."""
