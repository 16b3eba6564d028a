"""What is written in the pictures has room there, in every language."""

from itertools import product

import pytest

import boardwidgets as bw
from boardwidgets.core.messages import catalogue
from boardwidgets.draw.cows.layout import CELL
from boardwidgets.draw.cows.panel.turn_board import BUTTON_WIDE, BUTTONS
from boardwidgets.draw.lettering import fitted, width
from boardwidgets.draw.sobek.art.cards import WIDE
from boardwidgets.draw.sobek.layout import TOKEN_STEP
from boardwidgets.games.sobek.cards import FACES
from boardwidgets.games.sobek.tokens import TOKENS

COWS = catalogue("boardwidgets.draw.cows")
SOBEK = catalogue("boardwidgets.draw.sobek")


@pytest.fixture(autouse=True, params=bw.languages())
def spoken(request: pytest.FixtureRequest) -> None:
    """Each language in turn."""
    bw.set_language(request.param)


def test_event_tokens_have_names_that_stay_apart() -> None:
    for one, other in product(TOKENS, TOKENS):
        names = (SOBEK.phrase("name", one), SOBEK.phrase("name", other))
        assert sum(width(name, 13) for name in names) / 2 <= TOKEN_STEP + 6, names


def test_characters_have_names_that_fit_on_a_card() -> None:
    for face in FACES:
        if face.power:
            name = SOBEK.phrase("name", face.word)
            assert fitted(name, 13, WIDE - 8) == name


def test_buttons_of_the_cows_are_read_whole() -> None:
    for name in {name for names in BUTTONS.values() for name in names}:
        text = COWS.say(f"button.{name}")
        assert fitted(text, 15, BUTTON_WIDE - 8, bold=True) == text


def test_what_stopped_a_bull_is_told_in_a_word_hardly_wider_than_a_square() -> None:
    for thing in ("cow", "bull", "rabbit", "mole", "herdsman", "fence", "edge"):
        for place in ("first", "second"):
            assert width(COWS.say(f"stop.{place}", thing=thing), 14, bold=True) <= CELL * 1.75
