"""The one table of games: a game by its name, ours and those of other packages.

A package adds a game of its own by an entry point of the group `boardwidgets.games`::

    [project.entry-points."boardwidgets.games"]
    hilltop = "hilltop"

It names the package that holds the game's `RULES`, a `core.state.Ruleset`, and is called as the
game is. How the game is drawn stands in the module `drawing` of that package, as `PAINTER`. Games
of other packages are loaded when somebody first asks for `GAMES` or for a game that is not ours.
"""

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
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


class GamesRoom(ModuleType):
    """The package itself, which can also be called: `bw.games()` lists the games that are kept.

    A reader asks for their games by the name that this package has had from the beginning.
    """

    def __call__(self) -> Any:
        """The games that were played in the notebooks of this folder and kept, the newest first.

        A game that a person has moved in is kept as it is played, in the folder
        `.boardwidgets/games` beside the notebook: up to 30 of each kind of game; the oldest are
        dropped first. `bw.keep_games` switches that off.

        :returns: a list that a notebook shows as a table. `bw.games()[0]` is the newest `Game`, and
            `bw.games()["name"]` the one of that name; `bw.Play` goes on with it.
        :raises OSError: when the folder cannot be read.
        """
        return import_module("boardwidgets.shelf.listing").kept_games()


sys.modules[__name__].__class__ = GamesRoom
