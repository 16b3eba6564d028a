"""The play cell: a game on a board, played by clicking, touching, typing or with the keys."""

from collections.abc import Callable, Sequence

from ipywidgets import VBox

from boardwidgets.core.history import History
from boardwidgets.core.moves import Move
from boardwidgets.core.quoting import quoted
from boardwidgets.game import Game
from boardwidgets.teach.story import beats
from boardwidgets.widgets.after_game import AfterGame
from boardwidgets.widgets.board_input import BoardCommands, BoardInput
from boardwidgets.widgets.canvas import HEIGHT
from boardwidgets.widgets.cell import BoardCell
from boardwidgets.widgets.controls import (
    Choices,
    ControlCommands,
    Controls,
    PositionInWords,
    ReadyButton,
    StoryButtons,
)
from boardwidgets.widgets.drawer import Drawer
from boardwidgets.widgets.earlier_game import EarlierGame
from boardwidgets.widgets.keeping import Keeping
from boardwidgets.widgets.mime import Kept
from boardwidgets.widgets.section import Section
from boardwidgets.widgets.session import GameRequest, Session, usual_seats
from boardwidgets.widgets.stage import Stage
from boardwidgets.widgets.story_player import StoryPlayer, check_speed
from boardwidgets.widgets.texts import say


class Play(BoardCell):
    """A game to play, against bots or with people at the same screen.

    The game is kept as it is played: when the cell is run again, also by a new Python another day,
    it offers to go on with the game that it was left in. `bw.games()` lists what is kept.

    :param game: a `Game`, or the name of one from `bw.GAMES` for a new game of it.
    :param seats: who sits where, one of `"human"`, `"greedy"` and `"random"` for each player in
        seat order. If left out, the reader takes the first seat and careful bots take the others.
    :param speed: how fast moves are shown: `"slow"`, `"normal"`, `"fast"`, `"none"` for at once, or
        `"step"`: each thing that happens waits for the button Next, Enter, space or a click.
    :param undo_seen: whether undo may take back what has been seen of a secret, as a teacher may
        want.
    :param height: the height of the picture in layout pixels, from 100 to 2000.
    :raises ValueError: when one of these is not possible; it names the choices.

    >>> import boardwidgets as bw
    >>> cell = bw.Play(bw.Game("marrakech", seed=7), ["human", "greedy", "random"], speed="none")
    >>> cell.play("straight")
    >>> cell.game.moves[0].text
    'first red'
    >>> cell.close()
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
        check_speed(speed)
        if not isinstance(game, Game | str):
            raise ValueError(say("error.play-game", (), value=quoted(game)))
        game = game if isinstance(game, Game) else Game(game)
        seated = usual_seats(game) if seats is None else seats
        session = Session(game, seated, undo_seen=undo_seen)
        super().__init__(height)
        self.stage = Stage(self.canvas, self.page, session)
        self._story = StoryPlayer(self.page, self.errors, self.stage.beat, speed)
        self._playing = False
        self.drawer = Drawer(self.errors, self._section)
        self._commands = ControlCommands(
            play=self.play,
            undo=self.undo,
            redo=self.redo,
            hint=self.hint,
            forecast=self.toggle_forecast,
            more=self.drawer.toggle,
        )
        self.controls = Controls(self.page, self.errors, self._commands)
        self._choices = Choices(self.page, self.errors, self.play)
        self._words = PositionInWords()
        self._keeping = Keeping(self.page, self.place.where)
        self._earlier = EarlierGame(self.errors, self._sit)
        self._ready = ReadyButton(self.errors, self.ready)
        self._after = AfterGame(self.errors, self._take)
        self._next = StoryButtons(self.errors, self._story.go_on, self.finish)
        self._story.on_wait = self._next.show
        # What comes and goes does so in a room of its own, or below the buttons.
        self._account = VBox((self._earlier, self._ready, self._next, self.stage.told))
        self._account.add_class("bw-account")
        self.fill(
            *(self.stage.now, self.canvas, self.stage.answers, self._account, self.controls),
            *(self._after, self._choices, self.drawer, self._words, self._keeping),
        )
        self._listen()
        self._earlier.choose(self.place.replaced, session, self._keeping.left(game))
        self.refresh()

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
        return self._story.going

    def _take(self, wanted: GameRequest) -> None:
        """Play another game from now on, with these seats."""
        self._sit(Session(wanted.game, wanted.seats, undo_seen=self.session.undo_seen))

    def _sit(self, session: Session) -> None:
        """Go on with another session."""
        self._story.skip()
        self._stop_watching()
        self._keeping.leave(self.game)
        other = session.game.name != self.game.name
        self.stage.sit(session)
        if other:
            self.drawer.remake()
        self._watch()
        self._go_on_playing()

    def _watch(self) -> None:
        """Show what is played in other cells."""
        self._stop_watching = self.game.on_change(
            self.errors.guard(self._changed_elsewhere, aside=True)
        )

    def take_game(self, game: Game) -> None:
        """Go on with another game; who sits where stays, if the number of players does.

        :param game: the `Game`, such as one that was loaded.
        :raises ValueError: when it is no game.
        """
        if not isinstance(game, Game):
            raise ValueError(say("error.take-game", value=quoted(game)))
        fits = len(self.session.seats) == game.start.setup.players
        self._take(GameRequest(game, self.session.seats if fits else usual_seats(game)))

    def look(self, number: int | None) -> None:
        """Look at the board as it was.

        :param number: after how many moves, chance included, from 0; None is now.
        :raises ValueError: when the game has not so many moves; it names how many there are.
        """
        self.stage.check_moment(number)
        self._story.skip()
        self.stage.looking = number
        self.refresh()

    def toggle_forecast(self) -> None:
        """Show or hide what each outcome of chance would bring."""
        self.stage.forecast = not self.stage.forecast
        before = self.canvas.scene
        self.refresh()
        if self.stage.forecast and self.canvas.scene == before:
            self._reply("play.no_forecast")

    def close(self) -> None:
        """Free the cell with all its parts; nothing is shown or played any more."""
        if self.children:  # else it is one that could not be made
            self._story.skip()
            self._stop_watching()
        super().close()

    # -- showing ---------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the board, which the reader waits for, and then the words, as they are now."""
        self.stage.paint()
        said = self.stage.speak()
        session, now = self.session, self.stage.looking is None
        self._ready.show(session.hands_over and now)
        self._choices.show(session.unpointable if now else {})
        self.controls.show(session, self.stage.forecast)
        self._after.show(session)
        self._words.show(session.view.sentences)
        self.drawer.refresh()
        self.page.name({"canvas": say("play.board", now=" ".join(self.stage.now_sentences()))})
        self.page.say(said)
        self._keeping.keep(session)

    def change_language(self) -> None:
        """Say and show the game again, in the language that is in force now."""
        buttons = (self.controls, self._earlier, self._ready, self._after, self._next)
        for part in (*buttons, self.drawer, self._keeping):
            part.change_language()
        if not self._story.going:
            self.refresh()

    # -- playing ---------------------------------------------------------------------------

    def _did(self, history: History) -> None:
        """Show what was played, or why nothing was."""
        if not history:
            self.refresh()
            return
        self.stage.looking, self.stage.pointer = None, None
        self._earlier.hide()
        seat = self.session.viewer
        self.stage.news = self.session.news
        story = beats(history, seat, self.game.view(seat).moves[: -len(history)])
        self._story.tell(story, self._go_on_playing)
        self._keeping.keep(self.session)

    def _go_on_playing(self) -> None:
        """Show the board as it stands, and let the next bot move after a moment."""
        self.refresh()
        if not self.session.asks_bot:
            return
        if self._story.beat_time:
            self._story.wait(self._bot_moves)
        else:
            self.finish()

    def _bot_moves(self) -> None:
        if self.session.asks_bot:
            self._did(self._unheard(self.session.let_bot))

    def finish(self) -> None:
        """Cut short what is going on: bots do what they have to, and the reader is asked."""
        self._story.skip()
        while self.session.asks_bot and self._unheard(self.session.let_bot):
            self.stage.news = self.session.news
        self.refresh()

    def _act(self, do: Callable[[], History]) -> None:
        """Do something at the board, once what is going on has been cut short."""
        self.stage.hush()
        if self.stage.looking is not None:
            self.look(None)
        if self._story.going or self.session.asks_bot:
            self.finish()
        if self.session.hands_over:
            self._reply("play.ready_first")
            return
        history = self._unheard(do)
        self._keeping.did(history, self.game)
        self._did(history)

    def ready(self) -> None:
        """Show the board to the person whose turn it is, who says that nobody else is looking."""
        self.session.ready()
        self._reply()

    def pick(self, key: str) -> None:
        """Pick a thing on the board, as a click does; if it cannot be picked, say what it is.

        :param key: the key of the thing, such as `square:c4`.
        :raises ValueError: when nothing on the board has this key.
        """
        session = self.session
        if not isinstance(key, str):
            raise ValueError(say("error.thing", value=quoted(key)))
        before = session.picked, len(self.game.undo_steps)
        self._act(lambda: session.pick(key))
        if session.refused or session.hands_over or len(self.game.undo_steps) > before[1]:
            return
        self.page.say(self.stage.speak_of(key, before[0]))

    def play(self, text: Move | str) -> None:
        """Play a move, as typing it does; what is refused is answered in the cell.

        :param text: the text of the move, such as `"c4 c5"`, or `"roll"`; or a `Move`.
        """
        self._act(lambda: self.session.play(text))

    def undo(self) -> None:
        """Go back to the reader's last decision, past the bots and the die; else say why not."""
        self._travel(self.session.undo_refusal, self.session.undo, "play.undone")

    def redo(self) -> None:
        """Go forward again to the reader's next decision; the cell says so if there is none."""
        self._travel(self.session.redo_refusal, self.session.redo, "play.redone")

    def _travel(self, refusal: str, do: Callable[[], History], done: str) -> None:
        """Go back or forward in the game, unless that is refused, and say what came of it."""
        self._story.skip()
        self.stage.looking = None
        if not refusal:
            history = self._unheard(do)
            self.stage.news = lambda: (say(done), *self.session.account(history))
        self._reply(refusal)

    def _reply(self, key: str = "", **parameters: str) -> None:
        """Answer with a sentence, by its key, or no longer; the account of what happened stays."""
        self.stage.hush()
        if key:
            self.stage.reply = lambda: say(key, **parameters)
        self.refresh()

    def _unheard(self, do: Callable[[], History]) -> History:
        """While the cell itself plays, it does not listen to changes of its game."""
        self._playing = True
        try:
            return do()
        finally:
            self._playing = False

    def _changed_elsewhere(self) -> None:
        """Show what was played in another cell."""
        if not self._playing:
            self._story.skip()
            self.stage.hush()
            self.session.picked, self.stage.looking = (), None
            self.stage.news = self.session.news
            self._go_on_playing()

    def hint(self) -> None:
        """Say what a careful player would do now, and why."""
        if self._story.going:
            self.finish()
        if self.session.hands_over:
            self._reply("play.ready_first")
        elif advice := self.session.hint():
            self._reply("play.hinted", reason=advice.reason)
        else:
            self._reply("play.no_hint")

    def _point(self, key: str | None) -> None:
        """Show what a pick of the thing under the pointer would do."""
        if key != self.stage.pointer:
            self.stage.pointer = key
            self._repaint()

    def _steer(self, key: str | None) -> None:
        """Put the keyboard's cursor on a thing, and say what it is."""
        self.stage.cursor = key
        self._repaint()
        if key is not None:
            self.page.say(self.stage.text_of(key))

    def _repaint(self) -> None:
        """Show the board as it is now, unless a story is being told."""
        if not self._story.going:
            self.stage.paint()

    def _listen(self) -> None:
        guard = self.errors.guard
        commands = BoardCommands(
            busy=lambda: self.busy,
            finish=lambda: self._story.hasten(self.finish),
            look=self.look,
            pick=self.pick,
            steer=self._steer,
            ready=self.ready,
            buttons=self._commands,
        )
        board_input = BoardInput(self.stage, self.hand, commands)
        self.canvas.on_pick(guard(board_input.pick))
        self.canvas.on_hover(guard(self._point, aside=True))
        self.canvas.on_key(guard(board_input.key))
        self.page.on_rule(guard(lambda _rule: self.drawer.unfold("rules")))
        self.page.interactive = True
        self.page.observe(guard(lambda _change: self._repaint(), aside=True), "theme")
        self.page.observe(guard(lambda _change: self._go_on_playing(), aside=True), "live")
        self._watch()

    def _section(self, name: str) -> Section:
        # Most cells are played without ever opening a drawer: what is in it is loaded here.
        from boardwidgets.widgets.sections import MAKERS, DrawerCommands

        commands = DrawerCommands(
            session=lambda: self.session,
            looking=lambda: self.stage.looking,
            look=self.look,
            speed=lambda: self._story.speed,
            change_speed=self._story.change_speed,
            start=self._take,
            take=self.take_game,
            fold=self.drawer.fold,
        )
        return MAKERS[name](self.page, self.errors, commands)

    @property
    def held(self) -> tuple[Session, ...]:
        """The sessions that this cell holds: the one played, and one that is still offered."""
        earlier = self._earlier.session
        return (self.session,) if earlier is None else (self.session, earlier)

    def kept(self) -> Kept:
        """What a notebook keeps of the game as it stands."""
        return self.stage.kept()
