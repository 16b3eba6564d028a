"""The moves of Revenge of the Cows, each made once; `parsing` finds them by their texts."""

from dataclasses import dataclass, field
from typing import Final

from boardwidgets.core.events import Event
from boardwidgets.core.moves import First, Hidden, Move, OffBoard
from boardwidgets.games.cows.cards import CARDS
from boardwidgets.games.cows.events import (
    CowStepped,
    HerdsmanStepped,
    MoleStepped,
    PieceStepped,
    RabbitStepped,
)
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


@dataclass(frozen=True, slots=True)
class CoverCard(Move):
    """Cover a card and move what it names."""

    card: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class WalkPiece(Move):
    """A cow, rabbit, herdsman or mole goes to another square.

    `piece` is None for a herdsman, since herdsmen are told apart by where they start. `steps` tell
    each square that it enters, if it is a walk that can be made at all.
    """

    kind: int = field(compare=False)
    piece: int | None = field(compare=False)
    start: int = field(compare=False)
    end: int = field(compare=False)
    steps: tuple[Event, ...] = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ChargeBull(Move):
    """A bull goes in a direction; the heading is None for one that no bull can take."""

    piece: int = field(compare=False)
    heading: int | None = field(compare=False)


@dataclass(frozen=True, slots=True)
class WalkOffBoard(OffBoard):
    """A walk to or from a square that is not on the board; `piece` is None for a herdsman."""

    kind: int
    piece: int | None


@dataclass(frozen=True, slots=True)
class LookUnder(Move):
    """Look at the tokens that a mole has met, or leave them."""

    looks: bool = field(compare=False)


@dataclass(frozen=True, slots=True)
class DiscardToken(Move):
    """Discard a token by its place in the pile, from 1 at the bottom; 0 keeps them all."""

    place: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class PlacePiece(Move):
    """Chance places a piece; None stands for whichever herdsman comes next."""

    piece: int | None = field(compare=False)
    square: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class PlaceGrass(Move):
    """Chance places a grass token face down."""

    square: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class DrawSymbol(Move):
    """Chance draws what is under a token, which nobody sees."""

    symbol: str = field(compare=False)

    def seen(self, seat: int | None) -> Hidden:
        """Only that it happened."""
        return Hidden()


STEPPED: Final[dict[int, type[PieceStepped]]] = {
    COW: CowStepped,
    RABBIT: RabbitStepped,
    HERDSMAN: HerdsmanStepped,
    MOLE: MoleStepped,
}


def spoken_piece(piece: int) -> str:
    """A piece as moves name it, kind first.

    >>> spoken_piece(0), spoken_piece(12)
    ('cow red', 'herdsman')
    """
    kind = KINDS[kind_of(piece)]
    return kind if kind_of(piece) == HERDSMAN else f"{kind} {COLOURS[colour_of(piece)]}"


def walk(piece: int, start: int, end: int, path: Path = ()) -> WalkPiece:
    """A walk with its steps; without a path it is one that the piece can never make.

    >>> walk(0, 24, 31).text
    'cow red d4 d5'
    """
    kind = kind_of(piece)
    passed = zip((start, *path), path, strict=False)
    steps = tuple(STEPPED[kind](NAMES_OF[piece], NAMES[a], NAMES[b]) for a, b in passed)
    text = f"{spoken_piece(piece)} {NAMES[start]} {NAMES[end]}"
    return WalkPiece(text, kind, None if kind == HERDSMAN else piece, start, end, steps)


def _walks_from(piece: int, start: int) -> dict[int, WalkPiece]:
    ways = paths(kind_of(piece), start)
    return {path[-1]: walk(piece, start, path[-1], path) for path in ways}


def _walks_of(piece: int) -> tuple[dict[int, WalkPiece], ...]:
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
        ChargeBull(f"{spoken_piece(piece)} {word}", piece, heading)
        for heading, word in enumerate(HEADING_WORDS)
    )
    for piece in of_kind(BULL)
}
"""CHARGES[bull][heading]."""

COVERS: Final = tuple(CoverCard(f"card {name}", card) for card, name in enumerate(CARDS))
LOOKS: Final = (LookUnder("peek", looks=True), LookUnder("leave", looks=False))
KEEP: Final = DiscardToken("keep", 0)
FIRSTS: Final = tuple(First(f"first {seat + 1}", seat) for seat in range(4))
PLACES: Final = tuple(
    tuple(
        PlacePiece(
            f"place {spoken_piece(piece)} {NAMES[number]}",
            None if kind_of(piece) == HERDSMAN else piece,
            number,
        )
        for number in SQUARES
    )
    for piece in PIECES
)
GRASS_MOVES: Final = tuple(PlaceGrass(f"grass {NAMES[number]}", number) for number in SQUARES)
SYMBOL_MOVES: Final = tuple(DrawSymbol(f"symbol {name}", name) for name in SYMBOLS)

_DISCARD: Final = tuple(DiscardToken(f"discard {place}", place) for place in range(1, len(NAMES)))
DISCARDS: Final = tuple((*_DISCARD[:count], KEEP) for count in range(len(NAMES)))
"""DISCARDS[count]: what may be done with so many tokens that were looked at."""
