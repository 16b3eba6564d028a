"""A board in play is little to send: one small message a move, one larger one for a new page."""

import pytest

import boardwidgets as bw
from tests.widgets.repaints import BOUNDS, repaints
from tests.widgets.wire import Wire


@pytest.mark.slow
@pytest.mark.parametrize("name", bw.GAMES)
@pytest.mark.parametrize(("players", "seed"), [(2, 8), (4, 11)])
def test_a_repaint_is_one_small_message_with_the_layers_that_changed(
    name: str, players: int, seed: int, wire: Wire
) -> None:
    for repaint in repaints(name, players, seed, wire):
        assert len(repaint.messages) == (1 if repaint.changed else 0)
        assert repaint.painted == repaint.changed
        assert repaint.size <= BOUNDS[name].of(repaint)
