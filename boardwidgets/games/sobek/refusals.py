"""Why a move may not be played: every rule that it breaks, with the cards or places concerned.

A move at the wrong time breaks the rule of what must be done now, and besides those that it would
break at any time. In place of squares a violation names cards by their words, such as `fish1`, and
places of the row, such as `row 3`.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from boardwidgets.core.moves import First, Move
from boardwidgets.core.rulebook import Violation
from boardwidgets.core.state import Phase
from boardwidgets.games.sobek import moves, phases
from boardwidgets.games.sobek.cards import (
    AMULET,
    CHARACTERS,
    FACE_DOWN,
    FACES,
    GOODS,
    KIND,
    KINDS,
    PLAIN,
    REACH,
    ROW,
    SHOWN,
    STARTER,
    WORDS,
    Cards,
)
from boardwidgets.games.sobek.record import SobekRecord
from boardwidgets.games.sobek.sets import FEWEST, MOST_ADDED, missing, upright
from boardwidgets.games.sobek.tokens import COUNTS, PROSPEROUS, TOKENS

EXPECTED: Final[dict[Phase, tuple[tuple[type[Move], ...], str]]] = {
    phases.FIRST: ((First,), "setup.first"),
    phases.LOWEST: ((moves.Lowest,), "setup.first"),
    phases.BEGIN: ((moves.Begin,), "setup.first"),
    phases.STARTERS: ((moves.Draw,), "setup.hand"),
    phases.ROW: ((moves.Deal,), "setup.row"),
    phases.TURN: ((moves.TakeCard, moves.PlayCharacter, moves.LaySet), "turn.must"),
    phases.LOOK: ((moves.Draw,), "turn.take"),
    phases.THIEF: ((moves.From,), "character.thief"),
    phases.THIEF_CARD: ((moves.Steal,), "character.thief"),
    phases.COURTESAN: ((moves.AddCards,), "character.courtesan"),
    phases.SCRIBE: ((moves.Drop,), "character.scribe"),
    phases.PRIEST: ((moves.DiscardKind,), "character.priest"),
    phases.QUEEN: ((moves.Draw,), "character.queen"),
    phases.VIZIER: ((moves.From,), "character.vizier"),
    phases.VIZIER_CARD: ((moves.Steal,), "character.vizier"),
    phases.MERCHANT: ((moves.Fetch,), "character.merchant"),
    phases.TOKENS: ((moves.DrawToken,), "setup.events"),
    phases.EVENT: ((moves.TakeToken,), "event.trigger"),
    phases.PROSPERITY: ((moves.Prosper,), "event.prosperity"),
    phases.CURSE: ((moves.Curse,), "event.curse"),
    phases.SIDEWAYS: ((moves.LaySet, Move), "round.horizontal"),
    phases.OVER: ((), "game.end"),
}
"""For each phase the moves that belong to it, and the rule of what must be done."""


def violations(record: SobekRecord, move: Move) -> tuple[Violation, ...]:
    """Every way in which a move breaks a rule of Sobek now; empty when it is legal."""
    return tuple(_broken(record, move))


def _broken(record: SobekRecord, move: Move) -> Iterator[Violation]:
    named = move
    if isinstance(move, moves.NoCard):
        yield _no_card(move)
        named = move.rest
    belonging, rule = EXPECTED[record.phase]
    its_time = type(named) in belonging and (type(named) is not Move or named == moves.DONE)
    if not its_time:
        yield _not_now(record, rule)
    impossible = IMPOSSIBLE.get(type(named))
    if impossible:
        yield from impossible(record, move)
    if its_time and type(named) in NOT_HERE:
        yield from NOT_HERE[type(named)](record, named)


def _not_now(record: SobekRecord, rule: str) -> Violation:
    """Something else has to be done now."""
    seat = record.actor if isinstance(record.actor, int) else record.seat
    key = f"refusal.now.{record.phase.replace(' ', '-')}"
    return _violation(rule, key, seat=seat, other=record.target)


def _violation(
    rule: str, key: str, *, places: tuple[str, ...] = (), **parameters: object
) -> Violation:
    return Violation(f"sobek.{rule}", key, places, parameters)


def _row(last: int) -> tuple[str, ...]:
    """The first places of the row by name."""
    return tuple(f"row {number}" for number in range(1, last + 1))


def _words(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(WORDS[card] for card in cards)


# -- what no position allows ---------------------------------------------------------------------


def _no_card(move: moves.NoCard) -> Violation:
    parameters = {"good": GOODS[move.rest.good], "scarabs": move.scarabs}
    return Violation("sobek.cards.goods", "refusal.no-card", (), parameters)


def _out_of_reach(record: SobekRecord, move: moves.TakeCard) -> Iterator[Violation]:
    if not 1 <= move.place <= REACH:
        reach = _row(min(len(record.row), REACH))
        yield _violation("turn.take", "refusal.reach", places=reach, place=move.place)


def _no_set(record: SobekRecord, move: moves.LaySet | moves.NoCard) -> Iterator[Violation]:
    rule = "round.horizontal" if record.phase == phases.SIDEWAYS else "turn.set"
    laid, count = _laid(move)
    if count < FEWEST:
        yield _violation(rule, "refusal.few", places=_words(laid.cards), count=count)
    yield from _other_good(rule, laid.good, laid.cards)


def _no_addition(record: SobekRecord, move: moves.AddCards | moves.NoCard) -> Iterator[Violation]:
    rule = "character.courtesan"
    added, count = _laid(move)
    if not 1 <= count <= MOST_ADDED:
        yield _violation(rule, "refusal.many-added", places=_words(added.cards), count=count)
    yield from _other_good(rule, added.good, added.cards)


def _laid(
    move: moves.LaySet | moves.AddCards | moves.NoCard,
) -> tuple[moves.LaySet | moves.AddCards, int]:
    """The move without cards that there are not, and how many cards are named in all."""
    if isinstance(move, moves.NoCard):
        return move.rest, len(move.rest.cards) + len(move.scarabs)
    return move, len(move.cards)


def _other_good(rule: str, good: int, cards: Cards) -> Iterator[Violation]:
    other = _words(c for c in cards if KIND[c] != good and c != AMULET)
    if other:
        yield _violation(rule, "refusal.other-good", places=other, good=GOODS[good], card=other)


def _from_nobody(record: SobekRecord, move: moves.From) -> Iterator[Violation]:
    if move.seat >= record.constants.players:
        yield _no_player(move.seat)
    elif move.seat == record.seat:
        rule = "character.vizier" if record.phase == phases.VIZIER else "character.thief"
        yield _violation(rule, "refusal.from-oneself", seat=move.seat)


def _curse_nobody(record: SobekRecord, move: moves.Curse) -> Iterator[Violation]:
    if move.seat >= record.constants.players:
        yield _no_player(move.seat)
    elif move.seat == record.seat:
        yield _violation("event.curse", "refusal.curse-oneself", seat=move.seat)


def _nobody(record: SobekRecord, move: moves.Begin | First | moves.Lowest) -> Iterator[Violation]:
    if move.seat >= record.constants.players:
        yield _no_player(move.seat)


def _no_player(seat: int) -> Violation:
    return _violation("setup.players", "refusal.no-player", colour=moves.COLOURS[seat])


def _off_the_row(record: SobekRecord, move: moves.Fetch) -> Iterator[Violation]:
    if not 1 <= move.place <= ROW:
        yield from _not_in_row("character.merchant", record, move.place)


def _not_prosperous(record: SobekRecord, move: moves.Prosper) -> Iterator[Violation]:
    if move.good not in PROSPEROUS:
        yield _violation("event.prosperity", "refusal.not-prosperous", good=GOODS[move.good])


IMPOSSIBLE: Final[dict[type[Move], Callable[[SobekRecord, Any], Iterator[Violation]]]] = {
    moves.TakeCard: _out_of_reach,
    moves.LaySet: _no_set,
    moves.AddCards: _no_addition,
    moves.From: _from_nobody,
    moves.Curse: _curse_nobody,
    moves.Begin: _nobody,
    First: _nobody,
    moves.Lowest: _nobody,
    moves.Fetch: _off_the_row,
    moves.Prosper: _not_prosperous,
}
"""For each kind of move what is wrong in itself, at any time."""


# -- what this position does not allow -----------------------------------------------------------


def _take(record: SobekRecord, move: moves.TakeCard) -> Iterator[Violation]:
    if len(record.row) < move.place <= REACH:
        yield from _not_in_row("turn.take", record, move.place)


def _not_in_row(rule: str, record: SobekRecord, place: int) -> Iterator[Violation]:
    left = len(record.row)
    yield _violation(rule, "refusal.short-row", places=_row(left), count=left, place=place)


def _play(record: SobekRecord, move: moves.PlayCharacter) -> Iterator[Violation]:
    if move.card not in record.seats[record.seat].hand:
        yield _violation("turn.character", "refusal.character-not-held", card=WORDS[move.card])


def _lay(record: SobekRecord, move: moves.LaySet) -> Iterator[Violation]:
    sideways = record.phase == phases.SIDEWAYS
    rule = "round.horizontal" if sideways else "turn.set"
    holder = record.seats[record.seat]
    if move.cards and move.cards[0] == AMULET and not record.constants.amulet_sets:
        joins = not sideways and upright(holder.sets, move.good) is not None
        if not joins:
            yield _violation(rule, "refusal.amulets-alone", places=_words(move.cards))
    yield from _not_held(rule, holder.hand, move.cards)


def _not_held(rule: str, hand: Cards, cards: Cards) -> Iterator[Violation]:
    lacking = _words(missing(cards, hand))
    if lacking:
        yield _violation(rule, "refusal.not-held", places=lacking, card=lacking)


def _from(record: SobekRecord, move: moves.From) -> Iterator[Violation]:
    if move.seat in record.others and not record.robbable[move.seat]:
        thief = record.phase == phases.THIEF
        key = "refusal.empty-hand" if thief else "refusal.empty-corruption"
        yield _violation("character.no-effect", key, seat=move.seat)


def _steal(record: SobekRecord, move: moves.Steal) -> Iterator[Violation]:
    cards = [SHOWN[card] for card in record.robbable[record.target]]
    if move.card not in cards:
        rule = "character.thief" if record.phase == phases.THIEF_CARD else "character.vizier"
        card = WORDS[move.card]
        yield _violation(rule, "refusal.not-there", other=record.target, card=card)


def _add(record: SobekRecord, move: moves.AddCards) -> Iterator[Violation]:
    rule = "character.courtesan"
    holder = record.seats[record.seat]
    if upright(holder.sets, move.good) is None:
        yield _violation(rule, "refusal.no-set", good=GOODS[move.good])
    yield from _not_held(rule, holder.hand, move.cards)


def _drop(record: SobekRecord, move: moves.Drop) -> Iterator[Violation]:
    seat = record.dropper
    if seat is None or missing((move.card,), record.seats[seat].hand):
        card = WORDS[move.card]
        yield _violation("character.scribe", "refusal.not-held", places=(card,), card=card)


def _discard(record: SobekRecord, move: moves.DiscardKind) -> Iterator[Violation]:
    if move.kind not in [KIND[card] for card in record.seats[record.seat].corruption]:
        yield _violation("character.priest", "refusal.not-in-corruption", kind=KINDS[move.kind])


def _fetch(record: SobekRecord, move: moves.Fetch) -> Iterator[Violation]:
    if len(record.row) < move.place <= ROW:
        yield from _not_in_row("character.merchant", record, move.place)


def _take_token(record: SobekRecord, move: moves.TakeToken) -> Iterator[Violation]:
    if move.token not in record.tokens:
        yield _violation("event.trigger", "refusal.no-token", token=TOKENS[move.token])


def _prosper(record: SobekRecord, move: moves.Prosper) -> Iterator[Violation]:
    sets = record.seats[record.seat].sets
    if move.good in PROSPEROUS and upright(sets, move.good) is None:
        yield _violation("event.prosperity", "refusal.no-set", good=GOODS[move.good])


# -- what chance cannot draw ---------------------------------------------------------------------


def _lowest(record: SobekRecord, move: moves.Lowest) -> Iterator[Violation]:
    if move.seat < record.constants.players and move.seat not in record.lowest_seats:
        yield _violation("setup.first", "refusal.not-lowest", seat=move.seat)


def _deal(record: SobekRecord, move: moves.Deal) -> Iterator[Violation]:
    card = move.card
    if card == FACE_DOWN:
        possible = record.unmet > record.row.count(FACE_DOWN)
    else:
        possible = record.pool[card] > 0
    if not possible:
        yield _violation("setup.row", "refusal.cannot-come", card=WORDS[card])


def _draw(record: SobekRecord, move: moves.Draw) -> Iterator[Violation]:
    rule = EXPECTED[record.phase][1]
    if not _may_come(record, move.card):
        yield _violation(rule, "refusal.cannot-come", card=WORDS[move.card])


def _may_come(record: SobekRecord, card: int) -> bool:
    """Whether chance may draw a card now for a player."""
    if record.phase == phases.STARTERS:
        return card in PLAIN and record.pool[STARTER[PLAIN.index(card)]] > 0
    if not record.pool[card]:
        return False
    if record.phase == phases.LOOK:
        return card in CHARACTERS
    return FACES[card].power is None or record.unmet > record.row.count(FACE_DOWN)


def _draw_token(record: SobekRecord, move: moves.DrawToken) -> Iterator[Violation]:
    seen = (record.tokens + record.spent).count(move.token)
    if seen >= COUNTS[move.token]:
        yield _violation("setup.events", "refusal.token-cannot-come", token=TOKENS[move.token])


NOT_HERE: Final[dict[type[Move], Callable[[SobekRecord, Any], Iterator[Violation]]]] = {
    moves.TakeCard: _take,
    moves.PlayCharacter: _play,
    moves.LaySet: _lay,
    moves.From: _from,
    moves.Steal: _steal,
    moves.AddCards: _add,
    moves.Drop: _drop,
    moves.DiscardKind: _discard,
    moves.Fetch: _fetch,
    moves.TakeToken: _take_token,
    moves.Prosper: _prosper,
    moves.Lowest: _lowest,
    moves.Deal: _deal,
    moves.Draw: _draw,
    moves.DrawToken: _draw_token,
}
"""For each kind of move, when it is its time, what the position does not allow."""
