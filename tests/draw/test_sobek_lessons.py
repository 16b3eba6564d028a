"""Pictures for the lessons of Sobek: ways back along the track, and what sets are worth."""

import pytest

from boardwidgets.draw.check import validate
from boardwidgets.draw.scene import Circle, Scene, Text
from boardwidgets.draw.sobek.lessons.way_back import StepsBack, WayBack
from boardwidgets.draw.sobek.lessons.worth import Scarabs, SetTable, set_of
from boardwidgets.draw.steering import places


def texts(scene: Scene) -> list[str]:
    return [shape.text for item in scene.items for shape in item.shapes if isinstance(shape, Text)]


def beetles(scene: Scene) -> int:
    """How many scarabs are drawn: each has one head."""
    return sum(
        isinstance(shape, Circle) and shape.fill == "scarab"
        for item in scene.items
        for shape in item.shapes
    )


def test_the_way_back_of_the_example_has_three_numbered_steps_to_51() -> None:
    way = WayBack(69, 34)
    validate(way.scene())
    assert {"1", "2", "3"} <= set(texts(way.scene()))
    assert "4" not in texts(way.scene())
    assert way.words()[-1] == (
        "From 59 back to the previous space with the same glyph (scorpion): 51."
    )


def test_under_ten_points_there_is_no_step() -> None:
    assert WayBack(69, 9).words() == ("From 69 with 9 points: back 0, to 69.",)


def test_every_space_of_the_track_can_be_pointed_at() -> None:
    scene = WayBack(69, 34).scene()
    spaces = {key: place for key, place in places(scene).items() if key.startswith("space:")}
    assert len(spaces) == 100
    assert all(scene.at(*place) == key for key, place in spaces.items())


@pytest.mark.parametrize(
    ("space", "points", "said"),
    [
        (0, 30, "no space of the track: 0. There are 1 to 100"),
        (101, 30, "no space of the track: 101"),
        ("69", 30, "no space of the track: '69'"),
        (69, -1, "no points: -1. Write a whole number from 0"),
        (69, 3.4, "no points: 3.4"),
    ],
)
def test_a_way_from_nowhere_is_refused(space: int, points: int, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        WayBack(space, points)


def test_the_table_of_steps_has_all_hundred_spaces() -> None:
    table = StepsBack()
    validate(table.scene())
    assert len(table.scene().items) == len(table.words()) == 100
    assert table.words()[68] == "From 69 (scorpion) one step back leads to 61: 8."
    assert table.words()[69] == "From 70 (number) one step back leads to 65: 5."


def test_each_card_counts_all_scarabs_of_its_set_and_sideways_only_one_does() -> None:
    upright = Scarabs("marble0 marble2 marble2")
    sideways = Scarabs("marble0 marble2 marble2", sideways=True)
    assert beetles(upright.scene()) == 12
    assert beetles(sideways.scene()) == 4
    assert upright.words() == ("A set (marble) laid in the round: 3 × 4 = 12.",)
    assert sideways.words() == (
        "A set (marble) laid at the end of the round, its scarabs alone: 4.",
    )


def test_a_set_without_scarabs_is_drawn_too() -> None:
    scene = Scarabs("fish0 fish0 amulet").scene()
    validate(scene)
    assert beetles(scene) == 0


def test_the_table_has_a_row_for_each_set_and_says_when_there_is_none() -> None:
    table = SetTable(["marble0 marble2 marble2", ("fish1", "fish1", "thief", "amulet")])
    validate(table.scene())
    assert table.words() == (
        "A set (marble): 3 × 4 = 12 in the round, 4 at its end.",
        "A set (fish): 4 × 2 = 8 in the round, 2 at its end.",
    )
    assert SetTable().words() == ("No set yet: lay one.",)


def test_the_table_keeps_its_size_while_it_has_room() -> None:
    one = "fish1 fish1 fish1"
    assert SetTable(rows=3).scene().height == SetTable([one], rows=3).scene().height
    assert SetTable([one] * 4, rows=3).scene().height > SetTable(rows=3).scene().height


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("fish1 fish1 fish7", "no cards: 'fish7'. There are: ivory0"),
        ("fish1 fish1", "no set: fish1 fish1"),
        ("fish1 fish1 wheat1", "no set"),
        ("amulet amulet amulet", "no set"),
        ("", "no set"),
    ],
)
def test_what_is_no_set_is_refused(words: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        set_of(words)
