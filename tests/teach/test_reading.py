"""The rulebook to read: whole, with sources and rulings, and with the options in force."""

import pytest

import boardwidgets as bw
from boardwidgets.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_there_with_its_text_its_sources_and_our_ruling(game: str) -> None:
    book = bw.Game(game, seed=1).ruleset.rulebook
    read = str(bw.rules(bw.Game(game, seed=1)))
    place = 0
    for rule in book.rules.values():
        assert rule.text in read
        assert rule.ruling in read
        assert read.index(f"({rule.id})") > place, "in the rulebook's order"
        place = read.index(f"({rule.id})")
        for source in rule.sources:
            assert book.source(source) in read


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        (
            {},
            [
                "die='sandals'",
                "rugs_each=15",
                "cover_own=False",
            ],
        ),
        ({"rules": "summary"}, ["die='even'", "cover_own=False"]),
        (
            {"rules": "manual"},
            ["die='sandals'", "cover_own=True"],
        ),
        ({"rules": "manual", "cover_own": False}, ["cover_own=False"]),
        (
            {"rugs_each": 7, "broke": "at-zero"},
            ["rugs_each=7", "broke='at-zero'"],
        ),
    ],
)
def test_the_options_in_force_stand_with_their_rules(
    options: dict[str, object], shown: list[str]
) -> None:
    game = bw.Game("marrakech", 3, seed=1, **options)  # type: ignore[arg-type]  # any option
    read = str(bw.rules(game))
    for value in shown:
        assert f"In a cell: {value};" in read


def test_an_option_says_what_else_it_may_be() -> None:
    read = str(bw.rules(bw.Game("marrakech", seed=1)))
    for choices in ("'top-right', 'top-left'", "1–30", "'N', 'E', 'S', 'W'"):
        assert choices in read


def test_as_a_page_it_says_the_same_and_nothing_in_it_is_taken_for_markup() -> None:
    page = bw.rules(bw.Game("marrakech", seed=1))._repr_html_()
    assert page.count("<h3>") == 25
    assert "an opponent&#x27;s rug" in page
    assert "<code>marrakech.rug.cover-own</code>" in page
