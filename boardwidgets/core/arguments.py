"""What is handed over to a function, checked: a refusal names the argument and what it may be."""

from collections.abc import Callable, Sequence
from random import SystemRandom
from typing import Final
from unicodedata import normalize

from boardwidgets.core.chance import LARGEST_SEED
from boardwidgets.core.events import Event
from boardwidgets.core.letters import is_writable
from boardwidgets.core.messages import say
from boardwidgets.core.quoting import quoted

LONGEST_NAME: Final = 40
"""How many letters a player's name may have, as one sees them."""


def check_yes_or_no(name: str, value: object) -> None:
    """Raise a ValueError unless an argument is True or False.

    >>> check_yes_or_no("opened", 3)
    Traceback (most recent call last):
        ...
    ValueError: opened=3 is not possible; choose False or True
    """
    if not isinstance(value, bool):
        raise ValueError(say("error.yes-or-no", name=name, value=quoted(value)))


def check_function(name: str, value: Callable[..., object]) -> None:
    """Raise a ValueError unless an argument can be called.

    >>> check_function("listener", 3)
    Traceback (most recent call last):
        ...
    ValueError: listener=3 is not possible; give a function
    """
    if not callable(value):
        raise ValueError(say("error.function", name=name, value=quoted(value)))


def check_whole(name: str, value: object, lowest: int, highest: int | None = None) -> None:
    """Raise a ValueError unless an argument is a whole number within limits; None is no limit.

    >>> check_whole("number", 1.5, 0)
    Traceback (most recent call last):
        ...
    ValueError: number=1.5 is not possible; give a whole number from 0 up
    >>> check_whole("number", 9, 0, 4)
    Traceback (most recent call last):
        ...
    ValueError: number=9 is not possible; give a whole number from 0 to 4
    """
    if type(value) is int and lowest <= value and (highest is None or value <= highest):
        return
    key = "error.whole-number-up" if highest is None else "error.whole-number"
    limits = {"lowest": lowest, "highest": highest}
    raise ValueError(say(key, name=name, value=quoted(value), **limits))


def check_seat(value: object, players: int) -> None:
    """Raise a ValueError unless an argument is a seat, or None for a spectator.

    >>> check_seat(3, players=3)
    Traceback (most recent call last):
        ...
    ValueError: seat=3 is not possible; choose a seat from 0 to 2, or None for a spectator
    """
    if value is not None and (type(value) is not int or value not in range(players)):
        raise ValueError(say("error.seat", value=quoted(value), last=players - 1))


def check_events(value: object) -> None:
    """Raise a ValueError unless an argument is a tuple of events."""
    if not isinstance(value, tuple) or not all(isinstance(event, Event) for event in value):
        raise ValueError(say("error.events", value=quoted(value)))


def check_seed(seed: object) -> int:
    """A seed, or a new one for None; a ValueError says what a seed is."""
    if seed is None:
        return SystemRandom().randint(0, 2**31)
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise ValueError(say("error.seed", value=quoted(seed)))
    return seed


def check_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Players' names, or none at all; a ValueError says what names may be."""
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise ValueError(say("error.names", value=quoted(names, 80)))
    found = tuple(name.strip() for name in names)
    if found and len(found) != players:
        raise ValueError(say("error.number-of-names", count=len(found), players=players))
    for name in found:
        if not is_writable(name, LONGEST_NAME):
            given = quoted(name, 60)
            raise ValueError(say("error.length-of-name", longest=LONGEST_NAME, given=given))
    if len({normalize("NFC", name) for name in found}) != len(found):
        raise ValueError(say("error.same-name", given=quoted(list(found), 80)))
    return found
