"""The games that are kept beside a notebook, to look through and to go on with."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from html import escape
from typing import Any, Final

from boardwidgets.core.messages import catalogue
from boardwidgets.core.quoting import quoted
from boardwidgets.core.saving import SavedGameError, from_json
from boardwidgets.game import Game, from_document
from boardwidgets.games import ruleset
from boardwidgets.shelf.folder import Entry, NotebookCell, Shelf, fingerprint
from boardwidgets.shelf.records import played_now, record_of, remember

PACKAGE: Final = "boardwidgets.shelf"
COLUMNS: Final = ("game", "players", "moves", "when", "go-on")
LEFT: Final = "text-align: left"
"""Notebooks set tables flush right, as numbers need it."""


def say(key: str, **parameters: object) -> str:
    """A sentence of this room."""
    return catalogue(PACKAGE).say(key, (), **parameters)


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game that is kept in a file: what the index says of it, and what it consists of."""

    shelf: Shelf
    entry: Entry
    saved: dict[str, Any]

    @property
    def name(self) -> str:
        """What it is called in `bw.games()`: its file's name without the ending."""
        return self.entry.file.removesuffix(".json")

    @property
    def title(self) -> str:
        """Which game it is."""
        return catalogue(ruleset(self.saved["game"]).package).say("title")

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        count = self.saved["players"]
        seat_name = ruleset(self.saved["game"]).seat_name
        return tuple(self.saved["names"]) or tuple(seat_name(count, n) for n in range(count))

    @property
    def moves(self) -> int:
        """How many moves have been made, without the chance that follows them."""
        return len(self.saved["plays"])

    @property
    def when(self) -> str:
        """The time of the last move, on the reader's clock."""
        return f"{datetime.fromtimestamp(self.entry.when).astimezone():%Y-%m-%d %H:%M}"

    def load(self) -> Game:
        """The game, to go on with: it is kept in the same file.

        A SavedGameError says what is wrong with it.
        """
        playing = played_now(self.shelf, self.entry.file)
        if playing is not None:
            return playing
        game = from_document(self.saved)
        remember(game, self.shelf, self.entry)
        return game

    @property
    def row(self) -> tuple[str, ...]:
        """What `bw.games()` shows of it."""
        moves = say("over", moves=self.moves) if self.entry.over else str(self.moves)
        code = f'bw.Play(bw.games()["{self.name}"])'
        return self.title, ", ".join(self.players), moves, self.when, code


def kept_game(shelf: Shelf, file: str, entry: Entry | None) -> KeptGame:
    """What is kept in a file; a SavedGameError or an OSError says why that cannot be read.

    A file that is not as it was written, or that the index does not name, is played through first.
    """
    content = shelf.content(file)
    saved = from_json(content)
    found = fingerprint(content)
    if entry is None or entry.hash != found:
        game = from_document(saved)
        seats = entry.seats if entry else ()
        where = (entry.notebook, entry.cell) if entry else NotebookCell()
        when = (shelf.folder / file).stat().st_mtime
        entry = Entry(file, found, game.name, seats, *where, when, game.over)
    return KeptGame(shelf, entry, saved)


class KeptGames:
    """The games that are kept beside a notebook, the newest first.

    `games[0]` and `games["name"]` give a `Game` to go on with; a notebook shows them as a table.
    Files that cannot be read are named below it, and left as they are.
    """

    def __init__(self, shelf: Shelf) -> None:
        self.problems: list[str] = []
        """A sentence for each file that is passed over, and why."""
        known = {entry.file: entry for entry in shelf.entries()}
        found = []
        for file in shelf.files():
            try:
                found.append(kept_game(shelf, file, known.get(file)))
            except (SavedGameError, OSError) as error:
                problem = str(error).rstrip(".")
                self.problems.append(say("problem", file=file, problem=problem))
        self._games = sorted(found, key=lambda kept: -kept.entry.when)

    def __len__(self) -> int:
        return len(self._games)

    def __iter__(self) -> Iterator[Game]:
        return (kept.load() for kept in self._games)

    def __getitem__(self, which: int | str) -> Game:
        """A game by its number or its name; an IndexError or a KeyError says what there is."""
        if isinstance(which, str):
            for kept in self._games:
                if kept.name == which:
                    return kept.load()
            raise KeyError(say("error.name", name=quoted(which)))
        if type(which) is not int or not -len(self) <= which < len(self):
            raise IndexError(say("error.number", count=len(self), number=quoted(which)))
        return self._games[which].load()

    @property
    def _rows(self) -> list[tuple[str, ...]]:
        return [kept.row for kept in self._games]

    def __str__(self) -> str:
        rows = [tuple(say(f"column.{name}") for name in COLUMNS), *self._rows]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [
            "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
            for row in rows
        ]
        return "\n".join([*(lines if self._games else [say("none")]), *self.problems])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        names = (escape(say(f"column.{name}")) for name in COLUMNS)
        head = "".join(f'<th scope="col" style="{LEFT}">{name}</th>' for name in names)
        body = "".join(
            "<tr>" + "".join(map(_html_cell, COLUMNS, row)) + "</tr>" for row in self._rows
        )
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        notes = [*([] if self._games else [say("none")]), *self.problems]
        below = "".join(f"<p>{escape(note)}</p>" for note in notes)
        return f'<div class="bw-games">{table if self._games else ""}{below}</div>'


def _html_cell(column: str, text: str) -> str:
    shown = f"<code>{escape(text)}</code>" if column == "go-on" else escape(text)
    return f'<td style="{LEFT}">{shown}</td>'


def kept_games() -> KeptGames:
    """The games that are kept in this folder, the newest first: what `bw.games()` gives.

    An OSError says that the folder cannot be read.
    """
    try:
        return KeptGames(Shelf.here())
    except OSError as error:
        raise OSError(say("error.folder", problem=error.strerror or error)) from error


def left_at(where: NotebookCell, now: Game, shelf: Shelf) -> KeptGame | None:
    """The game that a notebook's cell was left in, the last of its kind; None when there is none.

    A game that this session plays is not left. Where nothing tells cells apart, the one that began
    like the game `now` is meant.
    """
    if record_of(now) is not None:
        return None
    for entry in shelf.left_at(where, now.name):
        if entry.over or played_now(shelf, entry.file) is not None:
            continue
        try:
            kept = kept_game(shelf, entry.file, entry)
        except (SavedGameError, OSError):
            continue  # `bw.games()` says why
        if not kept.entry.over and (where.cell or _began_alike(kept.saved, now.document())):
            return kept
    return None


def _began_alike(one: dict[str, Any], other: dict[str, Any]) -> bool:
    names = ("game", "players", "options", "position", "names")
    return all(one[name] == other[name] for name in names)
