"""Positions as text: what is written is read again, and a mistake is found in its line."""

import pytest

from boardwidgets.core.positions import PositionError
from boardwidgets.games.sobek import RULES
from boardwidgets.games.sobek.state import SobekState
from tests.games.sobek.playouts import some_states
from tests.games.sobek.situations import as_sobek

WRITTEN = """\
sobek 2 players, round 1
row: wheat1 character fish0
deck: 27 cards
discard: queen
events: flood scorpion, seen by red
spent: prosperity curse
red: 12 points
  hand: fish1 starter-fish amulet
  corruption: wheat0
  set fish: fish0 fish1 thief prosperity
yellow: 0 points
  hand: starter-ebony
  curses: 1
to move: red, turn
"""


def read(text: str) -> SobekState:
    return as_sobek(RULES.read_position(text, {}, None))


@pytest.mark.slow
def test_what_is_written_is_read_as_the_equal_state() -> None:
    for state in some_states(48, every=3):
        options = dict(state.setup.options)
        again = RULES.read_position(state.to_text(), options, None)
        assert again == state
        assert again.to_text() == state.to_text()


def test_the_example_is_read_and_written() -> None:
    assert read(WRITTEN).to_text() == WRITTEN


def test_cards_may_come_in_any_order_and_empty_lines_between() -> None:
    untidy = WRITTEN.replace("fish1 starter-fish amulet", "amulet  starter-fish fish1")
    assert read("\n\n" + untidy.replace("\n", "\n\n")) == read(WRITTEN)


def test_what_is_not_named_is_undrawn() -> None:
    state = read(WRITTEN)
    named = 3 + 1 + 2 + 1 + 3
    assert sum(state.pool) - state.spare == 54 - named + 1
    assert state.pile == 27
    assert state.aside == 54 - named - 27
    assert state.spare == 7


@pytest.mark.parametrize("lines", range(1, len(WRITTEN.splitlines())))
def test_a_position_that_is_cut_off_says_what_is_missing(lines: int) -> None:
    with pytest.raises(PositionError, match="the end of the text"):
        read("\n".join(WRITTEN.splitlines()[:lines]))


MISTAKES = [
    ("sobek 2 players", "sobek 5 players", 1, "'sobek 2 players, round 1'"),
    ("round 1", "round 4", 1, "rounds 1 to 3"),
    ("row: ", "raw: ", 2, "'row:'"),
    ("wheat1 character", "wheat3 character", 2, "not 'wheat3'"),
    ("wheat1 character", "thief character", 2, "at most 9 open cards"),
    ("wheat1 character fish0", "wheat1 " * 5 + "cattle1 " * 5, 2, "at most 9 open cards"),
    ("row: wheat1", "row: starter-wheat", 2, "open cards"),
    ("deck: 27 cards", "deck: many cards", 3, "'deck: 27 cards'"),
    ("deck: 27 cards", "deck: 27", 3, "'deck: 27 cards'"),
    ("deck: 27 cards", "deck: 99999999999 cards", 3, "'deck: 27 cards'"),
    ("deck: 27 cards", "deck: 45 cards", 3, "at most 44 cards"),
    ("discard: queen", "discard: character", 4, "discarded cards lie open"),
    ("discard: queen", "discard thief", 4, "'discard:'"),
    ("discard: queen", "discard: quean", 4, "not 'quean'"),
    ("flood scorpion", "flood scorpio", 5, "not 'scorpio'"),
    ("flood scorpion", "eye eye", 5, "no more than 1 of eye"),
    ("flood scorpion", "flood scorpion eye lotus ankh deceit", 5, "at most 5 in all"),
    ("seen by red", "seen by blue", 5, "'events: 5 face down'"),
    ("seen by red", "face down", 5, "'events: 5 face down'"),
    ("flood scorpion, seen by red", "6 face down", 5, "not '6'"),
    ("flood scorpion, seen by red", "", 5, "'events: 5 face down'"),
    ("spent: prosperity", "spent: prosperity prosperity prosperity", 6, "no more than 2"),
    ("spent:", "spend:", 6, "'red: 0 points'"),
    ("12 points", "-1 points", 7, "'red: 0 points'"),
    ("12 points", "12", 7, "'red: 0 points'"),
    ("12 points", "10000 points", 7, "at most 9999"),
    ("red: 12 points\n", "green: 12 points\n", 7, "'red: 0 points'"),
    ("fish1 starter-fish", "fish1 starter-amulet", 8, "not 'starter-amulet'"),
    ("fish1 starter-fish", "starter-fish starter-fish starter-fish", 8, "no more than 2"),
    ("  corruption: wheat0", "  hand: wheat0", 9, "one hand for each player"),
    ("corruption: wheat0", "corruption: queen", 9, "no more than 1 of queen"),
    ("corruption: wheat0", "corrupt: wheat0", 9, "'yellow: 0 points'"),
    ("set fish: fish0 fish1 thief", "set fish: fish0 fish1", 10, "at least 3 cards of fish"),
    ("set fish: fish0 fish1 thief", "set fish: fish0 fish1 marble0", 10, "cards of fish"),
    ("set fish:", "set fishes:", 10, "'set' or 'sideways'"),
    ("set fish:", "sideways fish:", 10, "no prosperity here"),
    (
        "thief prosperity",
        "thief prosperity prosperity prosperity",
        10,
        "no more than 2 of prosperity",
    ),
    ("  curses: 1", "  curses: 3", 13, "at most 2"),
    ("  curses: 1", "  curses: x", 13, "'curses: 1'"),
    ("to move: red", "to move: blue", 14, "'to move: ', one of red, yellow"),
    ("to move: red, turn", "moving: red, turn", 14, "'to move: ', one of red, yellow"),
    ("red, turn", "red, sleep", 14, "one of"),
    ("red, turn", "nobody, turn", 14, "one of"),
    ("red, turn", "red, first", 14, "one of"),
    ("red, turn", "red, queen", 14, "queen 3"),
    ("red, turn", "red, queen 4", 14, "queen 3"),
    ("red, turn", "red, thief card of red", 14, "another player"),
    ("red, turn", "red, vizier card of yellow", 14, "nothing can be done"),
    ("red, turn", "red, look", 14, "'character' in a hand"),
    ("red, turn", "red, scribe", 14, "nothing can be done"),
    ("red, turn", "yellow, priest", 14, "nothing can be done"),
    ("red, turn", "yellow, courtesan", 14, "nothing can be done"),
    ("red, turn", "yellow, event", 14, "has seen the event tokens"),
    ("red, turn", "red, tokens", 14, "no event token lies face down"),
    ("red, turn", "yellow, prosperity", 14, "nothing can be done"),
    ("red, turn", "nobody, first", 14, "cards have been dealt"),
    ("red, turn", "red, starters", 14, "fewer than two cards"),
    ("hand: starter-ebony", "hand: starter-ebony character", 14, "'character' in a hand"),
    ("red, turn\n", "red, turn\nand more", 15, "the end of the position"),
]


@pytest.mark.parametrize(("right", "wrong", "line", "expected"), MISTAKES)
def test_a_mistake_is_found_in_its_line(right: str, wrong: str, line: int, expected: str) -> None:
    assert right in WRITTEN
    with pytest.raises(PositionError) as caught:
        read(WRITTEN.replace(right, wrong, 1))
    assert caught.value.line == line, caught.value
    assert expected in str(caught.value)


FULL_ROW = "row: ebony0 ebony0 ebony2 ebony2 ebony2 ebony2 marble0 marble0 marble0"


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ([("row: wheat1 character fish0", FULL_ROW), ("red, turn", "red, row")], "the phase turn"),
        ([("deck: 27", "deck: 0"), ("red, turn", "red, row")], "the phase turn"),
        ([("deck: 27", "deck: 2"), ("red, turn", "red, queen 3")], "as the deck has: 2"),
        (
            [("flood scorpion, seen by red", "5 face down"), ("red, turn", "red, event")],
            "the phase tokens",
        ),
        ([("round 1", "round 3"), ("red, turn", "red, begin")], "the game ends with this round"),
        ([("row: wheat1 character fish0", "row:")], "a card in the row"),
        (
            [
                ("discard: queen", "discard: queen priest priestess vizier merchant courtesan"),
                ("wheat1 character", "character character character"),
            ],
            "at most 2 characters face down",
        ),
    ],
)
def test_what_cannot_be_played_on_from_is_refused(
    changes: list[tuple[str, str]], expected: str
) -> None:
    text = WRITTEN
    for right, wrong in changes:
        assert right in text
        text = text.replace(right, wrong)
    with pytest.raises(PositionError) as caught:
        read(text)
    assert expected in str(caught.value)


@pytest.mark.parametrize("bad", ["", "   \n", "chess", 7, None, "x" * 30_000, "sobek\0 2 players"])
def test_what_is_no_position_is_refused(bad: object) -> None:
    with pytest.raises(PositionError):
        RULES.read_position(bad, {}, None)  # type: ignore[arg-type]  # what a caller may do


def test_house_rules_are_given_beside_a_position() -> None:
    state = as_sobek(RULES.read_position(WRITTEN, {"thief_takes": "chosen"}, "review"))
    assert state.constants.thief_chooses
    assert state.constants.amulet_sets
    with pytest.raises(ValueError, match="one of: 'random', 'chosen'"):
        RULES.read_position(WRITTEN, {"thief_takes": "best"}, None)


def test_a_position_nobody_could_reach_is_allowed() -> None:
    text = WRITTEN.replace("hand: starter-ebony", "hand: starter-ebony " + "ivory3 " * 3)
    text = text.replace("12 points", "700 points").replace("round 1", "round 3")
    assert read(text).scores == (700, 0)
