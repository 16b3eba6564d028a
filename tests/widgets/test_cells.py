"""A cell that is run again, in the same page, another page, or a copy of its notebook."""

from collections.abc import Callable

import pytest

import boardwidgets as bw
from boardwidgets.widgets import cells
from boardwidgets.widgets.cells import TIME_TO_ANSWER, RunningCell
from tests.widgets.hands import hear, press
from tests.widgets.wire import Wire

Run = Callable[[str, str], None]
"""Run the cell from a page; the second text is the number of the run."""


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setattr(cells, "_LAST", {})

    def run(page: str, number: str) -> None:
        now = RunningCell("cell", page, number)
        monkeypatch.setattr(cells, "_running_cell", lambda: now)

    return run


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    clock = [0.0]
    monkeypatch.setattr(cells, "monotonic", lambda: clock[0])

    def wait(seconds: float) -> None:
        clock[0] += seconds

    return wait


def play() -> bw.Play:
    return bw.Play("marrakech", ["human"] * 3, speed="none")


def answer(wire: Wire, board: bw.Play) -> None:
    """The page says that it shows a board, as often as it was asked."""
    for message in wire.custom():
        content = message.data["content"]
        if content.get("kind") == "asked":
            hear(board.page, kind="shown", number=content["number"], done=True)
    wire.clear()


def is_open(board: bw.Play) -> bool:
    return board.comm is not None


def offers(board: bw.Play) -> bool:
    return board._earlier.layout.display is None


def test_what_another_page_shows_is_left_to_it(
    run: Run, wait: Callable[[float], None], wire: Wire
) -> None:
    run("notebook", "1")
    one = play()
    one.play("left")
    other = one
    for number in range(2, 5):
        run("copy", str(number))
        other = play()
        if number == 2:
            assert offers(other), "until the page has answered, it may have been loaded again"
        answer(wire, one)
        assert not offers(other)
        wait(TIME_TO_ANSWER + 1)
    run("notebook", "5")
    again = play()
    assert not is_open(one), "it is run again where it is"
    assert is_open(other)
    assert offers(again)
    answer(wire, other)


def test_what_no_page_shows_any_more_is_freed(
    run: Run, wait: Callable[[float], None], wire: Wire
) -> None:
    run("page", "1")
    boards = [play()]
    for number in range(2, 6):
        wait(TIME_TO_ANSWER + 1)
        run(f"page loaded again for the {number}th time", str(number))
        boards.append(play())
        wire.clear()
    assert [is_open(board) for board in boards] == [False, False, False, True, True]
    boards[-1].play("left")
    run("the last page", "6")
    last = play()
    press(last, "Go on with it")
    assert last.game is boards[-1].game
    assert not is_open(boards[-1]), "its game is played in another place now"


def test_two_boards_of_a_cell_have_places_of_their_own(run: Run) -> None:
    run("page", "1")
    first, second = play(), play()
    first.play("left")
    second.play("right")
    run("page", "2")
    again = [play(), play()]
    for board in again:
        press(board, "Go on with it")
    assert [board.game for board in again] == [first.game, second.game]
    assert [board.place.where.cell for board in again] == ["cell", "cell 2"]
