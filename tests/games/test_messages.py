"""Every event and every refusal has its sentence, with parameters that are filled."""

import ast
import re
import string
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import boardwidgets
from boardwidgets.core.events import Event, kind
from boardwidgets.core.messages import catalogue, flat
from boardwidgets.games import GAMES, ruleset

GAMES_FOLDER = Path(boardwidgets.__file__).parent / "games"


def events(game: str) -> list[type[Event]]:
    """The kinds of events of a game."""
    module = import_module(f"boardwidgets.games.{game}.events")
    found = [value for value in vars(module).values() if isinstance(value, type)]
    # What several kinds have in common has no rule of its own and never happens by itself.
    return [each for each in found if issubclass(each, Event) and hasattr(each, "rule")]


def sentences(game: str) -> dict[str, Any]:
    """The messages of a game by their keys."""
    text = (GAMES_FOLDER / game / "messages.toml").read_text("utf-8")
    return flat(tomllib.loads(text))


def parameters(template: str) -> set[str]:
    """The names of the parameters of a template."""
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def forms(entry: Any) -> Iterator[str]:
    """The templates of an entry: one, or the forms for one and for several."""
    yield from entry.values() if isinstance(entry, dict) else (entry,)


def keys_in_code(game: str, head: str) -> set[str]:
    """The keys that a game's code spells out, of those that begin with `head`."""
    found = set()
    for file in (GAMES_FOLDER / game).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(rf"^{head}[a-z.-]+$", node.value))
    return {key for key in found if not key.endswith((".", "-"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_sentence_whose_parameters_are_its_facts(game: str) -> None:
    assert events(game)
    known = sentences(game)
    for event in events(game):
        key = f"event.{kind(event.__new__(event))}"
        assert key in known
        for template in forms(known[key]):
            assert parameters(template) <= {field.name for field in fields(event)}, key


@pytest.mark.parametrize("game", GAMES)
def test_every_event_names_a_rule_of_the_rulebook(game: str) -> None:
    rules = ruleset(game).rulebook.rules
    for event in events(game):
        assert event.rule in rules
        assert event.__doc__


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_tells_an_event_that_is_not_there(game: str) -> None:
    told = {key for key in sentences(game) if key.startswith("event.")}
    assert told == {f"event.{kind(event.__new__(event))}" for event in events(game)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("head", ["refusal.", "describe.", "now.", "error."])
def test_every_key_in_the_code_has_its_sentence(game: str, head: str) -> None:
    known = sentences(game)
    for key in keys_in_code(game, head):
        assert key in known, key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("head", ["typed.", "move."])
def test_no_word_of_a_move_is_left_over(game: str, head: str) -> None:
    """What is typed, and what a move is called, stands in the code as the game's own word."""
    code = " ".join(file.read_text("utf-8") for file in (GAMES_FOLDER / game).glob("*.py"))
    own = set(re.findall(r"[a-z]+(?:-[a-z]+)*", code))
    known = sentences(game)
    own |= {key.split(".")[-1] for key in known if key.startswith("phrase.")}
    words = {key.removeprefix(head) for key in known if key.startswith(head)}
    assert words
    assert words - own == set()


@pytest.mark.parametrize("game", GAMES)
def test_sentences_are_set_without_loose_blanks(game: str) -> None:
    for key, entry in sentences(game).items():
        for template in forms(entry):
            assert template.strip() == template, key
            assert "  " not in template, key
            assert key in catalogue(ruleset(game).package)


@pytest.mark.parametrize("game", GAMES)
def test_the_few_words_of_an_event_are_filled_by_its_facts(game: str) -> None:
    """An account may also list the squares of steps that are told as one."""
    kinds = {kind(event.__new__(event)): event for event in events(game)}
    for key, entry in sentences(game).items():
        if key.startswith("account."):
            event = kinds[key.split(".")[-1]]
            for template in forms(entry):
                known = {field.name for field in fields(event)} | {"squares"}
                assert parameters(template) <= known, key
