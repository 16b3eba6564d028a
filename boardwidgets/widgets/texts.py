"""What the widgets themselves say, in the reader's language."""

from collections.abc import Sequence

from boardwidgets.core.messages import catalogue


def say(key: str, names: Sequence[str] = (), **parameters: object) -> str:
    """A sentence of `messages.toml` in this folder, its parameters filled."""
    return catalogue("boardwidgets.widgets").say(key, names, **parameters)
