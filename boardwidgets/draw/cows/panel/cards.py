"""The eight shared cards: open with what they move, or covered; the one in force stands out.

A colour's card shows its cloth and has a herdsman in its corner, a kind's card shows the animal and
has a cow there.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.draw.cows.layout import card_area
from boardwidgets.draw.cows.snapshot import CowsSnapshot
from boardwidgets.draw.scene import Item, Line, Polygon, Rect, Shape, Sprite
from boardwidgets.games.cows.cards import CARDS, EXTRA_KIND, NO_CARD, is_colour_card
from boardwidgets.games.cows.pieces import COLOURS, KINDS

PACKAGE: Final = "boardwidgets.draw.cows"
GAME: Final = "boardwidgets.games.cows"
CLOTH: Final = 1.9
"""How much larger a blanket is on a card."""
CORNER: Final = (43.0, 58.0)
"""Where in a card the extra piece is."""


@cache
def faces() -> Item:
    """The eight cards as they lie open: a back comes over those that are covered."""
    every = range(len(CARDS))
    return Item("ground", "", "", (*_blanks(every, "card.face"), *_faces(every)))


def deck(now: CowsSnapshot) -> Iterator[Item]:
    """What lies over the cards, and a place to pick each of them."""
    state = now.state
    backs = [
        card for card in range(len(CARDS)) if card not in state.open_cards and card != state.card
    ]
    signs = (_sign(card, 0.6) for card in backs)
    yield Item("objects", "", "", (*_blanks(backs, "card.back"), *_weave(backs), *signs))
    if state.card != NO_CARD:
        yield Item("objects", "", "", tuple(_in_force(state.card)))
    for card, name in enumerate(CARDS):
        key = "open" if card in state.open_cards else "covered"
        key = "now" if card == state.card else key
        say = catalogue(PACKAGE).say
        moves = say("card.moves-colour" if is_colour_card(card) else "card.moves-kind")
        called = catalogue(GAME).phrase("card", name)
        text = say(f"card.{key}", name=called) + ". " + moves
        yield Item("objects", f"card:{name}", text, (), zone=card_area(card))


def _blanks(cards: Sequence[int], fill: str) -> Iterator[Shape]:
    """Cards without anything on them; a broad line round a smaller one rounds its corners."""
    insides = [_inside(card) for card in cards]
    for colour, width in (("card.edge", 11.6), (fill, 8.0)):
        for inside in insides:
            yield replace(inside, stroke=colour, width=width)
    for inside in insides:
        yield replace(inside, fill=fill)


def _inside(card: int) -> Rect:
    area = card_area(card)
    return Rect(area.x + 5, area.y + 5, area.w - 10, area.h - 10)


def _weave(cards: Sequence[int]) -> Iterator[Shape]:
    """The back of a card: hedge work."""
    for area in map(card_area, cards):
        left, middle, right = area.x + 8, area.x + 29, area.x + 50
        for y in (area.y + 18, area.y + 62):
            yield Line(((left, y), (middle, y - 8), (right, y)), stroke="card.leaf", width=2.6)
            yield Line(((left, y), (middle, y + 8), (right, y)), stroke="card.leaf", width=2.6)


def _faces(cards: Sequence[int]) -> Iterator[Shape]:
    """What open cards show: what they move, and in the corner the extra piece."""
    for card in cards:
        yield _sign(card, 1.0)
    corners = [(area.x + CORNER[0], area.y + CORNER[1]) for area in map(card_area, cards)]
    for card, (x, y) in zip(cards, corners, strict=True):
        yield Sprite(KINDS[EXTRA_KIND[card]], x, y, scale=0.36)


def _sign(card: int, alpha: float) -> Sprite:
    """What a card moves: a cloth or an animal; smaller and paler on the back of a covered one."""
    area = card_area(card)
    size, up = (1.0, 6.0) if alpha == 1.0 else (0.62, 0.0)
    x, y = area.x + area.w / 2, area.y + area.h / 2 - up
    if is_colour_card(card):
        return Sprite(f"blanket:{COLOURS[card]}", x, y, scale=CLOTH * size, alpha=alpha)
    return Sprite(CARDS[card], x, y - up / 2, scale=0.74 * size, alpha=alpha)


def _in_force(card: int) -> Iterator[Shape]:
    """A frame, and a mark that points from the card to the board for the turn."""
    area = card_area(card)
    yield Rect(area.x, area.y, area.w, area.h, 8, stroke="ink", width=4.5)
    yield Polygon(
        ((area.x - 9, area.y + 27), (area.x + 4, area.y + 38), (area.x - 9, area.y + 49)),
        fill="ink",
        stroke="paper",
        width=2,
    )
