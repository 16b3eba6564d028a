"""Events: the small facts that a move caused, in order.

The board's animation, the narration, lessons, bots and tests all read the same events. Each game
has its own kinds, small frozen classes whose fields name squares by name and players by seat. The
sentence that tells an event is in the game's `messages.toml` under `event.` and the kind.
"""

import re
from dataclasses import dataclass, fields
from functools import cache
from typing import ClassVar, Self


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, and the rule by which it did."""

    rule: ClassVar[str]
    """The id of the rule, such as `marrakech.assam.step`."""

    passing: ClassVar[bool] = False
    """Whether it is one of several steps on a way, of which a summary tells the last alone."""

    thrown: ClassVar[bool] = False
    """Whether it is of a die, which is seen in the air before it falls."""

    silent: ClassVar[bool] = False
    """Whether a story passes over it: it only keeps what seats know in step with the game."""

    def seen(self, seat: int | None) -> "Self | Event | None":
        """What a seat (or None, a spectator) is told of it; unless a game says otherwise, all."""
        return self


def kind(event: Event) -> str:
    """The name of an event's kind in messages: its class's in small letters with hyphens.

    >>> class RugLaid(Event): ...
    >>> kind(RugLaid())
    'rug-laid'
    """
    return _hyphenated(type(event).__name__)


@cache
def _hyphenated(class_name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", class_name).lower()


def facts(event: Event) -> dict[str, object]:
    """The fields of an event by name, as the parameters of its sentence."""
    return {field.name: getattr(event, field.name) for field in fields(event)}
