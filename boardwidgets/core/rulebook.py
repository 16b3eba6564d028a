"""Rules by their ids, the error of a refused move, and the sentence that tells an event.

A game's rulebook is data: `rulebook.toml` in its folder holds the rules in the order in which one
reads them. A rule has an id, a title, a text and its sources; a ruling where the sources left
something to us, and an option where it can be played in several ways.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import MappingProxyType
from typing import Any, NamedTuple

from boardwidgets.core.events import Event, facts, kind
from boardwidgets.core.messages import catalogue, translate
from boardwidgets.core.quoting import shortened


class Rule(NamedTuple):
    """One rule: its id, which begins with the game's name, and what the rulebook says of it."""

    id: str
    english_title: str
    english_text: str
    sources: tuple[str, ...] = ()
    english_ruling: str = ""
    option: str | None = None

    @property
    def title(self) -> str:
        """The rule's title in the reader's language."""
        return translate(f"{self.id}.title", self.english_title)

    @property
    def text(self) -> str:
        """What the rule says, in the reader's language."""
        return translate(f"{self.id}.text", self.english_text)

    @property
    def ruling(self) -> str:
        """What we settled where the sources are silent or disagree; else empty."""
        return translate(f"{self.id}.ruling", self.english_ruling) if self.english_ruling else ""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game's rules in the order in which one reads them, and its sources."""

    game: str
    rules: Mapping[str, Rule]
    sources: Mapping[str, str]

    def __getitem__(self, rule_id: str) -> Rule:
        return self.rules[rule_id]

    def in_order(self, rule_ids: Sequence[str]) -> tuple[str, ...]:
        """The ids among `rule_ids`, each once, in the order of the rulebook."""
        wanted = set(rule_ids)
        return tuple(rule_id for rule_id in self.rules if rule_id in wanted)

    def source(self, name: str) -> str:
        """What a source is, in the reader's language."""
        return translate(f"{self.game}.source.{name}", self.sources[name])


@cache
def rulebook(package: str) -> Rulebook:
    """The rulebook of a game, from its package; read once."""
    game = package.rpartition(".")[2]
    table = tomllib.loads(files(package).joinpath("rulebook.toml").read_text("utf-8"))
    rules = [_rule(game, entry) for entry in table["rule"]]
    return Rulebook(game, {rule.id: rule for rule in rules}, table["source"])


def _rule(game: str, entry: Mapping[str, Any]) -> Rule:
    return Rule(
        f"{game}.{entry['id']}",
        entry["title"],
        entry["text"],
        tuple(entry.get("source", ())),
        entry.get("ruling", ""),
        entry.get("option"),
    )


class Violation(NamedTuple):
    """One way in which a move breaks a rule: the rule, the squares concerned, and a sentence.

    `key` is the key of the sentence in the game's `messages.toml`; `parameters` fill it in.
    """

    rule: str
    key: str
    squares: tuple[str, ...] = ()
    parameters: Mapping[str, object] = MappingProxyType({})


class IllegalMove(ValueError):
    """A move that may not be played now, and why.

    Its text, `str(error)`, is the `reason` in the language that is in force when it is read.

    :param package: the package of the game, where its rulebook and messages are.
    :param text: the text of the move, or whatever stood in its place.
    :param violations: every way in which the move breaks a rule; none when the text is no move of
        this game at all.
    :param names: the players' names in seat order.

    >>> import boardwidgets as bw
    >>> error = bw.Game("marrakech", seed=7).why_not("a1 c1")
    >>> error.rules
    ('marrakech.assam.turn', 'marrakech.rug.beside-assam')
    >>> error.rule, error.squares
    ('marrakech.assam.turn', ('a1', 'c1'))
    >>> error.reasons[1]
    'A rug covers two squares that share a side, and one of them lies beside Assam; a1 and c1 do \
not share a side.'
    """

    rules: tuple[str, ...]
    """The ids of all rules that the move breaks, in the rulebook's order."""

    rule: str | None
    """The id of the first of `rules`; None when the text is no move of this game at all."""

    squares: tuple[str, ...]
    """The names of the squares concerned."""

    def __init__(
        self,
        package: str,
        text: str,
        violations: Sequence[Violation] = (),
        names: Sequence[str] = (),
    ) -> None:
        super().__init__(text)
        self.package = package
        self.text = text
        self.names = tuple(names)
        book = rulebook(package)
        order = book.in_order([violation.rule for violation in violations])
        self.violations = tuple(
            sorted(violations, key=lambda violation: order.index(violation.rule))
        )
        self.rules = order
        self.rule = order[0] if order else None
        named = [square for violation in self.violations for square in violation.squares]
        self.squares = tuple(dict.fromkeys(named))

    @property
    def reason(self) -> str:
        """Why, in the reader's language: the sentence of the first rule that is broken."""
        if not self.violations:
            return self.forms
        violation = self.violations[0]
        return catalogue(self.package).say(violation.key, self.names, **violation.parameters)

    @property
    def reasons(self) -> tuple[str, ...]:
        """A sentence for each rule that is broken, in the rulebook's order."""
        say = catalogue(self.package).say
        told = (say(one.key, self.names, **one.parameters) for one in self.violations)
        return tuple(told) or (self.forms,)

    @property
    def forms(self) -> str:
        """What moves look like in this game: the answer to a text that is no move."""
        return catalogue(self.package).say("forms", text=shortened(self.text))

    def __str__(self) -> str:
        return self.reason

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (self.package, self.text, self.violations, self.names)


def game_package(kind: type[object]) -> str:
    """The package of the game that a class belongs to: the nearest above it with a rulebook.

    >>> game_package(IllegalMove)
    Traceback (most recent call last):
        ...
    LookupError: IllegalMove belongs to no game
    """
    package = _package_above(kind.__module__)
    if package is None:
        raise LookupError(f"{kind.__name__} belongs to no game")
    return package


@cache
def _package_above(module: str) -> str | None:
    """The nearest package above a module that holds a rulebook; None when there is none."""
    # Of a package itself, where a small game may have its classes, this is the package.
    package = import_module(module).__package__ or ""
    while package and not files(package).joinpath("rulebook.toml").is_file():
        package = package.rpartition(".")[0]
    return package or None


def tell(event: Event, names: Sequence[str] = ()) -> str:
    """The sentence that tells an event, in the reader's language."""
    return catalogue(game_package(type(event))).say(f"event.{kind(event)}", names, **facts(event))
