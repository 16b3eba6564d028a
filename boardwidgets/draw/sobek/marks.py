"""What is marked: what can be picked, is picked, was done just now, or was refused."""

from collections.abc import Iterator, Mapping
from typing import Final

from boardwidgets.draw.frame import Frame
from boardwidgets.draw.gestures import Pick
from boardwidgets.draw.labels import Label
from boardwidgets.draw.marks import Zones, crosses, middle, rings
from boardwidgets.draw.scene import Circle, Item, Rect, Shape, Zone
from boardwidgets.draw.sobek.gestures import gestures
from boardwidgets.draw.sobek.layout import ROW_STEP, ROW_TOP
from boardwidgets.draw.sobek.panel import sets
from boardwidgets.draw.sobek.panel.hand import laid
from boardwidgets.draw.sobek.panel.players import set_area
from boardwidgets.draw.sobek.snapshot import SobekSnapshot
from boardwidgets.draw.sobek.wording import say
from boardwidgets.games.sobek.cards import GOODS, WORDS


def choices(frame: Frame, zones: Zones) -> Iterator[Item]:
    """Rings for what can be picked; what is picked has a filled ring on its upper edge."""
    marks = frame.marks
    can = [zones[key] for key in sorted(marks.can) if key in zones and key != "confirm"]
    picked = [zones[key] for key in marks.picked if key in zones]
    dots = [_dot(zone) for zone in picked]
    yield Item("marks", "", "", rings([*can, *picked], dots))


def _dot(zone: Zone) -> Circle:
    x, y = middle(zone)
    return Circle(x, zone.y + 11 if isinstance(zone, Rect) else y, 11)


def traces(now: SobekSnapshot) -> Iterator[Item]:
    """Sets that were laid or grew, and the card that came to hand, have a soft outline."""
    areas: list[Rect] = [*_laid_sets(now), *_came(now)]
    shapes = [
        Rect(a.x - 2, a.y - 2, a.w + 4, a.h + 3, 7, stroke=paint, width=width)
        for paint, width in (("mark.halo", 6.0), ("mark.trail", 3.0))
        for a in areas
    ]
    yield Item("marks", "", "", tuple(shapes))


def _laid_sets(now: SobekSnapshot) -> Iterator[Rect]:
    for seat in range(now.players):
        goods = [good for one, good in now.traces.sets if one == seat]
        for block in sets.blocks(now.state.seats[seat].sets, set_area(now.players, seat)):
            if not block.one.sideways and GOODS[block.one.good] in goods:
                yield block.area


def _came(now: SobekSnapshot) -> Iterator[Rect]:
    came = now.traces.came
    if now.going and came and came[0] == now.viewer:
        yield from [one.area for one in laid(now, ()) if one.card == came[1]][:1]


PARTS: Final[Mapping[str, str]] = {
    "refusal.reach": "reach",
    "refusal.other-good": "other",
    "refusal.amulets-alone": "amulet",
}
"""What the cards that a refusal names are in the rule that was broken, by its sentence."""


def refused(frame: Frame, now: SobekSnapshot, zones: Zones) -> Iterator[Item]:
    """What was refused is crossed; the cards of the reason are outlined."""
    error = frame.marks.refused
    if error is None:
        return
    named = _named(frame, now)
    held = [key for key in named if key.startswith("hand:")]
    crossed = [key for key in _meant(frame, error.text) if key not in named]
    outlines = [zones[key] for key in named if key in zones]
    shapes: list[Shape] = [
        Rect(zone.x, zone.y, zone.w, zone.h, 6, stroke=paint, width=width)
        for paint, width in (("mark.halo", 6.5), ("mark.refused", 3.4))
        for zone in outlines
        if isinstance(zone, Rect)
    ]
    places = [middle(zones[key]) for key in (*crossed, *held) if key in zones]
    shapes += crosses(places, 12)
    yield Item("marks", "", error.reason, tuple(shapes))


def _named(frame: Frame, now: SobekSnapshot) -> dict[str, str]:
    """The keys of the things that a refusal names, each with the word for its part."""
    named: dict[str, str] = {}
    for violation in frame.marks.refused.violations[:1] if frame.marks.refused else ():
        word = PARTS.get(violation.key)
        for place in violation.squares:
            for key in _keys(place, frame, now):
                named.setdefault(key, say(f"part.{word}") if word else "")
    return named


def words_for_parts(frame: Frame, now: SobekSnapshot, zones: Zones) -> Iterator[Label]:
    """The word for its part at each thing; above the row one for several cards side by side."""
    for key, word in _named(frame, now).items():
        zone = zones.get(key)
        if word and isinstance(zone, Rect):
            above = Rect(zone.x, 0, ROW_STEP, ROW_TOP)
            yield Label(word, above if key.startswith("row:") else zone)


def _keys(place: str, frame: Frame, now: SobekSnapshot) -> Iterator[str]:
    """The keys of what a refusal names: a place of the row, or cards picked from the hand."""
    head, _, number = place.partition(" ")
    if head == "row" and number:
        yield f"row:{number}"
        return
    cards = laid(now, frame.marks.picked)
    yield from [one.key for one in cards if WORDS[one.card] == place][:1]


def _meant(frame: Frame, text: str) -> tuple[str, ...]:
    """The keys of the move that was refused."""
    for gesture in gestures(frame.view):
        if isinstance(gesture, Pick) and gesture.move.text == text:
            return gesture.keys
    return ()
