"""Writing a position as the text that `notation` describes."""

from boardwidgets.core.positions import write_grid
from boardwidgets.games.cows.cards import CARDS, EXTRA_KIND, NO_CARD, listed
from boardwidgets.games.cows.notation.words import (
    BY_NOBODY,
    EMPTY,
    FENCE,
    GRASS,
    NOTHING,
    UNSEEN,
    label,
    waiting_name,
)
from boardwidgets.games.cows.pasture import is_fenced
from boardwidgets.games.cows.pieces import KINDS, OFF, PIECES
from boardwidgets.games.cows.record import CowsRecord
from boardwidgets.games.cows.squares import GRID, NAMES, RANKS, SQUARES
from boardwidgets.games.cows.tokens import HIDDEN, Pile, Token


def write_position(record: CowsRecord) -> str:
    """The position as text."""
    pasture = record.pasture
    words = {NAMES[number]: _square_word(record, number) for number in SQUARES}
    players = [
        f"player {seat + 1}: {_pile_words(pile, seat) or NOTHING}"
        for seat, pile in enumerate(pasture.taken)
    ]
    lines = [
        f"cows {record.constants.players} players",
        *write_grid(words, GRID),
        *_grass_lines(record),
        "open: " + ", ".join(listed(record.open_cards)),
        *players,
        f"discarded: {_pile_words(pasture.discarded) or NOTHING}",
        f"turns: {record.turns}",
        *_moving_line(record),
        _mover_line(record),
    ]
    return "\n".join(lines) + "\n"


def _square_word(record: CowsRecord, number: int) -> str:
    pasture = record.pasture
    parts = [label(piece) for piece in PIECES if pasture.places[piece] == number]
    if is_fenced(pasture, number):
        parts.append(FENCE)
    count = len(pasture.piles[number])
    if count:
        parts.append(GRASS if count == 1 else f"{GRASS}{count}")
    return "+".join(parts) or EMPTY


def _grass_lines(record: CowsRecord) -> list[str]:
    """The piles about which something is known, a line a rank."""
    lines = []
    for rank in reversed(RANKS):
        said = [
            f"{NAMES[number]} {_pile_words(pile)}"
            for number, pile in enumerate(record.pasture.piles)
            if NAMES[number][1] == rank and any(token != Token() for token in pile)
        ]
        if said:
            lines.append("grass: " + ", ".join(said))
    return lines


def _pile_words(pile: Pile, owner: int | None = None) -> str:
    return " ".join(_token_word(token, owner) for token in pile)


def _token_word(token: Token, owner: int | None) -> str:
    word = UNSEEN if token.symbol == HIDDEN else token.symbol
    seats = "".join(str(seat + 1) for seat in token.known_to if seat != owner)
    return f"{word}({seats})" if seats else word


def _moving_line(record: CowsRecord) -> list[str]:
    if record.card == NO_CARD:
        return []
    still = [waiting_name(piece) for piece in record.waiting]
    if record.extra:
        still.append(KINDS[EXTRA_KIND[record.card]])
    return [f"moving: {CARDS[record.card]}; still {', '.join(still) or NOTHING}"]


def _mover_line(record: CowsRecord) -> str:
    who = "nobody" if record.main_phase in BY_NOBODY else f"player {record.seat + 1}"
    where = "" if record.met == OFF else f" {NAMES[record.met]}"
    return f"to move: {who}, {record.main_phase}{where}"
