"""The end of a round: sets laid sideways, what is left over, points, and paying for corruption."""

from typing import TYPE_CHECKING, Final, NamedTuple

from boardwidgets.games.sobek import events as told
from boardwidgets.games.sobek.cards import GOODS, SCARABS, words
from boardwidgets.games.sobek.moves import DONE
from boardwidgets.games.sobek.phases import BEGIN, LOWEST, OVER
from boardwidgets.games.sobek.rounds import lowest_seats
from boardwidgets.games.sobek.sets import TableSet, layings_from, with_set
from boardwidgets.games.sobek.table import ROUNDS
from boardwidgets.games.sobek.tokens import CURSE_CARDS
from boardwidgets.games.sobek.track import SPACES, glyph_at, step_back
from boardwidgets.games.sobek.turns import take_from_hand

if TYPE_CHECKING:
    from boardwidgets.core.events import Event
    from boardwidgets.core.moves import Move
    from boardwidgets.games.sobek.moves import Lay
    from boardwidgets.games.sobek.state import Outcome, Seat, SobekState

POINTS_A_STEP: Final = 10
"""For every full ten points a player with most corruption goes back one step."""
EARLY_ROUND: Final = 2
"""The game ends after this round if somebody is past the end of the track."""


# -- sideways ----------------------------------------------------------------------------------


def sideways_moves(state: "SobekState") -> "tuple[Move, ...]":
    """The sets that may still be laid, and `done`."""
    holder = state.seats[state.seat]
    found = layings_from(
        holder.hand, holder.sets, amulet_sets=state.table.amulet_sets, joining=False
    )
    return (DONE, *found)


def lay_sideways(state: "SobekState", move: "Lay") -> "Outcome":
    """A set laid sideways; the player may lay more."""
    seat = state.seat
    holder = state.seats[seat]
    cards, hand = take_from_hand(holder.hand, move.cards)
    one = TableSet(move.good, cards, sideways=True)
    after = state.with_seat(seat, holder._replace(hand=hand, sets=with_set(holder.sets, one)))
    event = told.SidewaysLaid(seat, GOODS[move.good], words(move.cards), one.points)
    return after, (event,)


def done(state: "SobekState", move: "Move") -> "Outcome":
    """What is left in hand goes into corruption; the next player, or the counting."""
    seat = state.seat
    holder = state.seats[seat]
    corruption = tuple(sorted(holder.corruption + holder.hand))
    after = state.with_seat(seat, holder._replace(hand=(), corruption=corruption))
    events: tuple[Event, ...] = ()
    if holder.hand:
        events = (told.LeftOver(seat, len(holder.hand)),)
    if seat + 1 < state.table.players:
        return after._replace(seat=seat + 1), events
    counted, more = count(after)
    return counted, (*events, *more)


# -- counting ----------------------------------------------------------------------------------


class Corruption(NamedTuple):
    """A player's corruption in the order in which it is compared: cards with curses, scarabs."""

    cards: int
    scarabs: int


def corruption(holder: "Seat") -> Corruption:
    """How corrupt a player is."""
    return Corruption(
        len(holder.corruption) + CURSE_CARDS * holder.curses,
        sum(SCARABS[card] for card in holder.corruption),
    )


def most_corrupt(seats: "tuple[Seat, ...]") -> tuple[int, ...]:
    """The players who pay; several where all is equal, nobody where there is no corruption."""
    compared = [corruption(holder) for holder in seats]
    most = max(compared)
    return tuple(seat for seat, own in enumerate(compared) if own == most and own.cards)


def round_points(holder: "Seat") -> int:
    """The points of a player's sets."""
    return sum(one.points for one in holder.sets)


def way_back(space: int, points: int) -> tuple[int, ...]:
    """The spaces to which a player goes back who pays for so many points, in order.

    >>> way_back(69, 34)
    (61, 59, 51)
    """
    way = []
    for _ in range(points // POINTS_A_STEP):
        space = step_back(space)
        way.append(space)
    return tuple(way)


def counted_now(seats: "tuple[Seat, ...]") -> tuple[int, ...]:
    """The spaces on which players would stand if their sets were counted and corruption paid."""
    payers = most_corrupt(seats)
    spaces = []
    for seat, holder in enumerate(seats):
        points = round_points(holder)
        space = holder.points + points
        way = way_back(space, points) if seat in payers else ()
        spaces.append(way[-1] if way else space)
    return tuple(spaces)


def count(state: "SobekState") -> "Outcome":
    """All points are counted, all players move, and corruption is paid for."""
    seats = list(state.seats)
    events: list[Event] = []
    for seat, holder in enumerate(seats):
        moved, more = _move(seat, holder)
        seats[seat] = moved
        events += more
    for seat, holder in enumerate(seats):
        cards, scarabs = corruption(holder)
        events.append(
            told.CorruptionCounted(seat, len(holder.corruption), holder.curses, cards, scarabs)
        )
    payers = most_corrupt(state.seats)
    if not payers:
        events.append(told.NobodyPays())
    for seat in payers:
        paid, more = _pay(seat, seats[seat])
        seats[seat] = paid
        events += more
    after, ending = _next(state._replace(seats=tuple(seats)))
    return after, (*events, *ending)


def _move(seat: int, holder: "Seat") -> "tuple[Seat, list[Event]]":
    events: list[Event] = []
    for one in holder.sets:
        good = GOODS[one.good]
        if one.sideways:
            events.append(told.SidewaysScored(seat, good, one.points))
        else:
            events.append(told.SetScored(seat, good, len(one.cards), one.scarabs, one.points))
    points = round_points(holder)
    space = holder.points + points
    events.append(told.Moved(seat, points, holder.points, space))
    return holder._replace(points=space), events


def _pay(seat: int, holder: "Seat") -> "tuple[Seat, list[Event]]":
    points, space = round_points(holder), holder.points
    way = way_back(space, points)
    if not way:
        return holder, [told.PaysNothing(seat, points)]
    events: list[Event] = [told.Pays(seat, points, len(way))]
    for start, end in zip((space, *way), way, strict=False):
        events.append(told.SteppedBack(seat, glyph_at(start), start, end))
    return holder._replace(points=way[-1]), events


def is_last(state: "SobekState") -> bool:
    """Whether the game ends with this round, as the scores are once corruption is paid for."""
    if state.round == EARLY_ROUND:
        return max(state.scores) > SPACES
    return state.round == ROUNDS


def _next(state: "SobekState") -> "Outcome":
    """After the counting: the end of the game, or who chooses the beginner of the next round."""
    if is_last(state):
        return state._replace(phase=OVER, seat=0), (told.GameEnded(state.round),)
    lowest = lowest_seats(state)
    if len(lowest) > 1:
        return state._replace(phase=LOWEST, seat=0), ()
    return state._replace(phase=BEGIN, seat=lowest[0]), ()
