"""The error of a command that cannot be carried out, with a sentence and an exit code."""

from typing import Final

from boardwidgets.core.messages import catalogue

EXIT_CODES: Final = {
    "port_range": 2,
    "no_notebooks": 3,
    "no_lab": 3,
    "not_a_folder": 4,
    "not_writable": 4,
    "not_readable": 4,
    "damaged": 5,
    "port_used": 6,
    "port_refused": 6,
}
"""The exit code of each refusal; 2 is also what a mistyped command gives."""


class Refusal(Exception):
    """A command that cannot be carried out; `str(refusal)` says why and what to do about it.

    >>> raised = Refusal("port_used", port=8888)
    >>> raised.exit_code
    6
    """

    def __init__(self, key: str, **parameters: object) -> None:
        super().__init__(
            catalogue("boardwidgets.cli").say(f"refusal.{key}", names=(), **parameters)
        )
        self.exit_code = EXIT_CODES[key]
