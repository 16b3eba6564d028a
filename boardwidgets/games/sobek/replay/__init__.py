"""What each event does to a position: the one place where a position changes.

The rules, the drawing of a move in progress and a seat that is told what happened all come here.
An event that is not in the table changes nothing. There are many kinds of events: each module here
is about those of one subject, and `draft` keeps a position while it changes.

The game itself sees all cards. A seat sees its own; of the others it keeps how many there are in
each hand and whether there is any corruption (`sobek.setup.hand`, `sobek.turn.corruption`), and all
cards that it does not see are counted in the pool.
"""

from collections.abc import Sequence
from typing import Final

from boardwidgets.core.events import Event
from boardwidgets.games.sobek.replay import characters, event_tokens, rounds, track, turns
from boardwidgets.games.sobek.replay.draft import ALL_SEEING, R, SobekDraft

CHANGES: Final = {
    **rounds.CHANGES,
    **turns.CHANGES,
    **characters.CHANGES,
    **event_tokens.CHANGES,
    **track.CHANGES,
}
"""What each kind of event changes."""


def replay(record: R, events: Sequence[Event], seat: int | None = ALL_SEEING) -> R:
    """A position once some events have happened, as the class that it was given as.

    With a `seat` (None: a spectator) it is what that seat sees then, from what it saw before and
    the events that it was told.
    """
    draft = SobekDraft(record, seat)
    for event in events:
        happen = CHANGES.get(type(event))
        if happen:
            happen(draft, event)
    return draft.finished(type(record))
