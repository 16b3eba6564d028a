"""Setting up: purses, rugs, Assam, who begins."""

from fractions import Fraction

import pytest

import boardwidgets as bw
from boardwidgets.games.marrakech.events import FirstDrawn
from tests.games.marrakech.situations import dirhams, fresh, marrakech, rules_broken, texts, told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_starts_with_30_dirhams(players: int) -> None:
    """marrakech.setup.purse"""
    assert dirhams(fresh(players)) == (30,) * players


def test_change_is_always_found() -> None:
    """marrakech.setup.coins: a purse is a number, and no event speaks of coins."""
    assert all(type(purse) is int for purse in dirhams(fresh()))


@pytest.mark.parametrize(("players", "rugs"), [(4, (12, 12, 12, 12)), (3, (15, 15, 15, 0))])
def test_four_hold_12_rugs_each_and_three_15(players: int, rugs: tuple[int, ...]) -> None:
    """marrakech.setup.rugs"""
    assert marrakech(fresh(players)).rugs == rugs


def test_two_hold_12_rugs_of_each_of_their_colours() -> None:
    """marrakech.setup.two-players"""
    state = marrakech(fresh(2))
    assert state.rugs == (12, 12, 12, 12)
    assert [state.unlaid(seat) for seat in (0, 1)] == [24, 24]


@pytest.mark.parametrize("each", [1, 15, 30])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_number_of_rugs_may_be_chosen(players: int, each: int) -> None:
    """marrakech.setup.rugs: option rugs_each, the number of each colour"""
    rugs = marrakech(fresh(players, rugs_each=each)).rugs
    assert rugs == tuple(each if place < 3 or players != 3 else 0 for place in range(4))


def test_assam_starts_in_the_middle_and_faces_north() -> None:
    """marrakech.setup.assam"""
    assert "assam d4 N" in fresh().to_text()


@pytest.mark.parametrize("heading", ["N", "E", "S", "W"])
def test_assam_may_start_with_another_heading(heading: str) -> None:
    """marrakech.setup.assam: option start_heading"""
    assert f"assam d4 {heading}" in fresh(start_heading=heading).to_text()


@pytest.mark.parametrize(
    ("players", "who"),
    [
        (2, ["first yellow", "first blue"]),
        (3, ["first red", "first yellow", "first blue"]),
        (4, ["first red", "first yellow", "first blue", "first green"]),
    ],
)
def test_the_first_player_is_drawn_each_as_likely(players: int, who: list[str]) -> None:
    """marrakech.setup.first"""
    state = fresh(players).state
    assert state.actor == "chance"
    assert [(move.text, chance) for move, chance in state.chances] == [
        (text, Fraction(1, players)) for text in who
    ]


def test_turns_go_clockwise_from_the_first_player() -> None:
    """marrakech.setup.first"""
    game = fresh()
    game.play("first blue")
    assert told(game, FirstDrawn) == [FirstDrawn(2)]
    movers = []
    for _ in range(5):
        movers.append(game.state.actor)
        for move in ("straight", "1"):
            game.play(move)
        game.play(game.legal_moves[0])
    assert movers == [2, 3, 0, 1, 2]


def test_a_two_player_game_is_begun_by_a_player_not_by_a_colour() -> None:
    """marrakech.setup.first"""
    for text, seat in [
        ("first yellow", 0),
        ("first red", 0),
        ("first blue", 1),
        ("first green", 1),
    ]:
        game = fresh(2)
        game.play(text)
        assert marrakech(game).seat == seat


def test_nobody_plays_before_the_first_player_is_drawn() -> None:
    """marrakech.setup.first"""
    for move in ("left", "3", "c4 c5"):
        assert rules_broken(fresh(), move) == ["marrakech.setup.first"]


def test_the_presets_choose_what_their_source_tells() -> None:
    """marrakech.assam.die and marrakech.rug.cover-own, as three sources tell them"""
    chosen = {
        preset: dict(fresh(3, rules=preset).state.setup.options)
        for preset in ("summary", "online", "manual")
    }
    default = dict(fresh(3).state.setup.options)
    assert default == {
        "rugs_each": 15,
        "start_heading": "N",
        "die": "sandals",
        "mosaic": "top-right",
        "broke": "cannot-pay",
        "cover_own": False,
        "turn_after": False,
        "may_keep_heading": False,
    }
    assert chosen["summary"] == default | {"die": "even"}
    assert chosen["online"] == default | {"cover_own": True}
    assert chosen["manual"] == default | {"cover_own": True}


def test_a_single_option_overrides_a_preset() -> None:
    game = fresh(4, rules="summary", die="sandals", rugs_each=3)
    assert (game.state.setup.options["die"], marrakech(game).rugs) == ("sandals", (3, 3, 3, 3))


def test_the_seed_draws_who_begins_when_nobody_is_asked() -> None:
    begun = {marrakech(bw.Game("marrakech", 4, seed=seed)).seat for seed in range(40)}
    assert begun == {0, 1, 2, 3}
    assert texts(bw.Game("marrakech", 4, seed=1)) == ["straight", "left", "right"]
