"""The tables of hand-made positions: what each says holds, and each rule has three cases."""

from collections import Counter

import pytest

from tests.games.cows.table import TABLE as COWS
from tests.games.marrakech.table import TABLE as MARRAKECH
from tests.games.positions import Case, Table, check
from tests.games.sobek.table import TABLE as SOBEK

TABLES = {table.ruleset.name: table for table in (MARRAKECH, COWS, SOBEK)}
CASES = {name: list(table.cases()) for name, table in TABLES.items()}


@pytest.mark.parametrize(
    ("table", "case"),
    [(table, case) for name, table in TABLES.items() for case in CASES[name]],
    ids=lambda value: value.name if isinstance(value, Case) else value.ruleset.name,
)
def test_a_case_of_the_table(table: Table, case: Case) -> None:
    check(case, table)


@pytest.mark.parametrize("game", TABLES)
def test_there_are_three_cases_for_each_rule(game: str) -> None:
    count = Counter(case.rule for case in CASES[game])
    assert set(count) == set(TABLES[game].ruleset.rulebook.rules)
    assert {rule: n for rule, n in count.items() if n < 3} == {}
