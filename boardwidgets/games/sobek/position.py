"""Positions of Sobek as text, to write down; `reading` reads them.

::

    sobek 2 players, round 1
    row: wheat1 character fish0
    deck: 27 cards
    discard: queen
    events: flood scorpion, seen by red
    spent: curse prosperity
    red: 12 points
      hand: starter-fish fish1 amulet
      corruption: wheat0
      set fish: fish0 fish1 thief prosperity
    yellow: 0 points
      hand: starter-ebony
      curses: 1
    to move: red, turn

A card is named as in moves; `character` is one that lies face down. What is not named is in the
deck, or left out. The row is written from its front. A set laid sideways is `sideways wheat: …`.
Before anybody has looked at the event tokens they are `5 face down`. Lines that would be empty may
be left out.

What has to be done is a phase such as `turn`, `event`, `sideways` (see `phases`), with the player
whose turn it is; the phases of chance `first` and `lowest`, and `over`, are nobody's. After the
phases `thief card` and `vizier card` comes the player robbed, `thief card of yellow`; after `queen`
how many cards she draws, `queen 3`.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from boardwidgets.games.sobek import phases
from boardwidgets.games.sobek.cards import GOODS, WORDS, Cards
from boardwidgets.games.sobek.moves import COLOURS
from boardwidgets.games.sobek.tokens import TOKENS

if TYPE_CHECKING:
    from boardwidgets.games.sobek.state import Seat, SobekState

NOBODYS: Final = (phases.FIRST, phases.LOWEST, phases.OVER)
"""Phases that are nobody's turn."""
TOKEN_WORDS: Final = (*TOKENS, "unseen")


def write_position(state: "SobekState") -> str:
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


def _tokens(state: "SobekState") -> Iterator[str]:
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


def _seat(colour: str, holder: "Seat") -> Iterator[str]:
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


def _mover(state: "SobekState") -> str:
    phase = state.phase
    if phase in NOBODYS:
        return f"nobody, {phase}"
    if phase in (phases.THIEF_CARD, phases.VIZIER_CARD):
        phase += f" of {COLOURS[state.target]}"
    elif phase == phases.QUEEN:
        phase += f" {state.left}"
    return f"{COLOURS[state.seat]}, {phase}"
