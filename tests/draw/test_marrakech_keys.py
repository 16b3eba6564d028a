"""Whatever is meant in Marrakech can be pointed at, by a key of its own."""

from collections import Counter

import pytest

from boardwidgets.draw.frame import Frame, Marks
from boardwidgets.draw.gestures import Pick
from boardwidgets.draw.marrakech.gestures import gestures
from boardwidgets.draw.marrakech.picture import scene
from boardwidgets.draw.steering import places
from boardwidgets.game import Game
from boardwidgets.games.marrakech.moves import BACK, DICE, LAYS, TURNS
from boardwidgets.games.marrakech.squares import NAMES
from tests.draw.marrakech_games import GAMES, can, played, views

SQUARES = {f"square:{name}" for name in NAMES}
FACES = {"die:1", "die:2", "die:3", "die:4"}
TURNING = {"turn:left", "turn:straight", "turn:right", "turn:back"}


def keys(game: Game) -> set[str]:
    return set(places(scene(Frame(game.view(None)))))


def test_before_the_roll_the_places_round_assam_turn_him() -> None:
    game = Game("marrakech", seed=1)
    assert keys(game) == SQUARES | FACES | TURNING | {"die"}


def test_afterwards_those_places_are_squares_again() -> None:
    game = Game("marrakech", seed=1)
    game.play("left")
    assert keys(game) == SQUARES | FACES | {"die"}


def test_the_place_ahead_of_assam_is_straight_on_and_the_one_behind_him_back() -> None:
    picture = scene(Frame(Game("marrakech", seed=1, start_heading="E").view(None)))
    on = {name: picture.at(*places(picture)[f"square:{name}"]) for name in ("e4", "c4", "d5", "d3")}
    assert on == {"e4": "turn:straight", "c4": "turn:back", "d5": "turn:left", "d3": "turn:right"}


def test_where_chance_is_asked_for_players_and_rugs_can_be_pointed_at() -> None:
    game = Game("marrakech", 2, seed=1, chance="ask")
    assert keys(game) == SQUARES | FACES | {"die", "seat:0", "seat:1"}
    game.play("first yellow")
    assert keys(game) == SQUARES | FACES | {"die", "rug:yellow", "rug:red"}


def test_picks_are_every_turn_face_and_rug_that_one_could_mean() -> None:
    view = Game("marrakech", seed=1).view(None)
    found = [way for way in gestures(view) if isinstance(way, Pick)]
    assert {pick.move for pick in found} == {*TURNS, BACK, *DICE, *LAYS}
    assert len({frozenset(pick.keys) for pick in found}) == len(found)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_legal_move_can_be_pointed_at_throughout_a_game(players: int, seed: int) -> None:
    for view, _ in views(played(players, seed)):
        shown = places(scene(Frame(view)))
        by_move = {way.move: way.keys for way in gestures(view) if isinstance(way, Pick)}
        for move in view.legal_moves:
            assert set(by_move[move]) <= set(shown)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_each_key_is_there_once(players: int, seed: int) -> None:
    for view, last in views(played(players, seed)):
        marks = Marks(can=can(view), last=last, forecast=True)
        items = scene(Frame(view, marks=marks)).items
        twice = [key for key, count in Counter(i.key for i in items if i.key).items() if count > 1]
        assert twice == []
