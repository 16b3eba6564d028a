"""The pieces on their squares: one in the middle, several side by side, each to be picked."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.core.squares import WEST
from boardwidgets.draw.cows.art.coats import WORN
from boardwidgets.draw.cows.layout import CELL, FIELD
from boardwidgets.draw.cows.snapshot import CowsSnapshot
from boardwidgets.draw.field import beyond
from boardwidgets.draw.scene import Item, Point, Rect, Sprite
from boardwidgets.games.cows.events import BullStepped, MoleIgnored, Pushed
from boardwidgets.games.cows.notation.words import waiting_name
from boardwidgets.games.cows.obstacles import on_square
from boardwidgets.games.cows.pieces import (
    COLOURS,
    KINDS,
    NAMES_OF,
    OFF,
    PIECES,
    Places,
    colour_of,
    kind_of,
    piece_named,
)
from boardwidgets.games.cows.squares import NAMES, square

PACKAGE: Final = "boardwidgets.draw.cows"
GAME: Final = "boardwidgets.games.cows"
LEAN: Final = 14.0
"""How far a pushed piece leans, in degrees."""
PUSHED_ASIDE: Final = 8.0

Share = tuple[float, float, float, float]
"""A part of a square: its left, top, width and height, each as a share of the side."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Where one of several pieces stands: from the middle of the square, its size, its part."""

    right: float
    down: float
    scale: float
    share: Share


def _nine() -> tuple[Stand, ...]:
    thirds = [(column, row) for row in range(3) for column in range(3)]
    return tuple(
        Stand(22.0 * (column - 1), 22.0 * (row - 1), 0.36, (column / 3, row / 3, 1 / 3, 1 / 3))
        for column, row in thirds
    )


ARRANGED: Final[dict[int, tuple[Stand, ...]]] = {
    1: (Stand(0, -1, 0.95, (0, 0, 1, 1)),),
    2: (Stand(-15, -9, 0.72, (0, 0, 0.5, 1)), Stand(14, 9, 0.72, (0.5, 0, 0.5, 1))),
    3: (
        Stand(-16, -15, 0.56, (0, 0, 0.5, 0.5)),
        Stand(16, -15, 0.56, (0.5, 0, 0.5, 0.5)),
        Stand(3, 14, 0.6, (0, 0.5, 1, 0.5)),
    ),
    4: (
        Stand(-16, -16, 0.52, (0, 0, 0.5, 0.5)),
        Stand(16, -16, 0.52, (0.5, 0, 0.5, 0.5)),
        Stand(-16, 15, 0.52, (0, 0.5, 0.5, 0.5)),
        Stand(16, 15, 0.52, (0.5, 0.5, 0.5, 0.5)),
    ),
}
"""By how many stand on a square: where each does."""
CROWD: Final = _nine()


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a piece is drawn, how large, and where it can be picked."""

    x: float
    y: float
    scale: float
    zone: Rect


def spots(places: Places) -> Mapping[int, Spot]:
    """Where each piece on the board is drawn; those behind come first."""
    found: dict[int, Spot] = {}
    for number in sorted(set(places) - {OFF}, key=lambda number: -number):
        here = on_square(places, number)
        for piece, place in zip(here, ARRANGED.get(len(here), CROWD), strict=False):
            found[piece] = _spot(number, place)
    return found


def _spot(number: int, place: Stand) -> Spot:
    x, y = FIELD.centre(number)
    tile = FIELD.tile(number)
    left, top, wide, tall = (round(CELL * share, 2) for share in place.share)
    zone = Rect(tile.x + left, tile.y + top, wide, tall)
    return Spot(x + place.right, y + place.down, place.scale, zone)


def key_of(piece: int) -> str:
    """The key of a piece, such as `piece:red cow` or `piece:herdsman 2`."""
    return f"piece:{waiting_name(piece)}"


KEYS: Final = tuple(map(key_of, PIECES))


def figures(now: CowsSnapshot, where: Mapping[int, Spot]) -> Iterator[Item]:
    """The pieces as items, each with what it is and whether it still has to move."""
    leaning = leaning_now(now)
    for piece, spot in where.items():
        sprites = figure(piece, (spot.x, spot.y), spot.scale, leaning.get(piece))
        yield Item("figures", KEYS[piece], _text(now, piece), sprites, zone=spot.zone)


def _text(now: CowsSnapshot, piece: int) -> str:
    state = now.state
    stands = "waiting" if piece in state.waiting else "stands"
    name = catalogue(GAME).phrase("piece", NAMES_OF[piece])
    square = NAMES[state.pasture.places[piece]]
    return catalogue(PACKAGE).say(f"piece.{stands}", name=name, square=square)


def figure(
    piece: int, place: Point, scale: float = 1.0, heading: int | None = None, alpha: float = 1.0
) -> tuple[Sprite, ...]:
    """A piece with its coat; one that is pushed the way of a heading leans that way."""
    lean = 0.0
    if heading is not None:
        place = beyond(place, heading, PUSHED_ASIDE)
        lean = -LEAN if heading == WEST else LEAN
    kind = kind_of(piece)
    sprites = [_at(KINDS[kind], place, scale, lean, alpha)]
    if fit := WORN.get(kind):
        cos, sin = math.cos(math.radians(lean)), math.sin(math.radians(lean))
        right, down = fit.right * cos - fit.down * sin, fit.right * sin + fit.down * cos
        there = place[0] + scale * right, place[1] + scale * down
        cloth = f"{fit.cut}:{COLOURS[colour_of(piece)]}"
        sprites.append(_at(cloth, there, scale * fit.scale, lean, alpha))
    return tuple(sprites)


def _at(name: str, place: Point, scale: float, lean: float, alpha: float) -> Sprite:
    x, y = round(place[0], 1), round(place[1], 1)
    return Sprite(name, x, y, scale=round(scale, 3), lean=lean, alpha=alpha)


def leaning_now(now: CowsSnapshot) -> Mapping[int, int]:
    """The piece that is being pushed, with the heading it is pushed in."""
    if not now.going or not isinstance(now.just, Pushed | BullStepped | MoleIgnored):
        return {}
    pushes = [event for event in now.events if isinstance(event, Pushed)]
    if not pushes:
        return {}
    last = pushes[-1]
    places = now.state.pasture.places
    pushed = piece_named(places, last.pushed_piece, square(last.square))
    return {pushed: heading(last.start, last.square)}


def heading(start: str, end: str) -> int:
    """The heading from a square to another in its line.

    >>> heading("d4", "d6"), heading("d4", "a4")
    (0, 3)
    """
    (x, y), (u, v) = FIELD.named(start), FIELD.named(end)
    if x == u:
        return 0 if v < y else 2
    return 1 if u > x else 3
