"""Fireflies: lanterns on a meadow, a secret wish each, and fireflies that come by chance.

Moves: a square (`c3`) puts a lantern there; chance brings `1`, `2` or `3` fireflies, and at the
start draws the wishes, such as `player 2 rank 4`.
"""

from typing import Final

from boardwidgets.core.messages import numbered
from boardwidgets.core.state import Ruleset
from fireflies.description import describe, now
from fireflies.moves import move_named
from fireflies.notation.reading import OPTIONS, SEATS, read_position
from fireflies.record import PACKAGE
from fireflies.replay import replay
from fireflies.state import FirefliesState

RULES: Final = Ruleset(
    package=PACKAGE,
    seats=SEATS,
    options=OPTIONS,
    start=FirefliesState,
    parse=move_named,
    read_position=read_position,
    replay=replay,
    describe=describe,
    now=now,
    seat_name=numbered,
    secrets=True,
)
"""The rules as one value: what the entry point of the package leads to."""
