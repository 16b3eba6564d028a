"""Sentences are whole templates with named parameters, in the reader's language."""

import gettext

import pytest

import boardwidgets as bw
from boardwidgets.core.messages import catalogue, flat, language, on_language_change, say, tenths

MARRAKECH = catalogue("boardwidgets.games.marrakech")
NAMES = ("Ada", "Bo", "Cy")


def test_a_parameter_for_a_seat_takes_the_players_name() -> None:
    assert MARRAKECH.say("now.roll", NAMES, seat=1) == "Bo: roll the die."


def test_a_seat_without_a_name_is_counted() -> None:
    assert MARRAKECH.say("now.roll", seat=1) == "Player 2: roll the die."


def test_a_parameter_with_a_table_of_phrases_takes_the_phrase() -> None:
    assert "facing west" in MARRAKECH.say("describe.assam", square="d4", heading="W", ground="bare")


def test_several_values_are_listed() -> None:
    squares = ("c4", "c5")
    told = MARRAKECH.say("describe.rugs", colour=("red", "blue"), squares=squares)
    assert told == "Squares of this colour (red, blue): c4, c5."


def test_the_number_chooses_between_one_and_more() -> None:
    one = MARRAKECH.say("event.paid", NAMES, payer=0, owner=1, count=1)
    more = MARRAKECH.say("event.paid", NAMES, payer=0, owner=1, count=5)
    assert one == "Ada pays 1 dirham to Bo."
    assert more == "Ada pays 5 dirhams to Bo."


def test_a_number_is_needed_where_the_sentence_depends_on_one() -> None:
    with pytest.raises(TypeError, match="a count is a whole number, not '1'"):
        MARRAKECH.say("event.paid", NAMES, payer=0, owner=1, count="1")


def test_a_parameter_that_nobody_fills_is_an_error() -> None:
    with pytest.raises(KeyError, match="heading"):
        MARRAKECH.say("describe.assam", square="d4", ground="bare")


def test_a_sentence_that_is_not_there_is_an_error() -> None:
    assert "now.roll" in MARRAKECH
    assert "now.sing" not in MARRAKECH
    with pytest.raises(KeyError, match=r"now\.sing"):
        MARRAKECH.say("now.sing")


def test_tables_with_other_names_than_one_and_other_are_tables() -> None:
    assert flat({"won": {"one": "a", "two": "b"}}) == {"won.one": "a", "won.two": "b"}


def test_english_is_spoken_at_first_and_there_is_italian() -> None:
    assert language() == "en"
    assert bw.languages() == ("en", "it")


@pytest.mark.parametrize("code", ["xx", "IT", "", "../it", None, 7])
def test_an_unknown_language_names_those_there_are(code: str) -> None:
    with pytest.raises(ValueError, match=r"no language .*; there are: en, it"):
        bw.set_language(code)
    assert language() == "en"


def test_an_unknown_language_is_refused_in_the_language_in_force() -> None:
    bw.set_language("it")
    with pytest.raises(ValueError, match="la lingua 'xx' non c'è; ci sono: en, it"):
        bw.set_language("xx")
    assert language() == "it"


def test_what_is_not_translated_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gettext, "translation", lambda *_, **__: gettext.NullTranslations())
    bw.set_language("it")
    assert say("player", number=2) == "Player 2"


def test_listeners_hear_of_a_new_language_until_they_stop() -> None:
    heard = []
    stop = on_language_change(lambda: heard.append(language()))
    bw.set_language("it")
    stop()
    stop()
    bw.set_language("en")
    assert heard == ["it"]


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: bw.Game("go"), "il gioco 'go' non c'è; ci sono: "),
        (lambda: bw.Game("marrakech", 9), "players=9 non va bene; a marrakech si gioca da 2 a 4"),
        (lambda: bw.Game("marrakech", die="round"), "die='round' non va bene; scegli uno di"),
        (lambda: bw.Game("marrakech", dice=3), "l'opzione 'dice' non c'è; ci sono: "),
        (lambda: bw.Game("marrakech", seed=-1), "seed=-1 non va bene; un seme è un numero"),
        (lambda: bw.Game("marrakech", names=["Ada"]), "1 nome per 3 giocatori"),
        (
            lambda: bw.Game("marrakech", names=["Ada"] * 3),
            "non possono avere lo stesso nome; qui c'è ",
        ),
        (lambda: bw.Game("marrakech").undo(), "Non c'è niente da annullare"),
        (lambda: bw.from_code("chess"), "'chess' non è il testo di una partita"),
        (lambda: bw.Game.from_position("marrakech", "go"), "riga 1: 'go' — qui ci si aspetta: "),
    ],
)
def test_what_is_wrong_with_bad_input_is_told_in_the_language_in_force(
    ask: object, told: str
) -> None:
    bw.set_language("it")
    assert callable(ask)
    with pytest.raises(ValueError) as error:  # noqa: PT011  # what it says is looked at below
        ask()
    assert told in str(error.value)


def test_a_refused_move_answers_in_the_language_in_force_when_it_is_read() -> None:
    error = bw.Game("marrakech", seed=1, names=NAMES).why_not("c4 c5")
    assert str(error).startswith("First ")
    bw.set_language("it")
    assert str(error).startswith("Prima ")


def test_the_decimal_mark_is_that_of_the_language_in_force() -> None:
    assert tenths(2.25) == "2.2"
    bw.set_language("it")
    assert (tenths(2.25), tenths(-1), tenths(0)) == ("2,2", "-1", "0")
