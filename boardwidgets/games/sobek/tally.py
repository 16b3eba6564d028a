"""How the points of a game of Sobek came about: sets and corruption of each round, and tokens."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from boardwidgets.core.events import Event
from boardwidgets.core.messages import catalogue
from boardwidgets.core.tally import TallyRow, without_empty
from boardwidgets.games.sobek.constants import ROUNDS
from boardwidgets.games.sobek.events import RoundBegan, SetScored, SidewaysScored, SteppedBack
from boardwidgets.games.sobek.record import SobekRecord

PACKAGE: Final = "boardwidgets.games.sobek"


def tally(record: SobekRecord, events: Sequence[Event]) -> tuple[TallyRow, ...]:
    """What the sets of each round brought, what corruption cost, and what else moved markers."""
    sets: Counter[tuple[int, int]] = Counter()
    back: Counter[tuple[int, int]] = Counter()
    number = 1
    for event in events:
        match event:
            case RoundBegan():
                number = event.number
            case SetScored() | SidewaysScored():
                sets[number, event.seat] += event.points
            case SteppedBack():
                back[number, event.seat] -= event.start - event.space
    say, seats = catalogue(PACKAGE).say, range(len(record.seats))
    rows = []
    for round_number in range(1, ROUNDS + 1):
        for key, counted in (("tally.sets", sets), ("tally.corruption", back)):
            points = tuple(counted[round_number, seat] for seat in seats)
            rows.append(TallyRow(say(key, number=round_number), points))
    told = [sum(row.points[seat] for row in rows) for seat in seats]
    others = tuple(record.scores[seat] - told[seat] for seat in seats)
    return without_empty([*rows, TallyRow(say("tally.tokens"), others)])
