"""Before a move of Revenge of the Cows: what it would bring, and what a card would move.

Nothing is worked out here: a move is played on the position, and what it causes is read from the
events. Symbols that nobody has seen stay unseen.
"""

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, cast

from boardwidgets.core.events import Event
from boardwidgets.core.moves import Move
from boardwidgets.core.view import View
from boardwidgets.games.cows.cards import EXTRAS, NAMED
from boardwidgets.games.cows.events import Secret
from boardwidgets.games.cows.pieces import OFF
from boardwidgets.games.cows.tokens import HIDDEN

if TYPE_CHECKING:
    from boardwidgets.games.cows.state import CowsState


def foreseen(view: View, move: Move) -> tuple[Event, ...]:
    """What a legal move would cause, event by event, as far as the seat can know it now.

    >>> from boardwidgets.core.view import view
    >>> from boardwidgets.games.cows import RULES, parse
    >>> rows = [f"{rank} . . . . . . ." for rank in range(7, 0, -1)]
    >>> rows[3] = "4 rB . . rC . # *"
    >>> files, grass = "a b c d e f g", "grass: g4 carrot"
    >>> last = [files, grass, "moving: bull; still red bull", "to move: player 1, move"]
    >>> position = chr(10).join(["cows 2 players", *rows, *last])
    >>> state = RULES.read_position(position, {}, None)
    >>> events = foreseen(view(RULES, (), 0, state), parse(state, "bull red east"))
    >>> [(type(event).__name__, event.square) for event in events if not event.passing]
    [('StoppedBeforeTwo', 'd4')]
    """
    _, events = view.sample(Random(0)).apply(move)
    return tuple(
        replace(event, symbol=HIDDEN) if isinstance(event, Secret) else event for event in events
    )


def moved_by(view: View, card: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The pieces that a card names, and those of which one moves as well, if on the board."""
    places = cast("CowsState", view.state).board.places
    named = tuple(piece for piece in NAMED[card] if places[piece] != OFF)
    return named, tuple(piece for piece in EXTRAS[card] if places[piece] != OFF)
