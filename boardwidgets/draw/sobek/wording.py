"""What the picture says: its own sentences, with the game's words for cards, tokens and goods."""

from collections.abc import Sequence
from typing import Final

from boardwidgets.core.messages import catalogue

PICTURE: Final = "boardwidgets.draw.sobek"
GAME: Final = "boardwidgets.games.sobek"
TABLES: Final = frozenset({"card", "good", "kind", "token", "glyph"})
"""Holes that are filled with phrases of the game."""


def say(key: str, names: Sequence[str] = (), **parameters: object) -> str:
    """A sentence of the picture with its parameters filled."""
    filled = {
        parameter: _phrases(parameter, value) if parameter in TABLES else value
        for parameter, value in parameters.items()
    }
    return catalogue(PICTURE).say(key, names, **filled)


def _phrases(table: str, value: object) -> str:
    several = value if isinstance(value, tuple) else (value,)
    return ", ".join(catalogue(GAME).phrase(table, one) for one in several)


def phrase(table: str, name: object) -> str:
    """A phrase of the picture, such as what a card is called for short."""
    return catalogue(PICTURE).phrase(table, name)


def game_phrase(table: str, name: object) -> str:
    """A phrase of the game, such as a token's name."""
    return catalogue(GAME).phrase(table, name)
