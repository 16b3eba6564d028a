"""The table of hand-made positions in `positions/`: at least three for each entry of the rules."""

from collections import Counter

import pytest

from boardwidgets.core.positions import PositionError
from boardwidgets.games.cows import RULES
from tests.games.cows.situations import Case, Player, cases, situation

TABLE = list(cases())


@pytest.mark.parametrize("case", TABLE, ids=lambda case: case.name)
def test_a_case_of_the_table(case: Case) -> None:
    wrong = [expected for key, expected in case.steps if key == "wrong"]
    if wrong:
        with pytest.raises(PositionError) as caught:
            situation(case.text, **case.options)
        assert wrong[0] in str(caught.value)
        return
    player = Player(case)
    for key, rest in case.steps:
        player.do(key, rest)


def test_there_are_three_cases_for_each_entry_of_the_rulebook() -> None:
    count = Counter(case.rule for case in TABLE)
    assert set(count) == set(RULES.rulebook.rules)
    assert {rule: n for rule, n in count.items() if n < 3} == {}
