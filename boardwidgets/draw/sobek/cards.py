"""Cards: their faces as sprites, their backs, scarabs, and narrow slips for sets."""

from collections.abc import Iterator
from typing import Final

from boardwidgets.draw.outlines import curve, ellipse
from boardwidgets.draw.scene import Circle, Drawing, Line, Point, Polygon, Rect, Shape
from boardwidgets.draw.sobek.goods import PATTERNS, SIGNS
from boardwidgets.draw.sobek.people import PEOPLE
from boardwidgets.draw.sobek.signs import placed, sign
from boardwidgets.games.sobek.cards import FACE_DOWN, FACES, KINDS, SHOWN, UNSEEN, WORDS, Face
from boardwidgets.games.sobek.figures import FIGURES

WIDE: Final = 84
TALL: Final = 118
BAND: Final = 12
"""How tall the band with the pattern of the good is."""


def sprite_of(card: int) -> str:
    """The sprite of a card as it counts in play; of a card not seen its back."""
    return f"card:{WORDS[SHOWN[card]]}"


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
    yield Rect(1, 1, WIDE - 2, TALL - 2, 7, fill=f"{ground}.tint")


def _edge(line: str) -> Shape:
    return Rect(1, 1, WIDE - 2, TALL - 2, 7, stroke=line, width=2)


def _moved(shape: Shape, dx: float, dy: float) -> Iterator[Shape]:
    """A shape of a pattern where the band is."""
    return placed((shape,), dx + 30, dy + 30, 60)


RECONSTRUCTED: Final = frozenset(
    figure.of for figure in FIGURES if figure.what == "scarabs" and figure.reconstructed
)
"""The goods whose number of scarabs is reconstructed."""


def ring(x: float, y: float, r: float = 3.6) -> Iterator[Shape]:
    """The small ring that marks what is reconstructed."""
    yield Circle(x, y, r, fill="boat.sail", stroke="reconstructed", width=r / 2)


def _face(face: Face) -> Drawing:
    """The face of a card: the band of its good, its sign, and its scarabs."""
    kind = KINDS[face.kind]
    ground = ground_of(face)
    shapes: list[Shape] = [*_blank(ground)]
    if face.power:
        shapes.append(Rect(1, 1, WIDE - 2, BAND + 5, 7, fill=f"{kind}.tint"))
        shapes.append(Rect(1, 9, WIDE - 2, BAND - 4, fill=f"{kind}.tint"))
    for shape in PATTERNS[kind](WIDE - 16, BAND):
        shapes += _moved(shape, 8, 5)
    shapes.append(Line(((1, 18), (WIDE - 1, 18)), stroke=f"{kind}.line", width=1.4))
    if face.power:
        shapes += placed(PEOPLE[face.power](), 42, 46, 50)
        shapes.append(Circle(66, 17, 15, fill=f"{kind}.tint", stroke=f"{kind}.line", width=1.6))
        shapes += placed(SIGNS[kind](), 66, 17, 22)
    else:
        shapes += placed(SIGNS[kind](), 42, 47, 54)
        for number in range(face.scarabs):
            shapes += beetle(42 + 22 * (number - (face.scarabs - 1) / 2), 102, 21)
        if face.scarabs and kind in RECONSTRUCTED:
            shapes += ring(75, 86, 4.4)
    return Drawing(WIDE, TALL, (*shapes, _edge(f"{ground}.line")))


def _back() -> Iterator[Shape]:
    """The back of a card: a crocodile between two waves."""
    yield Rect(1, 1, WIDE - 2, TALL - 2, 7, fill="back")
    yield Rect(6, 6, WIDE - 12, TALL - 12, 4, stroke="back.line", width=1.6)
    for y in (20, 28, 90, 98):
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
    teeth = Line(((3, 35), (16, 35)), stroke="back", width=1.3, dash=(1.6, 1.2))
    yield from placed((body, *legs, teeth, Circle(20, 30.5, 1.2, fill="back")), x, y, size)


def _character_back() -> Drawing:
    """A character that lies face down: a head, and who it is nobody knows."""
    shapes = (
        Rect(1, 1, WIDE - 2, TALL - 2, 7, fill="back"),
        Rect(6, 6, WIDE - 12, TALL - 12, 4, stroke="back.line", width=1.6),
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
    return Drawing(WIDE, TALL, shapes)


def slip(face: Face, at: Point, w: float, h: float) -> tuple[Rect, Rect]:
    """A card of a set, seen by its edge: its ground and its outline."""
    x, y = at
    ground = ground_of(face)
    return (
        Rect(x, y, w, h, fill=f"{ground}.tint"),
        Rect(x, y, w, h, stroke=f"{KINDS[face.kind]}.line", width=1.3),
    )


SPRITES: Final = (
    {f"card:{face.word}": _face(face) for face in FACES if not face.starter}
    | {f"card:{WORDS[FACE_DOWN]}": _character_back()}
    | {f"card:{WORDS[UNSEEN]}": Drawing(WIDE, TALL, tuple(_back()))}
    | {f"sign:{kind}": sign(SIGNS[kind]()) for kind in KINDS}
    | {f"power:{power}": sign(PEOPLE[power]()) for power in PEOPLE}
)
"""Cards, and small the signs of goods and characters."""
