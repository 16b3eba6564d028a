"""The board for the turn: what still has to move, or the pile that a mole has met.

Between turns, and when the game is over, it says how much free grass is left.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.core.state import Phase
from boardwidgets.draw.cows.art.vegetables import HIDDEN_SCALE
from boardwidgets.draw.cows.board.pieces import figure
from boardwidgets.draw.cows.layout import TURN
from boardwidgets.draw.cows.snapshot import CowsSnapshot
from boardwidgets.draw.lettering import fitted
from boardwidgets.draw.scene import Circle, Item, Line, Point, Rect, Shape, Sprite, Text
from boardwidgets.games.cows.cards import EXTRAS, NAMED, NO_CARD
from boardwidgets.games.cows.pasture import is_fenced
from boardwidgets.games.cows.phases import CARD, DISCARD, OVER, PEEK
from boardwidgets.games.cows.pieces import HERDSMAN, OFF
from boardwidgets.games.cows.tokens import HIDDEN

PACKAGE: Final = "boardwidgets.draw.cows"
GAME: Final = "boardwidgets.games.cows"
COLUMN: Final = 50.0
SMALL: Final = 0.66
TOKEN: Final = 20.0
BUTTONS: Final[dict[Phase, tuple[str, ...]]] = {PEEK: ("peek", "leave"), DISCARD: ("keep",)}
"""What can be chosen of a pile that was met, by the phase."""
BUTTON_WIDE: Final = 92.0
BUTTON_TALL: Final = 32.0
MARGIN: Final = 9.0


def turn_board(now: CowsSnapshot) -> Iterator[Item]:
    """What the board for the turn shows, with places to pick a token or what to do with them."""
    yield Item("objects", "", "", (replace(TURN, fill="card"), replace(TURN, stroke="card.line")))
    state = now.state
    if state.main_phase in BUTTONS and state.met != OFF:
        yield from _pile(now)
    elif state.card != NO_CARD:
        yield Item("words", "", "", tuple(_pieces(now)))
    elif state.main_phase in (CARD, OVER):
        yield Item("words", "", "", tuple(_left(now)))


# -- the pieces of the card --------------------------------------------------------------------


def _pieces(now: CowsSnapshot) -> Iterator[Shape]:
    """The pieces that the card names, and the extra one; those that have moved are ticked."""
    state = now.state
    named = [piece for piece in NAMED[state.card] if state.pasture.places[piece] != OFF]
    y = TURN.y + TURN.h / 2 - 3
    xs = [TURN.x + 27 + COLUMN * place for place in range(5)]
    sign = EXTRAS[state.card][0]
    for x, piece in zip(xs, named, strict=False):
        yield from figure(piece, (x, y), SMALL, alpha=1.0 if piece in state.waiting else 0.4)
    kind = "herdsman" if sign >= HERDSMAN * 4 else "cow"
    yield Sprite(kind, xs[4] + 4, y, scale=SMALL, alpha=1.0 if state.extra else 0.4)
    yield Line(((xs[4] - 27, y), (xs[4] - 17, y)), stroke="ink", width=2.6)
    yield Line(((xs[4] - 22, y - 5), (xs[4] - 22, y + 5)), stroke="ink", width=2.6)
    done = [x for x, piece in zip(xs, named, strict=False) if piece not in state.waiting]
    done += [] if state.extra else [xs[4] + 4]
    for x in done:
        yield tick((x, TURN.y + TURN.h - 13), "ink")


def ticks(places: Sequence[Point]) -> Iterator[Shape]:
    """Ticks on discs, on what is done."""
    for x, y in places:
        yield Circle(x, y, 9, fill="mark.count")
    for place in places:
        yield tick(place, "mark.count.text")


def tick(place: Point, colour: str) -> Line:
    """A tick."""
    x, y = place
    line = ((x - 4.5, y), (x - 1.2, y + 3.6), (x + 4.5, y - 3.8))
    return Line(line, stroke=colour, width=2.6)


# -- a pile that was met -----------------------------------------------------------------------


def _pile(now: CowsSnapshot) -> Iterator[Item]:
    """The tokens side by side, the lowest at the left, and the buttons one above the other."""
    state = now.state
    pile = state.pasture.piles[state.met]
    room = TURN.w - 3 * MARGIN - BUTTON_WIDE - 2 * TOKEN
    step = min(2 * TOKEN + 4, room / max(1, len(pile) - 1))
    say = catalogue(PACKAGE).say
    for place, token in enumerate(pile, 1):
        x = round(TURN.x + MARGIN + TOKEN + step * (place - 1), 1)
        y = TURN.y + TURN.h / 2
        symbol = token.symbol
        key = "hidden" if symbol == HIDDEN else "known"
        text = say(f"token.{key}", place=place, name=catalogue(GAME).phrase("symbol", symbol))
        shapes = tuple(_token(x, y, symbol))
        yield Item("objects", f"token:{place}", text, shapes, zone=Circle(x, y, TOKEN))
    names = BUTTONS[state.main_phase]
    for number, name in enumerate(names):
        yield from _button(name, TURN.y + TURN.h * (number + 0.5) / len(names))


def _button(name: str, y: float) -> Iterator[Item]:
    left = TURN.x + TURN.w - MARGIN - BUTTON_WIDE
    area = Rect(left, y - BUTTON_TALL / 2, BUTTON_WIDE, BUTTON_TALL, 10)
    text = catalogue(PACKAGE).say(f"button.{name}")
    face = (replace(area, fill="mark.halo"), replace(area, stroke="card.edge", width=2))
    yield Item("objects", name, text, face, zone=area)
    shown = fitted(text, 15, BUTTON_WIDE - 8, bold=True)
    at = (left + BUTTON_WIDE / 2, y + 0.5)
    yield Item("words", "", "", (Text(*at, shown, 15, bold=True, fill="ink"),))


def _token(x: float, y: float, symbol: str) -> Iterator[Shape]:
    yield Circle(x, y, TOKEN, fill="token", stroke="token.line", width=2)
    scale = HIDDEN_SCALE if symbol == HIDDEN else 1.0
    yield Sprite(f"symbol:{symbol}", x, y, scale=scale * 0.98)


# -- between turns, and at the end -------------------------------------------------------------


def _left(now: CowsSnapshot) -> Iterator[Shape]:
    """How many squares of free grass there are, and the number of the turn, or of the last one."""
    state = now.state
    say = catalogue(PACKAGE).say
    piles = enumerate(state.pasture.piles)
    free = sum(bool(pile) and not is_fenced(state.pasture, number) for number, pile in piles)
    most = state.constants.max_turns
    key = "turn.number" if most is None else "turn.number-of"
    turn = state.turns + (state.main_phase == CARD)
    x = TURN.x + 56
    yield Sprite("symbol:hidden", TURN.x + 30, TURN.y + 41)
    lines = (
        (say("turn.grass", count=free), 14.5, "ink"),
        (say(key, turn=turn, most=most), 14.0, "ink.quiet"),
    )
    for place, (line, size, ink) in enumerate(lines):
        shown = fitted(line, size, TURN.w - 60)
        yield Text(x, TURN.y + 31 + 23 * place, shown, size, "start", fill=ink)
