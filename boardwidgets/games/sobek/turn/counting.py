"""The end of a round: what is left over, points, and paying for corruption."""

from collections.abc import Iterator, Sequence

from boardwidgets.core.events import Event
from boardwidgets.core.moves import Move
from boardwidgets.games.sobek.cards import GOODS, own_words
from boardwidgets.games.sobek.events import (
    CorruptionCounted,
    GameEnded,
    LeftOver,
    LowestSought,
    Moved,
    NobodyPays,
    Pays,
    PaysNothing,
    SetScored,
    SidewaysEnded,
    SidewaysScored,
    SteppedBack,
)
from boardwidgets.games.sobek.record import SobekRecord
from boardwidgets.games.sobek.replay import replay
from boardwidgets.games.sobek.scoring import corruption, most_corrupt, round_points, way_back
from boardwidgets.games.sobek.seats import Seat
from boardwidgets.games.sobek.track import glyph_at


def done(record: SobekRecord, move: Move) -> tuple[Event, ...]:
    """What is left in hand goes into corruption; the next player, or the counting."""
    seat = record.seat
    left = len(record.seats[seat].hand)
    # sobek.round.leftovers
    happened = (*([LeftOver(seat, left)] if left else []), SidewaysEnded(seat))
    if seat + 1 < record.constants.players:
        return happened
    happened += tuple(_count(replay(record, happened).seats))
    after = replay(record, happened)
    # sobek.game.end: as the scores are once corruption has been paid for.
    last = GameEnded(record.round) if after.is_last_round else LowestSought()
    return (*happened, last)


def _count(seats: Sequence[Seat]) -> Iterator[Event]:
    """All points are counted, all players move, and corruption is paid for (`sobek.score.move`)."""
    for seat, holder in enumerate(seats):
        yield from _move(seat, holder)
    for seat, holder in enumerate(seats):
        cards, scarabs = corruption(holder)
        pile = holder.corruption
        yield CorruptionCounted(seat, len(pile), holder.curses, cards, scarabs, own_words(pile))
    payers = most_corrupt(seats)
    if not payers:
        yield NobodyPays()
    for seat in payers:
        yield from _pay(seat, seats[seat])


def _move(seat: int, holder: Seat) -> Iterator[Event]:
    """A player's sets, each with its points, and the way forward."""
    for one in holder.sets:
        good = GOODS[one.good]
        if one.sideways:
            yield SidewaysScored(seat, good, one.points)
        else:
            yield SetScored(seat, good, len(one.cards), one.scarabs, one.points)
    points = round_points(holder)
    yield Moved(seat, points, holder.points, holder.points + points)


def _pay(seat: int, holder: Seat) -> Iterator[Event]:
    """The way back from the space that a player has reached (`sobek.corruption.penalty`)."""
    points = round_points(holder)
    space = holder.points + points
    way = way_back(space, points)
    if not way:
        yield PaysNothing(seat, points)
        return
    yield Pays(seat, points, len(way))
    for start, end in zip((space, *way), way, strict=False):
        yield SteppedBack(seat, glyph_at(start), start, end)
