"""Why a move may not be played: every rule that it breaks, with the squares concerned."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import Violation
from boardwidgets.games.cows import setting_up
from boardwidgets.games.cows.cards import CARDS, EXTRAS, NAMED, is_open, listed
from boardwidgets.games.cows.cards import is_colour_card as names_colour
from boardwidgets.games.cows.moves import (
    Charge,
    Cover,
    Discard,
    First,
    Grass,
    Look,
    OffBoard,
    Place,
    Symbol,
    Walk,
)
from boardwidgets.games.cows.moving import charge_violations, missing_squares, walk_violations
from boardwidgets.games.cows.pieces import HERDSMAN, KINDS, NAMES_OF, OFF, kind_of, of_kind
from boardwidgets.games.cows.squares import NAMES

if TYPE_CHECKING:
    from boardwidgets.games.cows.state import CowsState

EXPECTED: Final[dict[str, tuple[tuple[type[Move], ...], str]]] = {
    "first": ((First,), "setup.players"),
    "place": ((Place,), "setup.placement"),
    "grass": ((Grass,), "setup.grass"),
    "symbols": ((Symbol,), "secret.tokens"),
    "card": ((Cover,), "turn.card"),
    "move": ((Walk, Charge, OffBoard), "turn.order"),
    "peek": ((Look,), "mole.peek"),
    "discard": ((Discard,), "mole.peek"),
    "over": ((), "end.grazed"),
}
"""For each phase the moves that belong to it, and the rule of what must be done."""


def violations(state: "CowsState", move: Move) -> tuple[Violation, ...]:
    """Every way in which a move breaks a rule now; empty when it is legal."""
    belonging, rule = EXPECTED[state.phase]
    if isinstance(move, belonging):
        return tuple(_CHECKS[type(move)](state, move))
    key = f"refusal.now.{state.phase}"
    if state.phase == "move":
        return (_violation(rule, key, piece=_still_to_move(state), card=CARDS[state.card]),)
    squares = () if state.met == OFF else (NAMES[state.met],)
    return (_violation(rule, key, squares, seat=state.seat, square=squares),)


def _violation(
    rule: str, key: str, squares: tuple[str, ...] = (), **parameters: object
) -> Violation:
    return Violation(f"cows.{rule}", key, squares, parameters)


def _still_to_move(state: "CowsState") -> tuple[str, ...]:
    waiting = tuple(NAMES_OF[piece] for piece in state.waiting)
    return (*waiting, KINDS[kind_of(EXTRAS[state.card][0])]) if state.extra else waiting


def _first(state: "CowsState", move: First) -> Iterator[Violation]:
    if move.seat >= state.table.players:
        yield _violation("setup.players", "refusal.first", players=state.table.players)


def _place(state: "CowsState", move: Place) -> Iterator[Violation]:
    piece = setting_up.next_piece(state.board)
    square = NAMES[move.square]
    if move.piece != (None if kind_of(piece) == HERDSMAN else piece):
        yield _violation("setup.placement", "refusal.place-order", piece=NAMES_OF[piece])
    if move.square in state.board.places:
        yield _violation("setup.placement", "refusal.place-taken", (square,), square=square)


def _grass(state: "CowsState", move: Grass) -> Iterator[Violation]:
    if move.square in state.board.places or state.board.piles[move.square]:
        square = NAMES[move.square]
        yield _violation("setup.grass", "refusal.grass-taken", (square,), square=square)


def _symbol(state: "CowsState", move: Symbol) -> Iterator[Violation]:
    if all(outcome != move for outcome, _ in state.chances):
        yield _violation("setup.grass", "refusal.symbol")


def _cover(state: "CowsState", move: Cover) -> Iterator[Violation]:
    if not is_open(state.open_cards, move.card):
        card, others = CARDS[move.card], listed(state.open_cards)
        yield _violation("turn.card", "refusal.covered", (), card=card, open_card=others)


def _look(state: "CowsState", move: Look) -> Iterator[Violation]:
    return iter(())


def _discard(state: "CowsState", move: Discard) -> Iterator[Violation]:
    if move not in state.choices:
        square = NAMES[state.met]
        count = len(state.board.piles[state.met])
        yield _violation("mole.peek", "refusal.discard", (square,), square=square, count=count)


def _off_board(state: "CowsState", move: OffBoard) -> Iterator[Violation]:
    yield missing_squares(move.kind, move.names)


def _walk(state: "CowsState", move: Walk) -> Iterator[Violation]:
    piece = move.piece
    if piece is None:
        here = [man for man in of_kind(HERDSMAN) if state.board.places[man] == move.start]
        if not here:
            square = NAMES[move.start]
            yield _violation("herdsman.move", "refusal.no-herdsman", (square,), square=square)
            return
        piece = here[0]
    yield from _taking_up(state, piece)
    yield from walk_violations(state.table, state.board, piece, move)


def _charge(state: "CowsState", move: Charge) -> Iterator[Violation]:
    turn = tuple(_taking_up(state, move.piece))
    yield from turn
    yield from charge_violations(state.board, move, () if turn else state.choices)


def _taking_up(state: "CowsState", piece: int) -> Iterator[Violation]:
    """What forbids that a piece is taken up at all now."""
    card = state.card
    if piece in state.waiting or (state.extra and piece in EXTRAS[card]):
        return
    parameters = {
        "piece": NAMES_OF[piece],
        "card": CARDS[card],
        "waiting_piece": _still_to_move(state),
    }
    place = state.board.places[piece]
    squares = () if place == OFF else (NAMES[place],)
    if piece in EXTRAS[card]:
        yield _violation("turn.extra", "refusal.extra-moved", squares, **parameters)
    elif piece in NAMED[card] and place != OFF:
        yield _violation("turn.order", "refusal.has-moved", squares, **parameters)
    elif piece not in NAMED[card]:
        rule = "turn.colour-card" if names_colour(card) else "turn.piece-card"
        yield _violation(rule, "refusal.not-named", squares, **parameters)


_CHECKS: Final[dict[type[Move], Callable[["CowsState", Any], Iterator[Violation]]]] = {
    First: _first,
    Place: _place,
    Grass: _grass,
    Symbol: _symbol,
    Cover: _cover,
    Walk: _walk,
    Charge: _charge,
    OffBoard: _off_board,
    Look: _look,
    Discard: _discard,
}
