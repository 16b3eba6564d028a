"""Moves typed in the reader's language.

The texts of moves are English, in the record and in saved games. A game lists its words in its
`messages.toml` under `typed`, and a language may give several forms of each, with `|` between them,
such as `rosso|rossa` for `red`.
"""

import re
from typing import Final

from boardwidgets.core.messages import catalogue

_PARTS: Final = re.compile(r"(.*?)(\d*)", re.DOTALL)
"""A word and the number at its end, such as those of the card `fish1`: a good and its scarabs."""


def in_english(package: str, text: str) -> str:
    """A text with each word that is typed in the language in force as the game's own word for it.

    Words that the game does not list stay as they are.

    >>> from boardwidgets.core.messages import set_language
    >>> set_language("it")
    >>> in_english("boardwidgets.games.cows", "mucca rossa d4 d7")
    'cow red d4 d7'
    >>> set_language("en")
    """
    words = catalogue(package).typed_words()
    return " ".join(_word_in_english(word, words) for word in text.split())


def _word_in_english(word: str, words: dict[str, str]) -> str:
    found = _PARTS.fullmatch(word)
    head, number = found.groups() if found else (word, "")
    return words.get(word) or words.get(head, head) + number
