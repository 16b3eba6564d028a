"""The play cell: a game on a board that one plays by clicking, touching, typing or the keys."""

from collections.abc import Callable, Sequence
from typing import Any

from boardwidgets.core.match import Ply
from boardwidgets.core.view import view
from boardwidgets.draw.picture import picture
from boardwidgets.draw.shown import Marks, Shown
from boardwidgets.game import Game
from boardwidgets.teach.story import Beat, beats, summary
from boardwidgets.widgets.canvas import HEIGHT
from boardwidgets.widgets.cell import BoardCell
from boardwidgets.widgets.controls import Choices, Controls, Offer, PositionInWords, ReadyButton
from boardwidgets.widgets.drawer import Drawer
from boardwidgets.widgets.hands import Hands
from boardwidgets.widgets.line import Line
from boardwidgets.widgets.mime import mimebundle
from boardwidgets.widgets.sitting import HUMAN, USUAL_BOT, Sitting, Wanted
from boardwidgets.widgets.telling import PAUSE, SPEEDS, Telling
from boardwidgets.widgets.texts import say

News = Callable[[], tuple[str, ...]]
"""What just happened, in sentences; in the language that is in force when they are said."""


def _no_news() -> tuple[str, ...]:
    return ()


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
            holes = {"value": f"{speed!r:.40}", "speeds": str(tuple(SPEEDS))}
            raise ValueError(say("error.speed", (), **holes))
        game = game if isinstance(game, Game) else Game(game)
        seats = usual_seats(game) if seats is None else seats
        self.sitting = Sitting(game, seats, undo_seen=undo_seen)
        self.speed = speed
        super().__init__(height)
        self._drawing = picture(game.name)
        self._telling = Telling(self.page, self.errors, self._show_beat)
        self.pointer: str | None = None
        self.cursor: str | None = None
        self._forecast = False
        self._looking: int | None = None
        self._news = _no_news
        self._now, self._told = Line("bw-now"), Line("bw-told")
        self._controls = Controls(self)
        self._choices = Choices(self.errors, self.play)
        self._words = PositionInWords()
        self._drawer = Drawer(self)
        self._offer = Offer(self.errors, self._go_on)
        self._ready = ReadyButton(self.errors, self.ready)
        self.fill(
            self._offer,
            self._now,
            self._ready,
            self.canvas,
            self._told,
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
    def game(self) -> Game:
        """The game that is played."""
        return self.sitting.game

    @property
    def busy(self) -> bool:
        """Whether a story is being told, or a bot is about to move."""
        return self._telling.going

    def take(self, wanted: Wanted) -> None:
        """Play another game from now on, with these seats."""
        self._telling.skip()
        self.sitting = Sitting(wanted.game, wanted.seats, undo_seen=self.sitting.undo_seen)
        self._looking, self._news, self.cursor = None, _no_news, None
        self._go_on_playing()

    def take_game(self, game: Game) -> None:
        """Go on with a game that was read in; who sits where stays, if the number fits."""
        fits = len(self.sitting.seats) == game.start.setup.players
        self.take(Wanted(game, self.sitting.seats if fits else usual_seats(game)))

    def look(self, number: int | None) -> None:
        """Look at the board after so many moves, chance included; None is now."""
        self._telling.skip()
        self._looking = number
        self.refresh()

    def toggle_forecast(self) -> None:
        """Show, or do not show, what each outcome of chance would bring."""
        self._forecast = not self._forecast
        self.refresh()

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
        super().close()

    # -- showing ---------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the board and the words as they are now; the board first, since eyes wait for it."""
        self._paint()
        sitting = self.sitting
        now = " ".join(self._now_sentences())
        told, note = self._told_sentences()
        self._now.say(now)
        self._told.say(told, note=note)
        self._ready.show(sitting.hands_over and self._looking is None)
        self._choices.show(sitting.unpointable if self._looking is None else ())
        self._controls.allow(undo=sitting.can_undo, redo=sitting.game.undone > 0)
        self._words.show(sitting.view.sentences)
        self._drawer.refresh()
        self.page.name({"canvas": say("play.board", now=now)})
        self.page.say(f"{told} {now}")

    def retell(self) -> None:
        """Say and show the game again, in the language that is in force now."""
        if not self._telling.going:
            self.refresh()

    def _paint(self) -> None:
        self.canvas.show(self._drawing.scene(self._shown()), self.page.theme)

    def _shown(self) -> Shown:
        if self._looking is None:
            return self.sitting.shown(self.pointer, self.cursor, self._forecast)
        earlier = self.game.plies[: self._looking]
        state = earlier[-1].after if earlier else self.game.start
        events = earlier[-1].events if earlier else ()
        moves = tuple(ply.move for ply in earlier)
        seen = view(self.game.ruleset, self.game.names, self.sitting.viewer, state, moves, events)
        return Shown(seen, (), Marks(last=seen.events))

    def _now_sentences(self) -> tuple[str, ...]:
        if self._looking is None and self.sitting.hands_over:
            return (say("play.hand_over", self.game.names, seat=self.sitting.turn_of),)
        if self._looking is None:
            return self.sitting.view.now
        return (say("play.looking", number=self._looking, count=len(self.game.plies)),)

    def _told_sentences(self) -> tuple[str, str]:
        """What just happened, or why something was refused; and the rule, more quietly."""
        refused = self.sitting.refused
        if refused is None:
            return " ".join(self._news()), ""
        if refused.rule is None:
            return refused.reason, ""
        title = self.game.ruleset.rulebook[refused.rule].title
        return say("play.refused", reason=refused.reason), say(
            "play.rule", title=title, rule=refused.rule
        )

    def _show_beat(self, beat: Beat, thrown: int) -> None:
        """Show a beat; while a die is in the air nothing is said of it yet."""
        seat = self.sitting.viewer
        seen = view(self.game.ruleset, self.game.names, seat, beat.before, beat.earlier)
        if thrown:
            shown = Shown(seen, beat.events[:-1], Marks(thrown=thrown))
        else:
            shown = Shown(seen, beat.events)
        self.canvas.show(self._drawing.scene(shown), self.page.theme)
        if thrown:
            return
        title = self.game.ruleset.rulebook[beat.rule].title
        self._told.say(
            beat.sentence(self.game.names), note=say("play.rule", title=title, rule=beat.rule)
        )

    # -- playing ---------------------------------------------------------------------------

    def _did(self, plies: tuple[Ply, ...]) -> None:
        """Show what was played, or why nothing was."""
        if not plies:
            self._news = _no_news if self.sitting.refused else self._news
            self.refresh()
            return
        self._looking, self.pointer = None, None
        seat = self.sitting.viewer
        self._news = self._summary(plies)
        story = beats(plies, seat, self.game.view(seat).moves[: -len(plies)])
        self._telling.tell(story, self._beat_time, self._go_on_playing)

    def _summary(self, plies: tuple[Ply, ...]) -> News:
        game, seat = self.game, self.sitting.viewer
        return lambda: summary(plies, game.names, seat)

    @property
    def _beat_time(self) -> int:
        return 0 if self.page.reduced_motion else SPEEDS[self.speed]

    def _go_on_playing(self) -> None:
        """Show the board as it stands, and let the next bot move after a moment."""
        self.refresh()
        if not self.sitting.asks_bot:
            return
        if self._beat_time and self.page.live:
            self._telling.wait(PAUSE * self._beat_time, self._bot_moves)
        else:
            self.finish()

    def _bot_moves(self) -> None:
        if self.sitting.asks_bot:
            self._did(self.sitting.let_bot())

    def finish(self) -> None:
        """Cut short what is going on: bots do what they have to, and the reader is asked."""
        self._telling.skip()
        while self.sitting.asks_bot:
            plies = self.sitting.let_bot()
            self._news = self._summary(plies)
        self.refresh()

    def act(self, do: Callable[[], tuple[Ply, ...]]) -> None:
        """Do something at the board: what was going on is cut short first, and then it counts."""
        if self._telling.going:
            self.finish()
        if self._looking is not None:
            self.look(None)
        if self.sitting.asks_bot:
            self.finish()
        self._did(do())

    def ready(self) -> None:
        """Show the board to the person whose turn it is, who says that nobody else is looking."""
        self.sitting.ready()
        self.refresh()

    def pick(self, key: str) -> None:
        """Pick a thing on the board by its key, such as `square:c4`."""
        self.act(lambda: self.sitting.pick(key))
        if not self.sitting.picks_mean(key) and not self._telling.going:
            self._told.say(self._text_of(key))

    def play(self, text: str) -> None:
        """Play a move by its text; what is no move is answered with what moves look like."""
        self.act(lambda: self.sitting.play(text))

    def undo(self) -> None:
        """Go back to the reader's last decision."""
        self._telling.skip()
        self.sitting.undo()
        self._looking, self._news = None, lambda: (say("play.undone"),)
        self.refresh()

    def redo(self) -> None:
        """Go forward again to the reader's next decision."""
        self._telling.skip()
        self.sitting.redo()
        self._looking, self._news = None, lambda: (say("play.redone"),)
        self.refresh()

    def hint(self) -> None:
        """Say what a careful player would do now, and why."""
        if self._telling.going:
            self.finish()
        advice = self.sitting.hint()
        self.sitting.refused = None
        reason = advice.reason if advice else say("play.no_hint")
        self._news = lambda: (reason,)
        self.refresh()

    def point(self, key: str | None) -> None:
        """Show what a pick of the thing under the pointer would do."""
        if key != self.pointer:
            self.pointer = key
            self.repaint()

    def steer(self, key: str | None) -> None:
        """Put the keyboard's cursor on a thing, and say what it is."""
        self.cursor = key
        self.repaint()
        if key is not None:
            self.page.say(self._text_of(key))

    def repaint(self) -> None:
        """Show the board as it is now, unless a story is being told."""
        if not self._telling.going:
            self._paint()

    def _text_of(self, key: str) -> str:
        scene = self.canvas.scene
        texts = [item.text for item in scene.items if item.key == key] if scene else []
        return texts[-1] if texts else ""

    # -- the cell --------------------------------------------------------------------------

    def _listen(self) -> None:
        guard = self.errors.guard
        hands = Hands(self)
        self.canvas.on_pick(guard(hands.pick))
        self.canvas.on_hover(guard(self.point))
        self.canvas.on_key(guard(hands.key))
        self.page.interactive = True
        self.page.observe(guard(lambda _change: self.repaint()), "theme")
        self.page.observe(guard(lambda _change: self._go_on_playing()), "live")

    def _offer_earlier(self) -> None:
        """Offer to go on with the game that this cell held before it was run again."""
        replaced = self.replaced
        earlier = self._earlier = replaced.sitting if isinstance(replaced, Play) else None
        if not earlier or earlier.game is self.game:
            return
        if earlier.game.plays and not earlier.game.over:
            self._offer.show(len(earlier.game.plays))

    def _go_on(self, accepted: bool) -> None:
        self._offer.hide()
        if accepted and self._earlier:
            self._telling.skip()
            self.sitting = self._earlier
            self._drawing = picture(self.game.name)
            self._go_on_playing()

    def _repr_mimebundle_(self, **_kwargs: object) -> dict[str, Any]:
        seen = self.sitting.view
        words = (*seen.sentences, *seen.now)
        return mimebundle(self, self._drawing.scene(self._shown()), words)


def usual_seats(game: Game) -> tuple[str, ...]:
    """The reader in the first seat, and bots in the others."""
    return (HUMAN, *[USUAL_BOT] * (game.start.setup.players - 1))
