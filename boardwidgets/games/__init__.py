"""The one table of games: a game by its name, ours and those of other packages.

A package adds a game of its own by an entry point of the group `boardwidgets.games`::

    [project.entry-points."boardwidgets.games"]
    hilltop = "hilltop"

It names the package that holds the game's `RULES`, a `core.state.Ruleset`, and is called as the
game is. How the game is drawn stands in the module `drawing` of that package, as `PAINTER`. Games
of other packages are loaded when somebody first asks for `GAMES` or for a game that is not ours.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

from boardwidgets.core.messages import say
from boardwidgets.core.quoting import quoted
from boardwidgets.core.state import Ruleset

OURS: Final = ("marrakech", "cows", "sobek")
"""The games of this project; each is a package here that holds its `RULES`."""

GAMES: tuple[str, ...]
"""The names of the games there are: ours, then those of other packages in the order of the ABC."""


def __getattr__(name: str) -> tuple[str, ...]:
    if name == "GAMES":
        return (*OURS, *games_of_others())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@cache
def games_of_others() -> Mapping[str, Ruleset[Any]]:
    """The rules of the games of other packages, by name; of a broken one a warning tells."""
    # Who asks for one of our games does not wait for what searches the installed packages.
    from boardwidgets.games.entry_points import load_all

    return load_all(OURS)


def ruleset(name: str) -> Ruleset[Any]:
    """The rules of a game by its name; a ValueError names the games there are.

    >>> ruleset("marrakech").seats
    range(2, 5)
    """
    if name in OURS:
        rules: Ruleset[Any] = import_module(f"{__name__}.{name}").RULES
        return rules
    games = (*OURS, *games_of_others())
    if name not in games:
        raise ValueError(say("error.game", game=quoted(name), games=games))
    return games_of_others()[name]


def drawing_of(name: str) -> str:
    """The module that holds a game's `PAINTER`; a ValueError names the games there are.

    >>> drawing_of("cows")
    'boardwidgets.draw.cows'
    """
    package = ruleset(name).package
    return f"boardwidgets.draw.{name}" if name in OURS else f"{package}.drawing"
