"""How long the import with the play cell takes, beside the canvas library it stands on."""

import os
import subprocess
import sys
from collections.abc import Iterator
from statistics import median

from tests.bench.figure import Figure

CLOCK = "import time; began = time.process_time()\n{}\nprint(time.process_time() - began)"


def seconds(code: str) -> float:
    """How long a fresh Python works on a piece of code."""
    # Compiled modules are kept, as they are on a reader's machine; the first run compiles them.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    ran = subprocess.run(
        [sys.executable, "-c", CLOCK.format(code)],
        capture_output=True,
        check=True,
        text=True,
        env=environment,
    )
    return float(ran.stdout)


def figures(rounds: int = 9) -> Iterator[Figure]:
    """Seconds to import, taken in turns."""
    works = ("import boardwidgets; boardwidgets.Play", "import ipycanvas")
    for code in works:
        seconds(code)
    measured = [[seconds(code) for code in works] for _ in range(rounds)]
    ours, theirs = (median(column) for column in zip(*measured, strict=True))
    yield Figure("import with the play cell", "s", ours, "import ipycanvas", theirs, at_most=1.3)
