"""Going from thing to thing in a picture with the keyboard."""

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from boardwidgets.draw.marks import middle
from boardwidgets.draw.scene import Point, Scene

ARROWS: Final = {
    "ArrowUp": (0.0, -1.0),
    "ArrowRight": (1.0, 0.0),
    "ArrowDown": (0.0, 1.0),
    "ArrowLeft": (-1.0, 0.0),
}

SIDEWAYS: Final = 2.5
"""How many times as far a unit to the side of an arrow's direction counts as one along it."""


def places(scene: Scene) -> dict[str, Point]:
    """The middle of each thing that can be picked, by key, in the order of the picture.

    >>> from boardwidgets.draw.scene import Item, Rect
    >>> tile = Item("ground", "square:a1", "a1", (Rect(0, 0, 100, 100),))
    >>> places(Scene(100, 100, (tile,)))
    {'square:a1': (50.0, 50.0)}
    """
    return {item.key: middle(zone) for item in scene.items if item.key and (zone := item.where)}


def uncovered_places(scene: Scene) -> dict[str, Point]:
    """The middle of each thing whose middle can be clicked, since no other thing covers it.

    >>> from boardwidgets.draw.scene import Item, Rect, Scene
    >>> tile = Item("ground", "square:a1", "a1", (), zone=Rect(0, 0, 100, 100))
    >>> cow = Item("figures", "piece:red cow", "red cow", (), zone=Rect(0, 0, 100, 100))
    >>> list(uncovered_places(Scene(100, 100, (tile, cow))))
    ['piece:red cow']
    """
    return {key: at for key, at in places(scene).items() if scene.at(*at) == key}


def nearest_towards(scene: Scene, key: str, arrow: str) -> str:
    """The key of the thing nearest to `key` in an arrow's direction; `key` if there is none."""
    return _nearest(uncovered_places(scene), places(scene)[key], arrow) or key


def first_place(scene: Scene, keys: frozenset[str], picked: Sequence[str]) -> str | None:
    """Where the keyboard begins: the last thing picked, else the first of `keys`, else the first.

    >>> from boardwidgets.draw.scene import Item, Rect
    >>> left = Item("ground", "left", "left", (Rect(0, 0, 100, 100),))
    >>> right = Item("ground", "right", "right", (Rect(100, 0, 100, 100),))
    >>> both = Scene(200, 100, (left, right))
    >>> first_place(both, frozenset({"right"}), ()), first_place(both, frozenset(), ())
    ('right', 'left')
    """
    every = places(scene)
    if here := [key for key in picked if key in every]:
        return here[-1]
    found = list(uncovered_places(scene))
    return next((key for key in found if key in keys), next(iter(found), None))


def neighbours(scene: Scene) -> dict[str, tuple[str, ...]]:
    """For each thing the keys of those that the arrows lead to, in the order of `ARROWS`.

    >>> from boardwidgets.draw.scene import Item, Rect
    >>> left = Item("ground", "left", "left", (Rect(0, 0, 100, 100),))
    >>> right = Item("ground", "right", "right", (Rect(100, 0, 100, 100),))
    >>> neighbours(Scene(200, 100, (left, right)))["left"]
    ('left', 'right', 'left', 'left')
    """
    return _neighbours(tuple(places(scene).items()), tuple(uncovered_places(scene).items()))


@lru_cache(maxsize=8)
def _neighbours(
    every: tuple[tuple[str, Point], ...], uncovered: tuple[tuple[str, Point], ...]
) -> dict[str, tuple[str, ...]]:
    """A board that is shown again with other marks has the same: they are not looked for again."""
    found = dict(uncovered)
    return {
        key: tuple(_nearest(found, start, arrow) or key for arrow in ARROWS) for key, start in every
    }


def _nearest(found: Mapping[str, Point], start: Point, arrow: str) -> str | None:
    """The key of the place nearest to a point in an arrow's direction; None if there is none."""
    x, y = start
    right, down = ARROWS[arrow]
    best, shortest = None, math.inf
    for key, (other_x, other_y) in found.items():
        dx, dy = other_x - x, other_y - y
        ahead = dx * right + dy * down
        if ahead > 1:
            aside = abs(dx * down) + abs(dy * right)
            if ahead >= aside / 2 and ahead + SIDEWAYS * aside < shortest:
                best, shortest = key, ahead + SIDEWAYS * aside
    return best


def next_pickable(
    scene: Scene, keys: frozenset[str], key: str | None, back: bool = False
) -> str | None:
    """The next of `keys` after `key` in the order of the picture; after the last, the first."""
    every = list(uncovered_places(scene))
    if back:
        every.reverse()
    start = every.index(key) + 1 if key in every else 0
    return next((name for name in every[start:] + every[:start] if name in keys), key)
