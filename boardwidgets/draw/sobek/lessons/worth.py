"""What a set is worth, as something to look at: cards times scarabs, and a table of several sets.

Each card of a set counts all the scarabs of the set: they make a rectangle, as many scarabs wide as
there are cards. Of a set laid sideways only one column counts.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from boardwidgets.core.quoting import quoted
from boardwidgets.draw.scene import Item, Line, Scene, Shape, Text
from boardwidgets.draw.sobek.art.cards import SPRITES, TALL, WIDE, beetle, card_at
from boardwidgets.draw.sobek.wording import say
from boardwidgets.draw.sprites import used
from boardwidgets.games.sobek.cards import AMULET_KIND, GOODS, KIND, WORDS, Cards, card_named
from boardwidgets.games.sobek.moves import IN_PLAY
from boardwidgets.games.sobek.sets import FEWEST, TableSet

MARGIN: Final = 16.0
WIDTH: Final = 820.0
KNOWN: Final = frozenset(WORDS[card] for card in IN_PLAY)

Words = str | Iterable[str]


def set_of(cards: Words) -> TableSet:
    """The set that some cards make, by their words; a ValueError says why they make none.

    >>> set_of("marble0 marble2 marble2").points
    12
    """
    words = cards.split() if isinstance(cards, str) else list(cards)
    # A list may hold anything, also what has no hash and so is in no set.
    if strange := [word for word in words if word not in tuple(KNOWN)]:
        unknown = ", ".join(map(quoted, strange))
        raise ValueError(say("worth-table.error-card", words=unknown, known=", ".join(WORDS[:-2])))
    found: Cards = tuple(sorted(map(card_named, words)))
    goods = {KIND[card] for card in found} - {AMULET_KIND}
    if len(found) < FEWEST or len(goods) != 1:
        raise ValueError(say("worth-table.error-set", words=" ".join(words)))
    return TableSet(goods.pop(), found)


# -- the rectangle ------------------------------------------------------------------------------

COLUMN: Final = 62.0
CARD_SCALE: Final = 0.66
STEP: Final = 27.0
BEETLE: Final = 22.0


class Scarabs:
    """A set with its scarabs as a rectangle: `bw.Board(Scarabs("marble0 marble2 marble2"))`.

    With `sideways` it is laid at the end of the round. Raises a ValueError for cards that are no
    set.
    """

    def __init__(self, cards: Words, *, sideways: bool = False) -> None:
        self._set = set_of(cards)._replace(sideways=sideways)

    def scene(self) -> Scene:
        """The cards side by side, and below each the scarabs that it counts."""
        one = self._set
        top = MARGIN + TALL * CARD_SCALE + 8
        shapes: list[Shape] = []
        for place, card in enumerate(one.cards):
            x = MARGIN + COLUMN * (place + 0.5)
            y = MARGIN + TALL * CARD_SCALE / 2
            shapes += card_at(card, x, y, CARD_SCALE)
            if place == 0 or not one.sideways:
                for row in range(one.scarabs):
                    shapes += beetle(x, top + STEP * (row + 0.5), BEETLE)
        side = MARGIN + COLUMN * len(one.cards) + 24
        middle = top + STEP * max(one.scarabs, 1) / 2
        shapes.append(Text(side, middle, _sum(one), 26, "start", True, fill="ink"))
        height = top + STEP * max(one.scarabs, 1) + MARGIN
        items = (Item("objects", "", _said(one), tuple(shapes)),)
        return Scene(WIDTH, height, items, say("worth-table.title"), used(items, SPRITES))

    def words(self) -> tuple[str, ...]:
        """How many cards and scarabs there are, and what the set is worth."""
        return (_said(self._set),)


def _sum(one: TableSet) -> str:
    key = "worth.sideways" if one.sideways else "worth.upright"
    return say(key, count=len(one.cards), scarabs=one.scarabs, points=one.points)


def _said(one: TableSet) -> str:
    key = "worth-table.sideways" if one.sideways else "worth-table.upright"
    good, count = GOODS[one.good], len(one.cards)
    return say(key, good=good, cards=count, scarabs=one.scarabs, points=one.points)


# -- the table ----------------------------------------------------------------------------------

HEAD: Final = 34.0
ROW: Final = 58.0
SMALL: Final = 0.44
FAN: Final = 40.0
COLUMNS: Final = (MARGIN, 430.0, 660.0)


class SetTable:
    """Several sets with what each is worth, laid in the round and at its end.

    `bw.Board(SetTable(["marble0 marble2 marble2", "fish1 fish1 amulet"]))`. There is room for so
    many `rows` at least. Raises a ValueError for cards that are no set.
    """

    def __init__(self, sets: Iterable[Words] = (), *, rows: int = 1) -> None:
        self._sets = tuple(map(set_of, sets))
        self._rows = max(rows, len(self._sets))

    def scene(self) -> Scene:
        """A row for each set."""
        items = [Item("words", "", "", tuple(self._head()))]
        for place, one in enumerate(self._sets):
            y = HEAD + ROW * (place + 0.5)
            items.append(Item("objects", "", _both(one), tuple(_row(one, y))))
        height = HEAD + ROW * self._rows + 6
        return Scene(WIDTH, height, tuple(items), say("worth-table.table"), used(items, SPRITES))

    def words(self) -> tuple[str, ...]:
        """What each set is worth, both ways."""
        return tuple(map(_both, self._sets)) or (say("worth-table.empty"),)

    def _head(self) -> Iterator[Shape]:
        for x, name in zip(COLUMNS, ("cards", "in-round", "at-end"), strict=True):
            text = say(f"worth-table.{name}")
            yield Text(x, HEAD / 2, text, 16, "start", bold=True, fill="ink.quiet")
        yield Line(((MARGIN, HEAD - 4), (WIDTH - MARGIN, HEAD - 4)), stroke="ink.quiet", width=1.6)
        if not self._sets:
            empty = say("worth-table.empty")
            yield Text(MARGIN, HEAD + ROW / 2, empty, 18, "start", fill="ink.quiet")


def _row(one: TableSet, y: float) -> Iterator[Shape]:
    step = min(FAN, (COLUMNS[1] - MARGIN - 50) / len(one.cards))
    for place, card in enumerate(one.cards):
        x = COLUMNS[0] + WIDE * SMALL / 2 + step * place
        yield from card_at(card, x, y, SMALL)
    upright = say("set.upright", count=len(one.cards), scarabs=one.scarabs, points=one.points)
    yield Text(COLUMNS[1], y, upright, 22, "start", bold=True, fill="ink")
    yield Text(COLUMNS[2], y, str(one.scarabs), 22, "start", bold=True, fill="ink")


def _both(one: TableSet) -> str:
    return say(
        "worth-table.both",
        good=GOODS[one.good],
        cards=len(one.cards),
        scarabs=one.scarabs,
        points=one.points,
        less=one._replace(sideways=True).points,
    )
