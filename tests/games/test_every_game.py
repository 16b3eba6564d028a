"""What holds in every game, whatever its rules: said of random games, with all house rules.

What authors of games have to see to is tried by `check_game`. The rest is what playing, undo and
saving do for all games alike.
"""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boardwidgets as bw
from boardwidgets.core.match import Match
from boardwidgets.game import Game, from_document
from boardwidgets.testing import check_game
from tests.games.playouts import at_random, begun_games, choose, fresh_games, some

SEEDS = st.integers(0, 2**20)


@pytest.mark.parametrize("games", [1, pytest.param(3, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", bw.GAMES)
def test_a_game_does_what_every_game_must_do(name: str, games: int) -> None:
    check_game(name, games)


def same(one: Match, other: Match) -> bool:
    """Whether two games are the same game at the same moment."""
    return (one.state, one.moves, one.events, one.names) == (
        other.state,
        other.moves,
        other.events,
        other.names,
    )


@given(begun_games(), SEEDS)
@some(200)
def test_undo_gives_the_equal_state_and_redo_too(game: Game, seed: int) -> None:
    random = Random(seed)
    trail = [(game.state, game.moves, game.events)]
    for _ in range(5):
        if not game.over:
            if game.state.roller is not None:
                game.roll()
            else:
                game.play(choose(game, random))
            trail.append((game.state, game.moves, game.events))
    for moment in reversed(trail[:-1]):
        game.undo()
        assert (game.state, game.moves, game.events) == moment
    assert game.undone == len(trail) - 1
    for moment in trail[1:]:
        game.redo()
        assert (game.state, game.moves, game.events) == moment
    with pytest.raises(ValueError, match="nothing to redo"):
        game.redo()


@given(fresh_games(), SEEDS)
@some(40)
def test_after_undo_the_same_roll_gives_the_same(game: Game, seed: int) -> None:
    random = Random(seed)
    for _ in range(12):
        if not game.over:
            if game.state.roller is not None:
                rolled = game.roll()
                game.undo()
                assert game.roll() == rolled
            else:
                game.play(choose(game, random))


@given(begun_games())
@some(50)
def test_everything_can_be_undone_back_to_the_start(game: Game) -> None:
    for _ in game.undo_steps:
        game.undo()
    assert game.moves == tuple(recorded.move for recorded in game.opening.history)
    with pytest.raises(ValueError, match="nothing to undo"):
        game.undo()


@given(begun_games(), st.sampled_from(["seed", "ask"]), SEEDS)
@some(100)
def test_a_saved_game_and_its_short_text_replay_to_the_same(
    game: Game, chance: str, seed: int
) -> None:
    random = Random(seed)
    if chance == "ask":
        game = Game(game.name, game.state.setup.players, seed=seed, chance="ask")
        for _ in zip(range(30), at_random(game, random), strict=False):
            pass
    for _ in range(random.randrange(4)):
        if game.undo_steps:
            game.undo()
    for again in (from_document(game.document()), bw.from_code(game.code())):
        assert same(again, game)
        assert again.document() == game.document()
        for _ in range(3):
            if not game.over and game.state.roller is not None:
                assert again.branch().roll() == game.branch().roll()


@given(begun_games(), SEEDS)
@some(80)
def test_a_replayed_game_goes_on_with_the_same_luck(game: Game, seed: int) -> None:
    again = bw.from_code(game.code())
    random = Random(seed)
    for _ in range(6):
        if not game.over:
            if game.state.roller is not None:
                assert again.roll() == game.roll()
            else:
                move = choose(game, random).text
                assert again.play(move) == game.play(move)
    assert same(again, game)


@given(begun_games(), SEEDS)
@some(80)
def test_a_game_from_a_position_is_saved_with_it(game: Game, seed: int) -> None:
    options = dict(game.state.setup.options)
    other = Game.from_position(game.name, game.to_text(), seed=seed, **options)
    for _ in zip(range(5), at_random(other, Random(seed)), strict=False):
        pass
    assert same(bw.from_code(other.code()), other)


@given(begun_games(), SEEDS)
@some(80)
def test_a_view_tells_nothing_that_is_not_in_its_moves(game: Game, seed: int) -> None:
    """Another seed, and so another order of what is not drawn yet, gives the same views."""
    setup = game.state.setup
    other = Game(game.name, setup.players, seed=seed, chance="ask", **setup.options)
    for move in game.moves:
        other.play(move.text)
    for seat in (None, *range(setup.players)):
        mine, theirs = game.view(seat), other.view(seat)
        assert mine.state == theirs.state
        assert mine.legal_moves == theirs.legal_moves
        assert mine.moves == theirs.moves
        assert mine.describe() == theirs.describe()
