"""Why a piece may not go where someone wants it to go, whoever's turn it is."""

from collections.abc import Iterator
from typing import Final

from boardwidgets.core.events import facts
from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import Violation
from boardwidgets.games.cows import events as told
from boardwidgets.games.cows.board import Board, is_fenced
from boardwidgets.games.cows.bull import breakouts, charges, stop
from boardwidgets.games.cows.ground import in_the_way, on_square
from boardwidgets.games.cows.moves import WALKS, Charge, Walk
from boardwidgets.games.cows.paths import line
from boardwidgets.games.cows.pieces import (
    BIT,
    COW,
    HERDSMAN,
    KINDS,
    MOLE,
    NAMES_OF,
    OFF,
    RABBIT,
    kind_of,
)
from boardwidgets.games.cows.squares import NAMES
from boardwidgets.games.cows.table import Table

MOVE_RULES: Final = {
    COW: "cows.cow.move",
    RABBIT: "cows.rabbit.move",
    HERDSMAN: "cows.herdsman.move",
    MOLE: "cows.mole.move",
}
"""The rule that says how far each kind goes."""


def missing_squares(kind: int, names: tuple[str, ...]) -> Violation:
    """The violation of naming squares that are not on the board."""
    missing = tuple(name for name in names if name not in NAMES)
    return Violation(MOVE_RULES[kind], "refusal.off-board", (), {"missing": missing})


def walk_violations(table: Table, board: Board, piece: int, move: Walk) -> Iterator[Violation]:
    """What forbids a walk where it is to go."""
    rule = MOVE_RULES[move.kind]
    start, end = NAMES[move.start], NAMES[move.end]
    place = board.places[piece]
    if place == OFF:
        yield Violation(rule, "refusal.absent", (), {"piece": NAMES_OF[piece]})
        return
    if place != move.start:
        parameters = {"piece": NAMES_OF[piece], "square": NAMES[place], "start": start}
        yield Violation(rule, "refusal.elsewhere", (NAMES[place], start), parameters)
    if move not in WALKS[piece][move.start].values():
        key = f"refusal.move.{KINDS[move.kind]}"
        yield Violation(rule, key, (start, end), {"start": start, "end": end})
        return
    if move.kind == RABBIT:
        yield from _rabbit(table, board, piece, move)
    elif place == move.start:
        yield from _blocked(board, move)


def _rabbit(table: Table, board: Board, piece: int, move: Walk) -> Iterator[Violation]:
    start, end = NAMES[move.start], NAMES[move.end]
    groups = table.ways[piece][move.start]
    if not any(BIT[move.end] & squares for squares, _ in groups):
        squares = (start, end)
        parameters = {"start": start, "end": end}
        yield Violation("cows.rabbit.move", "refusal.move.straight-rabbit", squares, parameters)
    if is_fenced(board, move.end):
        yield Violation("cows.rabbit.cross", "refusal.rabbit-on-fence", (end,), {"square": end})


def _blocked(board: Board, move: Walk) -> Iterator[Violation]:
    """What stands in the way of a cow or herdsman; nothing does for a mole."""
    if move.kind == MOLE:
        return
    blocked, _ = in_the_way(board.places, board.fences)
    entered = [step.square for step in move.steps if isinstance(step, told.Stepped)]
    squares = tuple(name for name in entered if BIT[NAMES.index(name)] & blocked)
    if squares:
        rule = "cows.cow.blocked" if move.kind == COW else "cows.herdsman.move"
        things = dict.fromkeys(thing for name in squares for thing in _things(board, name))
        parameters = {"squares": squares, "piece": tuple(things), "end": NAMES[move.end]}
        yield Violation(rule, f"refusal.blocked.{KINDS[move.kind]}", squares, parameters)


def _things(board: Board, name: str) -> Iterator[str]:
    """What is in the way on a square, by name."""
    square = NAMES.index(name)
    for piece in on_square(board.places, square):
        if kind_of(piece) != MOLE:
            yield NAMES_OF[piece]
    if is_fenced(board, square):
        yield "fence"


STOP_KEYS: Final[dict[type, str]] = {
    told.StoppedAtEdge: "edge",
    told.StoppedBeforeTwo: "two",
    told.StoppedBeforeSeveral: "several",
    told.StoppedBeforeBull: "bull",
    told.StoppedAtFence: "fence",
}


def charge_violations(board: Board, move: Charge, choices: tuple[Move, ...]) -> Iterator[Violation]:
    """What forbids a charge, where `choices` are the moves that may be made now.

    No choices are given for a bull that may not be taken up at all.
    """
    bull, heading = move.piece, move.heading
    place = board.places[bull]
    name = NAMES_OF[bull]
    if place == OFF:
        yield Violation("cows.bull.move", "refusal.absent", (), {"piece": name})
        return
    here = (NAMES[place],)
    if heading is None:
        yield Violation("cows.bull.move", "refusal.move.bull", here, {"piece": name})
        return
    able = charges(bull, place, *in_the_way(board.places, board.fences))
    if move in able or move in choices:
        return
    if able:
        yield _no_step(board, bull, heading)
    elif choices:
        yield _stuck(board, bull, choices)


def _no_step(board: Board, bull: int, heading: int) -> Violation:
    """The violation of choosing a direction in which a bull cannot move one square."""
    stopped, *_ = stop(board.places, board.fences, bull, heading)
    key = f"refusal.bull.{STOP_KEYS[type(stopped)]}"
    return Violation("cows.bull.must-move", key, stopped.squares, facts(stopped))


def _stuck(board: Board, bull: int, choices: tuple[Move, ...]) -> Violation:
    """The violation of moving a bull that cannot move one square anywhere, while others can."""
    place = board.places[bull]
    broken = breakouts(bull, place, board.fences)
    fenced = tuple(NAMES[line(place, way.heading or 0)[0]] for way in broken)
    key = "stuck"
    if broken:
        key = "other-fence" if broken[0] in choices else "fence-later"
    parameters = {"piece": NAMES_OF[bull], "square": NAMES[place], "squares": fenced}
    return Violation(
        "cows.bull.must-move", f"refusal.bull.{key}", (NAMES[place], *fenced), parameters
    )
