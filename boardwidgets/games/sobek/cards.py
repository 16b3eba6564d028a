"""The cards: what there is, and what each card's face says.

A card is the number of its face, a row of `FACES`; equal cards have the same number. Starters are
faces of their own, since they are never in the deck, but in play they are what they show: `SHOWN`
gives for a starter the equal card of the deck. Two more numbers stand for cards not known: a
character that lies face down, which nobody has seen, and a card that others have seen alone.

>>> FACES[card_named("ivory3")].scarabs, FACES[card_named("queen")].kind == kind_named("ivory")
(3, True)
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from boardwidgets.games.sobek.figures import data

_DATA: Final = data("cards.toml")

GOODS: Final[tuple[str, ...]] = tuple(good["name"] for good in _DATA["good"])
KINDS: Final = (*GOODS, "amulet")
"""What a card is of: one of the six goods, or an amulet."""
AMULET_KIND: Final = len(GOODS)


class Face(NamedTuple):
    """What a card shows: its word, kind and scarabs, and the power of the character on it.

    A good bears either no scarabs or the one number of its kind (`sobek.cards.goods`); a character
    is a card of its good without scarabs (`sobek.cards.characters`). `copies` is how many of them
    there are in all.
    """

    word: str
    kind: int
    scarabs: int
    power: str | None
    copies: int
    starter: bool = False


def _faces() -> Iterator[Face]:
    for kind_number, good in enumerate(_DATA["good"]):
        name, scarabs = good["name"], good["scarabs"]["value"]
        rich = good["with_scarabs"]["value"]
        yield Face(f"{name}0", kind_number, 0, None, good["deck"]["value"] - rich)
        yield Face(f"{name}{scarabs}", kind_number, scarabs, None, rich)
        for character in _DATA["character"]:
            if character["good"]["value"] == name:
                yield Face(character["name"], kind_number, 0, character["power"], 1)
        yield Face(f"starter-{name}", kind_number, 0, None, good["starters"]["value"], starter=True)
    yield Face("amulet", AMULET_KIND, 0, None, _DATA["amulet"]["deck"]["value"])


FACES: Final = tuple(_faces())
CARDS: Final = tuple(range(len(FACES)))
FACE_DOWN: Final = len(FACES)
"""A character that lies face down: chance draws who it is when somebody looks."""
UNSEEN: Final = len(FACES) + 1
"""A card that a seat may not see; as the only card of a pile: some cards, nobody says how many."""

HIDDEN: Final = "unseen"
"""The word of a card that is not told."""
WORDS: Final = (*(face.word for face in FACES), "character", HIDDEN)
NO_KIND: Final = len(KINDS)
"""The kind of a card that is not known."""
KIND: Final = (*(face.kind for face in FACES), NO_KIND, NO_KIND)
SCARABS: Final = (*(face.scarabs for face in FACES), 0, 0)
COPIES: Final = tuple(face.copies for face in FACES)

_NUMBER: Final = {word: card for card, word in enumerate(WORDS)}


def card_named(word: str) -> int:
    """The number of a card by its word; a KeyError when there is none."""
    return _NUMBER[word]


def kind_named(name: str) -> int:
    """The number of a kind by its name; a ValueError when there is none."""
    return KINDS.index(name)


AMULET: Final = card_named("amulet")
PLAIN: Final = tuple(card_named(f"{name}0") for name in GOODS)
"""For each good its card without scarabs."""
STARTER: Final = tuple(card_named(f"starter-{name}") for name in GOODS)
"""For each good its starter."""
CHARACTERS: Final = tuple(card for card in CARDS if FACES[card].power)
STARTERS: Final = frozenset(STARTER)
DECK: Final = tuple(card for card in CARDS if card not in STARTERS)
"""The faces that the deck is made of."""
OPEN: Final = tuple(card for card in DECK if card not in CHARACTERS)
"""The faces that lie open in the row: goods and amulets."""

SHOWN: Final = (
    *(PLAIN[FACES[card].kind] if card in STARTERS else card for card in CARDS),
    FACE_DOWN,
    UNSEEN,
)
"""What a card counts as in play: a starter is its good's card without scarabs."""

TWIN: Final = tuple(STARTER[KIND[card]] if card in PLAIN else card for card in range(len(WORDS)))
"""What lies down first when a card is asked for: the equal starter, where there is one."""

STARTERS_EACH: Final[int] = _DATA["hand"]["starters"]["value"]
ROW: Final[int] = _DATA["row"]["cards"]["value"]
REACH: Final[int] = _DATA["row"]["reach"]["value"]
LEFT_OUT: Final[dict[int, int]] = {2: _DATA["left_out"]["two_players"]["value"], 3: 0, 4: 0}
"""How many cards of the deck are left out, by the number of players."""
DECK_SIZE: Final = sum(COPIES[card] for card in DECK)
SPARE: Final = sum(COPIES[card] for card in STARTER)
"""How many starters there are before any is dealt."""

Cards = tuple[int, ...]
"""Cards in the hand or on the table, sorted but in the row."""


def with_card(cards: Cards, card: int) -> Cards:
    """The cards and one more."""
    return tuple(sorted((*cards, card)))


def among(cards: Cards, card: int) -> int:
    """The card of `cards` that is meant by what it shows: a starter before its equals."""
    return TWIN[card] if TWIN[card] in cards else card


def meant(hand: Cards, asked: Cards) -> Cards:
    """The cards of a hand that are meant by what they show, in the order in which they are asked.

    >>> [WORDS[card] for card in meant((STARTER[0], PLAIN[0]), (PLAIN[0], PLAIN[0]))]
    ['starter-ivory', 'ivory0']
    """
    found = []
    for shown_card in asked:
        card = among(hand, shown_card)
        found.append(card)
        hand = without(hand, card)
    return tuple(found)


def without(cards: Cards, card: int) -> Cards:
    """The cards without one of them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def shown(cards: Cards) -> Cards:
    """The cards as they count in play."""
    return tuple([SHOWN[card] for card in cards])


def words(cards: Cards) -> tuple[str, ...]:
    """The words of cards, starters named as what they show."""
    return tuple(WORDS[SHOWN[card]] for card in cards)


def own_words(cards: Cards) -> tuple[str, ...]:
    """The words of cards, each by its own: `starter-fish` for a starter."""
    return tuple([WORDS[card] for card in cards])
