"""Sets: which may be laid from a hand, and what they are worth.

>>> from boardwidgets.games.sobek.cards import card_named
>>> three = tuple(map(card_named, ("marble2", "marble2", "marble0")))
>>> TableSet(2, three).points, TableSet(2, three, sideways=True).points
(12, 4)
"""

from functools import cache
from itertools import groupby, product
from typing import Final, NamedTuple

from boardwidgets.games.sobek.cards import AMULET, AMULET_KIND, GOODS, KIND, SCARABS, SHOWN, Cards
from boardwidgets.games.sobek.moves import AddCards, LaySet, add, lay
from boardwidgets.games.sobek.tokens import PROSPERITY_SCARABS

FEWEST: Final = 3
"""The fewest cards of a set, or of an addition to one (`sobek.turn.set`)."""
MOST_ADDED: Final = 2
"""The most cards the courtesan adds (`sobek.character.courtesan`)."""


class TableSet(NamedTuple):
    """A set on the table: its good, its cards, and the prosperities on it.

    It lies `sideways` when it was laid at the end of the round.
    """

    good: int
    cards: Cards
    prosperities: int = 0
    sideways: bool = False

    @property
    def scarabs(self) -> int:
        """The scarabs on its cards and those that prosperities add (`sobek.event.prosperity`)."""
        return sum(SCARABS[card] for card in self.cards) + PROSPERITY_SCARABS * self.prosperities

    @property
    def points(self) -> int:
        """Cards × scarabs (`sobek.score.set`); of one laid sideways the scarabs alone.

        See `sobek.score.horizontal`.
        """
        return self.scarabs if self.sideways else len(self.cards) * self.scarabs

    def grown(self, cards: Cards) -> "TableSet":
        """The set with more cards; the prosperities stay on it."""
        return self._replace(cards=tuple(sorted(self.cards + cards)))


def upright(sets: tuple[TableSet, ...], good: int) -> TableSet | None:
    """The set of a good that was laid during the round; None when there is none."""
    for one in sets:
        if one.good == good and not one.sideways:
            return one
    return None


def with_set(sets: tuple[TableSet, ...], one: TableSet) -> tuple[TableSet, ...]:
    """The sets with one more, or with an upright one in place of what it has grown from."""
    if one.sideways or upright(sets, one.good) is None:
        return (*sets, one)
    return tuple([one if s.good == one.good and not s.sideways else s for s in sets])


def selections(cards: Cards, fewest: int, most: int) -> tuple[Cards, ...]:
    """Every choice of so many of the cards, equal cards not told apart, small choices first.

    >>> selections((4, 4, 9), 2, 3)
    ((4, 4), (4, 9), (4, 4, 9))
    """
    groups = [tuple(group) for _, group in groupby(sorted(cards))]
    counts = product(*(range(len(group) + 1) for group in groups))
    found = [
        tuple(card for group, count in zip(groups, chosen, strict=True) for card in group[:count])
        for chosen in counts
        if fewest <= sum(chosen) <= most
    ]
    return tuple(sorted(found, key=lambda chosen: (len(chosen), chosen)))


# Kept, since the same cards are in hand turn after turn: random games have an eighth more moves a
# second with it.
@cache
def layings(good: int, cards: Cards, alone: bool) -> tuple[LaySet, ...]:
    """Every set of a good from cards that fit it; amulets `alone` only where that is allowed."""
    found = selections(cards, FEWEST, len(cards))
    return tuple(lay(good, chosen) for chosen in found if alone or chosen[0] != AMULET)


def addings(good: int, cards: Cards) -> tuple[AddCards, ...]:
    """Every addition of one or two cards that fit a good."""
    return tuple(add(good, chosen) for chosen in selections(cards, 1, MOST_ADDED))


def fitting(hand: Cards) -> list[Cards]:
    """For each good the cards of a hand that fit it, as they count in play: its own and amulets."""
    groups: list[list[int]] = [[] for _ in range(AMULET_KIND + 2)]
    for card in hand:
        groups[KIND[card]].append(SHOWN[card])
    amulets = groups[AMULET_KIND]
    return [tuple(sorted(groups[good]) + amulets) for good in range(len(GOODS))]


def layings_from(
    hand: Cards, sets: tuple[TableSet, ...], *, amulet_sets: bool, joining: bool
) -> list[LaySet]:
    """Every set that may be laid from a hand, each once however many equal cards there are.

    Amulets alone are no new set, unless `amulet_sets`; where sets are `joining`, they may be added
    to one that has been laid.
    """
    found: list[LaySet] = []
    for good, cards in enumerate(fitting(hand)):
        if len(cards) >= FEWEST:
            alone = amulet_sets or (joining and upright(sets, good) is not None)
            found += layings(good, cards, alone)
    return found


def addings_from(hand: Cards, sets: tuple[TableSet, ...]) -> list[AddCards]:
    """Every addition of one or two cards to a set of one's own that was laid in the round."""
    fits = fitting(hand)
    return [move for one in sets if not one.sideways for move in addings(one.good, fits[one.good])]


def missing(cards: Cards, hand: Cards) -> tuple[int, ...]:
    """The cards asked for that a hand does not hold."""
    left = [SHOWN[card] for card in hand]
    lacking = []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            lacking.append(card)
    return tuple(lacking)
