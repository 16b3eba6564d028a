"""The event tokens of the round, and what the glyphs are called."""

from collections.abc import Iterator
from typing import Final

from boardwidgets.draw.scene import Circle, Item, Line, Shape, Sprite, Text
from boardwidgets.draw.sobek.cards import ring
from boardwidgets.draw.sobek.glyphs import GLYPH_SIGNS, TOKEN_SIGNS
from boardwidgets.draw.sobek.naming import game_phrase, say
from boardwidgets.draw.sobek.places import TOKEN_RADIUS, TOKENS_Y, token_at
from boardwidgets.draw.sobek.pointing import token_keys
from boardwidgets.draw.sobek.signs import sign
from boardwidgets.draw.sobek.telling import Moment
from boardwidgets.games.sobek.tokens import TOKENS, UNKNOWN

NAME: Final = 13.0
LEGEND_LEFT: Final = 430.0
LEGEND_STEP: Final = 108.0

SPRITES: Final = {f"token:{name}": sign(drawn("event.sign")) for name, drawn in TOKEN_SIGNS.items()}


def tokens(now: Moment) -> Iterator[Item]:
    """The five tokens: those left, face down where they are not seen, then those used."""
    state = now.state
    seen = [token for token in state.tokens if token != UNKNOWN]
    down = state.sealed + len(state.tokens) - len(seen)
    place = 0
    for key, token in zip(token_keys(tuple(seen)), seen, strict=True):
        name = TOKENS[token]
        text = say("token.up", token=name, effect=name)
        zone = Circle(*token_at(place), TOKEN_RADIUS)
        yield Item("lying", key, text, tuple(_open(place, name, 1.0)), zone=zone)
        place += 1
    for number in range(down):
        zone = Circle(*token_at(place), TOKEN_RADIUS)
        yield Item(
            "lying", f"token#{number + 1}", say("token.down"), tuple(_down(place)), zone=zone
        )
        place += 1
    for number, token in enumerate(state.spent):
        name = TOKENS[token]
        text, zone = say("token.spent", token=name), Circle(*token_at(place), TOKEN_RADIUS)
        yield Item("lying", f"spent#{number + 1}", text, tuple(_open(place, name, 0.4)), zone=zone)
        place += 1


def _open(place: int, name: str, alpha: float) -> Iterator[Shape]:
    x, y = token_at(place)
    yield Circle(x, y, TOKEN_RADIUS, fill="event", stroke="event.line", width=2, alpha=alpha)
    yield Sprite(f"token:{name}", x, y, scale=0.46, alpha=alpha)
    if alpha < 1:
        yield Line(((x - 12, y + 12), (x + 12, y - 12)), stroke="event.line", width=2)
    ink = "ink" if alpha == 1 else "ink.quiet"
    yield Text(x, y + TOKEN_RADIUS + 10, game_phrase("token", name), NAME, fill=ink)


def _down(place: int) -> Iterator[Shape]:
    x, y = token_at(place)
    yield Circle(x, y, TOKEN_RADIUS, fill="back", stroke="back.line", width=2)
    yield Circle(x, y, TOKEN_RADIUS - 5, stroke="back.line", width=1.4)
    yield Line(
        tuple((x - 9 + 4.5 * k, y + (2.5 if k % 2 else -2.5)) for k in range(5)),
        stroke="back.line",
        width=2.2,
    )


def legend() -> Iterator[Item]:
    """The glyphs by name, and the small ring that marks what is reconstructed."""
    shapes: list[Shape] = []
    for number, glyph in enumerate(GLYPH_SIGNS):
        x = LEGEND_LEFT + LEGEND_STEP * (number % 2)
        y = TOKENS_Y - 15 + 20 * (number // 2)
        shapes.append(Sprite(f"glyph:{glyph}", x, y, scale=0.3))
        shapes.append(Text(x + 15, y + 1, game_phrase("glyph", glyph), 14, "start", fill="ink"))
    shapes += ring(LEGEND_LEFT, TOKENS_Y + 26)
    text = say("legend.reconstructed")
    shapes.append(Text(LEGEND_LEFT + 15, TOKENS_Y + 27, text, 14, "start", fill="ink.quiet"))
    shapes += ring(LEGEND_LEFT - 16, TOKENS_Y - 15)
    yield Item("words", "", say("legend.text"), tuple(shapes))


GLYPHS: Final = {f"glyph:{name}": sign(drawn("space.sign")) for name, drawn in GLYPH_SIGNS.items()}
