"""Whether the rules can play on from what was read, at the stage that a position says."""

from collections.abc import Callable
from typing import Final

from boardwidgets.core.positions import PositionLine
from boardwidgets.games.cows.board import has_free_grass
from boardwidgets.games.cows.cards import NO_CARD
from boardwidgets.games.cows.pieces import MOLE, OFF, kind_of
from boardwidgets.games.cows.reading import Reading, expected
from boardwidgets.games.cows.squares import SQUARES
from boardwidgets.games.cows.tokens import SYMBOLS, shown_to, symbol_of


def check_symbols(reading: Reading, line: PositionLine) -> None:
    """Raise an error when there are more tokens than the game has."""
    board = reading.board
    found = [symbol_of(t) for pile in (*board.piles, *board.taken, board.discarded) for t in pile]
    for symbol in range(reading.table.symbols):
        if found.count(symbol) > reading.table.tokens_each:
            most, name = reading.table.tokens_each, SYMBOLS[symbol]
            raise line.error(expected("most-symbols", most=most, symbol=name))
    if len(found) > reading.table.tokens:
        raise line.error(expected("most-in-all", most=reading.table.tokens))


def _check_still(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    if reading.card != NO_CARD:
        raise line.error(expected("moving-on"))


def _check_over(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    _check_still(reading, line, seat, met)
    if has_free_grass(reading.board) and reading.turns != reading.table.max_turns:
        raise line.error(expected("goes-on"))


def _check_card(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    _check_still(reading, line, seat, met)
    if reading.turns == reading.table.max_turns:
        raise line.error(expected("turns-over"))


def _check_moving(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    if reading.card == NO_CARD:
        raise line.error(expected("no-moving"))
    if reading.turns == reading.table.max_turns:
        raise line.error(expected("turns-over"))


def _check_peek(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    _check_moving(reading, line, seat, met)
    moles = [place for piece, place in enumerate(reading.places) if kind_of(piece) == MOLE]
    if met not in moles or not reading.piles[met]:
        raise line.error(expected("mole-on-grass"))


def _check_discard(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    _check_peek(reading, line, seat, met)
    if any(token != shown_to(token, seat) for token in reading.piles[met]):
        raise line.error(expected("looked-at", number=seat + 1))


def _check_first(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    _check_still(reading, line, seat, met)
    bare = reading.fences == 0 and not any(reading.piles)
    if set(reading.places) == {OFF} and not bare:
        raise line.error(expected("first"))


def _check_place(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    _check_setting_up(reading, line, seat, met)
    if OFF not in reading.places:
        raise line.error(expected("all-placed"))
    if any(reading.piles):
        raise line.error(expected("grass-before-pieces"))


def _check_setting_up(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    _check_still(reading, line, seat, met)
    if reading.fences:
        raise line.error(expected("no-fences-yet"))


def _check_grass(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    _check_setting_up(reading, line, seat, met)
    board = reading.board
    count = sum(map(len, (*board.piles, *board.taken, board.discarded)))
    free = [s for s in SQUARES if s not in board.places and not board.piles[s]]
    if not reading.table.tokens - len(free) <= count < reading.table.tokens:
        raise line.error(expected("no-grass-to-place"))


CHECKS: Final[dict[str, Callable[[Reading, PositionLine, int, int], None]]] = {
    "first": _check_first,
    "over": _check_over,
    "card": _check_card,
    "move": _check_moving,
    "peek": _check_peek,
    "discard": _check_discard,
    "place": _check_place,
    "grass": _check_grass,
}
"""By stage: raises an error unless the rules can play on from it."""
