"""Files that are read and written whole; what goes wrong is said of the file that was named.

A name that no file can have is a ValueError. Where the file system is at fault the error is of the
kind that it raised, such as a FileNotFoundError, and its text is a sentence.
"""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from boardwidgets.core.messages import say
from boardwidgets.core.quoting import quoted, shortened

LONGEST_PATH: Final = 200
"""How many characters of a file's name a message shows."""

WHAT_IS_WRONG: Final[dict[type[OSError], str]] = {
    FileNotFoundError: "missing",
    NotADirectoryError: "missing",
    IsADirectoryError: "folder",
    PermissionError: "forbidden",
}
"""The sentences for errors of the file system, each under `file.read` and `file.write`."""


def file_named(path: object) -> Path:
    """The file that a name or a path names; a ValueError says that it can be none.

    >>> file_named("game.json").name
    'game.json'
    >>> file_named(3)
    Traceback (most recent call last):
        ...
    ValueError: 3 is no name of a file; give a text such as 'game.json', or a Path
    """
    try:
        named = os.fspath(path)  # type: ignore[call-overload]  # it may be anything
    except Exception:  # noqa: BLE001  # a value of the reader's may fail in any way
        named = None
    if not isinstance(named, str) or not named.strip() or "\0" in named or not _encodes(named):
        raise ValueError(say("file.name", path=quoted(path)))
    return Path(named)


def _encodes(text: str) -> bool:
    """Whether a text can be a name for the file system."""
    try:
        os.fsencode(text)
    except UnicodeEncodeError:
        return False
    return True


@contextmanager
def said_of(file: Path, done: str) -> Iterator[None]:
    """Say of a file what goes wrong when it is read or written (`done`), in the reader's language.

    :raises OSError: the error that the file system raised, with a sentence that names the file.
    """
    try:
        yield
    except OSError as error:
        what = WHAT_IS_WRONG.get(type(error), "otherwise")
        problem = error.strerror or str(error) or type(error).__name__
        shown = shortened(str(file), LONGEST_PATH)
        raise type(error)(say(f"file.{done}.{what}", file=shown, problem=problem)) from error


def write_whole(path: Path, content: bytes) -> None:
    """Write a file; when that fails, the file that was there before is left as it was."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
