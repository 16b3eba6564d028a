"""Why a move may not be played: every rule that it breaks."""

from collections.abc import Iterator
from typing import Final

from boardwidgets.core.moves import Move, OffBoard
from boardwidgets.core.rulebook import Violation
from fireflies.moves import Place
from fireflies.record import LANTERN, MEADOW, OVER, ROLL, WISH, FirefliesRecord

RULE_OF_PHASE: Final = {
    WISH: "fireflies.setup.wish",
    LANTERN: "fireflies.turn.lantern",
    ROLL: "fireflies.turn.roll",
    OVER: "fireflies.end.no-square",
}
"""The rule that says what has to be done in each phase, and so that nothing else may be."""


def violations(record: FirefliesRecord, move: Move) -> Iterator[Violation]:
    """What is wrong with an illegal move in itself, and that it is not its time."""
    if isinstance(move, OffBoard):
        facts = {"square": move.text}
        yield Violation("fireflies.setup.meadow", "refusal.meadow", (), facts)
    if isinstance(move, Place):
        if record.taken(move.square):
            facts = {"square": move.text}
            yield Violation("fireflies.turn.lantern", "refusal.taken", (move.text,), facts)
        for other in (MEADOW.names[side] for side in record.own_beside(move.square)):
            beside = {"square": move.text, "other": other, "seat": record.seat}
            yield Violation("fireflies.turn.apart", "refusal.beside", (other,), beside)
    if record.phase != LANTERN or not isinstance(move, Place | OffBoard):
        seat = {"seat": len(record.wishes) if record.phase == WISH else record.seat}
        yield Violation(RULE_OF_PHASE[record.phase], f"now.{record.phase}", (), seat)
