"""Events: what happened when a move was played, in small facts and in order.

The board's animation, the narration, lessons, bots and tests all read the same events. Each game
has its own kinds of event: small frozen classes. Their fields hold squares by their names and
players by their seats. The sentence for an event is in the game's `messages.toml`, under `event.`
and the kind.
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
    """Whether it is a step on the way somewhere: a summary tells only the last of such steps."""

    thrown: ClassVar[bool] = False
    """Whether a die falls in it; a board shows the die in the air before."""

    silent: ClassVar[bool] = False
    """Whether a story passes over it: it only keeps what seats know in step with the game."""

    waits: ClassVar[bool] = False
    """Whether a story stops after it until the reader goes on, since it has to be read."""

    def seen(self, seat: int | None) -> "Self | Event | None":
        """The event as a seat (None: a spectator) is told it, or None when it is told nothing.

        A game with secrets overrides this; here everybody is told all.
        """
        return self


def kind(event: Event) -> str:
    """The name of an event's kind in messages: its class name in small letters with hyphens.

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
