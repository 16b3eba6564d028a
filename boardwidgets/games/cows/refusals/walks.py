"""Why a cow, rabbit, herdsman or mole may not go somewhere at any time."""

from collections.abc import Iterator
from typing import Final

from boardwidgets.core.rulebook import Violation
from boardwidgets.games.cows.events import PieceStepped
from boardwidgets.games.cows.moves import WALKS, WalkPiece
from boardwidgets.games.cows.obstacles import in_the_way, on_square
from boardwidgets.games.cows.open_walks import walks_from
from boardwidgets.games.cows.pasture import Pasture, is_fenced
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
from boardwidgets.games.cows.record import CowsRecord
from boardwidgets.games.cows.squares import NAMES

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


def walk_violations(record: CowsRecord, piece: int, move: WalkPiece) -> Iterator[Violation]:
    """What forbids a walk where it is to go."""
    rule = MOVE_RULES[move.kind]
    start, end = NAMES[move.start], NAMES[move.end]
    place = record.pasture.places[piece]
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
        yield from _rabbit(record, piece, move)
    elif place == move.start:
        yield from _blocked(record.pasture, move)


def _rabbit(record: CowsRecord, piece: int, move: WalkPiece) -> Iterator[Violation]:
    start, end = NAMES[move.start], NAMES[move.end]
    walks = walks_from(piece, move.start, record.constants.rabbit_path)
    if move.end not in [walk.end for _, walk in walks]:
        squares = (start, end)
        parameters = {"start": start, "end": end}
        yield Violation("cows.rabbit.move", "refusal.move.straight-rabbit", squares, parameters)
    if is_fenced(record.pasture, move.end):
        yield Violation("cows.rabbit.cross", "refusal.rabbit-on-fence", (end,), {"square": end})


def _blocked(pasture: Pasture, move: WalkPiece) -> Iterator[Violation]:
    """What stands in the way of a cow or herdsman; nothing does for a mole."""
    if move.kind == MOLE:
        return
    blocked, _ = in_the_way(pasture.places, pasture.fences)
    entered = [step.square for step in move.steps if isinstance(step, PieceStepped)]
    squares = tuple(name for name in entered if BIT[NAMES.index(name)] & blocked)
    if squares:
        rule = "cows.cow.blocked" if move.kind == COW else "cows.herdsman.move"
        things = dict.fromkeys(thing for name in squares for thing in _things(pasture, name))
        parameters = {"squares": squares, "piece": tuple(things), "end": NAMES[move.end]}
        yield Violation(rule, f"refusal.blocked.{KINDS[move.kind]}", squares, parameters)


def _things(pasture: Pasture, name: str) -> Iterator[str]:
    """What is in the way on a square, by name."""
    square = NAMES.index(name)
    for piece in on_square(pasture.places, square):
        if kind_of(piece) != MOLE:
            yield NAMES_OF[piece]
    if is_fenced(pasture, square):
        yield "fence"
