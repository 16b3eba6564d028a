"""What holds of the package of every game: its rulebook, its messages, its drawing."""

from typing import Any

from boardwidgets.core.messages import catalogue
from boardwidgets.core.options import Option
from boardwidgets.core.rulebook import Rule
from boardwidgets.core.state import Ruleset
from boardwidgets.draw.painter import Painter, painter
from boardwidgets.testing.checkpoints import GameError


def is_whole(rules: Ruleset[Any]) -> None:
    """The package has all that belongs to a game."""
    require(
        len(rules.seats) > 0 and rules.seats[0] > 0,
        f"RULES.seats has to be a range of numbers of players, but is {rules.seats!r}.",
    )
    for key in ("title", "forms"):
        require(key in catalogue(rules.package), f"messages.toml has to say {key}.")
    for rule in rules.rulebook.rules.values():
        is_readable(rules, rule)
    for option in rules.options:
        is_explained(rules, option)
    require(
        isinstance(painter(rules.name), Painter),
        "PAINTER in the module that draws the game has to be a boardwidgets.draw.painter.Painter.",
    )


def is_readable(rules: Ruleset[Any], rule: Rule) -> None:
    """A rule has a title, a text and an origin."""
    where = f"rulebook.toml, {rule.id}"
    require(rule.english_title, f"{where}: the rule has to have a title.")
    require(
        rule.english_text.endswith((".", "!", "?")),
        f"{where}: the text has to be of whole sentences.",
    )
    require(
        rule.sources or rule.english_ruling,
        f"{where}: say where the rule comes from, under source or ruling.",
    )
    for source in rule.sources:
        require(
            source in rules.rulebook.sources,
            f"{where}: the source {source!r} has to be in the table [source] as well.",
        )


def is_explained(rules: Ruleset[Any], option: Option) -> None:
    """A house rule belongs to a rule, and has a name."""
    require(
        option.rule in rules.rulebook.rules,
        f"The option {option.name!r} has to belong to a rule in rulebook.toml; there is no "
        f"{option.rule!r}.",
    )
    key = f"option.{option.name}"
    require(key in catalogue(rules.package), f"messages.toml has to say {key}.")
    for players in rules.seats:
        option.check(option.default_for(players))


def require(right: object, advice: str) -> None:
    """Raise a GameError that gives advice, unless all is right."""
    if not right:
        raise GameError(advice)
