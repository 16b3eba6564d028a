"""A game by its name: set up, played, looked at, saved.

>>> game = Game("marrakech", players=3, seed=7, names=["Ada", "Bo", "Cy"])
>>> _ = game.play("left")
>>> print(game.why_not("c4 d4"))
Now Ada has to roll the die: a number from 1 to 4.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Self

from boardwidgets.core import saving
from boardwidgets.core.events import Event
from boardwidgets.core.match import ChanceMode, Match, check_names, check_seed
from boardwidgets.core.messages import say
from boardwidgets.core.positions import PositionError
from boardwidgets.core.quoting import quoted
from boardwidgets.core.rulebook import game_package
from boardwidgets.core.saving import SavedGameError
from boardwidgets.core.state import State
from boardwidgets.core.view import View, view
from boardwidgets.draw.frame import Frame, Marks
from boardwidgets.draw.painter import painter
from boardwidgets.draw.scene import Scene
from boardwidgets.draw.svg import svg
from boardwidgets.games import ruleset

DEFAULT_PLAYERS = 3
"""How many play when nobody says so, in a game for so many."""


class Position:
    """A state alone, to be looked at: its picture and its words, without the game around it."""

    def __init__(self, state: State, names: Sequence[str] = ()) -> None:
        self.ruleset = ruleset(game_package(type(state)).rpartition(".")[2])
        players = state.setup.players
        usual = tuple(self.ruleset.seat_name(players, seat) for seat in range(players))
        self.names = check_names(names, players) or usual
        self.state = state

    def view(self, seat: int | None = None) -> View[Any]:
        """The position as a seat (None: a spectator) may know it."""
        return view(self.ruleset, self.names, seat, self.state)

    def scene(self, seat: int | None = None) -> Scene:
        """The picture of the position as a seat may see it."""
        return painter(self.ruleset.name).scene(Frame(self.view(seat)))

    def words(self, seat: int | None = None) -> tuple[str, ...]:
        """What the position says to a seat, in sentences."""
        seen = self.view(seat)
        return (*seen.sentences, *seen.now)


def still(game: "Game") -> Mapping[str, Any]:
    """A game's picture and words, for a notebook that shows it without a live board."""
    words = game.words()
    return {"image/svg+xml": svg(game.scene(), description=words), "text/plain": "\n".join(words)}


class Game(Match):
    """One game of `name`, for so many players, with house rules as keywords.

    `rules` names a preset, other keywords are single options (`bw.rules(game)` shows them all);
    unknown or impossible ones raise a ValueError that names the choices. `seed` makes chance come
    out the same again; `chance="ask"` lets every outcome be chosen. `position` starts from a
    written position.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        *,
        seed: int | None = None,
        rules: str | None = None,
        names: Sequence[str] = (),
        chance: ChanceMode = "seed",
        position: str | None = None,
        **options: Any,
    ) -> None:
        book = ruleset(name)
        if position is None:
            usual = min(max(DEFAULT_PLAYERS, book.seats[0]), book.seats[-1])
            start = book.start(book.set_up(usual if players is None else players, rules, options))
        else:
            start = book.read_position(position, options, rules)
            if players not in (None, start.setup.players):
                counts = {"players": quoted(players), "found": start.setup.players}
                raise ValueError(say("error.position-players", **counts))
        super().__init__(book, start, check_seed(seed), chance, names or ())
        self.position = position

    @classmethod
    def from_position(cls, name: str, text: str, **settings: Any) -> Self:
        """A game that starts from a written position; a PositionError names the line at fault."""
        if text is None:
            raise PositionError(1, "None", say("position.text"))
        return cls(name, position=text, **settings)

    @property
    def name(self) -> str:
        """The game's name, as in `bw.GAMES`."""
        return self.ruleset.name

    def to_text(self) -> str:
        """The whole position now, in the game's own notation."""
        return self.state.to_text()

    def scene(
        self,
        seat: int | None = None,
        events: tuple[Event, ...] = (),
        *,
        opened: bool = False,
    ) -> Scene:
        """The board now as a seat (None: a spectator) may see it, with the last move's trail.

        With `events`, of a move about to be played, as it is when these have happened. `opened`
        is for teachers: what is hidden from the seat is shown as well.
        """
        seen = self._seen(seat, opened)
        marks = Marks() if events else Marks(last=seen.events)
        return painter(self.name).scene(Frame(seen, events, marks))

    def words(self, seat: int | None = None, *, opened: bool = False) -> tuple[str, ...]:
        """What the board says to a seat, in sentences: the position, and what may be done now."""
        seen = self._seen(seat, opened)
        return (*seen.sentences, *seen.now)

    def _seen(self, seat: int | None, opened: bool) -> View[Any]:
        seen = self.view(seat)
        return seen._replace(state=self.state) if opened else seen

    def document(self) -> dict[str, Any]:
        """The game as plain JSON data: what `save` writes."""
        return saving.document(self, self.position)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the game as JSON; a failure leaves an older file as it was."""
        saving.write_whole(path, saving.to_json(self.document()).encode("utf-8"))

    def code(self) -> str:
        """The game as a short text to copy, send and paste; `bw.from_code` reads it."""
        return saving.to_code(self.document())

    def _repr_mimebundle_(self, **_kwargs: object) -> Mapping[str, Any]:
        return type(self).display(self)

    display: ClassVar[Callable[["Game"], Mapping[str, Any]]] = staticmethod(still)
    """How a notebook shows a game that ends a cell: as a picture, or live where widgets are."""

    def __repr__(self) -> str:
        return f"<Game {self.name}, players: {self.state.setup.players}, moves: {len(self.moves)}>"


def from_document(saved: dict[str, Any]) -> Game:
    """A game from the data that `Game.document` gives; a SavedGameError says what does not fit."""
    saving.check(saved)
    try:
        # Checked before they become keywords, so that none of them is taken for another one.
        ruleset(saved["game"]).options.choose(saved["options"])
        game = Game(
            saved["game"],
            saved["players"],
            seed=saved["seed"],
            names=saved["names"],
            chance=saved["chance"],
            position=saved["position"],
            **saved["options"],
        )
    except ValueError as error:
        raise SavedGameError(say("saved.rules", problem=error)) from error
    saving.replay(game, saved["plays"])
    return game


def load(path: str | os.PathLike[str]) -> Game:
    """The game saved in a file; a SavedGameError says what is wrong with the file."""
    with Path(path).open("rb") as file:
        content = file.read(saving.LARGEST + 1)
    return from_document(saving.from_json(content))


def from_code(text: str) -> Game:
    """The game of a short text made by `Game.code`; a SavedGameError says what is wrong with it.

    >>> game = Game("marrakech", seed=3)
    >>> from_code(game.code()).state == game.state
    True
    """
    return from_document(saving.from_code(text))
