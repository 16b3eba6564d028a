"""What one viewer can see and pick at one position, worked out once for both."""

from functools import cached_property
from typing import Any

from boardwidgets.core.moves import Move
from boardwidgets.core.view import View
from boardwidgets.draw.gestures import Gesture, Pick, next_keys
from boardwidgets.draw.painter import Painter


class Situation:
    """A view of a game, and what can be picked in it.

    `legal_moves` are the moves that may be picked now: none where the viewer is not asked. What is
    asked for is worked out at the first time and kept, since a click and each move of the pointer
    ask for all of it again.
    """

    def __init__(
        self, painter: Painter, view: View[Any], legal_moves: tuple[Move, ...], rolls: bool
    ) -> None:
        self.view = view
        self.legal_moves = legal_moves
        self.rolls = rolls
        self._painter = painter
        self._next_keys: dict[tuple[str, ...], frozenset[str]] = {}

    @cached_property
    def gestures(self) -> tuple[Gesture, ...]:
        """Every way to make a move by pointing, legal or not."""
        return self._painter.gestures(self.view)

    @cached_property
    def picks(self) -> tuple[Pick, ...]:
        """The gestures that are picks of listed things, legal or not."""
        return tuple(gesture for gesture in self.gestures if isinstance(gesture, Pick))

    @cached_property
    def legal_picks(self) -> tuple[Pick, ...]:
        """The ways to make a legal move by pointing."""
        legal = set(self.legal_moves)
        return tuple(pick for pick in self.picks if pick.move in legal)

    @cached_property
    def unpointable(self) -> tuple[Move, ...]:
        """Legal moves that cannot be made by pointing at the board."""
        pointable = {pick.move for pick in self.picks}
        return tuple(move for move in self.legal_moves if move not in pointable)

    def next_keys(self, picked: tuple[str, ...]) -> frozenset[str]:
        """The keys of things that continue a legal move after those that have been picked."""
        if picked not in self._next_keys:
            self._next_keys[picked] = next_keys(self.legal_picks, picked, self.gestures)
        return self._next_keys[picked]
