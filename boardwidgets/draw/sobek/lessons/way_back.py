"""Going back along the track, as something to look at: from one space, and from every space.

Where a step leads is asked of the rules of the track; here it is only drawn.
"""

from collections.abc import Iterator
from typing import Final

from boardwidgets.core.quoting import quoted
from boardwidgets.draw.marks import arrow_head, disc, shortened
from boardwidgets.draw.scene import Item, Line, Point, Polygon, Rect, Scene, Shape, Sprite, Text
from boardwidgets.draw.sobek import layout
from boardwidgets.draw.sobek.art import glyphs, markers
from boardwidgets.draw.sobek.board import track
from boardwidgets.draw.sobek.wording import say
from boardwidgets.draw.sprites import used
from boardwidgets.games.sobek.scoring import way_back
from boardwidgets.games.sobek.track import NUMBER, SPACES, glyph_at, step_back

UP: Final = 92.0
"""How much higher the track lies here than on the quay."""
BETWEEN: Final = 8.0
"""Ways go between the lanes, so that the signs on their way are seen."""
MOST_POINTS: Final = 500


class WayBack:
    """The way back from a space for so many points: `bw.Board(WayBack(69, 34))`.

    The spaces have the keys `space:1` to `space:100`. Raises a ValueError for a space that is not
    on the track, and for points that are no whole number from 0 to 500.
    """

    def __init__(self, space: int, points: int) -> None:
        for key, value, fewest, most in (
            ("way.error-space", space, 1, SPACES),
            ("way.error-points", points, 0, MOST_POINTS),
        ):
            if type(value) is not int or not fewest <= value <= most:
                raise ValueError(say(key, value=quoted(value), fewest=fewest, most=most))
        self._space, self._points = space, points
        self._way = way_back(space, points)

    def scene(self) -> Scene:
        """The track with each step back, numbered, and a sentence above it."""
        drawn = tuple(track.spaces(UP))
        at = layout.START
        start = Rect(at.x, at.y - UP, at.w, at.h, 8, fill="space", stroke="space.line", width=1.6)
        items = (
            Item("ground", "", say("track.text"), (*drawn, start)),
            *(_space(space) for space in range(1, SPACES + 1)),
            Item("marks", "", "", tuple(self._steps())),
            Item("words", "", "", (Text(14, 22, self._headline(), 18, "start", True, fill="ink"),)),
        )
        sprites = used(items, track.SPRITES | markers.SPRITES)
        return Scene(layout.RIGHT + 14, 254, items, say("way.title"), sprites)

    def words(self) -> tuple[str, ...]:
        """Where each step leads."""
        stops = (self._space, *self._way)
        return (
            self._headline(),
            *(
                say("way.step", start=start, space=end, glyph=glyph_at(start))
                for start, end in zip(stops, self._way, strict=False)
            ),
        )

    def _headline(self) -> str:
        end = (self._space, *self._way)[-1]
        return say(
            "way.headline", space=self._space, points=self._points, count=len(self._way), end=end
        )

    def _steps(self) -> Iterator[Shape]:
        stops = (self._space, *self._way)
        for space in stops:
            tile = _tile(space)
            yield Rect(tile.x, tile.y, tile.w, tile.h, stroke="mark.trail", width=3.4)
        for start, end in zip(stops, self._way, strict=False):
            line = tuple((x, y - UP - BETWEEN) for x, y in track.along(start, end))
            body = shortened(line, 9)
            yield Line(body, stroke="mark.halo", width=7)
            yield Line(body, stroke="mark.trail", width=4)
            yield Polygon(arrow_head(body[-1], line[-1], 12), fill="mark.trail")
        for number, space in enumerate(self._way, 1):
            x, y = _middle(space)
            yield from disc((x, y - 19), number)
        x, y = _middle(self._space)
        yield Sprite("marker:red", x, y - 19, scale=0.36)


def _middle(space: int) -> Point:
    x, y = layout.space_at(space)
    return x, y - UP


def _tile(space: int) -> Rect:
    x, y = _middle(space)
    wide, tall = layout.SPACE_WIDE, layout.SPACE_TALL
    return Rect(x - wide / 2, y - tall / 2, wide, tall)


def _space(space: int) -> Item:
    text = say("way.space", space=space, glyph=glyph_at(space))
    return Item("ground", f"space:{space}", text, (), zone=_tile(space))


# -- from every space ---------------------------------------------------------------------------

A_ROW: Final = 10
CELL_WIDE: Final = 74.0
CELL_TALL: Final = 44.0
MARGIN: Final = 14.0


class StepsBack:
    """How far one step back leads from each of the hundred spaces: `bw.Board(StepsBack())`."""

    def scene(self) -> Scene:
        """A table of ten spaces in a row, each with its sign and the length of the step."""
        cells = tuple(_cell(space) for space in range(1, SPACES + 1))
        width = A_ROW * CELL_WIDE + 2 * MARGIN
        height = SPACES // A_ROW * CELL_TALL + 2 * MARGIN
        return Scene(width, height, cells, say("way.table"), glyphs.SPRITES)

    def words(self) -> tuple[str, ...]:
        """Each space, where the step leads, and how long it is."""
        return tuple(map(_said, range(1, SPACES + 1)))


def _said(space: int) -> str:
    end = step_back(space)
    return say("way.cost", start=space, space=end, glyph=glyph_at(space), cost=space - end)


def _cell(space: int) -> Item:
    down, across = divmod(space - 1, A_ROW)
    x, y = MARGIN + CELL_WIDE * across, MARGIN + CELL_TALL * down
    box = Rect(x, y, CELL_WIDE, CELL_TALL, fill="space", stroke="space.line", width=1.4)
    shapes: list[Shape] = [box]
    if glyph_at(space) == NUMBER:
        shapes.append(Text(x + 20, y + 23, str(space), 18, bold=True, fill="ink"))
    else:
        shapes.append(Text(x + 6, y + 12, str(space), 13, "start", fill="ink.quiet"))
        shapes.append(Sprite(f"glyph:{glyph_at(space)}", x + 24, y + 28, scale=0.36))
    cost = str(space - step_back(space))
    shapes.append(Text(x + 56, y + 23, f"\u2212{cost}", 20, bold=True, fill="mark.refused"))
    return Item("ground", "", _said(space), tuple(shapes))
