"""What a picture shows: a position, how far a move has come, and what is marked.

Every game's drawing takes a `Frame` and gives a scene; nothing in it is an answer to a rule, only
what the rules have answered: events that happened, keys that continue a legal move, a refusal.
"""

from typing import Any, NamedTuple

from boardwidgets.core.events import Event
from boardwidgets.core.rulebook import IllegalMove
from boardwidgets.core.view import View


class Marks(NamedTuple):
    """What is marked on a board, by the keys of things.

    `can` are the keys that continue a legal move, `picked` those picked so far, `pointer` the key
    under the pointer, `cursor` the key the keyboard is on. `refused` says why the last pick was
    refused, and `refused_key` which thing it was. `forecast` asks for what each outcome of chance
    would bring. `last` are the events of the move before, kept as a soft trail. `thrown` counts the
    moments that a die has been in the air, from 1; 0 when it lies.
    """

    can: frozenset[str] = frozenset()
    picked: tuple[str, ...] = ()
    pointer: str | None = None
    cursor: str | None = None
    refused: IllegalMove | None = None
    refused_key: str | None = None
    forecast: bool = False
    thrown: int = 0
    last: tuple[Event, ...] = ()


class Frame(NamedTuple):
    """A position as a seat sees it, and how far a move has come.

    `view` is what was before the move, `events` those of its events that have been told, the last
    of them just now; without events it is simply the position.
    """

    view: View[Any]
    events: tuple[Event, ...] = ()
    marks: Marks = Marks()
