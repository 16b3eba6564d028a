"""Sets of tokens drawn as triangles of points."""

import pytest

from boardwidgets.draw.check import validate
from boardwidgets.draw.cows.lessons import Triangles
from boardwidgets.draw.scene import Circle, Text
from boardwidgets.games.cows.tokens import worth


def points(triangles: Triangles, *, full: bool = True) -> int:
    """How many points are drawn, those of the second triangles apart."""
    shapes = [shape for item in triangles.scene().items for shape in item.shapes]
    return sum(isinstance(shape, Circle) and bool(shape.fill) == full for shape in shapes)


@pytest.mark.parametrize("count", range(1, 9))
def test_a_set_has_as_many_points_as_it_is_worth(count: int) -> None:
    assert points(Triangles("carrot " * count)) == worth(count)


def test_each_symbol_is_a_set_and_the_sum_is_written() -> None:
    triangles = Triangles("onion carrot onion tomato onion carrot")
    written = [s.text for i in triangles.scene().items for s in i.shapes if isinstance(s, Text)]
    assert points(triangles) == 3 + 6 + 1
    assert written == ["3", "6", "1", "+", "+", "= 10"]
    assert triangles.words()[-1] == "Points of all sets together: 10."


def test_a_second_triangle_makes_a_rectangle() -> None:
    doubled = Triangles("carrot " * 4, doubled=True)
    assert points(doubled) == points(doubled, full=False) == 10


def test_many_tokens_can_be_drawn() -> None:
    validate(Triangles("carrot " * 29 + "onion " * 4 + "tomato").scene())


@pytest.mark.parametrize("tokens", ["", "carrot carot"])
def test_what_is_no_token_is_answered_with_those_there_are(tokens: str) -> None:
    with pytest.raises(ValueError, match="carrot, onion, potato, turnip, cabbage, tomato"):
        Triangles(tokens)
