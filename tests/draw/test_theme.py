"""What must be told apart is told apart, on light and dark pages."""

import re

import pytest

from boardwidgets.draw.theme import COLOURS, THEMES, Theme, colour, contrast

PIECES = ("red", "yellow", "blue", "green")
GOODS = ("ivory", "ebony", "marble", "cattle", "fish", "wheat", "amulet")
GROUNDS = ("paper", "tile", "tile.other")
GRASS = ("grass", "grass.other")

OUTLINES = [
    *[(f"{piece}.line", ground) for piece in PIECES for ground in GROUNDS],
    *[(line, ground) for line in ("tile.line", "mosaic") for ground in ("paper",)],
    *[(mark, ground) for mark in ("mark.can", "mark.trail", "mark.refused") for ground in GROUNDS],
    ("mark.can", "mark.halo"),
    ("mark.picked", "mark.halo"),
    ("mark.refused", "mark.halo"),
    ("mark.trail", "mark.halo"),
    *[("mosaic", ground) for ground in ("sand", "mosaic.grout")],
    *[("mosaic.other", ground) for ground in ("sand", "mosaic.grout")],
    ("tile.line", "sand"),
    ("assam.line", "assam.plate"),
    ("assam.fez", "assam.plate"),
    ("assam.vest", "assam.robe"),
    ("coin.line", "coin"),
    ("die.sandal", "die"),
    ("die.sandal", "die.side"),
    *[("ink", ground) for ground in ("card.now", "paper")],
    *[(f"{good}.line", f"{good}.tint") for good in (*GOODS, "person")],
    *[(f"{thing}.line", thing) for thing in ("space", "back", "event", "scarab", "boat")],
    ("river.line", "papyrus"),
    ("murk.eye", "murk.dark"),
    ("murk.eye", "murk"),
    ("reconstructed", "boat.sail"),
    *[(mark, ground) for mark in ("mark.can", "mark.trail", "mark.refused") for ground in GRASS],
    *[("wood.line", ground) for ground in GRASS],
    ("wood.line", "wood"),
    *[(line, "beast.rim") for line in ("beast.line", "tuft.line")],
    ("veg.line", "token"),
    ("token.line", "token"),
    *[("card.edge", ground) for ground in ("card.face", "card.back")],
]
"""A line, and what it lies on: 3:1. On pieces of any colour, marks have a halo under them."""

TEXTS = [
    *[(ink, ground) for ink in ("ink", "ink.quiet") for ground in ("paper", "tile")],
    ("mark.count.text", "mark.count"),
    *[(ink, ground) for ink in ("ink", "ink.quiet") for ground in ("card", "card.now")],
    *[(ink, "mark.halo") for ink in ("ink", "ink.quiet", "mark.refused")],
    ("ink.quiet", "sand"),
    ("die.sandal", "die"),
    ("hedge.text", "hedge"),
    ("hedge.text", "hedge.leaf"),
    ("token.line", "token"),
    ("mark.trail", "mark.halo"),
    *[(ink, "papyrus") for ink in ("ink", "ink.quiet")],
    *[(ink, "space") for ink in ("ink", "space.sign")],
    *[("murk.dark", f"{good}.tint") for good in (*GOODS, "person")],
    ("back.line", "back"),
    ("event.sign", "event"),
    ("boat.sail", "person.fill"),
]
"""What is written, and on what: 4.5:1."""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("line", "ground"), OUTLINES)
def test_an_outline_is_seen(line: str, ground: str, theme: Theme) -> None:
    assert contrast(colour(line, theme), colour(ground, theme)) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("text", "ground"), TEXTS)
def test_a_text_is_read(text: str, ground: str, theme: Theme) -> None:
    assert contrast(colour(text, theme), colour(ground, theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("piece", PIECES)
def test_the_pattern_of_a_piece_is_seen_on_it(piece: str, theme: Theme) -> None:
    assert contrast(colour(f"{piece}.dark", theme), colour(f"{piece}.fill", theme)) >= 2


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("piece", PIECES)
def test_what_a_rug_is_sewn_with_is_seen_on_its_pattern(piece: str, theme: Theme) -> None:
    assert contrast(colour("rug.thread", theme), colour(f"{piece}.dark", theme)) >= 3


@pytest.mark.parametrize("name", COLOURS)
def test_a_colour_has_two_hex_values(name: str) -> None:
    assert all(re.fullmatch("#[0-9a-f]{6}", value) for value in COLOURS[name])
    assert len(COLOURS[name]) == len(THEMES)


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#ffffff", "#777777") == contrast("#777777", "#ffffff")


def test_an_unknown_colour_is_answered_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no colour 'puce'; there are: paper, ink"):
        colour("puce", "light")
