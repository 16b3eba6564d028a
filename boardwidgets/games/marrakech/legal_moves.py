"""What may be done now in Marrakech: the moves of the phase, and where a rug may lie."""

from collections.abc import Callable
from typing import Final

from boardwidgets.core.chance import Chances, weighted
from boardwidgets.core.moves import Move
from boardwidgets.core.state import Phase
from boardwidgets.games.marrakech.moves import DICE, LAYS, NEXT_RUGS, LayRug
from boardwidgets.games.marrakech.phases import FIRST, LAY, OVER, ROLL, RUG, TURN, TURN_AFTER
from boardwidgets.games.marrakech.record import MarrakechRecord
from boardwidgets.games.marrakech.rugs import BARE
from boardwidgets.games.marrakech.squares import SIDES, SQUARES


def beside(assam: int, lay: LayRug) -> bool:
    """Whether one half shares a side with Assam's square and none lies on it.

    Rule `marrakech.rug.beside-assam`.
    """
    return assam not in (lay.a, lay.b) and (lay.a in SIDES[assam] or lay.b in SIDES[assam])


BESIDE: Final = tuple(tuple(lay for lay in LAYS if beside(assam, lay)) for assam in SQUARES)
"""BESIDE[square]: every way to lay a rug beside Assam there, whatever it covers.

A table, since random games have twice the moves a second with it.
"""


def may_cover(record: MarrakechRecord, lay: LayRug) -> bool:
    """Whether a rug of the seat to move may cover what lies on these two squares.

    Rule `marrakech.rug.cover`: not both halves of one rug, since a whole rug is only ever covered
    by two; and `marrakech.rug.cover-own` says whether that holds for a rug of one's own as well.
    """
    rug = record.tops[lay.a]
    if rug != record.tops[lay.b] or rug == BARE:
        return True
    return record.constants.cover_own and record.owner_in(rug % 4) == record.seat


def legal_moves(record: MarrakechRecord) -> tuple[Move, ...]:
    """What may be played now: moves of the seat to move, or outcomes of chance.

    >>> from boardwidgets.game import Game
    >>> [str(move) for move in legal_moves(Game("marrakech", seed=1).state)]
    ['straight', 'left', 'right']
    """
    return _MOVES[record.phase](record)


def is_legal(record: MarrakechRecord, move: Move) -> bool:
    """Whether a move may be played now."""
    return move in legal_moves(record)


def chances(record: MarrakechRecord) -> Chances:
    """The outcomes of chance with their probabilities; empty when a player moves."""
    if record.phase == ROLL:
        return record.constants.die
    if record.phase == FIRST:
        return record.constants.first
    seat = record.undrawn
    if record.phase == RUG and seat is not None:
        return weighted((NEXT_RUGS[c], record.rugs[c]) for c in record.constants.colours[seat])
    return ()


def _places(record: MarrakechRecord) -> tuple[Move, ...]:
    return tuple(lay for lay in BESIDE[record.assam] if may_cover(record, lay))


def _outcomes(record: MarrakechRecord) -> tuple[Move, ...]:
    return tuple([move for move, _ in chances(record)])


def _dice(record: MarrakechRecord) -> tuple[Move, ...]:
    return DICE


def _turns(record: MarrakechRecord) -> tuple[Move, ...]:
    return record.constants.turns


def _nothing(record: MarrakechRecord) -> tuple[Move, ...]:
    return ()


_MOVES: Final[dict[Phase, Callable[[MarrakechRecord], tuple[Move, ...]]]] = {
    FIRST: _outcomes,
    RUG: _outcomes,
    TURN: _turns,
    ROLL: _dice,
    LAY: _places,
    TURN_AFTER: _turns,
    OVER: _nothing,
}
