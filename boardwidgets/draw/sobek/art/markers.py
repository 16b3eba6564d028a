"""The players' markers, each of a shape and pattern of its own, so that grey tells them apart."""

from collections.abc import Iterator
from typing import Final

from boardwidgets.draw.scene import Circle, Line, Polygon, Rect, Shape, SpriteArt
from boardwidgets.games.sobek.moves import COLOURS


def _red(at: str) -> Iterator[Shape]:
    yield Rect(5, 5, 50, 50, fill=f"{at}.fill", stroke=f"{at}.line", width=6)
    for y in (19, 32):
        yield Rect(13, y, 34, 8, fill=f"{at}.dark")


def _yellow(at: str) -> Iterator[Shape]:
    yield Polygon(
        ((30, 1), (59, 30), (30, 59), (1, 30)), fill=f"{at}.fill", stroke=f"{at}.line", width=6
    )
    yield Polygon(((30, 16), (44, 30), (30, 44), (16, 30)), fill=f"{at}.dark")


def _blue(at: str) -> Iterator[Shape]:
    yield Polygon(((30, 3), (58, 55), (2, 55)), fill=f"{at}.fill", stroke=f"{at}.line", width=6)
    yield Line(((17, 45), (26, 36), (34, 45), (43, 36)), stroke=f"{at}.dark", width=6)


def _green(at: str) -> Iterator[Shape]:
    yield Circle(30, 30, 27, fill=f"{at}.fill", stroke=f"{at}.line", width=6)
    yield Circle(30, 30, 11, fill=f"{at}.dark")


def _marker(colour: str) -> SpriteArt:
    drawn = {"red": _red, "yellow": _yellow, "blue": _blue, "green": _green}[colour]
    return SpriteArt(60, 60, tuple(drawn(colour)))


SPRITES: Final = {f"marker:{colour}": _marker(colour) for colour in COLOURS}
