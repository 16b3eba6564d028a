"""The track: a hundred spaces with glyphs and numbers, and the ways along it.

>>> glyph_at(69), glyph_at(70)
('scorpion', 'number')
>>> step_back(69), step_back(61), step_back(59)
(61, 59, 51)
"""

from typing import Final

from boardwidgets.games.sobek.figures import data

_DATA: Final = data("track.toml")

SPACES: Final[int] = _DATA["spaces"]["value"]
GLYPHS: Final[tuple[str, ...]] = tuple(glyph["name"]["value"] for glyph in _DATA["glyph"])
NUMBER: Final = "number"
START: Final = "start"

PATTERN: Final = tuple(
    GLYPHS[place - 1] if place else NUMBER for place in _DATA["pattern"]["value"]
)
"""What stands on spaces 1 to 10, and on every ten that follow (`sobek.track.glyphs`)."""


def glyph_at(space: int) -> str:
    """What stands on a space: a glyph's name, `number`, or `start` on 0. The pattern never ends."""
    return PATTERN[(space - 1) % len(PATTERN)] if space else START


def next_space(space: int, glyph: str) -> int:
    """The nearest space with a glyph ahead of this one (`sobek.event.glyph`).

    >>> next_space(69, "scorpion"), next_space(0, "eye")
    (71, 3)
    """
    ahead = space + 1
    while glyph_at(ahead) != glyph:
        ahead += 1
    return ahead


def previous_space(space: int, glyph: str) -> int:
    """The nearest space with a glyph behind this one, or 0 when there is none.

    >>> previous_space(9, "scorpion"), previous_space(1, "scorpion")
    (1, 0)
    """
    behind = space - 1
    while behind > 0 and glyph_at(behind) != glyph:
        behind -= 1
    return max(behind, 0)


def step_back(space: int) -> int:
    """The space before this one with the same glyph; on a number, the number before."""
    return previous_space(space, glyph_at(space))
