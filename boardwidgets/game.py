"""A game by its name: set up, played, looked at, saved.

>>> game = Game("marrakech", players=3, seed=7, names=["Ada", "Bo", "Cy"])
>>> _ = game.play("left")
>>> print(game.why_not("c4 d4"))
Now Ada has to roll the die first: roll, or a number from 1 to 4.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

from boardwidgets.core import saving
from boardwidgets.core.arguments import (
    check_events,
    check_names,
    check_seat,
    check_seed,
    check_yes_or_no,
)
from boardwidgets.core.chance import ChanceMode
from boardwidgets.core.events import Event
from boardwidgets.core.files import file_named, said_of, write_whole
from boardwidgets.core.match import Match
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
"""How many play when nobody says how many, in a game that allows it."""


class Position:
    """A state by itself, to look at: its picture and its words, without a game around it.

    :param state: the state of a game, such as `game.state`.
    :param names: the players' names in seat order; if left out, what the game calls its seats.
    :raises ValueError: when there is not one name for each player, or one that cannot be a name.

    >>> Position(Game("marrakech", seed=7).state).words()[0]
    'Assam stands on d4, facing north, on this ground: a bare square.'
    """

    def __init__(self, state: State, names: Sequence[str] = ()) -> None:
        self.ruleset = ruleset(game_package(type(state)).rpartition(".")[2])
        players = state.setup.players
        usual = tuple(self.ruleset.seat_name(players, seat) for seat in range(players))
        self.names = check_names(names, players) or usual
        self.state = state

    def view(self, seat: int | None = None) -> View[Any]:
        """The position as a seat may know it.

        :param seat: the seat, counted from 0, or None for a spectator.
        :raises ValueError: when there is no such seat.
        """
        check_seat(seat, self.state.setup.players)
        return view(self.ruleset, self.names, seat, self.state)

    def scene(self, seat: int | None = None) -> Scene:
        """The picture of the position as a seat may see it.

        :param seat: the seat, counted from 0, or None for a spectator.
        :raises ValueError: when there is no such seat.
        """
        return painter(self.ruleset.name).scene(Frame(self.view(seat)))

    def words(self, seat: int | None = None) -> tuple[str, ...]:
        """The position in sentences as a seat may know it.

        :param seat: the seat, counted from 0, or None for a spectator.
        :raises ValueError: when there is no such seat.
        """
        seen = self.view(seat)
        return (*seen.sentences, *seen.now)


def still(game: "Game") -> Mapping[str, Any]:
    """A game's picture and words, for notebooks that show no live board.

    :param game: the game, which is shown as it stands.
    :returns: a picture and a text, by their MIME types.
    """
    words = game.words()
    return {"image/svg+xml": svg(game.scene(), description=words), "text/plain": "\n".join(words)}


class Game(Match):
    """A game that is played: set up by its name, with house rules as keywords.

    :param name: one of `bw.GAMES`.
    :param players: how many play; if left out, three, or as near to that as the game allows.
    :param seed: a whole number from 0 to 2**53 - 1 that makes chance come out the same again; if
        left out, a new one.
    :param rules: the name of a preset: the options as one source of the rules has them.
    :param names: the players' names in seat order, each of 1 to 40 letters; if left out, what
        the game calls its seats.
    :param chance: `"seed"` draws the outcomes of chance from the seed, `"ask"` waits for each to be
        chosen, as a teacher may want.
    :param position: a position in the game's own notation to start from, as `to_text` writes it.
    :param options: house rules by their names; `bw.rules(name)` shows them all.
    :raises ValueError: when one of these is not possible; it names the choices. A mistake in
        `position` is a `PositionError`, which names the line.

    >>> game = Game("marrakech", 2, seed=7, die="even")
    >>> game
    <Game marrakech, players: 2, moves: 0>
    >>> Game("marrakech", die="round")
    Traceback (most recent call last):
        ...
    ValueError: die='round' is not possible; choose one of: 'sandals', 'even'
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
            given = start.setup.players if players is None else players
            if type(given) is not int or given != start.setup.players:
                counts = {"players": quoted(players), "found": start.setup.players}
                raise ValueError(say("error.position-players", **counts))
        super().__init__(book, start, check_seed(seed), chance, names)
        self.position = position

    @classmethod
    def from_position(cls, name: str, text: str, **settings: Any) -> Self:
        """A game that starts from a written position.

        :param name: one of `bw.GAMES`.
        :param text: the position in the game's own notation, as `to_text` writes it.
        :param settings: the keywords of `Game`, such as `seed` or `names`.
        :returns: the new game.
        :raises PositionError: when the text is no such position; it names the line and what is
            expected there.
        :raises ValueError: when one of the settings is not possible; it names the choices.

        >>> game = Game("marrakech", 2, seed=7)
        >>> Game.from_position("marrakech", game.to_text(), seed=7).state == game.state
        True
        >>> Game.from_position("marrakech", "chess")
        Traceback (most recent call last):
            ...
        boardwidgets.core.positions.PositionError: line 1: 'chess' — expected \
'marrakech 2 players' (or 3, or 4)
        """
        if text is None:
            raise PositionError(1, "None", say("position.text"))
        return cls(name, position=text, **settings)

    @property
    def name(self) -> str:
        """The game's name, as in `bw.GAMES`."""
        return self.ruleset.name

    def to_text(self) -> str:
        """The whole position now, in the game's own notation; `from_position` reads it.

        It holds what is hidden from the players as well.

        :returns: the position, in several lines.

        >>> print(Game("marrakech", 2, seed=7).to_text().splitlines()[0])
        marrakech 2 players
        """
        return self.state.to_text()

    def scene(
        self,
        seat: int | None = None,
        events: tuple[Event, ...] = (),
        *,
        opened: bool = False,
    ) -> Scene:
        """The picture of the board now, with the trail of the last move.

        :param seat: the seat that looks at it, counted from 0, or None for a spectator.
        :param events: events of a move that begins now; the board is shown as it is when they have
            happened.
        :param opened: whether what is hidden from the seat is shown as well, as a teacher may want.
        :returns: the picture as plain data; `boardwidgets.draw.svg.svg` makes an SVG of it.
        :raises ValueError: when one of these is not possible; it says what is.

        >>> scene = Game("marrakech", seed=7).scene()
        >>> scene.title, scene.width, scene.height
        ('Marrakech', 820.0, 540.0)
        """
        check_events(events)
        seen = self._seen(seat, opened)
        marks = Marks() if events else Marks(last=seen.events)
        return painter(self.name).scene(Frame(seen, events, marks))

    def words(self, seat: int | None = None, *, opened: bool = False) -> tuple[str, ...]:
        """The board now in sentences: the position, and who has to do what now.

        :param seat: the seat that looks at it, counted from 0, or None for a spectator.
        :param opened: whether what is hidden from the seat is told as well.
        :returns: whole sentences, in the reader's language.
        :raises ValueError: when one of these is not possible; it says what is.

        >>> print(Game("marrakech", seed=7, names=["Ada", "Bo", "Cy"]).words()[-1])
        Ada: leave Assam facing north, or turn him a quarter left or right.
        """
        seen = self._seen(seat, opened)
        return (*seen.sentences, *seen.now)

    def _seen(self, seat: int | None, opened: bool) -> View[Any]:
        check_yes_or_no("opened", opened)
        seen = self.view(seat)
        return seen._replace(state=self.state) if opened else seen

    def document(self) -> dict[str, Any]:
        """The game as plain JSON data: what `save` writes.

        :returns: a table with the game's name, players, options, names, seed, kind of chance, the
            position that it started from if one was given, and its plays.

        >>> saved = Game("marrakech", 2, seed=7).document()
        >>> saved["game"], saved["players"], saved["plays"]
        ('marrakech', 2, [])
        """
        return saving.document(self, self.position)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the game to a file as JSON; `bw.load` reads it.

        :param path: the file, by its name as a text or as a `Path`. One that is there is replaced,
            or left as it is when writing fails.
        :raises ValueError: when the path can be no file's name.
        :raises OSError: when the file cannot be written, such as a FileNotFoundError where there is
            no such folder; it names the file.

        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> game = Game("marrakech", seed=7)
        >>> with TemporaryDirectory() as folder:
        ...     game.save(Path(folder, "game.json"))
        ...     load(Path(folder, "game.json")).state == game.state
        True
        """
        file = file_named(path)
        with said_of(file, "write"):
            write_whole(file, saving.to_json(self.document()).encode("utf-8"))

    def code(self) -> str:
        """The game as a short text to copy, send and paste; `bw.from_code` reads it.

        :returns: one line of letters, digits, `-` and `_`.

        >>> Game("marrakech", seed=7).code()[:4]
        'bw1-'
        """
        return saving.to_code(self.document())

    def _repr_mimebundle_(self, **_kwargs: object) -> object:
        return type(self).display(self)

    display: ClassVar[Callable[["Game"], object]] = staticmethod(still)
    """How a notebook shows a game that ends a cell: a picture, or a live board where it can be."""

    def __repr__(self) -> str:
        # What is drawn by itself before the first move is nobody's move.
        moves = len(self.undo_steps)
        return f"<Game {self.name}, players: {self.state.setup.players}, moves: {moves}>"


def from_document(saved: dict[str, Any]) -> Game:
    """The game of the data that `Game.document` gives; a SavedGameError says what is wrong."""
    saving.check(saved)
    try:
        # Options are checked before they become keywords: one called "seed" would be taken for it.
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
    """The game that was saved in a file, with all its moves.

    :param path: a file that `Game.save` wrote, by its name as a text or as a `Path`.
    :returns: the game, as it was when it was saved.
    :raises SavedGameError: when the file holds no whole game that fits the rules; it says what is
        wrong with it. It is a ValueError.
    :raises ValueError: when the path can be no file's name.
    :raises OSError: when the file cannot be read, such as a FileNotFoundError where there is none;
        it names the file.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder, "game.json")
    ...     _ = file.write_text("chess")
    ...     load(file)
    Traceback (most recent call last):
        ...
    boardwidgets.core.saving.SavedGameError: this is no saved game, or only a part of one: it is \
not whole JSON: Expecting value: line 1 column 1 (char 0)
    """
    named = file_named(path)
    with said_of(named, "read"), named.open("rb") as file:
        content = file.read(saving.LARGEST + 1)
    return from_document(saving.from_json(content))


def from_code(text: str) -> Game:
    """The game that a short text holds, with all its moves.

    :param text: what `Game.code` gave; spaces and line breaks in it do no harm.
    :returns: the game, as it was when the text was made.
    :raises SavedGameError: when the text holds no whole game that fits the rules; it says what is
        wrong with it. It is a ValueError.

    >>> game = Game("marrakech", seed=3)
    >>> from_code(game.code()).state == game.state
    True
    """
    return from_document(saving.from_code(text))
