"""Less to send to a browser: only the sprites that are shown, and shapes of one kind in a row."""

from collections.abc import Iterable, Mapping

from boardwidgets.draw.scene import Item, Shape, Sprite, SpriteArt, Text


def used(items: Iterable[Item], drawings: Mapping[str, SpriteArt]) -> dict[str, SpriteArt]:
    """Those of some drawings that items show.

    >>> dot, line = SpriteArt(1, 1, ()), SpriteArt(2, 2, ())
    >>> item = Item("ground", "", "a dot", (Sprite("dot", 0, 0),))
    >>> list(used((item,), {"line": line, "dot": dot}))
    ['dot']
    """
    names = {s.name for item in items for s in item.shapes if isinstance(s, Sprite)}
    return {name: drawing for name, drawing in drawings.items() if name in names}


def arranged(shapes: Iterable[Shape]) -> tuple[Shape, ...]:
    """Shapes that do not cover one another in a short order: plain ones, sprites, texts.

    Texts in the same font come one after the other.

    >>> [type(shape).__name__ for shape in arranged((Text(0, 0, "a"), Sprite("dot", 0, 0)))]
    ['Sprite', 'Text']
    """
    return tuple(sorted(shapes, key=_turn))


def _turn(shape: Shape) -> tuple[object, ...]:
    if isinstance(shape, Text):
        return 2, shape.size, shape.bold, shape.anchor, shape.fill or "", shape.stroke or ""
    return (1 if isinstance(shape, Sprite) else 0,)
