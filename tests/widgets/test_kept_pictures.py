"""What a notebook keeps of a board: its picture and words as it stands, and its game."""

from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any

import nbformat
import pytest
from nbconvert import HTMLExporter
from nbformat.v4 import new_code_cell, new_notebook, new_output

import boardwidgets as bw
from boardwidgets.widgets.cell import BoardCell
from boardwidgets.widgets.page import Page
from tests.widgets.hands import hear
from tests.widgets.wire import Wire

if TYPE_CHECKING:
    from collections.abc import Callable


def marrakech() -> bw.Game:
    """A game of Ada and Bo."""
    return bw.Game("marrakech", 2, seed=7, names=("Ada", "Bo"))


@pytest.fixture
def play() -> bw.Play:
    """A game of two people."""
    return bw.Play(marrakech(), ["human", "human"], speed="none")


def asked(board: BoardCell, mark: object, wire: Wire) -> Any:
    """What a page is answered that asks what its notebook is to keep."""
    wire.clear()
    hear(board.page, kind="keep", number="0.5", mark=mark)
    (answer,) = [message.data["content"] for message in wire.custom()]
    assert answer["kind"] == "kept"
    assert answer["number"] == "0.5"
    return answer["bundle"]


def test_a_notebook_is_told_what_to_keep_only_when_it_is_new(play: bw.Play, wire: Wire) -> None:
    _, noted = play._repr_mimebundle_()
    first = noted["boardwidgets"]
    assert asked(play, first["mark"], wire) is None
    play.play("left")
    newer = asked(play, first["mark"], wire)
    assert newer["data"]["text/plain"] == "\n".join(play.kept().words)
    assert newer["metadata"]["boardwidgets"]["code"] == play.game.code() != first["code"]
    assert asked(play, newer["metadata"]["boardwidgets"]["mark"], wire) is None
    assert asked(play, first["mark"], wire) == newer
    play.undo()
    assert asked(play, newer["metadata"]["boardwidgets"]["mark"], wire) is not None


def test_a_notebook_keeps_the_game_as_it_stands_whatever_one_looks_at(play: bw.Play) -> None:
    play.play("left")
    stands = play.kept()
    play.look(0)
    assert play.kept() == stands


def test_a_board_that_follows_a_game_is_kept_as_the_game_stands(wire: Wire) -> None:
    game = marrakech()
    board = bw.Board(game)
    _, noted = board._repr_mimebundle_()
    game.play("left")
    newer = asked(board, noted["boardwidgets"]["mark"], wire)
    assert newer["data"]["text/plain"] == "\n".join(game.words())
    assert board.page.code == newer["metadata"]["boardwidgets"]["code"] == game.code()


def test_the_page_has_the_game_as_a_short_text_after_each_move(play: bw.Play) -> None:
    acts: list[Callable[[], None]] = [
        lambda: play.play("left"),
        lambda: play.play("roll"),
        play.undo,
        play.redo,
    ]
    for act in acts:
        act()
        assert bw.from_code(play.page.code).moves == play.game.moves


def test_a_board_without_a_game_has_no_short_text() -> None:
    board = bw.Board(bw.Game("cows", seed=3).state)
    _, noted = board._repr_mimebundle_()
    assert board.page.code == noted["boardwidgets"]["code"] == ""


def test_what_is_said_without_python_is_said_in_the_language_in_force(play: bw.Play) -> None:
    try:
        bw.set_language("it")
        _, noted = play._repr_mimebundle_()
        for texts in (play.page.texts, noted["boardwidgets"]["texts"]):
            assert texts["copy"] == "Copia"
            assert all(texts.values())
    finally:
        bw.set_language("en")


def test_a_page_that_asks_whether_python_knows_it_is_answered(wire: Wire) -> None:
    page = Page()
    wire.clear()
    hear(page, kind="echo")
    assert [message.data["content"] for message in wire.custom()] == [{"kind": "echo"}]


class Images(HTMLParser):
    """Counts the images of a page that hold an SVG."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count += tag == "img" and "svg+xml" in (dict(attrs).get("src") or "")


def test_an_export_shows_the_kept_picture(play: bw.Play) -> None:
    data, metadata = play._repr_mimebundle_()
    shown = new_output("execute_result", data, metadata=metadata, execution_count=1)
    notebook = new_notebook(cells=[new_code_cell("play", outputs=[shown], execution_count=1)])
    nbformat.validate(notebook)
    page, _ = HTMLExporter().from_notebook_node(notebook)
    images = Images()
    images.feed(page)
    assert images.count == 1
