"""What holds in every moment of every game of Marrakech: said of random games."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwidgets.core.moves import First, Move
from boardwidgets.core.rulebook import IllegalMove
from boardwidgets.game import Game, from_code
from boardwidgets.games.marrakech import phases
from boardwidgets.games.marrakech.events import (
    Counted,
    Paid,
    PaidShort,
    Rolled,
    Stepped,
    WentRound,
)
from boardwidgets.games.marrakech.moves import NEXT_RUGS
from boardwidgets.games.marrakech.parsing import SPOKEN, spoken
from boardwidgets.games.marrakech.rugs import COLOURS
from boardwidgets.games.marrakech.squares import NAMES, SIDES, square
from boardwidgets.games.marrakech.state import MarrakechState
from tests.games.marrakech.situations import EMPTY, SEATS, marrakech, written
from tests.games.marrakech.test_laying import FEWEST_PLACES, places
from tests.games.playouts import at_random, begun_games, fresh_games, house_rules, some

SEEDS = st.integers(0, 2**20)


@st.composite
def poor_games(draw: st.DrawFn) -> Game:
    """A game in which nobody has more than a few dirhams, so that players soon go out."""
    players, options = draw(house_rules("marrakech"))
    purses = {
        name: f"{draw(st.integers(0, 6))} dirhams, "
        + ("9 {}, 8 {}".format(*name.split()) if players == 2 else "12 rugs")
        for name in SEATS[players]
    }
    phase = phases.ROLL if options.get("turn_after") else phases.TURN
    to_move = f"{draw(st.sampled_from(SEATS[players]))}, {phase}"
    text = written(EMPTY, assam="d4 N", to_move=to_move, players=players, purses=purses)
    return Game.from_position("marrakech", text, seed=draw(SEEDS), **options)


GAMES = st.one_of(fresh_games(("marrakech",)), poor_games())
FEWEST = places(FEWEST_PLACES)

CONCEIVABLE: tuple[Move, ...] = (
    *dict.fromkeys(SPOKEN.values()),
    *(First(f"first {colour}", 7) for colour in COLOURS),
    *NEXT_RUGS,
    *(
        move
        for text in ("0", "5", "77", "h4 g4", "g8 g7", "a1 c1", "c3 d4", "d4 d4", "a7 g1")
        if (move := spoken(text))
    ),
)


def states(game: Game, seed: int) -> Iterator[MarrakechState]:
    """The states of a random game, chance included."""
    for _ in at_random(game, Random(seed)):
        pass
    for recorded in game.history:
        yield recorded.before  # type: ignore[misc]  # it is a game of Marrakech
    yield marrakech(game)


@given(GAMES, SEEDS)
@some(80)
def test_money_only_passes_between_players(game: Game, seed: int) -> None:
    """marrakech.setup.purse"""
    together = sum(marrakech(game).purses)
    assert game.position or together == 30 * game.state.setup.players
    for state in states(game, seed):
        assert sum(state.purses) == together
        assert min(state.purses) >= 0


@given(GAMES, SEEDS)
@some(80)
def test_a_lawful_place_for_a_rug_always_exists(game: Game, seed: int) -> None:
    """marrakech.rug.must-lay"""
    for state in states(game, seed):
        if state.phase == phases.LAY:
            assert len(state.legal_moves) >= FEWEST[NAMES[state.assam]]


@pytest.mark.slow
@given(GAMES, SEEDS)
@some(40)
def test_a_move_is_legal_exactly_when_it_breaks_no_rule(game: Game, seed: int) -> None:
    """All conceivable moves, at the right time and at the wrong one."""
    book = game.ruleset.rulebook
    for state in states(game, seed):
        legal = set(state.legal_moves)
        firsts = state.constants.firsts
        assert legal <= {*CONCEIVABLE, *firsts}
        for move in (*CONCEIVABLE, *firsts):
            violations = state.violations(move)
            assert (not violations) == (move in legal), (move, violations)
            assert state.is_legal(move) == (move in legal), move
            assert all(violation.rule in book.rules for violation in violations)


@given(begun_games(("marrakech",)))
@some(80)
def test_an_illegal_move_always_names_a_rule_and_says_it_in_whole_words(game: Game) -> None:
    state = game.state
    before = state.to_text()
    for move in CONCEIVABLE:
        if state.violations(move):
            with pytest.raises(IllegalMove) as caught:
                state.apply(move)
            assert caught.value.rule is not None
            for reason in caught.value.reasons:
                assert reason.endswith(".")
                assert "{" not in reason
    assert state.to_text() == before


@given(GAMES, SEEDS)
@some(80)
def test_the_halves_of_a_rug_lie_side_by_side(game: Game, seed: int) -> None:
    """marrakech.setup.rugs: 1 by 2, so that no rug shows more than two halves"""
    for state in states(game, seed):
        seen: dict[int, list[int]] = {}
        for number, rug in enumerate(state.tops):
            if rug:
                seen.setdefault(rug, []).append(number)
        for halves in seen.values():
            assert len(halves) <= 2
            assert len(halves) == 1 or halves[1] in SIDES[halves[0]]


@given(GAMES, SEEDS)
@some(80)
def test_each_rug_is_laid_once_or_leaves_with_its_player(game: Game, seed: int) -> None:
    """marrakech.setup.rugs, marrakech.out.rugs"""
    laid = [0, 0, 0, 0]
    each = marrakech(game).rugs
    list(states(game, seed))
    for recorded in game.history:
        for event in recorded.events:
            if type(event).__name__ == "RugLaid":
                laid[COLOURS.index(event.colour)] += 1  # type: ignore[attr-defined]  # it is RugLaid
    end = marrakech(game)
    for seat, own in enumerate(end.constants.colours):
        for colour in own:
            if not end.out[seat] and end.phase == phases.OVER and sum(end.out) < len(end.out) - 1:
                assert laid[colour] == each[colour]
            assert laid[colour] <= each[colour]


@given(GAMES, SEEDS)
@some(80)
def test_the_steps_told_are_the_way_he_went(game: Game, seed: int) -> None:
    """marrakech.assam.step, marrakech.assam.edge-turn"""
    list(states(game, seed))
    for recorded in game.history:
        rolled = [event for event in recorded.events if isinstance(event, Rolled)]
        way = [event for event in recorded.events if isinstance(event, Stepped | WentRound)]
        assert len(way) == sum(event.steps for event in rolled)
        if way:
            after = recorded.after
            assert isinstance(after, MarrakechState)
            assert (way[-1].square, way[-1].heading) == (NAMES[after.assam], "NESW"[after.heading])


@given(GAMES, SEEDS)
@some(80)
def test_what_is_counted_is_the_area_and_what_is_due(game: Game, seed: int) -> None:
    """marrakech.payment.region, marrakech.payment.due"""
    list(states(game, seed))
    for recorded in game.history:
        counted = [event for event in recorded.events if isinstance(event, Counted)]
        assert [event.count for event in counted] == list(range(1, len(counted) + 1))
        area = {square(event.square) for event in counted}
        before = recorded.before
        assert isinstance(before, MarrakechState)
        for number in area:
            for side in SIDES[number]:
                alike = before.tops[side] and before.tops[side] % 4 == before.tops[number] % 4
                assert (side in area) == bool(alike)
        for event in recorded.events:
            if isinstance(event, Paid):
                assert event.count == len(area)
            if isinstance(event, PaidShort):
                assert event.count < event.due == len(area)


@given(GAMES, SEEDS)
@some(150)
def test_the_winners_are_those_whom_nobody_still_in_beats(game: Game, seed: int) -> None:
    """marrakech.score.total, marrakech.score.tie, marrakech.end.last-player"""
    *_, end = states(game, seed)
    still_in = [seat for seat, out in enumerate(end.out) if not out]
    assert set(game.winners) <= set(still_in)
    for seat in still_in:
        own = {COLOURS[colour][0] for colour in end.constants.colours[seat]}
        words = [word for line in end.to_text().splitlines()[1:8] for word in line.split()[1:]]
        total = end.purses[seat] + sum(word[0] in own for word in words)
        assert end.scores[seat] == total
    standing = {seat: (end.scores[seat], end.purses[seat]) for seat in still_in}
    for one, other in combinations(still_in, 2):
        if standing[one] > standing[other]:
            assert other not in game.winners
        if standing[one] == standing[other]:
            assert (one in game.winners) == (other in game.winners)


@given(GAMES, SEEDS)
@some(80)
def test_turns_go_round_and_pass_over_who_is_out(game: Game, seed: int) -> None:
    """marrakech.setup.first"""
    rolled = [state for state in states(game, seed) if state.phase == phases.ROLL]
    for before, after in pairwise(rolled):
        seat = (before.seat + 1) % before.constants.players
        while after.out[seat]:
            seat = (seat + 1) % before.constants.players
        assert after.seat == seat


@given(poor_games(), SEEDS)
@some(40)
def test_positions_with_players_who_are_out_are_written_read_saved_and_told(
    game: Game, seed: int
) -> None:
    """marrakech.out.rugs"""
    options = dict(game.state.setup.options)
    for state in states(game, seed):
        again = Game.from_position("marrakech", state.to_text(), chance="ask", **options)
        assert again.state == state
        assert "{" not in again.view(None).describe()
    saved = from_code(game.code())
    assert (saved.state, saved.moves, saved.events) == (game.state, game.moves, game.events)
