"""Why a move may not be played: every rule that it breaks, with the squares concerned.

What no moment of the game makes possible is named at any time, beside the rule of what must be done
now. What depends on where Assam and the rugs are is asked when it is time for it.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from boardwidgets.core.moves import First, Move, OffBoard
from boardwidgets.core.rulebook import Violation
from boardwidgets.core.state import Phase
from boardwidgets.games.marrakech.legal_moves import may_cover
from boardwidgets.games.marrakech.moves import BACK, DICE, STRAIGHT, Die, LayRug, NextRug, Turn
from boardwidgets.games.marrakech.phases import FIRST, LAY, OVER, ROLL, RUG, TURN, TURN_AFTER
from boardwidgets.games.marrakech.record import MarrakechRecord
from boardwidgets.games.marrakech.rugs import COLOURS
from boardwidgets.games.marrakech.squares import NAMES, SIDES

EXPECTED: Final[dict[Phase, tuple[tuple[type[Move], ...], str]]] = {
    FIRST: ((First,), "setup.first"),
    RUG: ((NextRug,), "setup.two-players"),
    TURN: ((Turn,), "assam.turn"),
    ROLL: ((Die,), "assam.die"),
    LAY: ((LayRug, OffBoard), "rug.must-lay"),
    TURN_AFTER: ((Turn,), "variant.turn-after"),
    OVER: ((), "end.last-rug"),
}
"""For each phase the moves that belong to it, and the rule of what must be done."""


def violations(record: MarrakechRecord, move: Move) -> tuple[Violation, ...]:
    """Every way in which a move breaks a rule of Marrakech now; empty when it is legal.

    >>> from boardwidgets.game import Game
    >>> [broken.rule for broken in violations(Game("marrakech", seed=1).state, Die("7", 7))]
    ['marrakech.assam.turn', 'marrakech.assam.die']
    """
    kind = type(move)
    timely = issubclass(kind, EXPECTED[record.phase][0])
    found = [] if timely else [_not_now(record)]
    if kind in _NEVER:
        found += _NEVER[kind](record, move)
    if timely and kind in _NOT_HERE:
        found += _NOT_HERE[kind](record, move)
    return tuple(found)


def _violation(
    rule: str, key: str, squares: tuple[str, ...] = (), **parameters: object
) -> Violation:
    return Violation(f"marrakech.{rule}", key, squares, parameters)


def _not_now(record: MarrakechRecord) -> Violation:
    """Something else must be done now."""
    rule = EXPECTED[record.phase][1]
    if record.phase == OVER and len(record.still_in) == 1:
        rule = "end.last-player"
    return _violation(rule, f"refusal.now.{rule}", seat=record.seat)


# -- what no moment makes possible -------------------------------------------------------------


def _turn(record: MarrakechRecord, move: Turn) -> Iterator[Violation]:
    turns = record.constants.turns
    if move in turns:
        return
    rule = "variant.turn-after" if record.constants.turn_after else "assam.turn"
    key = "refusal.keep-heading"
    if move == BACK:
        # What may be done instead is said where it may be done.
        choice = record.phase in (TURN, TURN_AFTER) and STRAIGHT in turns
        key = "refusal.back" if choice else "refusal.right-about"
    yield _violation(rule, key, (NAMES[record.assam],))


def _die(record: MarrakechRecord, move: Die) -> Iterator[Violation]:
    if move not in DICE:
        yield _violation("assam.die", "refusal.die", text=move.text)


def _first(record: MarrakechRecord, move: First) -> Iterator[Violation]:
    if move not in record.constants.firsts:
        yield _violation("setup.first", "refusal.first", text=move.text)


def _next_rug(record: MarrakechRecord, move: NextRug) -> Iterator[Violation]:
    """There are stacks with two players only, and none has a rug when all are laid."""
    if not (record.constants.stacked and record.rugs[move.colour]):
        yield _no_such_rug(move)


def _no_such_rug(move: NextRug) -> Violation:
    return _violation("setup.two-players", "refusal.next-rug", colour=COLOURS[move.colour])


def _off_board(record: MarrakechRecord, move: OffBoard) -> Iterator[Violation]:
    missing = tuple(name for name in move.names if name not in NAMES)
    yield _violation("rug.beside-assam", "refusal.off-board", missing=missing)


def _apart(record: MarrakechRecord, lay: LayRug) -> Iterator[Violation]:
    one, other = lay.squares
    if lay.b not in SIDES[lay.a]:
        yield _violation("rug.beside-assam", "refusal.apart", (one, other), one=one, second=other)


_NEVER: Final[dict[type[Move], Callable[[MarrakechRecord, Any], Iterator[Violation]]]] = {
    Turn: _turn,
    Die: _die,
    First: _first,
    NextRug: _next_rug,
    OffBoard: _off_board,
    LayRug: _apart,
}


# -- what is not possible as things are ----------------------------------------------------------


def _other_stack(record: MarrakechRecord, move: NextRug) -> Iterator[Violation]:
    """It is the other stack that is drawn from."""
    if record.rugs[move.colour] and record.constants.owner[move.colour] != record.undrawn:
        yield _no_such_rug(move)


def _place(record: MarrakechRecord, lay: LayRug) -> Iterator[Violation]:
    assam = NAMES[record.assam]
    one, other = lay.squares
    if record.assam in (lay.a, lay.b):
        yield _violation("rug.beside-assam", "refusal.on-assam", (assam,), square=assam)
    elif lay.a not in SIDES[record.assam] and lay.b not in SIDES[record.assam]:
        squares = (one, other, assam)
        yield _violation(
            "rug.beside-assam", "refusal.far", squares, one=one, second=other, square=assam
        )
    if lay.a != lay.b and not may_cover(record, lay):
        yield _cover(record, lay)


def _cover(record: MarrakechRecord, lay: LayRug) -> Violation:
    """What a lay breaks that would cover a whole rug which may not be covered whole."""
    colour = record.tops[lay.a] % 4
    owner = record.owner_in(colour)
    squares, name = lay.squares, COLOURS[colour]
    if owner is None:
        return _violation("rug.cover", "refusal.cover-neutral", squares, colour=name)
    if owner == record.seat:
        return _violation("rug.cover-own", "refusal.cover-own", squares, colour=name)
    return _violation("rug.cover", "refusal.cover", squares, owner=owner, colour=name)


_NOT_HERE: Final[dict[type[Move], Callable[[MarrakechRecord, Any], Iterator[Violation]]]] = {
    NextRug: _other_stack,
    LayRug: _place,
}
