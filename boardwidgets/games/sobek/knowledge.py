"""What a seat may know, and complete states that agree with it.

A seat sees its own hand and corruption, the row, the sets, the discarded cards, how many cards
others hold and whether they have corruption, but not how much. A player who has looked at the event
tokens knows those that are left. What was open once and is hidden now, such as a card of the row
that somebody took, is in the moves and events, not in the state.

What nobody knows is not drawn yet: the deck's order, who lies face down in the row, the tokens
before the first look.
"""

from random import Random
from typing import TypeVar

from boardwidgets.games.sobek.cards import (
    CHARACTERS,
    DECK,
    FACE_DOWN,
    STARTER,
    UNSEEN,
    Cards,
)
from boardwidgets.games.sobek.phases import SHOWN, THIEF_CARD, TOKENS, VIZIER_CARD
from boardwidgets.games.sobek.record import SobekRecord
from boardwidgets.games.sobek.seats import Seat
from boardwidgets.games.sobek.tokens import COUNTS, UNKNOWN

R = TypeVar("R", bound=SobekRecord)


def seen_by(record: R, seat: int | None) -> R:
    """The position as a seat (None: a spectator) may know it.

    Hands and corruption of others are hidden (`sobek.setup.hand`, `sobek.turn.corruption`), and the
    event tokens that lie face down (`sobek.setup.events`).
    """
    tokens = record.tokens
    if not _knows_tokens(record, seat):
        tokens = (UNKNOWN,) * len(tokens)
    if record.phase in SHOWN:
        return record._replace(tokens=tokens)
    pool = list(record.pool)
    seats = [
        holder if number == seat else _hidden(record, number, seat, pool)
        for number, holder in enumerate(record.seats)
    ]
    return record._replace(pool=tuple(pool), seats=tuple(seats), tokens=tokens)


def _knows_tokens(record: SobekRecord, seat: int | None) -> bool:
    """Whether a seat has looked at the event tokens in this round, or is looking."""
    if seat is None:
        return False
    return record.seats[seat].looked or (record.phase == TOKENS and record.seat == seat)


def _hidden(record: SobekRecord, number: int, seat: int | None, pool: list[int]) -> Seat:
    """What `seat` sees of the seat `number`; the cards they do not see go to `pool`."""
    holder = record.seats[number]
    shown = _shown_now(record, number, seat)
    hand, corruption = holder.hand, holder.corruption
    if shown != THIEF_CARD:
        hand = _backs(hand, pool)
    if shown != VIZIER_CARD:
        corruption = _uncounted(_backs(corruption, pool))
    return holder._replace(hand=hand, corruption=corruption)


def _shown_now(record: SobekRecord, number: int, seat: int | None) -> str | None:
    """The phase if the thief or vizier of `seat` now looks at the cards of the seat `number`."""
    choosing = not record.by_chance and record.phase in (THIEF_CARD, VIZIER_CARD)
    return record.phase if choosing and record.seat == seat and record.target == number else None


def _backs(cards: Cards, pool: list[int]) -> Cards:
    """Cards from behind, those that nobody has seen first; those others have seen go to `pool`."""
    for card in cards:
        if card < FACE_DOWN:
            pool[card] += 1
    return tuple(sorted([card if card == FACE_DOWN else UNSEEN for card in cards]))


def _uncounted(backs: Cards) -> Cards:
    """A pile from behind: nobody sees how many cards it has, so one stands for all."""
    unseen = backs.index(UNSEEN) if UNSEEN in backs else len(backs)
    return backs[: unseen + 1]


def sample(record: R, random: Random) -> R:
    """A complete record that agrees with what a seat sees, every one as likely as it may be."""
    hidden = any(UNSEEN in (*holder.hand, *holder.corruption) for holder in record.seats)
    if not hidden and UNKNOWN not in record.tokens:
        return record
    pool, others = _divided(record, random)
    seats = _filled(record, others, random)
    return record._replace(pool=pool, seats=seats, tokens=_tokens(record, random))


def _divided(record: SobekRecord, random: Random) -> tuple[tuple[int, ...], list[int]]:
    """The unseen cards: what was not drawn, and what the other players have, in random order."""
    pool = record.pool
    face_down = [*record.row, *(c for h in record.seats for c in (*h.hand, *h.corruption))]
    characters = [card for card in CHARACTERS if pool[card]]
    random.shuffle(characters)
    waiting = face_down.count(FACE_DOWN)
    deck = [card for card in DECK if card not in CHARACTERS for _ in range(pool[card])]
    deck += characters[waiting:]
    random.shuffle(deck)
    undrawn = record.pile + record.aside
    starters = [card for card in STARTER for _ in range(pool[card])]
    random.shuffle(starters)
    kept = [*characters[:waiting], *deck[:undrawn], *starters[: record.spare]]
    others = deck[undrawn:] + starters[record.spare :]
    random.shuffle(others)
    return tuple(kept.count(card) for card in range(len(pool))), others


def _filled(record: SobekRecord, others: list[int], random: Random) -> tuple[Seat, ...]:
    """The seats with cards for those unseen: hands by their number, corruption as it comes."""
    hands = [_faces(holder.hand, others) for holder in record.seats]
    piles = [_faces(holder.corruption, others) for holder in record.seats]
    hidden = [seat for seat, holder in enumerate(record.seats) if UNSEEN in holder.corruption]
    while others and hidden:
        piles[random.choice(hidden)].append(others.pop())
    return tuple(
        holder._replace(hand=tuple(sorted(hand)), corruption=tuple(sorted(pile)))
        for holder, hand, pile in zip(record.seats, hands, piles, strict=True)
    )


def _faces(cards: Cards, others: list[int]) -> list[int]:
    """Cards with one of the others for each that is unseen."""
    return [others.pop() if card == UNSEEN else card for card in cards]


def _tokens(record: SobekRecord, random: Random) -> tuple[int, ...]:
    """The event tokens with one of those not spent for each that is unknown."""
    unspent = [
        token
        for token, count in enumerate(COUNTS)
        for _ in range(count - (record.spent + record.tokens).count(token))
    ]
    random.shuffle(unspent)
    return tuple(sorted(unspent.pop() if t == UNKNOWN else t for t in record.tokens))
