"""A move is shown in words of the board and in the reader's language; it is typed by its text."""

from collections.abc import Iterator
from random import Random

import pytest

import boardwidgets as bw
from boardwidgets.core.messages import set_language
from boardwidgets.game import Game
from boardwidgets.games import GAMES
from boardwidgets.widgets.controls import Choices


@pytest.fixture
def italian() -> Iterator[None]:
    """A reader of Italian."""
    set_language("it")
    yield
    set_language("en")


def words_of_a_game(name: str, seed: int) -> dict[str, str]:
    """The legal moves of a game with all its chance, and their words."""
    game, random = Game(name, 3, seed=seed, chance="ask"), Random(seed)
    found: dict[str, str] = {}
    for _ in range(80):
        if game.over:
            break
        moves = game.legal_moves
        found |= {move.text: game.view(None).move_words(move) for move in moves[:40]}
        game.play(moves[int(random.random() * len(moves))])
    return found


@pytest.mark.parametrize("name", GAMES)
def test_each_move_of_a_game_has_words_of_its_own(name: str) -> None:
    found = words_of_a_game(name, 2)
    for text, words in found.items():
        assert words != text
        assert "{" not in words
        assert words.strip() == words


@pytest.mark.parametrize("name", GAMES)
def test_each_move_of_a_game_has_italian_words(name: str) -> None:
    english = words_of_a_game(name, 2)
    set_language("it")
    italian = words_of_a_game(name, 2)
    set_language("en")
    assert english.keys() == italian.keys()
    assert all(english[text] != italian[text] for text in english)


@pytest.mark.usefixtures("italian")
def test_a_hint_and_a_button_speak_italian() -> None:
    cell = bw.Play(bw.Game("marrakech", seed=7), ["human"] * 3)
    cell.hint()
    assert "Assam" in cell.stage.answer.value
    assert "straight" not in cell.stage.answer.value
    cell.close()


@pytest.mark.usefixtures("italian")
def test_a_button_speaks_italian_and_plays_its_move() -> None:
    """cows.secret.tokens: nothing on the board stands for what is under a token."""
    game = bw.Game("cows", 2, seed=7, chance="ask")
    while game.state.phase != "symbols":
        game.play(game.legal_moves[0])
    cell = bw.Play(game, ["human"] * 2)
    cell.ready()
    choices = next(part for part in cell.children if isinstance(part, Choices))
    buttons = {button.description: button for button in choices.children}
    buttons["sotto il gettone: cipolla"].click()
    assert game.moves[-1].text == "symbol onion"
    cell.close()
