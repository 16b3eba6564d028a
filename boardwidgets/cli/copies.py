"""Puts the notebooks into the reader's folder, but never over a file that the reader has changed.

A record in the folder holds a hash of each file that was put there. A file that still has its hash
is replaced when there is a newer one; a file with another hash belongs to the reader.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from boardwidgets.cli.refusal import Refusal
from boardwidgets.core.files import write_whole
from boardwidgets.core.messages import catalogue

PRIVATE: Final = ".boardwidgets"
"""The folder inside the reader's folder for files that are not for the reader."""

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Copies:
    """The names of the notebooks that were left alone, since the reader has changed them.

    For those in `outdated` there is a newer version than the one that the reader changed; for those
    in `kept` there is none.
    """

    kept: tuple[str, ...]
    outdated: tuple[str, ...]


def shipped_notebooks() -> Path:
    """The folder of notebooks that came with the package, installed or as a clone.

    >>> (shipped_notebooks() / "index.ipynb").name
    'index.ipynb'
    """
    package = Path(__file__).parent.parent
    for place in (package / "_notebooks", package.parent / "notebooks"):
        if place.is_dir():
            return place
    raise Refusal("no_notebooks")


def put_notebooks(source: Path, folder: Path) -> Copies:
    """Copy every file below `source` into `folder`, but leave alone what the reader has changed.

    Raises `Refusal` when the folder cannot be written, or when the record of what was put there is
    damaged.
    """
    record = folder / PRIVATE / "copies.json"
    make_folder(record.parent)
    known = read_record(record)
    put, kept, outdated = dict(known), [], []
    for name, content in files_below(source):
        target = folder / PurePosixPath(name)
        new, there = fingerprint(content), fingerprint_of(target)
        if there in (None, new, known.get(name)):
            if there != new:
                write(target, content)
            put[name] = new
        elif new == known.get(name):
            kept.append(name)
        else:
            outdated.append(name)
    if put != known:
        text = json.dumps({"format": FORMAT, "files": put}, indent=1, sort_keys=True)
        write(record, text.encode())
    return Copies(tuple(kept), tuple(outdated))


def files_below(folder: Path) -> Iterator[tuple[str, bytes]]:
    """The path of each visible file below `folder`, with `/` on every system, and its content."""
    for file in sorted(folder.rglob("*")):
        place = file.relative_to(folder)
        if file.is_file() and not any(part.startswith((".", "__")) for part in place.parts):
            yield place.as_posix(), file.read_bytes()


def fingerprint(content: bytes) -> str:
    """The SHA-256 of a file's content, in hexadecimal."""
    return hashlib.sha256(content).hexdigest()


def fingerprint_of(file: Path) -> str | None:
    """The fingerprint of a file, or None when there is no file."""
    try:
        return fingerprint(file.read_bytes())
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise Refusal("not_readable", path=file, reason=error.strerror) from error


def read_record(record: Path) -> Mapping[str, str]:
    """The fingerprints of the files that were put into a folder before, by their names."""
    try:
        data = json.loads(record.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise Refusal("not_readable", path=record, reason=error.strerror) from error
    except (ValueError, RecursionError) as error:
        raise Refusal("damaged", path=record, reason=error) from error
    wrong = what_is_wrong(data)
    if wrong:
        raise Refusal("damaged", path=record, reason=wrong)
    files: Mapping[str, str] = data["files"]
    return files


def what_is_wrong(data: object) -> str | None:
    """What is wrong with the content of a record, as a sentence; None if nothing is.

    >>> what_is_wrong({"format": 1, "files": {"index.ipynb": "0" * 64}})
    >>> what_is_wrong({"format": 2})
    'format 2, expected 1'
    """
    say = catalogue("boardwidgets.cli").say
    if not isinstance(data, dict):
        return say("damage.no_object")
    if data.get("format") != FORMAT:
        return say("damage.format", found=repr(data.get("format")), expected=FORMAT)
    files = data.get("files")
    if not isinstance(files, dict):
        return say("damage.no_files")
    for name, value in files.items():
        if not isinstance(value, str) or not re.fullmatch("[0-9a-f]{64}", value):
            return say("damage.no_hash", file=repr(name))
    return None


def write(target: Path, content: bytes) -> None:
    """Write a file whole or not at all; its folder is made if it is missing."""
    make_folder(target.parent)
    try:
        write_whole(target, content)
    except OSError as error:
        raise Refusal("not_writable", path=target, reason=error.strerror) from error


def make_folder(folder: Path) -> None:
    """Make a folder and the folders above it, if they are missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        taken = next(path for path in (folder, *folder.parents) if path.exists())
        raise Refusal("not_a_folder", path=taken) from error
    except OSError as error:
        raise Refusal("not_writable", path=folder, reason=error.strerror) from error
