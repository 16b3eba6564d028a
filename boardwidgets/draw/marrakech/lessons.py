"""What the lessons of Marrakech show: the two rings of Assam's walk.

They are where he comes when he always goes straight on. Each square has an arrow for each
heading; full arrows are of one ring, empty ones of the other.
"""

from collections.abc import Iterable
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.draw.field import beyond
from boardwidgets.draw.marrakech.art import mosaic
from boardwidgets.draw.marrakech.board.ground import ground
from boardwidgets.draw.marrakech.layout import HEIGHT, centre
from boardwidgets.draw.scene import Item, Polygon, Scene
from boardwidgets.games.marrakech.mosaic import Pose

PACKAGE: Final = "boardwidgets.draw.marrakech"
OUT: Final = 25.0
"""How far the tip of an arrow is from the middle of its square."""
LENGTH: Final = 14.0
HALF_WIDTH: Final = 8.5


class Rings:
    """The rings as something to look at: `bw.Board(Rings("top-right", rings))`.

    `rings` are collections of squares and headings, by their numbers; the first is drawn full.
    """

    def __init__(self, mosaic: str, rings: Iterable[Iterable[Pose]]) -> None:
        self._mosaic = mosaic
        self._rings = tuple(tuple(sorted(ring)) for ring in rings)

    def scene(self) -> Scene:
        """The board with an arrow for each square and heading."""
        items = (*ground(self._mosaic), *map(_arrows, self._rings, (True, False)))
        title = catalogue(PACKAGE).say("rings.title")
        return Scene(HEIGHT, HEIGHT, items, title, mosaic.SPRITES)

    def words(self) -> tuple[str, ...]:
        """How many arrows each ring has."""
        say = catalogue(PACKAGE).say
        return tuple(say("rings.ring", count=len(ring)) for ring in self._rings)


def _arrows(ring: tuple[Pose, ...], full: bool) -> Item:
    fill, stroke = ("mark.can", None) if full else (None, "mark.refused")
    shapes = tuple(Polygon(_arrow(pose), fill=fill, stroke=stroke) for pose in ring)
    text = catalogue(PACKAGE).say("rings.ring", count=len(ring))
    return Item("marks", "", text, shapes)


def _arrow(pose: Pose) -> tuple[tuple[float, float], ...]:
    number, heading = pose
    tip = beyond(centre(number), heading, OUT)
    foot = beyond(tip, heading + 2, LENGTH)
    return tip, beyond(foot, heading + 1, HALF_WIDTH), beyond(foot, heading - 1, HALF_WIDTH)
