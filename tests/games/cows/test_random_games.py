"""What holds in every moment of every game: said of random games with all house rules."""

from random import Random

import pytest

from boardwidgets.core.chance import CHANCE
from boardwidgets.core.events import Event
from boardwidgets.core.match import Match
from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import IllegalMove, tell
from boardwidgets.core.saving import document, replay
from boardwidgets.games.cows import RULES, events, phases
from boardwidgets.games.cows.cards import EXTRAS, NAMED, NO_CARD
from boardwidgets.games.cows.moves import WALKS, ChargeBull, CoverCard, WalkPiece
from boardwidgets.games.cows.parsing import MOVES_BY_TEXT, move_named
from boardwidgets.games.cows.pieces import BIT, MOLE, NAMES_OF, OFF, PIECES, RABBIT, kind_of
from boardwidgets.games.cows.state import CowsState
from boardwidgets.games.cows.tokens import HIDDEN, SYMBOLS
from tests.games.cows.playouts import HOUSE_RULES, fresh, games, history, some_moves
from tests.games.cows.situations import cows, situation

TURN = phases.IN_A_TURN | {phases.CARD}
WRONG = ("cow red d4 e5", "cow red d4 h4", "bull red northeast", "mole red a1 a1", "discard 9")
CONCEIVABLE: tuple[Move, ...] = (
    *MOVES_BY_TEXT.values(),
    *dict.fromkeys(walk for piece in PIECES for walks in WALKS[piece] for walk in walks.values()),
    *(move for text in (*WRONG, "discard 1", "discard 2") if (move := move_named(text))),
)


def free_grass(state: CowsState) -> list[int]:
    """The squares with grass and without a fence, counted plainly."""
    piles, fences = state.pasture.piles, state.pasture.fences
    return [square for square, pile in enumerate(piles) if pile and not fences & BIT[square]]


def of_kind(told: tuple[Event, ...], kind: type[Event]) -> list[Event]:
    return [event for event in told if isinstance(event, kind)]


def test_pieces_are_conserved() -> None:
    """cows.setup.board"""
    for recorded in history():
        before, after = cows(recorded.before).pasture.places, cows(recorded.after).pasture.places
        assert len(after) == 20
        gone = [p for p in PIECES if before[p] != OFF and after[p] == OFF]
        assert gone == []
        if cows(recorded.after).main_phase in TURN:
            assert OFF not in after


def test_at_most_two_pieces_move_at_once_and_events_say_which() -> None:
    """cows.bull.push"""
    for recorded in history():
        before, after = cows(recorded.before).pasture.places, cows(recorded.after).pasture.places
        moved = [p for p in PIECES if before[p] != after[p]]
        pushed = of_kind(recorded.events, events.Pushed)
        assert len(moved) <= (2 if pushed else 1)


def test_tokens_on_the_board_taken_and_discarded_are_always_as_many() -> None:
    """cows.setup.grass"""
    for recorded in history():
        state = cows(recorded.after)
        if state.main_phase in TURN | {phases.OVER}:
            board = state.pasture
            count = sum(map(len, (*board.piles, *board.taken, board.discarded)))
            assert count == state.constants.symbols * state.constants.tokens_each


def test_each_symbol_is_there_as_often_as_the_setting_says() -> None:
    """cows.setup.grass"""
    for match in games():
        state = cows(match.state)
        board = state.pasture
        found = [t.symbol for pile in (*board.piles, *board.taken, board.discarded) for t in pile]
        for symbol in SYMBOLS[: state.constants.symbols]:
            assert found.count(symbol) == state.constants.tokens_each


def test_fences_come_and_go_by_their_two_rules_alone() -> None:
    """cows.herdsman.fence, cows.bull.fence"""
    for recorded in history():
        before, after = cows(recorded.before).pasture.fences, cows(recorded.after).pasture.fences
        left = {event.square for event in recorded.events if isinstance(event, events.FenceLeft)}
        gone = {event.square for event in recorded.events if isinstance(event, events.FenceRemoved)}
        assert {name(s) for s in squares(after & ~before)} == left
        assert {name(s) for s in squares(before & ~after)} == gone
        assert after.bit_count() <= cows(recorded.after).constants.fences


def squares(bits: int) -> list[int]:
    return [number for number in range(49) if bits & BIT[number]]


def name(number: int) -> str:
    return "abcdefg"[number % 7] + str(number // 7 + 1)


def test_no_square_holds_what_the_rules_forbid() -> None:
    """cows.square.pieces"""
    for recorded in history():
        board = cows(recorded.after).pasture
        alone = [
            board.places[p]
            for p in PIECES
            if kind_of(p) not in (MOLE, RABBIT) and board.places[p] != OFF
        ]
        alone += squares(board.fences)
        assert len(set(alone)) == len(alone)


def test_a_rabbit_never_stops_on_a_fence() -> None:
    """cows.rabbit.cross"""
    for recorded in history():
        if isinstance(recorded.move, WalkPiece) and recorded.move.kind == RABBIT:
            assert not cows(recorded.after).pasture.fences & BIT[recorded.move.end]


def test_taken_tokens_are_those_of_the_player_whose_turn_it_is() -> None:
    """cows.cow.graze"""
    for recorded in history():
        before, after = cows(recorded.before), cows(recorded.after)
        for seat, taken in enumerate(after.pasture.taken):
            won = len(taken) - len(before.pasture.taken[seat])
            told = [
                e
                for e in recorded.events
                if isinstance(e, events.GrassTaken | events.GrassTakenWhenPushed) and e.seat == seat
            ]
            assert won == len(told)
            assert not won or seat == before.seat


def test_every_piece_that_a_card_names_moves_once_or_cannot() -> None:
    """cows.turn.order, cows.turn.extra"""
    for match in games():
        moved: list[str] = []
        card = NO_CARD
        for recorded in match.history:
            if isinstance(recorded.move, CoverCard):
                card, moved = recorded.move.card, []
            elif isinstance(recorded.move, WalkPiece | ChargeBull):
                moved.append(own_name(recorded.move))
            if cows(recorded.after).main_phase == phases.CARD and card != NO_CARD:
                stayed = [e.piece for e in recorded.events if isinstance(e, events.Stayed)]
                named = [NAMES_OF[piece] for piece in NAMED[card]]
                extra = [name for name in moved if name not in named]
                assert sorted(moved + stayed) == sorted(named + extra)
                assert len(extra) + len(of_kind(recorded.events, events.NoExtra)) == 1
                assert extra in ([], *([NAMES_OF[piece]] for piece in EXTRAS[card]))
                card = NO_CARD


def own_name(move: WalkPiece | ChargeBull) -> str:
    """The piece that a move takes up, by name."""
    return "herdsman" if move.piece is None else NAMES_OF[move.piece]


def test_every_game_ends_within_its_turns() -> None:
    """cows.end.grazed"""
    for match in games():
        state = cows(match.state)
        assert state.main_phase == phases.OVER
        assert state.turns <= (state.constants.max_turns or 0)
        assert not free_grass(state) or state.turns == state.constants.max_turns
        assert state.winners
        assert all(state.scores[seat] == max(state.scores) for seat in state.winners)


def test_the_game_goes_on_while_there_is_free_grass() -> None:
    """cows.end.grazed"""
    for recorded in history():
        state = cows(recorded.after)
        if state.main_phase == phases.CARD or (
            state.main_phase in TURN and state.constants.at_once
        ):
            assert free_grass(state)
        if state.main_phase == phases.OVER:
            assert state == RULES.replay(state, (events.GrassGone(),), None)


@pytest.mark.slow
def test_a_move_is_legal_exactly_when_it_breaks_no_rule() -> None:
    for recorded in some_moves(151):
        legal = set(recorded.before.legal_moves)
        assert legal <= set(CONCEIVABLE) | {m for m in legal if m.text.startswith("discard")}
        for move in CONCEIVABLE:
            violations = recorded.before.violations(move)
            assert (not violations) == (move in legal), (
                move,
                violations,
                recorded.before.to_text(),
            )
            assert recorded.before.is_legal(move) == (move in legal)
            assert all(violation.rule in RULES.rulebook.rules for violation in violations)


def test_an_illegal_move_names_a_rule_and_says_it_in_a_whole_sentence() -> None:
    random = Random(3)
    for recorded in some_moves(41):
        for move in random.sample(CONCEIVABLE, 120):
            if recorded.before.violations(move):
                with pytest.raises(IllegalMove) as caught:
                    recorded.before.apply(move)
                assert caught.value.rule is not None
                for reason in caught.value.reasons:
                    assert reason.endswith(".")
                    assert "{" not in reason


def test_every_legal_moves_text_names_it() -> None:
    for recorded in some_moves(5):
        for move in recorded.before.legal_moves:
            assert RULES.parse(cows(recorded.before), move.text) == move


def test_there_is_always_something_to_do_until_the_end() -> None:
    for recorded in some_moves(3):
        state = recorded.before
        if state.actor == CHANCE:
            assert sum(chance for _, chance in state.chances) == 1
            assert tuple(move for move, _ in state.chances) == state.legal_moves
        else:
            assert state.actor in range(state.setup.players)
            assert state.chances == ()
        assert state.legal_moves
        assert len(set(state.legal_moves)) == len(state.legal_moves)


def test_what_was_played_replays_and_is_undone() -> None:
    for match in games(6):
        again = Match(RULES, match.start, match.seed)
        replay(again, document(match, None)["plays"])
        assert again.state == match.state
        assert again.moves == match.moves
        for play in reversed(match.undo_steps[-60:]):
            again.undo()
            assert again.state == play.history[0].before
        for play in match.undo_steps[-60:]:
            again.redo()
            assert again.state == play.history[-1].after


def test_the_same_seed_sets_up_the_same_game_and_another_another() -> None:
    """cows.setup.placement"""
    assert fresh(3, 5).state == fresh(3, 5).state
    assert fresh(3, 5).state != fresh(3, 6).state


def test_a_written_position_is_read_as_the_equal_state() -> None:
    for recorded in some_moves(13):
        state = recorded.after
        if cows(state).undrawn:
            continue
        read = RULES.read_position(state.to_text(), dict(state.setup.options), None)
        assert read == state
        assert read.to_text() == state.to_text()


def test_states_are_values() -> None:
    for recorded in some_moves(11):
        assert recorded.before.apply(recorded.move) == (recorded.after, recorded.events)
        assert hash(recorded.before.apply(recorded.move)[0]) == hash(recorded.after)


def test_every_moment_is_told_in_whole_sentences() -> None:
    for match in games(len(HOUSE_RULES)):
        for recorded in match.history[::7]:
            told = [tell(event, match.names) for event in recorded.events]
            told += RULES.describe(cows(recorded.after), match.names)
            told += RULES.now(cows(recorded.after), match.names)
            for sentence in told:
                assert sentence.endswith(".")
                assert not any(left in sentence for left in ("{", "}", "None", "('", "()", "  "))


def test_a_position_without_names_of_symbols_is_drawn_from_the_seed() -> None:
    """cows.setup.grass"""
    text = cows(fresh(3, 8).state).seen_by(None).to_text()
    one, same, other = situation(text, 1), situation(text, 1), situation(text, 2)
    assert one.state == same.state != other.state
    assert all(t.symbol != HIDDEN for pile in cows(one.state).pasture.piles for t in pile)
    assert one.view(None).state == other.view(None).state
