"""A move that is handed over, as a text or as a value: which one it is, or why it is none."""

from typing import Any, Final

from boardwidgets.core.messages import say
from boardwidgets.core.moves import Move, tidy
from boardwidgets.core.rulebook import Violation
from boardwidgets.core.state import Ruleset, State
from boardwidgets.core.typed_words import in_english

LONGEST_TEXT: Final = 200
"""How many characters the text of a move may have."""

ROLL: Final = Move("roll")
"""What a player types for the die. Played as a move it is refused: it is never its time."""


def asks_for_roll(move: object) -> bool:
    """Whether a player typed this for the die, in English or in the language in force."""
    if not isinstance(move, str) or len(move) > LONGEST_TEXT:
        return False
    return tidy(move) in (ROLL.text, say("roll-word"))


def move_named(ruleset: Ruleset[Any], state: State, text: object) -> Move | None:
    """The move that a text names in the game's own words, or in the reader's language."""
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        return None
    words = tidy(text)
    return ruleset.parse(state, words) or ruleset.parse(state, in_english(ruleset.package, words))


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
