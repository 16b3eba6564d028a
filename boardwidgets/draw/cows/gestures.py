"""How each move of Revenge of the Cows is made by pointing at the board, legal or not.

A piece and then a square; where something stands on that square, that will do too, unless it could
itself be taken up now. A bull and then an arrow, or any square in its line.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from boardwidgets.core.moves import Move
from boardwidgets.core.view import View
from boardwidgets.draw.cows.board.pieces import KEYS
from boardwidgets.draw.cows.layout import FIELD
from boardwidgets.draw.field import beyond
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.gestures import Pick
from boardwidgets.draw.scene import Circle, Item
from boardwidgets.games.cows.legal_moves import next_piece
from boardwidgets.games.cows.moves import (
    COVERS,
    DISCARDS,
    FIRSTS,
    GRASS_MOVES,
    HEADING_WORDS,
    LOOKS,
    PLACES,
    WALKS,
    spoken_piece,
)
from boardwidgets.games.cows.parsing import move_named
from boardwidgets.games.cows.phases import FIRST, GRASS, PLACE
from boardwidgets.games.cows.pieces import BULL, OFF, PIECES, kind_of
from boardwidgets.games.cows.squares import NAMES, SQUARES, file_of, rank_of
from boardwidgets.games.cows.state import CowsState
from boardwidgets.teach.cows import piece_of

WAYS: Final = tuple(f"way:{word}" for word in HEADING_WORDS)
REACH: Final = 48.0
"""How far an arrow's place is from the middle of a bull's square."""
WAY_RADIUS: Final = 18.0
"""Not as far as the middle of the next square, on which another piece may be meant."""

KEPT_PLACES: Final = 64
KEPT_PAIRS: Final = 2048
"""How many places of pieces, and pairs of two, are kept: those of a few positions.

There are half a million pairs in all, and a long game comes upon many of them.
"""

SQUARE_KEYS: Final = tuple(f"square:{name}" for name in NAMES)
COVERING: Final = tuple(Pick(cover, (cover.text.replace(" ", ":"),)) for cover in COVERS)
LOOKING: Final = tuple(Pick(look, (look.text,)) for look in LOOKS)


def gestures(view: View[CowsState]) -> tuple[Pick, ...]:
    """Every move that a reader could mean by pointing now."""
    state = view.state
    places = state.pasture.places
    found = [*COVERING, *LOOKING, *_chance(state)]
    if state.met != OFF:
        found += _discarding(len(state.pasture.piles[state.met]))
    able = {piece for move in view.legal_moves if (piece := piece_of(state, move)) is not None}
    legal = set(view.legal_moves)
    for piece, start in enumerate(places):
        if start != OFF:
            found += _from(piece, start)
            for other, square in enumerate(places):
                if square in (start, OFF) or other == piece:
                    continue
                pick = _onto(piece, start, other, square)
                if other not in able or (kind_of(piece) != BULL and pick.move in legal):
                    found.append(pick)
    return tuple(found)


@lru_cache(maxsize=KEPT_PLACES)
def _from(piece: int, start: int) -> tuple[Pick, ...]:
    """The ways to move a piece from a square, those first that it can ever go."""
    squares = (square for square in SQUARES if square != start)
    to_squares = [
        Pick(_move(piece, start, square), (KEYS[piece], SQUARE_KEYS[square]), in_order=True)
        for square in squares
    ]
    if kind_of(piece) == BULL:
        ways = zip(HEADING_WORDS, WAYS, strict=True)
        charges = [
            Pick(_move_named(f"{spoken_piece(piece)} {word}"), (KEYS[piece], way), in_order=True)
            for word, way in ways
        ]
        return (*charges, *to_squares)
    possible = set(WALKS[piece][start].values())
    return tuple(sorted(to_squares, key=lambda pick: pick.move not in possible))


@lru_cache(maxsize=KEPT_PAIRS)
def _onto(piece: int, start: int, other: int, square: int) -> Pick:
    """The way to move a piece to where another stands."""
    return Pick(_move(piece, start, square), (KEYS[piece], KEYS[other]), in_order=True)


@lru_cache(maxsize=KEPT_PAIRS)
def _move(piece: int, start: int, square: int) -> Move:
    if kind_of(piece) == BULL:
        return _move_named(f"{spoken_piece(piece)} {_direction(start, square)}")
    return _move_named(f"{spoken_piece(piece)} {NAMES[start]} {NAMES[square]}")


def _direction(start: int, square: int) -> str:
    """The direction from a square to another: one word for a line, two in one for a slant."""
    up, right = rank_of(square) - rank_of(start), file_of(square) - file_of(start)
    north_south = "north" if up > 0 else "south" if up else ""
    return north_south + ("east" if right > 0 else "west" if right else "")


def _move_named(text: str) -> Move:
    move = move_named(text)
    if move is None:
        raise ValueError(f"no move is called {text!r}")
    return move


@cache
def _discarding(count: int) -> tuple[Pick, ...]:
    *discards, keep = DISCARDS[count]
    tokens = (Pick(move, (f"token:{place}",)) for place, move in enumerate(discards, 1))
    return (*tokens, Pick(keep, (keep.text,)))


def _chance(state: CowsState) -> Iterator[Pick]:
    """Where chance is asked for: players and squares."""
    if state.phase == FIRST:
        yield from (
            Pick(first, (f"seat:{first.seat}",)) for first in FIRSTS[: state.constants.players]
        )
    elif state.phase == PLACE:
        row = PLACES[next_piece(state.pasture)]
        yield from (Pick(row[square], (SQUARE_KEYS[square],)) for square in SQUARES)
    elif state.phase == GRASS:
        yield from (Pick(GRASS_MOVES[square], (SQUARE_KEYS[square],)) for square in SQUARES)


def charging(frame: Frame) -> int | None:
    """The bull that is picked, for which a direction is to be chosen."""
    picked = frame.marks.picked
    bulls = [piece for piece in PIECES if kind_of(piece) == BULL and KEYS[piece] in picked[:1]]
    return bulls[0] if bulls else None


def ways(frame: Frame, places: tuple[int, ...]) -> Iterator[Item]:
    """The places round a bull that is picked, as long as a direction is to be chosen."""
    bull = charging(frame)
    if bull is None or places[bull] == OFF:
        return
    for heading, key in enumerate(WAYS):
        x, y = beyond(FIELD.centre(places[bull]), heading, REACH)
        zone = Circle(x, y, WAY_RADIUS)
        yield Item("marks", key, HEADING_WORDS[heading], (), zone=zone)
