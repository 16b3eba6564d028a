"""Games of other packages, found by their entry points; what is wrong with one is a warning."""

import re
import warnings
from collections.abc import Collection, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import Any, Final

from boardwidgets.core.messages import catalogue, say
from boardwidgets.core.state import Ruleset

GROUP: Final = "boardwidgets.games"


class GameWarning(UserWarning):
    """A game of another package that cannot be used; says which, and what is wrong with it."""


class NoGameError(ValueError):
    """What an entry point leads to is no game."""


def load_all(taken: Collection[str]) -> Mapping[str, Ruleset[Any]]:
    """The games of all other packages that are installed, by name, without those that are broken.

    The names in `taken` are taken already; of two packages with the same name the first is taken.
    """
    found: dict[str, Ruleset[Any]] = {}
    for point in in_order():
        package = point.dist.name if point.dist else point.value
        parameters = {"game": repr(point.name), "package": package}
        if point.name in (*taken, *found):
            warn("game-of-other.taken", **parameters)
            continue
        try:
            found[point.name] = loaded(point)
        except Exception as error:  # noqa: BLE001 - code of others may fail in any way
            problem = f"{type(error).__name__}: {error}"
            warn("game-of-other.broken", **parameters, problem=problem)
    return found


def in_order() -> Iterator[EntryPoint]:
    """The entry points of our group, in the same order everywhere; the same one only once."""
    points = {(point.name, point.value): point for point in entry_points(group=GROUP)}
    return iter(points[key] for key in sorted(points))


def loaded(point: EntryPoint) -> Ruleset[Any]:
    """The rules that an entry point leads to; how the game is drawn is looked for, not loaded."""
    if not re.fullmatch("[a-z][a-z0-9_]*", point.name):
        raise NoGameError(say("game-of-other.name"))
    rules = getattr(point.load(), "RULES", None)
    if not isinstance(rules, Ruleset):
        raise NoGameError(say("game-of-other.rules", module=point.module))
    if (rules.package, rules.name) != (point.module, point.name):
        raise NoGameError(say("game-of-other.package", module=point.module, found=rules.package))
    messages = catalogue(rules.package)
    if not rules.rulebook.rules or not all(key in messages for key in ("title", "forms")):
        raise NoGameError(say("game-of-other.texts", module=point.module))
    if find_spec(f"{rules.package}.drawing") is None:
        raise NoGameError(say("game-of-other.drawing", module=point.module))
    return rules


def warn(key: str, **parameters: object) -> None:
    """Warn the one who asked for the games."""
    warnings.warn(say(key, **parameters), GameWarning, stacklevel=2)
