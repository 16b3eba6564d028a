"""What a move causes: the events, in order."""

from boardwidgets.core.events import Event
from boardwidgets.core.moves import Move
from fireflies import events
from fireflies.moves import Come, Place, Wish
from fireflies.record import MEADOW, OVER, FirefliesRecord
from fireflies.replay import replay


def caused(record: FirefliesRecord, move: Move) -> tuple[Event, ...]:
    """What a legal move causes."""
    match move:
        case Wish(seat=seat, rank=rank):
            return (events.WishDrawn(seat, rank),)
        case Place(square=square):
            return (events.LanternPlaced(record.seat, MEADOW.names[square]),)
        case Come(count=count):
            came = events.FirefliesCame(MEADOW.names[record.lanterns[-1].square], count)
            if replay(record, [came]).phase != OVER:
                return (came,)
            # fireflies.end.no-square
            return (
                came,
                *(events.WishShown(seat, rank) for seat, rank in enumerate(record.wishes)),
            )
    raise ValueError(f"{move} is never legal")
