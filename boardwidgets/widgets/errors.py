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
        self.add_class("bw-error")
        self.layout.display = "none"

    def guard(self, callback: Callable[P, object]) -> Callable[P, None]:
        """The callback, holding the lock; what it raises is shown here and goes no further."""

        @wraps(callback)
        def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
            with LOCK:
                try:
                    callback(*args, **kwargs)
                except Exception as error:  # noqa: BLE001 - shown to the reader, whatever it is
                    self.show(error)
                else:
                    self.clear()

        return guarded

    def show(self, error: Exception) -> None:
        """Say what went wrong, with the details for those who want to mend it."""
        say = catalogue("boardwidgets.widgets").say
        problem = "".join(traceback.format_exception_only(error)).strip()
        details = "".join(traceback.format_exception(error))
        self.value = (
            f'<p role="alert">{escape(say("board.error", problem=problem))}</p>'
            f"<details><summary>{escape(say('board.error_details'))}</summary>"
            f"<pre>{escape(details)}</pre></details>"
        )
        self.layout.display = None

    def clear(self) -> None:
        """Say nothing any more."""
        if self.value:
            self.value = ""
            self.layout.display = "none"
