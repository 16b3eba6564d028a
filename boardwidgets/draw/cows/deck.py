"""The eight shared cards: open with what they move, or covered; the one in force stands out.

A colour's card shows its cloth and has a herdsman in its corner, a kind's card shows the animal and
has a cow there.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.draw.cows.coats import MOTIFS
from boardwidgets.draw.cows.places import card_area
from boardwidgets.draw.cows.telling import Moment
from boardwidgets.draw.scene import Circle, Drawing, Item, Line, Polygon, Rect, Shape, Sprite
from boardwidgets.games.cows.cards import CARDS, EXTRA_KIND, NO_CARD, is_colour_card, is_open
from boardwidgets.games.cows.pieces import COLOURS, KINDS

PACKAGE: Final = "boardwidgets.draw.cows"
GAME: Final = "boardwidgets.games.cows"
SWATCH: Final = 46
CORNER: Final = (43.0, 58.0)
"""Where in a card the extra piece is."""


def deck(now: Moment) -> Iterator[Item]:
    """The cards, each with a place to pick it."""
    state = now.state
    shown = [
        card for card in range(len(CARDS)) if is_open(state.open_cards, card) or card == state.card
    ]
    backs = [card for card in range(len(CARDS)) if card not in shown]
    yield Item("lying", "", "", (*_blanks(shown, "card.face"), *_blanks(backs, "card.back")))
    yield Item("lying", "", "", tuple(_weave(backs)))
    for card in shown:
        yield Item("lying", "", "", tuple(_face(card)))
    for card in backs:
        yield Item("lying", "", "", _sign(card, 0.5))
    if state.card != NO_CARD:
        yield Item("lying", "", "", tuple(_in_force(state.card)))
    for card, name in enumerate(CARDS):
        key = "open" if is_open(state.open_cards, card) else "covered"
        key = "now" if card == state.card else key
        text = catalogue(PACKAGE).say(f"card.{key}", name=catalogue(GAME).phrase("card", name))
        yield Item("lying", f"card:{name}", text, (), zone=card_area(card))


def _blanks(cards: list[int], fill: str) -> Iterator[Shape]:
    for card in cards:
        yield replace(card_area(card), fill=fill)
    for card in cards:
        yield replace(card_area(card), stroke="card.edge", width=1.8)


def _weave(cards: list[int]) -> Iterator[Shape]:
    """The back of a card: hedge work."""
    for card in cards:
        area = card_area(card)
        for down in range(8, int(area.h) - 20, 12):
            x, y = area.x, area.y + down
            yield Line(
                ((x + 5, y + 6), (x + 17, y), (x + 29, y + 6), (x + 41, y), (x + 53, y + 6)),
                stroke="card.leaf",
                width=2.4,
            )


def _face(card: int) -> Iterator[Shape]:
    area = card_area(card)
    yield from _sign(card, 1.0)
    x, y = area.x + CORNER[0], area.y + CORNER[1]
    yield Circle(x, y, 13, fill="card.face", stroke="card.edge", width=1.2)
    yield Sprite(KINDS[EXTRA_KIND[card]], x, y, scale=0.36)


def _sign(card: int, alpha: float) -> tuple[Sprite, ...]:
    """What a card moves: a cloth or an animal; smaller and paler on the back of a covered one."""
    area = card_area(card)
    x, y = area.x + area.w / 2, area.y + area.h / 2
    if is_colour_card(card):
        if alpha == 1.0:
            return (Sprite(f"swatch:{COLOURS[card]}", x - 1, y - 5),)
        return (Sprite(f"swatch:{COLOURS[card]}", x, y, scale=0.55, alpha=alpha + 0.2),)
    scale, down = (0.74, -9.0) if alpha == 1.0 else (0.5, 0.0)
    return (
        Sprite(CARDS[card], x - (2 if alpha == 1.0 else 0), y + down, scale=scale, alpha=alpha),
    )


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


def _swatch(colour: str) -> Drawing:
    side = SWATCH
    cloth = Rect(3, 3, side - 6, side - 6, 6, fill=f"{colour}.fill")
    edge = Rect(3, 3, side - 6, side - 6, 6, stroke="beast.line", width=3.4)
    hem = Rect(3, 3, side - 6, side - 6, 6, stroke="rug.thread", width=1.4)
    motif = MOTIFS[colour]((6, 6, side - 6, side - 6))
    return Drawing(side, side, (cloth, *motif, edge, hem))


SPRITES: Final = {f"swatch:{colour}": _swatch(colour) for colour in COLOURS}
