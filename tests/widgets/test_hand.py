"""What the reader does on a board, as a page tells it, and what the page is told for that."""

from collections.abc import Iterator

import pytest

import boardwidgets as bw
from boardwidgets.widgets.board import Board
from tests.widgets.clocks import HandClock
from tests.widgets.hands import click, hear, tell
from tests.widgets.test_canvas import market
from tests.widgets.wire import Wire


class Market:
    """A board to look at."""

    def scene(self, **_how: object) -> object:
        return market()

    def words(self, **_how: object) -> list[str]:
        return []


@pytest.fixture
def cell() -> Iterator[bw.Play]:
    """A game of three people; no page shows it yet."""
    game = bw.Game("marrakech", seed=7, names=["Ada", "Bo", "Cy"])
    cell = bw.Play(game, ["human"] * 3)
    yield cell
    assert not cell.errors.value
    cell.close()


def told(cell: bw.Play) -> str:
    return str(cell.stage.told.value)


def refused(cell: bw.Play) -> str:
    """Why the last pick was refused."""
    return str(cell.session.refused or "")


def going(cell: bw.Play) -> bool:
    """Whether a story is being told."""
    return cell.busy


def keys(cell: bw.Play, what: str) -> set[str]:
    """What the page knows, by keys."""
    return {cell.page.zones["keys"][number] for number in cell.page.reach[what]}


def test_what_is_done_in_a_page_is_handed_on_to_a_board() -> None:
    board = Board(Market())  # type: ignore[arg-type]  # it has a scene and words
    done: list[object] = []
    board.on_pick(lambda *pick: done.append(pick))
    board.on_hover(done.append)
    board.on_key(lambda *key: done.append(key))
    tell(board.page, kind="pick", key="assam", x=350, y=350.5, pointer="mouse")
    tell(board.page, kind="pick", key=None, x=1, y=2, pointer="touch")
    tell(board.page, kind="hover", key="square:48")
    tell(board.page, kind="hover", key=None)
    tell(board.page, kind="key", key="Enter", shift=True)
    assert done == [
        ("assam", 350, 350.5, "mouse"),
        (None, 1, 2, "touch"),
        "square:48",
        None,
        ("Enter", True),
    ]
    assert not board.errors.value
    board.close()


def test_each_thing_that_is_done_is_answered_by_its_number_after_the_picture(
    cell: bw.Play, wire: Wire
) -> None:
    wire.clear()
    number = click(cell.page, "turn:left")
    assert cell.page.answered == ["test", number]
    states = [message.data.get("state", {}) for message in wire.messages]
    answer = next(n for n, state in enumerate(states) if "answered" in state)
    reach = next(n for n, state in enumerate(states) if "reach" in state)
    drawn = next(n for n, message in enumerate(wire.messages) if message.buffers)
    assert drawn < reach < answer


def test_what_fails_is_answered_too(cell: bw.Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_key: str) -> None:
        raise RuntimeError("the board has a parameter")

    monkeypatch.setattr(cell.session, "pick", broken)
    number = click(cell.page, "turn:left")
    assert "has a parameter" in cell.errors.value
    assert cell.page.answered == ["test", number]
    monkeypatch.undo()
    click(cell.page, "turn:left")


def test_the_page_knows_what_can_be_picked_and_what_is_picked(cell: bw.Play) -> None:
    assert keys(cell, "can") == cell.session.can == {"turn:left", "turn:straight", "turn:right"}
    cell.play("left")
    assert keys(cell, "can") >= {"die"}
    cell.play("1")
    first = min(cell.session.can)
    click(cell.page, first)
    assert keys(cell, "picked") == {first}
    tell(cell.page, kind="key", key="n", shift=False)
    assert cell.page.zones["keys"][cell.page.reach["cursor"]] == cell.stage.cursor


def test_where_things_are_is_sent_when_it_has_changed(cell: bw.Play, wire: Wire) -> None:
    cell.play("left")
    cell.play("1")
    wire.clear()
    click(cell.page, min(cell.session.can))
    states = [message.data.get("state", {}) for message in wire.messages]
    assert any("reach" in state for state in states)
    assert not any("zones" in state for state in states)


def test_what_was_done_before_a_move_was_seen_is_passed_over(cell: bw.Play) -> None:
    seen = cell.page.reach["moment"]
    click(cell.page, "turn:left", seen)
    answer = told(cell)
    for key in ("turn:left", "die", "square:a1"):
        click(cell.page, key, seen)
    tell(cell.page, seen, kind="key", key="r", shift=False)
    assert len(cell.game.undo_steps) == 1
    assert told(cell) == answer
    assert not refused(cell)
    click(cell.page, "die")
    assert len(cell.game.undo_steps) == 2


def test_a_hasty_pick_goes_on_or_is_passed_over_but_never_refused(cell: bw.Play) -> None:
    cell.play("left")
    cell.play("1")
    first = min(cell.session.can)
    click(cell.page, first)
    click(cell.page, "square:g7", hasty=True)
    assert cell.session.picked == (first,)
    assert not refused(cell)
    click(cell.page, "square:g7")
    assert refused(cell)
    click(cell.page, min(cell.session.can), hasty=True)
    assert cell.session.turn_of == 1


def test_what_a_page_tells_again_is_answered_and_not_done_again(cell: bw.Play) -> None:
    number = click(cell.page, "turn:left")
    click(cell.page, "die")
    before = cell.game.moves
    again = {"hand": "test", "number": number, "moment": cell.page.reach["moment"], "hasty": False}
    pick = {"kind": "pick", "key": min(cell.session.can), "x": 1, "y": 1, "pointer": "mouse"}
    hear(cell.page, **again, **pick)
    assert cell.game.moves == before
    assert cell.session.picked == ()
    assert cell.page.answered == ["test", number + 1]


def test_a_page_whose_line_was_cut_is_told_and_drawn_all_that_its_hand_needs(
    cell: bw.Play, wire: Wire
) -> None:
    for _ in range(3):
        cell.page.mark_picture()
    wire.clear()
    hear(cell.page, kind="again")
    told, *drawn = wire.messages
    assert {"zones", "reach", "answered"} <= told.data["state"].keys(), "before the picture"
    assert wire.custom() == drawn
    assert len(drawn) == 1, "the whole picture"
    assert cell.page.pictures_ahead == 0


@pytest.mark.parametrize("speed", ["none", "normal"])
def test_three_impatient_clicks_on_the_die_are_one_roll(clock: HandClock, speed: str) -> None:
    game = bw.Game("marrakech", seed=7)
    cell = bw.Play(game, ["human", "greedy", "greedy"], speed=speed)
    cell.page.live = True
    click(cell.page, "turn:left")
    clock.turn(10_000)
    before = len(game.undo_steps)
    seen = cell.page.reach["moment"]
    for late in (0, 200, 400):
        clock.turn(late)
        click(cell.page, "die", seen, hasty=late > 0)
    assert going(cell) is (speed == "normal"), "the story is told at its tempo"
    clock.turn(10_000)
    assert len(game.undo_steps) == before + 1
    assert not refused(cell)
    cell.close()


def test_the_first_click_in_a_story_only_ends_it(clock: HandClock, cell: bw.Play) -> None:
    game = bw.Game("marrakech", seed=7, names=["Ada", "Bo", "Cy"])
    cell = bw.Play(game, ["human", "greedy", "greedy"])
    cell.page.live = True
    click(cell.page, "turn:left")
    clock.turn(10_000)
    click(cell.page, "die")
    clock.turn(100)
    assert going(cell)
    assert cell.page.reach["going"]
    seen = cell.page.reach["moment"]
    click(cell.page, "square:a1")
    assert not going(cell)
    assert not refused(cell)
    assert "rolls" in told(cell), "what was left out is said"
    answer = told(cell)
    click(cell.page, "square:a1", seen)
    assert told(cell) == answer, "so is a second one that was meant for the story"
    click(cell.page, "square:g7")
    assert refused(cell)
    cell.close()
