"""The row of controls under a play cell's board, and what appears beside it when it is needed."""

from collections.abc import Callable, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from ipywidgets import HTML, Button, HBox, Text

from boardwidgets.core.moves import Move, tidy
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.text_line import TextLine
from boardwidgets.widgets.texts import say

if TYPE_CHECKING:
    from boardwidgets.widgets.play import Play


class Controls(HBox):
    """A line to type a move in, and the buttons that are needed often."""

    def __init__(self, cell: "Play") -> None:
        self._cell = cell
        self._commands: dict[str, Callable[[], object]] = {
            "undo": cell.undo,
            "redo": cell.redo,
            "hint": cell.hint,
            "forecast": cell.toggle_forecast,
            "more": cell.toggle_drawer,
        }
        self._typed = Text(placeholder=say("play.type"))
        self._typed.on_msg(self._entered)
        self._buttons = {name: Button(description=say(f"play.{name}")) for name in self._commands}
        super().__init__((self._typed, *self._buttons.values()))
        self.add_class("bw-controls")
        for name, act in self._commands.items():
            self._buttons[name].on_click(cell.errors.guard(_ignoring(act)))

    def change_language(self) -> None:
        """Say what is on the buttons in the language that is in force now."""
        self._typed.placeholder = say("play.type")
        for name, button in self._buttons.items():
            button.description = say(f"play.{name}")

    def allow(self, *, undo: bool, redo: bool) -> None:
        """Say whether there is something to take back, and something to play again."""
        self._buttons["undo"].disabled = not undo
        self._buttons["redo"].disabled = not redo

    def _entered(self, _widget: object, content: dict[str, Any], _buffers: object) -> None:
        if content.get("event") == "submit":
            self._cell.errors.guard(self.enter)()

    def enter(self) -> None:
        """Do what is typed: a move's text, or what is written on a button."""
        text, self._typed.value = self._typed.value, ""
        if not text.strip():
            return
        words = {tidy(say(f"play.{name}")): act for name, act in self._commands.items()}
        act = words.get(tidy(text[:40])) or self._commands.get(tidy(text[:40]))
        if act:
            act()
        else:
            self._cell.play(text)


class Choices(HBox):
    """Buttons for moves that nothing on the board stands for; away when there are none."""

    def __init__(self, errors: ErrorLine, play: Callable[[str], object]) -> None:
        self._errors = errors
        self._play = play
        self._moves: Sequence[Move] = ()
        self._buttons: list[Button] = []
        super().__init__()
        self.layout.display = "none"

    def show(self, moves: Sequence[Move]) -> None:
        """Offer these moves."""
        if moves == self._moves:
            return
        for button in self._buttons:
            button.close()
        self._moves, self._buttons = moves, [self._button(move) for move in moves]
        self.children = self._buttons
        self.layout.display = None if moves else "none"

    def _button(self, move: Move) -> Button:
        button = Button(description=move.text)
        button.on_click(self._errors.guard(lambda _button: self._play(move.text)))
        return button


class PositionInWords(HTML):
    """The position in sentences, folded away until one opens it; a screen reader finds it there."""

    def __init__(self) -> None:
        super().__init__()
        self.add_class("bw-words")

    def show(self, sentences: Sequence[str]) -> None:
        """Say these sentences."""
        lines = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
        self.value = f"<details><summary>{escape(say('play.words'))}</summary>{lines}</details>"


class ReadyButton(Button):
    """Pressed by the next person at the screen, before anything secret is shown; else away."""

    def __init__(self, errors: ErrorLine, ready: Callable[[], object]) -> None:
        super().__init__(description=say("play.ready"), button_style="primary")
        self.on_click(errors.guard(_ignoring(ready)))
        self.show(False)

    def change_language(self) -> None:
        """Say it in the language that is in force now."""
        self.description = say("play.ready")

    def show(self, needed: bool) -> None:
        """Be there, or not."""
        self.layout.display = None if needed else "none"


class Offer(HBox):
    """Offers to go on with the game that the cell held before; away when there is none."""

    def __init__(self, errors: ErrorLine, answer: Callable[[bool], object]) -> None:
        self._count = 0
        self._text = TextLine("bw-told")
        self._yes = Button(description=say("offer.yes"), button_style="primary")
        self._no = Button(description=say("offer.no"))
        super().__init__((self._text, self._yes, self._no))
        self._yes.on_click(errors.guard(lambda _button: answer(True)))
        self._no.on_click(errors.guard(lambda _button: answer(False)))
        self.hide()

    def show(self, count: int) -> None:
        """Offer to go on with a game of so many plays."""
        self._count = count
        self.change_language()
        self.layout.display = None

    def change_language(self) -> None:
        """Say it in the language that is in force now."""
        self._text.say(say("offer.text", count=self._count))
        self._yes.description, self._no.description = say("offer.yes"), say("offer.no")

    def hide(self) -> None:
        """Offer nothing any more."""
        self.layout.display = "none"


def _ignoring(act: Callable[[], object]) -> Callable[[Button], object]:
    return lambda _button: act()
