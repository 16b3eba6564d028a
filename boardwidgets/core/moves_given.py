"""A move that is handed over as a value, not by its text: which one it is, or why it is none."""

from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import Violation
from boardwidgets.core.state import State


def legal_move(state: State, move: Move) -> Move | None:
    """The legal move that this one is, or that it equals; None for one that is not legal."""
    legal_moves = state.legal_moves
    if any(legal is move for legal in legal_moves):
        return move
    return next((legal for legal in legal_moves if legal == move), None)


def is_of_game(package: str, move: Move) -> bool:
    """Whether a move is of a game's own kinds, so that it says by itself what is tried.

    >>> from boardwidgets.games.marrakech.moves import BACK
    >>> is_of_game("boardwidgets.games.marrakech", BACK)
    True
    >>> is_of_game("boardwidgets.games.marrakech", Move("back"))
    False
    """
    module = type(move).__module__
    return (module == package or module.startswith(f"{package}.")) and isinstance(move.text, str)


def violations_of(state: State, move: Move) -> tuple[Violation, ...]:
    """Every way in which a move that is not legal breaks a rule; none where it is no move at all.

    Someone may have made it by hand, of parts that are nothing in the game, such as a rug on a
    square with the number 99.
    """
    try:
        return state.violations(move)
    except (LookupError, TypeError, ValueError, AttributeError):
        return ()
