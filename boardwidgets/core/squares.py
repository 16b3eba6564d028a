"""Squares of a board and headings on it.

In the rules a square is a small whole number, counted from `a1` along each rank: on a board seven
squares wide a1 is 0, b1 is 1 and a2 is 7. Events, texts and errors use its name. A heading is a
number from 0 to 3: north, east, south, west.

>>> board = Grid(7, 7)
>>> board.names[board.square("c4")], board.names[board.neighbour[board.square("c4")][NORTH] or 0]
('c4', 'c5')
"""

from string import ascii_lowercase
from typing import Final

from boardwidgets.core.messages import say
from boardwidgets.core.quoting import quoted

NORTH, EAST, SOUTH, WEST = range(4)
HEADINGS: Final = "NESW"
STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""How many files to the right and how many ranks up a step goes, for each heading."""


class Grid:
    """A board of `files` by `ranks` squares, with its tables; at most 26 by 99.

    `names[square]` is a square's name; `neighbour[square][heading]` the next square that way, or
    None over the edge; `sides[square]` the squares that share a side with it. A game takes the
    tables it needs once, as constants of its own.

    >>> Grid(3, 2).names
    ('a1', 'b1', 'c1', 'a2', 'b2', 'c2')
    """

    def __init__(self, files: int, ranks: int) -> None:
        if not (0 < files <= len(ascii_lowercase) and 0 < ranks < 100):
            raise ValueError(f"a board has 1 to 26 files and 1 to 99 ranks, not {files} by {ranks}")
        self.files: Final = ascii_lowercase[:files]
        self.ranks: Final = tuple(map(str, range(1, ranks + 1)))
        self.names: Final = tuple(file + rank for rank in self.ranks for file in self.files)
        self.squares: Final = tuple(range(len(self.names)))
        self._number = {name: number for number, name in enumerate(self.names)}
        self.neighbour: Final = tuple(map(self._neighbours, self.squares))
        self.sides: Final = tuple(
            tuple(square for square in row if square is not None) for row in self.neighbour
        )

    def square(self, name: str) -> int:
        """The number of the square with this name; a ValueError says what names there are.

        >>> Grid(7, 7).square("d4")
        24
        """
        try:
            return self._number[name]
        except (KeyError, TypeError):
            corners = {"first": self.names[0], "last": self.names[-1]}
            raise ValueError(say("error.square", square=quoted(name), **corners)) from None

    def at(self, file: int, rank: int) -> int | None:
        """The square at a file and rank counted from 0, or None beyond the edge."""
        files, ranks = len(self.files), len(self.ranks)
        return rank * files + file if 0 <= file < files and 0 <= rank < ranks else None

    def file_of(self, number: int) -> int:
        """The file of a square, 0 for `a`."""
        return number % len(self.files)

    def rank_of(self, number: int) -> int:
        """The rank of a square, 0 for `1`."""
        return number // len(self.files)

    def _neighbours(self, number: int) -> tuple[int | None, ...]:
        file, rank = self.file_of(number), self.rank_of(number)
        return tuple(self.at(file + right, rank + up) for right, up in STEPS)
