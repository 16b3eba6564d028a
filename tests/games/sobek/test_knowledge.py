"""What a seat may know: states that differ only in what it may not know look the same to it."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from boardwidgets.core.chance import CHANCE
from boardwidgets.core.events import kind
from boardwidgets.core.history import RecordedMove
from boardwidgets.core.view import view
from boardwidgets.games.sobek import RULES, phases
from boardwidgets.games.sobek.cards import UNSEEN
from boardwidgets.games.sobek.phases import SHOWN
from boardwidgets.games.sobek.state import SobekState
from boardwidgets.games.sobek.tokens import UNKNOWN
from tests.games.sobek.playouts import ALL_CARDS, at_random, places, some_games, some_states
from tests.games.sobek.situations import as_sobek, situation, sobek

NAMES = ("Ada", "Bo", "Cy", "Di")


def looks(state: SobekState, seat: int | None) -> tuple[object, ...]:
    """Everything a seat sees of a state."""
    seen = view(RULES, NAMES, seat, state)
    return seen.state, seen.legal_moves, seen.describe(), seen.state.to_text(), seen.state.actor


def viewers(state: SobekState) -> tuple[int | None, ...]:
    return (None, *range(len(state.seats)))


BEGUN = """
    sobek 3 players, round 1
    row: wheat0 character fish0
    deck: 20 cards
    events: flood scorpion eye, seen by red
    spent: curse prosperity
    red: 0 points
      hand: fish1 fish1 amulet
      corruption: wheat0 {red}
    yellow: 0 points
      hand: ivory3 {yellow}
      corruption: cattle1 {pile}
    blue: 0 points
      hand: starter-ebony {blue}
      corruption: ebony0 {other_pile}
    to move: {mover}
"""
USUAL = {
    "red": "",
    "yellow": "amulet thief",
    "pile": "cattle1",
    "blue": "vizier",
    "other_pile": "",
    "mover": "yellow, turn",
}


def position(**said: str) -> SobekState:
    """The position with some hands and piles as said."""
    hidden = USUAL | said
    return as_sobek(situation(BEGUN.format(**hidden)).state)


@pytest.mark.parametrize(
    ("difference", "blind"),
    [
        ({"yellow": "amulet queen"}, (0, 2, None)),
        ({"yellow": "vizier thief", "blue": "amulet"}, (0, None)),
        ({"pile": "ivory3"}, (0, 2, None)),
        ({"pile": "", "other_pile": "cattle1"}, (0, None)),
        ({"pile": "", "other_pile": "wheat1"}, (0, None)),
        ({"blue": "cattle1", "pile": "vizier"}, (0, None)),
        ({"red": "queen", "other_pile": ""}, (1, 2, None)),
    ],
)
def test_hidden_cards_make_no_difference(
    difference: dict[str, str], blind: tuple[int | None, ...]
) -> None:
    """Cards exchanged between others' hands and corruption, the deck, or one's own unseen by them.

    Where only the deck lost or got a card in exchange, its number is made equal by the rest.
    """
    one, other = position(), position(**difference)
    other = other._replace(aside=one.aside)
    for seat in viewers(one):
        assert (looks(one, seat) == looks(other, seat)) == (seat in blind), seat


def test_event_tokens_make_a_difference_only_to_who_has_looked() -> None:
    one = position()
    other = position()._replace(tokens=(2, 4, 5))
    assert one.tokens != other.tokens
    assert [looks(one, seat) == looks(other, seat) for seat in (0, 1, 2, None)] == [
        False,
        True,
        True,
        True,
    ]


def test_the_thief_does_not_see_what_he_may_get() -> None:
    one = position(mover="red, thief card of yellow")
    other = position(yellow="ivory3 queen", mover="red, thief card of yellow")
    assert one.actor == CHANCE
    assert looks(one, 0) == looks(other, 0)
    assert view(RULES, NAMES, 0, one).legal_moves == ()
    assert [str(move) for move in view(RULES, NAMES, 1, one).legal_moves] == [
        "steal ivory3",
        "steal thief",
        "steal amulet",
    ]


def test_nobody_sees_what_another_may_lay_or_play() -> None:
    state = position(yellow="ivory3 ivory0 amulet queen")
    assert "play queen" in map(str, state.legal_moves)
    assert "set ivory 0 3 3 queen amulet" in map(str, state.legal_moves)
    assert [str(move) for move in view(RULES, NAMES, 0, state).legal_moves] == [
        "take 1",
        "take 2",
        "take 3",
    ]
    assert view(RULES, NAMES, 1, state).legal_moves == state.legal_moves


def test_who_has_no_corruption_is_seen_to_have_none() -> None:
    state = position(pile="", other_pile="")
    one, other, *rest = state.seats
    bare = state._replace(seats=(one, other._replace(corruption=()), *rest))
    assert [holder.corruption for holder in bare.seen_by(0).seats[1:]] == [(), (UNSEEN,)]


def test_no_view_holds_a_card_of_anothers_hand_or_corruption() -> None:
    for state in some_states(18):
        if state.phase in SHOWN:
            continue
        for seat in viewers(state):
            seen = state.seen_by(seat)
            for number, holder in enumerate(seen.seats):
                own = state.seats[number]
                if number == seat:
                    assert holder == own
                    continue
                assert len(holder.hand) == len(own.hand)
                assert bool(holder.corruption) == bool(own.corruption)
                for cards in (holder.hand, holder.corruption):
                    allowed = looked_at(state, seat, number)
                    assert allowed or all(card >= len(ALL_CARDS) for card in cards)
            if seat is None or not state.seats[seat].looked:
                looking = state.phase == phases.TOKENS and state.seat == seat
                assert looking or set(seen.tokens) <= {UNKNOWN}
            assert places_seen(seen) == places(state)


def looked_at(state: SobekState, seat: int | None, other: int) -> bool:
    """Whether a seat now chooses among the cards of another."""
    choosing = state.phase in (phases.THIEF_CARD, phases.VIZIER_CARD) and state.actor == seat
    return choosing and state.target == other


def places_seen(seen: SobekState) -> Counter[str]:
    """All cards of what a seat sees: those unseen are in the pool."""
    known = places(seen)
    del known["unseen"]
    return known


@pytest.mark.slow
def test_a_sample_agrees_with_the_view_and_looks_the_same() -> None:
    for state in some_states(24, every=5):
        random = Random(state.pile)
        for seat in viewers(state):
            seen = state.seen_by(seat)
            sample = seen.sample(random)
            assert sample.seen_by(seat) == seen
            assert looks(sample, seat) == looks(state, seat)
            assert places(sample) == places(state)
            assert UNSEEN not in [card for h in sample.seats for card in h.hand + h.corruption]
            assert UNKNOWN not in sample.tokens


def test_a_sample_can_be_played_to_the_end() -> None:
    random = Random(3)
    for state in some_states(6, every=25):
        sample = state.seen_by(0).sample(random)
        while sample.actor is not None:
            sample, _ = sample.apply(random.choice(sample.legal_moves))
        assert places(sample) == ALL_CARDS


def test_samples_differ_in_what_is_hidden() -> None:
    state = position()
    samples = [state.seen_by(0).sample(Random(seed)) for seed in range(40)]
    assert len({sample.seats[1].hand for sample in samples}) > 20
    assert {len(sample.seats[1].corruption) for sample in samples} == {1, 2}
    assert len({sample.tokens for sample in samples}) == 1
    assert len({state.seen_by(1).sample(Random(seed)).tokens for seed in range(40)}) > 10


SECRET = {"draw", "drop", "steal", "token"}
"""The first words of moves that not all see."""


def concerned(recorded: RecordedMove) -> set[int | None]:
    """The seats that the first event of a move is about."""
    first = recorded.events[0]
    return {getattr(first, "seat", None), getattr(first, "other", None)} - {None}


def test_a_hidden_move_is_told_to_those_alone_whom_it_concerns() -> None:
    kinds = set()
    for game in some_games(12):
        for _ in at_random(game, game.seed):
            pass
        for seat in viewers(sobek(game)):
            for told, recorded in zip(game.view(seat).moves, game.history, strict=True):
                word = recorded.move.text.split()[0]
                open_to_all = word not in SECRET
                assert (told.text != "?") == (open_to_all or seat in concerned(recorded))
                kinds.add(word)
    assert kinds >= SECRET


def test_no_event_tells_a_card_to_who_may_not_see_it() -> None:
    drawn = {"starter-drawn", "queen-drew", "looked", "robbed", "bribed", "dropped", "token-seen"}
    looked_at = {"hand-seen", "corruption-seen", "tokens-seen"}
    only_that = {"character-looked-at", "event-token-looked-at"}
    told_of = set()
    for game in some_games(30):
        for _ in at_random(game, game.seed):
            pass
        for recorded in game.history:
            for event in recorded.events:
                name = kind(event)
                told_of.add(name)
                insiders = {getattr(event, "seat", None), getattr(event, "other", None)} - {None}
                for seat in viewers(as_sobek(recorded.before)):
                    told = event.seen(seat)
                    if name not in drawn | looked_at or seat in insiders:
                        assert told == event
                    else:
                        that_alone = told is not None and kind(told) in only_that
                        assert told is None or that_alone or getattr(told, "card", "") == "unseen"
    assert drawn | looked_at <= told_of


def test_who_learns_something_hidden_is_told_so() -> None:
    """Where what a seat sees grows by a move, an event says so that not all are told.

    That is how undo knows that something has been seen.
    """
    for game in some_games(30):
        for _ in at_random(game, game.seed):
            pass
        for recorded in game.history:
            before, after = as_sobek(recorded.before), as_sobek(recorded.after)
            for seat in range(len(before.seats)):
                if after.phase not in SHOWN and learnt(before, after, seat):
                    assert any(event.seen(None) is not event for event in recorded.events)


def learnt(before: SobekState, after: SobekState, seat: int) -> bool:
    """Whether a seat sees another's cards, or event tokens, that it did not see before."""
    was, now = before.seen_by(seat), after.seen_by(seat)
    hands = any(
        UNSEEN in was.seats[other].hand
        and now.seats[other].hand
        and UNSEEN not in now.seats[other].hand
        for other in range(len(now.seats))
    )
    piles = any(
        UNSEEN in was.seats[other].corruption
        and now.seats[other].corruption
        and UNSEEN not in now.seats[other].corruption
        for other in range(len(now.seats))
    )
    tokens = UNKNOWN in was.tokens and UNKNOWN not in now.tokens and bool(now.tokens)
    return hands or piles or tokens


def test_the_next_card_is_as_likely_as_the_seat_can_know() -> None:
    """At the start of a round all 54 cards are alike to everybody, whatever starters one holds."""
    text = """
        sobek 4 players, round 1
        row:
        deck: 54 cards
        events: 5 face down
        red: 0 points
          hand: starter-fish starter-fish
        yellow: 0 points
          hand: starter-wheat starter-wheat
        blue: 0 points
          hand: starter-ivory starter-ebony
        green: 0 points
          hand: starter-cattle starter-cattle
        to move: red, row
    """
    state = sobek(situation(text))
    for seat in viewers(state):
        chances = {str(move): chance for move, chance in state.seen_by(seat).chances}
        assert chances["deal character"] == Fraction(9, 54)
        assert chances["deal fish0"] == Fraction(3, 54)
        assert chances["deal ivory3"] == Fraction(3, 54)
        assert sum(chances.values()) == 1


def test_the_queen_draws_characters_that_do_not_lie_in_the_row() -> None:
    """Two of four unmet characters lie face down: each is in the deck as likely as in the row."""
    text = """
        sobek 3 players, round 1
        row: character character
        deck: 10 cards
        discard: scribe-fish scribe-cattle priest priestess
        events: none
        red: 0 points
          hand: queen
        yellow: 0 points
        blue: 0 points
        to move: red, turn
    """
    game = situation(text)
    game.play("play queen")
    chances = {str(move): chance for move, chance in game.state.chances}
    undrawn = 54 - 2 - 5
    for character in ("thief", "courtesan", "vizier", "merchant"):
        assert chances[f"draw {character}"] == Fraction(1, undrawn) * Fraction(2, 4)
    assert chances["draw amulet"] == Fraction(5, undrawn)
    assert sum(chances.values()) == 1
