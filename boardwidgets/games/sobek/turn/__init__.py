"""What a move causes: which events happen, one after another.

Nothing changes here. `replay` says what each event does to the position; what a turn needs to know
in mid-move it gets by replaying the events so far. A module for each subject: `rounds` from who
begins to the last row, `row`, `sets`, `characters`, `event_tokens`, and `counting` at the end;
`ending` says how a turn is over.
"""

from collections.abc import Callable
from typing import Any, Final

from boardwidgets.core.events import Event
from boardwidgets.core.moves import First, Move
from boardwidgets.core.state import Phase
from boardwidgets.games.sobek import moves, phases
from boardwidgets.games.sobek.record import SobekRecord
from boardwidgets.games.sobek.turn import characters, counting, event_tokens, rounds, row, sets


def caused(record: SobekRecord, move: Move) -> tuple[Event, ...]:
    """The events that a legal move causes, in order; a KeyError for one that is not its time."""
    return CAUSES[record.phase, type(move)](record, move)


CAUSES: Final[dict[tuple[Phase, type[Move]], Callable[[SobekRecord, Any], tuple[Event, ...]]]] = {
    (phases.FIRST, First): rounds.first,
    (phases.LOWEST, moves.Lowest): rounds.lowest,
    (phases.BEGIN, moves.Begin): rounds.begin,
    (phases.STARTERS, moves.Draw): rounds.starter,
    (phases.ROW, moves.Deal): rounds.deal,
    (phases.TURN, moves.TakeCard): row.take,
    (phases.TURN, moves.LaySet): sets.lay,
    (phases.TURN, moves.PlayCharacter): characters.play,
    (phases.LOOK, moves.Draw): row.look,
    (phases.THIEF, moves.From): characters.go_thieving,
    (phases.THIEF_CARD, moves.Steal): characters.rob,
    (phases.COURTESAN, moves.AddCards): sets.add,
    (phases.SCRIBE, moves.Drop): characters.drop,
    (phases.PRIEST, moves.DiscardKind): characters.discard,
    (phases.QUEEN, moves.Draw): characters.draw,
    (phases.VIZIER, moves.From): characters.go_to_corruption,
    (phases.VIZIER_CARD, moves.Steal): characters.bribe,
    (phases.MERCHANT, moves.Fetch): characters.fetch,
    (phases.TOKENS, moves.DrawToken): event_tokens.draw,
    (phases.EVENT, moves.TakeToken): event_tokens.take,
    (phases.PROSPERITY, moves.Prosper): event_tokens.prosper,
    (phases.CURSE, moves.Curse): event_tokens.curse,
    (phases.SIDEWAYS, moves.LaySet): sets.lay_sideways,
    (phases.SIDEWAYS, Move): counting.done,
}
"""For each phase and each move that belongs to it, what it causes."""
