"""What holds in every game, said of random ones with all house rules."""

from collections import Counter
from random import Random

import pytest

from boardwidgets.core import saving
from boardwidgets.core.chance import CHANCE
from boardwidgets.core.match import Match
from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import IllegalMove, tell
from boardwidgets.games.sobek import RULES, events, moves, phases
from boardwidgets.games.sobek.cards import AMULET, DECK, FACE_DOWN, GOODS, STARTER, words
from boardwidgets.games.sobek.phases import STARTERS
from boardwidgets.games.sobek.tokens import COUNTS, TOKENS
from tests.games.sobek.playouts import (
    ALL_CARDS,
    OPTIONS,
    at_random,
    places,
    some_games,
    some_states,
    worth,
)
from tests.games.sobek.situations import as_sobek, fresh, sobek


def played(game: Match) -> Match:
    """The game, played to its end at random."""
    for _ in at_random(game, game.seed):
        pass
    return game


def test_the_54_cards_and_9_starters_are_each_in_one_place_always() -> None:
    assert ALL_CARDS.total() == 54 + 9
    for state in some_states(90):
        assert places(state) == ALL_CARDS
        held = [card for holder in state.seats for card in holder.hand + holder.corruption]
        face_down = [*state.row, *held].count(FACE_DOWN)
        assert sum(state.pool[card] for card in DECK) == state.pile + state.aside + face_down
        assert sum(state.pool[card] for card in STARTER) == state.spare


def test_nine_cards_of_the_54_are_left_out_with_two_players_alone() -> None:
    for players, aside in ((2, 9), (3, 0), (4, 0)):
        state = sobek(fresh(players))
        assert state.aside == aside
        assert len(state.row) + state.pile == 54 - aside


def test_the_twelve_tokens_are_each_in_one_place_always() -> None:
    assert sum(COUNTS) == 12
    for state in some_states(60):
        used = Counter([*state.tokens, *state.spent])
        assert all(used[token] <= COUNTS[token] for token in used)
        if state.phase != phases.FIRST:
            assert used.total() + state.sealed == 5
        on_sets = sum(one.prosperities for holder in state.seats for one in holder.sets)
        assert on_sets <= state.spent.count(TOKENS.index("prosperity"))
        cursed = sum(holder.curses for holder in state.seats)
        assert cursed <= state.spent.count(TOKENS.index("curse"))


def test_at_most_five_events_a_round() -> None:
    counts: list[int] = []
    for game in some_games(90):
        taken = Counter(
            as_sobek(recorded.before).round
            for recorded in played(game).history
            for event in recorded.events
            if isinstance(event, events.EventTokenTaken)
        )
        counts += taken.values()
    assert max(counts) == 5


def test_points_are_those_of_a_simple_formula() -> None:
    for game in some_games(90):
        for recorded in played(game).history:
            seats = as_sobek(recorded.before).seats
            for event in recorded.events:
                if isinstance(event, events.Moved):
                    assert event.points == sum(
                        worth(
                            words(one.cards),
                            prosperities=one.prosperities,
                            sideways=one.sideways,
                        )
                        for one in seats[event.seat].sets
                    )
                    assert event.start == seats[event.seat].points
                    assert event.space == event.start + event.points


def test_nobody_goes_below_the_start_and_only_payers_go_back_at_the_end() -> None:
    for game in some_games(90):
        for recorded in played(game).history:
            before, after = as_sobek(recorded.before), as_sobek(recorded.after)
            assert min(after.scores) >= 0
            payers = {event.seat for event in recorded.events if isinstance(event, events.Pays)}
            if any(isinstance(event, events.Moved) for event in recorded.events):
                for seat, holder in enumerate(before.seats):
                    gained = sum(one.points for one in holder.sets)
                    assert (after.scores[seat] < holder.points + gained) == (seat in payers)


@pytest.mark.slow
def test_every_game_ends_with_winners() -> None:
    for game in some_games(120, chance="seed"):
        last = sobek(played(game))
        assert game.over
        assert last.round in (2, 3)
        assert last.round == 3 or max(game.scores) > 100
        assert {game.scores[seat] for seat in game.winners} == {max(game.scores)}
        assert game.legal_moves == ()
        assert last.chances == ()


def test_somebody_is_to_move_and_has_moves_each_once() -> None:
    for state in some_states(60):
        legal = state.legal_moves
        assert len({move.text for move in legal}) == len(legal)
        if state.actor == CHANCE:
            assert sum(probability for _, probability in state.chances) == 1
            assert tuple(move for move, _ in state.chances) == legal
        elif state.actor is not None:
            assert legal
            assert state.chances == ()


@pytest.mark.slow
def test_a_move_is_legal_exactly_when_it_violates_nothing() -> None:
    """All moves there are but sets, the sets of all moments of the same games, and bare amulets."""
    fixed = [
        *moves.TAKES,
        *moves.FETCHES,
        *moves.PLAYS.values(),
        *moves.DISCARDS,
        *moves.TOKEN_MOVES,
        *moves.PROSPERS,
        *moves.FROMS,
        *moves.CURSES,
        *moves.BEGINS,
        *moves.FIRSTS,
        *moves.LOWESTS,
        *moves.DEALS.values(),
        *moves.DRAWS[0].values(),
        *moves.DROPS[0].values(),
        *moves.STEALS[0][1].values(),
        *moves.TOKEN_DRAWS[0],
        moves.DONE,
        Move("roll"),
    ]
    for game in some_games(16):
        states = list(at_random(game, game.seed))
        laid = {
            move
            for state in states
            for move in state.legal_moves
            if isinstance(move, moves.LaySet | moves.AddCards)
        }
        laid |= {moves.lay(good, (AMULET,) * 3) for good in range(len(GOODS))}
        for state in states[::4]:
            legal = set(state.legal_moves)
            for move in (*fixed, *laid):
                violations = state.violations(move)
                assert (not violations) == (move in legal), (move, state.to_text())
                assert state.is_legal(move) == (move in legal)
                assert all(violation.rule in RULES.rulebook.rules for violation in violations)


def test_every_legal_moves_text_names_it() -> None:
    for game in some_games(40):
        for _ in at_random(game, game.seed):
            for move in game.legal_moves:
                found = game.parse(f"  {move.text.upper().replace(' ', '   ')} ")
                assert found == move
                assert found.text == move.text
                assert len(move.text) < 200


def test_undo_gives_the_equal_state_and_redo_too() -> None:
    for game in some_games(24, chance="seed"):
        trail = [(game.state, game.moves, game.events)]
        random = Random(game.seed)
        for _ in range(40):
            game.play(random.choice(game.legal_moves))
            trail.append((game.state, game.moves, game.events))
        for moment in reversed(trail[:-1]):
            game.undo()
            assert (game.state, game.moves, game.events) == moment
        for moment in trail[1:]:
            game.redo()
            assert (game.state, game.moves, game.events) == moment


def test_undo_takes_back_a_powers_choice_alone() -> None:
    """The character stays played; another undo takes that back too."""
    game = fresh(2, seed=5, chance="seed")
    while "play thief" not in map(str, game.legal_moves):
        game.play(Random(len(game.moves)).choice(game.legal_moves))
    before = game.state
    game.play("play thief")
    asked = game.state
    game.play(game.legal_moves[0])
    game.undo()
    assert game.state == asked
    game.undo()
    assert game.state == before


@pytest.mark.parametrize("chance", ["seed", "ask"])
def test_a_saved_game_replays_to_the_same(chance: str) -> None:
    for game in some_games(16, chance=chance):
        played(game)
        saved = saving.from_json(saving.to_json(saving.document(game, None)))
        again = Match(RULES, game.start, game.seed, game.chance)
        saving.replay(again, saved["plays"])
        assert again.state == game.state
        assert again.moves == game.moves
        assert again.events == game.events


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (played(fresh(4, seed=11)) for _ in range(2))
    assert one.moves == other.moves
    assert one.moves != played(fresh(4, seed=12)).moves


def test_a_refused_move_changes_nothing() -> None:
    for state in some_states(3, every=9):
        copy = state._replace()
        for move in (moves.DONE, moves.TAKES[8], moves.PROSPERS[0], Move("roll")):
            if state.violations(move):
                with pytest.raises(IllegalMove):
                    state.apply(move)
        assert state == copy
        assert hash(state) == hash(copy)


def test_everything_is_told_in_whole_sentences() -> None:
    for game in some_games(4, chance="seed"):
        for _ in at_random(game, game.seed):
            for seat in (None, *range(game.start.setup.players)):
                seen = game.view(seat)
                said = [seen.describe(), *(tell(event, game.names) for event in seen.events)]
                for text in said:
                    assert text.endswith(".")
                    assert not set("{}<>") & set(text)
                    assert "None" not in text


def test_all_house_rules_are_played() -> None:
    assert len(OPTIONS) == 8
    phases = {state.phase for state in some_states(len(OPTIONS) * 3)}
    assert len(phases) == 22
    assert STARTERS in phases
