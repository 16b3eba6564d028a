"""Connected areas: squares joined side to side that show the same thing.

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
    """The squares of the area around `start` whose value equals its own, in the order of counting.

    Squares connect by their sides only, never across a corner: `sides` says for each square which
    those are.
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
