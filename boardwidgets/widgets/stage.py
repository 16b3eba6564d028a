"""What a play cell shows: the board, what is to be done now, and what just happened."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from boardwidgets.core.view import view
from boardwidgets.draw.picture import picture
from boardwidgets.draw.scene import Scene
from boardwidgets.draw.shown import Marks, Shown
from boardwidgets.teach.story import Beat
from boardwidgets.widgets.canvas import SceneCanvas
from boardwidgets.widgets.line import Line
from boardwidgets.widgets.sitting import Sitting
from boardwidgets.widgets.texts import say

if TYPE_CHECKING:
    from boardwidgets.widgets.page import Page

News = Callable[[], tuple[str, ...]]
"""What just happened, in lines; asked for when it is shown, so in the language then."""


def no_news() -> tuple[str, ...]:
    """Nothing has happened yet."""
    return ()


class Stage:
    """A canvas with its two lines, and how one looks at it.

    `looking` is the number of moves after which the board is shown, None for now; `pointer` and
    `cursor` are the keys of the things under the pointer and under the keyboard's cursor.
    """

    def __init__(self, canvas: SceneCanvas, page: "Page", sitting: Sitting) -> None:
        self.canvas = canvas
        self.page = page
        self.now, self.told = Line("bw-now"), Line("bw-told")
        self.forecast = False
        self.sit(sitting)

    def sit(self, sitting: Sitting) -> None:
        """Show another table from now on, as it is."""
        self.sitting = sitting
        self._drawing = picture(sitting.game.name)
        self.looking: int | None = None
        self.pointer: str | None = None
        self.cursor: str | None = None
        self.news: News = no_news

    def paint(self) -> None:
        """Show the board."""
        self.canvas.show(self.scene(), self.page.theme)

    def scene(self) -> Scene:
        """The picture of what is looked at."""
        return self._drawing.scene(self._shown())

    def speak(self) -> str:
        """Write the two lines; what they say is returned, for whoever listens."""
        now = " ".join(self.now_sentences())
        told, note = self._told_lines()
        self.now.say(now)
        self.told.say(*told, note=note)
        return " ".join((*told, now))

    def beat(self, beat: Beat, thrown: int) -> None:
        """Show a beat; while a die is in the air nothing is said of it yet."""
        game = self.sitting.game
        seen = view(game.ruleset, game.names, self.sitting.viewer, beat.before, beat.earlier)
        if thrown:
            shown = Shown(seen, beat.events[:-1], Marks(thrown=thrown))
        else:
            shown = Shown(seen, beat.events)
        self.canvas.show(self._drawing.scene(shown), self.page.theme)
        if not thrown:
            title = game.ruleset.rulebook[beat.rule].title
            note = say("play.rule", title=title, rule=beat.rule)
            self.told.say(beat.sentence(game.names), note=note)

    def text_of(self, key: str) -> str:
        """What a thing on the board says of itself."""
        scene = self.canvas.scene
        texts = [item.text for item in scene.items if item.key == key] if scene else []
        return texts[-1] if texts else ""

    def now_sentences(self) -> tuple[str, ...]:
        """Who has to do what now, or where one is looking."""
        sitting = self.sitting
        if self.looking is not None:
            return (say("play.looking", number=self.looking, count=len(sitting.game.plies)),)
        if sitting.hands_over:
            return (say("play.hand_over", sitting.game.names, seat=sitting.turn_of),)
        return sitting.view.now

    def _told_lines(self) -> tuple[tuple[str, ...], str]:
        """What just happened, or why something was refused; and the rule, more quietly."""
        if self.looking is not None:
            return (), ""
        refused = self.sitting.refused
        if refused is None:
            return self.news(), ""
        if refused.rule is None:
            return (refused.reason,), ""
        title = self.sitting.game.ruleset.rulebook[refused.rule].title
        note = say("play.rule", title=title, rule=refused.rule)
        return (say("play.refused", reason=refused.reason),), note

    def _shown(self) -> Shown:
        sitting, game = self.sitting, self.sitting.game
        if self.looking is None:
            return sitting.shown(self.pointer, self.cursor, self.forecast)
        earlier = game.plies[: self.looking]
        state = earlier[-1].after if earlier else game.start
        events = earlier[-1].events if earlier else ()
        moves = tuple(ply.move for ply in earlier)
        seen = view(game.ruleset, game.names, sitting.viewer, state, moves, events)
        return Shown(seen, (), Marks(last=seen.events))
