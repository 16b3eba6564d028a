"""What happened is told in a line for each player, in few words and nothing twice."""

from random import Random

import pytest

from boardwidgets.core.messages import PlayerName
from boardwidgets.game import Game
from boardwidgets.players import PLAYERS
from boardwidgets.teach.account import AccountLine, account, mover_of, whole_turn

NAMES = ["Ada", "Bo", "Zoe"]


def lines(game: Game, first: int = 0, seat: int | None = None) -> list[str]:
    """The account of a game from one of its moves on, as plain text."""
    return ["".join(line) for line in account(game.history[first:], game.names, seat)]


def played(name: str, seed: int, most: int = 1000) -> Game:
    """A game that was played at random."""
    game, random = Game(name, 3, seed=seed, names=NAMES), Random(seed)
    while not game.over and len(game.undo_steps) < most:
        if isinstance(game.state.actor, int):
            game.play(PLAYERS["random"].choose(game.view(game.state.actor), random))
        else:
            game.roll()
    return game


def bo_pays() -> Game:
    """Bo has just brought Assam onto a red rug of two squares."""
    game = Game("marrakech", 3, seed=7, names=NAMES, chance="ask")
    for move in ("first red", "straight", "1", "d6 e6", "straight", "1"):
        game.play(move)
    return game


def test_squares_are_counted_in_the_words_that_need_them() -> None:
    """marrakech.payment.region"""
    game = bo_pays()
    (told,) = lines(game, 4)
    assert told.startswith("Bo: sends Assam north; rolls 1; Assam goes to d6; ")
    assert told.endswith("2 connected red squares: d6, e6; pays 2 to Ada.")


def test_names_are_told_from_the_words_around_them() -> None:
    game = bo_pays()
    line: AccountLine = account(game.history[4:], game.names)[0]
    assert [piece for piece in line if isinstance(piece, PlayerName)] == ["Bo", "Ada"]


def test_each_animal_of_a_card_is_told_with_its_whole_way() -> None:
    """Equal moves of different animals are different things; steps of one are one."""
    game = Game("cows", 3, seed=3, names=NAMES)
    before = len(game.history)
    game.play("card rabbit")
    walked: set[str] = set()
    while game.state.phase == "move":
        moves = [move for move in game.legal_moves if move.text.startswith(("rabbit", "cow"))]
        walked.add(moves[0].text)
        game.play(moves[0])
    told = lines(game, before)[0]
    for text in walked:
        kind, colour, start, end = text.split()
        assert f"{colour} {kind} {start}–{end}" in told
    assert len(walked) >= 4


def test_what_another_player_sees_does_not_stand_in_the_line_of_the_next() -> None:
    """sobek.turn.take: who takes a character that lies face down sees who it is."""
    for seed in range(20):
        game = played("sobek", seed, most=60)
        for seat, name in enumerate(NAMES):
            told = lines(game, seat=seat)
            seen = [line for line in told if "sees who it is" in line]
            assert all(line.startswith(f"{name}: ") for line in seen)
            if seen:
                return
    pytest.fail("nobody took a character")


def test_cards_that_are_skipped_together_are_told_together() -> None:
    """sobek.turn.corruption"""
    game = Game("sobek", 3, seed=1, names=NAMES)
    before = len(game.history)
    game.play("take 3")
    assert lines(game, before)[0].count("into corruption") == 1


@pytest.mark.parametrize("name", ["marrakech", "cows", "sobek"])
def test_nobody_is_told_what_they_may_not_know(name: str) -> None:
    game = played(name, 2)
    for seat in (None, 0, 1, 2):
        known = [
            recorded._replace(
                events=tuple(
                    seen for event in recorded.events if (seen := event.seen(seat)) is not None
                )
            )
            for recorded in game.history
        ]
        assert account(known, game.names, seat) == account(game.history, game.names, seat)


@pytest.mark.parametrize("name", ["marrakech", "cows", "sobek"])
def test_a_line_begins_with_its_player_or_is_a_whole_sentence(name: str) -> None:
    for line in account(played(name, 5).history, NAMES):
        text = "".join(line)
        assert text.endswith(".")
        assert "  " not in text
        assert line[0] in NAMES or (text[0].isupper() and ";" not in text)


@pytest.mark.parametrize("name", ["marrakech", "cows", "sobek"])
def test_an_account_begins_where_the_turn_began(name: str) -> None:
    game = played(name, 4)
    history = game.history
    for number in range(len(history)):
        first = whole_turn(history, number)
        movers = {mover_of(recorded) for recorded in history[first : number + 1]} - {None}
        assert len(movers) <= 1
        assert first <= number
        if movers:
            before = [mover_of(recorded) for recorded in history[:first]]
            earlier = [mover for mover in before if mover is not None]
            assert not earlier or earlier[-1] not in movers
