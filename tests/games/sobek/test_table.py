"""The table of hand-made positions in `positions/`: at least three for each entry of the rules."""

from collections import Counter

import pytest

from boardwidgets.core.positions import PositionError
from boardwidgets.games.sobek import RULES
from tests.games.sobek.situations import Case, Player, cases, situation

TABLE = list(cases())

ENTRIES = [
    "sobek.cards.goods",
    "sobek.cards.characters",
    "sobek.cards.deck",
    "sobek.tokens.events",
    "sobek.track.glyphs",
    "sobek.setup.players",
    "sobek.setup.hand",
    "sobek.setup.deck",
    "sobek.setup.row",
    "sobek.setup.events",
    "sobek.setup.first",
    "sobek.turn.take",
    "sobek.turn.corruption",
    "sobek.turn.character",
    "sobek.turn.set",
    "sobek.turn.must",
    "sobek.character.no-effect",
    "sobek.character.thief",
    "sobek.character.courtesan",
    "sobek.character.scribe",
    "sobek.character.priest",
    "sobek.character.queen",
    "sobek.character.vizier",
    "sobek.character.merchant",
    "sobek.event.trigger",
    "sobek.event.prosperity",
    "sobek.event.flood",
    "sobek.event.deceit",
    "sobek.event.curse",
    "sobek.event.embalming",
    "sobek.event.glyph",
    "sobek.round.end",
    "sobek.round.horizontal",
    "sobek.round.leftovers",
    "sobek.score.set",
    "sobek.score.horizontal",
    "sobek.score.move",
    "sobek.corruption.most",
    "sobek.corruption.penalty",
    "sobek.game.end",
]
"""The entries of the rulebook as they were specified, in their order."""


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


def test_the_rulebook_holds_the_rules_that_were_specified() -> None:
    assert list(RULES.rulebook.rules) == ENTRIES


def test_there_are_three_cases_for_each_entry_of_the_rulebook() -> None:
    count = Counter(case.rule for case in TABLE)
    assert {rule: n for rule, n in count.items() if n < 3} == {}
    assert set(count) == set(ENTRIES)
