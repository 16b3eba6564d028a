"""Positions as text: what they may leave out, and what is said of mistakes."""

from random import Random

import pytest

from boardwidgets.core.match import Match
from boardwidgets.core.positions import PositionError
from boardwidgets.games.cows import RULES, phases
from boardwidgets.games.cows.cards import ALL_OPEN
from tests.games.cows.playouts import some_moves
from tests.games.cows.situations import cows, situation

WHOLE = """\
cows 3 players
7  .      .      .      .      .      .      .
6  .      yM+*2  .      .      .      .      .
5  .      .      .      .      .      .      .
4  .      rB     .      rR     #      .      .
3  .      .      H1     .      *      .      .
2  .      .      .      .      .      .      .
1  .      .      .      .      .      .      .
   a      b      c      d      e      f      g
grass: b6 carrot onion(1)
grass: e3 tomato
open: yellow, blue, green, bull, rabbit, mole, herdsman
player 1: carrot potato(2)
player 2: nothing
player 3: turnip
discarded: nothing
turns: 12
moving: red; still red bull, red rabbit, herdsman
to move: player 2, move
"""
"""A position with every kind of line."""


def test_a_position_is_written_as_it_was_read() -> None:
    assert RULES.read_position(WHOLE, {}, None).to_text() == WHOLE


def test_most_lines_may_be_left_out() -> None:
    lines = WHOLE.splitlines()
    short = "\n".join([*lines[:9], "to move: player 3, card"])
    state = cows(situation(short).state)
    assert (state.seat, state.turns, state.open_cards) == (2, 0, ALL_OPEN)
    assert state.pasture.taken == ((), (), ())


@pytest.mark.parametrize(
    ("line", "instead", "expected"),
    [
        (1, "cows 5 players", "'cows 2 players' (or 3, or 4)"),
        (2, "7 . . . .", "rank 7: '7' and 7 words"),
        (3, "6  .  xx  .  .  .  .  .", "on b6 '.' or pieces such as rC"),
        (5, "4  .  rB  rB  .  .  .  .", "rB on one square; b4 has it too"),
        (5, "4  .  *+*  rB  .  .  .  .", "not '*'"),
        (9, "a b c", "the files: a b c d e f g"),
        (10, "grass: b6 carrot", "as many tokens for b6 as the diagram shows there: 2"),
        (10, "grass: h9 carrot", "squares with their tokens"),
        (10, "grass: b6 carrot(7) onion", "such as 'carrot ?'"),
        (10, "grass: b6 carrot(4) onion", "players 1 to 3"),
        (12, "open: red", "at least two different cards"),
        (12, "open: red, red", "at least two different cards"),
        (13, "player 1: gold", "symbols or '?', such as 'carrot ?'"),
        (13, "player 4: nothing", "a line that begins with one of grass:"),
        (14, "player 1: nothing", "'player 1:' once only"),
        (17, "turns: many", "the number of turns played, at most 200"),
        (17, "turns: 201", "the number of turns played, at most 200"),
        (18, "moving: red; still blue bull", "once each of: red cow, red bull"),
        (18, "moving: red; still red cow", "pieces on the board, which this one is not: red cow"),
        (18, "moving: red", "such as 'red; still red bull'"),
        (18, "moving: red; still nothing", "'card', since no piece"),
        (19, "to move: player 2, card", "since a card is being played"),
        (19, "to move: player 4, move", "'to move: player 1, card'"),
        (19, "to move: nobody, move", "'to move: player 1, card'"),
        (19, "to move: player 2, peek", "'to move: player 1, card'"),
        (19, "to move: player 2, peek e3", "the square of a mole on grass"),
        (19, "to move: player 2, discard b6", "a pile that player 2 has looked at"),
        (19, "to move: player 2, peek z9", "'to move: player 1, card'"),
        (19, "to move: somebody", "'to move: player 1, card'"),
    ],
)
def test_a_mistake_is_pointed_at(line: int, instead: str, expected: str) -> None:
    lines = WHOLE.splitlines()
    lines[line - 1] = instead
    with pytest.raises(PositionError) as caught:
        RULES.read_position("\n".join(lines), {}, None)
    assert expected in str(caught.value)
    assert caught.value.line == line or "moving: red; still nothing" in instead


def test_nothing_comes_after_the_last_line_and_the_last_line_comes() -> None:
    with pytest.raises(PositionError, match="expected the end of the position"):
        RULES.read_position(WHOLE + "turns: 3\n", {}, None)
    with pytest.raises(PositionError, match="the end of the text"):
        RULES.read_position(WHOLE[: WHOLE.index("to move")], {}, None)


def test_a_view_can_be_written_down_and_played_on_from() -> None:
    """cows.secret.tokens"""
    for recorded in some_moves(251):
        state = cows(recorded.after)
        if state.undrawn or state.main_phase in phases.SETTING_UP:
            continue
        text = state.seen_by(0).to_text()
        match = Match(RULES, RULES.read_position(text, dict(state.setup.options), None), 3)
        assert cows(match.state).seen_by(0).pasture == cows(state.seen_by(0)).pasture


def test_whatever_is_read_can_be_played_on_from() -> None:
    """Lines and words of good positions, mixed up: a PositionError, or a game that goes on."""
    random = Random(11)
    texts = [recorded.after.to_text() for recorded in some_moves(601)] + [WHOLE] * 10
    words = [
        "rC",
        "gR",
        "#",
        "*",
        "*3",
        "H2",
        ".",
        ".",
        "rM+*",
        "gM+#",
        "carrot",
        "?",
        "peek",
        "over",
        "red",
        "4",
    ]
    read = 0
    for _ in range(3000):
        lines = random.choice(texts).splitlines()
        for _ in range(random.randrange(1, 4)):
            number = random.randrange(len(lines))
            parts = lines[number].split()
            parts[random.randrange(len(parts))] = random.choice(words)
            lines[number] = " ".join(parts)
        try:
            state = RULES.read_position("\n".join(lines), {}, None)
        except PositionError:
            continue
        read += 1
        match = Match(RULES, state, 1)
        for _ in range(12):
            if not match.over:
                match.play(random.choice(match.legal_moves))
        again = RULES.read_position(match.state.to_text(), {}, None)
        assert again == match.state
    assert read > 100
