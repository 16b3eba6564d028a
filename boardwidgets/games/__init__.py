"""The one table of games: a game by its name."""

from importlib import import_module
from typing import Any, Final

from boardwidgets.core.messages import say
from boardwidgets.core.state import Ruleset

GAMES: Final = ("marrakech", "cows", "sobek")
"""The names of the games there are; each is a package here that holds its `RULES`."""


def ruleset(name: str) -> Ruleset[Any]:
    """The rules of a game by its name; a ValueError names the games there are.

    >>> ruleset("marrakech").seats
    range(2, 5)
    """
    if name not in GAMES:
        raise ValueError(say("error.game", game=f"{name!r:.40}", games=GAMES))
    rules: Ruleset[Any] = import_module(f"{__name__}.{name}").RULES
    return rules
