"""Sets of equal tokens as triangles of points, since n of them are worth 1 + 2 + … + n.

Each token is a row with the points that it adds. A second triangle of the same size makes a
rectangle of it, of n rows with n + 1 points: so a triangle is half of n · (n + 1).
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.core.quoting import quoted
from boardwidgets.draw.cows.art.vegetables import SIDE, SPRITES
from boardwidgets.draw.scene import Circle, Item, Scene, Shape, Sprite, Text
from boardwidgets.games.cows.tokens import SYMBOLS, worth

PACKAGE: Final = "boardwidgets.draw.cows"
GAME: Final = "boardwidgets.games.cows"
WIDTH: Final = 820.0
MARGIN: Final = 28.0
ROW: Final = 36.0
STEP: Final = 28.0
"""From one point to the next."""
GAP: Final = 40.0
"""From one set to the next."""
POINT: Final = 10.5
SUM: Final = 64.0
"""How high the line with the numbers is."""


class Triangles:
    """Tokens as something to look at: `bw.Board(Triangles("carrot carrot onion"))`.

    With `doubled`, each triangle stands in its rectangle. Raises a ValueError for a word that is no
    symbol of the game, and for no word at all.
    """

    def __init__(self, tokens: str, *, doubled: bool = False) -> None:
        words = tokens.split()
        if not words or not set(words) <= set(SYMBOLS):
            parameters = {"tokens": quoted(tokens, 80), "symbols": ", ".join(SYMBOLS)}
            raise ValueError(catalogue(PACKAGE).say("triangles.error", (), **parameters))
        counts = {symbol: words.count(symbol) for symbol in SYMBOLS}
        self._sets = tuple((symbol, count) for symbol, count in counts.items() if count)
        self._doubled = doubled

    def scene(self) -> Scene:
        """A triangle for each symbol, its number below, and the sum."""
        items, numbers, left = [], [], MARGIN
        for symbol, count in self._sets:
            rows = (*_tokens(symbol, count, left), *self._points(count, left + SIDE))
            items.append(Item("objects", "", _sentence(symbol, count), rows))
            wide = STEP * (count + self._doubled)
            numbers.append((left + SIDE + wide / 2, worth(count)))
            left += SIDE + wide + GAP
        low = MARGIN + ROW * max(count for _, count in self._sets)
        items.append(Item("words", "", "", tuple(_sum(numbers, left, low + SUM / 2))))
        title = catalogue(PACKAGE).say("triangles.title")
        shown = {name: SPRITES[name] for name in (f"symbol:{symbol}" for symbol, _ in self._sets)}
        return Scene(max(WIDTH, left + STEP), low + SUM, tuple(items), title, shown)

    def words(self) -> tuple[str, ...]:
        """What each set is worth, and all of them together."""
        total = sum(worth(count) for _, count in self._sets)
        every = catalogue(PACKAGE).say("triangles.sum", points=total)
        return (*(_sentence(symbol, count) for symbol, count in self._sets), every)

    def _points(self, count: int, left: float) -> Iterator[Circle]:
        for row in range(count):
            y = MARGIN + ROW * (row + 0.5)
            for place in range(count + 1 if self._doubled else row + 1):
                x = left + STEP * (place + 0.5)
                if place <= row:
                    yield Circle(x, y, POINT, fill="coin", stroke="coin.line", width=1.6)
                else:
                    yield Circle(x, y, POINT, stroke="ink.quiet", width=1.6, dash=(3, 3))


def _tokens(symbol: str, count: int, left: float) -> Iterator[Sprite]:
    for row in range(count):
        yield Sprite(f"symbol:{symbol}", left + SIDE / 2 - 4, MARGIN + ROW * (row + 0.5))


def _sum(numbers: list[tuple[float, int]], right: float, y: float) -> Iterator[Shape]:
    """The points of each set below it, added up."""
    for x, number in numbers:
        yield Text(x, y, str(number), 26, bold=True, fill="ink")
    if len(numbers) > 1:
        for (one, _), (other, _) in pairwise(numbers):
            yield Text((one + other) / 2, y, "+", 22, fill="ink.quiet")
        total = sum(number for _, number in numbers)
        yield Text(right, y, f"= {total}", 26, "start", bold=True, fill="ink")


def _sentence(symbol: str, count: int) -> str:
    name = catalogue(GAME).phrase("symbol", symbol)
    return catalogue(PACKAGE).say("triangles.set", name=name, tokens=count, points=worth(count))
