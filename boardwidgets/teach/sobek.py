"""In Sobek before a choice: what a set would be worth, and where the round would take a marker.

Nothing is worked out here: the rules' own functions count sets and find the way back.
"""

from typing import NamedTuple

from boardwidgets.core.view import View
from boardwidgets.games.sobek.cards import Cards
from boardwidgets.games.sobek.phases import SIDEWAYS
from boardwidgets.games.sobek.scoring import round_points, way_back
from boardwidgets.games.sobek.sets import TableSet, upright, with_set
from boardwidgets.games.sobek.state import SobekState


class Journey(NamedTuple):
    """Where a round would take a marker if it were counted now.

    From `start` it goes forward by `points` to `space`; the player with most corruption then goes
    back over the spaces of `way`.
    """

    seat: int
    start: int
    points: int
    space: int
    way: tuple[int, ...]


def would_lie(view: View[SobekState], good: int, cards: Cards) -> TableSet:
    """The set that cards of one's hand would make, together with an earlier one they would join.

    >>> from boardwidgets.games.sobek import RULES
    >>> from boardwidgets.games.sobek.cards import card_named, kind_named
    >>> state = RULES.start(RULES.set_up(2, None, {}))
    >>> seen = View(RULES, (), 0, state, (), (), ())
    >>> three = tuple(map(card_named, ("marble2", "marble2", "marble0")))
    >>> would_lie(seen, kind_named("marble"), three).points
    12
    """
    state = view.state
    sideways = state.phase == SIDEWAYS
    before = None if sideways else upright(state.seats[state.seat].sets, good)
    return before.grown(cards) if before else TableSet(good, cards, sideways=sideways)


def journey(view: View[SobekState], seat: int, more: TableSet | None = None) -> Journey:
    """Where the round would take a player's marker, with one more set on the table if given."""
    state = view.state
    holder = state.seats[seat]
    if more is not None:
        holder = holder._replace(sets=with_set(holder.sets, more))
    points = round_points(holder)
    space = holder.points + points
    return Journey(seat, holder.points, points, space, way_back(space, points))
