"""What each player has taken: own tokens in sets with what they are worth, others only counted."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from boardwidgets.core.messages import catalogue
from boardwidgets.core.view import View
from boardwidgets.draw.cows.art.vegetables import HIDDEN_SCALE
from boardwidgets.draw.cows.layout import WIDE, player_area
from boardwidgets.draw.cows.snapshot import CowsSnapshot
from boardwidgets.draw.lettering import fitted, width
from boardwidgets.draw.player_cards import blank_cards, turn_frame
from boardwidgets.draw.scene import Circle, Item, Rect, Shape, Sprite, Text
from boardwidgets.draw.sprites import arranged
from boardwidgets.games.cows.events import GrassTaken
from boardwidgets.games.cows.phases import BY_CHANCE, FIRST, OVER
from boardwidgets.games.cows.tokens import HIDDEN, SYMBOLS, Pile, score, worth

PACKAGE: Final = "boardwidgets.draw.cows"
NOBODY: Final = BY_CHANCE | {OVER}
"""Phases in which it is nobody's turn."""
SMALL: Final = 14.0
GROUP: Final = 48.0


def players(view: View[Any], now: CowsSnapshot) -> Iterator[Item]:
    """A card for each player."""
    count = len(now.state.pasture.taken)
    areas = [player_area(count, seat) for seat in range(count)]
    yield Item("ground", "", "", tuple(blank_cards(areas)))
    for seat, area in enumerate(areas):
        if view.state.phase == FIRST:
            yield Item("marks", f"seat:{seat}", view.names[seat], (), zone=area)
    if now.state.phase not in NOBODY:
        text = catalogue(PACKAGE).say("player.now", view.names, seat=now.state.seat)
        yield Item("words", "", text, tuple(turn_frame(areas[now.state.seat])))
    cards = (shape for seat, area in enumerate(areas) for shape in _card(view, now, seat, area))
    yield Item("words", "", "", arranged(cards))


def _card(view: View[Any], now: CowsSnapshot, seat: int, area: Rect) -> Iterator[Shape]:
    """A player's name, the tokens, and what they are worth where that is known."""
    taken = now.state.pasture.taken[seat]
    told = _told(taken)
    badge = _badge(view, now, seat)
    room = WIDE - 26 - width(told, SMALL) - (width(badge, SMALL, bold=True) + 24 if badge else 0)
    name = fitted(view.names[seat], 17, room, bold=True)
    tall = 64.0
    top = area.y + max(0.0, (area.h - tall) / 2 - 6)
    yield Text(area.x + 13, top + 17, name, 17, "start", True, fill="ink")
    yield Text(area.x + WIDE - 12, top + 17.5, told, SMALL, "end", fill="ink")
    if badge:
        wide = width(badge, SMALL, bold=True) + 14
        left = area.x + WIDE - 20 - width(told, SMALL) - wide
        yield Rect(left, top + 6, wide, 22, 11, fill="mark.count")
        middle = left + wide / 2
        yield Text(middle, top + 17.5, badge, SMALL, bold=True, fill="mark.count.text")
    yield from _sets(taken, area.x + 11, top + 45)


def _told(taken: Pile) -> str:
    """How many points tokens are worth; how many they are, where not all are known."""
    say = catalogue(PACKAGE).say
    if any(token.symbol == HIDDEN for token in taken) or not taken:
        return say("player.tokens", count=len(taken))
    return say("player.points", count=score(taken))


def _sets(taken: Pile, left: float, y: float) -> Iterator[Shape]:
    """Equal symbols as a set: the symbol, how many, and below what they are worth."""
    found = Counter(token.symbol for token in taken)
    order = [symbol for symbol in (*SYMBOLS, HIDDEN) if found[symbol]]
    step = min(GROUP, (WIDE - 22) / max(1, len(order)))
    xs = [left + step * place for place in range(len(order))]
    for x, symbol in zip(xs, order, strict=True):
        if symbol != HIDDEN:
            yield Circle(x + 11, y, 12.5, fill="token")
    for x, symbol in zip(xs, order, strict=True):
        scale = 0.74 * (HIDDEN_SCALE if symbol == HIDDEN else 1.0)
        yield Sprite(f"symbol:{symbol}", x + 11, y, scale=scale)
    for x, symbol in zip(xs, order, strict=True):
        lone = symbol == HIDDEN
        yield Text(x + 24.5, y - (0 if lone else 7.5), f"×{found[symbol]}", 13, "start", fill="ink")
    for x, symbol in zip(xs, order, strict=True):
        if symbol != HIDDEN:
            points = str(worth(found[symbol]))
            yield Text(x + 25, y + 8, points, 15, "start", True, fill="ink")


def _badge(view: View[Any], now: CowsSnapshot, seat: int) -> str:
    """A short word at the name: what was just taken, or that the player has won."""
    say = catalogue(PACKAGE).say
    got = sum(isinstance(event, GrassTaken) and event.seat == seat for event in now.events)
    if got:
        return say("badge.got", count=got)
    if now.state.phase == OVER and not now.going and seat in view.state.winners:
        return say("badge.won")
    return ""
