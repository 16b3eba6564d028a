"""The moves of Revenge of the Cows, made once.

`card red` or `card bull` covers a card. `cow red d4 d7`, `rabbit red d4 e5`, `mole red d4 e5` and
`herdsman d4 d5` go from a square to another; `bull red north` charges. `peek` or `leave`, then
`discard 2` (from the bottom of the pile) or `keep`. Chance: `first 2`, `place cow red d4`,
`grass d4`, `symbol carrot`.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from boardwidgets.core.events import Event
from boardwidgets.core.moves import Hidden, Move
from boardwidgets.games.cows import events as told
from boardwidgets.games.cows.cards import CARDS, is_open
from boardwidgets.games.cows.paths import Path, paths
from boardwidgets.games.cows.pieces import (
    BULL,
    COLOURS,
    COW,
    HERDSMAN,
    KINDS,
    MOLE,
    NAMES_OF,
    PIECES,
    RABBIT,
    colour_of,
    kind_of,
    of_kind,
)
from boardwidgets.games.cows.squares import NAMES, SQUARES
from boardwidgets.games.cows.tokens import SYMBOLS

HEADING_WORDS: Final = ("north", "east", "south", "west")
SLANTING_WORDS: Final = ("northeast", "southeast", "southwest", "northwest")


@dataclass(frozen=True, slots=True)
class Cover(Move):
    """Cover a card and move what it names."""

    card: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class Walk(Move):
    """A cow, rabbit, herdsman or mole goes to another square.

    `piece` is None for a herdsman, who is told apart by where he starts. `steps` tell each square
    he enters, of a walk that can be made at all.
    """

    kind: int = field(compare=False)
    piece: int | None = field(compare=False)
    start: int = field(compare=False)
    end: int = field(compare=False)
    steps: tuple[Event, ...] = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Charge(Move):
    """A bull goes in a direction; the heading is None for one that no bull can take."""

    piece: int = field(compare=False)
    heading: int | None = field(compare=False)


@dataclass(frozen=True, slots=True)
class OffBoard(Move):
    """Someone names squares of which at least one is not on the board."""

    kind: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Look(Move):
    """Look at the tokens that a mole has met, or leave them."""


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Discard a token by its place in the pile, from 1 at the bottom; 0 keeps them all."""

    place: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class First(Move):
    """Chance draws the player who begins."""

    seat: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Chance places a piece; None stands for whichever herdsman comes next."""

    piece: int | None = field(compare=False)
    square: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class Grass(Move):
    """Chance places a grass token face down."""

    square: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class Symbol(Move):
    """Chance draws what is under a token, which nobody sees."""

    symbol: int = field(compare=False)

    def seen(self, seat: int | None) -> Hidden:
        """Only that it happened."""
        return Hidden()


STEPPED: Final[dict[int, type[told.Stepped]]] = {
    COW: told.CowStepped,
    RABBIT: told.RabbitStepped,
    HERDSMAN: told.HerdsmanStepped,
    MOLE: told.MoleStepped,
}


def spoken_piece(piece: int) -> str:
    """A piece as moves name it, kind first.

    >>> spoken_piece(0), spoken_piece(12)
    ('cow red', 'herdsman')
    """
    kind = KINDS[kind_of(piece)]
    return kind if kind_of(piece) == HERDSMAN else f"{kind} {COLOURS[colour_of(piece)]}"


def _walk(piece: int, start: int, end: int, path: Path = ()) -> Walk:
    kind = kind_of(piece)
    passed = zip((start, *path), path, strict=False)
    steps = tuple(STEPPED[kind](NAMES_OF[piece], NAMES[a], NAMES[b]) for a, b in passed)
    text = f"{spoken_piece(piece)} {NAMES[start]} {NAMES[end]}"
    return Walk(text, kind, None if kind == HERDSMAN else piece, start, end, steps)


def _walks_from(piece: int, start: int) -> dict[int, Walk]:
    ways = paths(kind_of(piece), start)
    return {path[-1]: _walk(piece, start, path[-1], path) for path in ways}


def _walks_of(piece: int) -> tuple[dict[int, Walk], ...]:
    return tuple(_walks_from(piece, start) for start in SQUARES)


_HERDSMAN_WALKS: Final = _walks_of(of_kind(HERDSMAN)[0])
WALKS: Final = tuple(
    ()
    if kind_of(piece) == BULL
    else _HERDSMAN_WALKS
    if kind_of(piece) == HERDSMAN
    else _walks_of(piece)
    for piece in PIECES
)
"""WALKS[piece][start]: every walk a piece can ever make from a square, by where it ends."""

CHARGES: Final = {
    piece: tuple(
        Charge(f"{spoken_piece(piece)} {word}", piece, heading)
        for heading, word in enumerate(HEADING_WORDS)
    )
    for piece in of_kind(BULL)
}
"""CHARGES[bull][heading]."""

COVERS: Final = tuple(Cover(f"card {name}", card) for card, name in enumerate(CARDS))
PEEK: Final = Look("peek")
LEAVE: Final = Look("leave")
LOOKS: Final = (PEEK, LEAVE)
KEEP: Final = Discard("keep", 0)
FIRSTS: Final = tuple(First(f"first {seat + 1}", seat) for seat in range(4))
PLACES: Final = tuple(
    tuple(
        Place(
            f"place {spoken_piece(piece)} {NAMES[number]}",
            None if kind_of(piece) == HERDSMAN else piece,
            number,
        )
        for number in SQUARES
    )
    for piece in PIECES
)
GRASS: Final = tuple(Grass(f"grass {NAMES[number]}", number) for number in SQUARES)
SYMBOL_MOVES: Final = tuple(Symbol(f"symbol {name}", n) for n, name in enumerate(SYMBOLS))


COVERABLE: Final = tuple(
    tuple(cover for cover in COVERS if is_open(open_cards, cover.card)) for open_cards in range(256)
)
"""COVERABLE[open cards]: what may be covered."""

_DISCARD: Final = tuple(Discard(f"discard {place}", place) for place in range(1, len(NAMES)))
DISCARDS: Final = tuple((*_DISCARD[:count], KEEP) for count in range(len(NAMES)))
"""DISCARDS[count]: what may be done with so many tokens that were looked at."""

SPOKEN: Final[dict[str, Move]] = {
    move.text: move
    for moves in (COVERS, LOOKS, (KEEP,), FIRSTS, GRASS, SYMBOL_MOVES, *CHARGES.values(), *PLACES)
    for move in moves
}
"""Every move but walks and discards, by its text."""

_ANIMAL_WORD: Final = "(?:cow|rabbit|mole) (?:" + "|".join(COLOURS) + ")|herdsman"
_WALK_FORM: Final = re.compile(rf"({_ANIMAL_WORD}) ([a-z]\d{{1,2}}) ([a-z]\d{{1,2}})")
_SLANT_FORM: Final = re.compile(rf"bull ({'|'.join(COLOURS)}) ({'|'.join(SLANTING_WORDS)})")
_DISCARD_FORM: Final = re.compile(r"discard (\d{1,3})")
_PIECE_BY_WORDS: Final = {spoken_piece(piece): piece for piece in reversed(PIECES)}


def spoken(text: str) -> Move | None:
    """The move a text names, lawful or not; None when it names none.

    >>> spoken("cow red d4 d7").text, spoken("discard 2").place, spoken("red cow")
    ('cow red d4 d7', 2, None)
    """
    if text in SPOKEN:
        return SPOKEN[text]
    walk = _WALK_FORM.fullmatch(text)
    if walk:
        return _spoken_walk(text, *walk.groups())
    slant = _SLANT_FORM.fullmatch(text)
    if slant:
        return Charge(text, of_kind(BULL)[COLOURS.index(slant[1])], None)
    place = _DISCARD_FORM.fullmatch(text)
    return Discard(f"discard {int(place[1])}", int(place[1])) if place else None


def _spoken_walk(text: str, words: str, start: str, end: str) -> Move:
    piece = _PIECE_BY_WORDS[words]
    if start not in NAMES or end not in NAMES:
        return OffBoard(text, kind_of(piece), (start, end))
    one, other = NAMES.index(start), NAMES.index(end)
    return WALKS[piece][one].get(other) or _walk(piece, one, other)
