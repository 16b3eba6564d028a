"""Board games in Jupyter that show their rules: play, see each rule happen, ask why.

>>> import boardwidgets as bw
>>> game = bw.Game("marrakech", players=3, seed=7, names=["Ada", "Bo", "Cy"])
>>> _ = game.play("left")
>>> print(game.why_not("c4 d4"))
Now Ada has to roll the die first: roll, or a number from 1 to 4.

In a notebook `bw.Play(game)` plays the game on a board, `bw.Board(game)` shows it, and
`bw.Walkthrough(game)` goes through its moves step by step. These three load Jupyter's widgets when
they are first asked for, so that the rules, the bots and the pictures work without Jupyter.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from boardwidgets.core.messages import languages, set_language
    from boardwidgets.core.rulebook import IllegalMove
    from boardwidgets.game import Game, from_code, load
    from boardwidgets.games import GAMES
    from boardwidgets.shelf.listing import kept_games as games
    from boardwidgets.shelf.switch import keep_games
    from boardwidgets.teach.reading import rules
    from boardwidgets.widgets.board import Board
    from boardwidgets.widgets.play import Play
    from boardwidgets.widgets.walkthrough import Walkthrough

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Board",
    "Game",
    "IllegalMove",
    "Play",
    "Walkthrough",
    "__version__",
    "from_code",
    "games",
    "keep_games",
    "languages",
    "load",
    "rules",
    "set_language",
]

_HOMES: Final = {
    "GAMES": "games",
    "Board": "widgets.board",
    "Game": "game",
    "IllegalMove": "core.rulebook",
    "Play": "widgets.play",
    "Walkthrough": "widgets.walkthrough",
    "from_code": "game",
    "keep_games": "shelf.switch",
    "languages": "core.messages",
    "load": "game",
    "rules": "teach.reading",
    "set_language": "core.messages",
}
"""The module each public name comes from."""


def __getattr__(name: str) -> Any:
    if name == "games":  # a room of the house, and called it lists the games that are kept
        return import_module(f"{__name__}.games")
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    if name == "Game":
        value.display = staticmethod(_live)
    return value


def _live(game: "Game") -> object:
    """A game that ends a cell is shown as a board.

    :param game: the game, which the board follows.
    """
    board: Board = __getattr__("Board")(game)
    return board._repr_mimebundle_()


def __dir__() -> list[str]:
    return __all__
