"""What a picture shows: a position, how far a move has come, and what is marked.

Every game's painter makes a scene of a `Frame`. A frame holds only what the rules have answered:
events that happened, keys that continue a legal move, a refusal. Painters decide no rule.
"""

from typing import Any, NamedTuple

from boardwidgets.core.events import Event
from boardwidgets.core.rulebook import IllegalMove
from boardwidgets.core.view import View


class Marks(NamedTuple):
    """What is marked on a board, by the keys of things.

    - `can`: the keys that continue a legal move.
    - `picked`: the keys that have been picked so far, in order.
    - `pointer`: the key under the pointer; `cursor`: the key that the keyboard is on.
    - `refused`: why the last pick was refused; `refused_key`: the key that was picked.
    - `forecast`: whether to show what each outcome of chance would bring.
    - `thrown`: for how many pictures a die has been in the air, from 1; 0 when it lies still.
    - `last`: the events of the move before, which are shown as a soft trail.
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

    `view` is the game before the move. `events` are those events of the move that have happened;
    the last of them happens in this picture. Without events the picture shows the position.
    """

    view: View[Any]
    events: tuple[Event, ...] = ()
    marks: Marks = Marks()
