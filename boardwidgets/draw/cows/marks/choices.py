"""What is marked: what can be picked, is picked, waits, has moved, or was refused."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from boardwidgets.draw.cows.board.pieces import KEYS, Spot
from boardwidgets.draw.cows.gestures import WAYS, charging
from boardwidgets.draw.cows.layout import CELL, FIELD
from boardwidgets.draw.cows.panel.turn_board import ticks
from boardwidgets.draw.cows.snapshot import CowsSnapshot
from boardwidgets.draw.field import beyond
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.marks import Zones, arrow, arrows, rings
from boardwidgets.draw.scene import Circle, Item, Polygon, Shape, Zone
from boardwidgets.games.cows.cards import EXTRAS, NAMED, NO_CARD
from boardwidgets.games.cows.pieces import OFF
from boardwidgets.games.cows.squares import square

PACKAGE: Final = "boardwidgets.draw.cows"
ROUND_A_PIECE: Final = 32.0


def turn_marks(frame: Frame, now: CowsSnapshot, where: Mapping[int, Spot]) -> Iterator[Item]:
    """A pointer over each piece that still has to move, a tick at those that have.

    A piece with a ring needs no pointer.
    """
    state = now.state
    if state.card == NO_CARD:
        return
    ringed = frame.marks.picked or frame.marks.can
    free = {piece: spot for piece, spot in where.items() if KEYS[piece] not in ringed}
    waiting = [free[piece] for piece in state.waiting if piece in free]
    extras = [free[piece] for piece in EXTRAS[state.card] if piece in free and state.extra]
    done = [
        where[piece] for piece in NAMED[state.card] if piece in where and piece not in state.waiting
    ]
    yield Item("marks", "", "", tuple(_pointers(waiting, extras)))
    places = [(spot.x + 24 * spot.scale, spot.y + 24 * spot.scale) for spot in done]
    yield Item("marks", "", "", tuple(ticks(places)))


def _pointers(waiting: Sequence[Spot], extras: Sequence[Spot]) -> Iterator[Shape]:
    """Full ones over pieces that have to move, empty ones where one of several may."""
    triangles = [_triangle(spot) for spot in (*waiting, *extras)]
    for colour, width in (("mark.halo", 6.0), ("ink", 2.6)):
        for points in triangles:
            yield Polygon(points, stroke=colour, width=width)
    for points in triangles[: len(waiting)]:
        yield Polygon(points, fill="ink")
    for points in triangles[len(waiting) :]:
        yield Polygon(points, fill="mark.halo")


def _triangle(spot: Spot) -> tuple[tuple[float, float], ...]:
    x, y = round(spot.x), round(spot.y - 31 * spot.scale)
    return (x - 7, y - 4), (x + 7, y - 4), (x, y + 5)


def choices(
    frame: Frame, now: CowsSnapshot, zones: Zones, where: Mapping[int, Spot]
) -> Iterator[Item]:
    """Rings and arrows for what can be picked, filled ones for what is picked."""
    marks = frame.marks
    bull = charging(frame)
    if bull is not None and now.state.pasture.places[bull] != OFF:
        yield _arrows(frame, now.state.pasture.places[bull])
    keys = [key for key in sorted(marks.can) if not _needs_none(key, marks.picked, bull)]
    if (marks.pointer or "").startswith("card:"):
        # Rings round pieces now mean those of the card under the pointer.
        keys = [key for key in keys if not key.startswith(("piece:", "square:"))]
    can = [zone for key in keys if (zone := _ring_of(key, now, zones, where))]
    picked = [zone for key in marks.picked if (zone := _ring_of(key, now, zones, where))]
    yield Item("marks", "", "", (*rings([*can, *picked], ()), *_filled(picked)))


def _filled(zones: Sequence[Zone]) -> Iterator[Shape]:
    """Filled rings round what is picked, so that it is still seen."""
    for zone in zones:
        if isinstance(zone, Circle):
            yield Circle(zone.x, zone.y, zone.r + 1, stroke="mark.picked", width=8)


def _needs_none(key: str, picked: tuple[str, ...], bull: int | None) -> bool:
    """Whether a key that can be picked is shown by something else already.

    Once a piece is picked, the square is marked, not what stands on it; for a bull, the arrows.
    """
    if key in WAYS:
        return True
    return bool(picked) and (key.startswith("piece:") or bull is not None)


def _ring_of(key: str, now: CowsSnapshot, zones: Zones, where: Mapping[int, Spot]) -> Zone | None:
    """The ring of a thing: round a piece, in an empty square, along the edge of a card."""
    if key in KEYS:
        spot = where.get(KEYS.index(key))
        return Circle(spot.x, spot.y, ROUND_A_PIECE * spot.scale) if spot else None
    if key.startswith("square:") and square(key[7:]) in now.state.pasture.places:
        return Circle(*FIELD.named(key[7:]), ROUND_A_PIECE)
    return zones.get(key)


def _arrows(frame: Frame, place: int) -> Item:
    """An arrow beside a bull for each way it may go."""
    middle_of_bull = FIELD.centre(place)
    outlines = {
        key: arrow(beyond(middle_of_bull, heading, CELL / 2 - 3), heading, size=0.86)
        for heading, key in enumerate(WAYS)
        if key in frame.marks.can
    }
    return Item("marks", "", "", tuple(arrows(outlines, (frame.marks.pointer,))))
