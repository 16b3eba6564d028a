"""The eight shared cards: which pieces each names, and when they are opened again.

A card is its number in the order of CARDS.
"""

from typing import Final

from boardwidgets.games.cows.pieces import BULL, COLOURS, COW, HERDSMAN, MOLE, RABBIT, of_kind

CARDS: Final = (*COLOURS, "bull", "rabbit", "mole", "herdsman")
"""Four colour cards and four piece cards (`cows.setup.cards`)."""

NO_CARD: Final = -1
ALL_OPEN: Final = frozenset(range(len(CARDS)))

NAMED: Final = (
    *(tuple(kind * 4 + colour for kind in (COW, BULL, RABBIT, MOLE)) for colour in range(4)),
    *(of_kind(kind) for kind in (BULL, RABBIT, MOLE, HERDSMAN)),
)
"""NAMED[card]: every piece of its colour (`cows.turn.colour-card`) or of its kind.

The latter is `cows.turn.piece-card`.
"""

EXTRA_KIND: Final = (HERDSMAN,) * 4 + (COW,) * 4
"""EXTRA_KIND[card]: the kind in its corner; one piece of that kind moves as well."""

EXTRAS: Final = (*(of_kind(kind) for kind in EXTRA_KIND), ())
"""EXTRAS[card]: the pieces of that kind, one to be chosen; none for NO_CARD."""


def is_colour_card(card: int) -> bool:
    """Whether a card names a colour, not a kind."""
    return card < len(COLOURS)


def listed(open_cards: frozenset[int]) -> tuple[str, ...]:
    """The names of the open cards.

    >>> listed(frozenset({0, 4}))
    ('red', 'bull')
    """
    return tuple(name for card, name in enumerate(CARDS) if card in open_cards)


def reopens(open_cards: frozenset[int], card: int) -> bool:
    """Whether covering a card leaves only one open, so that all are opened (`cows.turn.reopen`).

    >>> reopens(frozenset({0, 1, 2}), 0), reopens(frozenset({0, 1}), 0)
    (False, True)
    """
    return len(open_cards - {card}) < 2
