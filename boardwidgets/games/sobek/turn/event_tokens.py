"""Event tokens: the look at them that a set brings, and what each does."""

from collections.abc import Callable, Iterator
from typing import Final

from boardwidgets.core.events import Event
from boardwidgets.games.sobek.cards import GOODS
from boardwidgets.games.sobek.events import (
    Advanced,
    Cursed,
    Deceived,
    Embalmed,
    EventTokenTaken,
    ExtraTurn,
    FellBack,
    FellToStart,
    Prospered,
    TokenSeen,
    TokensGone,
    TokensSeen,
    TokenWasted,
)
from boardwidgets.games.sobek.legal_moves import prospers
from boardwidgets.games.sobek.moves import Curse, DrawToken, Prosper, TakeToken
from boardwidgets.games.sobek.record import SobekRecord
from boardwidgets.games.sobek.sets import TableSet, upright
from boardwidgets.games.sobek.tokens import TOKENS
from boardwidgets.games.sobek.track import GLYPHS, next_space, previous_space
from boardwidgets.games.sobek.turn.ending import turn_over

# -- the look at the tokens ----------------------------------------------------------------------


def look(record: SobekRecord) -> tuple[Event, ...]:
    """A player has laid a set: they look at the tokens that are left (`sobek.event.trigger`)."""
    seat, tokens = record.seat, record.tokens
    if not tokens and not record.sealed:
        return (TokensGone(seat), *turn_over(record))
    if not tokens or record.seats[seat].looked:
        return ()
    return (TokensSeen(seat, tuple([TOKENS[token] for token in tokens])),)


def draw(record: SobekRecord, move: DrawToken) -> tuple[Event, ...]:
    """Chance has drawn one of the round's tokens (`sobek.setup.events`)."""
    return (TokenSeen(record.seat, TOKENS[move.token]),)


def take(record: SobekRecord, move: TakeToken) -> tuple[Event, ...]:
    """A token is taken and used."""
    name = TOKENS[move.token]
    return (EventTokenTaken(record.seat, name), *EFFECTS[name](record))


# -- what they do --------------------------------------------------------------------------------


def _wasted(record: SobekRecord, token: str) -> tuple[Event, ...]:
    """One without effect may be taken and is spent (`sobek.event.trigger`)."""
    return (TokenWasted(record.seat, token), *turn_over(record))


def _prosperity(record: SobekRecord) -> tuple[Event, ...]:
    return () if prospers(record) else _wasted(record, "prosperity")


def prosper(record: SobekRecord, move: Prosper) -> tuple[Event, ...]:
    """A prosperity is put on a set (`sobek.event.prosperity`)."""
    sets = record.seats[record.seat].sets
    before = upright(sets, move.good) or TableSet(move.good, ())
    points = before._replace(prosperities=before.prosperities + 1).points
    return (Prospered(record.seat, GOODS[move.good], points), *turn_over(record))


def _flood(record: SobekRecord) -> tuple[Event, ...]:
    """Another turn at once, so that this one is not over (`sobek.event.flood`)."""
    return (ExtraTurn(record.seat),)


def _deceit(record: SobekRecord) -> tuple[Event, ...]:
    """Forward by as many spaces as there are corruption cards, no curses (`sobek.event.deceit`)."""
    seat = record.seat
    holder = record.seats[seat]
    count = len(holder.corruption)
    if not count:
        return _wasted(record, "deceit")
    return (Deceived(seat, count, holder.points + count), *turn_over(record))


def _curse(record: SobekRecord) -> tuple[Event, ...]:
    return ()


def curse(record: SobekRecord, move: Curse) -> tuple[Event, ...]:
    """A player is given a curse (`sobek.event.curse`)."""
    return (Cursed(record.seat, move.seat), *turn_over(record))


def _embalming(record: SobekRecord) -> tuple[Event, ...]:
    """The whole corruption comes to the hand (`sobek.event.embalming`)."""
    count = len(record.seats[record.seat].corruption)
    if not count:
        return _wasted(record, "embalming")
    return (Embalmed(record.seat, count), *turn_over(record))


def _glyph(glyph: str) -> Callable[[SobekRecord], tuple[Event, ...]]:
    """What the token of a glyph does (`sobek.event.glyph`)."""

    def use(record: SobekRecord) -> tuple[Event, ...]:
        return (*_marches(record, glyph), *turn_over(record))

    return use


def _marches(record: SobekRecord, glyph: str) -> Iterator[Event]:
    """The taker goes forward to a glyph, all others go back to it."""
    own = record.scores[record.seat]
    yield Advanced(record.seat, glyph, own, next_space(own, glyph))
    for other in record.others:
        start = record.scores[other]
        behind = previous_space(start, glyph)
        if behind:
            yield FellBack(other, glyph, start, behind)
        elif start:
            yield FellToStart(other, glyph, start)


EFFECTS: Final[dict[str, Callable[[SobekRecord], tuple[Event, ...]]]] = {
    "prosperity": _prosperity,
    "flood": _flood,
    "deceit": _deceit,
    "curse": _curse,
    "embalming": _embalming,
    **{glyph: _glyph(glyph) for glyph in GLYPHS},
}
"""What each event token does."""
