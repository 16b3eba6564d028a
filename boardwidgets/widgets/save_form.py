"""Saving a game: in a file, as a download, or as a short text to copy out and paste."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from ipywidgets import Button, FileUpload, HBox, Text, Textarea

from boardwidgets.core.saving import SavedGameError, from_json, to_json
from boardwidgets.game import Game, from_code, from_document, load
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.form import Form
from boardwidgets.widgets.page import Page
from boardwidgets.widgets.text_line import TextLine
from boardwidgets.widgets.texts import say


class SaveForm(Form):
    """Everything that saves the game of `now()`; a game that is read in goes to `take`.

    What cannot be read or written is said in a line of the form, and the game goes on untouched.
    """

    def __init__(
        self, now: Callable[[], Game], take: Callable[[Game], object], page: Page, errors: ErrorLine
    ) -> None:
        super().__init__("keep", page, errors)
        self._now = now
        self._take = take
        self._page = page
        self.told = TextLine("bw-told")
        self.buttons = {
            name: Button(description=say(f"keep.{name}"))
            for name in ("save", "load", "download", "copy", "paste")
        }
        self.file = Text(value=say("keep.file_name"), description=say("keep.file"))
        self.upload = FileUpload(accept=".json", description=say("keep.upload"))
        self.code = Textarea(placeholder=say("keep.code"), rows=3)
        self.children = (
            HBox((self.file, self.buttons["save"], self.buttons["load"])),
            HBox((self.buttons["download"], self.upload)),
            self.code,
            HBox((self.buttons["copy"], self.buttons["paste"])),
            self.told,
        )
        acts = (self._save, self._load, self._download, self._copy, self._paste)
        for button, act in zip(self.buttons.values(), acts, strict=True):
            button.on_click(errors.guard(partial(self._pressed, act)))
        self.upload.observe(errors.guard(lambda _change: self._try(self._uploaded)), "value")

    def appear(self) -> None:
        """Begin with nothing said and no text."""
        self.told.say("")
        self.code.value = ""

    def _pressed(self, act: Callable[[], str], _button: Button) -> None:
        self._try(act)

    def _try(self, act: Callable[[], str]) -> None:
        """Do something and say what came of it, or why it could not be done."""
        try:
            told = act()
        except (ValueError, OSError) as error:
            told = say("keep.failed", problem=str(error).rstrip("."))
        self.told.say(told)
        self._page.say(told)

    def _save(self) -> str:
        file = self._path()
        if file.is_file() and not _is_saved_game(file):
            raise ValueError(say("keep.other_file", file=file.name))
        self._now().save(file)
        return say("keep.saved", file=file.name)

    def _load(self) -> str:
        return self._taken(load(self._path()))

    def _path(self) -> Path:
        name = self.file.value.strip()
        if not name:
            raise ValueError(say("keep.no_file"))
        return Path(name)

    def _download(self) -> str:
        self._page.download(self._path().name, to_json(self._now().document()))
        return say("keep.downloaded", file=self._path().name)

    def _uploaded(self) -> str:
        if not self.upload.value:
            return ""
        content = bytes(self.upload.value[0]["content"])
        self.upload.value = ()
        return self._taken(from_document(from_json(content)))

    def _copy(self) -> str:
        self.code.value = self._now().code()
        self._page.copy(self.code.value, self._copied)
        return say("keep.written")

    def _copied(self, done: bool) -> None:
        self.told.say(say("keep.copied" if done else "keep.written"))

    def _paste(self) -> str:
        return self._taken(from_code(self.code.value))

    def _taken(self, game: Game) -> str:
        if game.name != self._now().name:
            raise SavedGameError(say("keep.other_game", game=game.name))
        self._take(game)
        return say("keep.taken", count=len(game.undo_steps))


def _is_saved_game(file: Path) -> bool:
    """Whether a game may take a file's place: a notebook of the reader's would be lost."""
    try:
        load(file)
    except SavedGameError:
        return False
    return True
