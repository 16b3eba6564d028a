"""The hand that lies before the reader, and what a set picked from it would be worth."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from boardwidgets.draw.frame import Frame
from boardwidgets.draw.gestures import CONFIRM
from boardwidgets.draw.lettering import fitted, width
from boardwidgets.draw.scene import Item, Rect, Shape, Sprite, Text
from boardwidgets.draw.sobek.art.cards import TALL, WIDE, beetle, card_at
from boardwidgets.draw.sobek.gestures import DONE_KEY, choosing_goods, hand_keys
from boardwidgets.draw.sobek.layout import HAND_STEP, HAND_TOP, LEFT, RIGHT, STRIP_Y
from boardwidgets.draw.sobek.preview import SETTING, set_meant
from boardwidgets.draw.sobek.snapshot import SobekSnapshot
from boardwidgets.draw.sobek.wording import phrase, say
from boardwidgets.games.sobek.cards import FACES, GOODS, KINDS, WORDS
from boardwidgets.games.sobek.phases import COURTESAN, SIDEWAYS, TURN
from boardwidgets.games.sobek.sets import TableSet

RAISED: Final = 8.0
"""How much higher a picked card lies."""
BUTTON: Final = 26.0


class HandCard(NamedTuple):
    """A card of the hand where it lies; `seen` is what the next card leaves of it."""

    key: str
    card: int
    area: Rect
    seen: Rect


def laid(now: SobekSnapshot, picked: tuple[str, ...]) -> tuple[HandCard, ...]:
    """Where the cards of the hand lie."""
    _, cards = now.hand
    room = RIGHT - LEFT - WIDE - 4
    step = min(HAND_STEP, room / max(1, len(cards) - 1))
    found = []
    for number, (key, card) in enumerate(zip(hand_keys(cards), cards, strict=True)):
        x = LEFT + step * number
        y = HAND_TOP - (RAISED if key in picked else 0)
        last = number == len(cards) - 1
        wide = WIDE if last else min(WIDE, step)
        found.append(HandCard(key, card, Rect(x, y, WIDE, TALL, 7), Rect(x, y, wide, TALL, 7)))
    return tuple(found)


def hand(frame: Frame, now: SobekSnapshot) -> Iterator[Item]:
    """The cards of the hand with their names, and a button on each character."""
    cards = laid(now, frame.marks.picked)
    for key, card, area, seen in cards:
        middle = (area.x + WIDE / 2, area.y + TALL / 2)
        shapes = card_at(card, *middle)
        if card < len(FACES):
            yield Item("objects", key, _said(card), shapes, zone=seen)
        else:
            yield Item("objects", "", "", shapes)
    for _, card, _, seen in cards:
        if card < len(FACES) and FACES[card].power and now.state.phase == TURN:
            yield _power(card, seen)
    yield Item("words", "", "", (*_names(cards), *_whose(frame, now)))


def _said(card: int) -> str:
    if power := FACES[card].power:
        return say("hand.character", card=WORDS[card], power=power)
    return say("hand.card", card=WORDS[card])


def _names(cards: Iterable[HandCard]) -> Iterator[Text]:
    """The names of cards, as far as there is room for them."""
    for _, card, area, seen in cards:
        name = phrase("name", _called(card)) if card < len(FACES) else ""
        if name and width(name, 13) <= seen.w:
            yield Text(area.x + seen.w / 2, area.y + 83, name, 13, fill="murk.dark")


def _whose(frame: Frame, now: SobekSnapshot) -> Iterator[Text]:
    """Whose hand it is, where the worth of a set is not written."""
    seat, cards = now.hand
    if cards and set_meant(frame, now) is None:
        names = frame.view.names
        text = say("hand.own") if seat == now.viewer else say("hand.held", names, seat=seat)
        yield Text(LEFT, STRIP_Y + 12, fitted(text, 14, 440), 14, "start", fill="ink.quiet")


def _called(card: int) -> str:
    """What a card is called for short: a character by name, others by their kind."""
    face = FACES[card]
    return face.word if face.power else KINDS[face.kind]


def _power(card: int, seen: Rect) -> Item:
    """The button that plays a character for their power."""
    face = FACES[card]
    area = Rect(seen.x + 5, seen.y + 92, min(WIDE - 10, seen.w - 7), 21, 9)
    text = fitted(say("hand.play"), 13, area.w - 4, bold=True)
    shapes = (
        Rect(
            area.x, area.y, area.w, area.h, 9, fill="person.fill", stroke="person.line", width=1.6
        ),
        Text(area.x + area.w / 2, area.y + 11, text, 13, bold=True, fill="boat.sail"),
    )
    said = say("hand.power", power=face.power)
    return Item("objects", f"power:{face.word}", said, shapes, zone=area)


# -- the line above the hand --------------------------------------------------------------------


def strip(frame: Frame, now: SobekSnapshot) -> Iterator[Item]:
    """What the set would be worth, and the buttons that lay it or say that one is done."""
    one = set_meant(frame, now)
    if one is not None:
        yield Item("marks", "", _worth_said(one), tuple(_worth(one)))
    right = RIGHT
    phase = now.state.phase
    if not now.going and phase in SETTING and frame.marks.picked:
        text = say("hand.add" if phase == COURTESAN else "hand.lay")
        ready = CONFIRM in frame.marks.can
        button = _button(CONFIRM, text, text, right, strong=ready)
        yield button
        right = button.zone.x - 8 if isinstance(button.zone, Rect) else right
    if phase == SIDEWAYS and not now.going:
        yield _button(DONE_KEY, say("hand.done"), say("hand.done-text"), right, strong=False)
    yield from _goods(now)


def _button(key: str, text: str, said: str, right: float, *, strong: bool) -> Item:
    """A button that ends at `right`."""
    wide = width(text, 15, bold=True) + 22
    area = Rect(right - wide, STRIP_Y - BUTTON / 2, wide, BUTTON, 8)
    fill, ink = ("mark.picked", "mark.halo") if strong else ("card", "ink")
    shapes = (
        Rect(area.x, area.y, wide, BUTTON, 8, fill=fill, stroke="ink", width=1.6),
        Text(area.x + wide / 2, STRIP_Y + 1, text, 15, bold=True, fill=ink),
    )
    return Item("figures", key, said, shapes, zone=area)


def _worth_said(one: TableSet) -> str:
    if one.sideways:
        return say("set.would-sideways", points=one.points)
    return say("set.would", count=len(one.cards), scarabs=one.scarabs, points=one.points)


def _worth(one: TableSet) -> Iterator[Shape]:
    """The sum of a set, large: cards × scarabs."""
    key = "worth.sideways" if one.sideways else "worth.upright"
    text = say(key, count=len(one.cards), scarabs=one.scarabs, points=one.points)
    wide = width(text, 17, bold=True) + 66
    yield Rect(LEFT, STRIP_Y - 14, wide, 28, 8, fill="mark.halo", stroke="mark.can", width=1.6)
    yield Sprite(f"sign:{GOODS[one.good]}", LEFT + 17, STRIP_Y, scale=0.4)
    yield Text(LEFT + 34, STRIP_Y + 1, text, 17, "start", True, fill="ink")
    yield from beetle(LEFT + wide - 16, STRIP_Y, 18)


def _goods(now: SobekSnapshot) -> Iterator[Item]:
    """Where a set of amulets alone is allowed, the goods it may stand for."""
    goods = choosing_goods(now.state, now.viewer)
    if not goods or now.going:
        return
    yield Item(
        "words",
        "",
        "",
        (Text(LEFT + 232, STRIP_Y, say("hand.choose"), 14, "end", fill="ink.quiet"),),
    )
    for number, good in enumerate(goods):
        area = Rect(LEFT + 240 + 36 * number, STRIP_Y - 15, 32, 30, 7)
        shapes = (
            Rect(
                area.x,
                area.y,
                area.w,
                area.h,
                7,
                fill=f"{good}.tint",
                stroke=f"{good}.line",
                width=1.6,
            ),
            Sprite(f"sign:{good}", area.x + 16, STRIP_Y, scale=0.4),
        )
        yield Item("figures", f"good:{good}", say("hand.good", good=good), shapes, zone=area)
