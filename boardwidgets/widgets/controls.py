"""The row of controls under a play cell's board, and what appears beside it when it is needed."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

from ipywidgets import HTML, Button, HBox, Text

from boardwidgets.core.moves import Move, tidy
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.session import Session
from boardwidgets.widgets.texts import say

if TYPE_CHECKING:
    from boardwidgets.widgets.page import Page


class ControlCommands(NamedTuple):
    """What the controls can ask for: each is what a button does; `play` takes a typed move."""

    play: Callable[[str], object]
    undo: Callable[[], object]
    redo: Callable[[], object]
    hint: Callable[[], object]
    forecast: Callable[[], object]
    more: Callable[[], object]


class Controls(HBox):
    """A line to type a move in, and the buttons that are needed often."""

    def __init__(self, page: "Page", errors: ErrorLine, commands: ControlCommands) -> None:
        guard = errors.guard
        self._play = commands.play
        self._commands = {name: getattr(commands, name) for name in commands._fields[1:]}
        self.typed = Text(placeholder=say("play.type"))
        self.typed.add_class("bw-typed")
        # The field's own value may be late on a long line: the page sends what stands in it.
        page.on_typed(guard(self.enter))
        self.buttons = {name: Button(description=say(f"play.{name}")) for name in self._commands}
        super().__init__((self.typed, *self.buttons.values()))
        self.add_class("bw-controls")
        for name, act in self._commands.items():
            self.buttons[name].on_click(guard(_ignoring(act)))
            self.buttons[name].add_class(f"bw-{name}")
        for name in ("undo", "redo"):
            self.buttons[name].add_class("bw-may-be-off")
        self.buttons["forecast"].add_class("bw-may-be-on")

    def change_language(self) -> None:
        """Say what is on the buttons in the language that is in force now."""
        self.typed.placeholder = say("play.type")
        for name, button in self.buttons.items():
            button.description = say(f"play.{name}")

    def show(self, session: Session, forecast: bool) -> None:
        """Show what can be done now, and whether it is shown what chance would bring.

        What can take nothing back looks as if it could not be pressed, but it can, and then says
        why; so does its tooltip. When the game is over, what helps to choose goes; the others stay
        where they are.
        """
        _allow(self.buttons["undo"], session.undo_refusal)
        _allow(self.buttons["redo"], session.redo_refusal)
        _set(self.buttons["forecast"], "bw-on", forecast)
        for name in ("hint", "forecast"):
            self.buttons[name].layout.visibility = "hidden" if session.game.over else None

    def enter(self, text: str) -> None:
        """Do what is typed: a move's text, or what is written on a button."""
        if not text.strip():
            return
        words = {tidy(say(f"play.{name}")): act for name, act in self._commands.items()}
        act = words.get(tidy(text[:40])) or self._commands.get(tidy(text[:40]))
        if act:
            act()
        else:
            self._play(text)


class Choices(HBox):
    """Buttons for moves that nothing on the board stands for; hidden when there are none.

    A page never frees the view of a button, so they are kept, and say something else each time.
    What is pressed is told by what stood on it: if it is offered no longer, nothing happens.
    """

    def __init__(self, page: "Page", errors: ErrorLine, play: Callable[[str], object]) -> None:
        self._errors = errors
        self._play = play
        self._moves: Mapping[str, Move] = {}
        super().__init__()
        self.add_class("bw-choices")
        self.layout.display = "none"
        page.on_chosen(errors.guard(self.choose))

    def show(self, moves: Mapping[str, Move]) -> None:
        """Offer these moves, by the words of their buttons."""
        if moves == self._moves:
            return
        self._moves = moves
        missing = range(len(self.children), len(moves))
        if missing:
            self.children += tuple(self._button() for _ in missing)
        for button, words in zip_longest(self.children, moves):
            button.layout.display = None if words else "none"
            if words:
                button.description = words
        self.layout.display = None if moves else "none"

    def choose(self, words: str) -> None:
        """Play the move that stands on a button, if it is offered."""
        if words in self._moves:
            self._play(self._moves[words].text)

    def _button(self) -> Button:
        button = Button()
        button.on_click(self._errors.guard(lambda pressed: self.choose(pressed.description)))
        return button


class PositionInWords(HTML):
    """The position in sentences, folded until the reader opens it; a screen reader finds it."""

    def __init__(self) -> None:
        super().__init__()
        self.add_class("bw-words")

    def show(self, sentences: Sequence[str]) -> None:
        """Say these sentences."""
        lines = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
        self.value = f"<details><summary>{escape(say('play.words'))}</summary>{lines}</details>"


class StoryButtons(HBox):
    """Shown while a story waits for the reader: what comes next, and how it ends."""

    def __init__(
        self, errors: ErrorLine, go_on: Callable[[], object], end: Callable[[], object]
    ) -> None:
        self.go_on, self.end = Button(button_style="primary"), Button()
        super().__init__((self.go_on, self.end))
        self.go_on.on_click(errors.guard(_ignoring(go_on)))
        self.end.on_click(errors.guard(_ignoring(end)))
        self.change_language()
        self.show(False)

    def change_language(self) -> None:
        """Say what is on them in the language that is in force now."""
        self.go_on.description, self.end.description = say("play.next"), say("play.to_end")

    def show(self, needed: bool) -> None:
        """Show the buttons where they are needed, and hide them otherwise."""
        self.layout.display = None if needed else "none"


class ReadyButton(Button):
    """Pressed by the next person before anything secret is shown; hidden otherwise."""

    def __init__(self, errors: ErrorLine, ready: Callable[[], object]) -> None:
        super().__init__(description=say("play.ready"), button_style="primary")
        self.on_click(errors.guard(_ignoring(ready)))
        self.show(False)

    def change_language(self) -> None:
        """Say it in the language that is in force now."""
        self.description = say("play.ready")

    def show(self, needed: bool) -> None:
        """Show the button where it is needed, and hide it otherwise."""
        self.layout.display = None if needed else "none"


def _allow(button: Button, refusal: str) -> None:
    """Show whether a button can do something now; else it says why not, by a sentence's key."""
    _set(button, "bw-off", bool(refusal))
    button.tooltip = say(refusal) if refusal else button.description


def _set(button: Button, state: str, holds: bool) -> None:
    (button.add_class if holds else button.remove_class)(state)


def _ignoring(act: Callable[[], object]) -> Callable[[Button], object]:
    return lambda _button: act()
