"""A move, a turn or a whole game step by step: back, forward, play, a slider, the arrow keys."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import ipywidgets
from ipywidgets import Button, HBox, IntSlider, jslink

from boardwidgets.core.arguments import check_whole
from boardwidgets.core.history import RecordedMove
from boardwidgets.core.match import Match
from boardwidgets.core.moves import Move
from boardwidgets.core.quoting import quoted
from boardwidgets.core.view import View, view
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.painter import painter
from boardwidgets.draw.scene import Scene
from boardwidgets.game import Game
from boardwidgets.teach.story import Beat, beats
from boardwidgets.widgets.beat_views import BeatViews
from boardwidgets.widgets.canvas import HEIGHT
from boardwidgets.widgets.cell import BoardCell
from boardwidgets.widgets.locking import LOCK
from boardwidgets.widgets.mime import Kept
from boardwidgets.widgets.text_line import TextLine
from boardwidgets.widgets.texts import say

MILLISECONDS: Final = 900
"""How long a step stays when they play by themselves: long enough to read its sentence."""

NUMBERS: Final = "8em"
"""How much room it has in which step of how many is written, so that nothing moves."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its picture, its sentence, and the rule it shows (none for a position)."""

    frame: Frame
    sentence: str
    rule: str | None = None


def played(
    game: Game, moves: Move | str | Sequence[Move | str] | None
) -> tuple[Match, list[RecordedMove]]:
    """The match and the history that a walk-through goes through; the game itself is left alone."""
    if moves is None:
        return game, list(game.history)
    if not isinstance(moves, str | Move | list | tuple):
        raise ValueError(say("error.walk-moves", value=quoted(moves)))
    trial = game.branch()
    for move in [moves] if isinstance(moves, str | Move) else moves:
        trial.play(move)
    return trial, [recorded for step in trial.undo_steps for recorded in step.history]


def steps(
    match: Match, history: Sequence[RecordedMove], seat: int | None, earlier: tuple[Move, ...]
) -> tuple[Step, ...]:
    """Where the moves begin, each event of them, and where they end."""
    first = history[0].before if history else match.state
    played = tuple(recorded.move for recorded in history)
    seen = BeatViews(match)
    last = view(match.ruleset, match.names, seat, match.state, earlier + played)
    return (
        _position(view(match.ruleset, match.names, seat, first, earlier)),
        *(_beat(match, seen.of(beat, seat), beat) for beat in beats(history, seat, earlier)),
        *([_position(last)] if history else []),
    )


def _position(seen: View[Any]) -> Step:
    return Step(Frame(seen), " ".join(seen.now))


def _beat(match: Match, seen: View[Any], beat: Beat) -> Step:
    return Step(Frame(seen, beat.events), beat.sentence(match.names), beat.rule)


class Walkthrough(BoardCell):
    """Shows what moves do, event by event, each with its sentence and its rule.

    The game itself is not changed.

    :param game: the `Game` to begin from, as it stands.
    :param moves: what to play from there: a move, its text, or a list of them (`"roll"` rolls the
        die). If left out, the walk-through tells the game so far.
    :param seat: the seat, from 0, that it is seen from; None is a spectator.
    :param height: the height of the picture in layout pixels, from 100 to 2000.
    :raises ValueError: when one of these is not possible; it says what is.
    :raises IllegalMove: when a move may not be played; it names the rules.

    >>> import boardwidgets as bw
    >>> walk = bw.Walkthrough(bw.Game("marrakech", seed=7, names=["Ada", "Bo", "Cy"]), "left")
    >>> walk.steps[1].sentence
    'Ada chose: a quarter to the left. Assam faces west.'
    >>> walk.steps[1].rule
    'marrakech.assam.turn'
    >>> walk.close()
    """

    def __init__(
        self,
        game: Game,
        moves: Move | str | Sequence[Move | str] | None = None,
        *,
        seat: int | None = None,
        height: int = HEIGHT,
    ) -> None:
        if not isinstance(game, Game):
            raise ValueError(say("error.walk-game", value=quoted(game)))
        game.view(seat)  # a seat that does not exist is refused before anything is shown
        match, history = played(game, moves)
        self.game = game
        earlier = () if moves is None else game.moves
        self._tell: Callable[[], tuple[Step, ...]] = lambda: steps(match, history, seat, earlier)
        self.steps = self._tell()
        self._rulebook = match.ruleset.rulebook
        self._scene_of = painter(game.name).scene
        self.sentence = TextLine("bw-now")
        self.rule = TextLine("bw-told")
        self.rule.add_class("bw-account")
        super().__init__(height)
        self.fill(self.sentence, self.canvas, self.rule, self._controls())
        self._listen()
        self.show(0)

    @property
    def position(self) -> int:
        """The number of the step that is shown, from 0."""
        return int(self._slider.value)

    def show(self, number: int) -> None:
        """Show a step.

        :param number: the number of the step, from 0; numbers beyond the ends show the first or the
            last.
        :raises ValueError: when it is no whole number.

        >>> import boardwidgets as bw
        >>> walk = bw.Walkthrough(bw.Game("marrakech", seed=7), "left")
        >>> walk.show(1)
        >>> walk.position
        1
        >>> walk.close()
        """
        if type(number) is not int:
            check_whole("number", number, 0, len(self.steps) - 1)
        with LOCK:
            number = max(0, min(number, len(self.steps) - 1))
            self._slider.value = number
            self._slider.description = self._step_of(number)
            step = self.steps[number]
            self.canvas.show(self.scene(number), self.page.theme)
            self.sentence.say(step.sentence)
            rule = self._rulebook[step.rule] if step.rule else None
            self.rule.say(
                say("walk.rule", title=rule.title, text=rule.text) if rule else "",
                note=rule.id if rule else "",
            )
            self.page.say(step.sentence)

    def close(self) -> None:
        """Free the walk-through with all its parts."""
        # A page that is loaded again asks for all widgets at once, and gets none of them if one
        # names another that is closed: so the link goes before what it links.
        if self.children:  # else it is one that could not be made
            self._link.close()
        super().close()

    def change_language(self) -> None:
        """Say and show the step again, in the language that is in force now."""
        self.steps = self._tell()
        self.show(self.position)

    def scene(self, number: int) -> Scene:
        """The picture of a step.

        :param number: the number of the step, from 0.
        :returns: the picture as plain data; `boardwidgets.draw.svg.svg` makes an SVG of it.
        :raises ValueError: when there is no such step; it names the last one.

        >>> import boardwidgets as bw
        >>> walk = bw.Walkthrough(bw.Game("marrakech", seed=7), "left")
        >>> walk.scene(0).title
        'Marrakech'
        >>> walk.close()
        """
        check_whole("number", number, 0, len(self.steps) - 1)
        return self._scene_of(self.steps[number].frame)

    def _controls(self) -> HBox:
        last = len(self.steps) - 1
        self._back = Button(icon="step-backward", description=say("walk.back"))
        self._forward = Button(icon="step-forward", description=say("walk.forward"))
        self._ticker = ipywidgets.Play(max=last, interval=MILLISECONDS, show_repeat=False)
        self._slider = IntSlider(max=last, readout=False, style={"description_width": NUMBERS})
        self._link = jslink((self._ticker, "value"), (self._slider, "value"))
        controls = HBox((self._back, self._forward, self._ticker, self._slider))
        controls.add_class("bw-controls")
        buttons = ("play", "stop")
        self.page.name(
            {
                f".widget-play button:nth-child({place})": say(f"walk.{name}")
                for place, name in enumerate(buttons, 1)
            }
        )
        return controls

    def _listen(self) -> None:
        guard = self.errors.guard
        self._slider.observe(guard(lambda change: self.show(change["new"])), "value")
        self._back.on_click(guard(lambda _button: self.show(self.position - 1)))
        self._forward.on_click(guard(lambda _button: self.show(self.position + 1)))
        self.page.observe(guard(lambda _change: self.show(self.position), aside=True), "theme")
        self.canvas.on_key(guard(self._key))
        self.canvas.on_pick(guard(lambda *_where: self.show(self.position + 1)))
        self.page.interactive = True

    def _key(self, key: str, _shift: bool) -> None:
        goals = {
            "ArrowLeft": self.position - 1,
            "ArrowRight": self.position + 1,
            " ": self.position + 1,
            "Home": 0,
            "End": len(self.steps) - 1,
        }
        if key in goals:
            self.show(goals[key])

    def kept(self) -> Kept:
        """What a notebook keeps of the walk-through: its beginning, and how to go on."""
        more = (say("walk.kept", step=self._step_of(0)),) if len(self.steps) > 1 else ()
        return Kept(self.scene(0), (self.steps[0].sentence, *more))

    def _step_of(self, number: int) -> str:
        """Which step of how many that is, as people count."""
        return say("walk.step", number=number + 1, count=len(self.steps))
