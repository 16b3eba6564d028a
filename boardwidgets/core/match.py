"""Playing: moves in order, chance drawn from a seed, undo and redo, and the record of it all.

A play is what a player or the die does, with all chance that follows by itself; the plays so far
and the state they led to are all that a match is. Undo takes back whole plays.
"""

from collections.abc import Callable, Sequence
from random import SystemRandom
from typing import Any, Final, Literal, NamedTuple

from boardwidgets.core.chance import CHANCE, LARGEST_SEED, Draws, outcome
from boardwidgets.core.events import Event
from boardwidgets.core.messages import say
from boardwidgets.core.moves import Move, tidy
from boardwidgets.core.rulebook import IllegalMove, shortened
from boardwidgets.core.state import Ruleset, State
from boardwidgets.core.view import View, view

ChanceMode = Literal["seed", "ask"]
LONGEST_TEXT: Final = 200
LONGEST_NAME: Final = 40


class RecordedMove(NamedTuple):
    """One move as it was played: what was before, what it caused, and whether the seed drew it."""

    before: State
    move: Move
    events: tuple[Event, ...]
    after: State
    drawn: bool = False


class UndoStep(NamedTuple):
    """One choice or roll with the chance that followed by itself: what one undo takes back."""

    history: tuple[RecordedMove, ...]


def check_seed(seed: object) -> int:
    """A seed, or a new one for None; a ValueError says what a seed is."""
    if seed is None:
        return SystemRandom().randint(0, 2**31)
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise ValueError(say("error.seed", value=f"{seed!r:.40}"))
    return seed


def check_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Players' names, or none at all; a ValueError says what names may be."""
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise ValueError(say("error.names", value=f"{names!r:.80}"))
    found = tuple(name.strip() for name in names)
    if found and len(found) != players:
        raise ValueError(say("error.number-of-names", count=len(found), players=players))
    for name in found:
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            given = repr(shortened(name, 60))
            raise ValueError(say("error.length-of-name", longest=LONGEST_NAME, given=given))
    if len(set(found)) != len(found):
        raise ValueError(say("error.same-name", given=f"{list(found)!r:.80}"))
    return found


class Match:
    """A game being played: any rules object, from a starting state, with a seed for its chance."""

    def __init__(
        self,
        ruleset: Ruleset[Any],
        start: State,
        seed: int,
        chance: ChanceMode = "seed",
        names: Sequence[str] = (),
    ) -> None:
        if chance not in ("seed", "ask"):
            raise ValueError(say("error.chance", value=f"{chance!r:.40}"))
        self.ruleset = ruleset
        self.start = start
        self.seed = seed
        self.chance: ChanceMode = chance
        self.given_names = check_names(names, start.setup.players)
        self._draws = Draws(seed)
        self._drawn = 0
        self._undo_steps: list[UndoStep] = []
        self._undone: list[UndoStep] = []
        self._listeners: list[Callable[[], object]] = []
        self._state = start
        self._opening = UndoStep(self._draw_waiting_chance())

    # -- now ---------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The game now."""
        return self._state

    @property
    def undo_steps(self) -> tuple[UndoStep, ...]:
        """What was done so far, choice by choice; the chance at the start is not among them."""
        return tuple(self._undo_steps)

    @property
    def opening(self) -> UndoStep:
        """The chance that came by itself at the start; it has no history where there was none."""
        return self._opening

    @property
    def history(self) -> tuple[RecordedMove, ...]:
        """Every move so far with the state before and after it, chance included."""
        return tuple(
            recorded for play in (self._opening, *self._undo_steps) for recorded in play.history
        )

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move so far, chance included."""
        return tuple(recorded.move for recorded in self.history)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last play caused, in order."""
        last = self._undo_steps[-1] if self._undo_steps else self._opening
        return tuple(event for recorded in last.history for event in recorded.events)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What may be played now, outcomes of a waiting chance included; empty when it is over."""
        return self._state.legal_moves

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.actor is None

    @property
    def scores(self) -> tuple[int, ...]:
        """A score a seat, as it stands."""
        return self._state.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, several when they share it; empty until the game is over."""
        return self._state.winners

    def view(self, seat: int | None) -> View[Any]:
        """The game as a seat may know it; None is a spectator."""
        if seat is not None and seat not in range(self._state.setup.players):
            raise ValueError(say("error.seat", value=f"{seat!r:.40}"))
        return view(self.ruleset, self.names, seat, self._state, self.moves, self.events)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order: those given, else what the game calls its seats."""
        players = self.start.setup.players
        return self.given_names or tuple(self.ruleset.seat_name(players, s) for s in range(players))

    # -- playing -----------------------------------------------------------------------------

    def parse(self, move: Move | str) -> Move:
        """The move that a text names; raises IllegalMove with the forms when it names none."""
        text: object = move.text if isinstance(move, Move) else move
        found = None
        if isinstance(text, str) and len(text) <= LONGEST_TEXT:
            found = self.ruleset.parse(self._state, tidy(text))
        if found is None:
            raise IllegalMove(self.ruleset.package, str(text), names=self.names)
        return found

    def why_not(self, move: Move | str) -> IllegalMove | None:
        """Why a move may not be played now, as the error it would raise; None if it is legal."""
        rolls = _rolls(move)
        if rolls and self._state.actor == CHANCE:
            return None
        try:
            found = ROLL if rolls else self.parse(move)
        except IllegalMove as error:
            return error
        violations = self._state.violations(found)
        if not violations:
            return None
        return IllegalMove(self.ruleset.package, found.text, violations, self.names)

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """UndoStep one move, and the chance that follows by itself; what happened is returned.

        The text `roll` is the same as `roll()`.
        """
        if _rolls(move):
            return self.roll()
        return self._add(self.parse(move))

    def roll(self) -> tuple[Event, ...]:
        """UndoStep the outcome that the seed gives for the chance that waits, such as the die."""
        if self._state.actor != CHANCE:
            violations = self._state.violations(ROLL)
            raise IllegalMove(self.ruleset.package, ROLL.text, violations, self.names)
        return self._add(self._next_outcome(), drawn=True)

    def undo(self) -> None:
        """Take back what the last play or roll did; a ValueError says when there is nothing."""
        if not self._undo_steps:
            raise ValueError(say("error.nothing-to-undo"))
        play = self._undo_steps.pop()
        self._undone.append(play)
        self._state = play.history[0].before
        self._drawn -= sum(recorded.drawn for recorded in play.history)
        self._changed()

    def redo(self) -> None:
        """UndoStep again what was last taken back; a ValueError says when there is nothing."""
        if not self._undone:
            raise ValueError(say("error.nothing-to-redo"))
        play = self._undone.pop()
        self._undo_steps.append(play)
        self._state = play.history[-1].after
        self._drawn += sum(recorded.drawn for recorded in play.history)
        self._changed()

    @property
    def undone(self) -> int:
        """How many plays can be played again."""
        return len(self._undone)

    def on_change(self, listener: Callable[[], object]) -> Callable[[], None]:
        """Call `listener` after each play, undo and redo; what is returned stops it, once or again.

        >>> from boardwidgets.game import Game
        >>> game = Game("marrakech", seed=7)
        >>> stop = game.on_change(lambda: print(game.moves[-1]))
        >>> _ = game.play("left")
        left
        >>> stop()
        """
        self._listeners.append(listener)

        def stop() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return stop

    def _changed(self) -> None:
        for listener in tuple(self._listeners):
            listener()

    def branch(self) -> "Match":
        """A match of its own that starts where this one stands, to try things out."""
        return Match(self.ruleset, self._state, self.seed, self.chance, self.given_names)

    def _add(self, move: Move, drawn: bool = False) -> tuple[Event, ...]:
        first = self._advance(move, drawn)
        play = UndoStep((first, *self._draw_waiting_chance()))
        self._undo_steps.append(play)
        self._undone.clear()
        self._changed()
        return tuple(event for recorded in play.history for event in recorded.events)

    def _advance(self, move: Move, drawn: bool) -> RecordedMove:
        before = self._state
        try:
            after, events = before.apply(move)
        except IllegalMove as error:
            error.names = self.names
            raise
        self._state = after
        self._drawn += drawn
        return RecordedMove(before, move, events, after, drawn)

    def _draw_waiting_chance(self) -> tuple[RecordedMove, ...]:
        """Draw every chance that comes by itself; the die waits for the player who rolls it."""
        history = []
        while self.chance == "seed" and self._state.actor == CHANCE and self._state.roller is None:
            history.append(self._advance(self._next_outcome(), drawn=True))
        return tuple(history)

    def _next_outcome(self) -> Move:
        return outcome(self._state.chances, self._draws[self._drawn])


ROLL: Final = Move("roll")
"""What a player asks of the die; as a move it is at the wrong time, and answered so."""


def _rolls(move: object) -> bool:
    return isinstance(move, str) and len(move) <= LONGEST_TEXT and tidy(move) == ROLL.text
