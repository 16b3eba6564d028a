"""A bot that looks one move ahead, and the reason it gives for a move.

The value of a move is the lead after it: the points by which its player is ahead of the best other
player, on average over the chance that follows.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from boardwidgets.core.chance import CHANCE
from boardwidgets.core.messages import catalogue, tenths
from boardwidgets.core.moves import Move
from boardwidgets.core.state import State
from boardwidgets.core.view import View

PACKAGE: Final = "boardwidgets.players"

DEEPEST: Final = 2
"""How many chance moves in a row are averaged over; after them the scores count as they stand."""

FEW: Final = 3
"""So many other moves are all named beside the one that is advised."""

DIGITS: Final = 9
"""Leads are rounded to this many decimals, so that equally good moves have equal leads."""


class Advice(NamedTuple):
    """A move, and why: a sentence in the reader's language."""

    move: Move
    reason: str


def lead(state: State, seat: int) -> float:
    """By how many points a seat is ahead of the best other seat; negative when it is behind."""
    scores = state.projected_scores
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def expected_lead(state: State, seat: int, depth: int = DEEPEST) -> float:
    """The lead of a seat on average over the outcomes of the chance that comes next."""
    if state.actor != CHANCE or depth == 0:
        return lead(state, seat)
    return sum(
        float(probability) * expected_lead(state.apply(move)[0], seat, depth - 1)
        for move, probability in state.chances
    )


def weigh(view: View[Any], random: Random) -> dict[Move, float]:
    """The expected lead after each legal move, in points, for the seat that has to move.

    A ValueError says that no seat has to move.
    """
    state = view.sample(random)
    seat = state.actor
    if not isinstance(seat, int):
        raise ValueError(catalogue(PACKAGE).say("error.nobody"))
    return {
        move: round(expected_lead(state.apply(move)[0], seat), DIGITS) for move in view.legal_moves
    }


class Greedy:
    """Plays a move with the greatest expected lead; if there are several, one of them at random."""

    def choose(self, view: View[Any], random: Random) -> Move:
        """One of the moves with the greatest expected lead."""
        leads = weigh(view, random)
        most = max(leads.values())
        best = [move for move, value in leads.items() if value == most]
        return best[int(random.random() * len(best))]


def advise(view: View[Any]) -> Advice:
    """What a careful player would do, and why; a ValueError says that no seat has to move."""
    leads = weigh(view, Random(0))
    order = sorted(leads, key=lambda move: -leads[move])
    best, ahead = order[0], leads[order[0]]
    say = catalogue(PACKAGE).say
    words = view.move_words(best)
    if ahead == leads[order[-1]]:
        return Advice(best, say("advice.any", move=words))
    points = tenths(abs(ahead))
    key = "advice.level" if points == "0" else "advice.ahead" if ahead > 0 else "advice.behind"
    count = 1 if points == "1" else 2  # parts of a point are told like several points
    reason = say(key, move=words, points=points, count=count)
    return Advice(best, f"{reason} {_compared(view, leads, order)}")


def _compared(view: View[Any], leads: Mapping[Move, float], order: Sequence[Move]) -> str:
    """What moves other than the first would bring: each of a few, else the next and the worst."""
    say = catalogue(PACKAGE).say
    best, *others = order
    if len(others) <= FEW:
        each = (
            say("compared.each", move=view.move_words(move), lead=_signed(leads[move]))
            for move in others
        )
        return say("compared.few", others="; ".join(each))
    most, lead, worst = (_signed(leads[move]) for move in (best, others[0], others[-1]))
    if lead == worst:
        return say("compared.alike", lead=lead)
    key = "compared.equal" if lead == most else "compared.many"
    return say(key, move=view.move_words(others[0]), lead=lead, worst=worst)


def _signed(lead: float) -> str:
    """A lead with its sign.

    >>> _signed(1.3), _signed(-2.0), _signed(0.0)
    ('+1.3', '−2', '0')
    """
    written = tenths(abs(lead))
    if written == "0":
        return written
    return ("+" if lead > 0 else "\u2212") + written
