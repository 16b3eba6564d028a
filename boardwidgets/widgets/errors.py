"""Errors, shown where the reader looks.

ipywidgets loses an exception raised in a callback; here each callback is wrapped once.
"""

import traceback
from collections.abc import Callable
from functools import wraps
from html import escape
from typing import ParamSpec

from ipywidgets import HTML

from boardwidgets.core.messages import catalogue
from boardwidgets.widgets.locking import LOCK

P = ParamSpec("P")


class ErrorLine(HTML):
    """A line of a widget that is empty until something goes wrong."""

    def __init__(self) -> None:
        super().__init__()
        self._raised = 0
        self.add_class("bw-error")
        self.layout.display = "none"

    def guard(self, callback: Callable[P, object], *, aside: bool = False) -> Callable[P, None]:
        """The callback, holding the lock; what it raises is shown here and goes no further.

        What was shown goes when a reader does the next thing, and that goes well. `aside` is what
        comes without their doing: it clears only what it raised itself, or a notebook that saves
        itself would take an error away before it is read.
        """
        own = 0

        @wraps(callback)
        def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
            nonlocal own
            with LOCK:
                before = self._raised
                try:
                    callback(*args, **kwargs)
                except Exception as error:  # noqa: BLE001 - shown to the reader, whatever it is
                    self.show(error)
                    own = self._raised
                else:
                    # What was raised meanwhile, such as by what follows a move, has to stay.
                    if before == self._raised and not (aside and own != before):
                        self.clear()

        return guarded

    def show(self, error: Exception) -> None:
        """Say what went wrong, with the details for those who want to mend it."""
        self._raised += 1
        say = catalogue("boardwidgets.widgets").say
        problem = "".join(traceback.format_exception_only(error)).strip()
        details = "".join(traceback.format_exception(error))
        # The page brings the words into view when they come: they have to be seen by then.
        self.layout.display = None
        self.value = (
            f'<p role="alert">{escape(say("board.error", problem=problem))}</p>'
            f"<details><summary>{escape(say('board.error_details'))}</summary>"
            f"<pre>{escape(details)}</pre></details>"
        )

    def clear(self) -> None:
        """Say nothing any more."""
        if self.value:
            self.value = ""
            self.layout.display = "none"
