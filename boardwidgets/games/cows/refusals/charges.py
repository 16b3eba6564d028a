"""Why a bull may not go the way that someone wants it to go."""

from collections.abc import Iterator
from typing import Final

from boardwidgets.core.events import facts
from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import Violation
from boardwidgets.games.cows.bull import breakouts, charges, stop
from boardwidgets.games.cows.events import (
    StoppedAtEdge,
    StoppedAtFence,
    StoppedBeforeBull,
    StoppedBeforeSeveral,
    StoppedBeforeTwo,
)
from boardwidgets.games.cows.moves import ChargeBull
from boardwidgets.games.cows.obstacles import in_the_way
from boardwidgets.games.cows.pasture import Pasture
from boardwidgets.games.cows.paths import line
from boardwidgets.games.cows.pieces import NAMES_OF, OFF
from boardwidgets.games.cows.squares import NAMES

STOP_KEYS: Final[dict[type, str]] = {
    StoppedAtEdge: "edge",
    StoppedBeforeTwo: "two",
    StoppedBeforeSeveral: "several",
    StoppedBeforeBull: "bull",
    StoppedAtFence: "fence",
}


def charge_violations(
    pasture: Pasture, move: ChargeBull, choices: tuple[Move, ...]
) -> Iterator[Violation]:
    """What forbids a charge, where `choices` are the moves that may be made now.

    No choices are given for a bull that may not be taken up now. Whether it may break a fence is
    decided when it may, so that only a direction without a fence is refused before.
    """
    bull, heading = move.piece, move.heading
    place = pasture.places[bull]
    name = NAMES_OF[bull]
    if place == OFF:
        yield Violation("cows.bull.move", "refusal.absent", (), {"piece": name})
        return
    here = (NAMES[place],)
    if heading is None:
        yield Violation("cows.bull.move", "refusal.move.bull", here, {"piece": name})
        return
    able = charges(bull, place, *in_the_way(pasture.places, pasture.fences))
    broken = breakouts(bull, place, pasture.fences)
    if able and move not in able:
        yield _no_step(pasture, bull, heading)
    elif not able and move not in (choices or broken):
        yield _stuck(pasture, bull, choices)


def _no_step(pasture: Pasture, bull: int, heading: int) -> Violation:
    """The violation of choosing a direction in which a bull cannot move one square."""
    stopped, *_ = stop(pasture.places, pasture.fences, bull, pasture.places[bull], heading)
    key = f"refusal.bull.{STOP_KEYS[type(stopped)]}"
    return Violation("cows.bull.must-move", key, stopped.squares, facts(stopped))


def _stuck(pasture: Pasture, bull: int, choices: tuple[Move, ...]) -> Violation:
    """The violation of moving a bull that cannot move one square anywhere, while others can."""
    place = pasture.places[bull]
    broken = breakouts(bull, place, pasture.fences)
    fenced = tuple(NAMES[line(place, way.heading or 0)[0]] for way in broken)
    key = "stuck"
    if broken:
        key = "other-fence" if broken[0] in choices else "fence-later"
    parameters = {"piece": NAMES_OF[bull], "square": NAMES[place], "squares": fenced}
    return Violation(
        "cows.bull.must-move", f"refusal.bull.{key}", (NAMES[place], *fenced), parameters
    )
