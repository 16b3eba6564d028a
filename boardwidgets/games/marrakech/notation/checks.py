"""Whether the rules can play on from a position that has been read."""

from boardwidgets.core.positions import PositionLine
from boardwidgets.core.state import Phase
from boardwidgets.games.marrakech.notation.words import BY_A_PLAYER, expected
from boardwidgets.games.marrakech.phases import FIRST, LAY, OVER, RUG, TURN, TURN_AFTER
from boardwidgets.games.marrakech.record import MarrakechRecord


def ready_phase(record: MarrakechRecord, line: PositionLine) -> Phase:
    """The phase in which the rules can play on; else the error that says what is missing.

    It is the one that was read, or the one that draws the next rugs where they were left open.
    """
    variant = record.constants.turn_after
    if record.phase == (TURN if variant else TURN_AFTER):
        allowed = tuple(phase for phase in BY_A_PLAYER if phase != record.phase)
        raise line.error(expected("phase", value=variant, phases=allowed))
    still_in = len(record.still_in)
    if still_in == 0:
        raise line.error(expected("somebody-in"))
    goes_on = still_in > 1 and any(record.rugs)
    if goes_on == (record.phase == OVER):
        raise line.error(expected("goes-on" if goes_on else "over"))
    if record.phase == LAY and not record.unlaid(record.seat):
        raise line.error(expected("no-rug-left"))
    if record.phase == FIRST and still_in < record.constants.players:
        raise line.error(expected("first-out"))
    return _with_stacks(record, line)


def _with_stacks(record: MarrakechRecord, line: PositionLine) -> Phase:
    if record.undrawn is None or record.phase in (FIRST, TURN_AFTER, OVER):
        return record.phase
    opening = record.constants.opening
    if record.phase != opening:
        raise line.error(expected("next-rugs", phase=opening))
    return RUG
