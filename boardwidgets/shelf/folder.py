"""A folder of kept games and its index.

Each game is a file as `Game.save` writes it. The index says more of it: where it was played, by
whom, when, and what the file held when it was written. So a file that somebody has changed is told
from one that is as it was, and is never written over or thrown away.
"""

import errno
import hashlib
import json
import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from boardwidgets.core.files import write_whole
from boardwidgets.core.saving import LARGEST as LARGEST_GAME
from boardwidgets.shelf.turns import turn

FOLDER: Final = Path(".boardwidgets", "games")
"""Where games are kept, from the folder of the notebook on."""
INDEX: Final = "index.json"
TURN: Final = "index.turn"
"""The file that is there while somebody writes in the folder."""
DAMAGED: Final = "index-damaged.json"
"""What an index that cannot be read is called from then on."""
FORMAT: Final = "boardwidgets kept games"
VERSION: Final = 1
MOST: Final = 30
"""How many games of one kind are kept in a folder; the oldest go first."""
LARGEST: Final = 1_000_000
"""The most bytes of an index that are read: thousands of games."""


class NotebookCell(NamedTuple):
    """Where a game is played: the notebook's file name and the cell's id, each empty if unknown."""

    notebook: str = ""
    cell: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """What the index says of a file: the game, who sits at it, and where it was played.

    `when` is the time of the last move in seconds since 1970; `hash` is that of the file when it
    was written.
    """

    file: str
    hash: str
    game: str
    seats: tuple[str, ...]
    notebook: str
    cell: str
    when: float
    over: bool

    @classmethod
    def read(cls, value: object) -> Self | None:
        """The entry that stands in an index; None when it is none."""
        if not isinstance(value, dict) or set(value) != {field.name for field in fields(cls)}:
            return None
        texts = [value[name] for name in ("file", "hash", "game", "notebook", "cell")]
        seats, when, over = value["seats"], value["when"], value["over"]
        fits = (
            all(isinstance(text, str) for text in texts)
            and is_name_of_game_file(value["file"])
            and isinstance(seats, list)
            and all(isinstance(seat, str) for seat in seats)
            and type(when) in (int, float)
            and 0 <= when < 1e11
            and isinstance(over, bool)
        )
        return cls(**value | {"seats": tuple(seats)}) if fits else None


def is_name_of_game_file(name: str) -> bool:
    """Whether a file of this name is a kept game: in the folder itself, and no index."""
    return bool(re.fullmatch(r"[\w-][\w .-]*\.json", name)) and not name.startswith("index")


def fingerprint(content: bytes) -> str:
    """A text that tells this content from any other."""
    return hashlib.sha256(content).hexdigest()


class Shelf:
    """A folder of kept games; it is made when the first of them is put there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    def here(cls) -> Self:
        """The shelf beside the notebook. An OSError says that there is no such place any more."""
        return cls(Path.cwd() / FOLDER)

    def entries(self) -> tuple[Entry, ...]:
        """What the index says, the newest game first; nothing where it says nothing readable."""
        return newest_first(self._index() or ())

    def left_at(self, where: NotebookCell, game: str) -> tuple[Entry, ...]:
        """The entries of games of one kind that were played there, the newest first.

        A cell of another notebook may have the same id. Where that notebook is not there any more,
        this one was it, by another name.
        """
        return tuple(
            entry
            for entry in self.entries()
            if (entry.cell, entry.game) == (where.cell, game)
            and (entry.notebook == where.notebook or not self._has_notebook(entry.notebook))
        )

    def _has_notebook(self, name: str) -> bool:
        """Whether a notebook of this name is there, beside the folder."""
        return bool(name) and (self.folder.parents[len(FOLDER.parts) - 1] / name).exists()

    def files(self) -> tuple[str, ...]:
        """The names of all files that may be games, also of those that the index does not name."""
        if not self.folder.is_dir():
            return ()
        names = (file.name for file in self.folder.iterdir() if file.is_file())
        return tuple(sorted(filter(is_name_of_game_file, names)))

    def content(self, file: str) -> bytes:
        """What is in a file now, up to what a game can have; an OSError when it cannot be read."""
        path = self.folder / file
        if not path.is_file():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        with path.open("rb") as opened:
            return opened.read(LARGEST_GAME + 1)

    def fingerprint(self, file: str) -> str | None:
        """That of a file as it is now; None where there is no such file that can be read."""
        try:
            return fingerprint(self.content(file))
        except OSError:
            return None

    def free_name(self, game: str, when: float) -> str:
        """A name for a new file, after the game and the minute."""
        minute = datetime.fromtimestamp(when).astimezone().strftime("%Y-%m-%d-%H%M")
        stem = f"{re.sub(r'[^A-Za-z0-9_]+', '-', game)}-{minute}"
        names = (f"{stem}{f'-{number}' if number > 1 else ''}.json" for number in range(1, 10_000))
        return next(name for name in names if not (self.folder / name).exists())

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Write in the folder while no other kernel does; it is made where it is not there.

        An OSError says that nobody can write there.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        with turn(self.folder / TURN):
            yield

    def write(self, file: str, content: bytes) -> None:
        """Write a game's file; an OSError when that is not possible."""
        write_whole(self.folder / file, content)

    def enter(self, entry: Entry) -> None:
        """Write the entry of a file that is there; an OSError when that is not possible."""
        known = self._index()
        if known is None:
            (self.folder / INDEX).replace(self.folder / DAMAGED)
        others = [other for other in known or () if other.file != entry.file]
        kept = self._without_the_oldest(newest_first([entry, *others]))
        text = json.dumps(
            {"format": FORMAT, "version": VERSION, "games": [asdict(one) for one in kept]},
            ensure_ascii=False,
            indent=1,
        )
        write_whole(self.folder / INDEX, text.encode("utf-8"))

    def _without_the_oldest(self, entries: Iterable[Entry]) -> list[Entry]:
        """The entries that stay; the files of the others are deleted if nobody has changed them."""
        kept: list[Entry] = []
        for entry in entries:
            if sum(other.game == entry.game for other in kept) < MOST:
                kept.append(entry)
            elif self.fingerprint(entry.file) == entry.hash:
                (self.folder / entry.file).unlink()
        return kept

    def _index(self) -> tuple[Entry, ...] | None:
        """The entries of the index as they stand there; None when there is one and it is no index.

        An entry that cannot be one is passed over: its file is found without it.
        """
        file = self.folder / INDEX
        if not file.exists():
            return ()
        try:
            content = file.read_bytes()
            values: Any = json.loads(content) if len(content) <= LARGEST else None
        except (OSError, ValueError, RecursionError):
            return None
        if not isinstance(values, dict) or values.get("format") != FORMAT:
            return None
        listed = values.get("games")
        if values.get("version") != VERSION or not isinstance(listed, list):
            return None
        return tuple(filter(None, map(Entry.read, listed)))


def newest_first(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The entries in the order of their last moves."""
    return tuple(sorted(entries, key=lambda entry: -entry.when))
