"""Beside the quay: for each player marker and space, hand, corruption and sets."""

from collections.abc import Iterator
from typing import Final

from boardwidgets.core.view import View
from boardwidgets.draw.lettering import fitted, width
from boardwidgets.draw.scene import (
    Circle,
    Item,
    Point,
    Polygon,
    Rect,
    Shape,
    Sprite,
    Text,
)
from boardwidgets.draw.sobek.art.cards import card_at, ground_of
from boardwidgets.draw.sobek.art.glyphs import signed
from boardwidgets.draw.sobek.art.signs import together
from boardwidgets.draw.sobek.layout import PANEL_LEFT, PANEL_WIDE, panel
from boardwidgets.draw.sobek.panel import sets
from boardwidgets.draw.sobek.snapshot import SobekSnapshot
from boardwidgets.draw.sobek.wording import say
from boardwidgets.draw.sprites import arranged
from boardwidgets.games.sobek import phases
from boardwidgets.games.sobek.cards import FACES, GOODS, KINDS, UNSEEN, Cards, words
from boardwidgets.games.sobek.constants import ROUNDS
from boardwidgets.games.sobek.moves import COLOURS
from boardwidgets.games.sobek.sets import TableSet
from boardwidgets.games.sobek.state import SobekState

HEAD: Final = 27.0
SIDE: Final = 50.0
"""How wide the column with hand and corruption is."""
NOBODY: Final = (phases.FIRST, phases.LOWEST, phases.OVER)


def header(view: View[SobekState], now: SobekSnapshot) -> Iterator[Item]:
    """The round, and the characters that lie discarded."""
    text = say("panel.round", number=now.state.round, rounds=ROUNDS)
    gone = now.state.discard
    said = say("panel.played", card=words(gone)) if gone else ""
    left = PANEL_LEFT + 24 + width(text, 17, bold=True)
    shapes = (
        *_discarded(gone, left),
        Text(PANEL_LEFT + 4, 19, text, 17, "start", True, fill="ink"),
    )
    yield Item("words", "", said, shapes)


def _discarded(gone: Cards, left: float) -> tuple[Shape, ...]:
    """The signs of discarded cards in small discs, characters first."""
    step = min(21.0, (PANEL_LEFT + PANEL_WIDE - left - 6) / max(1, len(gone)))
    shapes: list[Shape] = []
    for number, card in enumerate(sorted(gone, key=lambda one: not FACES[one].power)):
        face, x = FACES[card], left + step * number
        sign = f"power:{face.power}" if face.power else f"sign:{KINDS[face.kind]}"
        shapes.append(Circle(x, 17, 10, fill=f"{ground_of(face)}.tint"))
        shapes.append(Circle(x, 17, 10, stroke="ink.quiet", width=1.2))
        shapes.append(Sprite(sign, x, 17, scale=0.27))
    discs = together(shape for shape in shapes if isinstance(shape, Circle))
    return arranged((*discs, *(shape for shape in shapes if isinstance(shape, Sprite))))


def panels(view: View[SobekState], now: SobekSnapshot) -> Iterator[Item]:
    """What each player has."""
    yield from _frame(view, now)
    shapes = [shape for seat in range(now.players) for shape in _panel(view, now, seat)]
    yield Item("objects", "", "", arranged(shapes))
    yield from _set_counted(now)
    came = [shape for seat in range(now.players) for shape in _came_to_pile(now, seat)]
    yield Item("words", "", "", tuple(came))
    for seat in range(now.players):
        yield from _names(view, now, seat)


def mover(now: SobekSnapshot) -> int | None:
    """The player who has to do something now, or who is counted; None when there is nobody."""
    state = now.state
    if now.going and now.traces.counting is not None:
        return now.traces.counting
    if state.phase in NOBODY:
        return None
    actor = state.actor if not now.going else state.seat
    return actor if isinstance(actor, int) else state.seat


def _frame(view: View[SobekState], now: SobekSnapshot) -> Iterator[Item]:
    """The frame of the player whose turn it is, or who is counted."""
    seat = mover(now)
    if seat is None:
        return
    area = panel(now.players, seat)
    frame = Rect(area.x, area.y, area.w, area.h, 9, fill="card.now", stroke="ink", width=3)
    y = area.y + 14
    pointer = Polygon(((area.x - 9, y - 9), (area.x + 1, y), (area.x - 9, y + 9)), fill="ink")
    counting = now.going and now.traces.counting is not None
    text = say("panel.counting" if counting else "panel.now", view.names, seat=seat)
    yield Item("objects", "", text, (frame, pointer))


def _panel(view: View[SobekState], now: SobekSnapshot, seat: int) -> Iterator[Shape]:
    """All that is drawn of a player's things."""
    area = panel(now.players, seat)
    yield from _head(view, now, seat, area)
    yield from _held(now, seat, area)
    yield from _pile(now, seat)
    for block in _blocks(now, seat):
        yield from sets.shapes(block)
        yield sets.label(block)


def _names(view: View[SobekState], now: SobekSnapshot, seat: int) -> Iterator[Item]:
    """The things of a player that can be pointed at, and what they are."""
    area, colour = panel(now.players, seat), COLOURS[seat]
    head = Rect(area.x + 3, area.y + 2, area.w - 6, HEAD - 3, 7)
    text = say("panel.player", view.names, seat=seat, space=now.state.seats[seat].points)
    yield Item("objects", f"player:{colour}", text, (), zone=head)
    count = len(now.state.seats[seat].corruption)
    if count:
        known = _counted(now, seat)
        key = "panel.pile-own" if known else "panel.pile"
        text = say(key, view.names, seat=seat, **({"count": count} if known else {}))
        x, y = _pile_corner(now, seat)
        yield Item("objects", f"pile:{colour}", text, (), zone=Rect(x - 2, y, SIDE - 4, 40, 6))
    sideways = 0
    for block in _blocks(now, seat):
        sideways += block.one.sideways
        text = _set_said(view, seat, block.one)
        yield Item("objects", _key(now, seat, block.one, sideways), text, (), zone=block.area)


def _head(view: View[SobekState], now: SobekSnapshot, seat: int, area: Rect) -> Iterator[Shape]:
    """The marker, the name and the space."""
    state = now.state
    space = str(state.seats[seat].points)
    yield Sprite(f"marker:{COLOURS[seat]}", area.x + 16, area.y + 15, scale=0.31)
    right = area.x + area.w - 10
    yield Text(right, area.y + 15, space, 20, "end", True, fill="ink")
    room = area.w - 46 - width(space, 20, bold=True)
    if state.phase == phases.OVER and seat in view.state.winners:
        won = say("panel.won")
        wide = width(won, 14, bold=True) + 14
        left = right - width(space, 20, bold=True) - wide - 6
        yield Rect(left, area.y + 4, wide, 22, 11, fill="mark.count")
        yield Text(left + wide / 2, area.y + 15.5, won, 14, bold=True, fill="mark.count.text")
        room -= wide + 6
    name = fitted(view.names[seat], 16, room, bold=True)
    yield Text(area.x + 32, area.y + 15, name, 16, "start", True, fill="ink")


def _held(now: SobekSnapshot, seat: int, area: Rect) -> Iterator[Shape]:
    """How many cards a player holds: a back, and the number."""
    count = len(now.state.seats[seat].hand)
    x, y = area.x + 15, area.y + HEAD + 20
    if count > 1:
        yield from card_at(UNSEEN, x + 4, y - 1, 0.24)
    if count:
        yield from card_at(UNSEEN, x, y + 1, 0.24)
        yield Text(x + 15, y + 1, str(count), 15, "start", True, fill="ink")


# -- corruption ---------------------------------------------------------------------------------


def _pile_corner(now: SobekSnapshot, seat: int) -> Point:
    area = panel(now.players, seat)
    return area.x + 6, area.y + HEAD + 38


def _counted(now: SobekSnapshot, seat: int) -> bool:
    """Whether it is seen how many cards a pile has: its owner sees, and all when it is counted."""
    pile = now.state.seats[seat].corruption
    return all(card < UNSEEN for card in pile) and (now.viewer == seat or now.open)


def _pile(now: SobekSnapshot, seat: int) -> Iterator[Shape]:
    """The corruption pile, and the curses under it."""
    holder = now.state.seats[seat]
    x, y = _pile_corner(now, seat)
    if holder.corruption:
        yield Sprite("corruption", x + 20, y + 18, scale=0.55)
    if holder.corruption and _counted(now, seat):
        count = str(len(holder.corruption))
        yield Text(x + 34, y + 32, count, 16, bold=True, fill="ink", stroke="mark.halo", width=5)
    for number in range(holder.curses):
        middle = x + 10 + 18 * number
        yield Circle(middle, y + 50, 9, fill="event", stroke="event.line", width=1.5)
        yield from signed("curse", middle, y + 50, 13)


def _came_to_pile(now: SobekSnapshot, seat: int) -> Iterator[Shape]:
    """How many cards have just come to a player's corruption; all have seen them come."""
    if count := now.traces.corrupted.count(seat):
        x, y = _pile_corner(now, seat)
        text = say("panel.more", count=count)
        wide = width(text, 14, bold=True) + 10
        right = x + SIDE - 8
        yield Rect(right - wide, y - 5, wide, 18, 9, fill="mark.count")
        yield Text(right - wide / 2, y + 4.5, text, 14, bold=True, fill="mark.count.text")


# -- sets ---------------------------------------------------------------------------------------


def set_area(players: int, seat: int) -> Rect:
    """Where a player's sets lie."""
    area = panel(players, seat)
    left = area.x + SIDE + 4
    return Rect(left, area.y + HEAD + 3, area.x + area.w - left - 4, area.h - HEAD - 5)


def _blocks(now: SobekSnapshot, seat: int) -> tuple[sets.Block, ...]:
    return sets.blocks(now.state.seats[seat].sets, set_area(now.players, seat))


def _set_said(view: View[SobekState], seat: int, one: TableSet) -> str:
    return say(
        "set.text-sideways" if one.sideways else "set.text",
        view.names,
        seat=seat,
        good=GOODS[one.good],
        card=words(one.cards),
        points=one.points,
    )


def _set_counted(now: SobekSnapshot) -> Iterator[Item]:
    """A frame round the set that is counted now (`sobek.score.set`)."""
    seat, counted = now.traces.counting, now.traces.counted
    if not now.going or seat is None or counted is None:
        return
    areas = [
        block.area
        for block in _blocks(now, seat)
        if (GOODS[block.one.good], block.one.sideways) == counted
    ]
    shapes = [
        Rect(a.x - 3, a.y - 2, a.w + 6, a.h + 4, 7, stroke=paint, width=width)
        for paint, width in (("mark.halo", 7.0), ("mark.can", 4.0))
        for a in areas
    ]
    yield Item("marks", "", "", tuple(shapes))


def _key(now: SobekSnapshot, seat: int, one: TableSet, sideways: int) -> str:
    """One's own sets are picked by their good; others only say what they are."""
    good = GOODS[one.good]
    if one.sideways:
        return f"sideways:{COLOURS[seat]}#{sideways}"
    return f"set:{good}" if now.viewer == seat else f"set:{COLOURS[seat]}:{good}"
