"""How the points of a game of Revenge of the Cows came about: a row for each symbol."""

from collections.abc import Sequence
from typing import Final

from boardwidgets.core.events import Event
from boardwidgets.core.messages import catalogue
from boardwidgets.core.tally import TallyRow, without_empty
from boardwidgets.games.cows.record import CowsRecord
from boardwidgets.games.cows.tokens import HIDDEN, SYMBOLS, score

PACKAGE: Final = "boardwidgets.games.cows"


def tally(record: CowsRecord, _events: Sequence[Event]) -> tuple[TallyRow, ...]:
    """What the tokens of each symbol are worth to each player."""
    phrase = catalogue(PACKAGE).phrase
    return without_empty(
        [
            TallyRow(
                phrase("symbol", symbol),
                tuple(
                    score(token for token in taken if token.symbol == symbol)
                    for taken in record.pasture.taken
                ),
            )
            for symbol in (*SYMBOLS, HIDDEN)
        ]
    )
