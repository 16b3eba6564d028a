"""What each event does to a position: the one place where a position changes."""

from collections.abc import Sequence
from typing import TypeVar

from boardwidgets.core.events import Event
from fireflies import events
from fireflies.record import MEADOW, FirefliesRecord, Lantern

R = TypeVar("R", bound=FirefliesRecord)


def replay(record: R, happened: Sequence[Event], seat: int | None = None) -> R:
    """A position once some events have happened, for all to see or as a seat was told of them."""
    for event in happened:
        match event:
            case events.WishDrawn(rank=rank):
                record = record._replace(wishes=(*record.wishes, rank))
            case events.LanternPlaced(seat=owner, square=name):
                lantern = Lantern(MEADOW.square(name), owner)
                record = record._replace(lanterns=(*record.lanterns, lantern))
            case events.FirefliesCame(count=count):
                *others, last = record.lanterns
                record = record._replace(lanterns=(*others, last._replace(fireflies=count)))
            case events.WishShown(seat=owner, rank=rank):
                wishes = (*record.wishes[:owner], rank, *record.wishes[owner + 1 :])
                record = record._replace(wishes=wishes)
    return record
