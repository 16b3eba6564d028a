"""The event tokens of the round, and what the glyphs are called."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from boardwidgets.draw.scene import Circle, Item, Line, Point, Shape, Sprite, Text
from boardwidgets.draw.sobek.art.glyphs import GLYPH_SIGNS, signed
from boardwidgets.draw.sobek.art.signs import placed, together
from boardwidgets.draw.sobek.gestures import token_keys
from boardwidgets.draw.sobek.layout import TOKEN_RADIUS, TOKENS_Y, token_at
from boardwidgets.draw.sobek.snapshot import SobekSnapshot
from boardwidgets.draw.sobek.wording import game_phrase, phrase, say
from boardwidgets.draw.sprites import arranged
from boardwidgets.games.sobek.tokens import TOKENS, UNKNOWN

NAME: Final = 13.0
LEGEND_LEFT: Final = 430.0
LEGEND_STEP: Final = 108.0


class TokenPlace(NamedTuple):
    """A token in its place: its name, None where it lies face down, and whether it was used."""

    key: str
    name: str | None
    middle: Point
    used: bool = False


def token_places(now: SobekSnapshot) -> tuple[TokenPlace, ...]:
    """The tokens left, face down where they are not seen, then those used."""
    state = now.state
    seen = [token for token in state.tokens if token != UNKNOWN]
    down = state.sealed + len(state.tokens) - len(seen)
    keys = token_keys(tuple(seen))
    found = [
        *((key, TOKENS[token], False) for key, token in zip(keys, seen, strict=True)),
        *((f"token#{number + 1}", None, False) for number in range(down)),
        *((f"spent#{n + 1}", TOKENS[token], True) for n, token in enumerate(state.spent)),
    ]
    return tuple(
        TokenPlace(key, name, token_at(place), used)
        for place, (key, name, used) in enumerate(found)
    )


def tokens(now: SobekSnapshot) -> Iterator[Item]:
    """The five tokens of the round."""
    found = token_places(now)
    yield Item("objects", "", "", (*_discs(found), *_backs(found), *_fronts(found)))
    yield Item("words", "", "", tuple(_names(found)))
    for one in found:
        yield Item("objects", one.key, _said(one), (), zone=Circle(*one.middle, TOKEN_RADIUS))


def _said(one: TokenPlace) -> str:
    if one.name is None:
        return say("token.down")
    if one.used:
        return say("token.spent", token=one.name)
    return say("token.up", token=one.name, effect=one.name)


def _discs(found: Iterable[TokenPlace]) -> Iterator[Shape]:
    """Discs, faded where a token was used."""
    for one in found:
        fill = "back" if one.name is None else "event"
        yield Circle(*one.middle, TOKEN_RADIUS, fill=fill)
    for one in found:
        stroke = "back.line" if one.name is None else "event.line"
        yield Circle(*one.middle, TOKEN_RADIUS, stroke=stroke, alpha=0.4 if one.used else 1.0)


def _backs(found: Iterable[TokenPlace]) -> Iterator[Shape]:
    for one in found:
        if one.name is None:
            x, y = one.middle
            points = tuple((x - 9 + 4.5 * k, y + (2.5 if k % 2 else -2.5)) for k in range(5))
            yield Line(points, stroke="back.line", width=2.2)


def _fronts(found: Iterable[TokenPlace]) -> Iterator[Shape]:
    for one in found:
        if one.name is not None:
            yield from signed(one.name, *one.middle, 28)
    for one in found:
        if one.used:
            x, y = one.middle
            yield Circle(x, y, TOKEN_RADIUS, fill="papyrus", alpha=0.6)
    for one in found:
        if one.used:
            x, y = one.middle
            yield Line(((x - 14, y + 14), (x + 14, y - 14)), stroke="event.line", width=3)


def _names(found: Iterable[TokenPlace]) -> Iterator[Text]:
    for one in found:
        if one.name is not None:
            x, y = one.middle
            ink = "ink.quiet" if one.used else "ink"
            name = phrase("name", one.name)
            yield Text(x, y + TOKEN_RADIUS + 10, name, NAME, fill=ink)


def legend() -> Iterator[Item]:
    """The glyphs by name, and the small ring that marks what is reconstructed."""
    shapes: list[Shape] = []
    for number, glyph in enumerate(GLYPH_SIGNS):
        x = LEGEND_LEFT + LEGEND_STEP * (number % 2)
        y = TOKENS_Y - 15 + 20 * (number // 2)
        shapes += placed(GLYPH_SIGNS[glyph]("space.sign"), x, y, 18)
        shapes.append(Text(x + 15, y + 1, game_phrase("glyph", glyph), 14, "start", fill="ink"))
    text = say("legend.reconstructed")
    shapes.append(Text(LEGEND_LEFT + 15, TOKENS_Y + 27, text, 14, "start", fill="ink.quiet"))
    for x, y in ((LEGEND_LEFT, 26), (LEGEND_LEFT - 16, -15)):
        shapes.append(Sprite("ring", x, TOKENS_Y + y))
    yield Item("words", "", say("legend.text"), arranged(together(shapes)))
