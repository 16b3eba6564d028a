"""Whether the rules can play on from what was read, in the phase that a position says."""

from collections.abc import Callable
from typing import Final

from boardwidgets.core.positions import PositionLine
from boardwidgets.core.state import Phase
from boardwidgets.games.cows.cards import NO_CARD
from boardwidgets.games.cows.notation.draft import PositionDraft, expected
from boardwidgets.games.cows.pasture import has_free_grass, tokens
from boardwidgets.games.cows.phases import CARD, DISCARD, FIRST, GRASS, MOVE, OVER, PEEK, PLACE
from boardwidgets.games.cows.pieces import MOLE, OFF, kind_of
from boardwidgets.games.cows.squares import SQUARES
from boardwidgets.games.cows.tokens import SYMBOLS


def check_symbols(draft: PositionDraft, line: PositionLine) -> None:
    """Raise an error when there are more tokens than the game has."""
    found = [token.symbol for token in tokens(draft.pasture)]
    most = draft.constants.tokens_each
    for symbol in SYMBOLS[: draft.constants.symbols]:
        if found.count(symbol) > most:
            raise line.error(expected("most-symbols", most=most, symbol=symbol))
    if len(found) > draft.constants.tokens:
        raise line.error(expected("most-in-all", most=draft.constants.tokens))


def _check_still(draft: PositionDraft, line: PositionLine, seat: int, met: int) -> None:
    if draft.card != NO_CARD:
        raise line.error(expected("moving-on"))


def _check_over(draft: PositionDraft, line: PositionLine, seat: int, met: int) -> None:
    _check_still(draft, line, seat, met)
    if has_free_grass(draft.pasture) and draft.turns != draft.constants.max_turns:
        raise line.error(expected("goes-on"))


def _check_card(draft: PositionDraft, line: PositionLine, seat: int, met: int) -> None:
    _check_still(draft, line, seat, met)
    if draft.turns == draft.constants.max_turns:
        raise line.error(expected("turns-over"))


def _check_moving(draft: PositionDraft, line: PositionLine, seat: int, met: int) -> None:
    if draft.card == NO_CARD:
        raise line.error(expected("no-moving"))
    if draft.turns == draft.constants.max_turns:
        raise line.error(expected("turns-over"))


def _check_peek(draft: PositionDraft, line: PositionLine, seat: int, met: int) -> None:
    _check_moving(draft, line, seat, met)
    moles = [place for piece, place in enumerate(draft.places) if kind_of(piece) == MOLE]
    if met not in moles or not draft.piles[met]:
        raise line.error(expected("mole-on-grass"))


def _check_discard(draft: PositionDraft, line: PositionLine, seat: int, met: int) -> None:
    _check_peek(draft, line, seat, met)
    if any(seat not in token.known_to for token in draft.piles[met]):
        raise line.error(expected("looked-at", number=seat + 1))


def _check_first(draft: PositionDraft, line: PositionLine, seat: int, met: int) -> None:
    _check_still(draft, line, seat, met)
    bare = draft.fences == 0 and not any(draft.piles)
    if set(draft.places) == {OFF} and not bare:
        raise line.error(expected("first"))


def _check_place(draft: PositionDraft, line: PositionLine, seat: int, met: int) -> None:
    _check_setting_up(draft, line, seat, met)
    if OFF not in draft.places:
        raise line.error(expected("all-placed"))
    if any(draft.piles):
        raise line.error(expected("grass-before-pieces"))


def _check_setting_up(draft: PositionDraft, line: PositionLine, seat: int, met: int) -> None:
    _check_still(draft, line, seat, met)
    if draft.fences:
        raise line.error(expected("no-fences-yet"))


def _check_grass(draft: PositionDraft, line: PositionLine, seat: int, met: int) -> None:
    _check_setting_up(draft, line, seat, met)
    pasture = draft.pasture
    count = sum(map(len, (*pasture.piles, *pasture.taken, pasture.discarded)))
    free = [s for s in SQUARES if s not in pasture.places and not pasture.piles[s]]
    if not draft.constants.tokens - len(free) <= count < draft.constants.tokens:
        raise line.error(expected("no-grass-to-place"))


CHECKS: Final[dict[Phase, Callable[[PositionDraft, PositionLine, int, int], None]]] = {
    FIRST: _check_first,
    OVER: _check_over,
    CARD: _check_card,
    MOVE: _check_moving,
    PEEK: _check_peek,
    DISCARD: _check_discard,
    PLACE: _check_place,
    GRASS: _check_grass,
}
"""By phase: raises an error unless the rules can play on from it."""
