"""Which file a game is kept in while it is played, and what was written there last."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from weakref import WeakKeyDictionary

from boardwidgets.core.history import UndoStep
from boardwidgets.core.saving import to_json
from boardwidgets.game import Game
from boardwidgets.shelf.folder import Entry, NotebookCell, Shelf, fingerprint


@dataclass(frozen=True, slots=True)
class Record:
    """Where a game is kept: its entry as it was written, and the last step that is in the file."""

    shelf: Shelf
    entry: Entry
    last: UndoStep


_RECORDS: Final[WeakKeyDictionary[Game, Record]] = WeakKeyDictionary()


def record_of(game: Game) -> Record | None:
    """Where a game of this session is kept; None when it is not."""
    return _RECORDS.get(game)


def is_kept(game: Game) -> bool:
    """Whether the file of a game of this session holds it as it stands."""
    record, steps = record_of(game), game.undo_steps
    return record is not None and bool(steps) and record.last is steps[-1]


def remember(game: Game, shelf: Shelf, entry: Entry) -> None:
    """Note that a game was read from a file, and goes on in it."""
    if game.undo_steps:
        _RECORDS[game] = Record(shelf, entry, game.undo_steps[-1])


def played_now(shelf: Shelf, file: str) -> Game | None:
    """The game of this session that is kept in a file; None when there is none."""
    for game, record in _RECORDS.items():
        if record.entry.file == file and record.shelf.folder == shelf.folder:
            return game
    return None


def keep(game: Game, seats: Sequence[str], where: NotebookCell, shelf: Shelf) -> None:
    """Write a game to its file, if there is something new in it.

    It gets a file of its own the first time, and again when somebody else has changed the one that
    it had: nothing is written over that was not written here. An OSError says that it cannot be
    written; the next move may try again.
    """
    steps = game.undo_steps
    record = record_of(game)
    if not steps or is_kept(game):
        return
    shelf = record.shelf if record is not None else shelf
    with shelf.turn():
        now = time.time()
        file = _file_of(record) or shelf.free_name(game.name, now)
        content = to_json(game.document()).encode("utf-8")
        entry = Entry(file, fingerprint(content), game.name, tuple(seats), *where, now, game.over)
        shelf.write(file, content)
        _RECORDS[game] = Record(shelf, entry, steps[-1])
        shelf.enter(entry)


def _file_of(record: Record | None) -> str | None:
    """The file that a game is kept in; None when it has none, or somebody has changed that one."""
    if record is None:
        return None
    entry = record.entry
    ours = record.shelf.fingerprint(entry.file) in (None, entry.hash)
    return entry.file if ours else None


def kept_seats(game: Game) -> Sequence[str] | None:
    """Who sat at a game that is kept, if that is known."""
    record = record_of(game)
    return record.entry.seats if record is not None and record.entry.seats else None
