"""What a reader does costs one view, and one list of what can be picked, a position and viewer."""

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import boardwidgets as bw
from boardwidgets.core import match
from boardwidgets.core.moves_given import is_of_game
from boardwidgets.core.state import State
from boardwidgets.core.view import View
from boardwidgets.draw.gestures import Gesture, Pick
from boardwidgets.draw.painter import Painter, painter
from boardwidgets.widgets import beat_views, session, stage
from boardwidgets.widgets.story_player import SPEEDS
from tests.widgets.clocks import HandClock


class Work:
    """How often views and gestures were worked out, for each position and viewer."""

    def __init__(self) -> None:
        self.views: Counter[tuple[int, int | None]] = Counter()
        self.gestures: Counter[tuple[int, int | None]] = Counter()
        self._kept: list[State] = []  # so that no two states have the same id

    def see(self, real: Callable[..., View[Any]]) -> Callable[..., View[Any]]:
        def counted(
            ruleset: object, names: object, seat: int | None, state: State, *rest: Any, **more: Any
        ) -> View[Any]:
            self._kept.append(state)
            self.views[id(state), seat] += 1
            return real(ruleset, names, seat, state, *rest, **more)

        return counted

    def painter(self, name: str) -> Painter:
        real = painter(name)

        def counted(seen: View[Any]) -> tuple[Gesture, ...]:
            self._kept.append(seen.state)
            self.gestures[id(seen.state), seen.seat] += 1
            return real.gestures(seen)

        return real._replace(gestures=counted)

    def clear(self) -> None:
        self.views.clear()
        self.gestures.clear()

    @property
    def most(self) -> int:
        """How often it was done for one position and viewer at most."""
        return max([*self.views.values(), *self.gestures.values()], default=0)


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    work = Work()
    for room in (match, beat_views, stage):
        monkeypatch.setattr(room, "view", work.see(room.view))
    monkeypatch.setattr(session, "painter", work.painter)
    return work


def ready_cell(name: str, work: Work) -> bw.Play:
    cell = bw.Play(bw.Game(name, players=2, seed=7), ["human", "human"])
    cell.ready()
    assert work.most == 1
    return cell


def first_pick(cell: bw.Play) -> Pick:
    """A way to make a legal move, of several picks where there is one."""
    return max(cell.session.legal_picks, key=lambda pick: (len(pick.keys), pick.keys))


@pytest.mark.parametrize("name", bw.GAMES)
def test_a_click_that_makes_no_move_yet_or_is_refused_works_out_nothing(
    name: str, work: Work
) -> None:
    cell = ready_cell(name, work)
    scene = cell.canvas.scene
    assert scene is not None
    refused = min({item.key for item in scene.items if item.key} - cell.session.can)
    work.clear()
    cell.canvas.picked(refused, 0, 0, "mouse")
    assert work.most == 0
    assert not cell.errors.value


@pytest.mark.parametrize("name", bw.GAMES)
def test_clicks_that_make_a_move_work_out_the_next_position_once(name: str, work: Work) -> None:
    cell = ready_cell(name, work)
    pick = first_pick(cell)
    work.clear()
    for place, key in enumerate((*pick.keys, *(["confirm"] if pick.confirm else []))):
        cell.canvas.picked(key, 100 * place, 0, "mouse")
    assert len(cell.game.undo_steps) == 1
    assert work.most == 1
    assert len(work.gestures) == 1


@pytest.mark.parametrize("name", bw.GAMES)
def test_pointing_and_steering_work_out_nothing(name: str, work: Work) -> None:
    cell = ready_cell(name, work)
    work.clear()
    for key in (*sorted(cell.session.can)[:3], None):
        cell.canvas.hovered(key)
    for key in ("n", "ArrowUp", "ArrowLeft"):
        cell.canvas.pressed(key, False)
    assert work.most == 0


@pytest.mark.parametrize("name", bw.GAMES)
def test_a_typed_move_works_out_the_next_position_once(name: str, work: Work) -> None:
    cell = ready_cell(name, work)
    work.clear()
    cell.controls.enter(cell.game.legal_moves[0].text)
    assert len(cell.game.undo_steps) == 1
    assert work.most == 1
    assert len(work.gestures) == 1


@pytest.mark.parametrize("name", bw.GAMES)
def test_a_hint_works_out_nothing(name: str, work: Work) -> None:
    cell = ready_cell(name, work)
    work.clear()
    cell.hint()
    assert "Hint" in cell.stage.answer.value
    assert work.most == 0


def test_undo_redo_and_the_next_viewer_are_worked_out_anew(work: Work) -> None:
    cell = ready_cell("marrakech", work)
    before, could = cell.session.view, cell.session.can
    cell.play("left")
    assert cell.session.can != could
    work.clear()
    cell.undo()
    assert (cell.session.view, cell.session.can) == (before, could)
    assert sum(work.views.values()) == 1
    cell.redo()
    assert cell.session.can != could
    assert work.most == 1


def test_all_beats_of_a_move_share_one_view(work: Work, clock: HandClock) -> None:
    cell = ready_cell("marrakech", work)
    cell.play("left")
    cell.page.live = True
    work.clear()
    cell.play("roll")
    beats = 0
    while cell.busy:
        clock.turn(SPEEDS["normal"])
        beats += 1
    assert beats > 2
    assert work.most == 1


@pytest.mark.parametrize("name", bw.GAMES)
def test_a_view_has_each_move_as_the_seat_may_know_it_whatever_was_undone(name: str) -> None:
    game = bw.Game(name, players=2, seed=5)
    for number in range(12):
        for seat in (None, 0, 1):
            assert game.view(seat).moves == tuple(move.seen(seat) for move in game.moves)
        game.play("roll" if game.state.roller is not None else game.legal_moves[-1])
        if number % 3 == 2:
            game.undo()
            assert game.view(0).moves == tuple(move.seen(0) for move in game.moves)
            game.undo()
            game.redo()


def test_a_legal_move_that_is_handed_over_is_not_parsed_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in bw.GAMES:
        game = bw.Game(name, players=2, seed=5)
        other = bw.Game(next(other for other in bw.GAMES if other != name), players=2, seed=5)
        with pytest.raises(bw.IllegalMove) as caught:
            game.play(other.legal_moves[0])
        assert caught.value.rule is None, "its text is no move of this game"
        monkeypatch.setattr(game, "ruleset", game.ruleset._replace(parse=lambda *_: None))
        move = game.legal_moves[0]
        assert game.parse(move) is move
        assert game.why_not(move) is None
        game.play(move)


def test_an_illegal_move_that_is_handed_over_is_refused_for_what_its_text_would_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in bw.GAMES:
        game, random, compared = bw.Game(name, players=2, seed=5), Random(5), 0
        kinds = game.ruleset.package
        met: dict[str, Any] = {}
        for _ in range(60):
            met |= {move.text: move for move in game.legal_moves if is_of_game(kinds, move)}
            legal = {move.text for move in game.legal_moves}
            tried = random.sample(sorted(met), min(12, len(met)))
            by_text = {text: game.why_not(text) for text in tried if text not in legal}
            with monkeypatch.context() as without_texts:
                without_texts.setattr(game, "ruleset", game.ruleset._replace(parse=no_text))
                for text, expected in by_text.items():
                    refused = game.why_not(met[text])
                    assert refused is not None
                    assert expected is not None
                    assert (refused.text, refused.reasons) == (expected.text, expected.reasons)
                    assert refused.rules, "a refusal names the rule"
                    with pytest.raises(bw.IllegalMove, match=re.escape(refused.reason)):
                        game.play(met[text])
                    compared += 1
            game.play(random.choice(game.legal_moves))
        assert compared > 100


def no_text(*_given: object) -> None:
    """In place of a game's `parse`, where no text may be read."""
    raise AssertionError("a move was turned into text")
