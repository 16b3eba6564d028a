"""The picture of Marrakech shows what is there and what has just happened, and nothing else."""

from itertools import pairwise

import pytest

from boardwidgets.core.messages import languages, set_language
from boardwidgets.draw.check import validate
from boardwidgets.draw.frame import Frame, Marks
from boardwidgets.draw.labels import box, overlap
from boardwidgets.draw.lettering import width
from boardwidgets.draw.marrakech.board.assam import walk_line
from boardwidgets.draw.marrakech.board.rugs import rugs
from boardwidgets.draw.marrakech.layout import centre, round_the_mosaic
from boardwidgets.draw.marrakech.panel import card
from boardwidgets.draw.marrakech.picture import scene
from boardwidgets.draw.marrakech.snapshot import snapshot
from boardwidgets.draw.painter import painter
from boardwidgets.draw.scene import Scene, Sprite
from boardwidgets.draw.words import words
from boardwidgets.game import Game
from boardwidgets.games.marrakech.events import Stepped, WentRound
from boardwidgets.games.marrakech.mosaic import MOSAICS, exits
from boardwidgets.games.marrakech.squares import NAMES, square
from tests.draw.marrakech_games import GAMES, before, can, corner_of_rugs, played, views, written
from tests.games.marrakech.situations import EMPTY, situation


def sprites(picture: Scene, layer: str) -> list[Sprite]:
    return [s for item in picture.layer(layer) for s in item.shapes if isinstance(s, Sprite)]


def sentence(picture: Scene, start: str) -> str:
    return next(text for text in words(picture) if text.startswith(start))


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_moment_of_a_game_can_be_drawn(players: int, seed: int) -> None:
    game = played(players, seed)
    checked = None
    for (view, last), recorded in zip(views(game), game.history, strict=True):
        moments = [Frame(view, marks=Marks(can=can(view), last=last, forecast=True))]
        moments += [
            Frame(view, recorded.events[: count + 1]) for count in range(len(recorded.events))
        ]
        for drawn in map(scene, moments):
            validate(drawn, checked)
            checked = drawn


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_move_told_to_its_end_looks_like_the_position_after_it(players: int, seed: int) -> None:
    """What the events say is all that becomes of a position."""
    game = played(players, seed)
    for number, recorded in enumerate(game.history):
        told = snapshot(Frame(before(game, number, recorded), recorded.events)).state
        kept = ("assam", "heading", "tops", "purses", "rugs", "next_rugs", "out")
        assert [getattr(told, name) for name in kept] == [
            getattr(recorded.after, name) for name in kept
        ]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_each_rug_is_shown_as_the_rug_it_is(players: int, seed: int) -> None:
    """Squares of one number are one rug; each square with a rug belongs to exactly one."""
    for view, _ in views(played(players, seed)):
        now = snapshot(Frame(view))
        shown = rugs(now)
        squares = [number for rug in shown for number in rug.squares]
        assert sorted(squares) == [n for n, rug in enumerate(now.state.tops) if rug]
        for rug in shown:
            assert len({now.state.tops[number] for number in rug.squares}) == 1


def test_a_half_goes_on_under_the_rug_that_covers_it() -> None:
    """Of the red rug on c4 and d4 the green one covers d4: what is left goes on to the east."""
    game = Game("marrakech", 4, seed=1, chance="ask", start_heading="E")
    for move in ("first red", "straight", "1", "d4 d3", "left", "1", "d5 d4"):
        game.play(move)
    (yellow,) = [rug for rug in rugs(snapshot(Frame(game.view(None)))) if len(rug.squares) == 1]
    assert [NAMES[number] for number in yellow.squares] == ["d3"]
    (half,) = [s for s in sprites(scene(Frame(game.view(None))), "objects") if "half" in s.name]
    assert (half.name, half.turn) == ("half:red", 3)


def test_rugs_are_drawn_in_the_order_in_which_they_were_laid() -> None:
    game = played(4, 11)
    for view, _ in views(game):
        for one, other in pairwise(rugs(snapshot(Frame(view)))):
            assert one.laid <= other.laid


def test_a_written_position_is_drawn_with_its_neutral_half_veiled() -> None:
    game = corner_of_rugs()
    names = [sprite.name for sprite in sprites(scene(Frame(game.view(None))), "objects")]
    assert names == ["half:green", "veil:half", "half:blue", "rug:blue", "rug:yellow", "rug:red"]


def test_dirhams_of_three_digits_leave_room_for_what_stands_beside_them() -> None:
    purses = {"red": "120 dirhams, 12 rugs"} | dict.fromkeys(
        ("yellow", "blue", "green"), "0 dirhams, 12 rugs"
    )
    view = situation(EMPTY, assam="d4 N", to_move="red, turn", purses=purses).view(None)
    for code in languages():
        set_language(code)
        there = [text for text in written(scene(Frame(view))) if card(4, 0).holds(text.x, text.y)]
        dirhams = next(box(text) for text in there if text.text == "120")
        beside = [box(text) for text in there if text.anchor == "end"]
        assert len(beside) == 3
        assert all(overlap(dirhams, other) == 0 for other in beside)


def test_every_line_of_the_mosaic_is_drawn_once() -> None:
    for mosaic in MOSAICS:
        view = Game("marrakech", seed=1, mosaic=mosaic).view(None)
        ground = [sprite.name for sprite in sprites(scene(Frame(view)), "ground")]
        assert ground.count("mosaic:half") == 12
        assert ground.count("mosaic:corner") == 2


@pytest.mark.parametrize("mosaic", MOSAICS)
def test_each_of_the_28_lines_goes_from_its_square_outside_to_its_square(mosaic: str) -> None:
    for (start, heading_out), (back, heading_in) in exits(mosaic).items():
        line = round_the_mosaic(start, heading_out, back, heading_in)
        for square_number, end in ((start, line[0]), (back, line[-1])):
            x, y = centre(square_number)
            assert abs(x - end[0]) + abs(y - end[1]) == pytest.approx(31)
        for x, y in line[1:-1]:
            assert not (53 < x < 487 and 53 < y < 487)
            assert 0 < x < 540
            assert 0 < y < 540


def test_the_trail_begins_where_assam_stood() -> None:
    walk = (Stepped("d5", "N"), Stepped("d6", "N"))
    assert walk_line(walk) == (centre(square("d4")), centre(square("d5")), centre(square("d6")))
    round_a_corner = (WentRound("g7", "N", "g7", "W"), Stepped("f7", "W"))
    line = walk_line(round_a_corner)
    assert (line[0], line[-1]) == (centre(square("g7")), centre(square("f7")))


def payment() -> tuple[Game, int]:
    game = corner_of_rugs("roll", heading="W")
    game.play("1")
    return game, 0


def test_a_payment_is_counted_square_by_square_and_then_changes_hands() -> None:
    game, number = payment()
    view, events = before(game, number, game.history[number]), game.history[number].events
    seen = [
        (sentence(scene(Frame(view, events[:count])), start))
        for count, start in ((2, "Assam"), (3, "Counted"), (4, "Counted"), (5, "Blue"))
    ]
    assert seen == [
        "Assam came this way: d5.",
        "Counted for the payment, 1 square: d5.",
        "Counted for the payment, 2 squares: d5, d4.",
        "Blue — dirhams: 28; rugs to lay: 10; squares to be seen: 3; total: 31.",
    ]
    texts = [text.text for text in written(scene(Frame(view, events)))]
    assert "−2" in texts
    assert "+2" in texts


def test_the_die_shows_what_was_rolled_until_it_is_to_be_rolled_again() -> None:
    game = Game("marrakech", 3, seed=1)

    def lies() -> str:
        return next(i.text for i in scene(Frame(game.view(None))).items if i.key == "die")

    game.play("left")
    assert lies() == "The die waits to be rolled."
    game.play("3")
    assert lies() == "The die shows 3."
    game.play(game.legal_moves[0])
    assert lies() == "The die waits to be rolled."


def test_the_faces_say_how_likely_they_are() -> None:
    even = scene(Frame(Game("marrakech", seed=1, die="even").view(None)))
    assert [item.text for item in even.items if item.key == "die:2"] == [
        "2 sandals, probability 1/4"
    ]


def test_whose_turn_it_is_and_who_is_out_is_said() -> None:
    picture = scene(Frame(corner_of_rugs().view(None)))
    assert "It is the turn of Blue." in words(picture)
    assert "Green is out; dirhams: 0." in words(picture)
    assert "out" in [text.text for text in written(picture)]


def test_of_a_player_who_had_nothing_to_pay_with_the_card_says_that_they_are_out() -> None:
    """marrakech.payment.short"""
    game = situation(
        """
        7  .   .   .   .   .   .   .
        6  .   .   .   .   .   .   .
        5  .   .   .   .   .   .   .
        4  .   .   .   y1  y1  .   .
        3  .   .   .   .   .   .   .
        2  .   .   .   .   .   .   .
        1  .   .   .   .   .   .   .
           a   b   c   d   e   f   g
        """,
        assam="c4 E",
        to_move="red, roll",
        purses={"red": "0 dirhams, 12 rugs"},
    )
    game.play("1")
    said = [text.text for text in written(game.scene())]
    assert "out" in said
    assert not [text for text in said if text in ("−0", "+0")]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "name",
    [
        "W" * 39,
        "Bartholomew the Magnificent of Fes el B",
        "李" * 39,
        "👩‍🏫" * 39,
        "می‌خواهم" * 4,
        "ශ්‍රී" * 19,
    ],
)
def test_the_longest_names_stay_inside_their_cards(players: int, name: str) -> None:
    names = [f"{name}{seat}" for seat in range(players)]
    picture = scene(Frame(Game("marrakech", players, seed=1, names=names).view(None)))
    for seat in range(players):
        area = card(players, seat)
        inside = [
            text
            for text in written(picture)
            if area.holds(text.x, text.y) and text.anchor == "start"
        ]
        assert inside
        for text in inside:
            assert text.x + width(text.text, text.size, bold=text.bold) <= area.x + area.w


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_numbers_on_a_card_do_not_touch(players: int, seed: int) -> None:
    for view, last in views(played(players, seed)):
        texts = written(scene(Frame(view, marks=Marks(last=last))))
        for seat in range(players):
            area = card(players, seat)
            mine = [text for text in texts if area.holds(text.x, text.y)]
            ends = [text.x - width(text.text, text.size) for text in mine if text.anchor == "end"]
            purse = next(text for text in mine if text.size > 20)
            assert all(purse.x + 0.7 * purse.size * len(purse.text) < end + 6 for end in ends)


def test_nothing_is_written_smaller_than_can_be_read() -> None:
    """At 480 pixels of height a unit is 0.89 pixels: 13 units are more than 11 pixels."""
    for view, last in views(played(4, 11)):
        marks = Marks(can=can(view), last=last, forecast=True)
        assert min(text.size for text in written(scene(Frame(view, marks=marks)))) >= 13


def test_places_are_named_and_what_happened_is_said_in_sentences() -> None:
    picture = scene(Frame(Game("marrakech", seed=1).view(None)))
    names = {item.key: item.text for item in picture.items if item.key.startswith("square:")}
    assert names == {f"square:{name}": name for name in NAMES}
    assert words(picture)[0] == "Marrakech"
    assert "Assam stands on d4, facing north." in words(picture)


def test_a_game_is_drawn_by_its_name() -> None:
    view = Game("marrakech", seed=1).view(None)
    assert painter("marrakech").scene(Frame(view)) == scene(Frame(view))
    with pytest.raises(ValueError, match="no game 'chess'; there are: marrakech"):
        painter("chess")


def test_without_marks_nothing_is_marked() -> None:
    picture = scene(Frame(Game("marrakech", seed=1).view(None)))
    assert [item for item in picture.layer("marks") if item.shapes] == []
