"""The rulebook of each game is whole, and every rule of it is cited where it counts.

A citation is a rule's id with its game, such as marrakech.rug.cover.
"""

import ast
import json
import re
import tomllib
from pathlib import Path

import pytest

from boardwidgets.core.rulebook import Rulebook, rulebook
from boardwidgets.games import GAMES, ruleset

ROOT = Path(__file__).parent.parent

SPECIFIED = {
    "marrakech": (
        "setup.purse setup.coins setup.rugs setup.two-players setup.assam setup.first "
        "assam.turn assam.die assam.step assam.edge-turn "
        "payment.due payment.region payment.colours-apart payment.none payment.short out.rugs "
        "rug.must-lay rug.beside-assam rug.cover rug.cover-own "
        "end.last-rug end.last-player score.total score.tie variant.turn-after"
    ),
    "sobek": (
        "cards.goods cards.characters cards.deck tokens.events track.glyphs setup.players "
        "setup.hand setup.deck setup.row setup.events setup.first turn.take "
        "turn.corruption turn.character turn.set turn.must character.no-effect "
        "character.thief character.courtesan character.scribe character.priest "
        "character.queen character.vizier character.merchant event.trigger "
        "event.prosperity event.flood event.deceit event.curse event.embalming "
        "event.glyph round.end round.horizontal round.leftovers score.set "
        "score.horizontal score.move corruption.most corruption.penalty game.end"
    ),
}
"""The ids of the rules as they were specified, in their order."""


def book(game: str) -> Rulebook:
    return rulebook(ruleset(game).package)


def cited(text: str, rules: set[str]) -> set[str]:
    """The rules whose ids stand in a text."""
    return rules & set(re.findall(r"(?<![.\w])[a-z]+\.[a-z][a-z-]*\.[a-z][a-z-]*[a-z]", text))


ANSWERS = ("refusals", "events", "options", "description", "parsing", "notation")
"""The rooms of a game that only say what the rules are."""


def enforcing(game: str) -> list[Path]:
    """The modules of a game that hold its players to the rules."""
    folder = ROOT / "boardwidgets" / "games" / game
    files = sorted(folder.rglob("*.py"))
    return [file for file in files if not file.relative_to(folder).parts[0].startswith(ANSWERS)]


def beside_its_code(file: Path) -> str:
    """A module without its own docstring, which says of no line that it enforces something."""
    text = file.read_text("utf-8")
    module = ast.parse(text)
    if ast.get_docstring(module) is None:
        return text
    return "\n".join(text.split("\n")[module.body[0].end_lineno or 0 :])


@pytest.mark.parametrize("game", SPECIFIED)
def test_the_rulebook_holds_the_rules_that_were_specified(game: str) -> None:
    assert list(book(game).rules) == [f"{game}.{rule}" for rule in SPECIFIED[game].split()]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_title_a_text_and_a_source(game: str) -> None:
    found = book(game)
    for rule in found.rules.values():
        assert rule.title
        assert rule.text.endswith(".")
        assert rule.ruling == "" or rule.ruling.endswith(".")
        assert rule.sources or rule.ruling
        assert set(rule.sources) <= set(found.sources)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_belongs_to_a_rule_that_names_it(game: str) -> None:
    options = list(ruleset(game).options)
    assert {option.rule for option in options} <= set(book(game).rules)
    named = {rule.option for rule in book(game).rules.values() if rule.option}
    assert named <= {option.name for option in options}
    for name in named:
        (option,) = (option for option in options if option.name == name)
        assert book(game)[option.rule].option is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_where_it_is_enforced(game: str) -> None:
    """A search for an id leads to the line that does what the rule says."""
    rules = set(book(game).rules)
    found: set[str] = set()
    for file in enforcing(game):
        found |= cited(beside_its_code(file), rules)
    assert rules - found == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    rules = set(book(game).rules)
    found: set[str] = set()
    tables = (ROOT / "tests" / "games" / game).rglob("positions/*.txt")
    for file in (*(ROOT / "tests").rglob("test_*.py"), *tables):
        if file != Path(__file__):
            found |= cited(file.read_text("utf-8"), rules)
    assert rules - found == set()


WITH_NOTEBOOKS = [game for game in GAMES if (ROOT / "notebooks" / game).is_dir()]


@pytest.mark.parametrize("game", WITH_NOTEBOOKS)
def test_every_rule_is_cited_by_a_notebook(game: str) -> None:
    """In what the author wrote: an output that lists all rules does not count."""
    rules = set(book(game).rules)
    found: set[str] = set()
    for file in (ROOT / "notebooks" / game).rglob("*.ipynb"):
        for cell in json.loads(file.read_text("utf-8"))["cells"]:
            found |= cited("".join(cell["source"]), rules)
    assert rules - found == set()


def everything_written() -> list[Path]:
    """All that may cite a rule."""
    files = [*(ROOT / "boardwidgets").rglob("*.py"), *(ROOT / "boardwidgets").rglob("*.toml")]
    return [*files, *(ROOT / "tests").rglob("test_*.py")]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_cites_a_rule_that_is_not_there(game: str) -> None:
    rules = set(book(game).rules)
    heads = "|".join(sorted({rule.split(".")[1] for rule in rules}))
    citation = re.compile(rf"(?<![.\w]){game}\.(?:{heads})\.[a-z][a-z-]*[a-z]")
    for file in everything_written():
        assert set(citation.findall(file.read_text("utf-8"))) <= rules, file


def test_the_check_finds_a_rule_that_is_not_cited() -> None:
    assert cited("see marrakech.rug.cover-own.", {"marrakech.rug.cover"}) == set()
    assert cited("see `marrakech.rug.cover`.", {"marrakech.rug.cover"}) == {"marrakech.rug.cover"}
    assert cited("from games.marrakech.rug.cover", {"marrakech.rug.cover"}) == set()


def test_what_a_module_says_at_its_head_cites_no_rule(tmp_path: Path) -> None:
    file = tmp_path / "rugs.py"
    file.write_text('"""Rugs: `marrakech.rug.cover`."""\n\nEACH = 15  # `marrakech.setup.rugs`\n')
    rules = {"marrakech.rug.cover", "marrakech.setup.rugs"}
    assert cited(beside_its_code(file), rules) == {"marrakech.setup.rugs"}


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_holds_nothing_that_is_never_read(game: str) -> None:
    text = (ROOT / "boardwidgets" / "games" / game / "rulebook.toml").read_text("utf-8")
    known = {"id", "title", "text", "source", "ruling", "option"}
    assert all(set(entry) <= known for entry in tomllib.loads(text)["rule"])
