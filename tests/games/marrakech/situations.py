"""Positions for the tests: a diagram, and only what matters in the test beside it."""

from collections.abc import Mapping
from typing import Any, cast

from boardwidgets.core.match import Match
from boardwidgets.core.view import View
from boardwidgets.game import Game
from boardwidgets.games.marrakech.state import MarrakechState

SEATS = {
    2: ("yellow red", "blue green"),
    3: ("red", "yellow", "blue"),
    4: ("red", "yellow", "blue", "green"),
}

EMPTY = """
    7  .   .   .   .   .   .   .
    6  .   .   .   .   .   .   .
    5  .   .   .   .   .   .   .
    4  .   .   .   .   .   .   .
    3  .   .   .   .   .   .   .
    2  .   .   .   .   .   .   .
    1  .   .   .   .   .   .   .
       a   b   c   d   e   f   g
"""


def written(
    diagram: str,
    *,
    assam: str,
    to_move: str,
    players: int = 4,
    purses: Mapping[str, str] | None = None,
) -> str:
    """A whole position; a player whose purse is not given has what they start with."""
    full = "12 rugs" if players > 2 else "12 {}, 12 {}, next {}"
    lines = [f"marrakech {players} players", diagram.strip("\n"), f"assam {assam}"]
    for name in SEATS[players]:
        colours = name.split()
        purse = "30 dirhams, " + full.format(*colours, colours[0])
        lines.append(f"{name}: {(purses or {}).get(name, purse)}")
    return "\n".join([*lines, f"to move: {to_move}"])


def situation(
    diagram: str,
    *,
    assam: str,
    to_move: str,
    players: int = 4,
    purses: Mapping[str, str] | None = None,
    **options: Any,
) -> Game:
    """A game at a position, in which every outcome of chance is chosen."""
    text = written(diagram, assam=assam, to_move=to_move, players=players, purses=purses)
    return Game.from_position("marrakech", text, chance="ask", **options)


def fresh(players: int = 4, **options: Any) -> Game:
    """A game before its first move, in which every outcome of chance is chosen."""
    return Game("marrakech", players, chance="ask", **options)


def marrakech(game: Match | View[Any]) -> MarrakechState:
    """A game's state, as what it is."""
    return cast("MarrakechState", game.state)


def texts(game: Match) -> list[str]:
    """The texts of all legal moves."""
    return [move.text for move in game.legal_moves]


def dirhams(game: Match) -> tuple[int, ...]:
    """What the players hold, in seat order."""
    return marrakech(game).purses


def rules_broken(game: Match, move: str) -> list[str]:
    """The rules that a move would break, in the rulebook's order; none when it is legal."""
    error = game.why_not(move)
    return [] if error is None else list(error.rules)


def told(game: Match, kind: type) -> list[Any]:
    """The events of one kind that the last play caused, in order."""
    return [event for event in game.events if isinstance(event, kind)]
