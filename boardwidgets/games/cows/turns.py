"""What may be done in a turn: which of the waiting pieces can move, and where to.

Pieces that can move come before bulls that can only break a fence, so that such a bull is taken up
when no other piece can move (`cows.bull.must-move`).
"""

from boardwidgets.core.moves import Move
from boardwidgets.games.cows.board import Board
from boardwidgets.games.cows.bull import breakouts, charges
from boardwidgets.games.cows.cards import EXTRAS, NAMED
from boardwidgets.games.cows.ground import in_the_way
from boardwidgets.games.cows.pieces import BULL, OFF, kind_of
from boardwidgets.games.cows.ways import Ways


def waiting_for(card: int, board: Board) -> tuple[int, ...]:
    """The pieces that a card names, as far as they are on the board."""
    return tuple([piece for piece in NAMED[card] if board.places[piece] != OFF])


def open_moves(
    ways: Ways, board: Board, waiting: tuple[int, ...], card: int, extra: bool
) -> tuple[Move, ...]:
    """The moves of all pieces that may be taken up now; none when the turn is over."""
    places, fences, _, _, _ = board
    blocked, rigid = in_the_way(places, fences)
    hinders = (blocked, blocked, fences, blocked, 0)
    found: list[Move] = []
    for piece in waiting + EXTRAS[card] if extra else waiting:
        kind = piece >> 2
        if kind == BULL:
            found += charges(piece, places[piece], blocked, rigid)
            continue
        hindered = hinders[kind]
        for squares, open_walks in ways[piece][places[piece]]:
            found += open_walks[hindered & squares]
    if not found:
        for piece in waiting:
            if kind_of(piece) == BULL:
                found += breakouts(piece, places[piece], fences)
    return tuple(found)
