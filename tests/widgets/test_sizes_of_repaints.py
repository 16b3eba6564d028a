"""A board in play is little to send: one small message a move, one larger one for a new page."""

import json

import pytest

import boardwidgets as bw
from boardwidgets.draw.painter import painter
from boardwidgets.draw.zones import packed_zones
from tests.widgets.repaints import BOUNDS, KB, moments, repaints
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


@pytest.mark.slow
@pytest.mark.parametrize("name", bw.GAMES)
def test_where_things_are_is_told_to_the_page_in_few_bytes(name: str) -> None:
    """They are sent with a move where they have changed, and nothing else that is as large."""
    for shown in moments(name, 4, 11):
        if shown is not None:
            assert len(json.dumps(packed_zones(painter(name).scene(shown)))) <= 6 * KB
