"""Random games, and what is counted in their states in another way than the rules count it."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from boardwidgets.core.match import Match
from boardwidgets.games.sobek.cards import COPIES, FACE_DOWN, FACES, WORDS
from boardwidgets.games.sobek.state import SobekState
from tests.games.sobek.situations import fresh, sobek

OPTIONS = [
    {"amulet_sets": alone, "thief_takes": thief, "vizier_takes": vizier}
    for alone, thief, vizier in product((False, True), ("random", "chosen"), ("chosen", "random"))
]


def some_games(count: int, chance: str = "ask", first: int = 0) -> Iterator[Match]:
    """Games for 2, 3 and 4 players by turns, with all house rules."""
    for seed in range(first, first + count):
        options: dict[str, Any] = OPTIONS[seed % len(OPTIONS)]
        yield fresh(2 + seed % 3, seed=seed, chance=chance, **options)


def at_random(game: Match, seed: int) -> Iterator[SobekState]:
    """Play on at random to the end: every state on the way, the last included."""
    random = Random(seed)
    for _ in range(3_000):
        yield sobek(game)
        if game.over:
            return
        game.play(random.choice(game.legal_moves))
    raise AssertionError("a game came to no end")


def some_states(count: int, chance: str = "ask", every: int = 1) -> Iterator[SobekState]:
    """States of random games, each `every`th."""
    for game in some_games(count, chance):
        yield from list(at_random(game, game.seed))[::every]


def places(state: SobekState) -> Counter[str]:
    """All cards by their words, wherever they are; characters face down are still undrawn."""
    found = Counter({WORDS[card]: count for card, count in enumerate(state.pool)})
    lying = [*state.row, *state.discard]
    for holder in state.seats:
        lying += [*holder.hand, *holder.corruption]
        lying += [card for one in holder.sets for card in one.cards]
    return found + Counter(WORDS[card] for card in lying if card != FACE_DOWN)


ALL_CARDS = Counter({face.word: COPIES[card] for card, face in enumerate(FACES)})


def worth(words: tuple[str, ...], *, prosperities: int = 0, sideways: bool = False) -> int:
    """The points of a set from the words of its cards: what ends in a figure has scarabs."""
    scarabs = sum(int(word[-1]) for word in words if word[-1].isdigit()) + 2 * prosperities
    return scarabs if sideways else scarabs * len(words)
