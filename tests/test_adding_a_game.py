"""The page on adding a game: it shows the whole game, and the game is as short as the page says."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "adding-a-game.md"
FIREFLIES = ROOT / "tests" / "fourth_game" / "fireflies"

MOST_LINES = 400


def written(*endings: str) -> set[Path]:
    """The files of the game with these endings."""
    return {file for ending in endings for file in FIREFLIES.rglob(f"*{ending}")}


def test_the_game_has_no_more_lines_than_the_page_says() -> None:
    lines = sum(len(file.read_text("utf-8").splitlines()) for file in written(".py"))
    told = re.search(r"no more than (\d+) lines\s+of\s+Python", PAGE.read_text("utf-8"))
    assert told is not None
    assert lines <= int(told[1]) == MOST_LINES


def test_the_page_shows_every_file_of_the_game() -> None:
    shown = re.findall(r"\{literalinclude\} (\S+)", PAGE.read_text("utf-8"))
    assert {(PAGE.parent / name).resolve() for name in shown} == written(".py", ".toml")


def test_the_pieces_of_a_file_are_the_whole_file() -> None:
    text = PAGE.read_text("utf-8")
    pieces = re.findall(r"fireflies/state\.py\n((?::.*\n)*)```", text)
    ends = [re.search(":end-before: (.*)", piece) for piece in pieces]
    starts = [re.search(":start-at: (.*)", piece) for piece in pieces]
    assert starts[0] is None
    assert ends[-1] is None
    assert [end and end[1] for end in ends[:-1]] == [start and start[1] for start in starts[1:]]
