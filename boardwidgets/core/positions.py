"""Reading and writing positions as text: line by line, with errors that name the line."""

from collections.abc import Iterator
from typing import NamedTuple

from boardwidgets.core.messages import say
from boardwidgets.core.quoting import quoted
from boardwidgets.core.squares import Grid

LONGEST_POSITION = 20_000


class PositionError(ValueError):
    """A mistake in a written position: the number of the line, what it says, what was expected."""

    def __init__(self, line: int, found: str, expected: str) -> None:
        super().__init__(line, found, expected)
        self.line = line
        self.found = found
        self.expected = expected

    def __str__(self) -> str:
        found = quoted(self.found, 80)
        return say("position.error", line=self.line, found=found, expected=self.expected)


class PositionLine(NamedTuple):
    """One line of a written position: its number from 1, its text and its words."""

    number: int
    text: str

    @property
    def words(self) -> list[str]:
        """The words of the line."""
        return self.text.split()

    def error(self, expected: str) -> PositionError:
        """The error that says what should have stood in this line."""
        return PositionError(self.number, self.text, expected)

    def number_at(self, position: int, what: str, highest: int = 10_000) -> int:
        """The whole number that is the word at a position, counted from 0, in the line.

        `what` is expected there; a PositionError says so when it is no number up to `highest`.
        """
        words = self.words
        word = words[position] if position < len(words) else ""
        if not (word.isascii() and word.isdigit() and len(word) < 10 and int(word) <= highest):
            raise self.error(what)
        return int(word)


def position_lines(text: object) -> Iterator[PositionLine]:
    r"""The lines of a written position with their numbers, without the empty ones.

    >>> [line.number for line in position_lines("marrakech 2\n\n7 . .")]
    [1, 3]
    """
    if not isinstance(text, str) or len(text) > LONGEST_POSITION:
        found = text if isinstance(text, str) else quoted(text)
        raise PositionError(1, found, say("position.text"))
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield PositionLine(number, line.strip())


def next_line(lines: Iterator[PositionLine], expected: str) -> PositionLine:
    """The next line; a PositionError says what was expected when there is none."""
    line = next(lines, None)
    if line is None:
        raise PositionError(0, say("position.end-of-text"), expected)
    return line


def read_grid(
    lines: Iterator[PositionLine], what: str, grid: Grid
) -> dict[str, tuple[str, PositionLine]]:
    """The word on each square of a board's diagram, with the line it stands in.

    The diagram has the ranks from the highest down to 1. Each line begins with its rank, and a word
    for each square follows. The last line names the files. `what` tells in an error what a word may
    be.
    """
    found = {}
    for rank in reversed(grid.ranks):
        expected = say("position.rank", rank=rank, words=what, count=len(grid.files))
        line = next_line(lines, expected)
        words = line.words
        if len(words) != len(grid.files) + 1 or words[0] != rank:
            raise line.error(expected)
        for file, word in zip(grid.files, words[1:], strict=True):
            found[file + rank] = (word, line)
    expected = say("position.files", files=" ".join(grid.files))
    line = next_line(lines, expected)
    if line.words != list(grid.files):
        raise line.error(expected)
    return {name: found[name] for name in grid.names}


def write_grid(words: dict[str, str], grid: Grid) -> list[str]:
    """The lines of the diagram that has these words on its squares."""
    width = max(map(len, words.values()))
    margin = max(map(len, grid.ranks))
    rows = [
        f"{rank:>{margin}}  " + "  ".join(words[file + rank].ljust(width) for file in grid.files)
        for rank in reversed(grid.ranks)
    ]
    rows.append(" " * margin + "  " + "  ".join(file.ljust(width) for file in grid.files))
    return [row.rstrip() for row in rows]
