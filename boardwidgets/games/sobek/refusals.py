"""Why a move may not be played: every rule that it breaks, with the cards or places concerned.

In place of squares a violation names cards by their words, such as `fish1`, and places of the row,
such as `row 3`.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import Violation
from boardwidgets.games.sobek import characters, moves, phases, rounds
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
    SHOWN,
    STARTER,
    WORDS,
    Cards,
)
from boardwidgets.games.sobek.sets import FEWEST, MOST_ADDED, missing, upright
from boardwidgets.games.sobek.tokens import COUNTS, PROSPEROUS, TOKENS

if TYPE_CHECKING:
    from boardwidgets.games.sobek.state import SobekState

EXPECTED: Final[dict[str, tuple[tuple[type[Move], ...], str]]] = {
    phases.FIRST: ((moves.First,), "setup.first"),
    phases.LOWEST: ((moves.Lowest,), "setup.first"),
    phases.BEGIN: ((moves.Begin,), "setup.first"),
    phases.STARTERS: ((moves.Draw,), "setup.hand"),
    phases.ROW: ((moves.Deal,), "setup.row"),
    phases.TURN: ((moves.Take, moves.Play, moves.Lay, moves.NoCard), "turn.must"),
    phases.LOOK: ((moves.Draw,), "turn.take"),
    phases.THIEF: ((moves.From,), "character.thief"),
    phases.THIEF_CARD: ((moves.Steal,), "character.thief"),
    phases.COURTESAN: ((moves.Add, moves.NoCard), "character.courtesan"),
    phases.SCRIBE: ((moves.Drop,), "character.scribe"),
    phases.PRIEST: ((moves.Discard,), "character.priest"),
    phases.QUEEN: ((moves.Draw,), "character.queen"),
    phases.VIZIER: ((moves.From,), "character.vizier"),
    phases.VIZIER_CARD: ((moves.Steal,), "character.vizier"),
    phases.MERCHANT: ((moves.Fetch,), "character.merchant"),
    phases.TOKENS: ((moves.DrawToken,), "setup.events"),
    phases.EVENT: ((moves.TakeToken,), "event.trigger"),
    phases.PROSPERITY: ((moves.Prosper,), "event.prosperity"),
    phases.CURSE: ((moves.Curse,), "event.curse"),
    phases.SIDEWAYS: ((moves.Lay, moves.NoCard, Move), "round.horizontal"),
    phases.OVER: ((), "game.end"),
}
"""For each phase the moves that belong to it, and the rule of what must be done."""


def violations(state: "SobekState", move: Move) -> tuple[Violation, ...]:
    """Every way in which a move breaks a rule of Sobek now; empty when it is legal."""
    belonging, rule = EXPECTED[state.phase]
    if type(move) not in belonging or (type(move) is Move and move != moves.DONE):
        seat = state.actor if isinstance(state.actor, int) else state.seat
        key = f"refusal.now.{state.phase.replace(' ', '-')}"
        return (_violation(rule, key, seat=seat, other=state.target),)
    return tuple(_CHECKS[type(move)](state, move))


def _violation(
    rule: str, key: str, *, places: tuple[str, ...] = (), **parameters: object
) -> Violation:
    return Violation(f"sobek.{rule}", key, places, parameters)


def _places(*numbers: int) -> tuple[str, ...]:
    """Places of the row by name, as far as there are such."""
    return tuple(f"row {number}" for number in numbers)


# -- turns -------------------------------------------------------------------------------------


def _take(state: "SobekState", move: moves.Take) -> Iterator[Violation]:
    place, left = move.place, len(state.row)
    if not 1 <= place <= REACH:
        reach = _places(*range(1, min(left, REACH) + 1))
        yield _violation("turn.take", "refusal.reach", places=reach, place=place)
    elif place > left:
        places = _places(*range(1, left + 1))
        yield _violation("turn.take", "refusal.short-row", places=places, count=left, place=place)


def _play(state: "SobekState", move: moves.Play) -> Iterator[Violation]:
    if move.card not in state.seats[state.seat].hand:
        yield _violation("turn.character", "refusal.character-not-held", card=WORDS[move.card])


def _no_card(state: "SobekState", move: moves.NoCard) -> Iterator[Violation]:
    parameters = {"good": GOODS[move.good], "scarabs": move.scarabs}
    yield Violation("sobek.cards.goods", "refusal.no-card", (), parameters)


def _lay(state: "SobekState", move: moves.Lay) -> Iterator[Violation]:
    sideways = state.phase == phases.SIDEWAYS
    rule = "round.horizontal" if sideways else "turn.set"
    holder = state.seats[state.seat]
    cards = move.cards
    if len(cards) < FEWEST:
        yield _violation(rule, "refusal.few", places=_words(cards), count=len(cards))
    if cards and cards[0] == AMULET and not state.table.amulet_sets:
        joins = not sideways and upright(holder.sets, move.good) is not None
        if not joins:
            yield _violation(rule, "refusal.amulets-alone", places=_words(cards))
    yield from _from_hand(rule, holder.hand, move.good, cards)


def _from_hand(rule: str, hand: Cards, good: int, cards: Cards) -> Iterator[Violation]:
    """What keeps cards from being laid as those of a good: they are not so, or not held."""
    other = _words(tuple(c for c in cards if KIND[c] != good and c != AMULET))
    if other:
        yield _violation(rule, "refusal.other-good", places=other, good=GOODS[good], card=other)
    lacking = _words(missing(cards, hand))
    if lacking:
        yield _violation(rule, "refusal.not-held", places=lacking, card=lacking)


def _words(cards: Cards) -> tuple[str, ...]:
    return tuple(WORDS[card] for card in cards)


# -- characters --------------------------------------------------------------------------------


def _from(state: "SobekState", move: moves.From) -> Iterator[Violation]:
    thief = state.phase == phases.THIEF
    if move.seat >= state.table.players:
        yield _no_player(move.seat)
    elif move.seat == state.seat:
        rule = "character.thief" if thief else "character.vizier"
        yield _violation(rule, "refusal.from-oneself", seat=move.seat)
    elif not characters.robbed_from(state, move.seat):
        key = "refusal.empty-hand" if thief else "refusal.empty-corruption"
        yield _violation("character.no-effect", key, seat=move.seat)


def _no_player(seat: int) -> Violation:
    return _violation("setup.players", "refusal.no-player", colour=moves.COLOURS[seat])


def _steal(state: "SobekState", move: moves.Steal) -> Iterator[Violation]:
    thief = state.phase == phases.THIEF_CARD
    cards = [SHOWN[card] for card in characters.robbed_from(state, state.target)]
    if move.card not in cards:
        rule = "character.thief" if thief else "character.vizier"
        yield _violation(rule, "refusal.not-there", other=state.target, card=WORDS[move.card])


def _add(state: "SobekState", move: moves.Add) -> Iterator[Violation]:
    rule = "character.courtesan"
    holder = state.seats[state.seat]
    if upright(holder.sets, move.good) is None:
        yield _violation(rule, "refusal.no-set", good=GOODS[move.good])
    if not 1 <= len(move.cards) <= MOST_ADDED:
        count = len(move.cards)
        yield _violation(rule, "refusal.many-added", places=_words(move.cards), count=count)
    yield from _from_hand(rule, holder.hand, move.good, move.cards)


def _drop(state: "SobekState", move: moves.Drop) -> Iterator[Violation]:
    seat = characters.dropper(state)
    if seat is None or missing((move.card,), state.seats[seat].hand):
        card = WORDS[move.card]
        yield _violation("character.scribe", "refusal.not-held", places=(card,), card=card)


def _discard(state: "SobekState", move: moves.Discard) -> Iterator[Violation]:
    if move not in characters.discards(state):
        yield _violation("character.priest", "refusal.not-in-corruption", kind=KINDS[move.kind])


def _fetch(state: "SobekState", move: moves.Fetch) -> Iterator[Violation]:
    left = len(state.row)
    if not 1 <= move.place <= left:
        places = _places(*range(1, left + 1))
        parameters = {"count": left, "place": move.place}
        yield Violation("sobek.character.merchant", "refusal.short-row", places, parameters)


# -- events ------------------------------------------------------------------------------------


def _take_token(state: "SobekState", move: moves.TakeToken) -> Iterator[Violation]:
    if move.token not in state.tokens:
        yield _violation("event.trigger", "refusal.no-token", token=TOKENS[move.token])


def _prosper(state: "SobekState", move: moves.Prosper) -> Iterator[Violation]:
    if move.good not in PROSPEROUS:
        yield _violation("event.prosperity", "refusal.not-prosperous", good=GOODS[move.good])
    elif upright(state.seats[state.seat].sets, move.good) is None:
        yield _violation("event.prosperity", "refusal.no-set", good=GOODS[move.good])


def _curse(state: "SobekState", move: moves.Curse) -> Iterator[Violation]:
    if move.seat >= state.table.players:
        yield _no_player(move.seat)
    elif move.seat == state.seat:
        yield _violation("event.curse", "refusal.curse-oneself", seat=move.seat)


def _begin(state: "SobekState", move: moves.Begin) -> Iterator[Violation]:
    if move.seat >= state.table.players:
        yield _no_player(move.seat)


def _done(state: "SobekState", move: Move) -> Iterator[Violation]:
    yield from ()


# -- chance ------------------------------------------------------------------------------------


def _first(state: "SobekState", move: moves.First) -> Iterator[Violation]:
    if move.seat >= state.table.players:
        yield _no_player(move.seat)


def _lowest(state: "SobekState", move: moves.Lowest) -> Iterator[Violation]:
    if move.seat not in rounds.lowest_seats(state):
        if move.seat >= state.table.players:
            yield _no_player(move.seat)
        else:
            yield _violation("setup.first", "refusal.not-lowest", seat=move.seat)


def _deal(state: "SobekState", move: moves.Deal) -> Iterator[Violation]:
    card = move.card
    if card == FACE_DOWN:
        possible = rounds.unmet(state) > state.row.count(FACE_DOWN)
    else:
        possible = state.pool[card] > 0
    if not possible:
        yield _violation("setup.row", "refusal.cannot-come", card=WORDS[card])


def _draw(state: "SobekState", move: moves.Draw) -> Iterator[Violation]:
    rule = EXPECTED[state.phase][1]
    if not _may_come(state, move.card):
        yield _violation(rule, "refusal.cannot-come", card=WORDS[move.card])


def _may_come(state: "SobekState", card: int) -> bool:
    """Whether chance may draw a card now for a player."""
    if state.phase == phases.STARTERS:
        return card in PLAIN and state.pool[STARTER[PLAIN.index(card)]] > 0
    if not state.pool[card]:
        return False
    if state.phase == phases.LOOK:
        return card in CHARACTERS
    return FACES[card].power is None or rounds.unmet(state) > state.row.count(FACE_DOWN)


def _draw_token(state: "SobekState", move: moves.DrawToken) -> Iterator[Violation]:
    seen = (state.tokens + state.spent).count(move.token)
    if seen >= COUNTS[move.token]:
        yield _violation("setup.events", "refusal.token-cannot-come", token=TOKENS[move.token])


_CHECKS: Final[dict[type[Move], Callable[["SobekState", Any], Iterator[Violation]]]] = {
    Move: _done,
    moves.Take: _take,
    moves.Play: _play,
    moves.NoCard: _no_card,
    moves.Lay: _lay,
    moves.From: _from,
    moves.Steal: _steal,
    moves.Add: _add,
    moves.Drop: _drop,
    moves.Discard: _discard,
    moves.Fetch: _fetch,
    moves.TakeToken: _take_token,
    moves.Prosper: _prosper,
    moves.Curse: _curse,
    moves.Begin: _begin,
    moves.First: _first,
    moves.Lowest: _lowest,
    moves.Deal: _deal,
    moves.Draw: _draw,
    moves.DrawToken: _draw_token,
}
