"""What is marked: what can be picked, is picked, was counted, was laid or is refused.

Each mark means one thing: what has a ring can be picked, what has a filled ring is picked, squares
with numbered discs were counted, what has a cross is refused.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.draw.field import beyond
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.labels import Label
from boardwidgets.draw.marks import (
    ARROW,
    Zones,
    arrow,
    arrows,
    crosses,
    disc,
    middle,
    outlined,
    rings,
)
from boardwidgets.draw.marrakech.gestures import QUARTERS
from boardwidgets.draw.marrakech.layout import CELL, centre, named, tile
from boardwidgets.draw.marrakech.snapshot import MarrakechSnapshot
from boardwidgets.draw.scene import Item, Point, Rect, Shape
from boardwidgets.games.marrakech.squares import NAMES, square

PACKAGE: Final = "boardwidgets.draw.marrakech"


def traces(now: MarrakechSnapshot) -> Iterator[Item]:
    """The squares that were counted, in order, and the rug just laid."""
    say = catalogue(PACKAGE).say
    laid = now.traces.laid
    if laid:
        one, other = map(square, laid.squares)
        text = say("laid", squares=laid.squares, colour=laid.colour)
        yield Item("marks", "", text, tuple(_round(one, other, now.going)))
    counted = now.traces.counted
    if counted:
        squares = tuple(event.square for event in counted)
        areas = tuple(tile(square(name), 2.5) for name in squares)
        halo = tuple(Rect(r.x, r.y, r.w, r.h, stroke="mark.halo", width=6) for r in areas)
        line = tuple(Rect(r.x, r.y, r.w, r.h, stroke="mark.count", width=3) for r in areas)
        discs = tuple(
            shape for event in counted for shape in disc(_corner(event.square), event.count)
        )
        lit = (*halo, *line) if now.going else ()
        yield Item("marks", "", say("counted", squares=squares, count=len(squares)), (*lit, *discs))


def _corner(name: str) -> Point:
    """The corner of a square, where a disc hides nothing important."""
    x, y = named(name)
    return x + 17, y + 17


def _round(one: int, other: int, fresh: bool) -> Iterator[Shape]:
    a, b = tile(one), tile(other)
    x, y = min(a.x, b.x) + 1, min(a.y, b.y) + 1
    w, h = abs(a.x - b.x) + CELL - 2, abs(a.y - b.y) + CELL - 2
    yield Rect(x, y, w, h, 7, stroke="mark.halo", width=8 if fresh else 5.5)
    yield Rect(x, y, w, h, 7, stroke="mark.trail", width=4.5 if fresh else 2.5)


def choices(frame: Frame, now: MarrakechSnapshot, zones: Zones) -> Iterator[Item]:
    """Rings and arrows for what can be picked, filled ones for what is picked."""
    marks = frame.marks
    turns = [key for key in QUARTERS if key in marks.can or key in marks.picked]
    small = marks.forecast or marks.pointer in turns
    around = {key: _arrow(now, QUARTERS[key], small=small) for key in turns}
    yield Item("marks", "", "", tuple(arrows(around, {*marks.picked, marks.pointer})))
    can = [zones[key] for key in sorted(marks.can) if key in zones and key not in QUARTERS]
    picked = [zones[key] for key in marks.picked if key in zones and key not in QUARTERS]
    yield Item("marks", "", "", rings(can, picked))


SMALL_ARROW: Final = ((0, -14), (12, 0), (0, 14))
"""The outline of an arrow on Assam's own square, which leaves room for discs beyond."""


def _arrow(now: MarrakechSnapshot, quarters: int, *, small: bool) -> tuple[Point, ...]:
    """The outline of an arrow on the ground beside Assam, where a turn would make him face."""
    heading = (now.state.heading + quarters) % 4
    distance = 20 if small else 34 if quarters else 46
    foot = beyond(centre(now.state.assam), heading, distance)
    return arrow(foot, heading, SMALL_ARROW if small else ARROW)


PARTS: Final[Mapping[str, str]] = {
    "refusal.back": "assam",
    "refusal.right-about": "assam",
    "refusal.keep-heading": "assam",
    "refusal.apart": "apart",
    "refusal.on-assam": "assam",
    "refusal.far": "far",
    "refusal.far-alone": "far",
    "refusal.cover": "whole",
    "refusal.cover-own": "whole",
    "refusal.cover-neutral": "whole",
}
"""What the squares of a refusal are in the rule that was broken, by the refusal's sentence."""


def refused(frame: Frame, zones: Zones) -> Iterator[Item]:
    """The squares of the reason, crossed."""
    error = frame.marks.refused
    if error is None:
        return
    parts = _parts(frame)
    if parts:
        yield Item("marks", "", error.reason, tuple(_crossed(parts)))
        return
    if frame.marks.refused_key is not None:
        return
    keys = (f"turn:{error.text}", f"die:{error.text}")
    places = [middle(zones[key]) for key in keys if key in zones]
    yield Item("marks", "", error.reason, tuple(crosses(places, 13)))


def words_for_parts(frame: Frame) -> Iterator[Label]:
    """For each square of a reason the word for its part in the rule."""
    for name, word in _parts(frame).items():
        yield Label(word, tile(square(name)))


def _parts(frame: Frame) -> dict[str, str]:
    """The squares of a refusal, each with the word for its part in the first rule it is in.

    Squares are too far from Assam; his own, which the refusal names as well, is his.
    """
    say = catalogue(PACKAGE).say
    assam = NAMES[frame.view.state.assam]
    found: dict[str, str] = {}
    for violation in frame.marks.refused.violations if frame.marks.refused else ():
        if word := PARTS.get(violation.key):
            for name in violation.squares:
                his = word == "far" and name == assam
                found.setdefault(name, say("part.assam" if his else f"part.{word}"))
    return found


def _crossed(parts: Mapping[str, str]) -> Iterator[Shape]:
    yield from outlined([tile(square(name), 3) for name in parts])
    yield from crosses([(x - 19, y - 19) for x, y in map(named, parts)], 8)
