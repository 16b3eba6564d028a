"""What is laid out to choose from: a pile that one may look at, or what chance may draw."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from boardwidgets.core.view import View
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.lettering import fitted
from boardwidgets.draw.scene import Circle, Item, Rect, Shape, Sprite, Text
from boardwidgets.draw.sobek.art.cards import TALL, WIDE, card_at
from boardwidgets.draw.sobek.art.glyphs import signed
from boardwidgets.draw.sobek.gestures import drawn_cards
from boardwidgets.draw.sobek.layout import TRAY
from boardwidgets.draw.sobek.snapshot import SobekSnapshot
from boardwidgets.draw.sobek.wording import say
from boardwidgets.games.sobek import phases
from boardwidgets.games.sobek.cards import KIND, KINDS, SHOWN, UNSEEN, WORDS, Cards
from boardwidgets.games.sobek.moves import COLOURS, IN_PLAY
from boardwidgets.games.sobek.state import SobekState
from boardwidgets.games.sobek.tokens import TOKENS

SCALE: Final = 0.45
TITLE: Final = 15.0
CARDS: Final = TRAY.y + 22
"""How far down the cards begin."""


class Choice(NamedTuple):
    """Something laid out: its key, a card or a sign, a text, and how many, if that is said."""

    key: str
    what: int | str
    text: str
    number: int = 0


class Tray(NamedTuple):
    """What is laid out, and what is asked."""

    title: str
    choices: tuple[Choice, ...]


def tray(frame: Frame, now: SobekSnapshot) -> Tray | None:
    """What is laid out now; None when nothing is."""
    if now.going:
        return None
    return _asked(frame.view, now) or _looked_at(frame, now)


def _asked(view: View[SobekState], now: SobekSnapshot) -> Tray | None:
    """What has to be chosen from."""
    state, phase = now.state, now.state.phase
    mine = now.viewer == state.seat
    if phase == phases.PRIEST and mine:
        kinds = Counter(KIND[card] for card in state.seats[state.seat].corruption)
        return Tray(say("tray.priest"), tuple(_kinds(kinds)))
    if phase in (phases.THIEF_CARD, phases.VIZIER_CARD) and not state.by_chance:
        if not mine:
            return None
        thief = phase == phases.THIEF_CARD
        holder = state.seats[state.target]
        cards = holder.hand if thief else holder.corruption
        title = say("tray.thief" if thief else "tray.vizier", view.names, other=state.target)
        return Tray(title, tuple(_cards("steal", "tray.card", cards, counted=True)))
    if phase == phases.TOKENS:
        drawn = (Choice(f"drawn:{t}", f"token:{t}", say("tray.token", token=t)) for t in TOKENS)
        return Tray(say("tray.chance"), tuple(drawn))
    cards = IN_PLAY if state.by_chance and phase in _STOLEN else drawn_cards(phase)
    if not cards:
        return None
    head = "steal" if phase in _STOLEN else "deal" if phase == phases.ROW else "draw"
    return Tray(say("tray.chance"), tuple(_cards(head, "tray.draw", cards)))


_STOLEN: Final = (phases.THIEF_CARD, phases.VIZIER_CARD)


def _looked_at(frame: Frame, now: SobekSnapshot) -> Tray | None:
    """A corruption pile under the pointer, if its cards are seen."""
    head, _, colour = (frame.marks.pointer or "").partition(":")
    if head != "pile":
        return None
    seat = COLOURS.index(colour)
    cards = now.state.seats[seat].corruption
    if seat >= now.players or any(card >= UNSEEN for card in cards):
        return None
    title = say("tray.corruption", frame.view.names, seat=seat)
    found = _cards("", "tray.card", cards, counted=True)
    return Tray(title, tuple(choice._replace(key="") for choice in found))


def _kinds(kinds: Counter[int]) -> Iterator[Choice]:
    for number, count in sorted(kinds.items()):
        name = KINDS[number]
        yield Choice(f"kind:{name}", f"sign:{name}", say("tray.kind", kind=name), count)


def _cards(head: str, said: str, cards: Cards, *, counted: bool = False) -> Iterator[Choice]:
    """Cards, equal ones once with their number."""
    for card, count in sorted(Counter(SHOWN[card] for card in cards).items()):
        number = count if counted and count > 1 else 0
        text = say(said, card=WORDS[card])
        yield Choice(f"{head}:{WORDS[card]}", SHOWN[card], text, number)


def items(found: Tray) -> Iterator[Item]:
    """The tray as it is drawn, without the numbers on its cards."""
    title = fitted(found.title, TITLE, TRAY.w - 20, bold=True)
    blank = Rect(TRAY.x, TRAY.y, TRAY.w, TRAY.h, 8, fill="card.now", stroke="ink", width=1.8)
    text = Text(TRAY.x + 10, TRAY.y + 12, title, TITLE, "start", True, fill="ink")
    yield Item("figures", "", "", (blank, text))
    for choice, zone in _zones(found):
        shapes = tuple(_drawn(choice, zone.x))
        yield Item("figures", choice.key, choice.text, shapes, zone=zone)


def _zones(found: Tray) -> Iterator[tuple[Choice, Rect]]:
    """Each thing with what the next one leaves of it."""
    room = TRAY.w - 20 - WIDE * SCALE
    step = min(62.0, room / max(1, len(found.choices) - 1))
    for number, choice in enumerate(found.choices):
        last = number == len(found.choices) - 1
        wide = WIDE * SCALE if last else min(WIDE * SCALE, step)
        yield choice, Rect(TRAY.x + 10 + step * number, CARDS, wide, TALL * SCALE, 4)


def counts(found: Tray) -> Item:
    """How many there are of each thing: over its ring, and where no other thing hides it."""
    shapes: list[Shape] = []
    for choice, zone in _zones(found):
        if choice.number:
            x, y = zone.x + zone.w / 2, zone.y + 8
            shapes.append(Circle(x, y, 10, fill="mark.count", stroke="mark.halo", width=1.6))
            number = str(choice.number)
            shapes.append(Text(x, y + 1, number, 14, bold=True, fill="mark.count.text"))
    return Item("marks", "", "", tuple(shapes))


def _drawn(choice: Choice, x: float) -> Iterator[Shape]:
    y = CARDS + TALL * SCALE / 2
    middle = x + WIDE * SCALE / 2
    if isinstance(choice.what, int):
        yield from card_at(choice.what, middle, y, SCALE)
    else:
        yield Rect(x, y - 21, WIDE * SCALE, 42, 6, fill="event", stroke="event.line", width=1.4)
        head, _, name = choice.what.partition(":")
        if head == "token":
            yield from signed(name, middle, y, 32)
        else:
            yield Sprite(choice.what, middle, y, scale=0.55)
