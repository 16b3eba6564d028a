"""Connected areas: squares joined side to side that show the same thing.

>>> from boardwidgets.core.squares import square
>>> board = ["bare"] * 49
>>> for name in ("a1", "b1", "b2", "d4"):
...     board[square(name)] = "red"
>>> connected(board, square("b1"))
(1, 8, 0)
"""

from collections.abc import Sequence

from boardwidgets.core.squares import SIDES


def connected(values: Sequence[object], start: int) -> tuple[int, ...]:
    """The squares of the area around `start` whose value equals its own, in the order of counting.

    Squares connect by their sides only, never across a corner.
    """
    value = values[start]
    found = [start]
    seen = {start}
    for square in found:
        for side in SIDES[square]:
            if side not in seen and values[side] == value:
                seen.add(side)
                found.append(side)
    return tuple(found)
