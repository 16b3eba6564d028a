"""The rulebook to read: every rule with its sources, our rulings, and the options in force."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Final

from boardwidgets.core.match import Match
from boardwidgets.core.messages import catalogue
from boardwidgets.core.options import Option, Options
from boardwidgets.core.rulebook import Rule
from boardwidgets.core.state import Ruleset

PACKAGE: Final = "boardwidgets.teach"


def rules(game: Match) -> "RulesPage":
    """The rules of a game with its options in force, to read.

    >>> from boardwidgets.game import Game
    >>> print(str(rules(Game("marrakech", cover_own=True))).splitlines()[0])
    The rules of Marrakech
    """
    return RulesPage(game.ruleset, game.start.setup.options)


@dataclass(frozen=True, slots=True, repr=False)
class RulesPage:
    """A game's rules as text or, in a notebook, as a page."""

    ruleset: Ruleset
    options: Options

    @property
    def title(self) -> str:
        """The heading of the page."""
        game = catalogue(self.ruleset.package).say("title")
        return catalogue(PACKAGE).say("rules.title", game=game)

    def notes(self, rule: Rule) -> Iterator[str]:
        """What stands below a rule's text: our ruling, the options in force, the sources."""
        say = catalogue(PACKAGE).say
        if rule.ruling:
            yield say("rules.ruling", text=rule.ruling)
        for option in self.ruleset.options:
            if rule.id == option.rule:
                yield self.option_in_force(option)
        for name in rule.sources:
            yield say("rules.source", text=self.ruleset.rulebook.source(name))

    def option_in_force(self, option: Option) -> str:
        """A sentence that says an option's value here, and what else it may be."""
        return catalogue(PACKAGE).say(
            "rules.option",
            option=option.name,
            value=repr(self.options[option.name]),
            choices=", ".join(choices(option)),
        )

    def __str__(self) -> str:
        lines = [self.title]
        for rule in self.ruleset.rulebook.rules.values():
            lines += ["", f"{rule.title} ({rule.id})", rule.text]
            lines += [f"  {note}" for note in self.notes(rule)]
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        entries = "".join(self.entry(rule, "h3") for rule in self.ruleset.rulebook.rules.values())
        return f'<div class="bw-rules"><h2>{escape(self.title)}</h2>{entries}</div>'

    def entry(self, rule: Rule, heading: str) -> str:
        """One rule as HTML, under a heading such as `h3`."""
        notes = "".join(f"<li>{escape(note)}</li>" for note in self.notes(rule))
        return (
            f"<{heading}>{escape(rule.title)} <small><code>{escape(rule.id)}</code></small>"
            f"</{heading}><p>{escape(rule.text)}</p>" + (f"<ul>{notes}</ul>" if notes else "")
        )


def choices(option: Option) -> tuple[str, ...]:
    """The values that an option may take, each as one writes it."""
    if isinstance(option.values, range):
        found: tuple[str, ...] = (f"{option.values[0]}–{option.values[-1]}",)
    else:
        found = tuple(map(repr, option.values))
    return (*found, "None") if option.none else found
