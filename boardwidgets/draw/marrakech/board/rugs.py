"""The rugs on the squares, each as the rug it is: whole, or the half that is still to be seen.

A half shows on which side it goes on under another rug. The moves say where that is; a rug of a
written position has no move that says it, and goes on where another rug lies.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from boardwidgets.core.messages import catalogue
from boardwidgets.core.squares import EAST
from boardwidgets.draw.marrakech.layout import centre
from boardwidgets.draw.marrakech.snapshot import MarrakechSnapshot
from boardwidgets.draw.scene import Item, Sprite
from boardwidgets.games.marrakech.rugs import BARE, COLOURS
from boardwidgets.games.marrakech.squares import NAMES, NEIGHBOUR, SQUARES
from boardwidgets.games.marrakech.state import MarrakechState

PACKAGE = "boardwidgets.draw.marrakech"


@dataclass(frozen=True, slots=True)
class Rug:
    """A rug to be seen: on one square or two, and how late it was laid (-1: before all moves).

    `side` is the heading from its first square to its other half, seen or covered.
    """

    colour: int
    squares: tuple[int, ...]
    side: int
    laid: int
    neutral: bool


def rugs(now: MarrakechSnapshot) -> tuple[Rug, ...]:
    """All rugs to be seen, in the order in which they were laid."""
    found = [_rug(now, number) for number in SQUARES if _is_first(now.state, number)]
    return tuple(sorted(found, key=lambda rug: (rug.laid, len(rug.squares))))


def _is_first(state: MarrakechState, number: int) -> bool:
    """Whether a square shows a rug, and the first of its squares."""
    rug = state.tops[number]
    return rug != BARE and rug not in state.tops[:number]


def _rug(now: MarrakechSnapshot, number: int) -> Rug:
    tops = now.state.tops
    rug = tops[number]
    squares = tuple(n for n in SQUARES if tops[n] == rug)
    laid, other = now.order.get(number, (-1, None))
    if len(squares) > 1:
        other = squares[1]
    elif other is None:
        other = next((n for n in NEIGHBOUR[number] if n is not None and tops[n]), None)
    side = EAST if other is None else NEIGHBOUR[number].index(other)
    return Rug(rug % 4, squares, side, laid, now.state.owner_in(rug % 4) is None)


def laid_rugs(now: MarrakechSnapshot) -> Iterator[Item]:
    """The rugs as items, and for each colour where it is to be seen."""
    say = catalogue(PACKAGE).say
    shown = rugs(now)
    for rug in shown:
        names = tuple(NAMES[number] for number in rug.squares)
        text = say(f"rug.{form(rug)}", colour=COLOURS[rug.colour], squares=names)
        yield Item("objects", "", text, sprites(rug))
    for colour, name in enumerate(COLOURS):
        squares = tuple(NAMES[n] for rug in shown if rug.colour == colour for n in rug.squares)
        if squares:
            key = "neutral" if now.state.owner_in(colour) is None else "seen"
            yield Item("objects", "", say(f"rugs.{key}", colour=name, squares=squares), ())


def form(rug: Rug) -> str:
    """What of a rug is seen: `rug` for the whole, or `half`."""
    return "rug" if len(rug.squares) > 1 else "half"


def sprites(rug: Rug, alpha: float = 1.0) -> tuple[Sprite, ...]:
    """A rug as it lies."""
    places = [centre(number) for number in rug.squares]
    x = sum(x for x, _ in places) / len(places)
    y = sum(y for _, y in places) / len(places)
    turn = (rug.side - EAST) % 4
    names = [f"{form(rug)}:{COLOURS[rug.colour]}"]
    if rug.neutral:
        names.append(f"veil:{form(rug)}")
    return tuple(Sprite(name, x, y, turn=turn, alpha=alpha) for name in names)
