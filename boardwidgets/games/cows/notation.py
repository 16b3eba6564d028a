"""Positions of Revenge of the Cows as text, to write down and to read.

::

    cows 3 players
    7  .      .      .      .      .      .      .
    6  .      yM+*2  .      .      .      .      .
    5  .      .      .      .      .      .      .
    4  .      rB     .      rR     #      .      .
    3  .      .      H1     .      *      .      .
    2  .      .      .      .      .      .      .
    1  .      .      .      .      .      .      .
       a      b      c      d      e      f      g
    grass: b6 carrot onion(1)
    open: yellow, blue, green, bull, rabbit, mole, herdsman
    player 1: carrot potato(2)
    player 2: nothing
    player 3: ?
    discarded: nothing
    turns: 12
    moving: red; still red bull, red rabbit, herdsman
    to move: player 2, move

The word on a square joins what is there with `+`: an animal by its colour (r, y, b, g) and the
capital of its kind (C, B, R, M), a herdsman (H1 to H4), a fence `#`, a token `*` or a pile `*2`.
`grass` names symbols from the bottom of a pile to its top, with the players who have looked in
brackets; a token that is not named, or named `?`, is drawn by chance. `moving` is the card of this
turn and the pieces that still have to move; `herdsman` or `cow` is the extra one. What has to be
done is `card`, `move`, `peek b6` or `discard b6`; `to move: nobody, first` lets chance draw who
begins, `to move: player 1, place` or `grass` goes on setting up, and `to move: nobody, over` is
the end. Pieces may be missing. All lines but the first, the diagram and the last may be left out.
"""

from typing import TYPE_CHECKING, Final

from boardwidgets.core.positions import write_grid
from boardwidgets.games.cows.cards import CARDS, EXTRA_KIND, NO_CARD, listed
from boardwidgets.games.cows.pieces import (
    COLOURS,
    HERDSMAN,
    KINDS,
    NAMES_OF,
    OFF,
    PIECES,
    colour_of,
    kind_of,
)
from boardwidgets.games.cows.squares import GRID, NAMES, RANKS, SQUARES
from boardwidgets.games.cows.tokens import UNKNOWN, Pile, known_to, symbol_name, symbol_of

if TYPE_CHECKING:
    from boardwidgets.games.cows.state import CowsState

FENCE: Final = "#"
GRASS: Final = "*"
EMPTY: Final = "."
UNSEEN: Final = "?"
NOTHING: Final = "nothing"
BY_NOBODY: Final = ("first", "over")
AT_A_SQUARE: Final = ("peek", "discard")


def label(piece: int) -> str:
    """A piece as a diagram shows it.

    >>> label(0), label(15)
    ('rC', 'H4')
    """
    kind = KINDS[kind_of(piece)][0].upper()
    if kind_of(piece) == HERDSMAN:
        return f"{kind}{colour_of(piece) + 1}"
    return COLOURS[colour_of(piece)][0] + kind


def waiting_name(piece: int) -> str:
    """A piece that still has to move, as the line `moving` names it.

    >>> waiting_name(0), waiting_name(15)
    ('red cow', 'herdsman 4')
    """
    name = NAMES_OF[piece]
    return f"{name} {colour_of(piece) + 1}" if kind_of(piece) == HERDSMAN else name


LABELS: Final = {label(piece): piece for piece in PIECES}
WAITING_NAMES: Final = {waiting_name(piece): piece for piece in PIECES}


def write_position(state: "CowsState") -> str:
    """The position of a state as text."""
    board = state.board
    words = {NAMES[number]: _square_word(state, number) for number in SQUARES}
    players = [
        f"player {seat + 1}: {_pile_words(pile, seat) or NOTHING}"
        for seat, pile in enumerate(board.taken)
    ]
    lines = [
        f"cows {state.table.players} players",
        *write_grid(words, GRID),
        *_grass_lines(state),
        "open: " + ", ".join(listed(state.open_cards)),
        *players,
        f"discarded: {_pile_words(board.discarded) or NOTHING}",
        f"turns: {state.turns}",
        *_moving_line(state),
        _mover_line(state),
    ]
    return "\n".join(lines) + "\n"


def _square_word(state: "CowsState", number: int) -> str:
    board = state.board
    parts = [label(piece) for piece in PIECES if board.places[piece] == number]
    if board.fences >> number & 1:
        parts.append(FENCE)
    count = len(board.piles[number])
    if count:
        parts.append(GRASS if count == 1 else f"{GRASS}{count}")
    return "+".join(parts) or EMPTY


def _grass_lines(state: "CowsState") -> list[str]:
    """The piles of which something is known, a line a rank."""
    lines = []
    for rank in reversed(RANKS):
        said = [
            f"{NAMES[number]} {_pile_words(pile)}"
            for number, pile in enumerate(state.board.piles)
            if NAMES[number][1] == rank and any(token != UNKNOWN for token in pile)
        ]
        if said:
            lines.append("grass: " + ", ".join(said))
    return lines


def _pile_words(pile: Pile, owner: int | None = None) -> str:
    return " ".join(_token_word(token, owner) for token in pile)


def _token_word(token: int, owner: int | None) -> str:
    word = UNSEEN if symbol_of(token) == UNKNOWN else symbol_name(token)
    seats = "".join(str(seat + 1) for seat in known_to(token) if seat != owner)
    return f"{word}({seats})" if seats else word


def _moving_line(state: "CowsState") -> list[str]:
    if state.card == NO_CARD:
        return []
    still = [waiting_name(piece) for piece in state.waiting]
    if state.extra:
        still.append(KINDS[EXTRA_KIND[state.card]])
    return [f"moving: {CARDS[state.card]}; still {', '.join(still) or NOTHING}"]


def _mover_line(state: "CowsState") -> str:
    who = "nobody" if state.stage in BY_NOBODY else f"player {state.seat + 1}"
    where = "" if state.met == OFF else f" {NAMES[state.met]}"
    return f"to move: {who}, {state.stage}{where}"
