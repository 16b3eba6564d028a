"""The track: a hundred spaces that wind like the river, and the markers on them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from boardwidgets.draw.marks import arrow_head, disc, shortened
from boardwidgets.draw.scene import (
    Item,
    Line,
    Point,
    Polygon,
    Rect,
    Shape,
    Sprite,
    SpriteArt,
    Text,
)
from boardwidgets.draw.sobek.art.glyphs import GLYPH_SIGNS
from boardwidgets.draw.sobek.art.signs import placed, together
from boardwidgets.draw.sobek.layout import (
    BEYOND,
    LANE,
    LANE_STEP,
    SPACE_TALL,
    SPACE_WIDE,
    START,
    STEP,
    space_at,
)
from boardwidgets.draw.sobek.snapshot import MarkerPath, SobekSnapshot
from boardwidgets.draw.sobek.wording import say
from boardwidgets.games.sobek.moves import COLOURS
from boardwidgets.games.sobek.track import NUMBER, SPACES, glyph_at
from boardwidgets.teach.sobek import Journey

RIBBON: Final = 27
GLYPH: Final = 17.0
ROW: Final = 13.0
"""How far markers past the end stand below one another."""
THREE_DIGITS: Final = 6.0
"""How much wider the last space is, for its number."""

BEND: Final = (
    (0.3, 0.03),
    (0.5, 0.13),
    (0.62, 0.3),
    (0.66, 0.5),
    (0.62, 0.7),
    (0.5, 0.87),
    (0.3, 0.97),
)
"""How the river turns round from lane to lane, across and down, as shares of a lane's step."""

Standing = tuple[int, float]
"""A marker that stands somewhere: its seat, and how strongly it is drawn."""


# -- the ground ---------------------------------------------------------------------------------


def ribbon() -> tuple[Point, ...]:
    """The middle of the river from the start to beyond the end; straight along each lane."""
    points = through(0, SPACES + 1)
    level = [one[1] for one in points]
    ends = zip(points[1:-1], level, level[1:-1], level[2:], strict=False)
    return (points[0], *(at for at, a, b, c in ends if not a == b == c), points[-1])


def through(start: int, space: int) -> tuple[Point, ...]:
    """The way on the river from a space to a later one, round the bends between."""
    points: list[Point] = []
    for one in range(start, space + 1):
        x, y = space_at(one)
        points.append((x, y))
        if one % LANE == 0 and 0 < one < min(space, SPACES):
            out = LANE_STEP if one % (2 * LANE) else -LANE_STEP
            points += [
                (round(x + out * across, 1), round(y + LANE_STEP * down, 1))
                for across, down in BEND
            ]
    return tuple(points)


def spaces(up: float = 0.0) -> Iterator[Shape]:
    """The hundred spaces on their river, so much higher than on the quay.

    Between two tens lie nine spaces that are the same everywhere and from both sides.
    """
    way = tuple((x, y - up) for x, y in ribbon())
    yield Line(way, stroke="river.line", width=RIBBON + 2.5)
    yield Line(way, stroke="river", width=RIBBON)
    numbers = [space for space in range(1, SPACES + 1) if glyph_at(space) == NUMBER]
    places = {space: (space_at(space)[0], space_at(space)[1] - up) for space in numbers}
    for space in numbers[::2]:
        yield Sprite("spaces", *places[space])
    tens = [_tile(places[space]) for space in numbers[1::2]]
    tens[-1] = replace(tens[-1], w=SPACE_WIDE + THREE_DIGITS)
    yield from (replace(tile, fill="space") for tile in tens)
    yield from (replace(tile, stroke="space.line", width=1.2) for tile in tens)
    for space, (x, y) in places.items():
        middle = x if space < SPACES else x + THREE_DIGITS / 2
        yield Text(middle, y + 1, str(space), 13, bold=space < SPACES, fill="ink")


def _tile(middle: Point) -> Rect:
    x, y = middle
    return Rect(x - SPACE_WIDE / 2, y - SPACE_TALL / 2, SPACE_WIDE, SPACE_TALL)


def _nine() -> SpriteArt:
    """The nine spaces between two tens: four glyphs, a number, four glyphs."""
    wide, tall = 9 * STEP, SPACE_TALL + 2
    middles = [(round(STEP * (k + 0.5), 1), tall / 2) for k in range(9)]
    tiles = [_tile(middle) for middle in middles]
    shapes: list[Shape] = [replace(tile, fill="space") for tile in tiles]
    shapes += [replace(tile, stroke="space.line", width=1.2) for tile in tiles]
    signs = [
        shape
        for space in range(1, 10)
        if (glyph := glyph_at(space)) != NUMBER
        for shape in placed(GLYPH_SIGNS[glyph]("space.sign"), *middles[space - 1], GLYPH)
    ]
    shapes += together(signs)
    return SpriteArt(wide, tall, tuple(shapes))


# -- markers ------------------------------------------------------------------------------------


SPRITES: Final = {"spaces": _nine()}


def ground() -> Iterator[Item]:
    """The track itself, with the start and the place beyond its end."""
    ends = tuple(
        replace(end, fill="space", stroke="space.line", width=1.6) for end in (START, BEYOND)
    )
    yield Item("ground", "", say("track.text"), (*spaces(), *ends))
    right = BEYOND.x + BEYOND.w + 5
    over = Text(right, BEYOND.y - 8, say("track.beyond"), 13, "end", fill="ink.quiet")
    yield Item("words", "", "", (over,))


def markers(now: SobekSnapshot, journeys: Sequence[Journey]) -> Iterator[Item]:
    """All markers, those that would be somewhere at half strength, and the paths they went."""
    going = _shown(now)
    if going:
        yield Item("figures", "", _said(going), tuple(_trails(going, now.going)))
    if journeys:
        yield Item("marks", "", "", tuple(_foreseen(journeys)))
    for space, group in sorted(_occupied(now, journeys).items()):
        yield Item("figures", "", "", tuple(_group(space, group)))


def _shown(now: SobekSnapshot) -> tuple[MarkerPath, ...]:
    """The paths to be seen: in a move in progress those of the marker that goes."""
    paths = now.traces.paths
    return tuple(path for path in paths if not now.going or path.seat == paths[-1].seat)


def _occupied(now: SobekSnapshot, journeys: Sequence[Journey]) -> dict[int, list[Standing]]:
    """Who stands where; all past the end are together, under the first space there."""
    found: dict[int, list[Standing]] = {}
    for seat, space in enumerate(now.state.scores):
        found.setdefault(min(space, SPACES + 1), []).append((seat, 1.0))
    for one in journeys:
        for space in {one.space, *one.way[-1:]} - {one.start}:
            found.setdefault(min(space, SPACES + 1), []).append((one.seat, 0.5))
    return found


def spots(space: int, count: int) -> tuple[float, tuple[Point, ...]]:
    """How large so many markers on a space are, and where each stands: none hides another."""
    x, y = space_at(space)
    if space > SPACES:
        rows = [(BEYOND.x + 11, BEYOND.y + 2 + ROW * (place + 0.5)) for place in range(4)]
        return 12.6, tuple(rows[place % 4] for place in range(count))
    if space == 0:
        if count == 1:
            return 20.0, ((x, y),)
        half = 8.2
        return 15.0, tuple((x + half * dx, y + half * dy) for dx, dy in _QUARTERS[:count])
    if count == 1:
        return 18.0, ((x, y - 12),)
    if count == 2:
        return 12.6, ((x - 6.4, y - 14), (x + 6.4, y - 14))
    return 12.6, tuple((x + 6.4 * dx, y - 12 + 6.6 * dy) for dx, dy in _QUARTERS[:count])


_QUARTERS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0), (-1, 0), (1, 0), (0, 1))


def _group(space: int, group: Sequence[Standing]) -> Iterator[Shape]:
    """The markers on one space."""
    size, places = spots(space, len(group))
    for (seat, alpha), (x, y) in zip(group, places, strict=False):
        yield Sprite(f"marker:{COLOURS[seat]}", x, y, scale=size / 60, alpha=alpha)


def beyond(now: SobekSnapshot) -> Iterator[Text]:
    """The numbers of the spaces past the end on which markers stand."""
    past = [points for points in now.state.scores if points > SPACES]
    _, places = spots(SPACES + 1, len(past))
    for points, (x, y) in zip(past, places, strict=True):
        yield Text(x + 9, y + 1, str(points), 13, "start", True, fill="ink")


# -- paths --------------------------------------------------------------------------------------


RISE: Final = 11.0
"""Paths go along the upper edge of the spaces, so that their signs are seen."""


def along(start: int, space: int) -> tuple[Point, ...]:
    """The way along the track between two spaces, through those between."""
    first, last = sorted(min(one, SPACES + 1) for one in (start, space))
    points = tuple((x, y - RISE) for x, y in through(first, last))
    return points if space >= start else points[::-1]


def _trails(paths: Iterable[MarkerPath], fresh: bool) -> Iterator[Shape]:
    """Soft trails with arrow heads; the steps back are numbered."""
    steps: dict[int, int] = {}
    discs: list[Shape] = []
    for path in paths:
        line = along(path.start, path.space)
        if len(line) > 1:
            yield from _trail(line, fresh)
        if path.back:
            steps[path.seat] = steps.get(path.seat, 0) + 1
            x, y = space_at(path.space)
            discs += disc((x, y + 10), steps[path.seat])
    yield from discs


def _trail(line: tuple[Point, ...], fresh: bool) -> Iterator[Shape]:
    body = shortened(line, 9)
    alpha = 0.85 if fresh else 0.5
    yield Line(body, stroke="mark.halo", width=7, alpha=alpha)
    yield Line(body, stroke="mark.trail", width=4, alpha=alpha)
    yield Polygon(arrow_head(body[-1], line[-1], 12), fill="mark.trail")


def _said(paths: Iterable[MarkerPath]) -> str:
    shown = tuple(f"{path.start}\u2013{path.space}" for path in paths)
    return say("track.ways", ways=shown)


def _foreseen(journeys: Iterable[Journey]) -> Iterator[Shape]:
    """Dotted ways to where markers would come, and the numbered steps back after that."""
    for one in journeys:
        if one.space != one.start:
            line = along(one.start, one.space)
            if len(line) > 1:
                yield Line(line, stroke="mark.halo", width=5)
                yield Line(line, stroke="mark.can", width=2.4, dash=(2, 5))
        for number, space in enumerate(one.way, 1):
            if space <= SPACES:
                x, y = space_at(space)
                yield from disc((x, y + 10), number)
