"""A kept picture of a board says how to bring it to life, and that is right.

Readers who open a notebook see its pictures before any cell has run, and may begin with any.
"""

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

from boardwidgets.widgets.source import names_missing

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"
ALONE = "press Shift+Enter"
ALL = "Run All Cells"

Cell = dict[str, Any]


def name(file: Path) -> str:
    return file.relative_to(NOTEBOOKS).as_posix()


def cells_with_pictures(file: Path) -> Iterator[tuple[str, str]]:
    """The source of each cell that shows a board, and the picture that is kept of it."""
    for cell in json.loads(file.read_text("utf-8"))["cells"]:
        for output in cell.get("outputs", []):
            picture = "".join(output.get("data", {}).get("image/svg+xml", ""))
            if picture:
                yield "".join(cell["source"]), picture


def run(source: str) -> None:
    """Run a cell as the first of a new kernel, with what its last line shows."""
    *body, last = ast.parse(source).body
    names: dict[str, Any] = {"__name__": "__main__"}
    exec(compile(ast.Module(body, []), "<cell>", "exec"), names)  # noqa: S102 - what a notebook does
    assert isinstance(last, ast.Expr)
    shown = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)  # noqa: S307 - as above
    assert shown._repr_mimebundle_()


@pytest.fixture
def widgets_closed() -> Iterator[None]:
    before = set(_instances)
    yield
    for number, widget in list(_instances.items()):
        if number not in before:
            widget.close()


FILES = sorted(NOTEBOOKS.rglob("[!.]*.ipynb"))


@pytest.mark.usefixtures("widgets_closed")
@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_picture_says_whether_its_cell_may_be_run_first(file: Path) -> None:
    pictures = list(cells_with_pictures(file))
    assert pictures
    for source, picture in pictures:
        assert (ALONE in picture, ALL in picture) in ((True, False), (False, True))
        if ALONE in picture:
            run(source)
        else:
            assert names_missing(source)


@pytest.mark.parametrize("file", [file for file in FILES if "play" in file.name], ids=name)
def test_a_reader_who_wants_to_play_may_begin_with_the_first_board(file: Path) -> None:
    _, picture = next(cells_with_pictures(file))
    assert ALONE in picture


def test_every_board_of_the_opening_page_may_be_run_first() -> None:
    for _, picture in cells_with_pictures(NOTEBOOKS / "index.ipynb"):
        assert ALONE in picture


@pytest.mark.parametrize(
    ("source", "missing"),
    [
        ("import boardwidgets as bw\nbw.Play(bw.Game('cows'))", set()),
        ("bw.Play(game)", {"bw", "game"}),
        ("def f(a):\n    return a + b\nf(1)", {"b"}),
        ("def f():\n    return later\nlater = 1", set()),
        ("[n for n in names if n]", {"names"}),
        ("class A(Base):\n    x = other\n", {"Base", "other"}),
        ("print(f'{who}')", {"who"}),
        ("display(1)", set()),
        ("this is no Python", set()),
    ],
)
def test_names_that_a_cell_does_not_make_itself(source: str, missing: set[str]) -> None:
    assert names_missing(source) == missing
