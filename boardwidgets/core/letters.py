"""Letters as a reader counts them, and texts that run from right to left among others.

What one sees as a letter may be many characters: “👩‍🏫” is three, a Sinhala syllable up to five.
Python counts characters only. The borders between letters are those of the Unicode annex 29 as
`wcwidth` finds them; IPython needs that library too, so it is wherever a notebook runs.
"""

from typing import Final
from unicodedata import bidirectional, category

from wcwidth import iter_graphemes

JOINERS: Final = "\u200c\u200d"
"""Zero-width signs inside Persian, Sinhala and many other words, and inside emoji."""

TAGS: Final = frozenset(map(chr, range(0xE0020, 0xE0080)))
"""Unseen letters inside some flags, such as that of Scotland."""

MOST_CHARACTERS: Final = 12
"""The most characters that letters have on average: what is longer only piles up accents."""

RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
"""The directions of Hebrew and Arabic letters, and of Arabic digits."""

FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"


def letters(text: str) -> list[str]:
    """The letters of a text as one sees them, each with all its characters.

    >>> letters("née"), len(letters("👩‍🏫"))
    (['n', 'é', 'e'], 1)
    """
    return list(text) if text.isascii() else list(iter_graphemes(text))


def is_writable(text: str, longest: int) -> bool:
    """Whether a text is a line of 1 to `longest` letters, at least one of them to be seen.

    >>> is_writable("Ada", 40), is_writable("", 40), is_writable("A" + chr(10) + "B", 40)
    (True, False, False)
    """
    if len(text) > longest * MOST_CHARACTERS or len(letters(text)) > longest:
        return False
    return all(map(_belongs_to_a_word, text)) and not all(map(_is_unseen, text))


def _belongs_to_a_word(character: str) -> bool:
    return character.isprintable() or character in JOINERS or character in TAGS


def _is_unseen(character: str) -> bool:
    return character.isspace() or category(character) in ("Cf", "Mn")


def isolated(text: str) -> str:
    """A text set apart where it has right-to-left letters, so that the sentence around it stays.

    Without that, a number behind an Arabic name would be read as part of the name and jump to its
    other side. Signs that nobody sees stand around the name, those of Unicode annex 9.

    >>> isolated("Ada"), isolated("דנה") == chr(0x2068) + "דנה" + chr(0x2069)
    ('Ada', True)
    """
    if text.isascii() or not any(bidirectional(sign) in RIGHT_TO_LEFT for sign in text):
        return text
    return f"{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}"
