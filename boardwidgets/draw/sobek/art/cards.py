"""Cards: their faces as sprites, their backs, scarabs, and narrow slips for sets."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from boardwidgets.draw.outlines import curve, ellipse
from boardwidgets.draw.scene import Circle, Line, Point, Polygon, Rect, Shape, Sprite, SpriteArt
from boardwidgets.draw.sobek.art.goods import PATTERNS, SIGNS
from boardwidgets.draw.sobek.art.people import PEOPLE
from boardwidgets.draw.sobek.art.signs import placed, sign
from boardwidgets.games.sobek.cards import FACE_DOWN, FACES, KINDS, SHOWN, UNSEEN, WORDS, Face
from boardwidgets.games.sobek.figures import FIGURES

WIDE: Final = 84
TALL: Final = 118
BAND: Final = 12
"""How tall the band with the pattern of the good is."""


def card_at(card: int, x: float, y: float, scale: float = 1.0) -> tuple[Shape, ...]:
    """A card as it counts in play, with its middle at (x, y); of a card not seen its back.

    It is put together of few sprites, which all cards share: so there is little to send.
    """
    if card >= FACE_DOWN:
        return (Sprite(f"card:{WORDS[card]}", x, y, scale=scale),)
    face = FACES[SHOWN[card]]
    kind = KINDS[face.kind]
    blank = Sprite(f"card:{ground_of(face)}", x, y, scale=scale)
    if face.power:
        good = Sprite(f"sign:{kind}", x + 24 * scale, y - 43 * scale, scale=0.42 * scale)
        power = Sprite(f"power:{face.power}", x, y - 12 * scale, scale=0.82 * scale)
        return blank, power, good
    sign = Sprite(f"sign:{kind}", x, y - 12 * scale, scale=0.9 * scale)
    places = (x + 23 * scale * (k - (face.scarabs - 1) / 2) for k in range(face.scarabs))
    scarabs = (Sprite("scarab", place, y + 43 * scale, scale=scale) for place in places)
    if face.scarabs and kind in RECONSTRUCTED:
        mark = Sprite("ring", x + 33 * scale, y + 27 * scale, scale=scale)
        return blank, sign, *scarabs, mark
    return blank, sign, *scarabs


def ground_of(face: Face) -> str:
    """The colour of a card's ground, without `.tint`."""
    return "person" if face.power else KINDS[face.kind]


def beetle(x: float, y: float, size: float) -> Iterator[Shape]:
    """A scarab to count: golden, with its wings and head."""
    r = size / 2
    for way in (-1, 1):
        for dy in (-0.3, 0.12, 0.54):
            leg = ((x, y + dy * r), (x + way * 0.88 * r, y + (dy - 0.12) * r))
            yield Line(leg, stroke="scarab.line", width=r * 0.2)
    yield Circle(x, y - 0.62 * r, 0.38 * r, fill="scarab", stroke="scarab.line", width=r * 0.2)
    body = ellipse(x, y + 0.15 * r, 0.66 * r, 0.84 * r, 12)
    yield Polygon(body, fill="scarab", stroke="scarab.line", width=r * 0.22)
    yield Line(((x, y - 0.3 * r), (x, y + 0.98 * r)), stroke="scarab.line", width=r * 0.16)


def _blank(ground: str) -> Iterator[Shape]:
    """An empty card: broad lines round a smaller one make its edge, and round its corners."""
    inside = Rect(8, 8, WIDE - 16, TALL - 16)
    yield replace(inside, stroke=f"{ground}.line", width=16)
    yield replace(inside, stroke=f"{ground}.tint", width=12)
    yield replace(inside, fill=f"{ground}.tint")


def _moved(shape: Shape, dx: float, dy: float) -> Iterator[Shape]:
    """A shape of a pattern where the band is."""
    return placed((shape,), dx + 30, dy + 30, 60)


RECONSTRUCTED: Final = frozenset(
    figure.of for figure in FIGURES if figure.what == "scarabs" and figure.reconstructed
)
"""The goods whose number of scarabs is reconstructed."""


def ring(x: float, y: float, r: float = 3.0) -> Iterator[Shape]:
    """The small ring that marks what is reconstructed."""
    yield Circle(x, y, r, fill="boat.sail", stroke="reconstructed", width=r / 2)


def _ground(kind: str) -> SpriteArt:
    """A card of a good without anything on it: its band with the pattern."""
    shapes: list[Shape] = [*_blank(kind)]
    for shape in PATTERNS[kind](WIDE - 16, BAND):
        shapes += _moved(shape, 8, 5)
    shapes.append(Line(((2, 18), (WIDE - 2, 18)), stroke=f"{kind}.line", width=1.4))
    return SpriteArt(WIDE, TALL, tuple(shapes))


def _person() -> SpriteArt:
    """A character's card without anything on it."""
    return SpriteArt(WIDE, TALL, tuple(_blank("person")))


def _back() -> Iterator[Shape]:
    """The back of a card: a crocodile between two waves."""
    yield Rect(1, 1, WIDE - 2, TALL - 2, 7, fill="back")
    yield Rect(6, 6, WIDE - 12, TALL - 12, stroke="back.line", width=1.6)
    for y in (24, 94):
        points = tuple((12 + 6 * k, y + (2 if k % 2 else -2)) for k in range(11))
        yield Line(points, stroke="back.line", width=1.6)
    yield from crocodile(42, 58, 60)


def crocodile(x: float, y: float, size: float) -> Iterator[Shape]:
    """Sobek's animal, from the side, plain and golden."""
    snout = ((0, 34), (8, 31), (17, 31), (20, 27), (24, 30))
    back = ((31, 27), (41, 28), (50, 33), (58, 31), (60, 25))
    belly = ((58, 36), (50, 39), (42, 40), (30, 41), (20, 39), (10, 38), (1, 37))
    body = Polygon(curve(*snout, *back, *belly, bends=2), fill="back.line")
    legs = [
        Line(((left, 37), (left - 3, 44), (left - 7, 45)), stroke="back.line", width=4)
        for left in (24, 43)
    ]
    eye = Circle(20, 30.5, 1.4, fill="back")
    yield from placed((body, *legs, eye), x, y, size)


def _character_back() -> SpriteArt:
    """A character that lies face down: a head, and who it is nobody knows."""
    shapes = (
        Rect(1, 1, WIDE - 2, TALL - 2, 7, fill="back"),
        Rect(6, 6, WIDE - 12, TALL - 12, stroke="back.line", width=1.6),
        Polygon(
            curve((18, 104), (22, 84), (34, 76), (50, 76), (62, 84), (66, 104), bends=2),
            fill="back.line",
        ),
        Polygon(
            curve((24, 70), (25, 38), (42, 24), (59, 38), (60, 70), (52, 66), (32, 66), bends=2),
            fill="back.line",
        ),
        Polygon(ellipse(42, 52, 12.5, 16), fill="back"),
        Line(
            curve((37, 48), (38, 43), (43, 42), (46, 46), (42, 51), (42, 55), closed=False),
            stroke="back.line",
            width=3,
        ),
        Circle(42, 61, 2, fill="back.line"),
    )
    return SpriteArt(WIDE, TALL, shapes)


def slip(face: Face, at: Point, w: float, h: float) -> tuple[Rect, Rect]:
    """A card of a set, seen by its edge: its ground and its outline."""
    x, y = at
    ground = ground_of(face)
    return (
        Rect(x, y, w, h, fill=f"{ground}.tint"),
        Rect(x, y, w, h, stroke=f"{KINDS[face.kind]}.line", width=1.3),
    )


SPRITES: Final = (
    {f"card:{kind}": _ground(kind) for kind in KINDS}
    | {"card:person": _person()}
    | {f"card:{WORDS[FACE_DOWN]}": _character_back()}
    | {f"card:{WORDS[UNSEEN]}": SpriteArt(WIDE, TALL, tuple(_back()))}
    | {"ring": SpriteArt(12, 12, tuple(ring(6, 6, 3.4)))}
    | {"scarab": SpriteArt(24, 24, tuple(beetle(12, 12, 21)))}
    | {f"sign:{kind}": sign(SIGNS[kind]()) for kind in KINDS}
    | {f"power:{power}": sign(PEOPLE[power]()) for power in PEOPLE}
)
"""What cards are put together of; small, the signs stand for goods and characters."""
