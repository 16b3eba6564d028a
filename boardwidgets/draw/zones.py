"""Where things are in a picture, packed small for a page that answers the pointer by itself.

A page knows at once what is under the pointer and where the keyboard's cursor goes next, however
far away the program is. Names and numbers only: what a thing looks like is the scene's.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from boardwidgets.draw.scene import Circle, Polygon, Rect, Scene, Zone
from boardwidgets.draw.steering import neighbours, uncovered_places
from boardwidgets.draw.theme import Theme, colour

PAINTS = ("mark.halo", "mark.can", "mark.picked")
"""The colours of rings, in the order in which a page is told."""


class Reach(NamedTuple):
    """What the reader can do on a board now, by the keys of things.

    - `can`: what continues a move; `picked`: what has been picked; `cursor`: what the keyboard is
      on.
    - `going`: whether a story is being told, which a click only ends.
    - `advised`: what a hint says to pick, in its order.
    - `position`: what stands on the board. What is done on another position than the one that a
      reader saw is not what they meant.
    """

    can: frozenset[str] = frozenset()
    picked: tuple[str, ...] = ()
    cursor: str | None = None
    going: bool = False
    position: object = None
    advised: tuple[str, ...] = ()


def packed_zones(scene: Scene, theme: Theme = "light") -> dict[str, Any]:
    """The zones of a scene from back to front, with what a page needs to draw rings round them.

    `zones` has for each of `keys` whole numbers: three are a circle, five a rectangle with the
    radius of its corners, more the points of a polygon. `next` has for each key the numbers of
    those that the four arrows lead to, and `covered` those on which no cursor goes.

    >>> from boardwidgets.draw.scene import Item
    >>> tile = Item("ground", "square:a1", "a1", (Rect(0, 0, 100, 100),))
    >>> packed = packed_zones(Scene(100, 100, (tile,)))
    >>> packed["keys"], packed["zones"], packed["next"]
    (['square:a1'], [[0, 0, 100, 100, 0]], [[0, 0, 0, 0]])
    """
    found = {item.key: zone for item in scene.items if item.key and (zone := item.where)}
    number = {key: place for place, key in enumerate(found)}
    ways = neighbours(scene)
    covered = number.keys() - uncovered_places(scene).keys()
    return {
        "size": [scene.width, scene.height],
        "ring": [scene.ring.radius, scene.ring.filled],
        "paint": [colour(name, theme) for name in PAINTS],
        "keys": list(found),
        "covered": sorted(number[key] for key in covered),
        "zones": [_numbers(zone) for zone in found.values()],
        "next": [[number[key] for key in ways[name]] for name in found],
    }


def packed_reach(reach: Reach, keys: Mapping[str, int]) -> dict[str, Any]:
    """What can be done, by the numbers of keys.

    >>> packed_reach(Reach(frozenset({"die"}), cursor="die"), {"square:a1": 0, "die": 1})
    {'can': [1], 'picked': [], 'cursor': 1, 'going': False, 'advised': []}
    """
    return {
        "can": sorted(keys[key] for key in reach.can if key in keys),
        "picked": [keys[key] for key in reach.picked if key in keys],
        "cursor": keys.get(reach.cursor or ""),
        "going": reach.going,
        "advised": [keys[key] for key in reach.advised if key in keys],
    }


def _numbers(zone: Zone) -> list[int]:
    match zone:
        case Circle(x=x, y=y, r=r):
            return _rounded(x, y, r)
        case Rect(x=x, y=y, w=w, h=h, radius=radius):
            return _rounded(x, y, w, h, radius)
        case Polygon(points=points):
            return _rounded(*(length for point in points for length in point))


def _rounded(*lengths: float) -> list[int]:
    return [round(length) for length in lengths]
