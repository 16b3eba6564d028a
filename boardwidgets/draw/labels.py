"""Words at the things that they name, each where it hides no other word, number or cross.

A word stands on a plate of its own, so that it is read on rugs and grass and over rings. Where two
things side by side have the same word, it stands once, in the middle of both.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from boardwidgets.draw.lettering import width
from boardwidgets.draw.scene import Circle, Item, Line, Point, Rect, Text

SIZE: Final = 14.0
TALL: Final = 18.0
"""How tall a plate is."""
SIDE: Final = 4.0
"""How far a plate reaches beyond its word, left and right."""
LETTERS: Final = 0.74
"""How tall capital letters are, as a share of their font size."""
BADGES: Final = frozenset({"mark.count", "mark.picked", "die"})
"""Colours of small discs that have to be seen whole."""


class Label(NamedTuple):
    """A word, the area of the thing that it names, and its colour."""

    text: str
    thing: Rect
    colour: str = "mark.refused"


def box(text: Text) -> Rect:
    """About where a line of text is, at its widest.

    >>> area = box(Text(50, 20, "Ada", 10, "end"))
    >>> area.x + area.w, area.y + area.h / 2, area.h
    (50.0, 20.0, 7.4)
    """
    wide = width(text.text, text.size, bold=text.bold)
    left = {"start": 0.0, "middle": wide / 2, "end": wide}[text.anchor]
    tall = LETTERS * text.size
    return Rect(text.x - left, text.y - tall / 2, wide, tall)


def taken(items: Iterable[Item]) -> Iterator[Rect]:
    """Where words, numbers and crosses are that no plate may hide."""
    for item in items:
        for shape in item.shapes:
            match shape:
                case Text():
                    yield box(shape)
                case Circle(x=x, y=y, r=r) if shape.fill in BADGES:
                    yield Rect(x - r, y - r, 2 * r, 2 * r)
                case Line(points=points) if shape.stroke == "mark.refused":
                    yield _bounds(points)


def _bounds(points: Sequence[Point]) -> Rect:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def overlap(one: Rect, other: Rect) -> float:
    """The area that two rectangles have in common.

    >>> overlap(Rect(0, 0, 10, 10), Rect(8, 5, 10, 10)), overlap(Rect(0, 0, 1, 1), Rect(1, 0, 1, 1))
    (10, 0)
    """
    wide = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    tall = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return wide * tall if wide > 0 and tall > 0 else 0


def labels(wanted: Iterable[Label], items: Iterable[Item], room: Rect) -> Iterator[Item]:
    """The words in their places among the items of a picture, inside `room`."""
    found = _joined(list(wanted))
    if not found:
        return
    there = list(taken(items))
    plates: list[Rect] = []
    words: list[Text] = []
    for label in found:
        plate = min(_places(label, room), key=lambda place: sum(overlap(place, o) for o in there))
        there.append(plate)
        plates.append(Rect(plate.x, plate.y, plate.w, plate.h, 5, fill="mark.halo"))
        middle = plate.x + plate.w / 2, plate.y + plate.h / 2 + 0.5
        words.append(Text(*middle, label.text, SIZE, bold=True, fill=label.colour))
    yield Item("marks", "", "", (*plates, *words))


def _places(label: Label, room: Rect) -> Iterator[Rect]:
    """Where a plate could be: low on its thing, high, in the middle, then below and above it."""
    thing = label.thing
    wide = 2 * math.ceil(width(label.text, SIZE, bold=True) / 2 + SIDE)
    low = thing.y + thing.h
    for y in (low - TALL - 2, thing.y + 2, thing.y + (thing.h - TALL) / 2, low, thing.y - TALL):
        for x in (thing.x + (thing.w - wide) / 2, thing.x, thing.x + thing.w - wide):
            yield Rect(
                round(max(room.x, min(x, room.x + room.w - wide))),
                round(max(room.y, min(y, room.y + room.h - TALL))),
                wide,
                TALL,
            )


def _joined(labels: list[Label]) -> list[Label]:
    """One label for two things side by side that have the same word, and so on for more."""
    for place, one in enumerate(labels):
        for number, other in enumerate(labels[:place]):
            both = _both(one.thing, other.thing)
            if both and one.text == other.text and one.colour == other.colour:
                rest = [label for k, label in enumerate(labels) if k not in (place, number)]
                return _joined([Label(one.text, both, one.colour), *rest])
    return labels


def _both(one: Rect, other: Rect) -> Rect | None:
    """The rectangle that two make which share a whole side; None if they share none."""
    first, second = sorted((one, other), key=lambda area: (area.x, area.y))
    if (first.y, first.h) == (second.y, second.h) and first.x + first.w == second.x:
        return Rect(first.x, first.y, first.w + second.w, first.h)
    if (first.x, first.w) == (second.x, second.w) and first.y + first.h == second.y:
        return Rect(first.x, first.y, first.w, first.h + second.h)
    return None
