"""The rulebook to read: every rule with its sources, our rulings, and the options in force."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Any, Final

from boardwidgets.core.match import Match
from boardwidgets.core.messages import catalogue, say
from boardwidgets.core.options import Option, Options
from boardwidgets.core.quoting import quoted
from boardwidgets.core.rulebook import Rule
from boardwidgets.core.state import Ruleset
from boardwidgets.games import ruleset

PACKAGE: Final = "boardwidgets.teach"


def rules(game: Match | str) -> "RulesPage":
    """The rules of a game to read, each with its sources, our ruling and the options in force.

    :param game: a `Game`, or the name of one from `bw.GAMES` for the usual options.
    :returns: a page that a notebook shows and `print` writes. `page["marrakech.assam.turn"]` is the
        page of one rule, by its id.
    :raises ValueError: when there is no game of that name; it names those there are.

    >>> from boardwidgets.game import Game
    >>> print(str(rules(Game("marrakech", cover_own=True))).splitlines()[0])
    The rules of Marrakech
    """
    if isinstance(game, Match):
        return RulesPage(game.ruleset, game.start.setup.options)
    book = ruleset(game)
    return RulesPage(book, book.options.choose({}, players=book.seats[0]))


@dataclass(frozen=True, slots=True, repr=False)
class RulesPage:
    """A game's rules as text or, in a notebook, as a page.

    >>> from boardwidgets.game import Game
    >>> print(rules(Game("marrakech"))["marrakech.assam.step"])
    Walking (marrakech.assam.step)
    Assam walks straight ahead, never diagonally, as many squares as the die shows.
      Source: a short summary of the rules, in Italian.
      Source: the publisher's manual of 2021, in Portuguese.
    """

    ruleset: Ruleset[Any]
    options: Options
    only: tuple[str, ...] = ()

    def __getitem__(self, rules: str | tuple[str, ...]) -> "RulesPage":
        """The page of one rule, or of several; a KeyError says that there is no rule of an id."""
        asked: tuple[object, ...] = rules if isinstance(rules, tuple) else (rules,)
        only = []
        for rule in asked:
            if not isinstance(rule, str) or rule not in self.ruleset.rulebook.rules:
                raise KeyError(say("error.rule", rule=quoted(rule)))
            only.append(rule)
        return RulesPage(self.ruleset, self.options, tuple(only))

    @property
    def shown(self) -> tuple[Rule, ...]:
        """The rules on the page."""
        book = self.ruleset.rulebook
        return tuple(book[rule] for rule in self.only or book.rules)

    @property
    def title(self) -> str:
        """The heading of the page."""
        game = catalogue(self.ruleset.package).say("title")
        return catalogue(PACKAGE).say("rules.title", game=game)

    def notes(self, rule: Rule) -> Iterator[str]:
        """The lines below a rule's text: our ruling, the options in force, the sources."""
        tell = catalogue(PACKAGE).say
        if rule.ruling:
            yield tell("rules.ruling", text=rule.ruling)
        for option in self.ruleset.options:
            if rule.id == option.rule:
                yield self.option_in_force(option)
        for name in rule.sources:
            yield tell("rules.source", text=self.ruleset.rulebook.source(name))

    def option_in_force(self, option: Option) -> str:
        """A sentence that says an option's value here, and what else it may be."""
        names = catalogue(self.ruleset.package)
        return catalogue(PACKAGE).say(
            "rules.option",
            option=names.say(f"option.{option.name}"),
            value=chosen(self.ruleset, option, self.options[option.name]),
            name=option.name,
            code=repr(self.options[option.name]),
            choices=", ".join(choices(option)),
        )

    def __str__(self) -> str:
        lines = [] if self.only else [self.title]
        for rule in self.shown:
            lines += ["", f"{rule.title} ({rule.id})", rule.text]
            lines += [f"  {note}" for note in self.notes(rule)]
        return "\n".join(lines).strip()

    __repr__ = __str__

    def _repr_html_(self) -> str:
        entries = "".join(self.entry(rule, "h3") for rule in self.shown)
        heading = "" if self.only else f"<h2>{escape(self.title)}</h2>"
        return f'<div class="bw-rules">{heading}{entries}</div>'

    def entry(self, rule: Rule, heading: str) -> str:
        """One rule as HTML, under a heading such as `h3`."""
        notes = "".join(f"<li>{escape(note)}</li>" for note in self.notes(rule))
        return (
            f"<{heading}>{escape(rule.title)} <small><code>{escape(rule.id)}</code></small>"
            f"</{heading}><p>{escape(rule.text)}</p>" + (f"<ul>{notes}</ul>" if notes else "")
        )


def chosen(ruleset: Ruleset[Any], option: Option, value: object) -> str:
    """A value of an option in the words of its game, or as it is where it needs none."""
    names, key = catalogue(ruleset.package), f"choice.{option.name}.{value}"
    return names.say(key) if key in names else str(value)


def choices(option: Option) -> tuple[str, ...]:
    """The values that an option may take, each as it is written in a cell."""
    if isinstance(option.values, range):
        found: tuple[str, ...] = (f"{option.values[0]}–{option.values[-1]}",)
    else:
        found = tuple(map(repr, option.values))
    return (*found, "None") if option.none else found
