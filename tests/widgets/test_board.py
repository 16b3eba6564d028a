"""A board: its picture, its words, its errors, its end."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

from boardwidgets.draw.scene import Circle, Item, Scene
from boardwidgets.game import Game
from boardwidgets.widgets import cells
from boardwidgets.widgets.board import Board
from boardwidgets.widgets.page import Page
from tests.widgets import hands
from tests.widgets.hands import hear
from tests.widgets.wire import Wire


class Lamp:
    """A lamp that is on or off."""

    def __init__(self) -> None:
        self.on = False

    def scene(self, **how: Any) -> Scene:
        fill = how.get("colour", "red.fill") if self.on else "tile"
        return Scene(
            100, 100, (Item("objects", "lamp", "", (Circle(50, 50, 40, fill=fill),)),), "L"
        )

    def words(self, **_how: Any) -> Sequence[str]:
        return ["<The lamp> is on." if self.on else "<The lamp> is off."]


@pytest.fixture
def board() -> Iterator[Board]:
    board = Board(Lamp())
    yield board
    board.close()


def click(board: Board) -> None:
    hands.click(board.page, "lamp")


def test_a_board_says_what_it_shows(board: Board) -> None:
    assert "<p>&lt;The lamp&gt; is off.</p>" in board.children[1].value
    board.drawn.on = True  # type: ignore[attr-defined]  # it is the lamp
    board.show()
    assert "<p>&lt;The lamp&gt; is on.</p>" in board.children[1].value


def test_a_board_leaves_a_live_view_a_picture_and_words(board: Board) -> None:
    bundle, _noted = board._repr_mimebundle_()
    view = bundle["application/vnd.jupyter.widget-view+json"]
    assert view["model_id"] == board.model_id
    assert bundle["text/plain"] == "<The lamp> is off."
    assert "<title>L</title>" in bundle["image/svg+xml"]
    assert "<desc>&lt;The lamp&gt; is off.</desc>" in bundle["image/svg+xml"]
    assert "Picture: click this cell and press Shift+Enter to play" in bundle["image/svg+xml"]


def test_the_picture_is_the_same_each_time(board: Board) -> None:
    assert board._repr_mimebundle_() == board._repr_mimebundle_()


def test_an_exception_in_a_callback_is_shown_and_goes_away_again(board: Board) -> None:
    failing = [True]

    def pick(*_pick: object) -> None:
        if failing.pop():
            raise RuntimeError("<the bulb> is broken")

    board.on_pick(pick)
    click(board)
    assert "RuntimeError: &lt;the bulb&gt; is broken" in board.errors.value
    assert "Traceback" in board.errors.value
    failing.append(False)
    click(board)
    assert board.errors.value == ""


def fail(*_what: object) -> None:
    raise RuntimeError("the bulb is broken")


def test_an_error_stays_until_the_reader_does_the_next_thing(board: Board) -> None:
    board.on_key(fail)
    board.on_hover(lambda _key: None)
    board.on_pick(lambda *_pick: None)
    hands.tell(board.page, kind="key", key="a", shift=False)
    hands.tell(board.page, kind="keep", number="1", mark=None)
    hands.tell(board.page, kind="hover", key=None)
    board.page.pixels = 900
    board.page.theme = "dark"
    assert "the bulb is broken" in board.errors.value
    click(board)
    assert board.errors.value == ""


def test_an_error_of_what_comes_by_itself_goes_when_that_goes_well(board: Board) -> None:
    failing = [True]
    board.on_hover(lambda _key: fail() if failing.pop() else None)
    hands.tell(board.page, kind="hover", key=None)
    assert "the bulb is broken" in board.errors.value
    failing.append(False)
    hands.tell(board.page, kind="hover", key="lamp")
    assert board.errors.value == ""


def test_an_error_of_what_follows_a_pick_is_not_taken_back_by_the_pick(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Game("marrakech", seed=7)
    board = Board(game)

    def pick(*_pick: object) -> None:
        game.play("left")

    board.on_pick(pick)
    monkeypatch.setattr(board.canvas, "show", fail)
    click(board)
    assert "the bulb is broken" in board.errors.value
    board.close()


def test_a_board_follows_the_theme_of_its_page(board: Board, wire: Wire) -> None:
    board.page.theme = "dark"
    assert len([message for message in wire.custom() if message.buffers]) == 1


def test_a_board_takes_keys_only_when_it_is_asked_to(board: Board) -> None:
    assert not board.page.interactive
    board.on_key(lambda _key, _shift: None)
    assert board.page.interactive


def test_closing_frees_all_widgets() -> None:
    before = set(_instances)
    board = Board(Lamp())
    board.close()
    assert set(_instances) <= before


def test_a_cell_run_again_closes_what_it_made_before(monkeypatch: pytest.MonkeyPatch) -> None:
    before = set(_instances)
    made = []
    for run in ("first", "first", "second"):
        now = cells.RunningCell("cell", "page", run)
        monkeypatch.setattr(cells, "_running_cell", lambda now=now: now)
        made.append(Board(Lamp()))
    alive = [board.comm is not None for board in made]
    assert alive == [False, False, True]
    made[-1].close()
    assert set(_instances) <= before


@pytest.fixture
def page() -> Iterator[Page]:
    page = Page()
    yield page
    page.close()
    page.layout.close()


def test_it_is_known_how_many_pictures_the_page_has_yet_to_draw(page: Page, wire: Wire) -> None:
    wire.clear()
    page.mark_picture()
    page.mark_picture()
    assert [message.data["content"]["kind"] for message in wire.custom()] == ["picture"] * 2
    assert page.pictures_ahead == 2
    hear(page, kind="drawn", number=1)
    hear(page, kind="drawn", number=99)
    assert page.pictures_ahead == 0
    hear(page, kind="drawn", number=1)
    assert page.pictures_ahead == 0


def test_a_page_loaded_anew_has_nothing_to_draw_of_what_was_sent_before(page: Page) -> None:
    page.mark_picture()
    hear(page, kind="opened", theme="light")
    assert page.pictures_ahead == 0


def test_the_next_board_starts_in_the_theme_that_was_seen(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Page, "last_theme", "light")
    hear(page, kind="opened", theme="dark")
    board = Board(Lamp())
    assert board.page.theme == "dark"
    board.close()


def test_the_same_words_are_said_twice(page: Page) -> None:
    page.say("Assam walks.")
    first = page.announcement
    page.say("Assam walks.")
    assert page.announcement != first
    assert page.announcement.strip() == "Assam walks."


def test_who_copies_learns_whether_it_worked(page: Page, wire: Wire) -> None:
    answers: list[bool] = []
    wire.clear()
    page.copy("1 c4 c5", answers.append)
    (asked,) = wire.custom()
    hear(page, kind="copied", number=asked.data["content"]["number"], done=True)
    assert answers == [True]


def test_a_teacher_may_open_what_is_hidden() -> None:
    game = Game("cows", players=2, seed=3)
    shut, opened = Board(game), Board(game, opened=True)
    assert "carrot" not in shut.words.value
    assert "carrot" in opened.words.value
    assert "carrot" not in str(shut._repr_mimebundle_())
    assert "carrot" in str(opened._repr_mimebundle_())


def test_what_a_board_cannot_be_told_is_refused() -> None:
    game = Game("cows", players=2, seed=3)
    with pytest.raises(TypeError, match="seats"):
        Board(game, seats=[0])  # type: ignore[call-arg]  # that is the mistake
    with pytest.raises(ValueError, match="seat= is not possible here"):
        Board(Lamp(), seat=0)
    with pytest.raises(ValueError, match="a state takes seat= only"):
        Board(game.state, opened=True)
    with pytest.raises(ValueError, match="seat=5"):
        Board(game, seat=5)


def test_a_board_shows_what_a_seat_sees() -> None:
    game = Game("sobek", players=2, seed=3)
    both = [Board(drawn, seat=0) for drawn in (game, game.state)]
    assert both[0].words.value == both[1].words.value
    assert both[0].words.value != Board(game).words.value
