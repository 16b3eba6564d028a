"""Before the roll: where each turn and face would bring Assam, read from what it causes."""

from fractions import Fraction

from boardwidgets.game import Game
from boardwidgets.games.marrakech.events import Paid, PaidShort, Stepped, WentRound
from boardwidgets.teach.marrakech import expected, forecast
from tests.draw.marrakech_games import corner_of_rugs


def waiting(phase: str, dirhams: int = 30) -> Game:
    return corner_of_rugs(phase, heading="W", dirhams=dirhams)


def test_each_turn_has_four_faces_whose_probabilities_add_up_to_one() -> None:
    seen = forecast(waiting("turn").view(None))
    assert [one.turn for one in seen] == [
        turn for turn in ("straight", "left", "right") for _ in range(4)
    ]
    assert sum(one.probability for one in seen) == 3


def test_a_forecast_is_what_happens_when_it_is_played() -> None:
    for one in forecast(waiting("turn").view(None)):
        game = waiting("turn")
        assert one.turn is not None
        game.play(one.turn)
        events = game.play(str(one.steps))
        walk = [event for event in events if isinstance(event, Stepped | WentRound)]
        assert (walk[-1].square, walk[-1].heading) == (one.square, one.heading)
        paid = [event for event in events if isinstance(event, Paid | PaidShort)]
        assert sum(event.count for event in paid) == one.cost


def test_the_yellow_rug_ahead_costs_two_dirhams_to_yellow() -> None:
    one = forecast(waiting("turn").view(None))[0]
    assert (one.square, one.cost, one.owner, one.goes_out) == ("d5", 2, 1, False)


def test_who_cannot_pay_would_be_out() -> None:
    one = forecast(waiting("roll", dirhams=1).view(None))[0]
    assert (one.turn, one.square, one.cost, one.goes_out) == (None, "d5", 1, True)


def test_the_average_cost_of_a_turn() -> None:
    costs = expected(forecast(waiting("turn").view(None)))
    assert costs["straight"] == Fraction(2, 6)


def test_there_is_nothing_to_foresee_once_the_die_has_been_rolled() -> None:
    assert forecast(waiting("lay").view(None)) == ()
