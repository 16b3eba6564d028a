"""The figures the game is made of, each with where it comes from.

They stand in `cards.toml`, `tokens.toml` and `track.toml`. A figure is from the `source`, or
`published` elsewhere, or `reconstructed`: our own best completion of what nobody prints. What
shows a reconstructed figure says so.

>>> [figure.value for figure in FIGURES if figure.of == "ivory" and figure.what == "scarabs"]
[3]
>>> sorted({figure.of for figure in FIGURES if figure.what == "count" and figure.reconstructed})
['curse', 'deceit', 'embalming', 'flood', 'glyph']
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from boardwidgets.core.messages import catalogue

PACKAGE: Final = __name__.rpartition(".")[0]


NAMED: Final = {"good": "good", "name": "glyph"}
"""Figures whose value is a name, and the parameter of the sentence that takes it."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure: what it says of what, its value, its rule and its origin."""

    rule: str
    of: str
    what: str
    value: Any
    origin: str

    @property
    def reconstructed(self) -> bool:
        """Whether it is our own completion."""
        return self.origin == "reconstructed"

    def __str__(self) -> str:
        """The figure and its origin as a sentence, in the reader's language."""
        parameters = {"figure": self.of, "origin": self.origin}
        parameters[NAMED.get(self.what, "value")] = self.value
        return catalogue(PACKAGE).say(f"figure.{self.what}", **parameters)


@cache
def data(name: str) -> Mapping[str, Any]:
    """One of the game's data tables, by the name of its file."""
    return tomllib.loads(files(PACKAGE).joinpath(name).read_text("utf-8"))


RULES: Final = {
    "hand": "setup.hand",
    "row": "setup.row",
    "left_out": "cards.deck",
    "good": "cards.goods",
    "amulet": "cards.goods",
    "character": "cards.characters",
    "round": "setup.events",
    "prosperity": "event.prosperity",
    "curse": "event.curse",
    "token": "tokens.events",
    "spaces": "track.glyphs",
    "number_every": "track.glyphs",
    "pattern": "track.glyphs",
    "glyph": "track.glyphs",
}
"""The rule to which the figures under each heading of the data tables belong."""


def _figures() -> Iterator[Figure]:
    for name in ("cards.toml", "tokens.toml", "track.toml"):
        for heading, entry in data(name).items():
            rule = f"sobek.{RULES[heading]}"
            for number, one in enumerate(entry if isinstance(entry, list) else [entry], 1):
                if "from" in one:
                    yield Figure(rule, "track", heading, one["value"], one["from"])
                    continue
                of = one["name"] if isinstance(one.get("name"), str) else heading
                for what, said in one.items():
                    if isinstance(said, dict):
                        key = f"glyph-{number}" if what == "name" else of
                        yield Figure(rule, key, what, said["value"], said["from"])


FIGURES: Final = tuple(_figures())
"""Every figure of the game, in the order of the data tables."""
