"""A move of Marrakech by its text, lawful or not.

`straight` `left` `right` turn Assam; `1`–`4` are the die; `c4 c5` lays a rug; chance also draws
`first red` and, with two players, `rug yellow`.
"""

import re
from typing import Final

from boardwidgets.core.moves import Move, OffBoard
from boardwidgets.games.marrakech.moves import BACK, DICE, LAYS, NEXT_RUGS, TURNS, Die, LayRug
from boardwidgets.games.marrakech.record import MarrakechRecord
from boardwidgets.games.marrakech.rugs import COLOURS
from boardwidgets.games.marrakech.squares import NAMES

SPOKEN: Final[dict[str, Move]] = {move.text: move for move in (*TURNS, BACK, *DICE, *LAYS)} | {
    f"{NAMES[lay.b]} {NAMES[lay.a]}": lay for lay in LAYS
}
"""Every move whose text means the same in all games of Marrakech; a rug by either order."""

_SQUARES: Final = re.compile(r"([a-z]\d{1,2}) ?-? ?([a-z]\d{1,2})")


def parse(record: MarrakechRecord, text: str) -> Move | None:
    """The move that a text names in this game, lawful or not; None when it names none."""
    head, _, colour = text.partition(" ")
    if head == "rug" and colour in COLOURS:
        return NEXT_RUGS[COLOURS.index(colour)]
    if head == "first" and colour in COLOURS:
        seat = record.constants.owner[COLOURS.index(colour)]
        return None if seat is None else record.constants.firsts[seat]
    return spoken(text)


def spoken(text: str) -> Move | None:
    """The move a text names in any game of Marrakech, lawful or not; None when it names none.

    >>> spoken("c5 c4").text
    'c4 c5'
    >>> spoken("c4 e4").text, spoken("9").text
    ('c4 e4', '9')
    """
    if text in SPOKEN:
        return SPOKEN[text]
    if text.isascii() and text.isdigit():
        return Die(text, int(text))
    found = _SQUARES.fullmatch(text)
    if not found:
        return None
    one, other = found.groups()
    if one not in NAMES or other not in NAMES:
        return OffBoard(f"{one} {other}", (one, other))
    return rug_on(one, other)


def rug_on(one: str, other: str) -> Move:
    """The move that would lay a rug on two squares of the board, side by side or not.

    >>> rug_on("c5", "c4").text, rug_on("c4", "e4").text
    ('c4 c5', 'c4 e4')
    """
    text = f"{one} {other}"
    return SPOKEN.get(text) or LayRug(text, NAMES.index(one), NAMES.index(other))
