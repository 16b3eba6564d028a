"""Beside the board: a card for each player, and what changes hands.

A card has the player's rugs as a sign, the name, the dirhams large, and quietly the rest. The card
of the player to move is framed, and a pointer stands at it.
"""

from collections.abc import Iterator
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.core.view import View
from boardwidgets.draw.lettering import fitted, width
from boardwidgets.draw.marks import arrow_head
from boardwidgets.draw.marrakech.snapshot import MarrakechSnapshot, Payment
from boardwidgets.draw.player_cards import blank_cards, turn_frame
from boardwidgets.draw.scene import Circle, Item, Line, Polygon, Rect, Shape, Sprite, Text
from boardwidgets.games.marrakech.phases import FIRST, OVER, RUG
from boardwidgets.games.marrakech.rugs import COLOURS
from boardwidgets.games.marrakech.state import MarrakechState

PACKAGE: Final = "boardwidgets.draw.marrakech"
LEFT: Final = 560.0
WIDE: Final = 240.0
TOP: Final = 6.0
TALL: Final = {2: 180.0, 3: 118.0, 4: 87.0}
"""How tall a card is, by the number of players."""
GAP: Final = 8.0
NOBODY: Final = (FIRST, OVER)
"""Phases in which it is nobody's turn."""
SMALL: Final = 14.0
MINUS: Final = "\u2212"


def card(players: int, seat: int) -> Rect:
    """The area of a player's card."""
    return Rect(LEFT, TOP + seat * (TALL[players] + GAP), WIDE, TALL[players], 10)


def cards(view: View[MarrakechState], now: MarrakechSnapshot) -> Iterator[Item]:
    """What tells of the players."""
    players = len(now.state.purses)
    yield Item(
        "ground", "", "", tuple(blank_cards([card(players, seat) for seat in range(players)]))
    )
    for seat in range(players):
        if view.state.phase == FIRST:
            yield Item("marks", f"seat:{seat}", view.names[seat], (), zone=card(players, seat))
        if view.state.phase == RUG:
            yield from _stack(now, seat)
    if now.state.phase not in NOBODY:
        text = catalogue(PACKAGE).say("player.now", view.names, seat=now.state.seat)
        yield Item("figures", "", text, tuple(turn_frame(card(players, now.state.seat))))
    for seat in range(players):
        yield Item("words", "", _said(view, now, seat), tuple(_card(view, now, seat)))
    if now.traces.payment and now.going:
        yield Item("marks", "", "", tuple(_hands(players, now.traces.payment)))


def _card(view: View[MarrakechState], now: MarrakechSnapshot, seat: int) -> Iterator[Shape]:
    """A card's signs and writing: the name, then in the next row swatch, dirhams and numbers."""
    state = now.state
    area = card(len(state.purses), seat)
    out = state.out[seat]
    own = state.constants.colours[seat]
    x, y = area.x, area.y
    row = y + 30 + (area.h - 30) / 2 - 4 if len(own) == 1 else y + 72
    name = fitted(view.names[seat], 17, WIDE - 26 - _badge_room(view, now, seat), bold=True)
    ink = "ink.quiet" if out else "ink"
    yield Text(x + 13, y + 19, name, 17, "start", True, fill=ink)
    yield from _badge(view, now, seat)
    for place, colour in enumerate(own):
        scale = 0.44 if len(own) == 1 else 0.4
        middle = row + 30 * (place - (len(own) - 1) / 2)
        yield Sprite(f"rug:{COLOURS[colour]}", x + 42, middle, scale=scale)
        if out:
            yield Sprite("veil:rug", x + 42, middle, scale=scale)
    yield from _purse(now, seat, x + 86, row)
    yield from _numbers(now, seat, x + WIDE - 12, row)
    if len(own) > 1 and not out:
        yield from _next_rug(now, seat, x, y + 108)


def _purse(now: MarrakechSnapshot, seat: int, x: float, y: float) -> Iterator[Shape]:
    """A player's dirhams, large, with a coin."""
    yield Circle(x, y, 10.5, fill="coin", stroke="coin.line", width=1.8)
    yield Circle(x, y, 6.6, stroke="coin.line", width=1.2)
    dirhams = str(now.state.purses[seat])
    size = 28 if len(dirhams) < 3 else 20
    yield Text(x + 15, y + 1, dirhams, size, "start", True, fill="ink")


def _numbers(now: MarrakechSnapshot, seat: int, x: float, y: float) -> Iterator[Shape]:
    """Quietly: rugs to lay, squares to be seen, the total."""
    say = catalogue(PACKAGE).say
    state = now.state
    if state.out[seat]:
        return
    squares = sum(state.visible[colour] for colour in state.constants.colours[seat])
    lines = (
        say("card.rugs", count=state.unlaid(seat)),
        say("card.squares", count=squares),
        say("card.total", total=state.scores[seat]),
    )
    for place, line in enumerate(lines):
        quiet = "ink" if place == 2 else "ink.quiet"
        yield Text(x, y + 17.5 * (place - 1), line, SMALL, "end", fill=quiet)


def _next_rug(now: MarrakechSnapshot, seat: int, x: float, y: float) -> Iterator[Shape]:
    """Which of a player's colours is next, and how many rugs of each are left."""
    state = now.state
    coming = state.next_rugs[seat]
    say = catalogue(PACKAGE).say
    yield Line(((x + 12, y + 8), (x + WIDE - 12, y + 8)), stroke="card.line", width=1.5)
    for place, colour in enumerate(state.constants.colours[seat]):
        left = x + 86 + 78 * place
        if colour == coming:
            yield Rect(left - 31, y + 17, 62, 47, 7, fill="tile", stroke="ink", width=2.5)
        yield Sprite(f"rug:{COLOURS[colour]}", left, y + 32, scale=0.36)
        count = str(state.rugs[colour])
        yield Text(left, y + 53, count, SMALL, bold=colour == coming, fill="ink")
    if coming is not None:
        yield Text(x + 13, y + 40, say("card.next"), SMALL, "start", fill="ink.quiet")


def _stack(now: MarrakechSnapshot, seat: int) -> Iterator[Item]:
    """Places to pick the next rug's colour, where chance is asked for."""
    area = card(len(now.state.purses), seat)
    if seat != now.state.undrawn:
        return
    for place, colour in enumerate(now.state.constants.colours[seat]):
        zone = Rect(area.x + 55 + 78 * place, area.y + 125, 62, 47, 7)
        text = catalogue(PACKAGE).phrase("colour", COLOURS[colour])
        yield Item("marks", f"rug:{COLOURS[colour]}", text, (), zone=zone)


def _badge(view: View[MarrakechState], now: MarrakechSnapshot, seat: int) -> Iterator[Shape]:
    """A short word at the name: out, or won, or what was just paid or got."""
    text = _badge_text(view, now, seat)
    if text:
        area = card(len(now.state.purses), seat)
        wide = width(text, SMALL, bold=True) + 14
        left = area.x + WIDE - 10 - wide
        yield Rect(left, area.y + 8, wide, 22, 11, fill="mark.count")
        yield Text(left + wide / 2, area.y + 19.5, text, SMALL, bold=True, fill="mark.count.text")


def _badge_room(view: View[MarrakechState], now: MarrakechSnapshot, seat: int) -> float:
    text = _badge_text(view, now, seat)
    return width(text, SMALL, bold=True) + 22 if text else 0.0


def _badge_text(view: View[MarrakechState], now: MarrakechSnapshot, seat: int) -> str:
    say = catalogue(PACKAGE).say
    paid = now.traces.payment
    if paid and paid.count and seat in (paid.payer, paid.owner):
        key = "badge.paid" if seat == paid.payer else "badge.got"
        return say(key, dirhams=paid.count)
    if now.state.out[seat]:
        return say("badge.out")
    if now.state.phase == OVER and not now.going and seat in view.state.winners:
        return say("badge.won")
    return ""


def _hands(players: int, paid: Payment) -> Iterator[Shape]:
    """Coins on their way from card to card."""
    one, other = card(players, paid.payer), card(players, paid.owner)
    x = LEFT + WIDE
    start, end = one.y + one.h / 2, other.y + other.h / 2
    way = 1 if end > start else -1
    line = ((x - 2, start), (x + 13, start + 8 * way), (x + 13, end - 8 * way), (x + 6, end))
    yield Line(line, stroke="mark.halo", width=9)
    yield Line(line, stroke="mark.trail", width=4)
    yield Polygon(arrow_head((x + 12, end - 3 * way), (x - 3, end + way), 15), fill="mark.trail")
    middle = (start + end) / 2
    for place in range(min(paid.count, 3)):
        y = middle + 9 * (place - 1)
        yield Circle(x + 13, y, 8.5, fill="coin", stroke="coin.line", width=1.6)


def _said(view: View[MarrakechState], now: MarrakechSnapshot, seat: int) -> str:
    say = catalogue(PACKAGE).say
    state = now.state
    dirhams = state.purses[seat]
    if state.out[seat]:
        return say("player.out", view.names, seat=seat, dirhams=dirhams)
    total = state.scores[seat]
    parameters = {
        "seat": seat,
        "dirhams": dirhams,
        "rugs": state.unlaid(seat),
        "squares": total - dirhams,
        "total": total,
    }
    coming = state.next_rugs[seat]
    if coming is not None:
        return say("player.stack", view.names, colour=COLOURS[coming], **parameters)
    return say("player.in", view.names, **parameters)
