"""Moves as they are typed, refusals in whole sentences, and the messages behind them."""

import re
import tomllib
from pathlib import Path

import pytest

import boardwidgets.games.sobek as package
from boardwidgets.core.match import Match
from boardwidgets.core.messages import catalogue, flat
from boardwidgets.core.state import Phase
from boardwidgets.games.sobek import RULES
from boardwidgets.games.sobek.cards import SHOWN, STARTER, WORDS
from boardwidgets.games.sobek.phases import OVER
from boardwidgets.games.sobek.refusals import EXPECTED
from tests.games.sobek.situations import fresh, situation, sobek

FOLDER = Path(package.__file__).parent

POSITION = """
    sobek 3 players, round 1
    row: wheat0 wheat1 fish0
    deck: 20 cards
    events: none
    red: 0 points
      hand: fish0 fish1 fish1 amulet thief scribe-fish
    yellow: 0 points
      hand: ivory3
    blue: 0 points
    to move: red, turn
"""


@pytest.fixture
def game() -> Match:
    return situation(POSITION)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("TAKE  2", "take 2"),
        ("set fish 1 0 1", "set fish 0 1 1"),
        ("set fish fish1 fish0 1", "set fish 0 1 1"),
        ("set fish amulet thief 1", "set fish 1 thief amulet"),
        ("set fish 1 1 scribe", "set fish 1 1 scribe-fish"),
        ("set fish 01 1 0", "set fish 0 1 1"),
        ("play scribe", "play scribe-fish"),
        ("play thief", "play thief"),
    ],
)
def test_a_move_may_be_typed_in_other_words(game: Match, typed: str, meant: str) -> None:
    assert game.parse(typed).text == meant
    assert game.why_not(typed) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "take",
        "take two",
        "take 1 2",
        "take 1000",
        "take ²",
        "set",
        "set fish",
        "set fishes 1 1 1",
        "set fish 1 1 cod",
        "set fish " + "1 " * 60,
        "play",
        "play fish0",
        "play priests",
        "play thief now",
        "from",
        "from black",
        "from red yellow",
        "event",
        "event rain",
        "prosperity amulet",
        "discard cow",
        "deal thief",
        "draw character",
        "drop starter-fish",
        "token rain",
        "done done",
        "steal",
        "add",
        "fetch x",
        "x" * 500,
    ],
)
def test_what_is_no_move_is_answered_by_the_forms(game: Match, text: str) -> None:
    error = game.why_not(text)
    assert error is not None
    assert error.rule is None
    assert "set fish 0 1 thief amulet" in str(error)


def test_two_scribes_are_told_apart_by_their_goods() -> None:
    text = POSITION.replace("scribe-fish", "scribe-fish scribe-cattle")
    error = situation(text).why_not("play scribe")
    assert error is not None
    assert error.rule is None
    assert situation(text).why_not("play scribe-cattle") is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("take 4", "Only 3 cards are left in the row: there is no place 4."),
        ("take 7", "Only one of the first four cards of the row may be taken, not place 7."),
        ("set fish 0 1", "A set, and an addition to one, has at least three cards; these are 2."),
        (
            "set fish 0 1 marble2",
            (
                "All cards of a set are of one good (fish), or amulets; these are not: "
                "marble with 2 scarabs."
            ),
        ),
        ("set fish 0 0 1", "You do not hold this: fish without scarabs."),
        ("set fish 0 1 4", "There is no card with so many scarabs (fish): 4."),
        ("play queen", "You hold no such character: queen (ivory)."),
        (
            "done",
            (
                "There is no passing: now Ada has to take a card of the row, such as take 1, to "
                "lay a set, such as set fish 0 0 1, or to play a character, such as play thief."
            ),
        ),
    ],
)
def test_a_refusal_is_a_whole_sentence(text: str, reason: str) -> None:
    start = RULES.read_position(POSITION, {}, None)
    error = Match(RULES, start, 1, names=["Ada", "Bo", "Cy"]).why_not(text)
    assert error is not None
    assert str(error) == reason


def test_a_move_that_breaks_several_rules_names_them_all(game: Match) -> None:
    error = game.why_not("set fish ivory3 ivory3")
    assert error is not None
    assert error.rules == ("sobek.turn.set",)
    assert len(error.reasons) == 3
    assert error.squares == ("ivory3",)


@pytest.mark.parametrize("phase", EXPECTED)
def test_every_phase_says_what_has_to_be_done_and_by_which_rule(phase: Phase) -> None:
    key = phase.replace(" ", "-")
    say = catalogue(RULES.package)
    assert f"refusal.now.{key}" in say
    assert f"sobek.{EXPECTED[phase][1]}" in RULES.rulebook.rules
    drawn = phase.endswith("card")
    for suffix in (".drawn", ".chosen") if drawn else ("",):
        assert f"now.{key}{suffix}" in say


def test_every_card_has_a_phrase_and_no_other_has() -> None:
    entries = flat(tomllib.loads((FOLDER / "messages.toml").read_text("utf-8")))
    phrases = {key.removeprefix("phrase.card.") for key in entries if "phrase.card." in key}
    assert phrases == set(WORDS)
    phrase = catalogue(RULES.package).phrase
    for starter in STARTER:
        assert phrase("card", WORDS[starter]) == phrase("card", WORDS[SHOWN[starter]])


def test_no_sentence_is_left_over() -> None:
    """Each key is spelled in the code, or made from a table there."""
    code = "".join(file.read_text("utf-8") for file in FOLDER.rglob("*.py"))
    entries = flat(tomllib.loads((FOLDER / "messages.toml").read_text("utf-8")))
    made = re.compile(
        r"(phrase|event|account|now|move|typed|figure|seat|option|choice|refusal\.now)\."
        r"|title$|forms$"
    )
    spelled = {key: f'"{key.removeprefix("preset.")}"' for key in entries if not made.match(key)}
    for key in spelled:
        if key.startswith("position."):
            spelled[key] = f'expected("{key.removeprefix("position.")}"'
    left_over = [key for key, how in spelled.items() if how not in code]
    assert left_over == []


def test_every_house_rule_has_words_to_choose_it_by() -> None:
    say = catalogue(RULES.package)
    for option in RULES.options:
        assert f"option.{option.name}" in say
        assert all(f"choice.{option.name}.{value}" in say for value in option.values)
    assert all(f"preset.{preset}" in say for preset in RULES.options.presets)


def test_the_seats_are_named_by_their_colours() -> None:
    assert fresh(4).names == ("Red", "Yellow", "Blue", "Green")


def test_what_a_board_says_of_the_end() -> None:
    text = """
        sobek 3 players, round 3
        row:
        deck: 0 cards
        events: none
        red: 40 points
        yellow: 40 points
        blue: 40 points
        to move: nobody, over
    """
    game = situation(text)
    assert game.state.phase == OVER
    assert RULES.now(sobek(game), game.names) == (
        "The game is over.",
        "These players share the win: Red, Yellow, Blue.",
    )
    two = situation(text.replace("blue: 40", "blue: 4"))
    assert RULES.now(sobek(two), two.names)[1] == "Red and Yellow share the win."
    one = situation(text.replace("blue: 40", "blue: 41"))
    assert RULES.now(sobek(one), one.names)[1] == "Blue has won."


def test_a_position_is_described_as_a_seat_sees_it(game: Match) -> None:
    assert (
        game.view(1)
        .describe()
        .startswith(
            "Round 1 of 3; cards left in the deck: 20. The row, from the front: "
            "wheat without scarabs, wheat with 1 scarab, fish without scarabs. "
            "No event token is left. Red stands on space 0 of the track (start). "
            "Red holds 6 cards. "
            "Yellow stands on space 0 of the track (start). Yellow holds: ivory with 3 scarabs. "
            "Blue stands on space 0 of the track (start). "
        )
    )


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (1, {}, "sobek is for 2 to 4"),
        (5, {}, "sobek is for 2 to 4"),
        (3, {"amulets": True}, "no option 'amulets'"),
        (3, {"thief_takes": "all"}, "one of: 'random', 'chosen'"),
        (3, {"vizier_takes": 1}, "one of: 'chosen', 'random'"),
        (3, {"amulet_sets": "yes"}, "one of: False, True"),
    ],
)
def test_bad_settings_name_the_choices(
    players: int, options: dict[str, object], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        RULES.set_up(players, None, options)
