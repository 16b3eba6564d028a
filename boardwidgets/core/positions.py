"""Reading positions that people write: line by line, with errors that point at the line."""

from collections.abc import Iterator
from typing import NamedTuple

from boardwidgets.core.messages import say
from boardwidgets.core.squares import FILES, NAMES, SIZE

LONGEST_POSITION = 20_000


class PositionError(ValueError):
    """A mistake in a written position: the line's number, the line, and what was expected."""

    def __init__(self, line: int, found: str, expected: str) -> None:
        super().__init__(line, found, expected)
        self.line = line
        self.found = found
        self.expected = expected

    def __str__(self) -> str:
        found = repr(self.found[:80])
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
        """The whole number that stands as the word at a position (from 0) of the line."""
        words = self.words
        word = words[position] if position < len(words) else ""
        if not (word.isascii() and word.isdigit() and len(word) < 10 and int(word) <= highest):
            raise self.error(what)
        return int(word)


def position_lines(text: object) -> Iterator[PositionLine]:
    r"""The lines of a written position that say something, with their numbers.

    >>> [line.number for line in position_lines("marrakech 2\n\n7 . .")]
    [1, 3]
    """
    if not isinstance(text, str) or len(text) > LONGEST_POSITION:
        raise PositionError(1, str(text)[:80], say("position.text"))
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield PositionLine(number, line.strip())


def next_line(lines: Iterator[PositionLine], expected: str) -> PositionLine:
    """The next line, or an error that says what should have come."""
    line = next(lines, None)
    if line is None:
        raise PositionError(0, say("position.end-of-text"), expected)
    return line


def read_grid(lines: Iterator[PositionLine], what: str) -> dict[str, tuple[str, PositionLine]]:
    """A 7×7 diagram as the word on each square, with its line; the bottom line names the files.

    Ranks go from 7 down to 1, each line begins with its rank, and what stands on the seven squares
    follows, each one word. `what` says in an error what such a word may be.
    """
    found = {}
    for rank in range(SIZE, 0, -1):
        expected = say("position.rank", rank=rank, words=what)
        line = next_line(lines, expected)
        words = line.words
        if len(words) != SIZE + 1 or words[0] != str(rank):
            raise line.error(expected)
        for file, word in zip(FILES, words[1:], strict=True):
            found[f"{file}{rank}"] = (word, line)
    expected = say("position.files", files=" ".join(FILES))
    line = next_line(lines, expected)
    if line.words != list(FILES):
        raise line.error(expected)
    return {name: found[name] for name in NAMES}


def write_grid(words: dict[str, str]) -> list[str]:
    """The lines of a 7×7 diagram, from the word on each square."""
    width = max(map(len, words.values()))
    rows = [
        f"{rank}  " + "  ".join(words[f"{file}{rank}"].ljust(width) for file in FILES)
        for rank in range(SIZE, 0, -1)
    ]
    rows.append("   " + "  ".join(file.ljust(width) for file in FILES))
    return [row.rstrip() for row in rows]
