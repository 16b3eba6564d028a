"""The sections of a play cell's drawer, each made when it is opened for the first time."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from ipywidgets import HTML

from boardwidgets.game import Game
from boardwidgets.teach.reading import rules
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.move_list import HistoryCommands, MoveList
from boardwidgets.widgets.page import Page
from boardwidgets.widgets.save_form import SaveForm
from boardwidgets.widgets.section import Section
from boardwidgets.widgets.session import GameRequest, Session
from boardwidgets.widgets.settings import SettingsForm


class DrawerCommands(NamedTuple):
    """What the sections of a drawer need to know, and can ask for."""

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
    start: Callable[[GameRequest], object]
    """Starts another game, with these seats."""
    take: Callable[[Game], object]
    """Goes on with a game that was read in."""
    fold: Callable[[], object]
    """Closes the drawer."""


def _moves(_page: Page, errors: ErrorLine, commands: DrawerCommands) -> Section:
    history = HistoryCommands(
        session=commands.session,
        looking=commands.looking,
        look=commands.look,
        speed=commands.speed,
        change_speed=commands.change_speed,
    )
    return MoveList(errors, history)


def _new(page: Page, errors: ErrorLine, commands: DrawerCommands) -> Section:
    def start(wanted: GameRequest) -> None:
        commands.fold()
        commands.start(wanted)

    return SettingsForm(commands.session, page, errors, start)


def _keep(page: Page, errors: ErrorLine, commands: DrawerCommands) -> Section:
    return SaveForm(lambda: commands.session().game, commands.take, page, errors)


class RulesSection(Section):
    """The rules of the game that is played, with its house rules."""

    def __init__(self, game: Callable[[], Game]) -> None:
        self._game = game
        self._text = HTML()
        super().__init__((self._text,))

    def appear(self) -> None:
        """Show them."""
        self._text.value = rules(self._game())._repr_html_()


def _rules(_page: Page, _errors: ErrorLine, commands: DrawerCommands) -> Section:
    return RulesSection(lambda: commands.session().game)


MAKERS: Final[Mapping[str, Callable[[Page, ErrorLine, DrawerCommands], Section]]] = {
    "moves": _moves,
    "new": _new,
    "keep": _keep,
    "rules": _rules,
}
"""What makes each section, by its name."""
