"""The moves of Sobek, made once.

A card is named as everywhere: `fish0` without scarabs, `fish1` with one, `thief`, `amulet`. In a
set its good goes without saying: `set fish 0 1 thief amulet`. A move that moves a hidden card holds
the seats that may see it; two moves that differ in that alone are the same move.
"""

from dataclasses import dataclass, field
from typing import Final

from boardwidgets.core.moves import First, Hidden, Move
from boardwidgets.games.sobek.cards import (
    CHARACTERS,
    FACE_DOWN,
    FACES,
    GOODS,
    KINDS,
    OPEN,
    SHOWN,
    WORDS,
    Cards,
)
from boardwidgets.games.sobek.tokens import TOKENS

COLOURS: Final = ("red", "yellow", "blue", "green")
"""The seats by the colours of their markers."""


@dataclass(frozen=True, slots=True)
class TakeCard(Move):
    """Take a card of the row, by its place from 1."""

    place: int


@dataclass(frozen=True, slots=True)
class PlayCharacter(Move):
    """Play a character for their power."""

    card: int


@dataclass(frozen=True, slots=True)
class LaySet(Move):
    """Lay cards as a set of a good, or to the set of it one has."""

    good: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class AddCards(Move):
    """Add one or two cards to a set of one's own (the courtesan)."""

    good: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class NoCard(Move):
    """Someone names cards of a good with numbers of scarabs that it never has.

    `rest` is what they would do with the other cards that they name.
    """

    scarabs: tuple[int, ...]
    rest: LaySet | AddCards


@dataclass(frozen=True, slots=True)
class From(Move):
    """Choose the player to take a card from (the thief and the vizier)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Steal(Move):
    """A card goes from one player to another; only they see it."""

    card: int
    seat: int = field(compare=False)
    other: int = field(compare=False)

    def seen(self, seat: int | None) -> "Steal | Hidden":
        """What a seat may know of it."""
        return self if seat in (self.seat, self.other) else Hidden()


@dataclass(frozen=True, slots=True)
class Drop(Move):
    """Put a card from hand under one's own corruption marker (the scribe)."""

    card: int
    seat: int = field(compare=False)

    def seen(self, seat: int | None) -> "Drop | Hidden":
        """What a seat may know of it."""
        return self if seat == self.seat else Hidden()


@dataclass(frozen=True, slots=True)
class DiscardKind(Move):
    """Discard all cards of a kind from one's own corruption (the priest)."""

    kind: int


@dataclass(frozen=True, slots=True)
class Fetch(Move):
    """Take any card of the row, by its place from 1 (the merchant)."""

    place: int


@dataclass(frozen=True, slots=True)
class TakeToken(Move):
    """Take an event token and use it."""

    token: int


@dataclass(frozen=True, slots=True)
class Prosper(Move):
    """Put a prosperity on one's set of a good."""

    good: int


@dataclass(frozen=True, slots=True)
class Curse(Move):
    """Give a curse to a player."""

    seat: int


@dataclass(frozen=True, slots=True)
class Begin(Move):
    """Choose who begins the next round."""

    seat: int


@dataclass(frozen=True, slots=True)
class Lowest(Move):
    """Chance draws which of the players with the lowest score chooses who begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Chance draws the next card of the row; a character comes face down."""

    card: int


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Chance draws a card that only its owner sees."""

    card: int
    seat: int = field(compare=False)

    def seen(self, seat: int | None) -> "Draw | Hidden":
        """What a seat may know of it."""
        return self if seat == self.seat else Hidden()


@dataclass(frozen=True, slots=True)
class DrawToken(Move):
    """Chance draws one of the round's event tokens; only who looks at them sees it."""

    token: int
    seat: int = field(compare=False)

    def seen(self, seat: int | None) -> "DrawToken | Hidden":
        """What a seat may know of it."""
        return self if seat == self.seat else Hidden()


DONE: Final = Move("done")
"""No more sets at the end of a round."""

TAKES: Final = tuple(TakeCard(f"take {place}", place) for place in range(1, 10))
FETCHES: Final = tuple(Fetch(f"fetch {place}", place) for place in range(1, 10))
PLAYS: Final = {card: PlayCharacter(f"play {WORDS[card]}", card) for card in CHARACTERS}
DISCARDS: Final = tuple(DiscardKind(f"discard {name}", kind) for kind, name in enumerate(KINDS))
TOKEN_MOVES: Final = tuple(TakeToken(f"event {name}", token) for token, name in enumerate(TOKENS))
PROSPERS: Final = tuple(Prosper(f"prosperity {name}", good) for good, name in enumerate(GOODS))
FROMS: Final = tuple(From(f"from {name}", seat) for seat, name in enumerate(COLOURS))
CURSES: Final = tuple(Curse(f"curse {name}", seat) for seat, name in enumerate(COLOURS))
BEGINS: Final = tuple(Begin(f"begin {name}", seat) for seat, name in enumerate(COLOURS))
FIRSTS: Final = tuple(First(f"first {name}", seat) for seat, name in enumerate(COLOURS))
LOWESTS: Final = tuple(Lowest(f"lowest {name}", seat) for seat, name in enumerate(COLOURS))
DEALS: Final = {card: Deal(f"deal {WORDS[card]}", card) for card in (*OPEN, FACE_DOWN)}

SEATS: Final = range(len(COLOURS))
IN_PLAY: Final = tuple(sorted({SHOWN[card] for card in range(len(FACES))}))
"""The cards as they count in play."""

DRAWS: Final = tuple({c: Draw(f"draw {WORDS[c]}", c, seat) for c in IN_PLAY} for seat in SEATS)
DROPS: Final = tuple({c: Drop(f"drop {WORDS[c]}", c, seat) for c in IN_PLAY} for seat in SEATS)
STEALS: Final = tuple(
    tuple({c: Steal(f"steal {WORDS[c]}", c, seat, other) for c in IN_PLAY} for other in SEATS)
    for seat in SEATS
)
TOKEN_DRAWS: Final = tuple(
    tuple(DrawToken(f"token {name}", token, seat) for token, name in enumerate(TOKENS))
    for seat in SEATS
)


def word_in_set(good: int, card: int) -> str:
    """How a card is named in a set of a good: by its scarabs alone where it is of the good.

    >>> from boardwidgets.games.sobek.cards import card_named
    >>> word_in_set(0, card_named("ivory3")), word_in_set(0, card_named("queen"))
    ('3', 'queen')
    """
    face = FACES[card]
    if face.kind == good and face.power is None:
        return str(face.scarabs)
    return face.word


def lay(good: int, cards: Cards) -> LaySet:
    """The move that lays these cards, sorted as they count in play, as a set of a good."""
    return LaySet(
        " ".join(("set", GOODS[good], *(word_in_set(good, c) for c in cards))), good, cards
    )


def add(good: int, cards: Cards) -> AddCards:
    """The move that adds these cards, sorted as they count in play, to a set of a good."""
    return AddCards(
        " ".join(("add", GOODS[good], *(word_in_set(good, c) for c in cards))), good, cards
    )
