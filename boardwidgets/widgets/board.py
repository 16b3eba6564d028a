"""A board to look at: a picture, its words, and a line for what went wrong."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, cast

from boardwidgets.core.arguments import check_function, check_yes_or_no
from boardwidgets.core.match import Match
from boardwidgets.core.quoting import quoted
from boardwidgets.core.state import State
from boardwidgets.draw.scene import Scene
from boardwidgets.game import Game, Position
from boardwidgets.widgets.canvas import HEIGHT, OnHover, OnKey, OnPick
from boardwidgets.widgets.cell import BoardCell
from boardwidgets.widgets.controls import PositionInWords
from boardwidgets.widgets.locking import LOCK
from boardwidgets.widgets.mime import Kept
from boardwidgets.widgets.texts import say


class Drawn(Protocol):
    """Anything that has a picture and words, such as a game."""

    def scene(self, *seen: Any, **seen_by: Any) -> Scene:
        """What it looks like; that of a game takes `seat` and `opened`."""
        ...

    def words(self, *seen: Any, **seen_by: Any) -> Sequence[str]:
        """What it says, in whole sentences; that of a game takes `seat` and `opened`."""
        ...


KNOWS_SEATS: Final[Mapping[str, tuple[type, ...]]] = {
    "seat": (Match, Position),
    "opened": (Match,),
}
"""What can be shown as a seat sees it, and what can be shown with all that is hidden."""


class Board(BoardCell):
    """Shows a game, a state of one, or anything that has a picture and words.

    When a game is played in another cell the board follows it. What else has changed is shown by
    `show()`.

    :param drawn: a `Game`, a state such as `game.state`, or an object with the methods `scene()`,
        which gives a `Scene`, and `words()`, which gives sentences.
    :param seat: the seat, from 0, that a game or a state is seen from; None is a spectator.
    :param opened: whether what is hidden from the seat is shown as well, for teachers. Only of a
        game.
    :param height: the height of the picture in layout pixels, from 100 to 2000.
    :raises ValueError: when one of these is not possible; it says what is.

    >>> import boardwidgets as bw
    >>> board = bw.Board(bw.Game("cows", players=2, seed=3), seat=0, height=300)
    >>> board.canvas.scene.width > 0
    True
    >>> bw.Board(3)
    Traceback (most recent call last):
        ...
    ValueError: a board shows a game, a state of one, or something with scene() and words(), not 3
    >>> board.close()
    """

    def __init__(
        self,
        drawn: Drawn | State,
        *,
        seat: int | None = None,
        opened: bool = False,
        height: int = HEIGHT,
    ) -> None:
        check_yes_or_no("opened", opened)
        super().__init__(height)
        self._seen_by = _seen_by(seat, opened)
        self.drawn = _drawn(drawn, self._seen_by)
        self.words = PositionInWords()
        self.fill(self.canvas, self.words)
        self.page.observe(self.errors.guard(self._recolour, aside=True), "theme")
        self._stop_watching = self._watch()
        self.show()

    def show(self, drawn: Drawn | State | None = None) -> None:
        """Show what is drawn as it is now, or something else in its place.

        :param drawn: what is shown from now on, anything that `Board` takes; if left out, what the
            board shows already.
        :raises ValueError: when it cannot be shown, or not from the board's seat; the board then
            stays as it was.

        >>> import boardwidgets as bw
        >>> game = bw.Game("marrakech", seed=7)
        >>> board = bw.Board(game.state)
        >>> _ = game.play("left")
        >>> board.show(game.state)
        >>> board.close()
        """
        with LOCK:
            shown = self.drawn if drawn is None else _drawn(drawn, self._seen_by)
            scene, words = shown.scene(**self._seen_by), shown.words(**self._seen_by)
            if shown is not self.drawn:
                self._stop_watching()
                self.drawn = shown
                self._stop_watching = self._watch()
            self.canvas.show(scene, self.page.theme)
            self.words.show(words)
            self.page.name({"canvas": scene.title})
            self.page.code = self._code()

    def change_language(self) -> None:
        """Say and show again what is drawn, in the language that is in force now."""
        self.show()

    def on_pick(self, callback: OnPick) -> None:
        """Call a function when something on the board is clicked or touched.

        :param callback: a function of four parameters: the key of the thing, such as `square:c4`,
            or None beside everything; x and y in the units of the scene; and `"mouse"` or
            `"touch"`. What it returns does not matter; what it raises is shown below the board.
        :raises ValueError: when it cannot be called.

        >>> import boardwidgets as bw
        >>> board = bw.Board(bw.Game("marrakech", seed=7))
        >>> board.on_pick(lambda key, x, y, kind: print(key, kind))
        >>> board.canvas.picked("square:c4", 210, 250, "mouse")
        square:c4 mouse
        >>> board.close()
        """
        check_function("callback", callback)
        self.canvas.on_pick(self.errors.guard(callback))

    def on_hover(self, callback: OnHover) -> None:
        """Call a function when another thing is under the pointer.

        :param callback: a function of one parameter: the key of the thing, such as `square:c4`, or
            None when the pointer is beside everything. It is called as that of `on_pick` is.
        :raises ValueError: when it cannot be called.
        """
        check_function("callback", callback)
        self.canvas.on_hover(self.errors.guard(callback, aside=True))

    def on_key(self, callback: OnKey) -> None:
        """Call a function for each key of the keyboard that is pressed on the board.

        :param callback: a function of two parameters: the name of the key as browsers have it, such
            as `"ArrowLeft"` or `"a"`, and whether Shift is held. It is called as that of `on_pick`
            is.
        :raises ValueError: when it cannot be called.

        >>> import boardwidgets as bw
        >>> board = bw.Board(bw.Game("marrakech", seed=7))
        >>> board.on_key(lambda key, shift: print(key, shift))
        >>> board.canvas.pressed("ArrowLeft", False)
        ArrowLeft False
        >>> board.close()
        """
        check_function("callback", callback)
        self.page.interactive = True
        self.canvas.on_key(self.errors.guard(callback))

    def close(self) -> None:
        """Free the board with all its parts, and watch its game no more."""
        if self.children:  # else it is one that could not be made
            self._stop_watching()
        super().close()

    def _watch(self) -> Callable[[], None]:
        """Show again whenever a game changes, if it is one; what is returned stops that."""
        if isinstance(self.drawn, Match):
            return self.drawn.on_change(self.errors.guard(self.show, aside=True))
        return _nothing_to_stop

    def _recolour(self, _change: object) -> None:
        if self.canvas.scene is not None:
            self.canvas.show(self.canvas.scene, self.page.theme)

    def kept(self) -> Kept:
        """What a notebook keeps of the board as it stands."""
        words = tuple(self.drawn.words(**self._seen_by))
        return Kept(self.drawn.scene(**self._seen_by), words, self._code())

    def _code(self) -> str:
        return self.drawn.code() if isinstance(self.drawn, Game) else ""


def _nothing_to_stop() -> None:
    """Only a game can change by itself."""


def _seen_by(seat: int | None, opened: bool) -> dict[str, Any]:
    """The keywords that say through whose eyes a scene is seen; none for a spectator's."""
    seats = {} if seat is None else {"seat": seat}
    return seats | ({"opened": True} if opened else {})


def _drawn(what: Drawn | State, seen_by: Mapping[str, Any]) -> Drawn:
    """What is given if it can be drawn, else the state that it is, with its picture."""
    if isinstance(what, type):
        raise ValueError(say("error.board", value=quoted(what)))
    if hasattr(what, "scene"):
        # A State has no scene, but a type checker is not told what `hasattr` rules out.
        drawn = cast("Drawn", what)
    elif hasattr(what, "legal_moves") and hasattr(what, "to_text"):
        drawn = Position(what)
    else:
        raise ValueError(say("error.board", value=quoted(what)))
    for name in seen_by:
        if not isinstance(drawn, KNOWS_SEATS[name]):
            raise ValueError(say("error.board-seen-by", name=name, value=quoted(what)))
    return drawn
