"""The squares of the board: seven files by seven ranks, `a1` to `g7`."""

from typing import Final

from boardwidgets.core.squares import Grid

SIZE: Final = 7
GRID: Final = Grid(SIZE, SIZE)
FILES: Final = GRID.files
RANKS: Final = GRID.ranks
NAMES: Final = GRID.names
SQUARES: Final = GRID.squares
NEIGHBOUR: Final = GRID.neighbour
SIDES: Final = GRID.sides

square = GRID.square
at = GRID.at
file_of = GRID.file_of
rank_of = GRID.rank_of
