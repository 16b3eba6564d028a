"""Taking a card of the row, with corruption, and the look at a character that lay face down."""

from boardwidgets.core.events import Event
from boardwidgets.games.sobek.cards import FACE_DOWN, WORDS
from boardwidgets.games.sobek.events import Looked, Skipped, Taken
from boardwidgets.games.sobek.moves import Draw, TakeCard
from boardwidgets.games.sobek.record import SobekRecord
from boardwidgets.games.sobek.turn.ending import turn_over


def take(record: SobekRecord, move: TakeCard) -> tuple[Event, ...]:
    """A card comes to the hand, those before it go to corruption (`sobek.turn.corruption`)."""
    seat, place, row = record.seat, move.place, record.row
    happened = (
        *(Skipped(seat, number, WORDS[row[number - 1]]) for number in range(1, place)),
        Taken(seat, place, WORDS[row[place - 1]]),
    )
    if FACE_DOWN in row[:place]:
        # sobek.turn.take: chance says who that is before the turn is over.
        return happened
    return (*happened, *turn_over(record, row=len(row) - place))


def look(record: SobekRecord, move: Draw) -> tuple[Event, ...]:
    """Chance has said who a face-down character is."""
    holder = record.seats[record.seat]
    looked = Looked(record.seat, WORDS[move.card])
    if holder.hand.count(FACE_DOWN) + holder.corruption.count(FACE_DOWN) > 1:
        return (looked,)
    return (looked, *turn_over(record))
