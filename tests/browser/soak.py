"""Long use: three games in one notebook, and a reader who plays, points, asks and looks around."""

from itertools import count
from random import Random

from playwright.sync_api import ConsoleMessage, Locator

from boardwidgets.game import Game
from boardwidgets.widgets.session import Session
from tests.browser.lab import Notebook
from tests.browser.table import Seats, Table

GAMES = (
    Seats("marrakech", ["human"] * 3, {"players": 3, "seed": 1}),
    Seats("cows", ["human", "random"], {"players": 2, "seed": 1}),
    Seats("sobek", ["human", "random"], {"players": 2, "seed": 1}),
)
CELLS = tuple(seats.cell("speed='none'").replace("cell", f"cell_{seats.game}") for seats in GAMES)
WINDOW = {"width": 1280, "height": 2600}
"""A window in which all three cells are seen at once."""

POINTS = ((0.2, 0.3), (0.35, 0.45), (0.5, 0.6))
"""Where the pointer goes, as shares of a board's width and height."""
POINTED, HINTED, OPENED = 5, 9, 29
"""How many moves there are from one time to the next that the reader does so."""
UNDO_STEPS = 1000
"""How many inputs Chromium remembers to undo, each with a node of what stood in the field."""
SECTIONS = ("New game", "Save and share", "Rules", "Moves")


class Player:
    """Plays in one cell, and the same in the test, which knows the moves."""

    def __init__(self, notebook: Notebook, seats: Seats, index: int) -> None:
        self._seats = seats
        self._table = Table(notebook, seats, index)
        self._random = Random(index)
        self._seeds = count(2)
        self._moves = 0
        self._follow()

    def look_around(self) -> None:
        """Open the drawer, look at each section, and close it."""
        self._button("More").click()
        for name in SECTIONS:
            self._button(name, ".bw-drawer").click()
        self._table.root.get_by_text("Back to now").wait_for()
        self._button("More").click()
        self._table.root.get_by_text("Back to now").wait_for(state="hidden")

    def move(self) -> None:
        """Type a move; now and then do something else before it."""
        session = self._table.session
        if session.game.over:
            self._start_anew()
        self._moves += 1
        if self._moves % POINTED == 0:
            for place in POINTS:
                self._table.board.hover(*place)
        if self._moves % HINTED == 0:
            self._button("Hint").click()
        if self._moves % OPENED == 0:
            self.look_around()
        self._type(self._choose())

    def expect_agreement(self) -> None:
        """Wait until the cell has played what the test has."""
        moves = f"'; '.join(map(str, cell_{self._seats.game}.game.moves))"
        ours = "; ".join(map(str, self._table.session.game.moves))
        self._table.notebook.expect(moves, ours)

    def _choose(self) -> str:
        session = self._table.session
        rolls = session.game.state.roller is not None
        return "roll" if rolls else str(self._random.choice(session.game.legal_moves))

    def _type(self, text: str) -> None:
        field = self._table.root.get_by_placeholder("Type a move, then Enter")
        field.fill(text)
        field.press("Enter")
        self._table.session.play(text)
        self._follow()

    def _follow(self) -> None:
        """Let the bots of the test move as well, and wait until the cell has come as far."""
        session = self._table.session
        while session.asks_bot:
            session.let_bot()
        now = " ".join(session.view.now)
        self._table.root.locator(".bw-now", has_text=now).wait_for()

    def _button(self, name: str, within: str = ".bw-controls") -> Locator:
        found = self._table.root.locator(within).get_by_role("button", name=name, exact=True)
        return found.filter(visible=True)

    def _start_anew(self) -> None:
        """Start another game by the form for it."""
        seed = next(self._seeds)
        self._button("More").click()
        self._button("New game", ".bw-drawer").click()
        self._table.root.get_by_placeholder("any number").fill(str(seed))
        self._button("Start new game", ".bw-drawer").click()
        settings = {**self._seats.settings, "seed": seed}
        self._table.session = Session(Game(self._seats.game, **settings), self._seats.seats)
        self._follow()


class Soak:
    """Plays in all three cells by turns; `errors` are those of the browser's console."""

    def __init__(self, notebook: Notebook) -> None:
        self.errors: list[str] = []
        self._page = page = notebook.page
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._hear)
        notebook.run_all()
        notebook.wait_until_idle()
        # JupyterLab 4.6 gives each cell that becomes the active one a toolbar of its own and keeps
        # them all: 250 nodes, 800 listeners and 100 KB each time, also where a cell shows nothing.
        # A cell whose code is hidden, as a teacher's often is, gets none.
        notebook.command("notebook:hide-all-cell-code")
        self._players = [Player(notebook, seats, index) for index, seats in enumerate(GAMES)]
        for player in self._players:
            player.look_around()  # what is made but once is made now

    def fill_undo(self) -> None:
        """Let the browser remember as much to undo as it ever will: that is none of our nodes."""
        self._page.evaluate(
            """steps => { const field = document.createElement('input');
            document.body.append(field);
            for (let step = 0; step < steps; step += 1) {
                field.value = '';
                field.select();
                document.execCommand('insertText', false, step);
            }
            field.hidden = true; }""",
            UNDO_STEPS,
        )

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.errors.append(said.text)

    def play(self, moves: int) -> None:
        """Play so many moves; an AssertionError if what was typed was not what was played."""
        for number in range(moves):
            self._players[number % len(self._players)].move()
        for player in self._players:
            player.expect_agreement()
