"""What a seat is told is enough: events, applied to what it saw, give what it sees now."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwidgets.core.history import RecordedMove
from boardwidgets.core.state import Ruleset
from boardwidgets.games import GAMES
from tests.games.playouts import at_random, fresh_games, some


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@given(st.data())
@some(25)
def test_the_events_that_a_seat_was_told_lead_from_what_it_saw_to_what_it_sees(
    name: str, data: st.DataObject
) -> None:
    """After every move of whole games, chance included, for every seat and a spectator."""
    game = data.draw(fresh_games((name,)))
    for _ in at_random(game, Random(data.draw(st.integers(0, 2**20)))):
        pass
    assert game.history
    for recorded in game.history:
        for seat in (None, *range(game.state.setup.players)):
            assert_told_enough(game.ruleset, recorded, seat)


def assert_told_enough(rules: Ruleset[Any], recorded: RecordedMove, seat: int | None) -> None:
    """A seat can replay a move from what it saw and was told; to a state of the game's class."""
    told = [seen for event in recorded.events if (seen := event.seen(seat)) is not None]
    replayed = rules.replay(recorded.before.seen_by(seat), told, seat)
    assert replayed == recorded.after.seen_by(seat), (seat, recorded.move, told)
    assert type(replayed) is type(recorded.after)
