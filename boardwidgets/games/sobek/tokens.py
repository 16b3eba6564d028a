"""The event tokens: twelve of nine kinds; five of them lie ready in each round.

A token is its number, a row of `TOKENS`.
"""

from typing import Final

from boardwidgets.games.sobek.cards import kind_named
from boardwidgets.games.sobek.figures import data
from boardwidgets.games.sobek.track import GLYPHS

_DATA: Final = data("tokens.toml")

TOKENS: Final[tuple[str, ...]] = (*(token["name"] for token in _DATA["token"]), *GLYPHS)
COUNTS: Final[tuple[int, ...]] = (
    *(token["count"]["value"] for token in _DATA["token"]),
    *(_DATA["glyph"]["count"]["value"] for _ in GLYPHS),
)
"""How many tokens there are of each kind (`sobek.tokens.events`)."""

_NUMBER: Final = {name: token for token, name in enumerate(TOKENS)}


def token_named(name: str) -> int:
    """The number of an event token by its name; a KeyError when there is none."""
    return _NUMBER[name]


UNKNOWN: Final = len(TOKENS)
"""A token that a seat may not see."""

DRAWN: Final[int] = _DATA["round"]["drawn"]["value"]
"""How many tokens a round has (`sobek.setup.events`)."""
PROSPERITY_SCARABS: Final[int] = _DATA["prosperity"]["scarabs"]["value"]
CURSE_CARDS: Final[int] = _DATA["curse"]["cards"]["value"]
PROSPEROUS: Final = tuple(sorted(kind_named(name) for name in ("fish", "wheat", "cattle")))
"""The goods on which a prosperity may be put (`sobek.event.prosperity`)."""


def without_token(tokens: tuple[int, ...], token: int) -> tuple[int, ...]:
    """The tokens without one of a kind."""
    place = tokens.index(token)
    return tokens[:place] + tokens[place + 1 :]
