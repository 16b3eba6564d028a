"""The game that a play cell held before it was run again, and the offer to go on with it."""

from collections.abc import Callable, Sequence

from ipywidgets import Button, HBox

from boardwidgets.game import Game
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.session import Session
from boardwidgets.widgets.text_line import TextLine
from boardwidgets.widgets.texts import say


class EarlierGame(HBox):
    """Offers to go on with an earlier game; hidden while there is nothing to offer.

    `go_on` is called with the earlier session when the reader accepts.
    """

    def __init__(self, errors: ErrorLine, go_on: Callable[[Session], object]) -> None:
        self.session: Session | None = None
        self._go_on = go_on
        self._text = TextLine("bw-told")
        self._yes = Button(button_style="primary")
        self._no = Button()
        super().__init__((self._text, self._yes, self._no))
        self._yes.on_click(errors.guard(lambda _button: self._answer(accepted=True)))
        self._no.on_click(errors.guard(lambda _button: self._answer(accepted=False)))
        self.change_language()
        self.hide()

    def choose(self, held: Sequence[Session], now: Game) -> None:
        """Offer the longest of some sessions that has begun, is not over, and is not played now."""
        begun = [session for session in held if session.game.undo_steps and not session.game.over]
        others = [session for session in begun if session.game is not now]
        self.session = max(others, key=_length, default=None)
        if self.session is not None:
            self.change_language()
            self.layout.display = None

    def change_language(self) -> None:
        """Say it in the language that is in force now."""
        if self.session is not None:
            self._text.say(say("offer.text", count=_length(self.session)))
        self._yes.description, self._no.description = say("offer.yes"), say("offer.no")

    def hide(self) -> None:
        """Take the offer away; the session is kept for when the cell is run again."""
        self.layout.display = "none"

    def _answer(self, accepted: bool) -> None:
        self.hide()
        earlier, self.session = self.session, None
        if accepted and earlier is not None:
            self._go_on(earlier)


def _length(session: Session) -> int:
    return len(session.game.undo_steps)
