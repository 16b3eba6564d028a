"""The rulebook as data, house rules, and that every event and refusal has its sentence."""

import inspect
import re
import tomllib
from dataclasses import fields
from pathlib import Path
from string import Formatter

import pytest

from boardwidgets.core.events import Event, kind
from boardwidgets.core.messages import catalogue, flat
from boardwidgets.games import cows
from boardwidgets.games.cows import RULES, events
from boardwidgets.games.cows.pieces import NAMES_OF
from tests.games.cows.playouts import fresh

FOLDER = Path(inspect.getfile(cows)).parent
CODE = "\n".join(file.read_text("utf-8") for file in sorted(FOLDER.rglob("*.py")))
WORDS = catalogue(RULES.package)
SENTENCES = flat(tomllib.loads((FOLDER / "messages.toml").read_text("utf-8")))

IDS = (
    *("setup.board", "setup.players", "setup.placement", "setup.grass", "setup.fences"),
    *("setup.cards", "turn.card", "turn.colour-card", "turn.piece-card", "turn.order"),
    *("turn.extra", "turn.reopen", "square.pieces", "grass.pile"),
    *("cow.move", "cow.blocked", "cow.graze", "cow.pushed-graze"),
    *("bull.move", "bull.push", "bull.stop", "bull.fence", "bull.mole", "bull.must-move"),
    *("bull.pushed", "bull.grass", "herdsman.move", "herdsman.fence", "mole.move", "mole.peek"),
    *("rabbit.move", "rabbit.cross", "rabbit.carry", "end.grazed"),
    *("score.sets", "score.tie", "secret.tokens"),
)

KINDS = [
    event
    for _, event in inspect.getmembers(events, inspect.isclass)
    if issubclass(event, Event) and "rule" in vars(event)
]


def test_the_rulebook_has_its_entries_in_order() -> None:
    assert list(RULES.rulebook.rules) == [f"cows.{rule}" for rule in IDS]


def test_each_rule_says_where_it_comes_from_or_that_it_is_ours() -> None:
    for rule in RULES.rulebook.rules.values():
        assert rule.title
        assert rule.text.endswith(".")
        assert rule.sources or rule.ruling
        assert set(rule.sources) <= set(RULES.rulebook.sources)


@pytest.mark.parametrize("rule", IDS)
def test_each_rule_is_cited_by_code(rule: str) -> None:
    assert re.search(rf"[`\"](cows\.)?{re.escape(rule)}[`\"]", CODE)


def test_each_house_rule_belongs_to_a_rule_that_names_one() -> None:
    named = {option.rule for option in RULES.options}
    assert named == {rule.id for rule in RULES.rulebook.rules.values() if rule.option}
    for option in RULES.options:
        assert f"option.{option.name}" in WORDS
        assert option.none == (f"choice.{option.name}.None" in WORDS)


@pytest.mark.parametrize("event", KINDS, ids=lambda event: event.__name__)
def test_each_event_cites_a_rule_and_has_a_sentence(event: type[Event]) -> None:
    assert event.rule in RULES.rulebook.rules
    parameters = {name for _, name, _, _ in Formatter().parse(SENTENCES[key(event)]) if name}
    assert parameters <= {field.name for field in fields(event)}


def key(event: type[Event]) -> str:
    return f"event.{kind(object.__new__(event))}"


def test_each_sentence_of_an_event_belongs_to_one() -> None:
    told = {name for name in SENTENCES if name.startswith("event.")}
    assert told == set(map(key, KINDS))


def test_each_piece_has_its_phrase() -> None:
    for name in (*NAMES_OF, "fence", "edge", "cow", "herdsman"):
        assert WORDS.phrase("piece", name)


def test_house_rules_that_cannot_be_are_named_with_what_can() -> None:
    for options, allowed in (
        ({"rabbit_path": "curved"}, "'bend', 'straight'"),
        ({"fences": -1}, "0 to 49 or None"),
        ({"max_turns": 0}, "1 to 500 or None"),
        ({"end_check": None}, "'turn', 'at-once'"),
        ({"symbols": 7}, "1 to 6"),
        ({"bulls": 2}, "symbols, tokens_each, fences"),
    ):
        with pytest.raises(ValueError, match=re.escape(allowed)):
            RULES.set_up(2, None, options)
    with pytest.raises(ValueError, match="2 to 4"):
        RULES.set_up(5, None, {})


def test_what_is_no_move_at_all_is_answered_with_the_forms() -> None:
    match = fresh(2, 1)
    for text in ("", "red cow", "card cow", "cow d4 d5", "bull red up", "discard", "x" * 500):
        error = match.why_not(text)
        assert error is not None
        assert error.rule is None
        assert "cow red d4 d7" in error.reason
