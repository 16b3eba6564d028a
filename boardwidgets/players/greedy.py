"""A bot that looks one move ahead, and what it says of a move.

How good a move is, is how far it leaves one ahead of the best other player, on average over the
chance that follows it.
"""

from random import Random
from typing import Any, Final, NamedTuple

from boardwidgets.core.chance import CHANCE
from boardwidgets.core.messages import catalogue, tenths
from boardwidgets.core.moves import Move
from boardwidgets.core.state import State
from boardwidgets.core.view import View

PACKAGE: Final = "boardwidgets.players"

DEEPEST: Final = 2
"""How many chance moves in a row are looked through; beyond, the state counts as it stands."""

DIGITS: Final = 9
"""Leads that differ by less than a part of so many digits are the same."""


class Advice(NamedTuple):
    """A move, and why: a sentence in the reader's language."""

    move: Move
    reason: str


def lead(state: State, seat: int) -> float:
    """How far a seat is ahead of the best other one, in points; negative when behind."""
    scores = state.projected_scores
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def expected_lead(state: State, seat: int, depth: int = DEEPEST) -> float:
    """The lead after the chance that comes next, on average over its outcomes."""
    if state.actor != CHANCE or depth == 0:
        return lead(state, seat)
    return sum(
        float(probability) * expected_lead(state.apply(move)[0], seat, depth - 1)
        for move, probability in state.chances
    )


def weigh(view: View[Any], random: Random) -> dict[Move, float]:
    """Each legal move with the lead it promises the seat that has to move.

    Rounded, so that what is equally good is equal however its sum was reached.
    """
    state = view.sample(random)
    seat = state.actor
    if not isinstance(seat, int):
        raise ValueError(catalogue(PACKAGE).say("error.nobody"))
    return {
        move: round(expected_lead(state.apply(move)[0], seat), DIGITS) for move in view.legal_moves
    }


class Greedy:
    """Plays the move that leaves it farthest ahead, one of the best at random."""

    def choose(self, view: View[Any], random: Random) -> Move:
        """One of the moves that promise most."""
        promised = weigh(view, random)
        most = max(promised.values())
        best = [move for move, value in promised.items() if value == most]
        return best[int(random.random() * len(best))]


def advise(view: View[Any]) -> Advice:
    """What a careful player would do, and why."""
    promised = weigh(view, Random(0))
    best = max(promised, key=lambda move: promised[move])
    ahead, worst = promised[best], min(promised.values())
    say = catalogue(PACKAGE).say
    parameters = {"move": best.text, "ahead": tenths(abs(ahead)), "worst": tenths(ahead - worst)}
    if ahead == worst:
        return Advice(best, say("advice.any", **parameters))
    return Advice(best, say("advice.ahead" if ahead >= 0 else "advice.behind", **parameters))
