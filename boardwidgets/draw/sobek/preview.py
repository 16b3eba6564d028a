"""What would happen: where the round would take markers, what a set would be, what is skipped."""

from collections.abc import Iterator
from typing import Final

from boardwidgets.draw.frame import Frame
from boardwidgets.draw.marks import disc
from boardwidgets.draw.scene import Item, Rect
from boardwidgets.draw.sobek.board.row import skipping_costs
from boardwidgets.draw.sobek.gestures import good_meant, picked_cards
from boardwidgets.draw.sobek.layout import row_card
from boardwidgets.draw.sobek.snapshot import SobekSnapshot
from boardwidgets.draw.sobek.wording import say
from boardwidgets.games.sobek.moves import COLOURS
from boardwidgets.games.sobek.phases import COURTESAN, SIDEWAYS, TURN
from boardwidgets.games.sobek.sets import TableSet
from boardwidgets.teach.sobek import Journey, journey, would_lie

SETTING: Final = (TURN, COURTESAN, SIDEWAYS)
"""Phases in which cards are picked for a set."""


def set_meant(frame: Frame, now: SobekSnapshot) -> TableSet | None:
    """The set that the cards picked, and the one under the pointer, would make."""
    marks = frame.marks
    if now.going or now.state.phase not in SETTING:
        return None
    pointed = (marks.pointer,) if marks.pointer in marks.can else ()
    keys = tuple(dict.fromkeys((*marks.picked, *(key for key in pointed if key))))
    cards = picked_cards(keys)
    good = good_meant(keys)
    if not cards or good is None:
        return None
    return would_lie(frame.view, good, tuple(sorted(cards)))


def journeys(frame: Frame, now: SobekSnapshot) -> tuple[Journey, ...]:
    """Where the round would take markers: with a set in hand, one pointed at, or all."""
    if now.going:
        return ()
    more = set_meant(frame, now)
    if more is not None:
        return (journey(frame.view, now.state.seat, more),)
    pointed = [
        seat
        for seat, colour in enumerate(COLOURS[: now.players])
        if frame.marks.pointer == f"player:{colour}"
    ]
    seats = range(now.players) if frame.marks.forecast else pointed
    return tuple(found for seat in seats if (found := journey(frame.view, seat)).points)


def said(frame: Frame, found: tuple[Journey, ...]) -> Iterator[Item]:
    """What the journeys say."""
    for one in found:
        key = "track.would-back" if one.way else "track.would"
        end = one.way[-1] if one.way else one.space
        text = say(key, frame.view.names, seat=one.seat, start=one.start, space=one.space, end=end)
        yield Item("words", "", text, ())


def skipping(frame: Frame, now: SobekSnapshot) -> Iterator[Item]:
    """For the card under the pointer: those that would be skipped, counted."""
    key = frame.marks.pointer or ""
    if key not in frame.marks.can or not key.startswith("row:") or not skipping_costs(now):
        return
    place = int(key.partition(":")[2])
    areas = [row_card(number) for number in range(1, place)]
    shapes = [
        *(Rect(a.x, a.y, a.w, a.h, 5, fill="murk.dark", alpha=0.45) for a in areas),
        *(
            shape
            for number, a in enumerate(areas, 1)
            for shape in disc((a.x + a.w / 2, a.y + a.h / 2), number)
        ),
    ]
    yield Item("marks", "", say("row.skipped", place=place, count=place - 1), tuple(shapes))
