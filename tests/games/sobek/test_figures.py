"""The cards and tokens there are, and where each figure comes from."""

import pytest

from boardwidgets.games.sobek import RULES
from boardwidgets.games.sobek.cards import CHARACTERS, COPIES, DECK, FACES, GOODS, OPEN, STARTER
from boardwidgets.games.sobek.figures import FIGURES, Figure
from boardwidgets.games.sobek.tokens import COUNTS, TOKENS

# Kind, starters, in the deck, those with scarabs × their scarabs, without scarabs.
TABLE = """
    ivory    1  5  3x3  2
    ebony    1  6  4x2  2
    marble   1  6  3x2  3
    cattle   2  7  5x1  2
    fish     2  8  5x1  3
    wheat    2  8  5x1  3
"""


@pytest.mark.parametrize("line", TABLE.strip().splitlines())
def test_a_good_has_so_many_cards(line: str) -> None:
    name, starters, deck, rich, plain = line.split()
    copies = {face.word: face.copies for face in FACES}
    count, scarabs = rich.split("x")
    assert copies[f"starter-{name}"] == int(starters)
    assert copies[f"{name}{scarabs}"] == int(count)
    assert copies[f"{name}0"] == int(plain)
    assert int(count) + int(plain) == int(deck)


def test_the_deck_has_45_goods_and_amulets_and_9_characters() -> None:
    assert sum(COPIES[card] for card in OPEN) == 45
    assert [COPIES[card] for card in CHARACTERS] == [1] * 9
    assert sum(COPIES[card] for card in DECK) == 54
    assert sum(COPIES[card] for card in STARTER) == 9
    assert COPIES[FACES.index(next(face for face in FACES if face.word == "amulet"))] == 5


def test_characters_and_starters_have_no_scarabs() -> None:
    assert {FACES[card].scarabs for card in (*CHARACTERS, *STARTER)} == {0}


@pytest.mark.parametrize(
    ("character", "good"),
    [
        ("thief", "fish"),
        ("courtesan", "wheat"),
        ("scribe-cattle", "cattle"),
        ("scribe-fish", "fish"),
        ("priestess", "marble"),
        ("priest", "ebony"),
        ("queen", "ivory"),
        ("vizier", "cattle"),
        ("merchant", "wheat"),
    ],
)
def test_a_character_is_a_card_of_its_good(character: str, good: str) -> None:
    (face,) = (face for face in FACES if face.word == character)
    assert GOODS[face.kind] == good


def test_twelve_tokens_of_nine_kinds_three_of_them_double() -> None:
    assert len(TOKENS) == 9
    assert sum(COUNTS) == 12
    doubles = {name for name, count in zip(TOKENS, COUNTS, strict=True) if count == 2}
    assert doubles == {"prosperity", "flood", "curse"}


def figure(of: str, what: str) -> Figure:
    (found,) = (one for one in FIGURES if (one.of, one.what) == (of, what))
    return found


@pytest.mark.parametrize(
    ("of", "what", "origin"),
    [
        ("ivory", "scarabs", "source"),
        ("wheat", "scarabs", "source"),
        ("ebony", "scarabs", "reconstructed"),
        ("fish", "with_scarabs", "reconstructed"),
        ("fish", "deck", "published"),
        ("amulet", "deck", "published"),
        ("queen", "good", "source"),
        ("prosperity", "count", "published"),
        ("flood", "count", "reconstructed"),
        ("glyph", "count", "reconstructed"),
        ("track", "spaces", "source"),
        ("track", "pattern", "reconstructed"),
        ("glyph-1", "name", "source"),
        ("glyph-2", "name", "reconstructed"),
    ],
)
def test_a_figure_says_where_it_comes_from(of: str, what: str, origin: str) -> None:
    found = figure(of, what)
    assert found.origin == origin
    assert found.reconstructed == (origin == "reconstructed")
    assert ("reconstructed by us" in str(found)) == found.reconstructed


def test_every_figure_belongs_to_a_rule_and_is_a_sentence() -> None:
    for one in FIGURES:
        assert one.rule in RULES.rulebook.rules
        assert one.origin in ("source", "published", "reconstructed")
        assert str(one).endswith(".")
    reconstructed = {one.rule for one in FIGURES if one.reconstructed}
    assert reconstructed == {"sobek.cards.goods", "sobek.tokens.events", "sobek.track.glyphs"}
    for rule in reconstructed:
        assert "reconstructed" in RULES.rulebook[rule].sources


def test_a_described_position_says_what_is_reconstructed() -> None:
    state = RULES.start(RULES.set_up(2, None, {}))
    assert "Reconstructed by us" in RULES.describe(state, ("Ada", "Bo"))[-1]
