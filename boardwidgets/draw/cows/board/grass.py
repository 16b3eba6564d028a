"""The grass tokens on the pasture, in their piles."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from boardwidgets.draw.cows.layout import FIELD
from boardwidgets.draw.cows.snapshot import CowsSnapshot
from boardwidgets.draw.scene import Circle, Point, Shape, Sprite, Text
from boardwidgets.games.cows.tokens import HIDDEN, Pile

MOST_SYMBOLS: Final = 4
"""So many symbols are shown on a square; more are told in words."""


@dataclass(frozen=True, slots=True)
class TokenLook:
    """How tokens are drawn: how large, where from the middle of their square, where the number."""

    scale: float
    right: float
    down: float
    number: Point
    face: Point
    radius: float


ALONE: Final = TokenLook(1.0, 0, 1, (20, -17), (0, 13), 13.5)
UNDER: Final = TokenLook(0.56, -19, 20, (1, -11), (17, 1), 9.5)
"""Large where nothing stands; small in a corner, before the feet of what stands there."""


def grass(now: CowsSnapshot, *, under: bool) -> tuple[Shape, ...]:
    """The tokens of all squares where something stands, or of all others."""
    taken = set(now.state.pasture.places)
    look = UNDER if under else ALONE
    piles = [
        (*FIELD.centre(number), pile)
        for number, pile in enumerate(now.state.pasture.piles)
        if pile and (number in taken) == under
    ]
    places = [(x + look.right, y + look.down, pile) for x, y, pile in piles]
    counted = [(x + look.number[0], y + look.number[1], pile) for x, y, pile in places]
    return (
        *(clod for x, y, pile in places for clod in _clods(x, y, len(pile), look.scale)),
        *(face for x, y, pile in places for face in _faces(pile, x, y, look)),
        *(_plate(x, y, "fill") for x, y, pile in counted if len(pile) > 1),
        *(_plate(x, y, "stroke") for x, y, pile in counted if len(pile) > 1),
        *(_number(x, y, pile) for x, y, pile in counted if len(pile) > 1),
    )


def _clods(x: float, y: float, count: int, scale: float) -> Iterator[Sprite]:
    """A clod, or the clods of a pile, three of them at most."""
    for place in range(min(count, 3) - 1, -1, -1):
        aside = (0, -8, 8)[place] * scale
        yield Sprite("symbol:hidden", x + aside, y - 4 * place * scale, scale=scale)


def _faces(pile: Pile, x: float, y: float, look: TokenLook) -> Iterator[Shape]:
    """The symbols that the one who looks at the picture knows."""
    known = [token for token in pile if token.symbol != HIDDEN][-MOST_SYMBOLS:]
    radius = look.radius if len(known) < 3 else UNDER.radius
    first = x + look.face[0] - (0 if look is UNDER else radius * 0.85 * (len(known) - 1))
    places = [(round(first + radius * 1.7 * n, 1), y + look.face[1]) for n in range(len(known))]
    for at in places:
        yield Circle(*at, radius, fill="token", stroke="token.line", width=1.6)
    for at, token in zip(places, known, strict=True):
        yield Sprite(f"symbol:{token.symbol}", *at, scale=radius / 17)


def _plate(x: float, y: float, part: str) -> Circle:
    """A plate for a number; fills and outlines apart, so that they are sent in two calls."""
    if part == "fill":
        return Circle(x, y, 9.5, fill="token")
    return Circle(x, y, 9.5, stroke="token.line", width=1.6)


def _number(x: float, y: float, pile: Pile) -> Text:
    return Text(x, y + 0.5, str(len(pile)), 14.5, bold=True, fill="token.line")
