"""Why a move may not be played: every rule that it breaks, with the squares concerned.

A move may be impossible in itself, whenever it is made, and it may not be its time; both are named.
`walks` and `charges` say what forbids that a piece goes somewhere.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from boardwidgets.core.moves import First, Move
from boardwidgets.core.rulebook import Violation
from boardwidgets.core.state import Phase
from boardwidgets.games.cows.cards import CARDS, EXTRA_KIND, EXTRAS, NAMED, NO_CARD, listed
from boardwidgets.games.cows.cards import is_colour_card as names_colour
from boardwidgets.games.cows.legal_moves import chances, next_piece, piece_moves
from boardwidgets.games.cows.moves import (
    DISCARDS,
    ChargeBull,
    CoverCard,
    DiscardToken,
    DrawSymbol,
    LookUnder,
    PlaceGrass,
    PlacePiece,
    WalkOffBoard,
    WalkPiece,
)
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
)
from boardwidgets.games.cows.pieces import HERDSMAN, HERDSMEN, KINDS, NAMES_OF, OFF, kind_of
from boardwidgets.games.cows.record import CowsRecord
from boardwidgets.games.cows.refusals.charges import charge_violations
from boardwidgets.games.cows.refusals.walks import missing_squares, walk_violations
from boardwidgets.games.cows.squares import NAMES
from boardwidgets.games.cows.tokens import SYMBOLS

EXPECTED: Final[dict[Phase, tuple[tuple[type[Move], ...], str]]] = {
    FIRST: ((First,), "setup.players"),
    PLACE: ((PlacePiece,), "setup.placement"),
    GRASS: ((PlaceGrass,), "setup.grass"),
    DRAW_SYMBOLS: ((DrawSymbol,), "secret.tokens"),
    CARD: ((CoverCard,), "turn.card"),
    MOVE: ((WalkPiece, ChargeBull, WalkOffBoard), "turn.order"),
    PEEK: ((LookUnder,), "mole.peek"),
    DISCARD: ((DiscardToken,), "mole.peek"),
    OVER: ((), "end.grazed"),
}
"""For each phase the moves that belong to it, and the rule of what must be done."""


def violations(record: CowsRecord, move: Move) -> tuple[Violation, ...]:
    """Every way in which a move breaks a rule now; empty when it is legal."""
    impossible = _IMPOSSIBLE.get(type(move))
    return (*_at_wrong_time(record, move), *(impossible(record, move) if impossible else ()))


def _violation(
    rule: str, key: str, squares: tuple[str, ...] = (), **parameters: object
) -> Violation:
    return Violation(f"cows.{rule}", key, squares, parameters)


# -- its time --------------------------------------------------------------------------------


def _at_wrong_time(record: CowsRecord, move: Move) -> Iterator[Violation]:
    """What has to be done first, if the move does not belong to this phase."""
    belonging, rule = EXPECTED[record.phase]
    if isinstance(move, belonging):
        return
    key = f"refusal.now.{record.phase}"
    if record.phase == MOVE:
        yield _violation(rule, key, piece=_still_to_move(record), card=CARDS[record.card])
        return
    squares = () if record.met == OFF else (NAMES[record.met],)
    yield _violation(rule, key, squares, seat=record.seat, square=squares)


def _still_to_move(record: CowsRecord) -> tuple[str, ...]:
    """The pieces that still have to move, by name; a phrase for none at all."""
    waiting = tuple(dict.fromkeys(NAMES_OF[piece] for piece in record.waiting))
    extra = (KINDS[EXTRA_KIND[record.card]],) if record.extra else ()
    return (*waiting, *extra) or ("nothing",)


def _taking_up(record: CowsRecord, pieces: tuple[int, ...]) -> Iterator[Violation]:
    """What forbids that any of these pieces is taken up in this turn."""
    card = record.card
    if card == NO_CARD or any(_is_waiting(record, piece) for piece in pieces):
        return
    piece = pieces[0]
    parameters = {
        "piece": NAMES_OF[piece],
        "card": CARDS[card],
        "waiting_piece": _still_to_move(record),
    }
    place = record.pasture.places[piece]
    squares = () if place == OFF or len(pieces) > 1 else (NAMES[place],)
    if piece in EXTRAS[card]:
        yield _violation("turn.extra", "refusal.extra-moved", squares, **parameters)
    elif piece in NAMED[card] and place != OFF:
        yield _violation("turn.order", "refusal.has-moved", squares, **parameters)
    elif piece not in NAMED[card]:
        rule = "turn.colour-card" if names_colour(card) else "turn.piece-card"
        yield _violation(rule, "refusal.not-named", squares, **parameters)


def _is_waiting(record: CowsRecord, piece: int) -> bool:
    return piece in record.waiting or (record.extra and piece in EXTRAS[record.card])


# -- what is impossible in itself ------------------------------------------------------------


def _first(record: CowsRecord, move: First) -> Iterator[Violation]:
    if move.seat >= record.constants.players:
        yield _violation("setup.players", "refusal.first", players=record.constants.players)


def _place(record: CowsRecord, move: PlacePiece) -> Iterator[Violation]:
    square = NAMES[move.square]
    if record.phase == PLACE:
        piece = next_piece(record.pasture)
        if move.piece != (None if kind_of(piece) == HERDSMAN else piece):
            yield _violation("setup.placement", "refusal.place-order", piece=NAMES_OF[piece])
    if move.square in record.pasture.places:
        yield _violation("setup.placement", "refusal.place-taken", (square,), square=square)


def _grass(record: CowsRecord, move: PlaceGrass) -> Iterator[Violation]:
    if move.square in record.pasture.places or record.pasture.piles[move.square]:
        square = NAMES[move.square]
        yield _violation("setup.grass", "refusal.grass-taken", (square,), square=square)


def _symbol(record: CowsRecord, move: DrawSymbol) -> Iterator[Violation]:
    """Which symbols are left is asked only while they are drawn: later it would give them away."""
    there_are = SYMBOLS[: record.constants.symbols]
    drawable = record.phase != DRAW_SYMBOLS or any(
        outcome == move for outcome, _ in chances(record)
    )
    if move.symbol not in there_are or not drawable:
        yield _violation("setup.grass", "refusal.symbol")


def _cover(record: CowsRecord, move: CoverCard) -> Iterator[Violation]:
    if move.card not in record.open_cards:
        card, others = CARDS[move.card], listed(record.open_cards)
        yield _violation("turn.card", "refusal.covered", (), card=card, open_card=others)


def _discard(record: CowsRecord, move: DiscardToken) -> Iterator[Violation]:
    """A token that is not in the pile, or in no pile at all while none has been met."""
    if record.met == OFF:
        highest = max(map(len, record.pasture.piles))
        if move not in DISCARDS[highest]:
            yield _violation("mole.peek", "refusal.discard-nowhere", count=highest)
        return
    count = len(record.pasture.piles[record.met])
    if move not in DISCARDS[count]:
        square = NAMES[record.met]
        yield _violation("mole.peek", "refusal.discard", (square,), square=square, count=count)


def _off_board(record: CowsRecord, move: WalkOffBoard) -> Iterator[Violation]:
    start = move.names[0]
    standing = _herdsmen_on(record, NAMES.index(start)) if start in NAMES else ()
    yield from _taking_up(record, _meant(move.piece, standing))
    yield missing_squares(move.kind, move.names)


def _walk(record: CowsRecord, move: WalkPiece) -> Iterator[Violation]:
    standing = _herdsmen_on(record, move.start)
    pieces = _meant(move.piece, standing)
    yield from _taking_up(record, pieces)
    if move.piece is None and not standing:
        square = NAMES[move.start]
        yield _violation("herdsman.move", "refusal.no-herdsman", (square,), square=square)
    else:
        yield from walk_violations(record, pieces[0], move)


def _herdsmen_on(record: CowsRecord, square: int) -> tuple[int, ...]:
    return tuple(man for man in HERDSMEN if record.pasture.places[man] == square)


def _meant(piece: int | None, standing: tuple[int, ...]) -> tuple[int, ...]:
    """The piece that a walk is of; any herdsman where none stands at its start."""
    return (standing or HERDSMEN) if piece is None else (piece,)


def _charge(record: CowsRecord, move: ChargeBull) -> Iterator[Violation]:
    turn = tuple(_taking_up(record, (move.piece,)))
    yield from turn
    choices = piece_moves(record) if record.phase == MOVE and not turn else ()
    yield from charge_violations(record.pasture, move, choices)


_IMPOSSIBLE: Final[dict[type[Move], Callable[[CowsRecord, Any], Iterator[Violation]]]] = {
    First: _first,
    PlacePiece: _place,
    PlaceGrass: _grass,
    DrawSymbol: _symbol,
    CoverCard: _cover,
    DiscardToken: _discard,
    WalkPiece: _walk,
    WalkOffBoard: _off_board,
    ChargeBull: _charge,
}
"""What forbids each kind of move in itself, and of a piece that it is taken up in this turn."""
