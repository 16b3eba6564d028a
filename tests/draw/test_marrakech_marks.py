"""Each mark on the board of Marrakech means one thing."""

from collections import Counter

from boardwidgets.core.messages import set_language
from boardwidgets.draw.frame import Frame, Marks
from boardwidgets.draw.gestures import refusal
from boardwidgets.draw.marrakech.gestures import gestures
from boardwidgets.draw.marrakech.layout import named
from boardwidgets.draw.marrakech.picture import scene
from boardwidgets.draw.scene import Circle, Item, Polygon, Sprite, Text
from boardwidgets.draw.words import words
from boardwidgets.game import Game
from tests.draw.marrakech_games import can, corner_of_rugs


def marked(game: Game, marks: Marks) -> tuple[Item, ...]:
    return scene(Frame(game.view(None), marks=marks)).layer("marks")


def rings(items: tuple[Item, ...]) -> set[tuple[float, float]]:
    found = [s for item in items for s in item.shapes if isinstance(s, Circle)]
    return {(ring.x, ring.y) for ring in found if ring.stroke == "mark.can"}


def test_what_can_be_picked_has_a_ring() -> None:
    assert rings(marked(corner_of_rugs(), Marks(can=frozenset({"square:e4", "square:f5"})))) == {
        named("e4"),
        named("f5"),
    }


def test_what_is_picked_has_a_filled_ring() -> None:
    items = marked(corner_of_rugs(), Marks(picked=("square:e4",)))
    filled = [s for item in items for s in item.shapes if isinstance(s, Circle) and s.fill]
    assert {(disc.x, disc.y) for disc in filled} == {named("e4")}
    assert {disc.fill for disc in filled} == {"mark.halo", "mark.picked"}


def ghosts(items: tuple[Item, ...]) -> list[tuple[str, float, float]]:
    found = [s for item in items for s in item.shapes if isinstance(s, Sprite)]
    return [(s.name, s.x, s.y) for s in found if 0.4 < s.alpha < 0.6]


def test_under_the_pointer_half_a_rug_then_the_whole_rug_would_lie() -> None:
    game = corner_of_rugs()
    first = Marks(can=can(game.view(None)), pointer="square:e4")
    assert ghosts(marked(game, first)) == [("half:blue", *named("e4"))]
    second = Marks(
        can=frozenset({"square:e3", "square:f4"}), picked=("square:e4",), pointer="square:e3"
    )
    (x, y), (_, below) = named("e4"), named("e3")
    assert ghosts(marked(game, second)) == [("rug:blue", x, (y + below) / 2)]


def test_nothing_would_lie_where_no_legal_move_goes() -> None:
    game = corner_of_rugs()
    assert ghosts(marked(game, Marks(can=can(game.view(None)), pointer="square:a1"))) == []


def test_a_face_under_the_pointer_shows_where_assam_would_come() -> None:
    game = Game("marrakech", seed=1)
    game.play("straight")
    items = marked(game, Marks(can=can(game.view(None)), pointer="die:2"))
    assert ("assam:N", *named("d6")) in ghosts(items)


def test_a_refused_rug_has_its_squares_crossed_each_with_its_word() -> None:
    game = corner_of_rugs()
    error = game.why_not("a1 a2")
    items = marked(game, Marks(refused=error))
    found = {t.text: round(t.x) for i in items for t in i.shapes if isinstance(t, Text)}
    assert found == {"too far": named("a1")[0], "Assam": named("e5")[0]}, "one word for both halves"
    assert error is not None
    assert error.reason in words(scene(Frame(game.view(None), marks=Marks(refused=error))))


def test_a_whole_rug_that_may_not_be_covered_is_named_as_one() -> None:
    game = corner_of_rugs()
    error = game.why_not("d4 d5")
    texts = [
        t.text for i in marked(game, Marks(refused=error)) for t in i.shapes if isinstance(t, Text)
    ]
    assert texts == ["whole rug"]


def test_of_a_square_that_is_too_far_assams_own_is_not_said_to_be_so() -> None:
    game = corner_of_rugs()
    error = refusal(gestures(game.view(None)), ("square:a1",), game.why_not)
    items = marked(game, Marks(refused=error))
    found = {t.text: round(t.x) for i in items for t in i.shapes if isinstance(t, Text)}
    assert found == {"too far": named("a1")[0], "Assam": named("e5")[0]}


def test_a_square_that_belongs_to_no_legal_rug_is_answered_with_squares() -> None:
    game = corner_of_rugs()
    error = refusal(gestures(game.view(None)), ("square:e5",), game.why_not)
    texts = [
        t.text for i in marked(game, Marks(refused=error)) for t in i.shapes if isinstance(t, Text)
    ]
    assert texts == ["Assam"]


def test_a_refused_face_is_crossed_where_it_is() -> None:
    game = Game("marrakech", seed=1)
    assert any(item.shapes for item in marked(game, Marks(refused=game.why_not("3"))) if item.text)


def test_the_keyboards_place_has_a_double_outline() -> None:
    for key in ("square:a1", "turn:left", "die", "die:3"):
        (outline,) = [
            item
            for item in marked(Game("marrakech", seed=1), Marks(cursor=key))
            if len(item.shapes) == 3
        ]
        assert {shape.stroke for shape in outline.shapes} == {"mark.halo", "mark.can"}


def test_the_forecast_says_where_each_face_leads_and_what_it_costs() -> None:
    game = corner_of_rugs("turn", heading="W")
    said = words(scene(Frame(game.view(None), marks=Marks(forecast=True))))
    assert "With a 1 Assam would come to d5: 2 dirhams to Yellow (probability 1/6)." in said
    assert "With a 2 Assam would come to c5: nothing to pay (probability 1/3)." in said
    assert any(text.startswith("On average, straight on costs 0.3 dirhams") for text in said)


def test_the_forecast_has_the_decimal_mark_of_the_language_in_force() -> None:
    set_language("it")
    picture = scene(
        Frame(corner_of_rugs("turn", heading="W").view(None), marks=Marks(forecast=True))
    )
    (average,) = [item for item in picture.layer("marks") if item.text.startswith("In media")]
    assert average.text.startswith("In media andare dritto costa 0,3 dirham")
    assert "−0,3" in [shape.text for shape in average.shapes if isinstance(shape, Text)]


def test_a_turn_under_the_pointer_shows_its_own_faces_only() -> None:
    game = Game("marrakech", seed=1)
    marks = Marks(can=can(game.view(None)), pointer="turn:left")
    said = [text for text in words(scene(Frame(game.view(None), marks=marks))) if "With a" in text]
    assert len(said) == 4
    assert all(square in text for square, text in zip(("c4", "b4", "a4", "a5"), said, strict=True))


def test_each_disc_of_the_forecast_shows_the_heading_of_its_turn() -> None:
    game = Game("marrakech", seed=1)
    items = marked(game, Marks(forecast=True))
    heads = [
        s
        for item in items
        for s in item.shapes
        if isinstance(s, Polygon) and s.fill == "ink" and s.points[0][1] < 500
    ]
    ways = Counter(
        (round((tip[0] - (b[0] + c[0]) / 2) / 7), round((tip[1] - (b[1] + c[1]) / 2) / 7))
        for tip, b, c in (s.points for s in heads)
    )
    assert ways == {(0, -1): 4, (-1, 0): 4, (1, 0): 4}
