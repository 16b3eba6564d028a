"""A refusal names all that is broken: what is wrong in itself, and that it is not its time."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import IllegalMove
from boardwidgets.core.state import Phase
from boardwidgets.games.sobek import RULES
from boardwidgets.games.sobek.cards import AMULET, GOODS, KIND, REACH, ROW
from boardwidgets.games.sobek.moves import (
    COLOURS,
    CURSES,
    FROMS,
    IN_PLAY,
    AddCards,
    LaySet,
    add,
    lay,
)
from boardwidgets.games.sobek.phases import PHASES, SIDEWAYS, VIZIER
from boardwidgets.games.sobek.refusals import EXPECTED, violations
from boardwidgets.games.sobek.state import PACKAGE, SobekState
from boardwidgets.games.sobek.tokens import PROSPEROUS
from tests.games.playouts import some
from tests.games.sobek.playouts import some_states
from tests.games.sobek.situations import situation


@cache
def moments() -> dict[str, SobekState]:
    """A moment of each phase."""
    return {state.phase: state for state in some_states(32)}


def broken(state: SobekState, text: str) -> tuple[str, ...]:
    """The rules that a typed move breaks, in the rulebook's order."""
    move = RULES.parse(state, text)
    assert move is not None, text
    assert not state.is_legal(move)
    return IllegalMove(PACKAGE, text, violations(state, move)).rules


def is_time_of(state: SobekState, kind: type[Move]) -> bool:
    """Whether moves of a kind belong to the phase."""
    return kind in EXPECTED[state.phase][0]


def rule_now(state: SobekState) -> str:
    """The rule of what has to be done now."""
    return f"sobek.{EXPECTED[state.phase][1]}"


def test_every_phase_is_tried() -> None:
    assert set(moments()) == set(PHASES)


# -- moves made of wrong parts -------------------------------------------------------------------

PHASE = st.sampled_from(PHASES)
OUT_OF_REACH = st.sampled_from([0, *range(REACH + 1, 12), 999])
OFF_THE_ROW = st.sampled_from([0, *range(ROW + 1, 14), 999])
NO_SCARABS = st.integers(4, 999)
GOOD = st.sampled_from(GOODS)
CARDS = st.lists(st.sampled_from(IN_PLAY), min_size=1, max_size=6)


def named(head: str, good: str, cards: list[int]) -> str:
    """A move that lays cards, as it is typed."""
    make = lay if head == "set" else add
    return make(GOODS.index(good), tuple(sorted(cards))).text


def fits(good: str, card: int) -> bool:
    return card == AMULET or KIND[card] == GOODS.index(good)


@given(PHASE, OUT_OF_REACH)
@some(80)
def test_a_place_out_of_reach(phase: Phase, place: int) -> None:
    names_both(moments()[phase], f"take {place}", "turn", "sobek.turn.take")


@given(PHASE, OFF_THE_ROW)
@some(80)
def test_a_place_that_no_row_has(phase: Phase, place: int) -> None:
    names_both(moments()[phase], f"fetch {place}", "merchant", "sobek.character.merchant")


@given(PHASE, GOOD, CARDS)
@some(200)
def test_cards_that_are_no_set(phase: Phase, good: str, cards: list[int]) -> None:
    if len(cards) >= 3 and all(fits(good, card) for card in cards):
        cards = cards[:2]
    rule = "sobek.round.horizontal" if phase == SIDEWAYS else "sobek.turn.set"
    state, text = moments()[phase], named("set", good, cards)
    found = broken(state, text)
    assert rule in found
    assert is_time_of(state, LaySet) or rule_now(state) in found


@given(PHASE, GOOD, CARDS)
@some(200)
def test_cards_that_the_courtesan_never_adds(phase: Phase, good: str, cards: list[int]) -> None:
    if len(cards) <= 2 and all(fits(good, card) for card in cards):
        cards = [cards[0]] * 3
    names_both(
        moments()[phase], named("add", good, cards), "courtesan", "sobek.character.courtesan"
    )


@given(PHASE, st.sampled_from(["set", "add"]), GOOD, NO_SCARABS, CARDS)
@some(200)
def test_a_card_that_there_is_not(
    phase: Phase, head: str, good: str, scarabs: int, cards: list[int]
) -> None:
    """Beside the card, all that is wrong with the others is named."""
    state = moments()[phase]
    text = f"{named(head, good, cards)} {scarabs}"
    found = broken(state, text)
    assert "sobek.cards.goods" in found
    kind = LaySet if head == "set" else AddCards
    assert is_time_of(state, kind) or rule_now(state) in found
    others = [card for card in cards if not fits(good, card)]
    if others:
        sideways = "sobek.round.horizontal" if phase == SIDEWAYS else "sobek.turn.set"
        assert (sideways if head == "set" else "sobek.character.courtesan") in found


@given(PHASE, st.sampled_from(["from", "curse", "begin", "first", "lowest"]))
@some(120)
def test_a_player_who_does_not_play(phase: Phase, head: str) -> None:
    state = moments()[phase]
    for colour in COLOURS[len(state.seats) :]:
        found = broken(state, f"{head} {colour}")
        assert "sobek.setup.players" in found
        its_time = type(RULES.parse(state, f"{head} {colour}")) in EXPECTED[phase][0]
        assert its_time or rule_now(state) in found


@pytest.mark.parametrize("phase", PHASES)
def test_oneself_as_a_victim(phase: Phase) -> None:
    state = moments()[phase]
    robbed = "sobek.character.vizier" if phase == VIZIER else "sobek.character.thief"
    for move, rule in ((FROMS[state.seat], robbed), (CURSES[state.seat], "sobek.event.curse")):
        found = broken(state, move.text)
        assert rule in found
        assert is_time_of(state, type(move)) or rule_now(state) in found


@given(PHASE, st.sampled_from([good for good in range(len(GOODS)) if good not in PROSPEROUS]))
@some(80)
def test_a_good_on_which_no_prosperity_lies(phase: Phase, good: int) -> None:
    names_both(
        moments()[phase], f"prosperity {GOODS[good]}", "prosperity", "sobek.event.prosperity"
    )


def names_both(state: SobekState, text: str, time: str, rule: str) -> None:
    """A move that is wrong in itself is refused for that, and unless it is its time for that too.

    The rules come in the rulebook's order.
    """
    found = broken(state, text)
    assert rule in found, (text, found)
    assert state.phase == time or rule_now(state) in found, (text, found)
    order = list(RULES.rulebook.rules)
    assert list(found) == sorted(found, key=order.index)


# -- some of them in words -----------------------------------------------------------------------

TURN = """
    sobek 3 players, round 1
    row: wheat0 wheat1 fish0
    deck: 20 cards
    events: none
    red: 0 points
      hand: fish0 fish1 fish1 thief
    yellow: 0 points
      hand: ivory3
    blue: 0 points
    to move: red, {phase}
"""


@pytest.mark.parametrize(
    ("phase", "text", "rules"),
    [
        ("turn", "add wheat courtesan 5", "cards.goods turn.must"),
        ("turn", "set wheat courtesan 5", "cards.goods turn.set"),
        ("turn", "add fish 0 1 1", "turn.must character.courtesan"),
        ("turn", "from red", "turn.must character.thief"),
        ("turn", "begin green", "setup.players turn.must"),
        ("turn", "fetch 10", "turn.must character.merchant"),
        ("turn", "prosperity ivory", "turn.must event.prosperity"),
        ("thief", "take 9", "turn.take character.thief"),
        ("thief", "set fish 0 1", "turn.set character.thief"),
        ("thief", "set fish 0 1 1", "character.thief"),
        ("sideways", "set fish 0 7", "cards.goods round.horizontal"),
    ],
)
def test_all_that_is_broken_is_named_in_the_rulebooks_order(
    phase: Phase, text: str, rules: str
) -> None:
    error = situation(TURN.format(phase=phase)).why_not(text)
    assert error is not None
    assert error.rules == tuple(f"sobek.{rule}" for rule in rules.split())


def test_a_card_that_there_is_not_counts_among_those_named() -> None:
    error = situation(TURN.format(phase="turn")).why_not("set fish 0 1 4 5")
    assert error is not None
    assert error.rules == ("sobek.cards.goods",)
    assert error.reason == "There is no card with so many scarabs (fish): 4, 5."
