"""Why a move was refused, shown where it was: each square of the reason with its part in it."""

from collections.abc import Iterator, Mapping
from itertools import chain, repeat
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.core.rulebook import IllegalMove
from boardwidgets.draw.cows.gestures import gestures
from boardwidgets.draw.cows.layout import FIELD
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.labels import Label
from boardwidgets.draw.marks import Zones, crosses, middle, outlined
from boardwidgets.draw.scene import Item, Shape
from boardwidgets.games.cows.squares import square

PACKAGE: Final = "boardwidgets.draw.cows"

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "refusal.place-taken": ("taken",),
    "refusal.grass-taken": ("taken",),
    "refusal.discard": ("tokens",),
    "refusal.no-herdsman": ("nobody",),
    "refusal.extra-moved": ("moved",),
    "refusal.has-moved": ("moved",),
    "refusal.not-named": ("not-named",),
    "refusal.elsewhere": ("stands", "start"),
    "refusal.rabbit-on-fence": ("fence",),
    "refusal.blocked.cow": ("way",),
    "refusal.blocked.herdsman": ("way",),
    "refusal.move.cow": ("start", "far"),
    "refusal.move.rabbit": ("start", "far"),
    "refusal.move.straight-rabbit": ("start", "far"),
    "refusal.move.herdsman": ("start", "far"),
    "refusal.move.mole": ("start", "far"),
    "refusal.move.bull": ("bull",),
    "refusal.bull.edge": ("edge",),
    "refusal.bull.two": ("first", "second"),
    "refusal.bull.several": ("several",),
    "refusal.bull.bull": ("bull",),
    "refusal.bull.fence": ("fence",),
    "refusal.bull.fence-later": ("stuck", "fence"),
    "refusal.bull.other-fence": ("stuck", "fence"),
    "refusal.bull.stuck": ("stuck",),
    "refusal.now.peek": ("tokens",),
    "refusal.now.discard": ("tokens",),
}
"""What each square of a refusal is in the rule that was broken; the last word for all others."""


def refused(frame: Frame, zones: Zones) -> Iterator[Item]:
    """The squares of the reason, crossed; else a cross on what was meant."""
    error = frame.marks.refused
    if error is None:
        return
    parts = _parts(error)
    if parts:
        yield Item("marks", "", error.reason, tuple(_crossed(parts)))
        return
    if frame.marks.refused_key is not None:
        return
    keys = [pick.keys[-1] for pick in gestures(frame.view) if pick.move.text == error.text]
    places = [middle(zones[key]) for key in keys[:1] if key in zones]
    yield Item("marks", "", error.reason, tuple(crosses(places, 13)))


def words_for_parts(frame: Frame) -> Iterator[Label]:
    """For each square of a reason the word for its part in the rule."""
    if frame.marks.refused is not None:
        for name, word in _parts(frame.marks.refused).items():
            yield Label(word, FIELD.tile(square(name)))


def _parts(error: IllegalMove) -> dict[str, str]:
    """The squares of a refusal, each with the word for its part in the first rule it is in."""
    say = catalogue(PACKAGE).say
    found: dict[str, str] = {}
    for violation in error.violations:
        if words := PARTS.get(violation.key):
            for name, word in zip(violation.squares, chain(words, repeat(words[-1])), strict=False):
                found.setdefault(name, say(f"part.{word}"))
    return found


def _crossed(parts: Mapping[str, str]) -> Iterator[Shape]:
    yield from outlined([FIELD.tile(square(name), 3) for name in parts])
    yield from crosses([(x - 22, y - 22) for x, y in map(FIELD.named, parts)], 8)
