"""A play cell in a page, and the same game in the test, which knows where things are."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Locator

from boardwidgets.draw.painter import painter
from boardwidgets.draw.steering import places
from boardwidgets.game import Game
from boardwidgets.widgets.session import Session
from tests.browser.lab import BoardInPage, Notebook


class Seats(NamedTuple):
    """A game by what makes it, and who sits at it: the same in a notebook's cell and in a test."""

    game: str
    seats: Sequence[str]
    settings: Mapping[str, Any]

    def cell(self, how: str = "speed='fast'") -> str:
        """The code of a notebook's cell that plays it."""
        made = f"bw.Game({self.game!r}, **{dict(self.settings)!r})"
        return f"import boardwidgets as bw\ncell = bw.Play({made}, {list(self.seats)}, {how})\ncell"

    def session(self) -> Session:
        """The same in the test."""
        return Session(Game(self.game, **self.settings), self.seats)


class Table:
    """Does in the page what it does in the test, and waits for what the cell says."""

    def __init__(self, notebook: Notebook, seats: Seats, index: int = 0) -> None:
        self.session = seats.session()
        self.notebook = notebook
        self.index = index

    @property
    def root(self) -> Locator:
        """The box of the cell."""
        return self.notebook.page.locator(".bw-root").nth(self.index)

    @property
    def board(self) -> BoardInPage:
        """The board of the cell."""
        return self.notebook.board(self.index)

    def place(self, key: str) -> tuple[float, float]:
        """Where a thing is on the board, as shares of its width and height."""
        scene = painter(self.session.game.name).scene(self.session.frame())
        x, y = places(scene)[key]
        return x / scene.width, y / scene.height

    def says(self, words: str) -> None:
        """Wait until the cell says so."""
        self.root.get_by_text(words).first.wait_for()

    def ready(self) -> None:
        """Say that nobody else is looking."""
        self.root.get_by_role("button", name="Ready", exact=True).click()
        self.session.ready()
        self.says_now()

    def says_now(self) -> None:
        """Wait until the cell says what the test's game says has to be done now.

        The page shows the sentence a moment before it knows what can be picked: a reader is slower.
        """
        for sentence in self.session.view.now:
            self.root.locator(".bw-now").get_by_text(sentence).wait_for()
        self.root.locator(".bw-rings:not(.bw-waits)").wait_for(state="attached")

    def click(self, key: str) -> None:
        """Click a thing."""
        self.board.click(*self.place(key))
        self.session.pick(key)

    def tap(self, key: str) -> None:
        """Touch a thing."""
        self.board.tap(*self.place(key))
        self.session.pick(key)

    def click_move(self, text: str) -> None:
        """Make a move by clicking all that belongs to it."""
        way = next(pick for pick in self.session.legal_picks if pick.move.text == text)
        for key in (*way.keys, *(["confirm"] if way.confirm else [])):
            self.says_now()
            self.click(key)
