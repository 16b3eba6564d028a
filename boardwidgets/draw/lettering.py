"""About how wide a text will be, guessed without a font, so that names stay in their places."""

from typing import Final
from unicodedata import category

from boardwidgets.core.letters import letters

NARROW: Final = frozenset("iIljtfr.,:;!'|()[] ’‘·-1")
WIDE: Final = frozenset("mwMWQOGCDNHUAVXYZKRBPESTFL@%&—–…")
WIDEST: Final = frozenset("mwMW@%—…")

EMOJI: Final = 1.4
UNSEEN: Final = frozenset({"Mn", "Me", "Cf"})
"""The categories of accents and joiners, which stand on or between other characters."""


def width(text: str, size: float, *, bold: bool = False) -> float:
    """About how wide a line of text is, in scene units; too wide rather than too narrow.

    >>> width("Ada", 10) < width("Ada", 10, bold=True) < width("WWW", 10)
    True
    """
    return sum(map(_share, letters(text))) * size * (1.08 if bold else 1.0)


def _share(letter: str) -> float:
    """The width of a letter as a share of its font size; accents on it take no room."""
    if category(letter[0]) == "So":
        return EMOJI
    return sum(_own_share(sign) for sign in letter if category(sign) not in UNSEEN)


def _own_share(letter: str) -> float:
    """The width of one character that takes room."""
    if letter in WIDEST:
        return 0.98
    if letter in NARROW:
        return 0.40 if letter != "1" else 0.6
    if letter in WIDE or letter.isupper():
        return 0.74
    return 0.61 if letter < "\u0500" else 1.1


def fitted(text: str, size: float, room: float, *, bold: bool = False) -> str:
    """A text, cut with `…` where it would be wider than `room`, in scene units.

    >>> fitted("Ada", 16, 100), fitted("Scheherazade", 16, 60)
    ('Ada', 'Sche…')
    """
    if width(text, size, bold=bold) <= room:
        return text
    start = letters(text)
    while start and width("".join(start).rstrip() + "…", size, bold=bold) > room:
        start.pop()
    return "".join(start).rstrip() + "…"
