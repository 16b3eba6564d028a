"""House rules: what may be chosen before a game, and presets that choose as a source says.

>>> table = OptionTable((Option("die", "sandals", ("sandals", "even"), "assam.die"),))
>>> table.choose({"die": "even"})["die"]
'even'
>>> table.choose({"die": "round"})
Traceback (most recent call last):
    ...
ValueError: die='round' is not possible; choose one of: 'sandals', 'even'
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from boardwidgets.core.messages import say
from boardwidgets.core.quoting import quoted

SETTINGS: Final = ("players", "seed", "rules", "names", "chance", "position")
"""What every game takes as keywords, beside its house rules."""


class Option(NamedTuple):
    """One house rule: its name, its default, its possible values, and the id of its rule.

    `values` is a tuple of choices, or a range of whole numbers. `default` is a value, or a function
    that gives it for a number of players. With `none` the value None is possible as well.
    """

    name: str
    default: Any
    values: tuple[Any, ...] | range
    rule: str
    none: bool = False

    def check(self, value: object) -> None:
        """Raise a ValueError that names the choices unless the value is one of them."""
        allowed = any(type(value) is type(v) and value == v for v in self.values)
        if isinstance(self.values, range):
            allowed = type(value) is int and value in self.values
        if not (allowed or (self.none and value is None)):
            parameters = {"option": self.name, "value": quoted(value), "choices": self.choices}
            raise ValueError(say("error.option-value", **parameters))

    @property
    def choices(self) -> str:
        """The possible values, in words for an error."""
        or_none = "-or-none" if self.none else ""
        if isinstance(self.values, range):
            lowest, highest = self.values[0], self.values[-1]
            return say(f"choices.range{or_none}", lowest=lowest, highest=highest)
        return say(f"choices.values{or_none}", values=tuple(map(repr, self.values)))

    def default_for(self, players: int) -> Any:
        """The default in a game with this number of players."""
        return self.default(players) if callable(self.default) else self.default


class Options(Mapping[str, Any]):
    """The values of all options in a game, by their names; immutable and hashable."""

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = tuple(sorted(values.items()))

    def __getitem__(self, name: str) -> Any:
        for key, value in self._values:
            if key == name:
                return value
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter(key for key, _ in self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(self._values)

    def __repr__(self) -> str:
        return f"Options({dict(self._values)!r})"


def _any_together(values: Mapping[str, Any]) -> None:
    """The check of a game whose options do not exclude one another: it accepts everything."""


@dataclass(frozen=True, slots=True)
class OptionTable:
    """All options of a game, and its presets: the values that a source of the rules gives.

    `together` raises a ValueError for values that are possible one by one, but not together.
    """

    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    together: Callable[[Mapping[str, Any]], None] = _any_together

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def choose(self, given: Mapping[str, Any], rules: object = None, players: int = 2) -> Options:
        """The values in force: those given, else those of the preset `rules`, else the defaults.

        A ValueError says which option or value is not possible, and what is.
        """
        by_name = {option.name: option for option in self.options}
        if rules is not None and (not isinstance(rules, str) or rules not in self.presets):
            presets = tuple(map(repr, self.presets))
            raise ValueError(say("error.preset", value=quoted(rules), presets=presets))
        for name in given:
            if name not in by_name:
                parameters = {
                    "option": quoted(name),
                    "options": tuple(by_name),
                    "settings": SETTINGS,
                }
                raise ValueError(say("error.option", **parameters))
        values = {option.name: option.default_for(players) for option in self.options}
        values.update(self.presets[rules] if isinstance(rules, str) else {})
        values.update(given)
        for name, value in values.items():
            by_name[name].check(value)
        self.together(values)
        return Options(values)
