"""What may be done now: the moves of the player, or the outcomes of chance.

Setting up, everything is one small outcome after another: the first player, the twenty pieces in
turn, the squares of the tokens, and then the symbol under each token in the order of the squares.
Symbols are drawn before play begins, so that those who may see everything see them from the start.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from boardwidgets.core.chance import Chances, weighted
from boardwidgets.core.moves import Move
from boardwidgets.core.state import Phase
from boardwidgets.games.cows.bull import breakouts, charges
from boardwidgets.games.cows.cards import EXTRAS
from boardwidgets.games.cows.moves import (
    COVERS,
    DISCARDS,
    GRASS_MOVES,
    LOOKS,
    PLACES,
    SYMBOL_MOVES,
)
from boardwidgets.games.cows.obstacles import in_the_way
from boardwidgets.games.cows.open_walks import walks_from
from boardwidgets.games.cows.pasture import Pasture, symbols_left
from boardwidgets.games.cows.phases import (
    CARD,
    DISCARD,
    DRAW_SYMBOLS,
    FIRST,
    GRASS,
    MOVE,
    OVER,
    PEEK,
    PLACE,
    SETTING_UP,
)
from boardwidgets.games.cows.pieces import BULL, OFF, Places, kind_of
from boardwidgets.games.cows.record import CowsRecord
from boardwidgets.games.cows.squares import SQUARES


def legal_moves(record: CowsRecord) -> tuple[Move, ...]:
    """What may be played now, chance's outcomes included; none when the game is over."""
    if record.undrawn or record.main_phase in SETTING_UP:
        return tuple([move for move, _ in chances(record)])
    return PLAYABLE[record.main_phase](record)


def chances(record: CowsRecord) -> Chances:
    """The outcomes of chance with their probabilities; none when it is a player's choice."""
    draw = DRAWN.get(record.phase)
    return draw(record) if draw else ()


# -- a player's choice -----------------------------------------------------------------------


def _cards(record: CowsRecord) -> tuple[Move, ...]:
    """Any open card, even one that can move nothing (`cows.turn.card`)."""
    return tuple(cover for cover in COVERS if cover.card in record.open_cards)


def piece_moves(record: CowsRecord) -> tuple[Move, ...]:
    """The moves of all pieces that may be taken up now; none when the turn is over."""
    path, pasture = record.constants.rabbit_path, record.pasture
    return _piece_moves(
        path, pasture.places, pasture.fences, record.waiting, record.card, record.extra
    )


@lru_cache(maxsize=256)
def _piece_moves(
    rabbit_path: str,
    places: Places,
    fences: int,
    waiting: tuple[int, ...],
    card: int,
    extra: bool,
) -> tuple[Move, ...]:
    """The same of all that matters.

    Kept, since each position is asked several times: random games have a third more moves a
    second with it.

    The extra piece is chosen when it is taken up, among those that can move then
    (`cows.turn.extra`).
    """
    blocked, rigid = in_the_way(places, fences)
    # By kind: cows enter no square with another piece (cows.cow.blocked), herdsmen neither, rabbits
    # stop on no fence (cows.rabbit.cross), moles go anywhere; bulls are asked for by themselves.
    hinders = (blocked, blocked, fences, blocked, 0)
    found: list[Move] = []
    for piece in waiting + EXTRAS[card] if extra else waiting:
        kind = kind_of(piece)
        if kind == BULL:
            found += charges(piece, places[piece], blocked, rigid)
            continue
        hindered = hinders[kind]
        walks = walks_from(piece, places[piece], rabbit_path)
        found += [walk for entered, walk in walks if not entered & hindered]
    if not found:
        # cows.bull.must-move: such a bull is taken up when no other piece can move.
        for piece in waiting:
            if kind_of(piece) == BULL:
                found += breakouts(piece, places[piece], fences)
    return tuple(found)


def _looks(record: CowsRecord) -> tuple[Move, ...]:
    return LOOKS


def _discards(record: CowsRecord) -> tuple[Move, ...]:
    """At most one of the tokens that were looked at (`cows.mole.peek`)."""
    return DISCARDS[len(record.pasture.piles[record.met])]


def _nothing(record: CowsRecord) -> tuple[Move, ...]:
    return ()


PLAYABLE: Final[dict[Phase, Callable[[CowsRecord], tuple[Move, ...]]]] = {
    CARD: _cards,
    MOVE: piece_moves,
    PEEK: _looks,
    DISCARD: _discards,
    OVER: _nothing,
}
"""What may be played in each phase in which chance draws nothing."""


# -- what chance draws -----------------------------------------------------------------------


def next_piece(pasture: Pasture) -> int:
    """The piece that is placed next; a ValueError when all are on the board."""
    return pasture.places.index(OFF)


def _first(record: CowsRecord) -> Chances:
    """Any of the players (`cows.setup.players`)."""
    return record.constants.first


def _placements(record: CowsRecord) -> Chances:
    """The next piece comes on any square without one (`cows.setup.placement`)."""
    places = record.pasture.places
    moves = PLACES[next_piece(record.pasture)]
    return weighted([(moves[square], 1) for square in SQUARES if square not in places])


def _grass(record: CowsRecord) -> Chances:
    """The next token comes on any square without a piece or a token (`cows.setup.grass`)."""
    places, piles = record.pasture.places, record.pasture.piles
    free = [square for square in SQUARES if square not in places and not piles[square]]
    return weighted([(GRASS_MOVES[square], 1) for square in free])


def _symbols(record: CowsRecord) -> Chances:
    """The next unknown token has any symbol that is left, each as likely as there are of it."""
    constants = record.constants
    left = symbols_left(record.pasture, constants.symbols, constants.tokens_each)
    return weighted(zip(SYMBOL_MOVES, left, strict=False))


DRAWN: Final[dict[Phase, Callable[[CowsRecord], Chances]]] = {
    FIRST: _first,
    PLACE: _placements,
    GRASS: _grass,
    DRAW_SYMBOLS: _symbols,
}
"""What chance draws in each of its phases."""


def is_legal(record: CowsRecord, move: Move) -> bool:
    """Whether a move may be played now."""
    return move in legal_moves(record)
