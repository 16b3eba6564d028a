"""Sets on the table: the sign of the good, a slip for each card, and what it is worth."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from boardwidgets.draw.lettering import width
from boardwidgets.draw.scene import Circle, Rect, Shape, Sprite, Text
from boardwidgets.draw.sobek.art.cards import slip
from boardwidgets.draw.sobek.art.glyphs import signed
from boardwidgets.draw.sobek.wording import say
from boardwidgets.games.sobek.cards import AMULET, FACES, GOODS, SCARABS
from boardwidgets.games.sobek.sets import TableSet

SIGN: Final = 22.0
SLIP: Final = 9.0
TALL: Final = 32.0
WORTH: Final = 13.0
GAP: Final = 7.0
SCALES: Final = (1.5, 1.3, 1.15, 1.0, 0.85, 0.72, 0.6)


class Block(NamedTuple):
    """A set as it lies: its area, and how much larger it is drawn than its measures."""

    one: TableSet
    area: Rect
    scale: float


def worth(one: TableSet) -> str:
    """A set's worth as a sum, such as 4 × 3 = 12."""
    key = "set.sideways" if one.sideways else "set.upright"
    return say(key, count=len(one.cards), scarabs=one.scarabs, points=one.points)


def _size(one: TableSet, scale: float) -> tuple[float, float]:
    slips = SLIP * len(one.cards)
    wide = scale * (SIGN + (TALL if one.sideways else slips) + 2)
    tall = scale * (max(SIGN, slips) if one.sideways else TALL) + WORTH + 4
    return max(wide, 1.12 * width(worth(one), WORTH, bold=True)), tall


def blocks(sets: Sequence[TableSet], area: Rect) -> tuple[Block, ...]:
    """Where each set lies in an area: as large as they all fit."""
    found: tuple[Block, ...] = ()
    for scale in SCALES:
        found, bottom = _flow(sets, area, scale)
        if bottom <= area.y + area.h:
            break
    return found


def _flow(sets: Sequence[TableSet], area: Rect, scale: float) -> tuple[tuple[Block, ...], float]:
    """The sets one after the other, in rows, and how far down they reach."""
    x, y, tallest = area.x, area.y, 0.0
    found = []
    for one in sets:
        w, h = _size(one, scale)
        if x > area.x and x + w > area.x + area.w:
            x, y, tallest = area.x, y + tallest + 3, 0.0
        found.append(Block(one, Rect(x, y, w, h, 5), scale))
        x, tallest = x + w + GAP, max(tallest, h)
    return tuple(found), y + tallest


def shapes(block: Block) -> Iterator[Shape]:
    """A set as it lies, without its worth."""
    one, area, k = block
    sign, slip_wide, tall = SIGN * k, SLIP * k, TALL * k
    slips = [FACES[card] for card in one.cards]
    high = max(sign, slip_wide * len(slips)) if one.sideways else tall
    good = GOODS[one.good]
    chip = Rect(area.x, area.y + high - sign, sign, sign)
    yield replace(chip, fill=f"{good}.tint")
    yield replace(chip, stroke=f"{good}.line", width=1.3)
    yield Sprite(
        f"sign:{good}",
        area.x + sign / 2,
        area.y + high - sign / 2,
        turn=1 if one.sideways else 0,
        scale=sign / 66,
    )
    left = area.x + sign + 1
    if one.sideways:
        places = [(left, area.y + slip_wide * number) for number in range(len(slips))]
        drawn = [slip(f, at, tall, slip_wide) for f, at in zip(slips, places, strict=True)]
    else:
        places = [(left + slip_wide * number, area.y) for number in range(len(slips))]
        drawn = [slip(f, at, slip_wide, tall) for f, at in zip(slips, places, strict=True)]
    yield from (ground for ground, _ in drawn)
    yield from (edge for _, edge in drawn)
    middles = [
        (ground.x + ground.w / 2, ground.y + ground.h / 2, card)
        for (ground, _), card in zip(drawn, one.cards, strict=True)
    ]
    yield from _scarabs(middles, k, one.sideways)
    for x, y, card in middles:
        face = FACES[card]
        if card == AMULET:
            yield Sprite("sign:amulet", x, y, scale=0.15 * k)
        elif face.power:
            yield Sprite(f"power:{face.power}", x, y, scale=0.15 * k)
    for number in range(one.prosperities):
        x, y = area.x + (6 + 11 * number) * k, area.y + 4.5 * k
        yield Circle(x, y, 5.4 * k, fill="event", stroke="event.line", width=1.2)
        yield from signed("prosperity", x, y, 9.5 * k)


def _scarabs(
    middles: Sequence[tuple[float, float, int]], k: float, sideways: bool
) -> Iterator[Shape]:
    """Golden dots on the slips, as many as the cards have scarabs."""
    dots = []
    for x, y, card in middles:
        for number in range(SCARABS[card]):
            off = 7.6 * k * (number - (SCARABS[card] - 1) / 2)
            dots.append((x + off, y) if sideways else (x, y + off))
    yield from (Circle(x, y, 3.1 * k, fill="scarab") for x, y in dots)
    yield from (Circle(x, y, 3.1 * k, stroke="scarab.line", width=1.2) for x, y in dots)


def label(block: Block) -> Text:
    """What a set is worth, under it."""
    area = block.area
    y = area.y + area.h - WORTH / 2 - 1
    return Text(area.x, y, worth(block.one), WORTH, "start", True, fill="ink")
