"""The colours: one table of names, each with its hex value on a light and on a dark page.

A scene names its colours; only the renderers look them up here. To add a colour, add a row. A piece
has three colours: `.fill` for its area, `.dark` for the pattern on it, `.line` for its outline.
`tests/draw/test_theme.py` checks the contrast of what must be told apart: 3:1 for outlines, 4.5:1
for text.

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
    # Money, the die, and the cards of the players.
    "coin": ("#f0bd3c", "#f0bd3c"),
    "coin.line": ("#6b4b00", "#4d3600"),
    "die": ("#fffaf0", "#efe3cd"),
    "die.side": ("#e3d2ae", "#cdbb97"),
    "die.line": ("#5a4630", "#1a140e"),
    "die.sandal": ("#7a3e1d", "#7a3e1d"),
    "card": ("#f5ecd7", "#2b251e"),
    "card.now": ("#fffdf6", "#3a3228"),
    "card.line": ("#d8c59c", "#4a3f31"),
    # A pasture: grass in two shades, its blades, the hedge around it; fences, earth, tokens.
    "grass": ("#d6e7ae", "#3d4a2c"),
    "grass.other": ("#cbdf9f", "#374427"),
    "grass.blade": ("#9dbf68", "#57693c"),
    "grass.joint": ("#b4cf83", "#2c3720"),
    "hedge": ("#7fa356", "#26301b"),
    "hedge.leaf": ("#93b768", "#303d22"),
    "hedge.text": ("#1e2a10", "#d5e3bd"),
    "tuft": ("#4f8a2c", "#7fb954"),
    "tuft.line": ("#24490f", "#1a2b0e"),
    "earth": ("#9a6b42", "#9a6b42"),
    "earth.dark": ("#6f4827", "#6f4827"),
    "wood": ("#c08a4e", "#7d5730"),
    "wood.line": ("#4d2f14", "#dcb684"),
    # Animals and herdsmen, cut out with a pale rim and a dark outline.
    "beast.rim": ("#fffaf0", "#f3e7d3"),
    "beast.line": ("#2b2118", "#201712"),
    "beast.pink": ("#efb3a4", "#e6a898"),
    "beast.nose": ("#d9708a", "#d9708a"),
    "cow.hide": ("#fbf3e2", "#f1e6d2"),
    "cow.patch": ("#4a3a30", "#4a3a30"),
    "bull.hide": ("#7a5138", "#82573c"),
    "bull.dark": ("#5f3d2a", "#66422e"),
    "bull.horn": ("#f4e4bd", "#eedcb2"),
    "bull.nose": ("#d9b08c", "#d3a985"),
    "rabbit.fur": ("#c9a981", "#c6a67f"),
    "rabbit.light": ("#f3e3c9", "#eddcc1"),
    "mole.fur": ("#5d5a63", "#686570"),
    "mole.light": ("#a29ca6", "#aaa4ae"),
    "herdsman.cloak": ("#a9a08c", "#aea590"),
    "herdsman.hat": ("#e3c27b", "#dcb96f"),
    "herdsman.skin": ("#d59f73", "#d09a6e"),
    "herdsman.hair": ("#5a4434", "#5a4434"),
    "herdsman.stick": ("#8a5c33", "#8f6238"),
    # What is under the grass, and what lies face down.
    "veg.line": ("#33231a", "#2a1d15"),
    "veg.leaf": ("#6fa544", "#78ad4d"),
    "veg.heart": ("#c8dd96", "#c3d890"),
    "veg.carrot": ("#ee8a34", "#ea8a38"),
    "veg.onion": ("#e2b3c2", "#dcaabb"),
    "veg.potato": ("#d3aa6b", "#cda468"),
    "veg.turnip": ("#f6ecdd", "#efe4d3"),
    "veg.violet": ("#a563a0", "#a868a3"),
    "veg.tomato": ("#d8402f", "#d6483a"),
    "token": ("#fff8e6", "#efe4cd"),
    "token.line": ("#6b4b1e", "#3a2812"),
    "card.face": ("#fff9ea", "#efe4cd"),
    "card.edge": ("#3f2d10", "#100b06"),
    "card.back": ("#7c9c55", "#5b783c"),
    "card.leaf": ("#94b36c", "#6d8c48"),
    # A quay on papyrus, the river beside it, and the track that winds like the river.
    "papyrus": ("#f3e7c6", "#2c261d"),
    "papyrus.fibre": ("#ebdcb2", "#352e23"),
    "quay": ("#ddc89b", "#4f4535"),
    "quay.line": ("#b99f6a", "#30281d"),
    "river": ("#9ccbd3", "#24505d"),
    "river.wave": ("#f4fbfa", "#4f8b99"),
    "river.line": ("#2f7482", "#7cc0cc"),
    "boat": ("#ac7541", "#ac7541"),
    "boat.line": ("#4d2f14", "#1c1108"),
    "boat.sail": ("#fffaf0", "#e8dcc4"),
    "space": ("#fbf3dc", "#4d4334"),
    "space.line": ("#8a6b3c", "#b39a70"),
    "space.sign": ("#4a3a22", "#ecdcb6"),
    # Goods on the quay: the ground of a card, its pattern and sign, its outline.
    "ivory.tint": ("#efe4c4", "#e4d8b6"),
    "ivory.fill": ("#fffcf2", "#fffcf2"),
    "ivory.line": ("#6b5530", "#4d3c1e"),
    "ebony.tint": ("#cdb8a6", "#bca693"),
    "ebony.fill": ("#4d362a", "#4d362a"),
    "ebony.line": ("#2a1a12", "#20130c"),
    "marble.tint": ("#d9dee6", "#c9d0d9"),
    "marble.fill": ("#fdfdfb", "#fdfdfb"),
    "marble.line": ("#4a5664", "#37414d"),
    "cattle.tint": ("#ecc6a6", "#dfb694"),
    "cattle.fill": ("#b2562e", "#b2562e"),
    "cattle.line": ("#5f2a10", "#4d2009"),
    "fish.tint": ("#bcdcea", "#a9cede"),
    "fish.fill": ("#2f7fae", "#2f7fae"),
    "fish.line": ("#12405c", "#0d3249"),
    "wheat.tint": ("#f7e09a", "#ead084"),
    "wheat.fill": ("#d9961c", "#d9961c"),
    "wheat.line": ("#6b4500", "#553600"),
    "amulet.tint": ("#c4e6d6", "#b0d8c6"),
    "amulet.fill": ("#17937c", "#17937c"),
    "amulet.line": ("#0a4a40", "#073a32"),
    "scarab": ("#f0bd3c", "#f0bd3c"),
    "scarab.line": ("#5e3f00", "#4d3300"),
    # Characters, backs of cards, event tokens, corruption.
    "person.tint": ("#f3e3ea", "#e6d2dc"),
    "person.fill": ("#8a4a78", "#8a4a78"),
    "person.line": ("#45183a", "#38122f"),
    "back": ("#2d4f86", "#35599a"),
    "back.line": ("#f3cf6d", "#f3cf6d"),
    "event": ("#f7e6bb", "#ead6a6"),
    "event.line": ("#6a4a1c", "#3d2a10"),
    "event.sign": ("#5a1f2e", "#4a1724"),
    "reconstructed": ("#7d6b52", "#75644c"),
    "murk": ("#5d6b2c", "#66752f"),
    "murk.dark": ("#2c3314", "#1b200b"),
    "murk.eye": ("#f2e34a", "#f2e34a"),
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
