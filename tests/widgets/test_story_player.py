"""Stories in time: a clock that a test turns, and a page that draws or does not."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

import boardwidgets as bw
from boardwidgets.widgets.clock import KernelClock
from boardwidgets.widgets.story_player import AHEAD, LOOK_AGAIN, LOST, SPEEDS
from tests.widgets.clocks import HandClock
from tests.widgets.hands import hear
from tests.widgets.wire import Wire

BOTS = ["human", "greedy", "greedy"]


@pytest.fixture
def cell(clock: HandClock) -> Iterator[bw.Play]:
    """A game against two bots in a page, at the reader's last move of a turn."""
    cell = bw.Play(bw.Game("marrakech", seed=7), BOTS, speed="none")
    cell.page.live = True
    cell.play("left")
    cell.play("roll")
    yield cell
    assert not cell.errors.value
    cell.close()


def going(cell: bw.Play) -> bool:
    """Whether a story is being told."""
    return cell.busy


def draw(cell: bw.Play, number: int) -> None:
    """Let the page tell that it has drawn a picture."""
    hear(cell.page, kind="drawn", number=number)


def marked(wire: Wire) -> list[int]:
    """The numbers of the pictures that were sent."""
    contents = [message.data["content"] for message in wire.custom()]
    return [content["number"] for content in contents if content.get("kind") == "picture"]


def lay_a_rug(cell: bw.Play) -> None:
    cell._story.change_speed("normal")
    cell.play(str(cell.game.legal_moves[0]))


def test_a_round_of_bots_is_told_at_its_tempo_if_the_page_draws_late(
    cell: bw.Play, clock: HandClock, wire: Wire
) -> None:
    wire.clear()
    lay_a_rug(cell)
    while going(cell):
        clock.turn(SPEEDS["normal"])
        if len(sent := marked(wire)) > 3:
            draw(cell, sent[-4])
    assert cell.session.asks_reader
    beats = len(marked(wire))
    assert beats > AHEAD
    assert clock.now <= (beats + 8) * SPEEDS["normal"]


def test_no_more_is_sent_than_a_page_has_taken_but_a_few(
    cell: bw.Play, clock: HandClock, wire: Wire
) -> None:
    wire.clear()
    lay_a_rug(cell)
    clock.turn(LOST - 10 * SPEEDS["normal"] + AHEAD * SPEEDS["normal"] // 2)
    assert len(marked(wire)) == AHEAD
    draw(cell, marked(wire)[-1])
    clock.turn(LOOK_AGAIN)
    assert len(marked(wire)) == AHEAD + 1


def test_a_page_that_has_gone_leaves_no_game_stuck(cell: bw.Play, clock: HandClock) -> None:
    lay_a_rug(cell)
    clock.turn(3 * LOST)
    assert not going(cell)
    assert not cell.page.live
    assert cell.session.asks_reader
    draw(cell, 1)
    assert cell.page.live


def test_a_page_loaded_anew_in_the_middle_of_a_story_sees_its_end(
    cell: bw.Play, clock: HandClock
) -> None:
    lay_a_rug(cell)
    clock.turn(700)
    for alarm in clock.alarms:  # those of a thread that has ended with the page never come
        alarm.cancel()
    assert going(cell)
    for _ in range(10):
        hear(cell.page, kind="opened", theme="light")
        clock.turn(3000)
    assert not going(cell)
    assert cell.session.asks_reader


def test_without_a_clock_a_story_ends_at_once() -> None:
    cell = bw.Play(bw.Game("marrakech", seed=7), BOTS)
    cell.page.live = True
    cell.play("left")
    assert not going(cell)
    cell.close()


def test_the_kernel_has_a_clock_where_its_event_loop_runs() -> None:
    clock, rung = KernelClock(), []
    assert not clock.runs

    async def wait() -> None:
        assert clock.runs
        clock.after(1, lambda: rung.append("one"))
        clock.after(1, lambda: rung.append("cancelled")).cancel()
        await asyncio.sleep(0.05)

    asyncio.run(wait())
    assert rung == ["one"]


def waits(cell: bw.Play) -> bool:
    """Whether the buttons are there with which one goes on."""
    return bool(cell._next.layout.display != "none")


def test_at_the_readers_own_step_each_thing_waits_for_next(
    cell: bw.Play, clock: HandClock, wire: Wire
) -> None:
    cell._story.change_speed("step")
    cell.play(str(cell.game.legal_moves[0]))
    said: list[str] = []
    while going(cell):
        draw(cell, marked(wire)[-1])
        clock.turn(5000)
        if waits(cell):
            said.append(cell.stage.told.value)
            clock.turn(60_000)
            assert cell.stage.told.value == said[-1], "it waits as long as one likes"
            cell._next.go_on.click()
    assert not waits(cell)
    assert cell.session.asks_reader
    assert sum("The die shows" in line for line in said) == 2, "one for each bot"
    assert 6 < len(said) < 25, "steps of Assam are one thing"


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_or_a_click_goes_on_as_next_does(cell: bw.Play, clock: HandClock, key: str) -> None:
    cell._story.change_speed("step")
    cell.play(str(cell.game.legal_moves[0]))
    acts: tuple[Callable[[], object], ...] = (
        lambda: cell.canvas.pressed(key, False),
        lambda: cell.canvas.picked(None, 0, 0, "mouse"),
    )
    for act in acts:
        clock.turn(5000)
        assert waits(cell)
        before = cell.stage.told.value
        act()
        clock.turn(5000)
        assert cell.stage.told.value != before
        assert going(cell), "it is not cut short"


def test_a_quick_reader_loses_nothing_at_their_own_step(cell: bw.Play, clock: HandClock) -> None:
    cell._story.change_speed("step")
    cell.play(str(cell.game.legal_moves[0]))
    clock.turn(5000)
    cell._next.go_on.click()
    assert not waits(cell)
    cell.canvas.pressed("Enter", False)
    assert going(cell)
    assert not cell.session.asks_reader


def test_the_other_button_leaves_out_the_rest(cell: bw.Play, clock: HandClock) -> None:
    cell._story.change_speed("step")
    cell.play(str(cell.game.legal_moves[0]))
    clock.turn(5000)
    cell._next.end.click()
    assert not going(cell)
    assert not waits(cell)
    assert cell.session.asks_reader


def test_the_end_of_a_round_of_sobek_waits_for_the_reader_at_any_tempo(clock: HandClock) -> None:
    """sobek.score.set, sobek.score.move, sobek.corruption.most"""
    position = """sobek 2 players, round 1
row:
deck: 0 cards
discard:
events: none
spent:
red: 0 points
hand:
set fish: fish1 fish1 fish0
yellow: 0 points
hand:
corruption: fish0
to move: red, sideways"""
    cell = bw.Play(bw.Game.from_position("sobek", position, seed=1), ["human", "human"])
    cell.page.live = True
    cell.ready()
    cell.play("done")
    cell.ready()
    cell.play("done")
    said = []
    while going(cell):
        clock.turn(20_000)
        if waits(cell):
            said.append(cell.stage.told.value)
            cell._next.go_on.click()
    assert [line.split(" <")[0] for line in said[:2]] == [
        "Red counts a set (fish), cards times scarabs: 3 × 2 is 6.",
        "Red has 6 points and goes from 0 to 6.",
    ]
    cell.close()
