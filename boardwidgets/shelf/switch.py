"""Whether played games are kept: one switch for the whole session."""

import os
from typing import Final

from boardwidgets.core.arguments import check_yes_or_no

VARIABLE: Final = "BOARDWIDGETS_KEEP"
"""The environment variable that switches keeping off from the start, when it is `0`."""

VOILA: Final = "VOILA_PREHEAT"
"""The environment variable that Voila sets. It shows one notebook to all who come: there nothing is
kept, and nobody is offered the game of somebody else."""

_chosen: bool | None = None


def keep_games(on: bool) -> None:
    """Keep the games that are played in files beside the notebook, or stop keeping them.

    They are kept unless you say otherwise, or the environment variable `BOARDWIDGETS_KEEP` is `0`,
    or Voila shows the notebook to all who come. What is kept already stays, and `bw.games()`
    lists it; while keeping is off, no cell offers to go on with it.

    :param on: `True` or `False`.
    :raises ValueError: when it is neither.

    >>> keep_games("never")
    Traceback (most recent call last):
        ...
    ValueError: on='never' is not possible; choose False or True
    """
    global _chosen  # noqa: PLW0603  # one reader, one switch
    check_yes_or_no("on", on)
    _chosen = on


def keeps_games() -> bool:
    """Whether games are kept now."""
    if _chosen is not None:
        return _chosen
    return os.environ.get(VARIABLE) != "0" and VOILA not in os.environ
