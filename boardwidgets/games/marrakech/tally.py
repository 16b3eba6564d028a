"""How the points of a game of Marrakech came about: dirhams, and squares to be seen."""

from collections.abc import Sequence
from typing import Final

from boardwidgets.core.events import Event
from boardwidgets.core.messages import catalogue
from boardwidgets.core.tally import TallyRow
from boardwidgets.games.marrakech.record import MarrakechRecord

PACKAGE: Final = "boardwidgets.games.marrakech"


def tally(record: MarrakechRecord, _events: Sequence[Event]) -> tuple[TallyRow, ...]:
    """The dirhams and the squares of each player; nothing counts of who is out."""
    say = catalogue(PACKAGE).say
    dirhams = tuple(
        0 if out else purse for purse, out in zip(record.purses, record.out, strict=True)
    )
    squares = tuple(total - own for total, own in zip(record.scores, dirhams, strict=True))
    return TallyRow(say("tally.dirhams"), dirhams), TallyRow(say("tally.squares"), squares)
