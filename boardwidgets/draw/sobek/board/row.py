"""The row on the quay, what skipping costs, and the deck on its boat."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from boardwidgets.draw.marks import disc
from boardwidgets.draw.scene import Item, Line, Rect, Shape, Text
from boardwidgets.draw.sobek.art.cards import card_at
from boardwidgets.draw.sobek.layout import DECK, PRICE_Y, ROW_SCALE, row_card
from boardwidgets.draw.sobek.snapshot import SobekSnapshot
from boardwidgets.draw.sobek.wording import phrase, say
from boardwidgets.games.sobek.cards import FACES, REACH, UNSEEN, WORDS
from boardwidgets.games.sobek.phases import MERCHANT

SMALL: Final = 9.0
"""How wide the small card is that stands for one going to corruption."""


def row(now: SobekSnapshot) -> Iterator[Item]:
    """The cards of the row; of the first four it is said what each costs."""
    for place, card in enumerate(now.row, 1):
        area = row_card(place)
        if card is None:
            gap = replace(area, stroke="quay.line", width=1.6, dash=(5, 4))
            yield Item("objects", "", "", (gap,))
            continue
        middle = (area.x + area.w / 2, area.y + area.h / 2)
        shapes = card_at(card, *middle, ROW_SCALE)
        yield Item("objects", f"row:{place}", _said(now, place, card), shapes, zone=area)
    yield Item("objects", "", "", tuple(_prices(now)))
    yield Item("objects", "", say("row.deck", count=now.state.pile), tuple(_deck(now)))


def skipping_costs(now: SobekSnapshot) -> bool:
    """Whether skipping cards costs something now: the merchant goes past them for nothing."""
    return now.state.phase != MERCHANT


def _said(now: SobekSnapshot, place: int, card: int) -> str:
    power = FACES[card].power if card < len(FACES) else None
    more = "" if power is None else ". " + phrase("power", power)
    if place <= REACH and skipping_costs(now):
        return say("row.price", place=place, card=WORDS[card], count=place - 1) + more
    return say("row.card", place=place, card=WORDS[card]) + more


def _prices(now: SobekSnapshot) -> Iterator[Shape]:
    """Under each of the first four cards as many small dark cards as go to corruption for it."""
    if now.going or not skipping_costs(now):
        return
    slips = []
    for place in range(2, min(len(now.row), REACH) + 1):
        area = row_card(place)
        left = area.x + area.w / 2 - SMALL * 0.7 * (place - 1)
        slips += [
            Rect(left + number * SMALL * 1.4, PRICE_Y - 6, SMALL, 12) for number in range(place - 1)
        ]
    yield from (replace(slip, fill="murk") for slip in slips)
    yield from (replace(slip, stroke="murk.dark", width=1.8) for slip in slips)


def _deck(now: SobekSnapshot) -> Iterator[Shape]:
    """The deck: backs, and how many cards there are."""
    x, y = DECK
    pile = now.state.pile
    for lift in range(min(3, (pile + 5) // 6)):
        yield from card_at(UNSEEN, x - 2 * lift, y + 18 - 3 * lift, 0.5)
    yield Rect(x - 19, y + 8, 34, 19, 5, fill="back", stroke="back.line", width=1.6)
    yield Text(x - 2, y + 18.5, str(pile), 15, bold=True, fill="back.line")


def taking(now: SobekSnapshot) -> Iterator[Item]:
    """What a move in progress does to the row: skipped cards are counted, one is taken."""
    traces = now.traces
    if not now.going:
        return
    shapes: list[Shape] = []
    for number, place in enumerate(traces.skipped, 1):
        area = row_card(place)
        shapes += disc((area.x + area.w / 2, area.y + area.h / 2), number)
    if traces.taken is not None:
        area = row_card(traces.taken)
        x, y = area.x + area.w / 2, area.y + area.h / 2
        way = ((x, y - 16), (x, y + 12))
        shapes.append(Line(way, stroke="mark.halo", width=8))
        shapes.append(Line(way, stroke="mark.trail", width=4.5))
        head = ((x - 9, y + 6), (x, y + 18), (x + 9, y + 6))
        shapes.append(Line(head, stroke="mark.trail", width=4.5))
    yield Item("marks", "", "", tuple(shapes))
