"""The discs of the forecast: small papers, each with a die on it, flat or upright."""

from typing import Final

from boardwidgets.draw.scene import Rect, SpriteArt

SIZES: Final = {"flat": (50, 41), "upright": (30, 56)}
WRITING: Final = {
    "flat": ((-14.0, -7.5), (9.0, -7.5), (7.0, 11.5), (-14.0, 11.0)),
    "upright": ((-4.5, -15.5), (0.0, 3.0), (0.0, 18.5), (9.5, -15.5)),
}
"""Where on a disc the face, the cost, the probability and the turn are written."""


def _paper(form: str, line: str) -> SpriteArt:
    w, h = SIZES[form]
    right, down = WRITING[form][0]
    x, y = w / 2 + 2 + right, h / 2 + 1.5 + down
    return SpriteArt(
        w + 4,
        h + 4,
        (
            Rect(2, 2, w, h, 8, fill="mark.halo", stroke=line, width=1.8),
            Rect(x - 9, y - 9, 18, 18, fill="die", stroke="die.line", width=1.8),
        ),
    )


SPRITES: Final = {
    f"disc:{form}{ending}": _paper(form, line)
    for form in SIZES
    for ending, line in (("", "mark.can"), (":out", "mark.refused"))
}
