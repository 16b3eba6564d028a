"""How the points of a finished game came about."""

from random import Random

import pytest

from boardwidgets.game import Game
from boardwidgets.games import GAMES
from boardwidgets.players import PLAYERS


def finished(name: str, players: int, seed: int) -> Game:
    """A game played at random to its end."""
    game, random = Game(name, players, seed=seed), Random(seed)
    while not game.over:
        actor = game.state.actor
        if isinstance(actor, int):
            game.play(PLAYERS["random"].choose(game.view(actor), random))
        else:
            game.roll()
    return game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rows_of_a_tally_add_up_to_the_scores(name: str, players: int) -> None:
    for seed in range(3):
        game = finished(name, players, seed)
        events = [event for recorded in game.history for event in recorded.events]
        rows = game.ruleset.tally(game.state, events)
        assert len(rows) > 1
        assert all(len(row.points) == players and row.label for row in rows)
        assert tuple(map(sum, zip(*(row.points for row in rows), strict=True))) == game.state.scores


def test_sobek_tells_what_corruption_cost() -> None:
    games = (finished("sobek", 2, seed) for seed in range(5))
    tallies = [
        game.ruleset.tally(game.state, [e for move in game.history for e in move.events])
        for game in games
    ]
    costs = [min(row.points) for rows in tallies for row in rows if "corruption" in row.label]
    assert costs
    assert max(costs) < 0


TIED_IN_COWS = """cows 2 players
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  #+*  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
   a  b  c  d  e  f  g
grass: c4 ?
open: red, yellow, blue, green, bull, rabbit, mole, herdsman
player 1: carrot onion turnip
player 2: potato potato
discarded: nothing
turns: 9
to move: nobody, over
"""


def test_where_points_are_equal_the_end_of_cows_says_that_tokens_decide() -> None:
    """cows.score.tie"""
    assert Game.from_position("cows", TIED_IN_COWS).view(None).now[-1] == (
        "Player 1 has won: the points are equal (3), so the most tokens decide (3)."
    )
