"""Moves and positions that somebody wrote, and a position in sentences."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from boardwidgets.core.messages import catalogue
from boardwidgets.core.moves import Move, OffBoard
from boardwidgets.core.options import OptionTable
from boardwidgets.core.positions import PositionLine, next_line, position_lines
from boardwidgets.core.state import Setup
from fireflies.moves import FINDS, PLACES
from fireflies.state import FirefliesState, Lantern

OPTIONS: Final = OptionTable(())
SAY: Final = catalogue("fireflies").say


def parse(state: FirefliesState, text: str) -> Move | None:
    """The move that a text names, legal now or not; None when it names none."""
    off = OffBoard(text, (text,)) if re.fullmatch("[a-z][0-9]{1,2}", text) else None
    return next((move for move in (*FINDS[state.seat], *PLACES) if move.text == text), off)


def read_position(text: str, options: Mapping[str, Any], rules: str | None) -> FirefliesState:
    """The position that a text describes; a PositionError names the line at fault."""
    lines = position_lines(text)
    players = int(line_like(lines, "head", "fireflies [2-4]").words[1])
    state = FirefliesState(Setup(players, OPTIONS.choose(options, rules)))
    line = line_like(lines, "lanterns", "lanterns( [a-e][1-4]:[1-3])*")
    for word in line.words[1:]:
        square, _, count = word.partition(":")
        if not state.free(square):
            raise line.error(SAY("position.lanterns"))
        lantern = Lantern(square, state.seat, int(count))
        state = replace(state, lanterns=(*state.lanterns, lantern))
    fewest = players - 1 if state.lanterns else 0
    jars = line_like(lines, "jars", f"jars( [1-3]){{{fewest},{players}}}").words[1:]
    return replace(state, jars=tuple(map(int, jars)))


def line_like(lines: Iterator[PositionLine], name: str, form: str) -> PositionLine:
    """The next line; a PositionError says what is expected, unless it has this form."""
    line = next_line(lines, SAY(f"position.{name}"))
    if not re.fullmatch(form, " ".join(line.words)):
        raise line.error(SAY(f"position.{name}"))
    return line


def describe(state: FirefliesState, names: Sequence[str]) -> tuple[str, ...]:
    """The points of each seat, what is in the jars as far as it is known, and each lantern."""
    points = (SAY("describe.points", names, seat=n, points=p) for n, p in enumerate(state.scores))
    found = (SAY("describe.jar", names, seat=n, fireflies=f) for n, f in state.jar_of.items())
    placed = (SAY("describe.lantern", names, **lantern._asdict()) for lantern in state.lanterns)
    return (*points, *found, *placed)


def now(state: FirefliesState, names: Sequence[str]) -> tuple[str, ...]:
    """Who has to do what now, or who has won."""
    said = SAY(f"now.{state.phase}", names, seat=state.seat)
    wins = (SAY("now.winner", names, winner=n, points=state.scores[n]) for n in state.winners)
    return (said, *wins)
