"""What a player may know: symbols belong to those who have looked or taken, and to nobody else."""

from random import Random

import pytest

from boardwidgets.core.match import Match
from boardwidgets.core.view import view
from boardwidgets.games.cows import RULES
from boardwidgets.games.cows.events import Scored
from boardwidgets.games.cows.pasture import changed, tokens
from boardwidgets.games.cows.phases import IN_A_TURN, OVER
from boardwidgets.games.cows.state import CowsState
from boardwidgets.games.cows.tokens import HIDDEN, SYMBOLS, Token
from tests.games.cows.playouts import fresh, games, some_moves
from tests.games.cows.situations import cows, in_words


def otherwise_hidden(state: CowsState, seat: int | None, random: Random) -> CowsState:
    """A state that differs only in what a seat may not know: hidden symbols change places."""
    over = state.phase == OVER
    taken = sum(map(len, state.pasture.taken))
    lying = sum(map(len, state.pasture.piles))

    def shown(number: int, token: Token) -> bool:
        return seat in token.known_to or (over and lying <= number < lying + taken)

    numbered = list(enumerate(tokens(state.pasture)))
    unseen = [token.symbol for number, token in numbered if not shown(number, token)]
    random.shuffle(unseen)
    count = iter(range(len(numbered)))
    board = changed(
        state.pasture,
        lambda token: token if shown(next(count), token) else Token(unseen.pop(), token.known_to),
    )
    return state._replace(pasture=board)


def test_states_that_differ_only_in_what_is_hidden_give_equal_views() -> None:
    """cows.secret.tokens"""
    random = Random(5)
    different = 0
    for recorded in some_moves(37):
        state = cows(recorded.after)
        if state.undrawn:
            continue
        for seat in (None, *range(state.setup.players)):
            other = otherwise_hidden(state, seat, random)
            different += other != state
            mine = view(RULES, ("A", "B", "C", "D"), seat, state)
            theirs = view(RULES, ("A", "B", "C", "D"), seat, other)
            assert mine.state == theirs.state
            assert mine.legal_moves == theirs.legal_moves
            assert mine.describe() == theirs.describe()
            assert mine.state.to_text() == theirs.state.to_text()
            assert mine.state.scores == theirs.state.scores
    assert different > 200


def test_the_same_moves_over_other_symbols_are_told_alike_to_who_cannot_know() -> None:
    """cows.secret.tokens"""
    random = Random(6)
    for recorded in some_moves(11):
        state = cows(recorded.before)
        if state.undrawn or state.main_phase not in IN_A_TURN:
            continue
        seat = (state.seat + 1) % state.setup.players
        other = otherwise_hidden(state, seat, random)
        after, told = other.apply(recorded.move)
        if cows(recorded.after).main_phase != OVER:
            assert [e.seen(seat) for e in told] == [e.seen(seat) for e in recorded.events]
            assert after.seen_by(seat) == recorded.after.seen_by(seat)


def test_no_event_tells_a_symbol_to_who_does_not_know_it() -> None:
    """cows.secret.tokens"""
    for recorded in some_moves(1):
        for event in recorded.events:
            knowers = getattr(event, "known_to", None)
            if knowers is not None:
                for seat in (None, 0, 1, 2, 3):
                    told = event.seen(seat)
                    assert told is not None
                    assert ("hidden" in in_words(told)) == (seat not in knowers)


def test_a_sample_is_complete_and_agrees_with_the_view() -> None:
    """cows.secret.tokens"""
    random = Random(7)
    for recorded in some_moves(61):
        state = cows(recorded.after)
        for seat in (None, *range(state.setup.players)):
            seen = state.seen_by(seat)
            sample = seen.sample(random)
            assert sample.seen_by(seat) == seen
            found = [token.symbol for token in tokens(sample.pasture)]
            assert found.count(HIDDEN) == state.undrawn
            for symbol in SYMBOLS[: state.constants.symbols]:
                assert found.count(symbol) <= state.constants.tokens_each


def test_samples_differ_in_what_is_hidden() -> None:
    """cows.secret.tokens"""
    seen = cows(fresh(3, 9).state).seen_by(0)
    samples = {seen.sample(Random(seed)).to_text() for seed in range(20)}
    assert len(samples) == 20


def test_a_game_can_be_played_to_its_end_on_samples() -> None:
    """A bot looks ahead on samples with the rules themselves."""
    random = Random(8)
    match = fresh(2, 10, max_turns=30)
    while not match.over:
        seat = match.state.actor
        assert isinstance(seat, int)
        guess = match.view(seat).sample(random)
        move = random.choice(guess.legal_moves)
        guess.apply(move)
        match.play(move)


def test_everybody_knows_how_many_tokens_each_player_has() -> None:
    """cows.secret.tokens"""
    for match in games(6):
        for seat in (None, 0, 1):
            board = cows(match.view(seat).state).pasture
            assert list(map(len, board.taken)) == list(map(len, cows(match.state).pasture.taken))


def test_at_the_end_scores_are_the_same_for_all_to_see() -> None:
    """cows.secret.tokens"""
    for match in games(6):
        for seat in (None, 0, 1):
            assert match.view(seat).state.scores == match.scores
            assert match.view(seat).state.winners == match.winners


def test_hidden_tokens_count_at_least_a_point_each_in_a_view() -> None:
    """cows.score.sets"""
    for recorded in some_moves(53):
        state = cows(recorded.after)
        for seat in range(state.setup.players):
            mine, theirs = state.scores[seat], state.seen_by(None).scores[seat]
            assert len(state.pasture.taken[seat]) <= theirs <= mine or not theirs


def test_a_players_own_tokens_are_in_the_words_for_him_alone() -> None:
    """cows.secret.tokens"""
    text = """cows 2 players
7 . . . . . . .
6 . . . . . . .
5 . . . . . . .
4 . rC * . . . .
3 . . . . . . .
2 . . . . . . .
1 . . . . . . .
  a b c d e f g
player 1: turnip turnip
to move: player 1, card
"""
    match = Match(RULES, RULES.read_position(text, {}, None), 1)
    own = "Player 1 — tokens: 2 (turnip, turnip); points: 3."
    assert own in match.view(0).describe()
    for seat in (None, 1):
        words = match.view(seat).describe()
        assert "turnip" not in words
        assert "Player 1 — tokens: 2 (face down, face down); points: at least 2." in words


@pytest.mark.parametrize(
    "mover", ["nobody, over", "nobody, first", "player 2, card", "player 2, move"]
)
def test_what_is_told_is_enough_where_chance_draws_symbols_that_a_position_leaves_open(
    mover: str,
) -> None:
    """cows.secret.tokens"""
    moving = "moving: red; still red cow\n" if mover.endswith("move") else ""
    grass = "*" if moving else "."
    lines = f"player 1: ? carrot(2) ?\nplayer 2: ?\n{moving}to move: {mover}"
    rows = "\n".join(f"{rank} . . . . . . ." for rank in range(7, 1, -1))
    position = f"cows 2 players\n{rows}\n1 rC . . . . . {grass}\n  a b c d e f g\n{lines}"
    match = Match(RULES, RULES.read_position(position, {}, None), 3)
    assert match.opening.history
    for recorded in match.history:
        for seat in (None, 0, 1):
            told = [seen for event in recorded.events if (seen := event.seen(seat)) is not None]
            now = RULES.replay(cows(recorded.before).seen_by(seat), told, seat)
            assert now == recorded.after.seen_by(seat)
    assert match.over == (not moving)
    scored = [event for event in match.events if isinstance(event, Scored)]
    assert len(scored) == (0 if moving else 2)
