"""What a seat may know: the game through the eyes of one player, or of a spectator."""

from random import Random
from typing import Generic, NamedTuple

from boardwidgets.core.events import Event
from boardwidgets.core.moves import Move
from boardwidgets.core.state import Ruleset, S


class View(NamedTuple, Generic[S]):
    """State, legal moves, moves and last events, as `seat` (None: a spectator) may know them.

    When another seat has to move, the legal moves are those that follow from what this seat knows.
    Moves that the seat may not see are left out.
    """

    ruleset: Ruleset[S]
    names: tuple[str, ...]
    seat: int | None
    state: S
    legal_moves: tuple[Move, ...]
    moves: tuple[Move, ...]
    events: tuple[Event, ...]

    def describe(self) -> str:
        """The position, and who has to do what now, as one text."""
        return " ".join((*self.sentences, *self.now))

    @property
    def sentences(self) -> tuple[str, ...]:
        """The position in sentences."""
        return self.ruleset.describe(self.state, self.names)

    @property
    def now(self) -> tuple[str, ...]:
        """Who has to do what now, or how the game ended, in sentences."""
        return self.ruleset.now(self.state, self.names)

    def move_words(self, move: Move) -> str:
        """A legal move in the words of the board, in the reader's language."""
        return self.ruleset.move_words(self.state, move, self.names)

    def sample(self, random: Random) -> S:
        """A complete state that agrees with this view, for looking ahead without cheating."""
        return self.state.sample(random)


def view(
    ruleset: Ruleset[S],
    names: tuple[str, ...],
    seat: int | None,
    state: S,
    moves: tuple[Move, ...] = (),
    events: tuple[Event, ...] = (),
) -> View[S]:
    """What a seat may know of a game at `state`, after `moves`, with the `events` of the last."""
    told = (event.seen(seat) for event in events)
    seen = state.seen_by(seat)
    known = state if state.actor == seat else seen
    return View(
        ruleset,
        names,
        seat,
        seen,
        tuple(move for move in known.legal_moves if move.seen(seat) is move),
        tuple(move.seen(seat) for move in moves),
        tuple(event for event in told if event is not None),
    )
