"""Which cell a board was made in, so that running the cell again takes the old board's place.

Widgets are never collected: without this, each run of a cell would leave its boards behind. A copy
of a notebook has the same cells, and may use the same kernel. So a board that another page made is
freed only when it is asked and no page says that it still shows it.
"""

import os
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

from IPython.core.getipython import get_ipython

from boardwidgets.shelf.folder import NotebookCell

NOTEBOOK: Final = "JPY_SESSION_NAME"
"""The environment variable in which Jupyter tells a kernel the path of its notebook."""

TIME_TO_ANSWER: Final = 30.0
"""Seconds after which a page that was asked and has not answered does not show the board."""


class MadeInCell(Protocol):
    """What is made in a cell, and can be shown in several pages."""

    @abstractmethod
    def ask_pages(self, shown: Callable[[], object]) -> None:
        """Call `shown` once a page answers that it shows it now; never where none does."""

    @abstractmethod
    def close(self) -> None:
        """Free it."""


class RunningCell(NamedTuple):
    """The cell that runs: its id, the page that asked for it, and the number of this run."""

    cell: str
    page: str
    run: str


class Place(NamedTuple):
    """Where something was made, and what stood there before, if something did.

    The cell of the second of a kind in a cell is its id and a 2.
    """

    where: NotebookCell
    replaced: Any = None


@dataclass(slots=True)
class CellRun:
    """One run of a cell: what it made, and what runs before it made and it has not replaced yet."""

    number: str
    made: list[MadeInCell] = field(default_factory=list)
    before: list[MadeInCell] = field(default_factory=list)
    asked: float | None = None
    """When pages were asked whether they show it; None when nobody asked, or one has answered."""

    @property
    def abandoned(self) -> bool:
        """Whether pages were asked, and none shows it."""
        return self.asked is not None and monotonic() - self.asked > TIME_TO_ANSWER

    def close(self) -> None:
        """Free what it made."""
        for one in self.made:
            one.close()

    def ask_pages(self) -> None:
        """Ask whether a page shows what it made."""
        if self.asked is None:
            self.asked = monotonic()
        for one in self.made:
            one.ask_pages(self._answered)

    def _answered(self) -> None:
        self.asked = None


_LAST: Final[dict[str, dict[str, CellRun]]] = {}
"""The last run of each cell, for each page that asked for one."""


def take_place(made: MadeInCell) -> Place:
    """Note that something is made in the running cell, and return its place.

    It takes that of the first of its kind that a run before made and that is not replaced yet.
    What the same page made before is closed; what another page made is left as it is while a page
    shows it.
    """
    now = _running_cell()
    notebook = Path(os.environ.get(NOTEBOOK, "")).name
    if now is None:
        return Place(NotebookCell(notebook))
    runs = _LAST.setdefault(now.cell, {})
    run = runs.get(now.page)
    if run is None or run.number != now.run:
        run = runs[now.page] = CellRun(now.run, before=_clear(runs, now.page))
    number = sum(type(other) is type(made) for other in run.made)
    run.made.append(made)
    replaced = next((earlier for earlier in run.before if type(earlier) is type(made)), None)
    if replaced is not None:
        run.before.remove(replaced)
    cell = f"{now.cell} {number + 1}" if number else now.cell
    return Place(NotebookCell(notebook, cell), replaced)


def _clear(runs: dict[str, CellRun], page: str) -> list[MadeInCell]:
    """Free what earlier runs made, if no page but this one shows it; what they made is returned."""
    earlier: list[MadeInCell] = []
    newest_first = reversed(tuple(runs.items()))
    for other, run in sorted(newest_first, key=lambda item: item[0] != page):
        if other == page or run.abandoned:
            run.close()
            del runs[other]
        else:
            run.ask_pages()
        earlier += run.made
    return earlier


def _running_cell() -> RunningCell | None:
    """The cell that runs; None where nothing tells it."""
    shell: Any = get_ipython()
    if shell is None or not hasattr(shell, "get_parent"):
        return None
    request = shell.get_parent()
    cell = request.get("metadata", {}).get("cellId")
    header = request.get("header", {})
    return RunningCell(cell, header.get("session", ""), header.get("msg_id", "")) if cell else None
