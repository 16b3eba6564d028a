"""What a play cell shows: the board, what is to be done now, and what just happened."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ipywidgets import VBox

from boardwidgets.core.quoting import quoted
from boardwidgets.core.view import view
from boardwidgets.draw.frame import Frame, Marks
from boardwidgets.draw.painter import painter
from boardwidgets.draw.scene import Scene
from boardwidgets.draw.zones import Reach
from boardwidgets.teach.account import AccountLine
from boardwidgets.teach.story import Beat
from boardwidgets.widgets.beat_views import BeatViews
from boardwidgets.widgets.canvas import SceneCanvas
from boardwidgets.widgets.mime import Kept
from boardwidgets.widgets.session import Session
from boardwidgets.widgets.text_line import TextLine, plain
from boardwidgets.widgets.texts import say

if TYPE_CHECKING:
    from boardwidgets.widgets.page import Page

News = Callable[[], Sequence[str | AccountLine]]
"""What just happened, in lines; asked for when it is shown, so in the language then."""

Reply = Callable[[], str]
"""What the board answers to something that changes nothing in the game, such as a hint."""


def no_news() -> tuple[str, ...]:
    """Nothing has happened yet."""
    return ()


def no_reply() -> str:
    """Nothing is to be answered."""
    return ""


class Stage:
    """A canvas with its lines, and how the reader looks at it.

    `now` says what is to be done, and `told` what just happened, which stays there until something
    else happens. `answer` says what the board answers to what the reader just did, such as why it
    is not allowed, and `help` what is pointed at; these two share the room of `answers`.

    `looking` is the number of moves after which the board is shown, None for now; `pointer` and
    `cursor` are the keys of the things under the pointer and under the keyboard's cursor.
    """

    def __init__(self, canvas: SceneCanvas, page: "Page", session: Session) -> None:
        self.canvas = canvas
        self.page = page
        self.now, self.told = TextLine("bw-now"), TextLine("bw-told")
        self.answer, self.help = TextLine("bw-answer"), TextLine("bw-help")
        self.answers = VBox((self.answer, self.help))
        self.answers.add_class("bw-answers")
        self.forecast = False
        self.sit(session)

    def sit(self, session: Session) -> None:
        """Show another session from now on, as it stands."""
        self.session = session
        self._painter = painter(session.game.name)
        self._beat_views = BeatViews(session.game)
        self.looking: int | None = None
        self.pointer: str | None = None
        self.cursor: str | None = None
        self.news: News = no_news
        self.hush()

    def hush(self) -> None:
        """Answer nothing any more."""
        self.session.refused = None
        self.reply: Reply = no_reply
        self._answered_key = ""

    @property
    def looks_back(self) -> bool:
        """Whether an earlier position is shown."""
        return self.looking is not None

    def paint(self) -> None:
        """Show the board."""
        self.canvas.show(self.scene(), self.page.theme, self._reach())
        self._help()

    def scene(self) -> Scene:
        """The picture of what is looked at."""
        return self._painter.scene(self._shown())

    def kept(self) -> Kept:
        """The game as it stands, whatever is looked at or pointed at."""
        seen = self.session.view
        scene = self._painter.scene(self.session.frame())
        return Kept(scene, (*seen.sentences, *seen.now), self.session.game.code())

    def speak(self) -> str:
        """Write the lines; what is new in them is returned, for a screen reader."""
        now = " ".join(self.now_sentences())
        told = () if self.looks_back else self.news()
        self.now.say(now)
        self.told.say(*told)
        answer = self._answer()
        return " ".join((*([answer] if answer else map(plain, told)), now))

    def beat(self, beat: Beat, thrown: int) -> None:
        """Show a beat; while a die is in the air nothing is said of it yet."""
        game = self.session.game
        seen = self._beat_views.of(beat, self.session.viewer)
        if thrown:
            shown = Frame(seen, beat.events[:-1], Marks(thrown=thrown))
        else:
            shown = Frame(seen, beat.events)
        self.canvas.show(self._painter.scene(shown), self.page.theme, Reach(going=True))
        self._answer()
        if not thrown:
            self._tell(self.told, beat.sentence(game.names), beat.rule)

    def _tell(self, line: TextLine, sentence: str, rule: str | None) -> None:
        """Write a sentence, and the name of the rule behind it, which leads to its card."""
        book = self.session.game.ruleset.rulebook
        note = say("play.rule", title=book[rule].title, rule=rule) if rule else ""
        line.say(sentence, note=note, rule=rule or "")

    def _answer(self) -> str:
        """Write what is answered to what the reader just did, which is returned."""
        refused, rule = self.session.refused, None
        if self.looks_back:
            answer = ""
        elif refused is None:
            answer = self.reply()
        elif refused.rule is None:
            answer = refused.reason
        else:
            answer, rule = say("play.refused", reason=refused.reason), refused.rule
        self._tell(self.answer, answer, rule)
        return answer

    def _help(self) -> None:
        """Write what is pointed at, unless the answer is about it and names it already."""
        key = self.pointer or self.cursor or ""
        self.help.say("" if key == self._answered_key else self.text_of(key))

    def text_of(self, key: str) -> str:
        """What a thing on the board says of itself."""
        scene = self.canvas.scene
        items = scene.items if scene and key else ()  # things without a key are marks on others
        texts = [item.text for item in items if item.key == key]
        return texts[-1] if texts else ""

    def speak_of(self, key: str, picked: tuple[str, ...]) -> str:
        """Answer what a thing is and whether it was picked or put back; `picked` was so before.

        What is said is returned, for a screen reader. It is not written where the help says the
        same. A ValueError says that nothing on the board has this key.
        """
        now = self.session.picked
        if not self.text_of(key):
            raise ValueError(say("error.thing", value=quoted(key)))
        if len(now) > len(picked) or key in now:
            self.reply = lambda: say("play.picked", thing=self.text_of(key))
        elif now != picked:
            self.reply = lambda: say("play.put_back", thing=self.text_of(key))
        elif key == (self.pointer or self.cursor):
            return self.text_of(key)
        else:
            self.reply = lambda: self.text_of(key)
        self._answered_key = key
        self._help()
        return self._answer()

    def check_moment(self, number: object) -> None:
        """Raise a ValueError unless the game has so many moves; None is now."""
        last = len(self.session.game.history)
        if number is not None and (type(number) is not int or not 0 <= number <= last):
            raise ValueError(say("error.look", value=quoted(number), highest=last))

    def now_sentences(self) -> tuple[str, ...]:
        """Who has to do what now, or which earlier moment is looked at."""
        session = self.session
        if self.looking is not None:
            return (say("play.looking", number=self.looking, count=len(session.game.history)),)
        if session.hands_over:
            return (say("play.hand_over", session.game.names, seat=session.turn_of),)
        return session.view.now

    def _reach(self) -> Reach:
        """What the reader can do now; none of it while an earlier position is looked at."""
        session = self.session
        position = session.game.state, session.viewer, session.hands_over, self.looking
        if self.looking is not None:
            return Reach(position=position)
        return Reach(
            session.can, session.picked, self.cursor, session.asks_bot, position, session.advised
        )

    def _shown(self) -> Frame:
        session, game = self.session, self.session.game
        if self.looking is None:
            # The page itself draws where the cursor is; what is foreseen there is drawn here.
            return session.frame(self.pointer or self.cursor, None, self.forecast)
        earlier = game.history[: self.looking]
        state = earlier[-1].after if earlier else game.start
        events = earlier[-1].events if earlier else ()
        moves = tuple(recorded.move for recorded in earlier)
        seen = view(game.ruleset, game.names, session.viewer, state, moves, events)
        return Frame(seen, (), Marks(last=seen.events))
