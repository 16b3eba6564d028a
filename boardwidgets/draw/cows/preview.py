"""What would happen: the pieces that a card would move, where a move would lead."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from boardwidgets.core.events import Event
from boardwidgets.core.messages import catalogue
from boardwidgets.core.moves import Move
from boardwidgets.draw.cows.board.fences import fence
from boardwidgets.draw.cows.board.pieces import Spot, figure, heading, spots
from boardwidgets.draw.cows.gestures import gestures
from boardwidgets.draw.cows.layout import FIELD, card_area
from boardwidgets.draw.cows.marks.traces import stops, ways_of, words_for_stops
from boardwidgets.draw.cows.snapshot import so_far
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.gestures import Pick, completed, meant
from boardwidgets.draw.labels import Label
from boardwidgets.draw.marks import Zones, crosses, disc, middle, shortened
from boardwidgets.draw.scene import Circle, Item, Line, Point, Shape
from boardwidgets.games.cows.cards import CARDS
from boardwidgets.games.cows.events import FenceRemoved, Pushed
from boardwidgets.games.cows.moves import ChargeBull, DiscardToken, WalkPiece
from boardwidgets.games.cows.pieces import BIT, NAMES_OF
from boardwidgets.games.cows.squares import NAMES, SQUARES, square
from boardwidgets.teach.cows import able, foreseen, moved_by

PACKAGE: Final = "boardwidgets.draw.cows"
GAME: Final = "boardwidgets.games.cows"
HALF: Final = 0.55
"""The strength of what would happen."""


def ghosts(frame: Frame, where: Mapping[int, Spot], zones: Zones) -> Iterator[Item]:
    """What a pick of the thing under the pointer would do, or what all could do, if asked for."""
    pointer = frame.marks.pointer
    if frame.marks.forecast and not frame.events and not frame.marks.picked:
        yield from _everything(frame)
    if pointer is None or frame.events:
        return
    if pointer.startswith("card:"):
        yield from _card(frame, CARDS.index(pointer.removeprefix("card:")), where)
    elif pointer in frame.marks.can:
        open_picks = _open_picks(frame)
        move = completed(open_picks, (*frame.marks.picked, pointer))
        if isinstance(move, DiscardToken):
            yield Item("marks", "", "", tuple(crosses([middle(zones[pointer])], 13)))
        elif move is not None:
            yield from _move(frame, move)
        else:
            ends = {pick.keys[-1] for pick in meant(open_picks, (pointer,))}
            yield Item("marks", "", "", tuple(_dots(ends)))


def words_foreseen(frame: Frame) -> Iterator[Label]:
    """For each thing that would stop the bull whose run is foreseen, the word for it."""
    pointer = frame.marks.pointer
    if pointer in frame.marks.can and not frame.events:
        move = completed(_open_picks(frame), (*frame.marks.picked, pointer))
        if isinstance(move, ChargeBull):
            yield from words_for_stops(foreseen(frame.view, move))


def _open_picks(frame: Frame) -> list[Pick]:
    """The ways to make a legal move by pointing."""
    legal = set(frame.view.legal_moves)
    return [pick for pick in gestures(frame.view) if pick.move in legal]


def _card(frame: Frame, card: int, where: Mapping[int, Spot]) -> Iterator[Item]:
    """Rings round the pieces of a card, dashed ones where one of several moves as well."""
    named, extras = moved_by(frame.view, card)
    say = catalogue(PACKAGE).say
    phrase = catalogue(GAME).phrase
    for key, pieces, dash in (("card", named, ()), ("extra", extras, (5.0, 5.0))):
        names = tuple(dict.fromkeys(phrase("piece", NAMES_OF[piece]) for piece in pieces))
        areas = [where[piece] for piece in pieces]
        shapes = (
            *(_round(spot, "mark.halo", 8.0, ()) for spot in areas),
            *(_round(spot, "mark.can", 3.6, dash) for spot in areas),
        )
        if names:
            yield Item("marks", "", say(f"ghost.{key}", name=names), shapes)


def _round(spot: Spot, colour: str, width: float, dash: tuple[float, ...]) -> Circle:
    return Circle(spot.x, spot.y, 32 * spot.scale, stroke=colour, width=width, dash=dash)


def _dots(keys: set[str]) -> Iterator[Shape]:
    """Small rings where the piece under the pointer could go."""
    return _small_rings([FIELD.named(key[7:]) for key in sorted(keys) if key.startswith("square:")])


def _small_rings(places: Sequence[Point]) -> Iterator[Shape]:
    for x, y in places:
        yield Circle(x, y, 7, fill="mark.halo")
    for x, y in places:
        yield Circle(x, y, 7, stroke="mark.can", width=2.4)


def _everything(frame: Frame) -> Iterator[Item]:
    """Where each piece that may be taken up could come, or how many each card would let move."""
    for card, count in able(frame.view).items():
        area = card_area(card)
        text = catalogue(PACKAGE).say("forecast.card", name=_card_name(card), count=count)
        yield Item("marks", "", text, tuple(disc((area.x + 11, area.y + 11), count)))
    ways = [
        (move.start, move.end) for move in frame.view.legal_moves if isinstance(move, WalkPiece)
    ]
    charges = [move for move in frame.view.legal_moves if isinstance(move, ChargeBull)]
    for _, squares in (way for move in charges for way in ways_of(foreseen(frame.view, move))[-1:]):
        ways.append((square(squares[0]), square(squares[-1])))
    lines = [shortened([FIELD.centre(one), FIELD.centre(other)], 8) for one, other in ways]
    dotted = (Line(line, stroke="mark.can", width=2.4, dash=(2, 5)) for line in lines)
    ends = sorted({FIELD.centre(other) for _, other in ways})
    yield Item("marks", "", "", (*dotted, *_small_rings(ends)))


def _card_name(card: int) -> str:
    return catalogue(GAME).phrase("card", CARDS[card])


def _move(frame: Frame, move: Move) -> Iterator[Item]:
    """The pieces where they would come to stand, and fences that would be left or removed."""
    events = foreseen(frame.view, move)
    before = frame.view.state.pasture
    then = so_far(frame.view.state, events).pasture
    gone = [piece for piece, place in enumerate(then.places) if place != before.places[piece]]
    there = spots(then.places)
    pushes = [event for event in events if isinstance(event, Pushed)]
    leaning = {push.pushed_piece: heading(push.start, push.square) for push in pushes}
    yield Item("marks", "", "", tuple(_lines(events)))
    for piece in gone:
        spot, name = there[piece], NAMES_OF[piece]
        said = catalogue(GAME).phrase("piece", name)
        text = catalogue(PACKAGE).say("ghost.moves", name=said, square=NAMES[then.places[piece]])
        shapes = figure(piece, (spot.x, spot.y), spot.scale, leaning.get(name), alpha=HALF)
        yield Item("marks", "", text, shapes)
    left = [n for n in SQUARES if then.fences & ~before.fences & BIT[n]]
    yield Item("marks", "", "", tuple(fence(left, alpha=HALF)))
    for event in events:
        if isinstance(event, FenceRemoved):
            yield Item("marks", "", "", tuple(crosses([FIELD.named(event.square)], 12)))
    yield Item("marks", "", "", tuple(stops(events)))


def _lines(events: tuple[Event, ...]) -> Iterator[Shape]:
    """The ways, dotted, since nobody has gone them."""
    for _, squares in ways_of(events):
        line = shortened([FIELD.named(name) for name in squares], 26)
        yield Line(line, stroke="mark.halo", width=8, dash=(3, 8))
        yield Line(line, stroke="mark.can", width=3.4, dash=(3, 8))
