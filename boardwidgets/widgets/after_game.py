"""What a play cell shows when a game is over: how the points came about, and "Play again"."""

from collections.abc import Callable, Iterable
from html import escape

from ipywidgets import HTML, Button, VBox

from boardwidgets.core.tally import TallyRow
from boardwidgets.game import Game
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.session import GameRequest, Session
from boardwidgets.widgets.texts import say


def played_again(session: Session) -> GameRequest:
    """A new game of the same players with the same rules, from another seed."""
    game = session.game
    setup = game.start.setup
    new = Game(
        game.name,
        setup.players,
        names=game.given_names,
        chance=game.chance,
        **dict(setup.options),
    )
    return GameRequest(new, session.seats)


def tally_of(game: Game) -> tuple[TallyRow, ...]:
    """What counted in a game, row by row, and the points in all."""
    events = [event for recorded in game.history for event in recorded.events]
    rows = game.ruleset.tally(game.state, events)
    return (*rows, TallyRow(say("after.total"), tuple(game.state.scores)))


class AfterGame(VBox):
    """Hidden while a game is played; `start` is asked for the next one."""

    def __init__(self, errors: ErrorLine, start: Callable[[GameRequest], object]) -> None:
        self._session: Session | None = None
        self._table = HTML()
        self._again = Button(button_style="primary")
        self._again.on_click(errors.guard(lambda _button: self._start(start)))
        super().__init__((self._table, self._again))
        self.add_class("bw-after")
        self.layout.display = "none"
        self.change_language()

    def show(self, session: Session) -> None:
        """Show how the points of a game came about, if it is over."""
        over = session.game.over
        self.layout.display = None if over else "none"
        if over and session is not self._session:
            self._session = session
            self.change_language()
        elif not over:
            self._session = None

    def change_language(self) -> None:
        """Say it in the language that is in force now."""
        self._again.description = say("after.again")
        if self._session is not None:
            game = self._session.game
            self._table.value = _table(game.names, tally_of(game))

    def _start(self, start: Callable[[GameRequest], object]) -> None:
        if self._session is not None:
            start(played_again(self._session))


def _table(names: Iterable[str], rows: Iterable[TallyRow]) -> str:
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    lines = "".join(_line(row) for row in rows)
    caption = escape(say("after.tally"))
    return f"<table><caption>{caption}</caption><tr><td></td>{heads}</tr>{lines}</table>"


def _line(row: TallyRow) -> str:
    cells = "".join(f"<td>{_written(points)}</td>" for points in row.points)
    return f'<tr><th scope="row">{escape(row.label)}</th>{cells}</tr>'


def _written(points: int) -> str:
    """Points with a real minus sign.

    >>> _written(-3), _written(12)
    ('−3', '12')
    """
    return str(points).replace("-", "\N{MINUS SIGN}")
