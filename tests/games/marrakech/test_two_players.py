"""Two players: two colours each, in one stack. Only the next rug in it is known."""

from fractions import Fraction

import pytest

import boardwidgets as bw
from boardwidgets.games.marrakech import phases
from boardwidgets.games.marrakech.events import RugDrawn, RugLaid
from tests.games.marrakech.situations import (
    EMPTY,
    fresh,
    marrakech,
    rules_broken,
    situation,
    texts,
    told,
)


def test_one_has_yellow_and_red_the_other_blue_and_green() -> None:
    """marrakech.setup.two-players"""
    text = fresh(2).to_text()
    assert "\nyellow red: 30 dirhams, 12 yellow, 12 red\n" in text
    assert "\nblue green: 30 dirhams, 12 blue, 12 green\n" in text
    assert fresh(2).names == ("Yellow-Red", "Blue-Green")


def test_both_see_the_colour_of_the_next_rug_from_the_start() -> None:
    """marrakech.setup.two-players"""
    game = fresh(2)
    for move in ("first blue", "rug red", "rug blue"):
        assert game.state.actor == "chance"
        game.play(move)
    for seat in (0, 1, None):
        words = game.view(seat).describe()
        assert "The next rug of Yellow-Red has this colour: red." in words
        assert "The next rug of Blue-Green has this colour: blue." in words


def test_the_next_rug_is_as_likely_as_the_rugs_left_say() -> None:
    """marrakech.setup.two-players"""
    game = situation(
        EMPTY,
        assam="d4 N",
        to_move="yellow red, turn",
        players=2,
        purses={"yellow red": "30 dirhams, 3 yellow, 1 red"},
    )
    assert [(move.text, chance) for move, chance in game.state.chances] == [
        ("rug yellow", Fraction(3, 4)),
        ("rug red", Fraction(1, 4)),
    ]
    game.play("rug yellow")
    assert told(game, RugDrawn) == [RugDrawn(0, "yellow")]


def test_a_colour_that_is_used_up_cannot_come_next() -> None:
    """marrakech.setup.two-players"""
    game = situation(
        EMPTY,
        assam="d4 N",
        to_move="yellow red, turn",
        players=2,
        purses={"yellow red": "30 dirhams, 3 yellow, 0 red"},
    )
    assert texts(game) == ["rug yellow"]
    for move in ("rug red", "rug blue", "left", "c4 c5"):
        assert rules_broken(game, move) == ["marrakech.setup.two-players"]


@pytest.mark.parametrize("colour", ["yellow", "red"])
def test_rugs_are_laid_in_the_order_of_the_stack(colour: str) -> None:
    """marrakech.setup.two-players"""
    game = situation(
        EMPTY,
        assam="d4 N",
        to_move="yellow red, lay",
        players=2,
        purses={"yellow red": f"30 dirhams, 2 yellow, 2 red, next {colour}"},
    )
    game.play("c4 c5")
    assert told(game, RugLaid) == [RugLaid(0, colour, ("c4", "c5"))]
    left = {"yellow": "1 yellow, 2 red", "red": "2 yellow, 1 red"}[colour]
    assert f"yellow red: 30 dirhams, {left}\n" in game.to_text()
    assert texts(game) == ["rug yellow", "rug red"]


def test_after_the_last_rug_of_a_stack_none_is_drawn() -> None:
    """marrakech.setup.two-players"""
    game = situation(
        EMPTY,
        assam="d4 N",
        to_move="yellow red, lay",
        players=2,
        purses={"yellow red": "30 dirhams, 1 yellow, 0 red, next yellow"},
    )
    game.play("c4 c5")
    assert (game.state.phase, marrakech(game).seat) == (phases.TURN, 1)


def test_the_seed_draws_the_next_rug_by_itself() -> None:
    """marrakech.setup.two-players"""
    game = bw.Game("marrakech", 2, seed=5)
    assert [move.text.split()[0] for move in game.moves] == ["first", "rug", "rug"]
    game.play("straight")
    game.roll()
    events = game.play(game.legal_moves[0])
    assert [type(event) for event in events] == [RugLaid, RugDrawn]
    game.undo()
    assert game.state.phase == phases.LAY


def test_every_stack_holds_12_of_each_colour() -> None:
    """marrakech.setup.two-players"""
    game = bw.Game("marrakech", 2, seed=11, rugs_each=4)
    while not game.over and not any(marrakech(game).out):
        game.play(game.legal_moves[0])
    laid = [
        event.colour
        for recorded in game.history
        for event in recorded.events
        if isinstance(event, RugLaid)
    ]
    assert len(laid) <= 16
    if game.over and not any(marrakech(game).out):
        assert {colour: laid.count(colour) for colour in laid} == dict.fromkeys(laid, 4)
