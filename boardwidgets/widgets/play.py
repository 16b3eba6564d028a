"""The play cell: a game on a board that one plays by clicking, touching, typing or the keys."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from boardwidgets.core.match import RecordedMove
from boardwidgets.core.rulebook import shortened
from boardwidgets.game import Game
from boardwidgets.teach.story import beats
from boardwidgets.widgets.board_input import BoardInput
from boardwidgets.widgets.canvas import HEIGHT
from boardwidgets.widgets.cell import BoardCell
from boardwidgets.widgets.controls import Choices, Controls, Offer, PositionInWords, ReadyButton
from boardwidgets.widgets.drawer import Drawer
from boardwidgets.widgets.mime import mimebundle
from boardwidgets.widgets.session import HUMAN, USUAL_BOT, GameRequest, Session
from boardwidgets.widgets.stage import Stage
from boardwidgets.widgets.story_player import PAUSE, SPEEDS, StoryPlayer
from boardwidgets.widgets.texts import say


class Play(BoardCell):
    """A game to play, against bots or with neighbours.

    `game` is a `Game` or the name of one. `seats` says who sits where: `human`, `greedy` or
    `random`, one for each player; if left out, the reader takes the first seat and bots the others.
    `undo_seen` lets undo take back what has been seen of a secret (a teacher may want that).
    `speed` is `slow`, `normal`, `fast` or `none`, `height` the picture's in layout pixels. Run
    again, the cell offers to go on with the game that it held.
    """

    def __init__(
        self,
        game: Game | str = "marrakech",
        seats: Sequence[str] | None = None,
        *,
        speed: str = "normal",
        undo_seen: bool = False,
        height: int = HEIGHT,
    ) -> None:
        if speed not in SPEEDS:
            parameters = {"value": f"{speed!r:.40}", "speeds": str(tuple(SPEEDS))}
            raise ValueError(say("error.speed", (), **parameters))
        if not isinstance(game, Game | str):
            raise ValueError(say("error.play-game", (), value=shortened(repr(game))))
        game = game if isinstance(game, Game) else Game(game)
        seats = usual_seats(game) if seats is None else seats
        session = Session(game, seats, undo_seen=undo_seen)
        self.speed = speed
        super().__init__(height)
        self.stage = Stage(self.canvas, self.page, session)
        self._telling = StoryPlayer(self.page, self.errors, self.stage.beat)
        self._playing = False
        self._controls = Controls(self)
        self._choices = Choices(self.errors, self.play)
        self._words = PositionInWords()
        self._drawer = Drawer(self)
        self._offer = Offer(self.errors, self._go_on)
        self._ready = ReadyButton(self.errors, self.ready)
        self.fill(
            self._offer,
            self.stage.now,
            self._ready,
            self.canvas,
            self.stage.told,
            self._choices,
            self._controls,
            self._drawer,
            self._words,
        )
        self._listen()
        self._offer_earlier()
        self.refresh()

    # -- for the parts ---------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The game with those who sit at it."""
        return self.stage.session

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.session.game

    @property
    def busy(self) -> bool:
        """Whether a story is being told, or a bot is about to move."""
        return self._telling.going

    def take(self, wanted: GameRequest) -> None:
        """Play another game from now on, with these seats."""
        self._sit(Session(wanted.game, wanted.seats, undo_seen=self.session.undo_seen))

    def _sit(self, session: Session) -> None:
        """Play on at another table."""
        self._telling.skip()
        self._stop_watching()
        self.stage.sit(session)
        self._watch()
        self._go_on_playing()

    def _watch(self) -> None:
        """Show what is played in other cells."""
        self._stop_watching = self.game.on_change(self.errors.guard(self._changed_elsewhere))

    def take_game(self, game: Game) -> None:
        """Go on with a game that was read in; who sits where stays, if the number fits."""
        fits = len(self.session.seats) == game.start.setup.players
        self.take(GameRequest(game, self.session.seats if fits else usual_seats(game)))

    def look(self, number: int | None) -> None:
        """Look at the board after so many moves, chance included; None is now."""
        self._telling.skip()
        self.stage.looking = number
        self.refresh()

    def toggle_forecast(self) -> None:
        """Show, or do not show, what each outcome of chance would bring."""
        self.stage.forecast = not self.stage.forecast
        before = self.canvas.scene
        self.refresh()
        if self.stage.forecast and self.canvas.scene == before:
            self._tell("play.no_forecast")

    def toggle_drawer(self) -> None:
        """Open or close what is behind the button for more."""
        self._drawer.toggle()

    def fold_drawer(self) -> None:
        """Close what is behind the button for more."""
        self._drawer.fold()

    def close(self) -> None:
        """Free the cell with all its parts; nothing is shown or played any more."""
        if self.children:  # else it is one that could not be made
            self._telling.skip()
            self._stop_watching()
        super().close()

    # -- showing ---------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the board and the words as they are now; the board first, since eyes wait for it."""
        self.stage.paint()
        said = self.stage.speak()
        session, now = self.session, self.stage.looking is None
        self._ready.show(session.hands_over and now)
        self._choices.show(session.unpointable if now else ())
        self._controls.allow(undo=session.can_undo, redo=session.game.undone > 0)
        self._words.show(session.view.sentences)
        self._drawer.refresh()
        self.page.name({"canvas": say("play.board", now=" ".join(self.stage.now_sentences()))})
        self.page.say(said)

    @property
    def looks_back(self) -> bool:
        """Whether an earlier position is shown."""
        return self.stage.looking is not None

    def change_language(self) -> None:
        """Say and show the game again, in the language that is in force now."""
        for part in (self._controls, self._offer, self._ready, self._drawer):
            part.change_language()
        if not self._telling.going:
            self.refresh()

    # -- playing ---------------------------------------------------------------------------

    def _did(self, history: tuple[RecordedMove, ...]) -> None:
        """Show what was played, or why nothing was."""
        if not history:
            self.refresh()
            return
        self.stage.looking, self.stage.pointer = None, None
        self._offer.hide()
        seat = self.session.viewer
        self.stage.news = self.session.news
        story = beats(history, seat, self.game.view(seat).moves[: -len(history)])
        self._telling.tell(story, self._beat_time, self._go_on_playing)

    @property
    def _beat_time(self) -> int:
        return 0 if self.page.reduced_motion else SPEEDS[self.speed]

    def _go_on_playing(self) -> None:
        """Show the board as it stands, and let the next bot move after a moment."""
        self.refresh()
        if not self.session.asks_bot:
            return
        if self._beat_time and self.page.live:
            self._telling.wait(PAUSE * self._beat_time, self._bot_moves)
        else:
            self.finish()

    def _bot_moves(self) -> None:
        if self.session.asks_bot:
            with self._own_changes():
                history = self.session.let_bot()
            self._did(history)

    def finish(self) -> None:
        """Cut short what is going on: bots do what they have to, and the reader is asked."""
        self._telling.skip()
        with self._own_changes():
            while self.session.asks_bot and self.session.let_bot():
                self.stage.news = self.session.news
        self.refresh()

    def act(self, do: Callable[[], tuple[RecordedMove, ...]]) -> None:
        """Do something at the board: what was going on is cut short first, and then it counts."""
        if self._telling.going:
            self.finish()
        if self.stage.looking is not None:
            self.look(None)
        if self.session.asks_bot:
            self.finish()
        if self.session.hands_over:
            self._tell("play.ready_first")
            return
        with self._own_changes():
            history = do()
        self._did(history)

    def ready(self) -> None:
        """Show the board to the person whose turn it is, who says that nobody else is looking."""
        self.session.ready()
        self.refresh()

    def pick(self, key: str) -> None:
        """Pick a thing on the board by its key, such as `square:c4`; else say what it is."""
        session = self.session
        before = session.picked, len(self.game.undo_steps)
        self.act(lambda: session.pick(key))
        if session.refused or session.hands_over or len(self.game.undo_steps) > before[1]:
            return
        thing = self.stage.text_of(key)
        if len(session.picked) > len(before[0]) or key in session.picked:
            thing = say("play.picked", thing=thing)
        elif session.picked != before[0]:
            thing = say("play.put_back", thing=thing)
        self.stage.told.say(thing)
        self.page.say(thing)

    def play(self, text: str) -> None:
        """Play a move by its text; what is no move is answered with what moves look like."""
        self.act(lambda: self.session.play(text))

    def undo(self) -> None:
        """Go back to the reader's last decision."""
        self._telling.skip()
        self.stage.looking = None
        if not self.session.can_undo:
            self._tell("play.no_undo" if self.game.undo_steps else "play.no_undo_at_start")
            return
        with self._own_changes():
            self.session.undo()
        self._tell("play.undone")

    def redo(self) -> None:
        """Go forward again to the reader's next decision."""
        self._telling.skip()
        self.stage.looking = None
        if not self.game.undone:
            self._tell("play.no_redo")
            return
        with self._own_changes():
            self.session.redo()
        self._tell("play.redone")

    def _tell(self, key: str) -> None:
        self.session.refused = None
        self.stage.news = lambda: (say(key),)
        self.refresh()

    @contextmanager
    def _own_changes(self) -> Iterator[None]:
        """While the cell itself plays, it needs no telling that the game has changed."""
        self._playing = True
        try:
            yield
        finally:
            self._playing = False

    def _changed_elsewhere(self) -> None:
        """Show what was played in another cell."""
        if not self._playing:
            self._telling.skip()
            self.session.picked, self.session.refused, self.stage.looking = (), None, None
            self.stage.news = self.session.news
            self._go_on_playing()

    def hint(self) -> None:
        """Say what a careful player would do now, and why."""
        if self._telling.going:
            self.finish()
        if self.session.hands_over:
            self._tell("play.ready_first")
            return
        advice = self.session.hint()
        self.session.refused = None
        reason = advice.reason if advice else say("play.no_hint")
        self.stage.news = lambda: (reason,)
        self.refresh()

    def point(self, key: str | None) -> None:
        """Show what a pick of the thing under the pointer would do."""
        if key != self.stage.pointer:
            self.stage.pointer = key
            self.repaint()

    def steer(self, key: str | None) -> None:
        """Put the keyboard's cursor on a thing, and say what it is."""
        self.stage.cursor = key
        self.repaint()
        if key is not None:
            self.page.say(self.stage.text_of(key))

    def repaint(self) -> None:
        """Show the board as it is now, unless a story is being told."""
        if not self._telling.going:
            self.stage.paint()

    # -- the cell --------------------------------------------------------------------------

    def _listen(self) -> None:
        guard = self.errors.guard
        hands = BoardInput(self)
        self.canvas.on_pick(guard(hands.pick))
        self.canvas.on_hover(guard(self.point))
        self.canvas.on_key(guard(hands.key))
        self.page.interactive = True
        self.page.observe(guard(lambda _change: self.repaint()), "theme")
        self.page.observe(guard(lambda _change: self._go_on_playing()), "live")
        self._watch()

    def _offer_earlier(self) -> None:
        """Offer to go on with the game that this cell held before it was run again."""
        held = self.replaced.held if isinstance(self.replaced, Play) else ()
        played = [session for session in held if session.game.undo_steps and not session.game.over]
        others = [session for session in played if session.game is not self.game]
        self._earlier = max(others, key=lambda session: len(session.game.undo_steps), default=None)
        if self._earlier:
            self._offer.show(len(self._earlier.game.undo_steps))

    @property
    def held(self) -> tuple[Session, ...]:
        """The games that this cell holds: the one played, and one not yet gone on with."""
        return (self.session, self._earlier) if self._earlier else (self.session,)

    def _go_on(self, accepted: bool) -> None:
        self._offer.hide()
        earlier, self._earlier = self._earlier, None
        if accepted and earlier:
            self._sit(earlier)

    def _repr_mimebundle_(self, **_kwargs: object) -> dict[str, Any]:
        seen = self.session.view
        words = (*seen.sentences, *seen.now)
        return mimebundle(self, self.stage.scene(), words)


def usual_seats(game: Game) -> tuple[str, ...]:
    """The reader in the first seat, and bots in the others."""
    return (HUMAN, *[USUAL_BOT] * (game.start.setup.players - 1))
