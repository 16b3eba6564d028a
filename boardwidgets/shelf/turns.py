"""One at a time: several kernels that write in one folder wait for each other."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

LONGEST: Final = 2.0
"""Seconds after which a turn that is still the same one is nobody's: its kernel has ended in it."""
PAUSE: Final = 0.005
"""Seconds between two looks whether it is our turn."""


@contextmanager
def turn(file: Path) -> Iterator[None]:
    """Do what follows while nobody else does who asks for the same file, which is there meanwhile.

    An OSError says that the file cannot be made.
    """
    seen, since = 0, time.monotonic()
    while not _made(file):
        now = _number(file)
        if now != seen:
            seen, since = now, time.monotonic()
        elif time.monotonic() - since > LONGEST:
            file.unlink(missing_ok=True)
        time.sleep(PAUSE)
    try:
        yield
    finally:
        file.unlink(missing_ok=True)


def _made(file: Path) -> bool:
    """Make a file, unless it is there: only one of all that try this at once succeeds."""
    try:
        file.open("xb").close()
    except FileExistsError:
        return False
    return True


def _number(file: Path) -> int:
    """A number that tells a file from a later one of its name; 0 where there is none."""
    try:
        return file.stat().st_mtime_ns
    except FileNotFoundError:
        return 0
