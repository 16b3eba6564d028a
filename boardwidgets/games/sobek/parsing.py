"""Reading moves as they are typed.

Of equal forms any is understood: the cards of a set in any order, `fish1` for `1` in a set of
fish, `scribe` for the one scribe that a player holds.
"""

from collections.abc import Callable, Mapping
from typing import Final

from boardwidgets.core.moves import Move
from boardwidgets.games.sobek import moves
from boardwidgets.games.sobek.cards import (
    CHARACTERS,
    FACES,
    GOODS,
    KINDS,
    WORDS,
    Cards,
)
from boardwidgets.games.sobek.phases import STARTERS
from boardwidgets.games.sobek.record import SobekRecord
from boardwidgets.games.sobek.tokens import TOKENS

CARDS: Final = {WORDS[card]: card for card in moves.IN_PLAY}
DEALT: Final = {WORDS[card]: deal for card, deal in moves.DEALS.items()}
BY_COLOUR: Final = {
    "from": moves.FROMS,
    "curse": moves.CURSES,
    "begin": moves.BEGINS,
    "first": moves.FIRSTS,
    "lowest": moves.LOWESTS,
}
SCRIBES: Final = tuple(card for card in CHARACTERS if FACES[card].power == "scribe")
MOST_CARDS: Final = 40
"""More words than any set has cards."""


def parse(record: SobekRecord, text: str) -> Move | None:
    """The move that a text names, legal or not; None when it names none."""
    head, *words = text.split() or [""]
    if text == moves.DONE.text:
        return moves.DONE
    if head in BY_COLOUR and len(words) == 1 and words[0] in moves.COLOURS:
        return BY_COLOUR[head][moves.COLOURS.index(words[0])]
    reader = READERS.get(head)
    return reader(record, words) if reader and 0 < len(words) <= MOST_CARDS else None


def _whole_number(words: list[str]) -> int | None:
    word = words[0]
    fits = len(words) == 1 and len(word) < 4 and word.isascii() and word.isdigit()
    return int(word) if fits else None


def _take(record: SobekRecord, words: list[str]) -> Move | None:
    place = _whole_number(words)
    return None if place is None else moves.TakeCard(f"take {place}", place)


def _fetch(record: SobekRecord, words: list[str]) -> Move | None:
    place = _whole_number(words)
    return None if place is None else moves.Fetch(f"fetch {place}", place)


def _one(table: Mapping[int, Move], words: list[str]) -> Move | None:
    """The move of a table that is about the one card named."""
    card = CARDS.get(words[0]) if len(words) == 1 else None
    return None if card is None else table.get(card)


def _play(record: SobekRecord, words: list[str]) -> Move | None:
    if words == ["scribe"]:
        held = [card for card in record.seats[record.seat].hand if card in SCRIBES]
        return moves.PLAYS[held[0]] if len(held) == 1 else None
    return _one(moves.PLAYS, words)


def _draw(record: SobekRecord, words: list[str]) -> Move | None:
    seat = record.dealt_next if record.phase == STARTERS else record.seat
    return _one(moves.DRAWS[seat or 0], words)


def _drop(record: SobekRecord, words: list[str]) -> Move | None:
    return _one(moves.DROPS[record.dropper or 0], words)


def _steal(record: SobekRecord, words: list[str]) -> Move | None:
    return _one(moves.STEALS[record.seat][record.target], words)


def _deal(record: SobekRecord, words: list[str]) -> Move | None:
    return DEALT.get(words[0]) if len(words) == 1 else None


def _discard(record: SobekRecord, words: list[str]) -> Move | None:
    known = len(words) == 1 and words[0] in KINDS
    return moves.DISCARDS[KINDS.index(words[0])] if known else None


def _event(record: SobekRecord, words: list[str]) -> Move | None:
    known = len(words) == 1 and words[0] in TOKENS
    return moves.TOKEN_MOVES[TOKENS.index(words[0])] if known else None


def _token(record: SobekRecord, words: list[str]) -> Move | None:
    known = len(words) == 1 and words[0] in TOKENS
    return moves.TOKEN_DRAWS[record.seat][TOKENS.index(words[0])] if known else None


def _prosperity(record: SobekRecord, words: list[str]) -> Move | None:
    known = len(words) == 1 and words[0] in GOODS
    return moves.PROSPERS[GOODS.index(words[0])] if known else None


def _set(record: SobekRecord, words: list[str]) -> Move | None:
    return _cards_of(moves.lay, "set", words)


def _add(record: SobekRecord, words: list[str]) -> Move | None:
    return _cards_of(moves.add, "add", words)


def _cards_of(
    make: Callable[[int, Cards], moves.LaySet | moves.AddCards], head: str, words: list[str]
) -> Move | None:
    """The move that lays the cards named as those of the good named first."""
    if words[0] not in GOODS or len(words) == 1:
        return None
    good = GOODS.index(words[0])
    cards: list[int] = []
    unheard_of: list[int] = []
    for word in words[1:]:
        number = _whole_number([word])
        if number is not None:
            card = CARDS.get(f"{words[0]}{number}")
            if card is None:
                unheard_of.append(number)
        else:
            card = CARDS.get(word, CARDS.get(f"{word}-{words[0]}"))
            if card is None:
                return None
        if card is not None:
            cards.append(card)
    move = make(good, tuple(sorted(cards)))
    if unheard_of:
        return moves.NoCard(f"{head} {' '.join(words)}", tuple(unheard_of), move)
    return move


READERS: Final[dict[str, Callable[[SobekRecord, list[str]], Move | None]]] = {
    "take": _take,
    "set": _set,
    "play": _play,
    "steal": _steal,
    "add": _add,
    "drop": _drop,
    "discard": _discard,
    "fetch": _fetch,
    "event": _event,
    "prosperity": _prosperity,
    "deal": _deal,
    "draw": _draw,
    "token": _token,
}
"""For each first word of a move how the rest is read."""
