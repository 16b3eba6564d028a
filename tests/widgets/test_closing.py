"""A board that is closed leaves nothing behind, and nothing that is alive names a part of it.

A page that is loaded again asks Python for all widgets at once. One that names a closed one spoils
the answer for all of them, and the notebook shows no board any more until its kernel is restarted.
"""

from collections.abc import Callable, Iterator

import pytest
from ipywidgets import Widget
from ipywidgets.widgets.widget import _instances

from boardwidgets.game import Game
from boardwidgets.widgets.board import Board
from boardwidgets.widgets.cell import BoardCell
from boardwidgets.widgets.play import Play
from boardwidgets.widgets.walkthrough import Walkthrough


def walkthrough() -> Walkthrough:
    return Walkthrough(Game("marrakech", seed=1), ["left", "roll"])


def opened_drawer() -> Play:
    cell = Play(Game("cows", seed=1))
    cell.drawer.toggle()
    return cell


CELLS: dict[str, Callable[[], BoardCell]] = {
    "board": lambda: Board(Game("sobek", seed=1)),
    "play": lambda: Play(Game("sobek", seed=1)),
    "play with an open drawer": opened_drawer,
    "walk-through": walkthrough,
}


def alive() -> dict[str, Widget]:
    return dict(_instances)


def named_by(widget: Widget) -> Iterator[Widget]:
    """The widgets that a widget's state names."""
    for key in widget.keys:
        value = getattr(widget, key)
        values = value if isinstance(value, list | tuple) else [value]
        yield from (one for one in values if isinstance(one, Widget))


@pytest.mark.parametrize("make", CELLS.values(), ids=CELLS)
def test_a_closed_board_leaves_nothing_behind(make: Callable[[], BoardCell]) -> None:
    before = set(alive())
    make().close()
    assert [widget for number, widget in alive().items() if number not in before] == []


@pytest.mark.parametrize("make", CELLS.values(), ids=CELLS)
def test_nothing_alive_names_what_is_closed(make: Callable[[], BoardCell]) -> None:
    other = make()
    make().close()
    for widget in alive().values():
        for named in named_by(widget):
            assert named.comm is not None, f"a {type(widget).__name__} names a closed {named}"
    other.close()
