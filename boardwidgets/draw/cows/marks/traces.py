"""What has just happened: trails, what stopped a bull, a fence that broke, tokens on their way."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from boardwidgets.core.events import Event
from boardwidgets.core.messages import catalogue
from boardwidgets.core.squares import NORTH, SOUTH
from boardwidgets.draw.cows.board.fences import fence
from boardwidgets.draw.cows.board.pieces import heading
from boardwidgets.draw.cows.layout import CELL, FIELD, player_area
from boardwidgets.draw.cows.snapshot import CowsSnapshot
from boardwidgets.draw.field import beyond
from boardwidgets.draw.labels import Label
from boardwidgets.draw.marks import arrow_head, crosses, outlined, shortened, trail
from boardwidgets.draw.scene import Item, Line, Point, Polygon, Rect, Shape, Sprite
from boardwidgets.games.cows.events import (
    BullStepped,
    BullStopped,
    FenceRemoved,
    GrassTaken,
    PieceStepped,
    Pushed,
    StoppedAtEdge,
    StoppedBeforeBull,
    StoppedBeforeSeveral,
    StoppedBeforeTwo,
    TokenDiscarded,
)
from boardwidgets.games.cows.pieces import NAMES_OF
from boardwidgets.games.cows.squares import square

PACKAGE: Final = "boardwidgets.draw.cows"
GAME: Final = "boardwidgets.games.cows"
SHORT: Final = 30.0
"""How far before the middle of its last square a trail ends: at the piece's feet."""


def trails(now: CowsSnapshot) -> Iterator[Item]:
    """The way of each piece that went or was pushed; alike parts together, so in few calls."""
    drawn = []
    for name, squares in ways_of(now.events):
        drawn.append(trail([FIELD.named(place) for place in squares], SHORT))
        shown = catalogue(GAME).phrase("piece", name)
        text = catalogue(PACKAGE).say("trail", name=shown, squares=squares)
        yield Item("figures", "", text, ())
    alike = (shape for shapes in zip(*drawn, strict=True) for shape in shapes)
    yield Item("figures", "", "", tuple(alike))


def ways_of(events: Sequence[Event]) -> list[tuple[str, tuple[str, ...]]]:
    """The squares of each piece that went, those it was pushed over first."""
    pushed: dict[str, list[str]] = {}
    gone: dict[str, list[str]] = {}
    for event in events:
        if isinstance(event, Pushed):
            pushed.setdefault(event.pushed_piece, [event.start]).append(event.square)
        elif isinstance(event, PieceStepped):
            gone.setdefault(event.piece, [event.start]).append(event.square)
    return [(name, tuple(squares)) for name, squares in (*pushed.items(), *gone.items())]


def traces(now: CowsSnapshot) -> Iterator[Item]:
    """What stopped a bull, what broke, and what was taken or discarded."""
    yield Item("marks", "", "", tuple(stops(now.events)))
    yield Item("marks", "", "", tuple(_broken(now.events)))
    if now.going:
        yield Item("marks", "", "", tuple(_on_their_way(now)))
    yield Item("marks", "", "", tuple(_discarded(now.events)))


def stops(events: Sequence[Event]) -> Iterator[Shape]:
    """The squares of what stopped a bull, or the edge of the board."""
    stopped = _stopped(events)
    if stopped is None:
        return
    if not isinstance(stopped, StoppedAtEdge):
        areas = [FIELD.tile(square(name), 3) for name in stopped.squares]
        yield from outlined(areas, "mark.trail")
    way = _way(events)
    if way is not None and _at_edge(stopped):
        yield from _edge(FIELD.named(stopped.squares[0]), way)


def words_for_stops(events: Sequence[Event]) -> Iterator[Label]:
    """For each thing that stopped a bull the word for it."""
    stopped = _stopped(events)
    if stopped is None:
        return
    words = list(_words(stopped))
    tiles = [FIELD.tile(square(name)) for name in stopped.squares]
    if _at_edge(stopped):
        yield Label(words.pop(), _along_edge(tiles[0], _way(events)), "mark.trail")
    for word, tile in zip(words, tiles, strict=False):
        yield Label(word, tile, "mark.trail")


def _stopped(events: Sequence[Event]) -> BullStopped | None:
    return next((event for event in events if isinstance(event, BullStopped)), None)


def _at_edge(stopped: BullStopped) -> bool:
    """Whether the edge stopped a bull, or what it pushed and stands at the edge."""
    return isinstance(stopped, StoppedAtEdge) or (
        isinstance(stopped, StoppedBeforeTwo) and len(stopped.squares) == 1
    )


def _along_edge(tile: Rect, way: int | None) -> Rect:
    """The half of a square that is at the edge of the board in the direction of a heading."""
    if way not in (NORTH, SOUTH):
        return tile
    return replace(tile, y=tile.y + (tile.h / 2 if way == SOUTH else 0), h=tile.h / 2)


def _way(events: Sequence[Event]) -> int | None:
    """The heading of the bull that ran; None when it did not move."""
    steps = [event for event in events if isinstance(event, BullStepped)]
    return heading(steps[-1].start, steps[-1].square) if steps else None


def _words(stopped: BullStopped) -> tuple[str, ...]:
    """What stopped a bull, in a word for each square of it; the edge has none."""
    say = catalogue(PACKAGE).say
    match stopped:
        case StoppedAtEdge():
            return (say("stop.edge"),)
        case StoppedBeforeTwo(first_piece=first, second_piece=second):
            return (
                say("stop.first", thing=_thing(first)),
                say("stop.second", thing=_thing(second)),
            )
        case StoppedBeforeSeveral():
            return (say("stop.several"),)
        case StoppedBeforeBull():
            return (say("stop.bull"),)
        case _:
            return (say("stop.fence"),)


def _thing(name: str) -> str:
    """A piece's kind, without its colour: there is no room for both."""
    return name.rpartition(" ")[2] if name in NAMES_OF else name


def _edge(place: Point, way: int) -> Iterator[Shape]:
    """The edge of the board beside a square, in the direction of a heading."""
    middle = beyond(place, way, CELL / 2)
    ends = tuple(beyond(middle, way + 1, side * (CELL / 2 - 4)) for side in (-1, 1))
    yield Line(ends, stroke="mark.halo", width=12)
    yield Line(ends, stroke="mark.trail", width=7)


def _broken(events: Sequence[Event]) -> Iterator[Shape]:
    """A fence that was removed: pale, and crossed."""
    for event in events:
        if isinstance(event, FenceRemoved):
            yield from fence([square(event.square)], alpha=0.4)
            yield from crosses([FIELD.named(event.square)], 14)


def _discarded(events: Sequence[Event]) -> Iterator[Shape]:
    for event in events:
        if isinstance(event, TokenDiscarded):
            x, y = FIELD.named(event.square)
            yield Sprite(f"symbol:{event.symbol}", x + 22, y - 20, scale=0.6, alpha=0.8)
            yield from crosses([(x + 22, y - 20)], 9)


def _on_their_way(now: CowsSnapshot) -> Iterator[Shape]:
    """A token on its way from the pasture to the player who takes it."""
    event = now.just
    if not isinstance(event, GrassTaken):
        return
    start = FIELD.named(event.square)
    area = player_area(len(now.state.pasture.taken), event.seat)
    end = (area.x - 2, area.y + area.h / 2)
    yield Line((start, end), stroke="mark.trail", width=5, dash=(4, 9))
    foot = shortened((start, end), 16)[-1]
    yield Polygon(arrow_head(foot, end, 15), fill="mark.trail")
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    scale = 0.7 if event.symbol == "hidden" else 1.0
    yield Sprite(f"symbol:{event.symbol}", round(x, 1), round(y, 1), scale=scale)
