"""Moves may be typed in the reader's language; they are kept in English."""

from collections.abc import Iterator

import pytest

from boardwidgets.core.messages import catalogue, set_language
from boardwidgets.core.rulebook import IllegalMove
from boardwidgets.core.typed_words import in_english
from boardwidgets.game import Game, from_code
from boardwidgets.games import GAMES, ruleset


@pytest.fixture
def italian() -> Iterator[None]:
    """A reader of Italian."""
    set_language("it")
    yield
    set_language("en")


def typed(name: str, *texts: str) -> list[str]:
    """A new game, played by what is typed: the texts of the moves."""
    game = Game(name, 3, seed=3)
    before = len(game.moves)
    for text in texts:
        game.play(text)
    return [move.text for move in game.moves[before:]]


def test_a_rug_is_named_with_a_comma_between_its_squares() -> None:
    game = Game("marrakech", seed=7, chance="ask")
    for text in ("first red", "straight", "1"):
        game.play(text)
    assert game.parse("c4, c5") is game.parse("c4,c5") is game.parse("c4 c5")


@pytest.mark.usefixtures("italian")
def test_both_languages_are_understood_in_one_game() -> None:
    assert typed("marrakech", "Sinistra", "3", "b4, b5")[:3] == ["left", "3", "b4 b5"]
    assert typed("marrakech", "left")[0] == "left"
    assert typed("marrakech", "left", "Lancia")[1] == typed("marrakech", "left", "roll")[1]
    assert typed("cows", "carta rossa", "talpa rossa b7 c7")[:2] == ["card red", "mole red b7 c7"]
    assert typed("sobek", "prendi 1")[0] == "take 1"


@pytest.mark.usefixtures("italian")
@pytest.mark.parametrize(
    ("name", "text", "english"),
    [
        ("cows", "toro blu nord", "bull blue north"),
        ("cows", "coniglio verde f6 g7", "rabbit green f6 g7"),
        ("sobek", "set pesce 0 1 ladro amuleto", "set fish 0 1 thief amulet"),
        ("sobek", "gioca scriba-pesce", "play scribe-fish"),
        ("sobek", "ruba pesce1", "steal fish1"),
        ("sobek", "prosperità grano", "prosperity wheat"),
    ],
)
def test_each_word_has_its_english_one(name: str, text: str, english: str) -> None:
    assert in_english(ruleset(name).package, text) == english


def test_italian_is_not_understood_where_english_is_spoken() -> None:
    with pytest.raises(IllegalMove, match="is no move of Marrakech"):
        Game("marrakech", seed=7).play("sinistra")


@pytest.mark.usefixtures("italian")
def test_a_game_that_was_typed_in_italian_is_saved_in_english() -> None:
    game = Game("marrakech", seed=7)
    game.play("sinistra")
    assert game.document()["plays"] == [[False, "left"]]
    set_language("en")
    assert from_code(game.code()).state == game.state


@pytest.mark.usefixtures("italian")
@pytest.mark.parametrize("name", GAMES)
def test_every_move_can_be_typed_in_italian(name: str) -> None:
    package = ruleset(name).package
    words = {own: typed for typed, own in catalogue(package).typed_words().items()}
    game = Game(name, 3, seed=1)
    for _ in range(25):
        if game.over:
            break
        for move in game.legal_moves:
            said = " ".join(words.get(word, word) for word in move.text.split())
            assert game.parse(said) == move
        game.play(game.legal_moves[0])


@pytest.mark.parametrize(
    ("name", "before", "untimely", "forms"),
    [
        ("marrakech", [], "left", ["first red"]),
        ("marrakech", ["first red"], "left", ["rug red"]),
        ("marrakech", ["first red", "rug red", "rug blue"], "roll", ["straight", "left", "right"]),
        ("marrakech", ["first red", "rug red", "rug blue", "left"], "left", ["roll", "4"]),
        ("marrakech", ["first red", "rug red", "rug blue", "left", "1"], "1", ["c4 c5"]),
        ("cows", [], "card red", ["first 1"]),
        ("cows", ["first 1"], "card red", ["place cow red d4"]),
        ("sobek", [], "take 1", ["first red"]),
    ],
)
def test_what_is_not_its_time_is_answered_by_what_is_due_and_how_it_is_typed(
    name: str, before: list[str], untimely: str, forms: list[str]
) -> None:
    game = Game(name, 2, seed=3, chance="ask")
    for text in before:
        game.play(text)
    _is_answered_by(game, untimely, forms)


@pytest.mark.parametrize(
    ("name", "before", "untimely", "forms"),
    [
        ("cows", [], "keep", ["card red"]),
        ("cows", ["card bull"], "card red", ["bull red north", "cow red d4 d7"]),
        ("sobek", [], "done", ["take 1", "set fish 0 0 1", "play thief"]),
    ],
)
def test_so_it_is_after_the_start(
    name: str, before: list[str], untimely: str, forms: list[str]
) -> None:
    game = Game(name, 2, seed=3)
    for text in before:
        game.play(text)
    _is_answered_by(game, untimely, forms)


def _is_answered_by(game: Game, untimely: str, forms: list[str]) -> None:
    told = str(game.why_not(untimely))
    for form in forms:
        assert form in told
        assert str(game.why_not(form)) != told


def test_a_card_is_named_by_its_word_alone_where_a_card_is_due() -> None:
    game = Game("cows", 2, seed=3)
    assert game.parse("Bull") is game.parse("card bull")
    assert game.parse("red") is game.parse("card red")
    assert typed("cows", "bull") == ["card bull"]
    game.play("bull")
    with pytest.raises(IllegalMove, match="“red” is no move"):
        game.parse("red")


@pytest.mark.usefixtures("italian")
def test_a_card_is_named_by_its_word_alone_in_italian() -> None:
    assert typed("cows", "toro") == ["card bull"]
