"""Connected areas: squares with the same value that touch side to side.

>>> from boardwidgets.core.squares import Grid
>>> board = Grid(7, 7)
>>> shown = ["bare"] * len(board.squares)
>>> for name in ("a1", "b1", "b2", "d4"):
...     shown[board.square(name)] = "red"
>>> connected(shown, board.square("b1"), board.sides)
(1, 8, 0)
"""

from collections.abc import Sequence


def connected(
    values: Sequence[object], start: int, sides: Sequence[Sequence[int]]
) -> tuple[int, ...]:
    """The squares of the area around `start` with its value, in the order of counting.

    `sides` has for each square those that share a side with it. Squares that touch only at a corner
    are not connected.
    """
    value = values[start]
    found = [start]
    seen = {start}
    for square in found:
        for side in sides[square]:
            if side not in seen and values[side] == value:
                seen.add(side)
                found.append(side)
    return tuple(found)
