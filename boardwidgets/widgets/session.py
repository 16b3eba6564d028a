"""A game with people and bots around it: whose turn it is, what they pick, what is taken back.

This is what a play cell knows, without the cell: no Jupyter here.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from boardwidgets.core.arguments import check_yes_or_no
from boardwidgets.core.chance import CHANCE
from boardwidgets.core.history import RecordedMove, UndoStep
from boardwidgets.core.moves import Move
from boardwidgets.core.quoting import quoted
from boardwidgets.core.rulebook import IllegalMove
from boardwidgets.core.view import View
from boardwidgets.draw.frame import Frame, Marks
from boardwidgets.draw.gestures import CONFIRM, Gesture, Pick, completed, continues, meant, refusal
from boardwidgets.draw.painter import painter
from boardwidgets.game import Game
from boardwidgets.players import PLAYERS, Advice, advise
from boardwidgets.shelf.records import kept_seats
from boardwidgets.teach.account import AccountLine, account, whole_turn
from boardwidgets.widgets.situation import Situation
from boardwidgets.widgets.texts import say

HUMAN: Final = "human"
USUAL_BOT: Final = "greedy"
ROLL_KEY: Final = "die"
"""The key of the thing that rolls: what chance gives is the seed's."""
FEW: Final = 6
"""How many moves are told where no reader decides."""


class GameRequest(NamedTuple):
    """A game that the reader asks for, and who is to sit at it."""

    game: Game
    seats: tuple[str, ...]


def check_seats(seats: Sequence[str], players: int) -> tuple[str, ...]:
    """Who sits where; a ValueError names the choices.

    >>> check_seats(["human", "greedy"], 2)
    ('human', 'greedy')
    """
    choices = (HUMAN, *PLAYERS)
    if not isinstance(seats, list | tuple) or any(seat not in choices for seat in seats):
        raise ValueError(say("error.seats", value=quoted(seats, 80), choices=str(choices)))
    if len(seats) != players:
        raise ValueError(say("error.number-of-seats", count=len(seats), players=players))
    return tuple(seats)


class Session:
    """A game, who sits at it, and what has been picked so far for the next move.

    Where seats have secrets and several people sit at one screen, nothing is shown to the next
    person until they say that they are ready. A secret that has been seen cannot be taken back by
    undo, unless `undo_seen` allows it. A ValueError says which seats there can be.
    """

    def __init__(self, game: Game, seats: Sequence[str], *, undo_seen: bool = False) -> None:
        check_yes_or_no("undo_seen", undo_seen)
        self.game = game
        self.seats = check_seats(seats, game.state.setup.players)
        self.undo_seen = undo_seen
        self._ready: int | None = None
        self.picked: tuple[str, ...] = ()
        self.refused: IllegalMove | None = None
        self.refused_key: str | None = None
        self._advice: tuple[Situation, Move] | None = None
        self._random = Random(game.seed)
        self._painter = painter(game.name)
        self._known: Situation | None = None

    # -- whose turn it is ----------------------------------------------------------------------

    @property
    def turn_of(self) -> int | None:
        """The seat that has to do something now, rolling included; None when nobody has to."""
        actor = self.game.state.actor
        return self.game.state.roller if actor == CHANCE else actor

    @property
    def asks_reader(self) -> bool:
        """Whether the reader in front of the screen has to do something now."""
        if self.game.state.actor == CHANCE and self.game.chance == "ask":
            return True
        return self.turn_of is not None and self.seats[self.turn_of] == HUMAN

    @property
    def asks_bot(self) -> bool:
        """Whether a bot has to do something now."""
        return not self.game.over and not self.asks_reader

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the board is shown: the person to move, else the only or last one."""
        if self.hands_over:
            return None
        if self.turn_of is not None and self.seats[self.turn_of] == HUMAN:
            return self.turn_of
        return self._people[0] if len(self._people) == 1 else None

    @property
    def _people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.seats) if player == HUMAN]

    @property
    def hands_over(self) -> bool:
        """Whether the next person at the screen has yet to say that nobody else is looking."""
        if not self.game.ruleset.secrets or len(self._people) < 2 or self.turn_of is None:
            return False
        return self.seats[self.turn_of] == HUMAN and self.turn_of != self._ready

    def ready(self) -> None:
        """Note that the person to move is at the screen, and that nobody else is looking."""
        self._ready = self.turn_of

    @property
    def view(self) -> View[Any]:
        """The game as the viewer may know it."""
        return self.situation.view

    @property
    def situation(self) -> Situation:
        """What the viewer can see and pick now; it is kept until the game or the viewer changes."""
        # A game gives the same view until one of these changes, and another one afterwards.
        view = self.game.view(self.viewer)
        if self._known is None or self._known.view is not view:
            asked = self.asks_reader and not self.hands_over
            legal_moves = self.game.legal_moves if asked else ()
            rolls = self.asks_reader and self.game.state.roller is not None
            self._known = Situation(self._painter, view, legal_moves, rolls)
        return self._known

    # -- pointing ------------------------------------------------------------------------------

    @property
    def gestures(self) -> tuple[Gesture, ...]:
        """Every way to make a move by pointing, legal or not."""
        return self.situation.gestures

    @property
    def legal_picks(self) -> tuple[Pick, ...]:
        """The ways to make a legal move by pointing."""
        return self.situation.legal_picks

    @property
    def can(self) -> frozenset[str]:
        """The keys that continue a legal move now."""
        now = self.situation
        found = now.next_keys(self.picked)
        return found | {ROLL_KEY} if now.rolls else found

    @property
    def unpointable(self) -> Mapping[str, Move]:
        """Legal moves that cannot be made by pointing: they need a button, which says these words.

        Where two moves would have the same words, each is shown as it is typed.
        """
        moves = self.situation.unpointable
        words = [self.view.move_words(move) for move in moves]
        return {
            said if words.count(said) == 1 else move.text: move
            for said, move in zip(words, moves, strict=True)
        }

    def marks(self, pointer: str | None, cursor: str | None, forecast: bool) -> Marks:
        """What is to be marked on the board now."""
        return Marks(
            can=self.can,
            picked=self.picked,
            pointer=pointer or cursor,  # what the keyboard is on is foreseen as well
            cursor=cursor,
            refused=self.refused,
            refused_key=self.refused_key if self.refused else None,
            forecast=forecast and self.asks_reader,
            last=self.view.events,
        )

    def frame(
        self, pointer: str | None = None, cursor: str | None = None, forecast: bool = False
    ) -> Frame:
        """The board as it is now, for its picture."""
        return Frame(self.view, (), self.marks(pointer, cursor, forecast))

    def pick(self, key: str) -> tuple[RecordedMove, ...]:
        """Pick a thing: the moves that were played by it, if it made one, else none.

        A thing picked already is put back. A pick that with those before it could mean a move, but
        no legal one, is `refused`, and what was picked before is left as it is. One that has
        nothing to do with them starts a new move.
        """
        self.refused = None
        if self.hands_over:
            return ()
        if key in self.picked:
            self.picked = tuple(other for other in self.picked if other != key)
            return ()
        if key == ROLL_KEY and ROLL_KEY in self.can:
            return self._did(self.game.roll)
        for picked in ((*self.picked, key), (key,)):
            if key in self.situation.next_keys(picked[:-1]):
                self.picked = picked
                return self._play_if_completed()
            if meant(self.gestures, picked):
                break
        self.refused, self.refused_key = self._why_refused(key), key
        return ()

    def _play_if_completed(self) -> tuple[RecordedMove, ...]:
        move = completed(self.legal_picks, self.picked)
        if move is None or any(
            len(pick.keys) > len(self.picked) and continues(pick, self.picked)
            for pick in self.legal_picks
        ):
            return ()
        return self.play(move)

    def _why_refused(self, key: str) -> IllegalMove | None:
        if key == ROLL_KEY:
            try:
                self.game.roll()
            except IllegalMove as error:
                return error
        if self.picked and meant(self.gestures, (*self.picked, key)):
            return refusal(self.gestures, (*self.picked, key), self.game.why_not)
        return refusal(self.gestures, (key,), self.game.why_not)

    # -- doing ---------------------------------------------------------------------------------

    def play(self, move: Move | str) -> tuple[RecordedMove, ...]:
        """Play a move or its text; `roll` rolls. A refusal is kept in `refused`."""
        self.refused, self.refused_key = None, None
        if self.hands_over:
            return ()
        return self._did(lambda: self.game.play(move))

    def _did(self, act: Callable[[], object]) -> tuple[RecordedMove, ...]:
        before = len(self.game.undo_steps)
        try:
            act()
        except IllegalMove as error:
            self.refused = error
            return ()
        self.picked = ()
        return tuple(
            recorded for step in self.game.undo_steps[before:] for recorded in step.history
        )

    def let_bot(self) -> tuple[RecordedMove, ...]:
        """Let the bot that has to move do so: the moves that were played."""
        seat = self.turn_of
        if seat is None or self.game.state.actor == CHANCE:
            return self._did(self.game.roll)
        bot = PLAYERS[self.seats[seat]]
        return self.play(bot.choose(self.game.view(seat), self._random))

    def news(self) -> tuple[AccountLine, ...]:
        """What was done from the reader's last turn on, a line for each player."""
        history = self.game.history
        numbers = range(len(history) - 1, -1, -1)
        last = next((n for n in numbers if self._decides(history[n])), len(history) - FEW)
        return self.account(history[whole_turn(history, max(last, 0)) :])

    def account(self, history: Sequence[RecordedMove]) -> tuple[AccountLine, ...]:
        """What some moves did, as the viewer may know it, a line for each player."""
        return account(history, self.game.names, self.viewer)

    def hint(self) -> Advice | None:
        """What a careful player would do now, and why; None when there is nothing to choose."""
        seat = self.turn_of
        if seat is None or self.game.state.actor == CHANCE or self.hands_over:
            return None
        advice = advise(self.game.view(seat))
        self._advice = self.situation, advice.move
        return advice

    @property
    def advised(self) -> tuple[str, ...]:
        """The keys of what the last hint says to pick, in its order, while it is still to be done.

        A game that was changed since has other things to advise.
        """
        if self._advice is None or self._advice[0] is not self.situation:
            return ()
        ways = (pick for pick in self.legal_picks if pick.move == self._advice[1])
        pick = next(ways, None)
        if pick is None:
            return ()
        return (*pick.keys, CONFIRM) if pick.confirm else pick.keys

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision of the reader to go back to."""
        return not self.undo_refusal

    @property
    def undo_refusal(self) -> str:
        """The key of the sentence that says why nothing can be taken back; empty if it can."""
        for step in reversed(self.game.undo_steps):
            if self._shows_a_secret(step) and not self.undo_seen:
                return "play.no_undo_of_secret"
            if self._decides(step.history[0]):
                return ""
        return "play.no_undo" if self.game.undo_steps else "play.no_undo_at_start"

    @property
    def redo_refusal(self) -> str:
        """The key of the sentence that says why nothing can be played again; empty if it can."""
        return "" if self.game.undone else "play.no_redo"

    def _shows_a_secret(self, step: UndoStep) -> bool:
        """Whether somebody learnt something by a step that not everybody could know before."""
        if not self.game.ruleset.secrets:
            return False
        events = [event for recorded in step.history for event in recorded.events]
        drawn = any(recorded.drawn for recorded in step.history)
        return drawn or any(event.seen(None) is not event for event in events)

    def _decides(self, recorded: RecordedMove) -> bool:
        actor = recorded.before.actor
        if actor == CHANCE:
            return self.game.chance == "ask"
        return isinstance(actor, int) and self.seats[actor] == HUMAN

    def undo(self) -> tuple[RecordedMove, ...]:
        """Go back to the reader's last decision, past the bots and the die: what was taken back."""
        seat, history = self.turn_of, self.game.history
        while self.can_undo:
            last = self.game.undo_steps[-1].history[0]
            self.game.undo()
            if self._decides(last):
                break
        self._came_from(seat)
        return history[len(self.game.history) :]

    def redo(self) -> tuple[RecordedMove, ...]:
        """Go forward to where the reader decides again, or to the end: what was played again."""
        seat, before = self.turn_of, len(self.game.history)
        while self.game.undone:
            self.game.redo()
            if self.asks_reader and self.game.state.actor != CHANCE:
                break
        self._came_from(seat)
        return self.game.history[before:]

    def _came_from(self, seat: int | None) -> None:
        """Start from where undo or redo led; another seat has to say once more that it is ready."""
        self.picked, self.refused = (), None
        if self.turn_of != seat:
            self._ready = None


def usual_seats(game: Game) -> tuple[str, ...]:
    """Those who sat at a kept game; else the reader in the first seat, and bots in the others."""
    players = game.start.setup.players
    try:
        return check_seats(kept_seats(game) or (), players)
    except ValueError:  # nothing is kept of it, or somebody has changed what was
        return (HUMAN, *[USUAL_BOT] * (players - 1))
