"""Positions as text: what may be written, and what a mistake is answered."""

from typing import Any

import pytest

from boardwidgets.core.positions import PositionError
from boardwidgets.game import Game
from boardwidgets.games.marrakech import phases
from tests.games.marrakech.situations import marrakech, texts

MIDDLE = """\
marrakech 4 players
7  .   .   .   .   .   .   .
6  .   .   r1  r1  .   .   .
5  .   .   .   y1  .   .   .
4  .   .   .   y1  .   .   .
3  .   .   .   .   .   .   .
2  .   .   .   .   .   .   .
1  .   .   .   .   .   .   .
   a   b   c   d   e   f   g
assam d4 N
red: 30 dirhams, 11 rugs
yellow: 30 dirhams, 11 rugs
blue: 30 dirhams, 12 rugs
green: 0 dirhams, out
to move: blue, turn
"""

TWO = """\
marrakech 2 players
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
   a  b  c  d  e  f  g
assam d4 N
yellow red: 30 dirhams, 12 yellow, 11 red, next red
blue green: 30 dirhams, 1 blue, 0 green, next blue
to move: blue green, lay
"""


def read(text: str, **options: Any) -> Game:
    return Game.from_position("marrakech", text, chance="ask", **options)


@pytest.mark.parametrize("text", [MIDDLE, TWO])
def test_a_position_is_written_as_it_is_read(text: str) -> None:
    assert read(text).to_text() == text


def test_blanks_and_empty_lines_do_not_matter() -> None:
    loose = "\n\n  " + MIDDLE.replace("\n", "  \n\n\t").replace(".   .", ". .").replace(": ", " : ")
    assert read(loose).to_text() == MIDDLE


def test_it_says_who_has_what() -> None:
    state = marrakech(read(MIDDLE))
    assert (state.purses, state.rugs) == ((30, 30, 30, 0), (11, 11, 12, 0))
    assert (state.out, state.seat, state.phase) == ((False, False, False, True), 2, "turn")


def test_with_two_players_the_next_rug_may_be_left_open() -> None:
    """marrakech.setup.two-players"""
    game = read(TWO.replace(", next red", "").replace("blue green, lay", "blue green, turn"))
    assert texts(game) == ["rug yellow", "rug red"]
    game.play("rug red")
    assert (game.state.phase, marrakech(game).seat) == (phases.TURN, 1)


def test_chance_may_be_left_to_draw_who_begins() -> None:
    """marrakech.setup.first"""
    text = MIDDLE.replace("green: 0 dirhams, out", "green: 30 dirhams, 12 rugs")
    game = read(text.replace("blue, turn", "nobody, first"))
    assert texts(game) == ["first red", "first yellow", "first blue", "first green"]


@pytest.mark.parametrize("phase", ["turn", "roll", "lay"])
def test_a_player_may_be_in_any_phase_of_his_turn(phase: str) -> None:
    game = read(MIDDLE.replace("blue, turn", f"blue, {phase}"))
    assert game.state.phase == phase
    assert game.to_text().endswith(f"to move: blue, {phase}\n")


@pytest.mark.parametrize("phase", ["roll", "lay", "turn after"])
def test_and_in_the_variant_in_any_of_its(phase: str) -> None:
    """marrakech.variant.turn-after"""
    game = read(MIDDLE.replace("blue, turn", f"blue, {phase}"), turn_after=True)
    assert game.state.phase == phase


def test_a_position_that_nobody_could_reach_can_be_played_on_from() -> None:
    """Money from nowhere, more rugs than there are, and a board full of one colour."""
    row = "r{} r{} ".format
    full = [
        f"{rank} " + "".join(row(10 * rank + n, 10 * rank + n) for n in (1, 2, 3)) + f"r{rank * 10}"
        for rank in range(7, 0, -1)
    ]
    text = "\n".join(["marrakech 4 players", *full, *MIDDLE.splitlines()[8:]])
    game = read(text.replace("red: 30 dirhams, 11", "red: 9999 dirhams, 99"))
    game.play("left")
    game.play("1")
    assert marrakech(game).out[2]
    assert marrakech(game).purses == (10029, 30, 0, 0)


@pytest.mark.parametrize(
    ("found", "instead", "line", "expected"),
    [
        ("marrakech 4 players", "marrakesh 4 players", 1, "'marrakech 2 players' (or 3, or 4)"),
        ("marrakech 4 players", "marrakech 5 players", 1, "'marrakech 2 players' (or 3, or 4)"),
        ("marrakech 4 players", "", 2, "'marrakech 2 players' (or 3, or 4)"),
        ("7  .   .   ", "7  .   ", 2, "rank 7: '7' and 7 words"),
        ("7  .   .   ", "8  .   .   ", 2, "rank 7: '7' and 7 words"),
        ("3  .   .   ", "3  .   .   .   ", 6, "rank 3: '3' and 7 words"),
        ("r1  r1  .", "x1  r1  .", 3, "on c6 '.' or a rug such as r1"),
        ("r1  r1  .", "r0  r1  .", 3, "on c6 '.' or a rug such as r1"),
        ("r1  r1  .", "r1  r100  .", 3, "on d6 '.' or a rug such as r1"),
        ("r1  r1  .", "r1  R1  .", 3, "on d6 '.' or a rug such as r1"),
        ("r1  r1  .", "r1  r١  .", 3, "on d6 '.' or a rug such as r1"),
        ("r1  r1  .", "r1  r1  r1", 3, "rug r1 on two squares side by side at most; c6, d6 has it"),
        ("r1  r1  .", "r1  .  r1", 3, "rug r1 on two squares side by side at most; c6 has it"),
        ("   a   b   c", "   a   c   b", 9, "the files: a b c d e f g"),
        ("assam d4 N", "assam d4", 10, "Assam's square and heading, such as 'assam d4 N'"),
        ("assam d4 N", "assam d8 N", 10, "Assam's square and heading, such as 'assam d4 N'"),
        ("assam d4 N", "assam d4 n", 10, "Assam's square and heading, such as 'assam d4 N'"),
        ("assam d4 N", "assam d4 NE", 10, "Assam's square and heading, such as 'assam d4 N'"),
        ("assam d4 N", "hassan d4 N", 10, "Assam's square and heading, such as 'assam d4 N'"),
        ("red: 30 dirhams, 11 rugs", "red: 30 dirhams", 11, "'red: 30 dirhams, 12 rugs'"),
        ("red: 30 dirhams, 11 rugs", "red: 11 rugs", 11, "'red: 30 dirhams, 12 rugs'"),
        ("red: 30 dirhams, 11 rugs", "red 30 dirhams, 11 rugs", 11, "'red: 30 dirhams, 12 rugs'"),
        ("red: 30 dirhams", "red: -3 dirhams", 11, "'red: 30 dirhams, 12 rugs'"),
        ("red: 30 dirhams", "red: ٣ dirhams", 11, "'red: 30 dirhams, 12 rugs'"),
        ("red: 30 dirhams", "red: 10000 dirhams", 11, "numbers of at most 9999"),
        ("red: 30 dirhams", "red: 30 dirhams, 9 dirhams", 11, "'red: 30 dirhams, 12 rugs'"),
        ("red: 30 dirhams, 11", "red: 30 dirhams, 100", 11, "numbers of at most 99"),
        ("red: 30 dirhams", "red: 30 dirhams, 3 camels", 11, "'red: 30 dirhams, 12 rugs'"),
        ("red: 30 dirhams, 11 rugs", "red: 30 dirhams, out, 3 rugs", 11, "'red: 0 dirhams, out'"),
        ("0 dirhams, out", "0 dirhams, out, out", 14, "'green: 0 dirhams, out'"),
        ("30 dirhams, 11 rugs\nblue", "30 dirhams, 11 red\nblue", 12, "'yellow: 30 dirhams"),
        ("11 rugs\nblue", "11 rugs, next yellow\nblue", 12, "'yellow: 30 dirhams, 12 rugs'"),
        ("red: 30 dirhams, 11 rugs\n", "", 11, "'red: 30 dirhams, 12 rugs'"),
        ("to move: blue, turn", "to move: blue", 15, "one of red, yellow, blue, green, and one of"),
        ("to move: blue, turn", "to move: purple, turn", 15, "one of red, yellow, blue, green"),
        ("to move: blue, turn", "to move: blue, jump", 15, "one of turn, roll, lay, turn after"),
        ("to move: blue, turn", "to move: nobody, turn", 15, "'to move: nobody, over'"),
        ("to move: blue, turn", "blue, turn", 15, "'to move: '"),
        ("to move: blue, turn", "to move: green, turn", 15, "a player who is still in"),
        ("to move: blue, turn", "to move: blue, turn after", 15, "one of turn, roll, lay"),
        ("to move: blue, turn", "to move: nobody, first", 15, "a player to move: nobody is out"),
        ("to move: blue, turn", "to move: nobody, over", 15, "a player to move, since two"),
        ("to move: blue, turn\n", "", 0, "'to move: ' and a player"),
        ("to move: blue, turn", "to move: blue, turn\nto move: red, lay", 16, "the end of the"),
    ],
)
def test_a_mistake_is_answered_by_its_line_and_what_was_expected(
    found: str, instead: str, line: int, expected: str
) -> None:
    assert MIDDLE.count(found) == 1, found
    with pytest.raises(PositionError) as caught:
        read(MIDDLE.replace(found, instead))
    assert (caught.value.line, expected in caught.value.expected) == (line, True), caught.value
    assert str(caught.value).startswith(f"line {line}: " if line else "line 0: 'the end")
    if line:
        whole = MIDDLE.replace(found, instead).splitlines()[line - 1].strip()
        assert caught.value.found == whole


@pytest.mark.parametrize(
    ("found", "instead", "line", "expected"),
    [
        ("12 yellow, 11 red", "12 yellow", 11, "12 yellow, 12 red"),
        ("12 yellow, 11 red", "12 yellow, 11 yellow", 11, "12 yellow, 12 red"),
        ("12 yellow, 11 red", "23 rugs", 11, "12 yellow, 12 red"),
        ("next red", "next blue", 11, "12 yellow, 12 red"),
        ("next red", "next red, next red", 11, "12 yellow, 12 red"),
        ("next blue", "next green", 12, "a next rug of a colour that blue green still has"),
        ("yellow red:", "red yellow:", 11, "'yellow red: 30 dirhams"),
        (", next blue", "", 13, "the next rug of both players, or the phase turn"),
        ("1 blue, 0 green, next blue", "0 blue, 0 green", 13, "another phase than lay"),
        ("30 dirhams, 1 blue, 0 green, next blue", "0 dirhams, out", 13, "still in"),
    ],
)
def test_a_mistake_with_two_players(found: str, instead: str, line: int, expected: str) -> None:
    assert TWO.count(found) == 1, found
    with pytest.raises(PositionError) as caught:
        read(TWO.replace(found, instead))
    assert caught.value.line == line, caught.value
    assert expected in caught.value.expected


def with_purses(*purses: str, to_move: str) -> str:
    """The position with other lines for the players."""
    names = ("red", "yellow", "blue", "green")
    lines = [f"{name}: {purse}" for name, purse in zip(names, purses, strict=True)]
    return "\n".join([*MIDDLE.splitlines()[:10], *lines, f"to move: {to_move}"])


@pytest.mark.parametrize(
    "purses",
    [
        ("9 dirhams, 3 rugs", "9 dirhams, out", "9 dirhams, out", "9 dirhams, out"),
        ("9 dirhams, 0 rugs", "9 dirhams, 0 rugs", "9 dirhams, out", "9 dirhams, out"),
    ],
)
def test_a_game_that_is_over_says_so(purses: tuple[str, ...]) -> None:
    """marrakech.end.last-player, marrakech.end.last-rug"""
    with pytest.raises(PositionError, match="'to move: nobody, over'"):
        read(with_purses(*purses, to_move="red, turn"))
    assert read(with_purses(*purses, to_move="nobody, over")).over


def test_somebody_is_still_in() -> None:
    with pytest.raises(PositionError, match="at least one player who is not out"):
        read(with_purses(*["9 dirhams, out"] * 4, to_move="nobody, over"))


def test_who_has_no_rug_does_not_lay() -> None:
    """marrakech.rug.must-lay"""
    purses = ("9 dirhams, 0 rugs", *["9 dirhams, 2 rugs"] * 3)
    with pytest.raises(PositionError, match="another phase than lay"):
        read(with_purses(*purses, to_move="red, lay"))
    assert not read(with_purses(*purses, to_move="red, turn")).over


def test_in_the_variant_assam_is_not_turned_before_the_roll() -> None:
    """marrakech.variant.turn-after"""
    with pytest.raises(PositionError, match="with turn_after=True one of roll, lay, turn after"):
        read(MIDDLE, turn_after=True)


@pytest.mark.parametrize("text", ["", "\n \n", None, 7, b"marrakech 4 players", "x" * 30_000, []])
def test_what_is_no_text_of_a_position_at_all(text: Any) -> None:
    with pytest.raises(PositionError) as caught:
        Game.from_position("marrakech", text)
    assert caught.value.expected in ("a position as text", "'marrakech 2 players' (or 3, or 4)")
    assert len(str(caught.value)) < 300


def test_options_of_a_position_are_checked_as_ever() -> None:
    with pytest.raises(ValueError, match="'sandals', 'even'"):
        read(MIDDLE, die="round")
    with pytest.raises(ValueError, match="no option 'dye'"):
        read(MIDDLE, dye="even")
