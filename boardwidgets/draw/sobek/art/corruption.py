"""The pile under a corruption marker."""

from typing import Final

from boardwidgets.draw.outlines import curve
from boardwidgets.draw.scene import Circle, Line, Polygon, SpriteArt


def _heap() -> SpriteArt:
    """A pile that one would rather not have: crooked cards, slime, and somebody who watches."""
    cards = (
        ((8, 44), (30, 33), (62, 47), (38, 60)),
        ((20, 36), (52, 30), (68, 42), (34, 50)),
        ((12, 34), (36, 20), (60, 32), (34, 44)),
    )
    slime = curve(
        *((8, 32), (16, 17), (34, 11), (54, 17), (65, 32), (60, 39), (57, 52)),
        *((53, 40), (42, 44), (38, 56), (33, 43), (22, 40), (17, 50), (14, 39)),
    )
    teeth = tuple((20 + 4 * k, 40 if k % 2 else 33) for k in range(9))
    shapes = (
        *(Polygon(card, fill="murk") for card in cards),
        *(Polygon(card, stroke="murk.dark", width=2) for card in cards),
        Polygon(slime, fill="murk.dark", stroke="murk", width=2.4),
        Polygon(teeth, fill="murk.eye"),
        *(Circle(x, 22, 7.5, fill="murk.eye") for x in (26, 46)),
        *(Line(((x, 17), (x, 27)), stroke="murk.dark", width=3.4) for x in (26, 46)),
    )
    return SpriteArt(72, 62, shapes)


SPRITES: Final = {"corruption": _heap()}
