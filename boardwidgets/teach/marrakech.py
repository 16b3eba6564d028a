"""Before the roll of Marrakech: where each turn and face would bring Assam, and what it would cost.

Nothing is worked out here: each turn and each face is played on the position, and what it causes is
read from the events.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from boardwidgets.core.events import Event
from boardwidgets.core.view import View
from boardwidgets.games.marrakech.events import Paid, PaidShort, Stepped, WentOut, WentRound
from boardwidgets.games.marrakech.phases import ROLL, TURN
from boardwidgets.games.marrakech.state import MarrakechState


@dataclass(frozen=True, slots=True)
class Forecast:
    """What one face of the die would bring after one turn of Assam.

    `turn` is the move that comes first, None when he has been turned already; he ends on `square`
    with a `heading`. `cost` in dirhams goes to the seat `owner` (None where nothing is due);
    `goes_out` says whether the player would be out. `probability` is that of the face.
    """

    turn: str | None
    steps: int
    square: str
    heading: str
    cost: int
    owner: int | None
    goes_out: bool
    probability: Fraction


def forecast(view: View[MarrakechState]) -> tuple[Forecast, ...]:
    """What each face would bring, turn by turn; empty when nobody is about to turn or roll.

    >>> from boardwidgets.game import Game
    >>> seen = forecast(Game("marrakech", seed=1).view(None))
    >>> len(seen), seen[0].turn, seen[0].steps, seen[0].square, str(seen[0].probability)
    (12, 'straight', 1, 'd5', '1/6')
    """
    state = view.state
    if state.phase == ROLL:
        return tuple(_faces(state, None))
    if state.phase != TURN:
        return ()
    return tuple(
        found for turn in state.legal_moves for found in _faces(state.apply(turn)[0], turn.text)
    )


def expected(forecasts: Iterable[Forecast]) -> Mapping[str | None, Fraction]:
    """The cost of each turn in dirhams, on the average of the faces.

    >>> from boardwidgets.game import Game
    >>> expected(forecast(Game("marrakech", seed=1).view(None)))["left"]
    Fraction(0, 1)
    """
    costs: dict[str | None, Fraction] = {}
    for found in forecasts:
        costs[found.turn] = costs.get(found.turn, Fraction(0)) + found.cost * found.probability
    return costs


def _faces(state: MarrakechState, turn: str | None) -> Iterable[Forecast]:
    for face, probability in state.chances:
        _, events = state.apply(face)
        yield _read(events, turn, int(face.text), probability)


def _read(events: Sequence[Event], turn: str | None, steps: int, probability: Fraction) -> Forecast:
    arrived = [event for event in events if isinstance(event, Stepped | WentRound)][-1]
    paid = next((event for event in events if isinstance(event, Paid | PaidShort)), None)
    return Forecast(
        turn,
        steps,
        arrived.square,
        arrived.heading,
        paid.count if paid else 0,
        paid.owner if paid else None,
        any(isinstance(event, WentOut) for event in events),
        probability,
    )
