"""What a seat does not know of the tokens is nowhere in its picture (cows.secret.tokens)."""

from random import Random
from typing import Any

import pytest

from boardwidgets.core.view import View, view
from boardwidgets.draw.cows.picture import scene
from boardwidgets.draw.frame import Frame, Marks
from boardwidgets.draw.scene import Scene, Sprite
from boardwidgets.draw.svg import svg
from boardwidgets.draw.words import words
from boardwidgets.games.cows.pasture import tokens
from boardwidgets.games.cows.state import CowsState
from boardwidgets.games.cows.tokens import HIDDEN, SYMBOLS
from tests.draw.cows_games import GAMES, can, moments, pasture, played, told


def symbols_drawn(picture: Scene) -> set[str]:
    """The symbols to be seen in a picture, clods aside."""
    names = {s.name for item in picture.items for s in item.shapes if isinstance(s, Sprite)}
    return {name.partition(":")[2] for name in names if name.startswith("symbol:")} - {"hidden"}


def symbols_said(picture: Scene) -> set[str]:
    """The symbols that are named in the words, keys and texts of a picture, or in its SVG."""
    texts = [*words(picture), *(item.text for item in picture.items)]
    everything = " ".join((*texts, *(item.key for item in picture.items)))
    return {symbol for symbol in SYMBOLS if symbol in everything}


def known(seen: View[Any]) -> set[str]:
    state = seen.state
    assert isinstance(state, CowsState)
    return {token.symbol for token in tokens(state.pasture)} - {HIDDEN}


@pytest.mark.slow
@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_no_symbol_is_in_a_picture_that_its_view_does_not_know(
    number: int, seat: int | None
) -> None:
    for seen, recorded in moments(played(number), seat, step=4):
        events = told(recorded, seat)
        after = view(seen.ruleset, seen.names, seat, recorded.after)
        for shown in (Frame(seen, (), Marks(can=can(seen))), Frame(seen, events)):
            allowed = known(seen) | (known(after) if shown.events else set())
            picture = scene(shown)
            assert symbols_drawn(picture) <= allowed
            assert symbols_said(picture) <= allowed


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_whatever_the_hidden_symbols_are_the_picture_is_the_same(number: int) -> None:
    for seen, _ in moments(played(number), 1, step=29):
        pictures = [
            scene(Frame(view(seen.ruleset, seen.names, 1, seen.sample(Random(guess)))))
            for guess in range(3)
        ]
        assert pictures[0] == pictures[1] == pictures[2]


def test_the_svg_of_a_peek_shows_others_clods_alone() -> None:
    game = pasture("mole; still blue mole, cow", "peek b6")
    before = game.view(None)
    game.play("peek")
    others = scene(Frame(before, told(game.history[-1], None)))
    own = scene(Frame(game.view(0)))
    assert symbols_drawn(others) == set()
    assert not any(symbol in svg(others, description=words(others)) for symbol in SYMBOLS[:2])
    assert {"carrot", "onion"} <= symbols_drawn(own)


def test_a_pile_that_was_looked_at_shows_its_symbols_to_that_player() -> None:
    game = pasture()
    assert "tomato" in symbols_drawn(scene(Frame(game.view(0))))
    assert "tomato" not in symbols_drawn(scene(Frame(game.view(1))))
    assert symbols_drawn(scene(Frame(game.view(None)))) == set()


def test_when_it_is_over_the_taken_tokens_are_open_and_the_discarded_are_not() -> None:
    game = played(1)
    for seat in (None, 0, 1, 2):
        state = game.view(seat).state
        assert isinstance(state, CowsState)
        taken = [token.symbol for pile in state.pasture.taken for token in pile]
        assert HIDDEN not in taken
        assert symbols_drawn(scene(Frame(game.view(seat)))) >= set(taken)


def test_there_is_something_to_hide() -> None:
    hidden = 0
    for seen, _ in moments(played(1), 0, step=9):
        state = seen.state
        assert isinstance(state, CowsState)
        hidden += sum(token.symbol == HIDDEN for token in tokens(state.pasture))
    assert hidden
