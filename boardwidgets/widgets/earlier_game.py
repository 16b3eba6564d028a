"""The game that a play cell was left in, and the offer to go on with it."""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from ipywidgets import Button, HBox

from boardwidgets.shelf.listing import KeptGame
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.session import Session, usual_seats
from boardwidgets.widgets.text_line import TextLine
from boardwidgets.widgets.texts import say

Offer = Session | KeptGame
"""A game to go on with: one that the cell held before it was run again, or one from a file."""


@runtime_checkable
class GameHolder(Protocol):
    """What stood in the cell before, and held games."""

    @property
    def held(self) -> tuple[Session, ...]:
        """The games, each with those who sit at it."""
        ...

    def ask_pages(self, shown: Callable[[], object]) -> None:
        """Call `shown` once a page answers that it shows it now; never where none does."""
        ...

    def close(self) -> None:
        """Free it."""
        ...


class EarlierGame(HBox):
    """Offers to go on with an earlier game; hidden while there is nothing to offer.

    `go_on` is called with the earlier session when the reader accepts.
    """

    def __init__(self, errors: ErrorLine, go_on: Callable[[Session], object]) -> None:
        self.offer: Offer | None = None
        self._undo_seen = False
        self._replaced: GameHolder | None = None
        self._guard = errors.guard
        self._go_on = go_on
        self._text = TextLine("bw-told")
        self._yes = Button(button_style="primary")
        self._no = Button()
        super().__init__((self._text, self._yes, self._no))
        self.add_class("bw-offer")
        self._yes.on_click(errors.guard(lambda _button: self._answer(accepted=True)))
        self._no.on_click(errors.guard(lambda _button: self._answer(accepted=False)))
        self.change_language()
        self.hide()

    @property
    def session(self) -> Session | None:
        """The session that is offered, if it is one that the cell held."""
        return self.offer if isinstance(self.offer, Session) else None

    def choose(self, replaced: object, now: Session, left: KeptGame | None) -> None:
        """Offer the longest game that what stood here held, or else the kept one.

        It has to have begun, not to be over, and not to be played now. What a page still shows is
        left to it, and not offered any longer when that page has said so.
        """
        self._undo_seen = now.undo_seen
        self._replaced = replaced if isinstance(replaced, GameHolder) else None
        held = self._replaced.held if self._replaced else ()
        begun = [session for session in held if session.game.undo_steps and not session.game.over]
        others = [session for session in begun if session.game is not now.game]
        self.offer = max(others, key=_length, default=left)
        if self._replaced and isinstance(self.offer, Session):
            self._replaced.ask_pages(self._guard(self.withdraw, aside=True))
        if self.offer is not None:
            self.change_language()
            self.layout.display = None

    def change_language(self) -> None:
        """Say it in the language that is in force now."""
        if self.offer is not None:
            self._text.say(_told(self.offer))
        self._yes.description, self._no.description = say("offer.yes"), say("offer.no")

    def hide(self) -> None:
        """Take the offer away; it is kept for when the cell is run again."""
        self.layout.display = "none"

    def withdraw(self) -> None:
        """Offer nothing any more."""
        self.hide()
        self.offer = None

    def _answer(self, accepted: bool) -> None:
        earlier = self.offer
        self.withdraw()
        if not accepted or earlier is None:
            return
        if self._replaced is not None:
            self._replaced.close()
        if isinstance(earlier, KeptGame):
            game = earlier.load()
            earlier = Session(game, usual_seats(game), undo_seen=self._undo_seen)
        self._go_on(earlier)


def _length(session: Session) -> int:
    return len(session.game.undo_steps)


def _told(offer: Offer) -> str:
    if isinstance(offer, Session):
        return say("offer.text", count=_length(offer))
    return say("offer.kept", count=offer.moves, when=offer.when, players=offer.players)
