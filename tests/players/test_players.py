"""Bots: they play by the rules, see only their seat's view, and greed pays."""

from collections.abc import Sequence
from random import Random

import pytest

import boardwidgets as bw
from boardwidgets.core.chance import CHANCE
from boardwidgets.core.moves import Move
from boardwidgets.core.view import View
from boardwidgets.game import Game
from boardwidgets.players import PLAYERS, Player, advise, greedy
from boardwidgets.players.greedy import expected_lead, lead
from tests.games.marrakech.situations import situation


def played(seats: Sequence[str], seed: int, **options: object) -> Game:
    """A whole game of these bots."""
    game = Game("marrakech", len(seats), seed=seed, **options)  # type: ignore[arg-type]  # options
    random = Random(seed)
    while not game.over:
        actor = game.state.actor
        if actor == CHANCE:
            game.roll()
        else:
            assert isinstance(actor, int)
            game.play(PLAYERS[seats[actor]].choose(game.view(actor), random))
    return game


def test_the_bots_by_name() -> None:
    assert set(PLAYERS) == {"random", "greedy"}


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_plays_whole_games_by_the_rules(name: str, players: int) -> None:
    assert played([name] * players, seed=3, rugs_each=5).winners


def test_greedy_beats_random_clearly() -> None:
    won = 0
    for seed in range(40):
        seats = ["random", "greedy"] if seed % 2 else ["greedy", "random"]
        won += played(seats, seed).winners == (seats.index("greedy"),)
    assert won >= 34, f"greedy won {won} of 40"


def test_greedy_beats_three_random_ones_more_often_than_one_in_four() -> None:
    won = 0
    for seed in range(40):
        seats = ["random"] * 4
        seats[seed % 4] = "greedy"
        won += played(seats, seed).winners == (seed % 4,)
    assert won >= 25, f"greedy won {won} of 40"


BESIDE_A_LARGE_AREA = """
    7  .   .   .   .   .   .   .
    6  .   .   .   .   .   .   .
    5  .   .   .   .   y1  y1  y2
    4  .   .   .   .   y3  y3  y2
    3  .   .   .   .   y4  y4  .
    2  .   .   .   .   .   .   .
    1  .   .   .   .   .   .   .
       a   b   c   d   e   f   g
"""


def test_greedy_turns_assam_away_from_a_large_area() -> None:
    game = situation(BESIDE_A_LARGE_AREA, assam="d4 N", to_move="red, turn")
    view = game.view(0)
    chosen = {PLAYERS["greedy"].choose(view, Random(seed)).text for seed in range(30)}
    assert "right" not in chosen
    assert chosen == {"straight", "left"}, "equal choices are taken at random"


def test_random_takes_every_move_at_some_time() -> None:
    game = situation(BESIDE_A_LARGE_AREA, assam="d4 N", to_move="red, turn")
    chosen = {PLAYERS["random"].choose(game.view(0), Random(seed)).text for seed in range(30)}
    assert chosen == {"straight", "left", "right"}


def test_the_lead_is_ones_points_less_the_best_others() -> None:
    game = situation(BESIDE_A_LARGE_AREA, assam="d4 N", to_move="red, turn")
    assert game.scores == (30, 38, 30, 30)
    assert [lead(game.state, seat) for seat in range(4)] == [-8, 8, -8, -8]


def test_the_die_is_looked_through_with_its_probabilities() -> None:
    """Eastward: e4, f4 and g4 cost 8, and so does the way back by the mosaic onto g5."""
    game = situation(BESIDE_A_LARGE_AREA, assam="d4 E", to_move="red, roll")
    by_hand = sum(
        float(chance) * lead(game.state.apply(move)[0], 0) for move, chance in game.state.chances
    )
    assert expected_lead(game.state, 0) == pytest.approx(by_hand)
    assert expected_lead(game.state, 0) < lead(game.state, 0) - 2


@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_chooses_by_its_view_and_its_luck_alone(name: str) -> None:
    """Two games that differ in nothing a player may know: what is undrawn in the stacks differs."""
    player: Player = PLAYERS[name]
    game = Game("marrakech", 2, seed=1)
    other = Game("marrakech", 2, seed=2, chance="ask")
    for move in game.moves:
        other.play(move.text)
    luck = Random(5)
    for turn in range(20):
        actor = game.state.actor
        if isinstance(actor, int):
            seen, also = game.view(actor), other.view(actor)
            assert player.choose(seen, Random(turn)) == player.choose(also, Random(turn))
            assert advise(seen) == advise(also)
            game.play(player.choose(seen, luck))
        else:
            game.roll()
        for move in game.moves[len(other.moves) :]:
            other.play(move.text)


def test_choosing_changes_nothing() -> None:
    game = Game("marrakech", 4, seed=1)
    before = (game.state, game.moves)
    actor = game.state.actor
    assert isinstance(actor, int)
    advise(game.view(actor))
    PLAYERS["greedy"].choose(game.view(actor), Random(1))
    assert (game.state, game.moves) == before


def test_advice_is_a_legal_move_with_its_reason() -> None:
    game = situation(BESIDE_A_LARGE_AREA, assam="d4 N", to_move="red, turn")
    advice = advise(game.view(0))
    assert advice.move in game.legal_moves
    assert advice.move.text in ("straight", "left")
    assert advice.reason.startswith(f"Hint: {game.view(0).move_words(advice.move)}.")
    assert "8 points behind" in advice.reason
    assert "turn Assam east (right): \u221221.3" in advice.reason
    bw.set_language("it")
    assert "8 punti in meno" in advise(game.view(0)).reason


def test_advice_says_when_it_makes_no_difference() -> None:
    game = bw.Game("marrakech", 3, seed=7)
    actor = game.state.actor
    assert isinstance(actor, int)
    assert "every choice looks equally good" in advise(game.view(actor)).reason


@pytest.mark.parametrize(
    ("leads", "told"),
    [
        ((0, 0, -1), "level with the best other player. Otherwise: take 2: 0; take 3: \u22121."),
        ((1, 1, 0, 0, -2), "1 point ahead of the best other player. Another move (take 2) would"),
        ((1, 1, 0, 0, -2), "(take 2) would bring as much, the worst \u22122."),
        ((-1.25, -2, -2, -2, -2), "1.2 points behind"),
        ((-1.25, -2, -2, -2, -2), "Any other move would bring \u22122."),
        ((2, 1, 0.5, 0, 0), "The next best (take 2) would bring +1, the worst 0."),
    ],
)
def test_numbers_in_advice_are_written_as_people_write_them(
    leads: tuple[float, ...], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    weighed = {Move(f"take {place}"): lead for place, lead in enumerate(leads, 1)}
    monkeypatch.setattr(greedy, "weigh", lambda _view, _random: weighed)
    monkeypatch.setattr(View, "move_words", lambda _view, move: move.text)
    assert told in advise(bw.Game("sobek", 2, seed=1).view(0)).reason


def test_there_is_no_advice_when_nobody_has_to_choose() -> None:
    game = situation(BESIDE_A_LARGE_AREA, assam="d4 N", to_move="red, roll")
    with pytest.raises(ValueError, match="nobody has to choose"):
        advise(game.view(0))
