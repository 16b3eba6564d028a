"""What a page tells, in tests that have no page, and what a reader does in it."""

from itertools import count

from ipywidgets import Button, Widget

from boardwidgets.widgets.closing import parts_of
from boardwidgets.widgets.page import Page

_NUMBERS = count(1)


def hear(widget: Widget, **content: object) -> None:
    """Let a page tell a widget something that is no change of its values."""
    data = {"method": "custom", "content": content}
    widget.comm.handle_msg({"content": {"data": data}, "buffers": []})


def press(box: Widget, words: str) -> None:
    """Press the button on which these words stand."""
    (button,) = (
        part for part in parts_of(box) if isinstance(part, Button) and part.description == words
    )
    button.click()


def tell(page: Page, moment: int | None = None, *, hasty: bool = False, **what: object) -> int:
    """Let the page tell that something was done at a moment, now if none is given."""
    number = next(_NUMBERS)
    when = page.reach.get("moment", 0) if moment is None else moment
    said = {"hand": "test", "number": number, "moment": when, "hasty": hasty, **what}
    hear(page, **said)
    return number


def click(page: Page, key: str | None, moment: int | None = None, *, hasty: bool = False) -> int:
    """Let the page tell that a thing was clicked."""
    return tell(page, moment, hasty=hasty, kind="pick", key=key, x=1, y=1, pointer="mouse")
