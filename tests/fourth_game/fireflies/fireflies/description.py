"""The position in words, and who has to do what now."""

from collections.abc import Sequence
from typing import Final

from boardwidgets.core.messages import catalogue
from fireflies.record import MEADOW, OVER, PACKAGE, WISH
from fireflies.state import FirefliesState

SAY: Final = catalogue(PACKAGE).say


def describe(state: FirefliesState, names: Sequence[str]) -> tuple[str, ...]:
    """A sentence for each seat: its points, its wish as far as it is known, its lanterns."""
    return tuple(sentence(state, seat, names) for seat in range(state.setup.players))


def sentence(state: FirefliesState, seat: int, names: Sequence[str]) -> str:
    """What there is to say of a seat."""
    own = (lantern for lantern in state.lanterns if lantern.owner == seat)
    lanterns = ", ".join(f"{MEADOW.names[one.square]} ({one.fireflies})" for one in own) or "–"
    facts = {"points": state.points(seat), "rank": state.wish(seat), "lanterns": lanterns}
    return SAY("describe.seat", names, seat=seat, **facts)


def now(state: FirefliesState, names: Sequence[str]) -> tuple[str, ...]:
    """Who has to do what now, or who has won."""
    seat = len(state.wishes) if state.phase == WISH else state.seat
    said = SAY(f"now.{state.phase}", names, seat=seat)
    if state.phase != OVER:
        return (said,)
    wins = ({"winner": winner, "points": state.points(winner)} for winner in state.winners)
    return (said, *(SAY("now.winner", names, **win) for win in wins))
