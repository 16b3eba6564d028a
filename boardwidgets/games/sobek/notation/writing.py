"""A position as text, in the notation that the package describes."""

from collections.abc import Iterator
from typing import Final

from boardwidgets.games.sobek import phases
from boardwidgets.games.sobek.cards import GOODS, WORDS, Cards
from boardwidgets.games.sobek.moves import COLOURS
from boardwidgets.games.sobek.record import SobekRecord
from boardwidgets.games.sobek.seats import Seat
from boardwidgets.games.sobek.tokens import TOKENS

NOBODYS: Final = (phases.FIRST, phases.LOWEST, phases.OVER)
"""Phases that are nobody's turn."""
TOKEN_WORDS: Final = (*TOKENS, "unseen")


def write_position(state: SobekRecord) -> str:
    """The position of a state as text."""
    lines = [
        f"sobek {len(state.seats)} players, round {state.round}",
        _line("row", state.row),
        f"deck: {state.pile} cards",
        *([_line("discard", state.discard)] if state.discard else []),
        *_tokens(state),
    ]
    for seat, holder in enumerate(state.seats):
        lines += _seat(COLOURS[seat], holder)
    lines.append(f"to move: {_mover(state)}")
    return "\n".join(lines) + "\n"


def _line(name: str, cards: Cards) -> str:
    return " ".join((f"{name}:", *(WORDS[card] for card in cards)))


def _tokens(state: SobekRecord) -> Iterator[str]:
    if state.sealed:
        seen = " ".join(("", *(TOKEN_WORDS[token] for token in state.tokens)))
        yield f"events: {state.sealed} face down{',' if seen else ''}{seen}"
    elif state.tokens:
        names = " ".join(TOKEN_WORDS[token] for token in state.tokens)
        looked = [COLOURS[seat] for seat, holder in enumerate(state.seats) if holder.looked]
        yield f"events: {names}" + (f", seen by {' '.join(looked)}" if looked else "")
    else:
        yield "events: none"
    if state.spent:
        yield f"spent: {' '.join(TOKENS[token] for token in state.spent)}"


def _seat(colour: str, holder: Seat) -> Iterator[str]:
    yield f"{colour}: {holder.points} points"
    if holder.hand:
        yield "  " + _line("hand", holder.hand)
    if holder.corruption:
        yield "  " + _line("corruption", holder.corruption)
    if holder.curses:
        yield f"  curses: {holder.curses}"
    for one in holder.sets:
        name = f"{'sideways' if one.sideways else 'set'} {GOODS[one.good]}"
        yield "  " + _line(name, one.cards) + " prosperity" * one.prosperities


def _mover(state: SobekRecord) -> str:
    phase: str = state.phase
    if phase in NOBODYS:
        return f"nobody, {phase}"
    if phase in (phases.THIEF_CARD, phases.VIZIER_CARD):
        phase += f" of {COLOURS[state.target]}"
    elif phase == phases.QUEEN:
        phase += f" {state.left}"
    return f"{COLOURS[state.seat]}, {phase}"
