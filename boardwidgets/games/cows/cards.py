"""The eight shared cards: which pieces each names, and when they are opened again.

The open cards are a set of bits, one a card in the order of CARDS.
"""

from typing import Final

from boardwidgets.games.cows.pieces import BULL, COLOURS, COW, HERDSMAN, MOLE, RABBIT, of_kind

CARDS: Final = (*COLOURS, "bull", "rabbit", "mole", "herdsman")
"""Four colour cards and four piece cards (`cows.setup.cards`)."""

NO_CARD: Final = -1
ALL_OPEN: Final = 0b1111_1111

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


def is_open(open_cards: int, card: int) -> bool:
    """Whether a card lies open."""
    return bool(open_cards >> card & 1)


def listed(open_cards: int) -> tuple[str, ...]:
    """The names of the open cards.

    >>> listed(0b1_0001)
    ('red', 'bull')
    """
    return tuple(name for card, name in enumerate(CARDS) if is_open(open_cards, card))


def reopens(open_cards: int, card: int) -> bool:
    """Whether covering a card leaves only one open, so that all are opened (`cows.turn.reopen`).

    >>> reopens(0b111, 0), reopens(0b11, 0)
    (False, True)
    """
    return (open_cards & ~(1 << card)).bit_count() < 2
