"""Going from thing to thing in a picture with the keyboard."""

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
    >>> cow = Item("standing", "piece:red cow", "red cow", (), zone=Rect(0, 0, 100, 100))
    >>> list(uncovered_places(Scene(100, 100, (tile, cow))))
    ['piece:red cow']
    """
    return {key: at for key, at in places(scene).items() if scene.at(*at) == key}


def nearest_towards(scene: Scene, key: str | None, arrow: str) -> str | None:
    """The key of the thing nearest to `key` in an arrow's direction; `key` if there is none."""
    found = uncovered_places(scene)
    start = places(scene).get(key or "")
    if start is None:
        return next(iter(found), None)
    x, y = start
    right, down = ARROWS[arrow]

    def distance(other: str) -> float:
        dx, dy = found[other][0] - x, found[other][1] - y
        ahead = dx * right + dy * down
        aside = abs(dx * down) + abs(dy * right)
        return ahead + SIDEWAYS * aside if ahead > 1 and ahead >= aside / 2 else float("inf")

    best = min(found, key=distance, default=key)
    return best if best in found and distance(best) < float("inf") else key


def next_pickable(
    scene: Scene, keys: frozenset[str], key: str | None, back: bool = False
) -> str | None:
    """The next of `keys` after `key` in the order of the picture; after the last, the first."""
    every = list(uncovered_places(scene))
    if back:
        every.reverse()
    start = every.index(key) + 1 if key in every else 0
    return next((name for name in every[start:] + every[:start] if name in keys), key)
