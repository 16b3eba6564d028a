"""What a written position may lack to be played on from, phase by phase."""

from collections.abc import Callable
from typing import Final

from boardwidgets.core.state import Phase
from boardwidgets.games.sobek import phases
from boardwidgets.games.sobek.cards import ROW, STARTERS_EACH
from boardwidgets.games.sobek.notation.draft import expected
from boardwidgets.games.sobek.record import SobekRecord
from boardwidgets.games.sobek.tokens import DRAWN


def _dealt(record: SobekRecord) -> str | None:
    """Before the game nothing has been dealt."""
    begun = record.row or record.discard or record.spent or record.tokens or record.round > 1
    if begun or any(holder != holder.cleared() for holder in record.seats):
        return expected("dealt")
    if record.sealed != DRAWN or record.pile != record.constants.pile:
        return expected("undealt", cards=record.constants.pile, tokens=DRAWN)
    return None


def _full_row(record: SobekRecord) -> str | None:
    return expected("full-row") if len(record.row) >= ROW or not record.pile else None


def _no_row(record: SobekRecord) -> str | None:
    return None if record.row else expected("no-row")


def _all_starters(record: SobekRecord) -> str | None:
    full = all(len(holder.hand) >= STARTERS_EACH for holder in record.seats)
    return expected("starters") if full or record.row else None


def _unseen_tokens(record: SobekRecord) -> str | None:
    if record.sealed:
        return expected("sealed")
    return None if record.seats[record.seat].looked else expected("looked")


def _seen_tokens(record: SobekRecord) -> str | None:
    return None if record.sealed else expected("nothing-sealed")


def _queens_deck(record: SobekRecord) -> str | None:
    return None if record.left <= record.pile else expected("queen", most=record.pile)


def _game_over(record: SobekRecord) -> str | None:
    return expected("over") if record.is_last_round else None


def _goes_on(record: SobekRecord) -> str | None:
    return None if record.is_last_round else expected("goes-on")


def _not_lowest(record: SobekRecord) -> str | None:
    return None if record.seat in record.lowest_seats else expected("lowest")


PROBLEMS: Final[dict[Phase, tuple[Callable[[SobekRecord], str | None], ...]]] = {
    phases.FIRST: (_dealt,),
    phases.STARTERS: (_all_starters,),
    phases.ROW: (_full_row,),
    phases.TURN: (_no_row,),
    phases.TOKENS: (_seen_tokens,),
    phases.EVENT: (_unseen_tokens,),
    phases.QUEEN: (_queens_deck,),
    phases.LOWEST: (_game_over,),
    phases.BEGIN: (_game_over, _not_lowest),
    phases.OVER: (_goes_on,),
}
"""For some phases what a position may lack to be played on from: what is expected instead."""
