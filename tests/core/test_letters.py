"""Names in all scripts are counted by the letters one sees, and leave the sentence as it is."""

import pytest

from boardwidgets.core.letters import is_writable, isolated, letters
from boardwidgets.core.messages import set_language
from boardwidgets.game import Game

TEACHER, PERSIAN, SINHALA = "👩‍🏫", "می‌خواهم", "ශ්‍රී"
DANA = "דנה"


@pytest.mark.parametrize(
    ("text", "count"), [(TEACHER, 1), (PERSIAN, 7), (SINHALA, 2), ("née", 3), ("", 0)]
)
def test_letters_are_what_one_sees(text: str, count: int) -> None:
    assert len(letters(text)) == count
    assert "".join(letters(text)) == text


def test_forty_letters_are_a_name_however_many_characters_they_are() -> None:
    assert is_writable(TEACHER * 40, 40)
    assert not is_writable(TEACHER * 41, 40)


@pytest.mark.parametrize("unseen", ["", " ", "\u200d", "A\nB", "A\u202eB", "A" + "\u0301" * 500])
def test_what_nobody_could_read_is_no_name(unseen: str) -> None:
    assert not is_writable(unseen, 40)


def test_two_names_that_look_the_same_are_the_same() -> None:
    with pytest.raises(ValueError, match="no two players"):
        Game("marrakech", 2, names=["Zo\u00eb", "Zoe\u0308"])


def test_a_name_from_right_to_left_is_set_apart_in_sentences_and_saved_as_it_is() -> None:
    game = Game("marrakech", 2, seed=1, names=[DANA, "Bo"])
    told = " ".join(game.words())
    assert f"\u2068{DANA}\u2069 — " in told
    assert "\u2068Bo" not in told
    assert game.document()["names"] == [DANA, "Bo"]


def test_sentences_with_names_from_left_to_right_have_no_unseen_signs() -> None:
    for language in ("en", "it"):
        set_language(language)
        game = Game("marrakech", 3, seed=1, names=["Ada", TEACHER, "李雷"])
        assert "\u2068" not in " ".join(game.words())
    set_language("en")


def test_several_names_in_a_list_are_each_set_apart() -> None:
    assert isolated("Ada 2") == "Ada 2"
    assert isolated(f"{DANA} 2") == f"\u2068{DANA} 2\u2069"
