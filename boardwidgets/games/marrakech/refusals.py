"""Why a move may not be played: every rule that it breaks, with the squares concerned."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import Violation
from boardwidgets.games.marrakech.moves import BACK, Die, First, Lay, NextRug, OffBoard, Turn
from boardwidgets.games.marrakech.rugs import COLOURS
from boardwidgets.games.marrakech.squares import NAMES, SIDES

if TYPE_CHECKING:
    from boardwidgets.games.marrakech.state import MarrakechState

EXPECTED: Final[dict[str, tuple[tuple[type[Move], ...], str]]] = {
    "first": ((First,), "setup.first"),
    "rug": ((NextRug,), "setup.two-players"),
    "turn": ((Turn,), "assam.turn"),
    "roll": ((Die,), "assam.die"),
    "lay": ((Lay, OffBoard), "rug.must-lay"),
    "turn after": ((Turn,), "variant.turn-after"),
    "over": ((), "end.last-rug"),
}
"""For each phase the moves that belong to it, and the rule of what must be done."""


def violations(state: "MarrakechState", move: Move) -> tuple[Violation, ...]:
    """Every way in which a move breaks a rule of Marrakech now; empty when it is legal."""
    belonging, rule = EXPECTED[state.phase]
    if state.phase == "over" and sum(not out for out in state.out) == 1:
        rule = "end.last-player"
    if not isinstance(move, belonging):
        key = f"refusal.now.{rule}"
        return (_violation(rule, key, seat=state.seat),)
    return tuple(_CHECKS[type(move)](state, move))


def _violation(
    rule: str, key: str, squares: tuple[str, ...] = (), **parameters: object
) -> Violation:
    return Violation(f"marrakech.{rule}", key, squares, parameters)


def _turn(state: "MarrakechState", move: Turn) -> Iterator[Violation]:
    if move in state.table.turns:
        return
    rule = "variant.turn-after" if state.phase == "turn after" else "assam.turn"
    key = "refusal.back" if move == BACK else "refusal.keep-heading"
    yield _violation(rule, key, (NAMES[state.assam],))


def _die(state: "MarrakechState", move: Die) -> Iterator[Violation]:
    if move not in state.legal_moves:
        yield _violation("assam.die", "refusal.die", text=move.text)


def _first(state: "MarrakechState", move: First) -> Iterator[Violation]:
    if move not in state.table.firsts:
        yield _violation("setup.first", "refusal.first", text=move.text)


def _next_rug(state: "MarrakechState", move: NextRug) -> Iterator[Violation]:
    if move not in state.legal_moves:
        yield _violation("setup.two-players", "refusal.next-rug", colour=COLOURS[move.colour])


def _off_board(state: "MarrakechState", move: OffBoard) -> Iterator[Violation]:
    missing = tuple(name for name in move.names if name not in NAMES)
    yield _violation("rug.beside-assam", "refusal.off-board", missing=missing)


def _lay(state: "MarrakechState", lay: Lay) -> Iterator[Violation]:
    assam = NAMES[state.assam]
    one, other = lay.squares
    if lay.b not in SIDES[lay.a]:
        yield _violation("rug.beside-assam", "refusal.apart", (one, other), one=one, second=other)
    if state.assam in (lay.a, lay.b):
        yield _violation("rug.beside-assam", "refusal.on-assam", (assam,), square=assam)
    elif lay.a not in SIDES[state.assam] and lay.b not in SIDES[state.assam]:
        squares = (one, other, assam)
        yield _violation(
            "rug.beside-assam", "refusal.far", squares, one=one, second=other, square=assam
        )
    if lay.a != lay.b and not state.may_lay(lay):
        yield _cover(state, lay)


def _cover(state: "MarrakechState", lay: Lay) -> Violation:
    """What a lay breaks that would cover a whole rug which may not be covered whole."""
    colour = state.tops[lay.a] % 4
    owner = state.owner_in(colour)
    if owner is None:
        return _violation("rug.cover", "refusal.cover-neutral", lay.squares, colour=COLOURS[colour])
    if owner == state.seat:
        return _violation("rug.cover-own", "refusal.cover-own", lay.squares, colour=COLOURS[colour])
    parameters = {"owner": owner, "colour": COLOURS[colour]}
    return Violation("marrakech.rug.cover", "refusal.cover", lay.squares, parameters)


_CHECKS: Final[dict[type[Move], Callable[["MarrakechState", Any], Iterator[Violation]]]] = {
    Turn: _turn,
    Die: _die,
    First: _first,
    NextRug: _next_rug,
    OffBoard: _off_board,
    Lay: _lay,
}
