"""The colours: one table of names, each with its hex value on a light and on a dark page.

A scene names its colours; only the renderers look them up here. To add a colour, add a row. The
names of a piece come in threes: `.fill` its area, `.dark` the pattern on it, `.line` its outline.
`tests/draw/test_theme.py` holds what must be told apart: outlines 3:1, text 4.5:1.

>>> colour("red.fill", "light")
'#d2562b'
"""

from collections.abc import Mapping
from typing import Final, Literal

Theme = Literal["light", "dark"]

THEMES: Final[tuple[Theme, ...]] = ("light", "dark")

COLOURS: Final[Mapping[str, tuple[str, str]]] = {
    # What everything lies on, and what is written on it.
    "paper": ("#fbf6ea", "#1f1b16"),
    "ink": ("#2b2118", "#f5ecdc"),
    "ink.quiet": ("#6b5a45", "#c4b499"),
    "shadow": ("#4a3826", "#0c0a08"),
    # A square of the board, the joint between two, the lines of a walk outside the edge.
    "tile": ("#f3e6cb", "#4a3f31"),
    "tile.other": ("#ecdcba", "#443a2d"),
    "tile.joint": ("#d3bd92", "#2f271d"),
    "tile.line": ("#8a6b3c", "#b39a70"),
    "mosaic": ("#8a5a3c", "#d0a27c"),
    # A market square: the sand around it, the stars between its tiles, the stones of the mosaic.
    "sand": ("#e9d3a4", "#332a20"),
    "sand.line": ("#c9a96b", "#5a4a36"),
    "tile.star": ("#c08a5a", "#7d6446"),
    "mosaic.grout": ("#fbf3df", "#241d15"),
    "mosaic.other": ("#2f7482", "#7cc0cc"),
    # What a rug is sewn with; a rug that belongs to nobody any more is veiled and hatched.
    "rug.thread": ("#fff3d6", "#fbeccb"),
    "rug.veil": ("#efe7d6", "#5a5146"),
    "rug.hatch": ("#5a4a38", "#d8cbb4"),
    # Assam the merchant.
    "assam.plate": ("#fffaf0", "#efe3cd"),
    "assam.line": ("#2b2118", "#17120d"),
    "assam.robe": ("#f6ead2", "#f1e3c6"),
    "assam.vest": ("#5f3b78", "#6d478a"),
    "assam.fez": ("#b3202c", "#c22c37"),
    "assam.crown": ("#d4515a", "#dd6168"),
    "assam.skin": ("#c58a5c", "#c58a5c"),
    "assam.hair": ("#3a2a1e", "#2c2018"),
    # Money, the die, and a card that tells of a player.
    "coin": ("#f0bd3c", "#f0bd3c"),
    "coin.line": ("#6b4b00", "#4d3600"),
    "die": ("#fffaf0", "#efe3cd"),
    "die.side": ("#e3d2ae", "#cdbb97"),
    "die.line": ("#5a4630", "#1a140e"),
    "die.sandal": ("#7a3e1d", "#7a3e1d"),
    "card": ("#f5ecd7", "#2b251e"),
    "card.now": ("#fffdf6", "#3a3228"),
    "card.line": ("#d8c59c", "#4a3f31"),
    # Marks mean one thing each, on every board.
    "mark.can": ("#123a63", "#ffe9a8"),
    "mark.picked": ("#123a63", "#ffe9a8"),
    "mark.halo": ("#fffaf0", "#17130f"),
    "mark.trail": ("#7a4a8c", "#dcb4ea"),
    "mark.count": ("#2b2118", "#f5ecdc"),
    "mark.count.text": ("#fffaf0", "#1f1b16"),
    "mark.refused": ("#a3123a", "#ff9db1"),
    "ghost": ("#2b2118", "#f5ecdc"),
    # The pieces: Okabe and Ito's colours, warmed.
    "red.fill": ("#d2562b", "#d9643c"),
    "red.dark": ("#862a0e", "#8a2c10"),
    "red.line": ("#6e2410", "#ffc4ae"),
    "yellow.fill": ("#f2c230", "#e8b92f"),
    "yellow.dark": ("#a87400", "#8f6200"),
    "yellow.line": ("#6b4b00", "#ffe89a"),
    "blue.fill": ("#2f7fbf", "#4a94cf"),
    "blue.dark": ("#134a7a", "#12426c"),
    "blue.line": ("#0f3860", "#b9dcf7"),
    "green.fill": ("#23976f", "#35a681"),
    "green.dark": ("#0a5a41", "#08503a"),
    "green.line": ("#08432f", "#aee6d0"),
}


def colour(name: str, theme: Theme) -> str:
    """The hex value of a colour on a light or dark page; a ValueError for an unknown name."""
    try:
        return COLOURS[name][THEMES.index(theme)]
    except KeyError:
        raise ValueError(f"no colour {name!r}; there are: {', '.join(COLOURS)}") from None


def contrast(one: str, other: str) -> float:
    """The contrast of two hex colours as WCAG 2 has it, from 1 (none) to 21 (black on white).

    >>> round(contrast("#000000", "#ffffff"))
    21
    """
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(hex_value: str) -> float:
    red, green, blue = (_linear(int(hex_value[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
