"""A move by its text, as typed, recorded and read aloud.

`card red` or `card bull` covers a card. `cow red d4 d7`, `rabbit red d4 e5`, `mole red d4 e5` and
`herdsman d4 d5` go from a square to another; `bull red north` charges. `peek` or `leave`, then
`discard 2` (from the bottom of the pile) or `keep`. Chance: `first 2`, `place cow red d4`,
`grass d4`, `symbol carrot`.

Where a card or a token is due, its name or number alone will do: `bull` is `card bull`, and `2` is
`discard 2`.
"""

import re
from typing import Final

from boardwidgets.core.moves import Move
from boardwidgets.games.cows.cards import CARDS
from boardwidgets.games.cows.moves import (
    CHARGES,
    COVERS,
    FIRSTS,
    GRASS_MOVES,
    KEEP,
    LOOKS,
    PLACES,
    SYMBOL_MOVES,
    WALKS,
    ChargeBull,
    DiscardToken,
    WalkOffBoard,
    spoken_piece,
    walk,
)
from boardwidgets.games.cows.phases import CARD, DISCARD
from boardwidgets.games.cows.pieces import BULL, COLOURS, HERDSMAN, PIECES, kind_of, of_kind
from boardwidgets.games.cows.record import CowsRecord
from boardwidgets.games.cows.squares import NAMES

SLANTING_WORDS: Final = ("northeast", "southeast", "southwest", "northwest")

MOVES_BY_TEXT: Final[dict[str, Move]] = {
    move.text: move
    for moves in (
        COVERS,
        LOOKS,
        (KEEP,),
        FIRSTS,
        GRASS_MOVES,
        SYMBOL_MOVES,
        *CHARGES.values(),
        *PLACES,
    )
    for move in moves
}
"""Every move but walks and discards, by its text."""

_ANIMAL_WORD: Final = "(?:cow|rabbit|mole) (?:" + "|".join(COLOURS) + ")|herdsman"
_WALK_FORM: Final = re.compile(rf"({_ANIMAL_WORD}) ([a-z]\d{{1,2}}) ([a-z]\d{{1,2}})")
_SLANT_FORM: Final = re.compile(rf"bull ({'|'.join(COLOURS)}) ({'|'.join(SLANTING_WORDS)})")
_DISCARD_FORM: Final = re.compile(r"discard (\d{1,3})")
_PIECE_BY_WORDS: Final = {spoken_piece(piece): piece for piece in reversed(PIECES)}


def parse(record: CowsRecord, text: str) -> Move | None:
    """The move that a text names in this position, legal or not; None when it names none."""
    if record.phase == CARD and text in CARDS:
        return move_named(f"card {text}")
    if record.phase == DISCARD and text.isascii() and text.isdigit():
        return move_named(f"discard {text}")
    return move_named(text)


def move_named(text: str) -> Move | None:
    """The move a text names in any position, legal or not; None when it names none.

    >>> move_named("cow red d4 d7").text, move_named("discard 2").place, move_named("red cow")
    ('cow red d4 d7', 2, None)
    """
    if text in MOVES_BY_TEXT:
        return MOVES_BY_TEXT[text]
    walk = _WALK_FORM.fullmatch(text)
    if walk:
        return _walk_named(text, *walk.groups())
    slant = _SLANT_FORM.fullmatch(text)
    if slant:
        return ChargeBull(text, of_kind(BULL)[COLOURS.index(slant[1])], None)
    place = _DISCARD_FORM.fullmatch(text)
    return DiscardToken(f"discard {int(place[1])}", int(place[1])) if place else None


def _walk_named(text: str, words: str, start: str, end: str) -> Move:
    piece = _PIECE_BY_WORDS[words]
    kind = kind_of(piece)
    if start not in NAMES or end not in NAMES:
        return WalkOffBoard(text, (start, end), kind, None if kind == HERDSMAN else piece)
    one, other = NAMES.index(start), NAMES.index(end)
    return WALKS[piece][one].get(other) or walk(piece, one, other)
