"""Reading a position that somebody wrote."""

from collections.abc import Mapping
from typing import Any, Final

from boardwidgets.core.messages import catalogue
from boardwidgets.core.options import OptionTable
from boardwidgets.core.positions import PositionLine, next_line, position_lines
from boardwidgets.core.state import Setup
from fireflies.record import MEADOW, PACKAGE, RANKS, Lantern
from fireflies.state import FirefliesState

SEATS: Final = range(2, 5)
OPTIONS: Final = OptionTable(())
SAY: Final = catalogue(PACKAGE).say


def read_position(text: str, options: Mapping[str, Any], rules: str | None) -> FirefliesState:
    """The position that a text describes; a PositionError names the line at fault."""
    lines = position_lines(text)
    head, wishes, lanterns = (
        next_line(lines, SAY(f"position.{name}")) for name in ("head", "wishes", "lanterns")
    )
    players = head.number_at(1, SAY("position.head"), highest=SEATS[-1])
    require(head, "head", head.words == ["fireflies", str(players)] and players in SEATS)
    drawn = [word for word in wishes.words[1:] if word in map(str, RANKS)]
    require(wishes, "wishes", wishes.words == ["wishes", *drawn] and len(drawn) <= players)
    setup = Setup(players, OPTIONS.choose(options, rules))
    state = FirefliesState(setup, tuple(map(int, drawn)))
    require(lanterns, "lanterns", lanterns.words[0] == "lanterns")
    for word in lanterns.words[1:]:
        name, _, count = word.partition(":")
        known = name in MEADOW.names and count in ("1", "2", "3", "?") and not state.waits
        require(lanterns, "lanterns", known and state.free(MEADOW.square(name)))
        lantern = Lantern(MEADOW.square(name), state.seat, int(count.replace("?", "0")))
        state = state._replace(lanterns=(*state.lanterns, lantern))
    return state


def require(line: PositionLine, name: str, right: bool) -> None:
    """Raise the error that says what should have stood in a line, unless it is right."""
    if not right:
        raise line.error(SAY(f"position.{name}"))
