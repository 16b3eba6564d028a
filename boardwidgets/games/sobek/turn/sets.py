"""Laying sets in the round and after it, and adding to them."""

from boardwidgets.core.events import Event
from boardwidgets.games.sobek.cards import GOODS, meant, own_words
from boardwidgets.games.sobek.events import Added, SetGrown, SetLaid, SidewaysLaid
from boardwidgets.games.sobek.moves import AddCards, LaySet
from boardwidgets.games.sobek.record import SobekRecord
from boardwidgets.games.sobek.sets import TableSet, upright
from boardwidgets.games.sobek.turn.ending import turn_over
from boardwidgets.games.sobek.turn.event_tokens import look


def lay(record: SobekRecord, move: LaySet) -> tuple[Event, ...]:
    """A set laid in the round, and the look at the event tokens that follows."""
    seat, good = record.seat, move.good
    holder = record.seats[seat]
    cards = meant(holder.hand, move.cards)
    before = upright(holder.sets, good)
    if before is None:
        points = TableSet(good, cards).points
        return (SetLaid(seat, GOODS[good], own_words(cards), points), *look(record))
    # sobek.turn.set: more cards of a good join the set there is, and score as one with it.
    points = before.grown(cards).points
    return (SetGrown(seat, GOODS[good], own_words(cards), points), *look(record))


def add(record: SobekRecord, move: AddCards) -> tuple[Event, ...]:
    """One or two cards join a set, and no event follows (`sobek.character.courtesan`)."""
    seat, good = record.seat, move.good
    holder = record.seats[seat]
    cards = meant(holder.hand, move.cards)
    before = upright(holder.sets, good) or TableSet(good, ())
    added = Added(seat, GOODS[good], own_words(cards), before.grown(cards).points)
    return (added, *turn_over(record))


def lay_sideways(record: SobekRecord, move: LaySet) -> tuple[Event, ...]:
    """A set laid sideways; the player may lay more (`sobek.round.horizontal`)."""
    seat, good = record.seat, move.good
    cards = meant(record.seats[seat].hand, move.cards)
    points = TableSet(good, cards, sideways=True).points
    return (SidewaysLaid(seat, GOODS[good], own_words(cards), points),)
