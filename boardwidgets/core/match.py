"""Playing: moves in order, chance drawn from a seed, undo and redo, and the record of it all.

One step is a choice of a player or a roll of the die, with all chance that follows by itself. The
steps so far and the state they led to are all that a match consists of. Undo takes back one step.
"""

from collections.abc import Callable, Sequence
from typing import Any

from boardwidgets.core.arguments import check_function, check_names, check_seat
from boardwidgets.core.chance import CHANCE, ChanceMode, Draws, outcome
from boardwidgets.core.events import Event
from boardwidgets.core.history import RecordedMove, UndoStep
from boardwidgets.core.messages import say
from boardwidgets.core.moves import Move
from boardwidgets.core.moves_given import (
    ROLL,
    asks_for_roll,
    is_of_game,
    legal_move,
    move_named,
    violations_of,
)
from boardwidgets.core.quoting import quoted
from boardwidgets.core.rulebook import IllegalMove
from boardwidgets.core.state import Ruleset, State
from boardwidgets.core.view import View, view


class Match:
    """A game that is played: by any ruleset, from a starting state, with a seed for its chance.

    :param ruleset: the rules of the game.
    :param start: the state to start from.
    :param seed: a whole number from 0 to 2**53 - 1 that makes chance come out the same again.
    :param chance: with `"ask"` nothing is drawn from the seed: each outcome of chance is played
        like a move.
    :param names: the players' names in seat order, or none.
    :raises ValueError: when `chance` or `names` is not possible; it says what is.
    """

    def __init__(
        self,
        ruleset: Ruleset[Any],
        start: State,
        seed: int,
        chance: ChanceMode = "seed",
        names: Sequence[str] = (),
    ) -> None:
        if chance not in ("seed", "ask"):
            raise ValueError(say("error.chance", value=quoted(chance)))
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
        self._history: list[RecordedMove] = []
        self._views: dict[int | None, View[Any]] = {}
        self._seen_moves: dict[int | None, tuple[Move, ...]] = {}
        self._opening = UndoStep(self._draw_waiting_chance())

    # -- now ---------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The game now."""
        return self._state

    @property
    def undo_steps(self) -> tuple[UndoStep, ...]:
        """What was done so far, step by step, without the chance at the start."""
        return tuple(self._undo_steps)

    @property
    def opening(self) -> UndoStep:
        """The chance that came by itself at the start; its history may be empty."""
        return self._opening

    @property
    def history(self) -> tuple[RecordedMove, ...]:
        """Every move so far with the state before and after it, chance included."""
        return tuple(self._history)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move so far, chance included."""
        return tuple(recorded.move for recorded in self._history)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last step caused, in order."""
        return (self._undo_steps[-1] if self._undo_steps else self._opening).events

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What may be played now; outcomes while chance is waited for, nothing once it is over.

        >>> from boardwidgets.game import Game
        >>> [move.text for move in Game("marrakech", seed=7).legal_moves]
        ['straight', 'left', 'right']
        """
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
        """The game as a seat may know it: state, legal moves, moves so far and last events.

        Until the game changes it is worked out once for each seat.

        :param seat: a seat, counted from 0, or None for a spectator.
        :returns: a value with `state`, `legal_moves`, `moves`, `events`, and `now`, which says in
            sentences who has to do what.
        :raises ValueError: when there is no such seat; it names the last one.

        >>> from boardwidgets.game import Game
        >>> game = Game("marrakech", seed=7, names=["Ada", "Bo", "Cy"])
        >>> game.view(None).now
        ('Ada: leave Assam facing north, or turn him a quarter left or right.',)
        """
        check_seat(seat, self._state.setup.players)
        names = self.names
        known = self._views.get(seat)
        if known is None or known.names != names:  # seats without names follow the language
            now = view(self.ruleset, names, seat, self._state, events=self.events)
            known = self._views[seat] = now._replace(moves=self._moves_seen_by(seat))
        return known

    def _moves_seen_by(self, seat: int | None) -> tuple[Move, ...]:
        """The moves so far as a seat may know them: those seen before, and what came since."""
        seen = self._seen_moves.get(seat, ())
        since = self._history[len(seen) :]
        seen = self._seen_moves[seat] = (*seen, *(recorded.move.seen(seat) for recorded in since))
        return seen

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order: those given, else what the game calls its seats."""
        players = self.start.setup.players
        return self.given_names or tuple(self.ruleset.seat_name(players, s) for s in range(players))

    # -- playing -----------------------------------------------------------------------------

    def parse(self, move: Move | str) -> Move:
        """The move that a text names now, legal or not.

        :param move: a text such as `"c4 c5"`; capital letters, commas and spaces do not matter, and
            words of the language in force are understood as well. A `Move` of
            this game's own kinds is given back; any other is what its text says.
        :returns: the move; `why_not` says whether it may be played.
        :raises IllegalMove: when the text is no move of this game; it shows what moves look like.

        >>> from boardwidgets.game import Game
        >>> game = Game("marrakech", seed=7)
        >>> game.parse(" C5  c4").text
        'c4 c5'
        >>> game.parse(game.legal_moves[0]) is game.legal_moves[0]
        True
        """
        if isinstance(move, Move):
            legal = legal_move(self._state, move)
            if legal is not None or is_of_game(self.ruleset.package, move):
                return legal or move
        text: object = move.text if isinstance(move, Move) else move
        found = move_named(self.ruleset, self._state, text)
        if found is None:
            given = text if isinstance(text, str) else quoted(text)
            raise IllegalMove(self.ruleset.package, given, names=self.names)
        return found

    def _refusal(self, move: Move) -> IllegalMove:
        """Why a move of this game's own kinds, which is not legal, may not be played."""
        violations = violations_of(self._state, move)
        return IllegalMove(self.ruleset.package, move.text, violations, self.names)

    def why_not(self, move: Move | str) -> IllegalMove | None:
        """Why a move may not be played now; None if it is legal.

        :param move: a `Move`, its text, or `"roll"`. A text that is no move is answered as well.
        :returns: the `IllegalMove` that `play` would raise, not raised; None for a legal move.

        >>> from boardwidgets.game import Game
        >>> game = Game("marrakech", seed=7, names=["Ada", "Bo", "Cy"])
        >>> print(game.why_not("c4 d4"))
        First Ada has to turn Assam or leave him as he is: straight, left or right.
        >>> game.why_not("left")
        """
        rolls = asks_for_roll(move)
        if rolls and self._state.actor == CHANCE:
            return None
        try:
            found = ROLL if rolls else self.parse(move)
        except IllegalMove as error:
            return error
        if found is move:
            return None if legal_move(self._state, found) else self._refusal(found)
        violations = self._state.violations(found)
        if not violations:
            return None
        return IllegalMove(self.ruleset.package, found.text, violations, self.names)

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """Play one move, and the chance that follows by itself.

        :param move: a `Move`, its text such as `"c4 c5"`, or `"roll"`, which is the same as
            `roll()`. While chance is waited for, an outcome such as `"3"` is a move as well.
        :returns: what happened, in order.
        :raises IllegalMove: when the move may not be played now, or when the text is no move of
            this game; it says why, and nothing has changed.

        >>> from boardwidgets.game import Game
        >>> game = Game("marrakech", seed=7, names=["Ada", "Bo", "Cy"])
        >>> happened = game.play("left")
        >>> happened[0].rule
        'marrakech.assam.turn'
        >>> game.play("left")
        Traceback (most recent call last):
            ...
        boardwidgets.core.rulebook.IllegalMove: Now Ada has to roll the die first: roll, or a \
number from 1 to 4.
        """
        if asks_for_roll(move):
            return self.roll()
        found = self.parse(move)
        if found is move and not legal_move(self._state, found):
            raise self._refusal(found)
        return self._add(found)

    def roll(self) -> tuple[Event, ...]:
        """Play the outcome that the seed gives for the chance that is waited for, such as the die.

        :returns: what happened, in order.
        :raises IllegalMove: when there is nothing to roll; it says what has to be done instead.

        >>> from boardwidgets.game import Game
        >>> game = Game("marrakech", seed=7)
        >>> _ = game.play("left")
        >>> _ = game.roll()
        >>> game.moves[-1].text in ("1", "2", "3", "4")
        True
        """
        if self._state.actor != CHANCE:
            violations = self._state.violations(ROLL)
            raise IllegalMove(self.ruleset.package, ROLL.text, violations, self.names)
        return self._add(self._next_outcome(), drawn=True)

    def undo(self) -> None:
        """Take back the last step: one choice or roll, and the chance that followed it.

        :raises ValueError: when there is nothing to take back.

        >>> from boardwidgets.game import Game
        >>> game = Game("marrakech", seed=7)
        >>> _ = game.play("left")
        >>> game.undo()
        >>> game.state.phase
        'turn'
        """
        if not self._undo_steps:
            raise ValueError(say("error.nothing-to-undo"))
        step = self._undo_steps.pop()
        self._undone.append(step)
        del self._history[-len(step.history) :]
        self._seen_moves = {s: seen[: len(self._history)] for s, seen in self._seen_moves.items()}
        self._stand_at(step.history[0].before)
        self._drawn -= step.drawn
        self._tell_listeners()

    def redo(self) -> None:
        """Play again the step that was last taken back.

        :raises ValueError: when nothing has been taken back since the last move.

        >>> from boardwidgets.game import Game
        >>> game = Game("marrakech", seed=7)
        >>> _ = game.play("left")
        >>> game.undo()
        >>> game.redo()
        >>> game.state.phase
        'roll'
        """
        if not self._undone:
            raise ValueError(say("error.nothing-to-redo"))
        step = self._undone.pop()
        self._undo_steps.append(step)
        self._history += step.history
        self._stand_at(step.history[-1].after)
        self._drawn += step.drawn
        self._tell_listeners()

    @property
    def undone(self) -> int:
        """How many steps can be played again."""
        return len(self._undone)

    def on_change(self, listener: Callable[[], object]) -> Callable[[], None]:
        """Call a function after each step, undo and redo.

        :param listener: a function without parameters; what it returns does not matter.
        :returns: a function that stops it when it is called.
        :raises ValueError: when the listener cannot be called.

        >>> from boardwidgets.game import Game
        >>> game = Game("marrakech", seed=7)
        >>> stop = game.on_change(lambda: print(game.moves[-1]))
        >>> _ = game.play("left")
        left
        >>> stop()
        """
        check_function("listener", listener)
        self._listeners.append(listener)

        def stop() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return stop

    def _tell_listeners(self) -> None:
        for listener in tuple(self._listeners):
            listener()

    def branch(self) -> "Match":
        """A new game that starts where this one stands, to try things out.

        What is played there is not played here, and the other way round. It has the same names and
        the same kind of chance; its chance begins again from the seed.

        :returns: the new game. It is played as this one is; to save, only a `Game` is there.

        >>> from boardwidgets.game import Game
        >>> game = Game("marrakech", seed=7)
        >>> trial = game.branch()
        >>> _ = trial.play("left")
        >>> trial.state.phase, game.state.phase
        ('roll', 'turn')
        """
        return Match(self.ruleset, self._state, self.seed, self.chance, self.given_names)

    def _add(self, move: Move, drawn: bool = False) -> tuple[Event, ...]:
        """Add a step that begins with a move; what it caused is returned."""
        first = self._advance(move, drawn)
        step = UndoStep((first, *self._draw_waiting_chance()))
        self._undo_steps.append(step)
        self._undone.clear()
        self._tell_listeners()
        return step.events

    def _advance(self, move: Move, drawn: bool) -> RecordedMove:
        """Play and record one move, without what follows by itself."""
        before = self._state
        try:
            after, events = before.apply(move)
        except IllegalMove as error:
            error.names = self.names
            raise
        recorded = RecordedMove(before, move, events, after, drawn)
        self._history.append(recorded)
        self._stand_at(after)
        self._drawn += drawn
        return recorded

    def _stand_at(self, state: State) -> None:
        """Make this the state of the game; what was seen of another one holds no longer."""
        self._state = state
        self._views.clear()

    def _draw_waiting_chance(self) -> tuple[RecordedMove, ...]:
        """Draw all chance that comes by itself; a die is left to the player who rolls it."""
        drawn = []
        while self.chance == "seed" and self._state.actor == CHANCE and self._state.roller is None:
            drawn.append(self._advance(self._next_outcome(), drawn=True))
        return tuple(drawn)

    def _next_outcome(self) -> Move:
        return outcome(self._state.chances, self._draws[self._drawn])
