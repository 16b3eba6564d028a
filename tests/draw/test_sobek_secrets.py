"""Nothing that a seat may not know is anywhere in its picture of Sobek."""

from random import Random

import pytest

from boardwidgets.core.view import view
from boardwidgets.draw.frame import Frame, Marks
from boardwidgets.draw.gestures import next_keys
from boardwidgets.draw.sobek.gestures import gestures
from boardwidgets.draw.sobek.picture import scene
from boardwidgets.draw.svg import svg
from boardwidgets.draw.words import words
from tests.draw.sobek_games import GAMES, played, quay, seen_by


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_states_that_look_the_same_to_a_seat_are_drawn_the_same(players: int, seed: int) -> None:
    """Another complete state that agrees with what the seat knows gives the same picture."""
    game = played(players, seed)
    for number in range(5, len(game.history), 17):
        recorded = game.history[number]
        for seat in (None, *range(players)):
            seen = seen_by(game, number, seat)
            other = view(game.ruleset, game.names, seat, seen.sample(Random(number)))
            other = other._replace(moves=seen.moves)
            if recorded.before.actor == seat:
                continue
            assert scene(Frame(seen)) == scene(Frame(other))
            assert svg(scene(Frame(seen))) == svg(scene(Frame(other)))


def test_the_cards_of_others_are_named_nowhere() -> None:
    for seat in (1, None):
        seen = quay().view(seat)
        marks = Marks(can=next_keys([], (), gestures(seen)), pointer="pile:red", forecast=True)
        picture = scene(Frame(seen, marks=marks))
        everything = " ".join((svg(picture), *words(picture), *(i.text for i in picture.items)))
        assert "thief" not in everything
        assert "amulet" not in everything
        assert "Corruption of Ada: nobody else sees how much" in everything
        assert not {key for way in gestures(seen) for key in way.keys if key.startswith("steal")}


def test_what_is_told_to_others_of_a_draw_shows_no_card() -> None:
    game = quay("turn")
    before = game.view(1)
    game.play("play thief")
    game.play("from yellow")
    for recorded in game.history:
        told = tuple(seen for event in recorded.events if (seen := event.seen(2)))
        shown = Frame(view(game.ruleset, game.names, 2, recorded.before), told)
        picture = scene(shown)
        everything = " ".join((svg(picture), *words(picture), *(i.text for i in picture.items)))
        assert "amulet" not in everything
    assert before.seat == 1
