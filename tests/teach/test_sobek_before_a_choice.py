"""What Sobek shows before a choice is what the rules bring."""

from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest

from boardwidgets.core.view import View, view
from boardwidgets.game import Game
from boardwidgets.games.sobek.events import (
    Added,
    Moved,
    SetGrown,
    SetLaid,
    SidewaysLaid,
    SteppedBack,
)
from boardwidgets.games.sobek.moves import AddCards, LaySet
from boardwidgets.teach.sobek import journey, would_lie

if TYPE_CHECKING:
    from boardwidgets.games.sobek.state import SobekState

GAMES = ((2, 3), (3, 4), (4, 7))


def played(players: int, seed: int) -> Game:
    """A game at random, in which sets are laid rather than not."""
    game, choose = Game("sobek", players, seed=seed), Random(seed)
    while not game.over:
        sets = [move for move in game.legal_moves if move.text.startswith("set")]
        game.play(choose.choice(sets or game.legal_moves))
    return game


def before(game: Game, number: int) -> View[Any]:
    return view(game.ruleset, game.names, None, game.history[number].before)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_set_in_hand_would_score_what_the_event_says_when_it_lies(
    players: int, seed: int
) -> None:
    game = played(players, seed)
    told = 0
    for number, recorded in enumerate(game.history):
        if isinstance(recorded.move, LaySet | AddCards):
            known: View[Any] = View(game.ruleset, game.names, None, recorded.before, (), (), ())
            would = would_lie(known, recorded.move.good, recorded.move.cards)
            event = recorded.events[0]
            assert isinstance(event, SetLaid | SetGrown | Added | SidewaysLaid)
            assert would.points == event.points, number
            told += 1
    assert told > 5


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_marker_would_come_where_the_round_brings_it(players: int, seed: int) -> None:
    """Just before the last player is done, nothing but the counting is left."""
    game = played(players, seed)
    counted = 0
    for number, recorded in enumerate(game.history):
        moved = [event for event in recorded.events if isinstance(event, Moved)]
        for event in moved:
            found = journey(before(game, number), event.seat)
            assert (found.start, found.points, found.space) == (
                event.start,
                event.points,
                event.space,
            )
            back = [
                step.space
                for step in recorded.events
                if isinstance(step, SteppedBack) and step.seat == event.seat
            ]
            assert not back or found.way == tuple(back)
            counted += 1
    assert counted >= 2 * players


def test_a_set_in_hand_lengthens_the_journey() -> None:
    game = played(2, 3)
    number = next(n for n, recorded in enumerate(game.history) if isinstance(recorded.move, LaySet))
    recorded = game.history[number]
    state, move = cast("SobekState", recorded.before), recorded.move
    assert isinstance(move, LaySet)
    seen = before(game, number)
    more = would_lie(View(game.ruleset, (), None, state, (), (), ()), move.good, move.cards)
    without, with_it = journey(seen, state.seat), journey(seen, state.seat, more)
    assert with_it.space - without.space == more.points
