"""The parts of a play cell's drawer, each made when it is opened."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from ipywidgets import HTML, Widget

from boardwidgets.teach.reading import rules
from boardwidgets.widgets.move_list import MoveList
from boardwidgets.widgets.save_form import SaveForm
from boardwidgets.widgets.session import GameRequest
from boardwidgets.widgets.settings import SettingsForm

if TYPE_CHECKING:
    from boardwidgets.widgets.play import Play


def _new(cell: "Play") -> Widget:
    def start(wanted: GameRequest) -> None:
        cell.fold_drawer()
        cell.take(wanted)

    return SettingsForm(cell.game, cell.session.seats, cell.errors, start)


def _keep(cell: "Play") -> Widget:
    return SaveForm(lambda: cell.game, cell.take_game, cell.page, cell.errors)


def _rules(cell: "Play") -> Widget:
    return HTML(rules(cell.game)._repr_html_())


MAKERS: Final[Mapping[str, Callable[["Play"], Widget]]] = {
    "moves": MoveList,
    "new": _new,
    "keep": _keep,
    "rules": _rules,
}
"""What makes each section, by its name."""
