"""Before a move of Revenge of the Cows: what it would bring, and what a card would move.

Nothing is worked out here: a move is played on the position, and what it causes is read from the
events. Symbols that nobody has seen stay unseen.
"""

from dataclasses import replace
from random import Random

from boardwidgets.core.events import Event
from boardwidgets.core.moves import Move
from boardwidgets.core.view import View
from boardwidgets.games.cows.cards import EXTRAS, NAMED
from boardwidgets.games.cows.events import Scored, Secret
from boardwidgets.games.cows.moves import ChargeBull, CoverCard, WalkPiece
from boardwidgets.games.cows.phases import MOVE
from boardwidgets.games.cows.pieces import HERDSMEN, NAMES_OF, OFF, piece_named
from boardwidgets.games.cows.state import CowsState
from boardwidgets.games.cows.tokens import HIDDEN


def foreseen(view: View[CowsState], move: Move) -> tuple[Event, ...]:
    """What a legal move would cause, event by event, as far as the seat can know it now.

    >>> from boardwidgets.core.view import view
    >>> from boardwidgets.games.cows import RULES
    >>> rows = [f"{rank} . . . . . . ." for rank in range(7, 0, -1)]
    >>> rows[3] = "4 rB . . rC . # *"
    >>> files, grass = "a b c d e f g", "grass: g4 carrot"
    >>> last = [files, grass, "moving: bull; still red bull", "to move: player 1, move"]
    >>> position = chr(10).join(["cows 2 players", *rows, *last])
    >>> state = RULES.read_position(position, {}, None)
    >>> events = foreseen(view(RULES, (), 0, state), RULES.parse(state, "bull red east"))
    >>> [(type(event).__name__, event.square) for event in events[:-1] if not event.passing]
    [('StoppedBeforeTwo', 'd4')]
    """
    _, events = view.sample(Random(0)).apply(move)
    return tuple(map(_unseen, events))


def _unseen(event: Event) -> Event:
    """An event without the symbols that were guessed to work it out."""
    if isinstance(event, Secret):
        return replace(event, symbol=HIDDEN)
    return replace(event, symbols=(HIDDEN,) * event.count) if isinstance(event, Scored) else event


def moved_by(view: View[CowsState], card: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The pieces that a card names, and those among which one is chosen, if on the board."""
    places = view.state.pasture.places
    named = tuple(piece for piece in NAMED[card] if places[piece] != OFF)
    return named, tuple(piece for piece in EXTRAS[card] if places[piece] != OFF)


def able(view: View[CowsState]) -> dict[int, int]:
    """How many pieces could move at once after each card that may be covered.

    Of the kind in its corner only one moves, and so one is counted.

    >>> from boardwidgets.core.view import view
    >>> from boardwidgets.games.cows import RULES
    >>> rows = [f"{rank} . . . . . . ." for rank in range(7, 0, -1)]
    >>> rows[3], rows[0] = "4 rB . . rC . # *", "7 H1 H2 . . . . ."
    >>> last = ["a b c d e f g", "grass: g4 carrot", "to move: player 1, card"]
    >>> position = chr(10).join(["cows 2 players", *rows, *last])
    >>> found = able(view(RULES, (), 0, RULES.read_position(position, {}, None)))
    >>> found[0], found[7]
    (3, 3)
    """
    state = view.sample(Random(0))
    after = {
        move.card: state.apply(move)[0] for move in view.legal_moves if isinstance(move, CoverCard)
    }
    return {card: _ready(then) for card, then in after.items() if then.phase == MOVE}


def _ready(state: CowsState) -> int:
    able_now = {piece_of(state, move) for move in state.legal_moves}
    named = able_now.intersection(state.waiting)
    return len(named) + bool(able_now - named)


def piece_of(state: CowsState, move: Move) -> int | None:
    """The piece that a move takes up, among four herdsmen the one who stands there."""
    if isinstance(move, WalkPiece) and move.piece is None:
        return piece_named(state.pasture.places, NAMES_OF[HERDSMEN[0]], move.start)
    return move.piece if isinstance(move, WalkPiece | ChargeBull) else None
