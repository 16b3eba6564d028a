"""How the points of a game came about: what counted, and what that brought to each player."""

from collections.abc import Sequence
from typing import NamedTuple

from boardwidgets.core.events import Event


class TallyRow(NamedTuple):
    """What counted, in the reader's language, and the points that it brought to each seat.

    The rows of a tally add up to the scores.
    """

    label: str
    points: tuple[int, ...]


def no_tally(_state: object, _events: Sequence[Event]) -> tuple[TallyRow, ...]:
    """No rows, where a game has only its scores to tell."""
    return ()


def without_empty(rows: Sequence[TallyRow]) -> tuple[TallyRow, ...]:
    """The rows in which anybody has points.

    >>> without_empty([TallyRow("dirhams", (30, 12)), TallyRow("squares", (0, 0))])
    (TallyRow(label='dirhams', points=(30, 12)),)
    """
    return tuple(row for row in rows if any(row.points))
