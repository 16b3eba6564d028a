"""How a turn is over, and a round with it when the last row is empty."""

from boardwidgets.core.events import Event
from boardwidgets.games.sobek.events import RoundEnded, TurnPassed
from boardwidgets.games.sobek.record import SobekRecord


def turn_over(
    record: SobekRecord, *, row: int | None = None, pile: int | None = None
) -> tuple[Event, ...]:
    """The next player's turn, or the end of the round.

    `row` and `pile` are how many cards are left in the row and in the deck; without them those of
    the record.
    """
    cards_left = len(record.row) if row is None else row
    cards_left += record.pile if pile is None else pile
    if cards_left:
        return (TurnPassed(record.seat),)
    # sobek.round.end: the moment the last row is empty.
    return (TurnPassed(record.seat), RoundEnded(record.round))
