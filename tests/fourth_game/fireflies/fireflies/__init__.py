"""Fireflies: lanterns on a meadow, and fireflies that come by chance and wait in secret."""

from typing import Final

from boardwidgets.core.messages import numbered
from boardwidgets.core.state import Ruleset
from fireflies.state import FirefliesState, replay
from fireflies.words import OPTIONS, describe, now, parse, read_position

RULES: Final = Ruleset(
    package=__name__,
    seats=range(2, 5),
    options=OPTIONS,
    start=FirefliesState,
    parse=parse,
    read_position=read_position,
    replay=replay,
    describe=describe,
    now=now,
    seat_name=numbered,
    secrets=True,
)
