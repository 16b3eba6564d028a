"""The sections of a play cell's drawer, each made when it is opened."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from ipywidgets import HTML, Widget

from boardwidgets.game import Game
from boardwidgets.teach.reading import rules
from boardwidgets.widgets.move_list import HistoryCommands, MoveList
from boardwidgets.widgets.page import Page
from boardwidgets.widgets.save_form import SaveForm
from boardwidgets.widgets.session import GameRequest
from boardwidgets.widgets.settings import SettingsForm


class DrawerCommands(HistoryCommands, Protocol):
    """What the sections of a drawer need to know, and can ask for."""

    @property
    def game(self) -> Game:
        """The game that is played now."""
        ...

    @property
    def page(self) -> Page:
        """The page around the board."""
        ...

    def take(self, wanted: GameRequest) -> None:
        """Play another game from now on."""
        ...

    def take_game(self, game: Game) -> None:
        """Go on with a game that was read in."""
        ...

    def fold_drawer(self) -> None:
        """Close the drawer."""
        ...


def _new(cell: DrawerCommands) -> Widget:
    def start(wanted: GameRequest) -> None:
        cell.fold_drawer()
        cell.take(wanted)

    return SettingsForm(cell.game, cell.session.seats, cell.errors, start)


def _keep(cell: DrawerCommands) -> Widget:
    return SaveForm(lambda: cell.game, cell.take_game, cell.page, cell.errors)


def _rules(cell: DrawerCommands) -> Widget:
    return HTML(rules(cell.game)._repr_html_())


MAKERS: Final[Mapping[str, Callable[[DrawerCommands], Widget]]] = {
    "moves": MoveList,
    "new": _new,
    "keep": _keep,
    "rules": _rules,
}
"""What makes each section, by its name."""
