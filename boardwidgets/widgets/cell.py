"""What every board widget stands in: a canvas, the page around it, a line for errors."""

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from ipywidgets import VBox, Widget
from traitlets import MetaHasTraits

from boardwidgets.core.messages import on_language_change
from boardwidgets.core.quoting import quoted
from boardwidgets.widgets.backlog import keep_messages
from boardwidgets.widgets.canvas import SceneCanvas
from boardwidgets.widgets.cells import take_place
from boardwidgets.widgets.closing import close_whole, parts_of, silenced
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.hand import Hand
from boardwidgets.widgets.locking import LOCK
from boardwidgets.widgets.mime import Bundle, Kept, KeptPicture, mimebundle
from boardwidgets.widgets.texts import say

HEIGHTS: Final = range(100, 2001)
"""How high a picture may be, in layout pixels."""


class AbstractWidgetType(MetaHasTraits, ABCMeta):
    """The type of widgets that leave some methods to their subclasses."""


class BoardCell(VBox, metaclass=AbstractWidgetType):
    """A box that shows one board in a cell; making it again in the same cell frees the old one.

    `height` is the picture's, in layout pixels; a ValueError names the limits.
    """

    def __init__(self, height: int) -> None:
        # What the page needs takes a third of the time that all the rest takes to load: it is
        # loaded with the first board, so that asking for a name of the package is quick.
        from boardwidgets.widgets.page import Page

        if type(height) is not int or height not in HEIGHTS:
            lowest, highest = HEIGHTS[0], HEIGHTS[-1]
            value = quoted(height)
            raise ValueError(say("error.height", value=value, lowest=lowest, highest=highest))
        keep_messages()
        self.canvas = SceneCanvas(height=height)
        self.page = Page(drawing=self.canvas.ids, height=height)
        self.hand = Hand(self.page, self.canvas)
        self.errors = ErrorLine()
        super().__init__()
        self.add_class(Page.ROOT)
        self._picture = KeptPicture(self.kept)
        self.page.observe(self.errors.guard(self._sharpen, aside=True), "pixels")
        self.page.on_keep(self.errors.guard(self._keep, aside=True))
        self.page.on_again(self.errors.guard(self.canvas.repaint, aside=True))
        self._stop_listening = on_language_change(self.errors.guard(self._speak, aside=True))
        self.place = take_place(self)

    def fill(self, *parts: Widget) -> None:
        """Put parts into the box.

        :param parts: the widgets it holds, from top to bottom.
        """
        self.children = (*parts, self.errors, self.page)

    def ask_pages(self, shown: Callable[[], object]) -> None:
        """Call a function once a page answers that it shows the board now; never where none does.

        :param shown: a function without parameters.
        """
        self.page.ask_whether_shown(shown)

    @abstractmethod
    def change_language(self) -> None:
        """Say and show again what is there, in the language that is in force now."""

    @abstractmethod
    def kept(self) -> Kept:
        """What a notebook keeps of the board as it stands."""

    def _sharpen(self, change: Mapping[str, Any]) -> None:
        self.canvas.sharpen(change["new"])

    def _keep(self, number: str, mark: object) -> None:
        self.page.keep(number, self._picture.newer(mark))

    def _repr_mimebundle_(self, **_kwargs: Any) -> Bundle:
        return mimebundle(self, self._picture)

    def _speak(self) -> None:
        self.page.change_language()
        self.change_language()

    def close(self) -> None:
        """Free the widget with all its parts; closed it shows nothing any more."""
        with LOCK:
            if self.children:  # else it is one that could not be made
                self._stop_listening()
                self.page.forget(silenced(self._parts()))
            for child in self.children:
                close_whole(child)
            self.layout.close()
            super().close()

    def _parts(self) -> Iterator[Widget]:
        """All that is closed with the board, without the page, which is told."""
        for child in self.children:
            if child is not self.page:
                yield from parts_of(child)
        yield from self.canvas.parts
        yield from (self.layout, self)
