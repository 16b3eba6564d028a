"""Each mark on the quay of Sobek means one thing."""

import pytest

from boardwidgets.draw.frame import Frame, Marks
from boardwidgets.draw.scene import Circle, Item, Line, Rect, Sprite, Text
from boardwidgets.draw.sobek.layout import TRAY, row_card, space_at
from boardwidgets.draw.sobek.picture import scene
from boardwidgets.draw.words import words
from boardwidgets.game import Game
from boardwidgets.teach.story import beats
from boardwidgets.widgets.session import Session
from tests.draw.sobek_games import quay


def session(phase: str = "turn", **options: object) -> Session:
    """Three people at that quay, Ada with the board before her."""
    found = Session(quay(phase, **options), ["human"] * 3)
    found.ready()
    return found


def marked(frame: Frame) -> tuple[Item, ...]:
    return scene(frame).layer("marks")


def numbers(items: tuple[Item, ...]) -> list[str]:
    return [s.text for item in items for s in item.shapes if isinstance(s, Text)]


def test_what_can_be_picked_has_a_ring_round_it() -> None:
    rings = [
        shape
        for item in marked(session().frame())
        for shape in item.shapes
        if isinstance(shape, Rect) and shape.stroke == "mark.can"
    ]
    around = {(ring.x, ring.y) for ring in rings}
    assert {(row_card(place).x, row_card(place).y) for place in (1, 2, 3, 4)} <= around
    assert (row_card(5).x, row_card(5).y) not in around


def test_what_is_picked_has_a_filled_ring_and_is_raised() -> None:
    at = session()
    before = next(i.zone for i in scene(at.frame()).items if i.key == "hand:fish0#1")
    at.pick("hand:fish0#1")
    after = next(i.zone for i in scene(at.frame()).items if i.key == "hand:fish0#1")
    assert isinstance(before, Rect)
    assert isinstance(after, Rect)
    assert after.y < before.y
    filled = [
        s
        for item in marked(at.frame())
        for s in item.shapes
        if isinstance(s, Circle) and s.fill == "mark.picked"
    ]
    assert [round(disc.x) for disc in filled] == [round(after.x + after.w / 2)]


def test_a_card_of_the_row_under_the_pointer_counts_those_that_would_be_skipped() -> None:
    at = session()
    assert numbers(marked(at.frame(pointer="row:4"))) == ["1", "2", "3"]
    said = words(scene(at.frame(pointer="row:4")))
    assert "For place 4, 3 cards would go to corruption." in said
    assert numbers(marked(at.frame(pointer="row:6"))) == [], "it may not be taken"


def test_the_merchant_pays_no_corruption() -> None:
    at = session("merchant")
    assert "row:7" in at.can
    assert numbers(marked(at.frame(pointer="row:7"))) == []


def test_cards_picked_for_a_set_show_what_it_would_score_now() -> None:
    at = session()
    for key in ("hand:fish0#1", "hand:fish1#1", "hand:amulet#1"):
        at.pick(key)
    picture = scene(at.frame())
    texts = [s.text for item in picture.items for s in item.shapes if isinstance(s, Text)]
    assert "cards 3 × scarabs 1 = 3" in texts
    assert "The set would be worth 3: 3 × 1." in words(picture)
    pointed = words(scene(at.frame(pointer="hand:thief#1")))
    assert "The set would be worth 4: 4 × 1." in pointed
    (recorded,) = at.pick("confirm")[:1]
    assert getattr(recorded.events[0], "points", None) == 3


def test_the_marker_shows_where_points_and_then_the_penalty_would_take_it() -> None:
    """The source's example: at 69 with 34 points back to 51; here 69 are 54 and 15 (12 and 3)."""
    at = session()
    for key in ("hand:fish0#1", "hand:fish1#1", "hand:amulet#1"):
        at.pick(key)
    picture = scene(at.frame())
    ghosts = [
        sprite
        for item in picture.layer("figures")
        for sprite in item.shapes
        if isinstance(sprite, Sprite) and sprite.alpha == 0.5
    ]
    assert [(g.name, round(g.x)) for g in ghosts] == [
        ("marker:red", round(space_at(76)[0])),
        ("marker:red", round(space_at(84)[0])),
    ]
    assert (
        "With the sets that lie, Ada would go from 69 to 84, and with most corruption back to 76."
        in words(picture)
    )


def test_the_forecast_shows_it_for_all() -> None:
    said = words(scene(session().frame(forecast=True)))
    assert any(text.startswith("With the sets that lie, Ada") for text in said)
    assert any(text.startswith("With the sets that lie, Cy") for text in said)
    assert not any(text.startswith("With the sets that lie, Bo") for text in said)


def test_a_refused_place_is_crossed_and_those_in_reach_are_named() -> None:
    at = session()
    at.pick("row:6")
    items = marked(at.frame())
    assert numbers(items) == ["in reach"]
    crosses = [
        s for i in items for s in i.shapes if isinstance(s, Line) and s.stroke == "mark.refused"
    ]
    middle = row_card(6).x + row_card(6).w / 2
    assert len(crosses) == 2
    assert all(sum(x for x, _ in cross.points) / 2 == pytest.approx(middle) for cross in crosses)


def test_a_card_of_another_good_is_crossed_and_named() -> None:
    at = session()
    at.pick("hand:fish0#1")
    at.pick("hand:wheat1#1")
    assert "other good" in numbers(marked(at.frame()))
    assert at.refused is not None
    assert at.refused.reason in words(scene(at.frame()))


def test_the_keyboards_place_has_a_double_outline() -> None:
    for key in ("row:1", "hand:amulet#1", "power:thief", "player:blue", "token:flood#1"):
        (outline,) = [
            item
            for item in marked(Frame(quay().view(0), marks=Marks(cursor=key)))
            if len(item.shapes) == 3
        ]
        assert {getattr(s, "stroke", None) for s in outline.shapes} == {"mark.halo", "mark.can"}


def test_ones_own_pile_is_fanned_out_when_it_is_pointed_at() -> None:
    def fan(seat: int, pile: str) -> list[str]:
        shown = Frame(quay().view(seat), marks=Marks(pointer=pile))
        return [i.text for i in scene(shown).items if i.text.startswith("Take:")]

    assert fan(0, "pile:red") == [
        "Take: ebony without scarabs",
        "Take: fish without scarabs",
        "Take: fish with 1 scarab",
    ]
    assert fan(1, "pile:red") == [], "it is not for others to see"


def test_what_a_power_chooses_from_is_laid_out() -> None:
    at = session("priest")
    assert at.can == {"kind:fish", "kind:ebony"}
    game = Game.from_position(
        "sobek", quay("turn").to_text().replace("red, turn", "red, vizier card of yellow")
    )
    at = Session(game, ["human"] * 3)
    at.ready()
    assert at.can == {"steal:wheat0"}


def test_without_marks_nothing_is_marked() -> None:
    items = scene(Frame(quay().view(0))).layer("marks")
    assert [item for item in items if item.shapes] == []


def test_the_set_and_the_player_that_are_counted_at_the_end_of_a_round_are_marked() -> None:
    """sobek.score.set, sobek.score.horizontal, sobek.score.move"""
    position = [
        *(
            "sobek 2 players, round 1",
            "row:",
            "deck: 0 cards",
            "discard:",
            "events: none",
            "spent:",
        ),
        *("red: 0 points", "hand:", "set fish: fish1 fish1 fish0"),
        *("sideways wheat: wheat1 wheat0 wheat0", "yellow: 0 points", "hand:"),
        *("set ebony: ebony2 ebony0 ebony0", "to move: yellow, sideways"),
    ]
    game = Game.from_position("sobek", "\n".join(position), names=["Ada", "Bo"])
    game.play("done")
    seen = []
    for beat in beats(game.history[-1:]):
        items = scene(Frame(game.view(None)._replace(state=beat.before), beat.events)).items
        text = next(item.text for item in items if item.text.startswith("Now the round is"))
        framed = [
            {(shape.x, shape.y) for shape in item.shapes if isinstance(shape, Rect)}
            for item in items
            if item.layer == "marks" and any(isinstance(shape, Rect) for shape in item.shapes)
        ]
        seen.append((type(beat.event).__name__, text[:-1].split()[-1], len(framed)))
    assert seen[:5] == [
        ("SetScored", "Ada", 1),
        ("SidewaysScored", "Ada", 1),
        ("Moved", "Ada", 0),
        ("SetScored", "Bo", 1),
        ("Moved", "Bo", 0),
    ]


def counts(frame: Frame) -> dict[str, tuple[float, float]]:
    """The numbers on dark discs, and where they are."""
    found = [s for i in marked(frame) for s in i.shapes if isinstance(s, Text)]
    return {text.text: (text.x, text.y) for text in found if text.fill == "mark.count.text"}


def test_of_each_kind_in_corruption_the_number_lies_over_the_ring_of_its_own_card() -> None:
    at = session("priest")
    picture = scene(at.frame())
    zones = {item.key: item.where for item in picture.items}
    shown = counts(at.frame())
    for key, number in (("kind:ebony", "1"), ("kind:fish", "2")):
        zone = zones[key]
        assert zone is not None
        assert zone.holds(*shown[number])
    marks = [shape for item in picture.layer("marks") for shape in item.shapes]
    rings = [n for n, s in enumerate(marks) if isinstance(s, Rect) and s.stroke == "mark.can"]
    assert max(rings) < next(n for n, s in enumerate(marks) if isinstance(s, Text))


def test_what_is_laid_out_leaves_the_hand_free() -> None:
    for phase in ("priest", "thief"):
        picture = scene(session(phase).frame())
        texts = [s for i in picture.items for s in i.shapes if isinstance(s, Text)]
        (line,) = [text for text in texts if text.text == "Your hand"]
        assert line.y - line.size / 2 >= TRAY.y + TRAY.h


def test_each_card_that_comes_to_corruption_is_counted_at_the_pile() -> None:
    game = quay()
    events = game.play("take 3")
    seen = quay().view(None)
    shown = [scene(Frame(seen, events[:count])) for count in (1, 2)]
    more = [
        [s.text for i in picture.items for s in i.shapes if isinstance(s, Text)]
        for picture in shown
    ]
    assert "+1" in more[0]
    assert "+2" in more[1]
