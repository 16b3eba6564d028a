"""What a page tells of a reader's hand, in tests that have no page."""

from itertools import count

from boardwidgets.widgets.page import Page

_NUMBERS = count(1)


def tell(page: Page, moment: int | None = None, *, hasty: bool = False, **what: object) -> int:
    """Let the page tell that something was done at a moment, now if none is given."""
    number = next(_NUMBERS)
    when = page.reach.get("moment", 0) if moment is None else moment
    said = {"hand": "test", "number": number, "moment": when, "hasty": hasty, **what}
    page._handle_custom_msg(said, [])
    return number


def click(page: Page, key: str | None, moment: int | None = None, *, hasty: bool = False) -> int:
    """Let the page tell that a thing was clicked."""
    return tell(page, moment, hasty=hasty, kind="pick", key=key, x=1, y=1, pointer="mouse")
