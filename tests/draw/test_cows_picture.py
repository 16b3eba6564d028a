"""The picture of cows shows what is there and what has just happened, and nothing else."""

import pytest

from boardwidgets.draw.check import validate
from boardwidgets.draw.cows.layout import CELL, FIELD, player_area
from boardwidgets.draw.cows.picture import scene
from boardwidgets.draw.cows.snapshot import snapshot, so_far
from boardwidgets.draw.frame import Frame, Marks
from boardwidgets.draw.lettering import width
from boardwidgets.draw.painter import painter
from boardwidgets.draw.scene import Item, Rect, Scene, Sprite
from boardwidgets.draw.words import words
from boardwidgets.game import Game
from boardwidgets.games.cows.events import Pushed
from boardwidgets.games.cows.moves import CoverCard
from boardwidgets.games.cows.phases import IN_A_TURN, OVER
from boardwidgets.games.cows.squares import square
from boardwidgets.games.cows.state import CowsState
from tests.draw.cows_games import GAMES, can, moments, pasture, played, told, written


def sprites(items: tuple[Item, ...]) -> list[Sprite]:
    return [s for item in items for s in item.shapes if isinstance(s, Sprite)]


def story(game: Game, move: str) -> list[Scene]:
    """The pictures of a move, event by event, as the first player sees them."""
    seen = game.view(0)
    game.play(move)
    events = told(game.history[-1], 0)
    return [scene(Frame(seen, events[:count])) for count in range(1, len(events) + 1)]


@pytest.mark.slow
@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_moment_of_a_game_can_be_drawn(number: int, seat: int | None) -> None:
    game = played(number)
    for seen, recorded in moments(game, seat, step=6):
        events = told(recorded, seat)
        validate(scene(Frame(seen, (), Marks(can=can(seen), last=events))))
        for count in range(1, len(events) + 1):
            validate(scene(Frame(seen, events[:count])))
    validate(scene(Frame(game.view(seat))))


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_move_told_to_its_end_looks_like_the_position_after_it(
    number: int, seat: int | None
) -> None:
    """Its card is in force until then; taken tokens are turned over when the game is over."""
    for seen, recorded in moments(played(number), seat):
        shown = snapshot(Frame(seen, told(recorded, seat))).state
        left = recorded.after.seen_by(seat)
        assert isinstance(left, CowsState)
        assert shown.open_cards == left.open_cards
        assert shown.pasture._replace(taken=()) == left.pasture._replace(taken=())
        assert list(map(len, shown.pasture.taken)) == list(map(len, left.pasture.taken))
        assert left.phase == OVER or shown.pasture.taken == left.pasture.taken
        if left.phase in IN_A_TURN:
            assert shown == left
        else:
            assert shown.card == seen.state.card or isinstance(recorded.move, CoverCard)


def test_every_piece_is_drawn_once_with_what_it_wears() -> None:
    names = [
        sprite.name
        for sprite in sprites(scene(Frame(Game("cows", seed=1).view(0))).layer("figures"))
    ]
    for kind in ("cow", "bull", "rabbit", "mole", "herdsman"):
        assert names.count(kind) == 4
    for colour in ("red", "yellow", "blue", "green"):
        assert names.count(f"blanket:{colour}") == names.count(f"bib:{colour}") == 2


def test_a_piece_that_is_being_pushed_leans_the_way_it_is_pushed() -> None:
    leaning = [
        [s.lean for s in sprites(shown.layer("figures")) if s.name == "rabbit" and s.lean]
        for shown in story(pasture(), "bull red east")
    ]
    assert [bool(found) for found in leaning] == [False, True, True, False]


def test_what_stopped_a_bull_is_outlined_with_the_word_for_it() -> None:
    *_, last = story(pasture(), "bull red east")
    texts = [text for text in written(last) if text.text in ("1: rabbit", "2: fence")]
    for text, name in zip(texts, ("e4", "f4"), strict=True):
        x, y = FIELD.named(name)
        assert abs(text.x - x) < CELL / 4
        assert abs(text.y - y) < CELL / 2
    lines = [s for item in last.layer("marks") for s in item.shapes if isinstance(s, Rect)]
    outlined = {shape.x for shape in lines if shape.stroke == "mark.trail"}
    assert outlined == {FIELD.tile(square(name), 3).x for name in ("e4", "f4")}


def test_the_edge_that_stopped_a_bull_is_named() -> None:
    *_, last = story(pasture(), "bull red north")
    (edge,) = [text for text in written(last) if text.text == "edge"]
    assert edge.x == FIELD.named("b7")[0]


def test_tokens_taken_are_counted_at_the_player() -> None:
    game = pasture()
    game.play("bull red north")
    *_, last = story(game, "rabbit red d4 e3")
    assert "+1" not in [text.text for text in written(last)]
    grazing = Game.from_position("cows", GRAZING, seed=1)
    *_, last = story(grazing, "cow red a1 a3")
    assert "+2" in [text.text for text in written(last)]
    assert "3 points" in [text.text for text in written(last)], "two carrots"


GRAZING = """
cows 2 players
7  .   .   .   .   .   .   *
6  .   .   .   .   .   .   .
5  .   .   .   .   .   .   .
4  .   .   .   .   .   .   .
3  *2  .   .   .   .   .   .
2  .   .   .   .   .   .   .
1  rC  rB  .   .   .   .   .
   a   b   c   d   e   f   g
grass: a3 carrot carrot
moving: red; still red cow, red bull
to move: player 1, move
"""


def test_sets_are_shown_with_what_they_are_worth() -> None:
    """Three carrots are worth 6, a potato and a turnip 1 each."""
    own = player_area(3, 0)
    shown = [t.text for t in written(scene(Frame(pasture().view(0)))) if own.holds(t.x, t.y)]
    assert {"Ada", "8 points", "×3", "6"} <= set(shown)
    assert shown.count("×1") == shown.count("1") == 2


def test_of_others_only_the_number_is_shown() -> None:
    area = player_area(3, 2)
    shown = [t.text for t in written(scene(Frame(pasture().view(0)))) if area.holds(t.x, t.y)]
    assert shown == ["×2", "2 tokens", "Cy"]


def test_covered_cards_are_named_so_and_the_one_in_force_too() -> None:
    texts = {item.key: item.text for item in scene(Frame(pasture().view(0))).items}
    assert texts["card:red"] == (
        "card of this turn: red. It moves all animals of its colour, and one herdsman as well."
    )
    every = "It moves every piece of its kind, and one cow as well."
    assert texts["card:bull"] == f"card, covered: bull. {every}"
    assert texts["card:mole"] == f"card, open: mole. {every}"


def test_squares_say_what_lies_on_them() -> None:
    texts = {item.key: item.text for item in scene(Frame(pasture().view(0))).items}
    assert texts["square:a7"] == "a7"
    assert texts["square:f4"] == "f4, fence"
    assert texts["square:d5"] == "d5, fence, 1 token (face down)"
    assert texts["square:e3"] == "e3, 3 tokens (face down, tomato, face down)"
    assert texts["piece:red bull"] == "red bull, b4, still to move"


def test_the_position_is_said_in_sentences() -> None:
    seen = pasture().view(0)
    said = words(scene(Frame(seen)))
    assert said[0] == "Revenge of the Cows"
    assert set(seen.sentences) <= set(said)
    assert "It is the turn of Ada." in said


def test_the_winner_is_named_when_it_is_over() -> None:
    game = played(1)
    shown = [text.text for text in written(scene(Frame(game.view(0))))]
    assert shown.count("won") == len(game.winners)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["W" * 39, "Bartholomew the Magnificent of Fes el B", "李" * 39])
def test_the_longest_names_stay_inside_their_cards(players: int, name: str) -> None:
    names = [f"{name}{seat}" for seat in range(players)]
    shown = scene(Frame(Game("cows", players, seed=1, names=names).view(None)))
    for seat in range(players):
        area = player_area(players, seat)
        inside = [t for t in written(shown) if area.holds(t.x, t.y)]
        (first,) = [text for text in inside if text.size == 17]
        (other,) = [text for text in inside if text.anchor == "end"]
        end = first.x + width(first.text, first.size, bold=True)
        assert end <= other.x - width(other.text, other.size) + 1


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_nothing_is_written_smaller_than_can_be_read(number: int) -> None:
    """At 480 pixels of height a unit is 0.89 pixels: 13 units are more than 11 pixels."""
    for seen, recorded in moments(played(number), 0, step=7):
        assert min(text.size for text in written(scene(Frame(seen, told(recorded, 0))))) >= 13


def test_everything_stays_inside_the_picture() -> None:
    for seen, recorded in moments(played(2), 0, step=9):
        shown = scene(Frame(seen, told(recorded, 0)))
        for sprite in sprites(shown.items):
            drawing = shown.sprites[sprite.name]
            assert sprite.x - drawing.w * sprite.scale / 2 + 4 >= 0
            assert sprite.x + drawing.w * sprite.scale / 2 <= shown.width + 4
            assert sprite.y - drawing.h * sprite.scale / 2 + 4 >= 0
            assert sprite.y + drawing.h * sprite.scale / 2 <= shown.height + 4


def test_the_events_of_a_push_are_entered_where_they_happened() -> None:
    game = pasture()
    before = game.view(0).state
    game.play("bull red east")
    events = told(game.history[-1], 0)
    push = next(event for event in events if isinstance(event, Pushed))
    assert isinstance(before, CowsState)
    pushed, moved = so_far(before, (push,)), so_far(before, events)
    assert pushed.pasture.places[8] == moved.pasture.places[8]


def test_a_game_is_drawn_by_its_name() -> None:
    seen = Game("cows", seed=1).view(None)
    assert painter("cows").scene(Frame(seen)) == scene(Frame(seen))
