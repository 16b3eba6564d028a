"""How each move of Sobek is made by pointing, legal or not; the package lists the keys."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final

from boardwidgets.core.moves import Move
from boardwidgets.core.state import Phase
from boardwidgets.core.view import View
from boardwidgets.draw.gestures import CONFIRM, FreeSelection, Gesture, Pick
from boardwidgets.games.sobek import moves, phases
from boardwidgets.games.sobek.cards import (
    AMULET,
    AMULET_KIND,
    CHARACTERS,
    GOODS,
    KIND,
    KINDS,
    OPEN,
    PLAIN,
    SHOWN,
    WORDS,
    Cards,
    card_named,
    kind_named,
)
from boardwidgets.games.sobek.sets import FEWEST, fitting, upright
from boardwidgets.games.sobek.state import SobekState
from boardwidgets.games.sobek.tokens import TOKENS, UNKNOWN

DONE_KEY: Final = "done"


@cache
def hand_keys(cards: Cards) -> tuple[str, ...]:
    """The keys of cards in hand, equal ones numbered.

    >>> hand_keys((card_named("fish0"), card_named("fish0"), card_named("thief")))
    ('hand:fish0#1', 'hand:fish0#2', 'hand:thief#1')
    """
    found: Counter[int] = Counter()
    keys = []
    for card in cards:
        found[card] += 1
        keys.append(f"hand:{WORDS[card]}#{found[card]}")
    return tuple(keys)


def picked_cards(keys: Sequence[str]) -> Cards:
    """The cards in hand that some keys mean."""
    names = (key.partition(":")[2].partition("#")[0] for key in keys if key.startswith("hand:"))
    return tuple(card_named(name) for name in names)


def good_meant(keys: Sequence[str]) -> int | None:
    """The good of the set that some keys are for: the one chosen, else that of the first card."""
    for key in keys:
        head, _, name = key.partition(":")
        if head in ("set", "good"):
            return kind_named(name)
    return next((KIND[card] for card in picked_cards(keys) if KIND[card] != AMULET_KIND), None)


def choosing_goods(state: SobekState, viewer: int | None) -> tuple[str, ...]:
    """The goods that a new set of amulets alone may stand for; none where there is no such set."""
    if state.phase not in (phases.TURN, phases.SIDEWAYS) or viewer != state.seat:
        return ()
    own = state.seats[state.seat]
    if not state.constants.amulet_sets or own.hand.count(AMULET) < FEWEST:
        return ()
    if state.phase == phases.SIDEWAYS:
        return GOODS
    return tuple(name for good, name in enumerate(GOODS) if upright(own.sets, good) is None)


def gestures(view: View[SobekState]) -> tuple[Gesture, ...]:
    """Every move that a reader could mean by pointing now."""
    state = view.state
    choices = CHOICES.get(state.phase)
    merchant = state.phase == phases.MERCHANT
    row = (moves.FETCHES if merchant else moves.TAKES)[: len(state.row)]
    return (
        *(Pick(move, (f"row:{move.place}",)) for move in row),
        *_from_hand(view, state),
        *(choices(view, state) if choices else ()),
    )


# -- cards in hand ------------------------------------------------------------------------------


def _own_hand(view: View[SobekState], state: SobekState) -> Cards:
    """The reader's hand as it counts in play."""
    if view.seat is None:
        return ()
    return tuple(sorted(SHOWN[card] for card in state.seats[view.seat].hand))


def _from_hand(view: View[SobekState], state: SobekState) -> Iterator[Gesture]:
    """Sets, additions and powers: the legal ones, and any other selection."""
    hand = _own_hand(view, state)
    if not hand:
        return
    for card in hand:
        if card in moves.PLAYS:
            yield Pick(moves.PLAYS[card], (f"power:{WORDS[card]}",))
    if state.phase == phases.SCRIBE and state.actor == view.seat:
        seat = view.seat or 0
        yield from (
            Pick(moves.DROPS[seat][card], (f"hand:{WORDS[card]}#1",))
            for card in dict.fromkeys(hand)
        )
        yield FreeSelection(hand_keys(hand), lambda keys: moves.DROPS[seat][picked_cards(keys)[0]])
        return
    for move in view.legal_moves:
        if isinstance(move, moves.LaySet | moves.AddCards):
            yield Pick(move, _keys(move, _named(state, move)), confirm=True)
    yield FreeSelection((*hand_keys(hand), *_targets(state, view.seat)), _attempted(state, hand))


@cache
def _keys(move: moves.LaySet | moves.AddCards, target: str | None) -> tuple[str, ...]:
    return (*hand_keys(move.cards), *((target,) if target else ()))


def _named(state: SobekState, move: moves.LaySet | moves.AddCards) -> str | None:
    """The key that says which good a set is of, where amulets alone do not say it."""
    if any(card != AMULET for card in move.cards):
        return None
    sideways = state.phase == phases.SIDEWAYS
    joins = not sideways and upright(state.seats[state.seat].sets, move.good) is not None
    return f"{'set' if joins else 'good'}:{GOODS[move.good]}"


def _targets(state: SobekState, seat: int | None) -> tuple[str, ...]:
    """The keys of own sets to which cards may be added."""
    if state.phase != phases.COURTESAN or seat != state.seat:
        return ()
    return tuple(f"set:{GOODS[one.good]}" for one in state.seats[seat].sets if not one.sideways)


def _attempted(state: SobekState, hand: Cards) -> Callable[[tuple[str, ...]], Move]:
    """What is meant by some cards in hand.

    While it is not confirmed, more cards may come: so it is taken for a set with all that fit.
    """

    def means(keys: tuple[str, ...]) -> Move:
        cards = picked_cards(keys)
        if state.phase == phases.TURN and len(keys) == 1 and cards and cards[0] in moves.PLAYS:
            return moves.PLAYS[cards[0]]  # a character by itself is meant as one, not as a set
        good = good_meant(keys) or 0
        if state.phase == phases.COURTESAN:
            return moves.add(good, tuple(sorted(cards)))
        if CONFIRM not in keys:
            rest = list(fitting(hand)[good])
            for card in cards:
                if card in rest:
                    rest.remove(card)
            cards = (*cards, *rest)
        return moves.lay(good, tuple(sorted(cards)))

    return means


# -- choices of each phase ----------------------------------------------------------------------


def _players(made: Sequence[Move]) -> "Callable[[View[SobekState], SobekState], Iterator[Gesture]]":
    """A player is chosen: any who plays, oneself included."""

    def picks(view: View[SobekState], state: SobekState) -> Iterator[Gesture]:
        for seat in range(len(state.seats)):
            yield Pick(made[seat], (f"player:{moves.COLOURS[seat]}",))

    return picks


def _steals(view: View[SobekState], state: SobekState) -> Iterator[Gesture]:
    for card in moves.IN_PLAY:
        yield Pick(moves.STEALS[state.seat][state.target][card], (f"steal:{WORDS[card]}",))


def _discards(view: View[SobekState], state: SobekState) -> Iterator[Gesture]:
    held = {KIND[card] for card in state.seats[state.seat].corruption}
    for number_of, name in enumerate(KINDS):
        if number_of in held:
            yield Pick(moves.DISCARDS[number_of], (f"kind:{name}",))


def _tokens(view: View[SobekState], state: SobekState) -> Iterator[Gesture]:
    for token in dict.fromkeys(state.tokens):
        if token != UNKNOWN:
            yield Pick(moves.TOKEN_MOVES[token], (f"token:{TOKENS[token]}#1",))
    yield FreeSelection(token_keys(state.tokens), _taken)


def _taken(keys: tuple[str, ...]) -> Move:
    return moves.TOKEN_MOVES[TOKENS.index(keys[0].partition(":")[2].partition("#")[0])]


@cache
def token_keys(tokens: tuple[int, ...]) -> tuple[str, ...]:
    """The keys of event tokens that are seen, equal ones numbered."""
    found: Counter[int] = Counter()
    keys = []
    for token in tokens:
        if token != UNKNOWN:
            found[token] += 1
            keys.append(f"token:{TOKENS[token]}#{found[token]}")
    return tuple(keys)


def _prospers(view: View[SobekState], state: SobekState) -> Iterator[Gesture]:
    for one in state.seats[state.seat].sets:
        if not one.sideways:
            yield Pick(moves.PROSPERS[one.good], (f"set:{GOODS[one.good]}",))


def _done(view: View[SobekState], state: SobekState) -> Iterator[Gesture]:
    yield Pick(moves.DONE, (DONE_KEY,))


def drawn_cards(phase: Phase) -> Cards:
    """The cards that chance may draw in a phase, as far as everybody knows."""
    return {
        phases.STARTERS: PLAIN,
        phases.ROW: tuple(moves.DEALS),
        phases.LOOK: CHARACTERS,
        phases.QUEEN: (*OPEN, *CHARACTERS),
    }.get(phase, ())


def _draws(view: View[SobekState], state: SobekState) -> Iterator[Gesture]:
    for card in drawn_cards(state.phase):
        yield Pick(moves.DRAWS[state.seat][card], (f"draw:{WORDS[card]}",))


def _deals(view: View[SobekState], state: SobekState) -> Iterator[Gesture]:
    for card in drawn_cards(state.phase):
        yield Pick(moves.DEALS[card], (f"deal:{WORDS[card]}",))


def _token_draws(view: View[SobekState], state: SobekState) -> Iterator[Gesture]:
    for token, name in enumerate(TOKENS):
        yield Pick(moves.TOKEN_DRAWS[state.seat][token], (f"drawn:{name}",))


CHOICES: "Final[dict[Phase, Callable[[View[SobekState], SobekState], Iterator[Gesture]]]]" = {
    phases.FIRST: _players(moves.FIRSTS),
    phases.LOWEST: _players(moves.LOWESTS),
    phases.BEGIN: _players(moves.BEGINS),
    phases.STARTERS: _draws,
    phases.ROW: _deals,
    phases.LOOK: _draws,
    phases.THIEF: _players(moves.FROMS),
    phases.THIEF_CARD: _steals,
    phases.PRIEST: _discards,
    phases.QUEEN: _draws,
    phases.VIZIER: _players(moves.FROMS),
    phases.VIZIER_CARD: _steals,
    phases.TOKENS: _token_draws,
    phases.EVENT: _tokens,
    phases.PROSPERITY: _prospers,
    phases.CURSE: _players(moves.CURSES),
    phases.SIDEWAYS: _done,
}
"""What is chosen in each phase by pointing at other things than the row and the hand."""
