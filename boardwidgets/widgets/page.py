"""What only the page can do or know, asked of a small script in it.

The script lets keys leave a board, speaks to a screen reader, names controls, tells how the reader
has set up the page, answers the pointer at once, copies and saves. It works in each page that shows
the board.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

import traitlets
from anywidget import AnyWidget

from boardwidgets.draw.theme import THEMES, Theme
from boardwidgets.widgets.mime import Bundle, texts_without_python
from boardwidgets.widgets.texts import say

Edits = Sequence[tuple[int, str | int]]
"""The numbers of fields that a reader edited, in that order, with what stands in them: a text, or
the number of what is chosen."""

OnPress = Callable[[int, Edits], object]
"""Hears which button of a form was pressed, and what had been edited in it."""

IN_PAGE: Final = Path(__file__).parent / "in_page"

SCRIPTS: Final = (
    *("ground", "keys", "pointer", "speech", "surroundings", "clipboard"),
    *("closing", "drawing", "zones", "hand", "rings", "names", "typed", "pressed", "account"),
    *("fault", "width", "size", "states", "drawer", "shown", "code_field", "kernel", "gone"),
    *("keep", "page"),
)
"""The files of the script, one idea each, in the order in which they are put together."""

HANDED: Final = ("zones", "reach", "answered")
"""What a page has to know for the reader's hand on the board."""

SIZES: Final = ("size", "smaller", "larger", "fill")
"""What is said of the controls for the size of a board."""


def script() -> str:
    """The script that works in the page: a page can load one file only, so all are in it."""
    return "\n".join((IN_PAGE / f"{name}.js").read_text("utf-8") for name in SCRIPTS)


class Page(AnyWidget):
    """The page around a board. It shows nothing, but must be a child of the board's box.

    The outermost box of a board carries the class `ROOT`; the script works inside it.
    """

    ROOT: Final = "bw-root"

    last_theme: Theme = "light"
    """What the last page to open told; the next board starts with it."""

    _esm = script()
    _css = (IN_PAGE / "page.css").read_text("utf-8")

    announcement = traitlets.Unicode().tag(sync=True)
    """What a screen reader said last; see `say`."""

    names = traitlets.Dict().tag(sync=True)
    """What controls are called: CSS selector -> name. Inputs without one go by their placeholder,
    sliders by the label beside them."""

    drawing: "traitlets.Dict[str, str]" = traitlets.Dict().tag(sync=True)
    """By what the page finds the canvas of the board; see `SceneCanvas.ids`."""

    zones: "traitlets.Dict[str, Any]" = traitlets.Dict({"keys": []}).tag(sync=True)
    """Where things are on the board; see `packed_zones`."""

    reach: "traitlets.Dict[str, Any]" = traitlets.Dict().tag(sync=True)
    """What the reader can do now, and the number of this moment; see `packed_reach`."""

    answered: "traitlets.List[object]" = traitlets.List().tag(sync=True)
    """Which page did something on the board last, and the number of what is answered now."""

    interactive = traitlets.Bool(False).tag(sync=True)
    """Does the board take keys? If not, Tab passes it by, and it is read as a picture."""

    texts = traitlets.Dict().tag(sync=True)
    """What the page says by itself when the Python that made the board is gone."""

    code = traitlets.Unicode().tag(sync=True)
    """The board's game as a short text, which the page gives away then; empty if it has none."""

    live = traitlets.Bool(False).tag(sync=True)
    """Has a page shown the board?"""

    theme: traitlets.Enum[Theme] = traitlets.Enum(THEMES, "light").tag(sync=True)
    language = traitlets.Unicode().tag(sync=True)
    """The browser's language, such as `it-IT`; empty until a page has told."""

    reduced_motion = traitlets.Bool(False).tag(sync=True)
    width = traitlets.Float(0.0).tag(sync=True)
    """Layout pixels that the board has; 0 until a page has told."""

    height = traitlets.Int(0).tag(sync=True)
    """Layout pixels that the board is high where the reader has not chosen otherwise."""

    size = traitlets.Unicode().tag(sync=True)
    """What a reader chose last: `fill`, or how many times as high; empty for nothing yet."""

    pixels = traitlets.Int(0).tag(sync=True)
    """How many pixels of the screen the highest view of the board has had."""

    labels = traitlets.Dict().tag(sync=True)
    """What is written on the controls that the page itself adds."""

    def __init__(self, **traits: object) -> None:
        super().__init__(**{"theme": Page.last_theme, **traits})
        self.change_language()
        self._numbers = count(1)
        self._marked = self._taken = 0
        self._opened: list[Callable[[], object]] = []
        self._again: list[Callable[[], object]] = []
        self._awaited: dict[int, Callable[[bool], object]] = {}
        self._texts: dict[str, list[Callable[[str], object]]] = {"typed": [], "rule": []}
        self._chosen: list[Callable[[str], object]] = []
        self._pressed: dict[str, OnPress] = {}
        self._asked_to_keep: Callable[[str, object], object] = _nothing_to_keep
        self.on_msg(self._hear)

    def change_language(self) -> None:
        """Give the page what it says by itself, in the language that is in force now."""
        self.texts = texts_without_python()
        sizes = {name: say(f"size.{name}") for name in SIZES}
        self.labels = {**sizes, "below": say("board.below")}

    def say(self, text: str) -> None:
        """Let a screen reader say something, also when it is the same as before."""
        self.announcement = text if text != self.announcement else text + "\N{NO-BREAK SPACE}"

    def name(self, names: Mapping[str, str]) -> None:
        """Name more controls: CSS selector inside the board -> what it is called."""
        self.names = {**self.names, **names}

    @property
    def pictures_ahead(self) -> int:
        """How many of the pictures that were marked no page has drawn yet."""
        return self._marked - self._taken

    def mark_picture(self) -> None:
        """Let the page tell when it has drawn all that was sent so far."""
        self._marked += 1
        self.send({"kind": "picture", "number": self._marked})

    def on_opened(self, callback: Callable[[], object]) -> None:
        """Call back when a page is loaded again, or another one opened."""
        self._opened.append(callback)

    def on_again(self, callback: Callable[[], object]) -> None:
        """Call back when the line to a page was cut and is there again.

        What was drawn meanwhile may be lost.
        """
        self._again.append(callback)

    def ask_whether_shown(self, then: Callable[[], object]) -> None:
        """Call `then` once a page answers that it shows the board now; never where none does."""
        number = next(self._numbers)
        self._awaited[number] = lambda _done: then()
        self.send({"kind": "asked", "number": number})

    def forget(self, ids: Sequence[str]) -> None:
        """Let the page close widgets by their ids, all by one message."""
        self.send({"kind": "forget", "ids": ids})

    def copy(self, text: str, then: Callable[[bool], object]) -> None:
        """Put a text on the reader's clipboard; `then` learns whether the page allowed it."""
        number = next(self._numbers)
        self._awaited[number] = then
        self.send({"kind": "copy", "number": number, "text": text})

    def download(self, name: str, text: str, mime: str = "application/json") -> None:
        """Offer the reader a file."""
        self.send({"kind": "download", "name": name, "text": text, "mime": mime})

    def on_typed(self, callback: Callable[[str], object]) -> None:
        """Call `callback(text)` with what stands in a field when Enter is pressed in it.

        That holds for fields inside the board's box that carry the class `bw-typed`. The page
        empties such a field; its `value` in Python may be behind what the reader sees.
        """
        self._texts["typed"].append(callback)

    def on_chosen(self, callback: Callable[[str], object]) -> None:
        """Call `callback(words)` with what stood on a button that was pressed.

        That holds for buttons inside a box that carries the class `bw-choices`. What stands on them
        now may be something else.
        """
        self._chosen.append(callback)

    def on_pressed(self, form: str, callback: OnPress) -> None:
        """Call `callback(number, edits)` when a button of a form is pressed; one for each form.

        That holds for a box that carries the classes `bw-form` and `bw-form-` with its name. The
        number is that of the button in it.
        """
        self._pressed[form] = callback

    def on_rule(self, callback: Callable[[str], object]) -> None:
        """Call `callback(id)` when the name of a rule is pressed; see `TextLine.say`.

        The page brings the rule's card into view if the drawer then shows it.
        """
        self._texts["rule"].append(callback)

    def on_keep(self, callback: Callable[[str, object], object]) -> None:
        """Call `callback(number, mark)` when a page asks what its notebook is to keep of the board.

        The mark is that of what the notebook keeps now. It is answered by `keep`.
        """
        self._asked_to_keep = callback

    def keep(self, number: str, bundle: Bundle | None) -> None:
        """Let a notebook keep this, or what it keeps already (None)."""
        data, metadata = bundle or (None, None)
        kept = bundle and {"data": data, "metadata": metadata}
        self.send({"kind": "kept", "number": number, "bundle": kept})

    def _hear(self, _widget: object, content: Mapping[str, Any], _buffers: object) -> None:
        match content:
            case {"kind": "drawn", "number": int(number)}:
                self._taken = min(max(self._taken, number), self._marked)
                self.live = True
            case {"kind": "copied" | "shown", "number": int(number), "done": bool(done)}:
                if then := self._awaited.pop(number, None):
                    then(done)
            case {"kind": "typed" | "rule" | "chosen" | "pressed"}:
                self._hear_reader(content)
            case {"kind": "echo"}:
                self.send({"kind": "echo"})
            case {"kind": "keep", "number": str(number), "mark": mark}:
                self._asked_to_keep(number, mark)
            case {"kind": "opened" | "again"}:
                self._hear_page(content)

    def _hear_page(self, content: Mapping[str, Any]) -> None:
        # A page that was loaded again knows nothing of what the old one had still to draw, and one
        # whose line was cut may have lost it.
        self._taken = self._marked
        match content:
            case {"kind": "opened", "theme": "light" | "dark" as theme}:
                Page.last_theme = theme
                for opened in self._opened:
                    opened()
            case {"kind": "again"}:
                # ipywidgets asks for all that widgets are, but not for long where the kernel is
                # busy; and a page that has missed a moment would have all its clicks passed over.
                # So it knows of the moment before it shows its picture.
                self.send_state(HANDED)
                for again in self._again:
                    again()

    def _hear_reader(self, content: Mapping[str, Any]) -> None:
        match content:
            case {"kind": "typed" | "rule" as kind, "text": str(text)}:
                for callback in self._texts[kind]:
                    callback(text)
            case {"kind": "chosen", "text": str(text)}:
                for callback in self._chosen:
                    callback(text)
            case {"form": str(form), "button": int(number), "edits": [*edits]}:
                if form in self._pressed:
                    self._pressed[form](number, edits)


def _nothing_to_keep(_number: str, _mark: object) -> None:
    """A page by itself has no picture."""
