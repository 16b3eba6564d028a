"""How chance sets up a game: one small outcome after another, symbols last and unseen."""

from fractions import Fraction

import pytest

from boardwidgets.core.match import Match
from boardwidgets.core.moves import Hidden
from boardwidgets.games.cows import RULES, events, phases
from boardwidgets.games.cows.tokens import SYMBOLS
from tests.games.cows.situations import cows, in_words


def asked(players: int = 3, **options: object) -> Match:
    """A game in which every outcome of chance is chosen."""
    start = RULES.start(RULES.set_up(players, None, options))
    return Match(RULES, start, 1, "ask")


def play_on(match: Match, phase: str) -> None:
    """Take the first outcome each time until a phase begins."""
    while match.state.phase != phase:
        match.play(match.legal_moves[0])


def texts(match: Match) -> list[str]:
    return [move.text for move in match.legal_moves]


def test_first_the_player_who_begins_is_drawn() -> None:
    """cows.setup.players"""
    match = asked(3)
    assert match.state.chances[0][1] == Fraction(1, 3)
    assert texts(match) == ["first 1", "first 2", "first 3"]
    error = match.why_not("first 4")
    assert error is not None
    assert error.rule == "cows.setup.players"
    assert match.play("first 2") == (events.FirstPlayerDrawn(1),)
    play_on(match, "card")
    assert match.state.actor == 1


def test_then_the_twenty_pieces_each_on_a_square_of_its_own() -> None:
    """cows.setup.placement"""
    match = asked()
    match.play("first 1")
    assert len(match.legal_moves) == 49
    assert match.play("place cow red d4") == (events.PiecePlaced("red cow", "d4"),)
    assert len(match.legal_moves) == 48
    taken = match.why_not("place cow yellow d4")
    assert taken is not None
    assert (taken.rule, taken.squares) == ("cows.setup.placement", ("d4",))
    early = match.why_not("place bull red d5")
    assert early is not None
    assert early.reason == "The next piece to be placed is this one: yellow cow."
    play_on(match, "grass")
    assert len(set(cows(match.state).pasture.places)) == 20


def test_herdsmen_are_placed_without_a_colour() -> None:
    """cows.setup.placement"""
    match = asked()
    match.play("first 1")
    while not match.legal_moves[0].text.startswith("place herdsman"):
        match.play(match.legal_moves[-1])
    last = match.legal_moves[-1]
    assert match.play(last.text) == (events.PiecePlaced("herdsman", last.text.split()[-1]),)
    assert match.legal_moves[0].text.startswith("place herdsman")


def test_then_the_grass_on_squares_without_a_piece_or_a_token() -> None:
    """cows.setup.grass"""
    match = asked()
    play_on(match, "grass")
    assert len(match.legal_moves) == 29
    square = texts(match)[0].split()[-1]
    match.play(f"grass {square}")
    error = match.why_not(f"grass {square}")
    assert error is not None
    assert (error.rule, error.squares) == ("cows.setup.grass", (square,))
    assert len(match.legal_moves) == 28


def test_the_symbols_come_last_as_likely_as_there_are_of_them() -> None:
    """cows.setup.grass"""
    match = asked()
    play_on(match, "symbols")
    assert [chance for _, chance in match.state.chances] == [Fraction(1, 6)] * 6
    match.play("symbol carrot")
    assert match.state.chances[0][1] == Fraction(3, 23)
    for _ in range(3):
        match.play("symbol carrot")
    assert texts(match) == [f"symbol {symbol}" for symbol in SYMBOLS[1:]]
    error = match.why_not("symbol carrot")
    assert error is not None
    assert error.rule == "cows.setup.grass"


def test_one_who_may_see_everything_sees_symbols_from_the_start_and_no_player_does() -> None:
    """cows.secret.tokens"""
    match = asked()
    play_on(match, "symbols")
    assert [in_words(event) for event in match.play("symbol onion")] == ["symbol-drawn onion 0"]
    play_on(match, "card")
    assert "grass: " in match.state.to_text()
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert "grass: " not in view.state.to_text()
        assert view.moves[-24:] == (Hidden(),) * 24
        assert all(event.silent for event in view.events)
        assert not any(symbol in in_words(event) for event in view.events for symbol in SYMBOLS)


def test_nobody_is_shown_which_symbols_can_still_come() -> None:
    """cows.secret.tokens"""
    match = asked()
    play_on(match, "symbols")
    match.play("symbol onion")
    for seat in (None, 0, 1, 2):
        assert match.view(seat).legal_moves == ()
        assert match.view(seat).state.chances[0][1] == Fraction(1, 6)


@pytest.mark.parametrize(
    ("options", "tokens"),
    [
        ({}, 24),
        ({"symbols": 5}, 20),
        ({"tokens_each": 1}, 6),
        ({"symbols": 1, "tokens_each": 29}, 29),
    ],
)
def test_the_numbers_of_tokens_are_settings(options: dict[str, int], tokens: int) -> None:
    """cows.setup.grass"""
    match = asked(**options)
    play_on(match, "card")
    assert sum(map(len, cows(match.state).pasture.piles)) == tokens


def test_more_than_29_tokens_are_refused_in_words() -> None:
    """cows.setup.grass"""
    with pytest.raises(ValueError, match="at most 29 tokens, not 30"):
        RULES.set_up(3, None, {"tokens_each": 5})


def test_nothing_but_chance_is_to_come_while_the_board_is_set_up() -> None:
    """cows.setup.placement"""
    match = asked()
    for phase, rule in (
        (phases.FIRST, "setup.players"),
        (phases.PLACE, "setup.placement"),
        (phases.GRASS, "setup.grass"),
        (phases.DRAW_SYMBOLS, "secret.tokens"),
    ):
        play_on(match, phase)
        for move in ("card red", "bull red north", "peek"):
            error = match.why_not(move)
            assert error is not None
            assert error.rule == f"cows.{rule}"


def test_all_of_it_comes_by_itself_from_the_seed() -> None:
    """cows.setup.placement"""
    match = Match(RULES, RULES.start(RULES.set_up(2, None, {})), 4)
    assert match.state.phase == phases.CARD
    assert len(match.opening.history) == 1 + 20 + 24 + 24
    assert match.undo_steps == ()
