"""What may be done now: the moves of the player, or the outcomes of chance with their weights."""

from collections.abc import Callable
from typing import Final

from boardwidgets.core.chance import Chances, weighted
from boardwidgets.core.moves import Move
from boardwidgets.core.state import Phase
from boardwidgets.games.sobek import phases
from boardwidgets.games.sobek.cards import (
    CHARACTERS,
    FACE_DOWN,
    GOODS,
    KIND,
    KINDS,
    OPEN,
    PLAIN,
    REACH,
    SHOWN,
    STARTER,
    UNSEEN,
)
from boardwidgets.games.sobek.moves import (
    BEGINS,
    CURSES,
    DEALS,
    DISCARDS,
    DONE,
    DRAWS,
    DROPS,
    FETCHES,
    FROMS,
    LOWESTS,
    PLAYS,
    PROSPERS,
    STEALS,
    TAKES,
    TOKEN_DRAWS,
    TOKEN_MOVES,
)
from boardwidgets.games.sobek.record import SobekRecord
from boardwidgets.games.sobek.sets import addings_from, layings_from, upright
from boardwidgets.games.sobek.tokens import COUNTS, PROSPEROUS, UNKNOWN


def legal_moves(record: SobekRecord) -> tuple[Move, ...]:
    """What may be played now, chance's outcomes included; none when the game is over."""
    if record.by_chance:
        return tuple([move for move, weight in DRAWN[record.phase](record) if weight])
    return CHOICES[record.phase](record)


def chances(record: SobekRecord) -> Chances:
    """The outcomes of chance with their probabilities; none when it is a player's choice."""
    return weighted(DRAWN[record.phase](record)) if record.by_chance else ()


# -- a player's choice ---------------------------------------------------------------------------


def _beginners(record: SobekRecord) -> tuple[Move, ...]:
    """The player with the lowest score may choose anybody (`sobek.setup.first`)."""
    return BEGINS[: record.constants.players]


def _turn(record: SobekRecord) -> tuple[Move, ...]:
    """One of three things, and no passing (`sobek.turn.must`)."""
    holder = record.seats[record.seat]
    # sobek.turn.take: one of the first cards of the row, or of those that are left.
    found: list[Move] = [*TAKES[: min(len(record.row), REACH)]]
    # sobek.turn.character: any that one holds, even one whose power finds nothing.
    found += [PLAYS[card] for card in holder.hand if card in PLAYS]
    # sobek.turn.set: three cards of a good, which may join a set that one has.
    amulet_sets = record.constants.amulet_sets
    found += layings_from(holder.hand, holder.sets, amulet_sets=amulet_sets, joining=True)
    return tuple(found)


def _victims(record: SobekRecord) -> tuple[Move, ...]:
    """Another player who has a card to take: what the power can do, it must.

    See `sobek.character.no-effect`.
    """
    robbable = record.robbable
    return tuple([FROMS[seat] for seat in record.others if robbable[seat]])


def _steals(record: SobekRecord) -> tuple[Move, ...]:
    """The cards that may go over, each once."""
    return tuple([move for move, _ in _loot(record)])


def _additions(record: SobekRecord) -> tuple[Move, ...]:
    """One or two cards to a set of one's own (`sobek.character.courtesan`)."""
    holder = record.seats[record.seat]
    return tuple(addings_from(holder.hand, holder.sets))


def _drops(record: SobekRecord) -> tuple[Move, ...]:
    """The player with too many chooses their own cards (`sobek.character.scribe`)."""
    seat = record.dropper
    if seat is None:
        return ()
    hand = sorted({SHOWN[card] for card in record.seats[seat].hand})
    return tuple([DROPS[seat][card] for card in hand if card != UNSEEN])


def _discards(record: SobekRecord) -> tuple[Move, ...]:
    """The kinds in one's own corruption, amulets a kind of their own (`sobek.character.priest`)."""
    kinds = {KIND[card] for card in record.seats[record.seat].corruption}
    return tuple([DISCARDS[kind] for kind in sorted(kinds) if kind < len(KINDS)])


def _fetches(record: SobekRecord) -> tuple[Move, ...]:
    """Any card of the row (`sobek.character.merchant`)."""
    return FETCHES[: len(record.row)]


def _tokens(record: SobekRecord) -> tuple[Move, ...]:
    """The tokens that are left, each kind once (`sobek.event.trigger`)."""
    return tuple([TOKEN_MOVES[t] for t in sorted(set(record.tokens)) if t != UNKNOWN])


def prospers(record: SobekRecord) -> tuple[Move, ...]:
    """One's own sets of fish, wheat or cattle, none laid sideways (`sobek.event.prosperity`)."""
    sets = record.seats[record.seat].sets
    return tuple([PROSPERS[good] for good in PROSPEROUS if upright(sets, good) is not None])


def _curses(record: SobekRecord) -> tuple[Move, ...]:
    """Another player (`sobek.event.curse`)."""
    return tuple([CURSES[seat] for seat in record.others])


def _sideways(record: SobekRecord) -> tuple[Move, ...]:
    """The sets that may still be laid, and `done` (`sobek.round.horizontal`)."""
    holder = record.seats[record.seat]
    amulet_sets = record.constants.amulet_sets
    found = layings_from(holder.hand, holder.sets, amulet_sets=amulet_sets, joining=False)
    return (DONE, *found)


def _nothing(record: SobekRecord) -> tuple[Move, ...]:
    return ()


CHOICES: Final[dict[Phase, Callable[[SobekRecord], tuple[Move, ...]]]] = {
    phases.BEGIN: _beginners,
    phases.TURN: _turn,
    phases.THIEF: _victims,
    phases.THIEF_CARD: _steals,
    phases.COURTESAN: _additions,
    phases.SCRIBE: _drops,
    phases.PRIEST: _discards,
    phases.VIZIER: _victims,
    phases.VIZIER_CARD: _steals,
    phases.MERCHANT: _fetches,
    phases.EVENT: _tokens,
    phases.PROSPERITY: prospers,
    phases.CURSE: _curses,
    phases.SIDEWAYS: _sideways,
    phases.OVER: _nothing,
}
"""For each phase of a player what they may choose."""


def finds_something(record: SobekRecord) -> bool:
    """Whether the power of the character just played finds anything to do."""
    return bool(record.left if record.phase == phases.QUEEN else legal_moves(record))


# -- what chance draws ---------------------------------------------------------------------------

CardDraws = list[tuple[Move, int]]
"""What chance may draw, with whole-number weights."""


def _first(record: SobekRecord) -> CardDraws:
    return [(move, 1) for move, _ in record.constants.first]


def _lowest(record: SobekRecord) -> CardDraws:
    """A tie for the lowest score is drawn (`sobek.setup.first`)."""
    return [(LOWESTS[seat], 1) for seat in record.lowest_seats]


def _starters(record: SobekRecord) -> CardDraws:
    """One of the starters that are left (`sobek.setup.hand`)."""
    draws = DRAWS[record.dealt_next or 0]
    return [(draws[PLAIN[good]], record.pool[STARTER[good]]) for good in range(len(GOODS))]


def _dealt(record: SobekRecord) -> CardDraws:
    """Open cards, or some character that nobody has seen, face down (`sobek.setup.row`)."""
    pool = record.pool
    found: CardDraws = [(DEALS[card], pool[card]) for card in OPEN]
    found.append((DEALS[FACE_DOWN], record.unmet - record.row.count(FACE_DOWN)))
    return found


def _faces(record: SobekRecord) -> CardDraws:
    """Who a character is that was taken face down: any that nobody has seen."""
    draws = DRAWS[record.seat]
    return [(draws[card], record.pool[card]) for card in CHARACTERS]


def _loot(record: SobekRecord) -> CardDraws:
    """The cards that may go over, each once with how many equal ones there are."""
    steals = STEALS[record.seat][record.target]
    cards = [SHOWN[card] for card in record.robbable[record.target] if card != UNSEEN]
    return [(steals[card], cards.count(card)) for card in sorted(set(cards))]


def _deck(record: SobekRecord) -> CardDraws:
    """The next card of the deck, for the queen (`sobek.character.queen`).

    A character there may be any that nobody has seen, but that one of them lies in the row.
    """
    pool, draws = record.pool, DRAWS[record.seat]
    unseen = record.unmet
    in_deck = unseen - record.row.count(FACE_DOWN)
    found: CardDraws = [(draws[card], pool[card] * (unseen or 1)) for card in OPEN]
    found += [(draws[card], pool[card] * in_deck) for card in CHARACTERS]
    return found


def _round_tokens(record: SobekRecord) -> CardDraws:
    """The tokens that the next of the round's five may be (`sobek.setup.events`)."""
    draws = TOKEN_DRAWS[record.seat]
    seen = record.tokens + record.spent
    return [(draws[token], count - seen.count(token)) for token, count in enumerate(COUNTS)]


DRAWN: Final[dict[Phase, Callable[[SobekRecord], CardDraws]]] = {
    phases.FIRST: _first,
    phases.LOWEST: _lowest,
    phases.STARTERS: _starters,
    phases.ROW: _dealt,
    phases.LOOK: _faces,
    phases.THIEF_CARD: _loot,
    phases.VIZIER_CARD: _loot,
    phases.QUEEN: _deck,
    phases.TOKENS: _round_tokens,
}
"""For each phase of chance what may be drawn; the cards of thief and vizier may be chosen too."""


def is_legal(record: SobekRecord, move: Move) -> bool:
    """Whether a move may be played now."""
    return move in legal_moves(record)
