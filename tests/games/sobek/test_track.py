"""The track: what stands where, and what going back on it costs."""

from itertools import pairwise

import pytest

from boardwidgets.games.sobek.scoring import way_back
from boardwidgets.games.sobek.track import (
    GLYPHS,
    SPACES,
    glyph_at,
    next_space,
    previous_space,
    step_back,
)


def test_every_fifth_space_has_a_number_and_the_four_between_a_glyph_each() -> None:
    assert SPACES == 100
    for five in range(0, 300, 5):
        assert {glyph_at(five + one) for one in range(1, 5)} == set(GLYPHS)
        assert glyph_at(five + 5) == "number"
    assert glyph_at(0) == "start"


def test_the_first_glyph_is_the_scorpion_and_stands_just_before_70_and_after_50() -> None:
    assert GLYPHS[0] == glyph_at(69) == glyph_at(51) == "scorpion"


@pytest.mark.parametrize(
    ("glyph", "digits"), [*zip(GLYPHS, ("19", "28", "37", "46"), strict=True)], ids=GLYPHS
)
def test_a_glyph_stands_on_numbers_that_end_in_two_figures(glyph: str, digits: str) -> None:
    for space in range(1, 301):
        assert (glyph_at(space) == glyph) == (str(space)[-1] in digits)


def test_a_step_back_costs_2_4_5_6_or_8_spaces() -> None:
    costs = {space - step_back(space) for space in range(10, 301)}
    assert costs == {2, 4, 5, 6, 8}
    assert {space - step_back(space) for space in range(10, 301, 5)} == {5}


def test_a_step_back_leads_to_the_same_glyph_and_none_is_between() -> None:
    for space in range(10, 301):
        back = step_back(space)
        assert glyph_at(back) == glyph_at(space)
        assert glyph_at(space) not in [glyph_at(one) for one in range(back + 1, space)]


def test_the_penalty_alone_never_reaches_0() -> None:
    """A player who pays for so many points has just gone forward by them."""
    for points in range(250):
        for start in range(120):
            way = way_back(start + points, points)
            assert len(way) == points // 10
            assert all(one > two > 0 for one, two in pairwise((start + points, *way)))


def test_at_69_with_34_points_one_goes_back_to_51() -> None:
    assert way_back(69, 34) == (61, 59, 51)


@pytest.mark.parametrize(
    ("space", "points", "end"),
    [
        (69, 9, 69),
        (69, 10, 61),
        (69, 29, 59),
        (70, 34, 55),
        (12, 12, 8),
        (10, 10, 5),
        (104, 20, 94),
    ],
)
def test_the_way_back_from_other_spaces(space: int, points: int, end: int) -> None:
    assert (space, *way_back(space, points))[-1] == end


def test_next_and_previous_are_strictly_before_and_behind() -> None:
    for glyph in GLYPHS:
        for space in range(200):
            assert next_space(space, glyph) > space
            assert glyph_at(next_space(space, glyph)) == glyph
            behind = previous_space(space, glyph)
            assert behind < space or space == 0
            assert behind == 0 or next_space(behind, glyph) >= space
    assert [next_space(0, glyph) for glyph in GLYPHS] == [1, 2, 3, 4]
    assert [previous_space(1, glyph) for glyph in GLYPHS] == [0, 0, 0, 0]
