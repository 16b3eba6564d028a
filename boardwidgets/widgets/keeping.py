"""A play cell keeps its game as it goes, and speaks of it when it cannot, or when it is left."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boardwidgets.core.history import RecordedMove
from boardwidgets.game import Game
from boardwidgets.shelf.folder import NotebookCell, Shelf
from boardwidgets.shelf.listing import KeptGame, left_at
from boardwidgets.shelf.records import is_kept, keep
from boardwidgets.shelf.switch import keeps_games
from boardwidgets.widgets.session import Session
from boardwidgets.widgets.text_line import TextLine
from boardwidgets.widgets.texts import say

if TYPE_CHECKING:
    from boardwidgets.widgets.page import Page


class Keeping(TextLine):
    """Keeps a game in which a person has moved in the page; mostly an empty line."""

    def __init__(self, page: "Page", where: NotebookCell) -> None:
        super().__init__("bw-kept")
        self._page = page
        self._spot = where
        self._moved: Game | None = None
        self._problem = ""
        self._left = False
        self._shelf = _shelf_here()
        self.change_language()

    def left(self, now: Game) -> KeptGame | None:
        """The kept game that this cell was left in, for a cell that begins with the game `now`."""
        if self._shelf is None or not keeps_games():
            return None
        return left_at(self._spot, now, self._shelf)

    def did(self, history: Sequence[RecordedMove], game: Game) -> None:
        """A person has made these moves: the game is kept from now on if a page shows it."""
        if history and self._page.live:
            self._moved = game
            self._left = False

    def keep(self, session: Session) -> None:
        """Let the page have the game as a short text, and write down what is new in it.

        What is wrong is said once, and the game goes on.
        """
        self._page.code = session.game.code()
        if self._moved is not session.game or not keeps_games() or self._shelf is None:
            return
        try:
            keep(session.game, session.seats, self._spot, self._shelf)
        except OSError as error:
            problem = error.strerror or type(error).__name__
        else:
            problem = ""
        self._problem = problem
        self.change_language()

    def leave(self, game: Game) -> None:
        """Another game takes the place of this one: until it is moved in, say that this is kept."""
        self._left = is_kept(game)
        self.change_language()

    def change_language(self) -> None:
        """Say it in the language that is in force now."""
        told = say("keep.left") if self._left else ""
        if self._problem:
            told = say("keep.not_kept", problem=self._problem)
        self.say(told)
        self.layout.display = None if told else "none"


def _shelf_here() -> Shelf | None:
    """The shelf beside the notebook; None where its folder is gone."""
    try:
        return Shelf.here()
    except OSError:
        return None
