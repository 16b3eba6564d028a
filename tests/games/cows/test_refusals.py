"""A move that is wrong in itself and not its time is refused for both, whatever has to be done."""

from random import Random

import pytest

from boardwidgets.core.moves import Move
from boardwidgets.games.cows import RULES
from boardwidgets.games.cows.cards import CARDS, NO_CARD
from boardwidgets.games.cows.pieces import COLOURS
from boardwidgets.games.cows.squares import NAMES
from boardwidgets.games.cows.state import CowsState
from tests.games.cows.playouts import some_moves
from tests.games.cows.situations import cows, situation

TIMES = {
    "first": "setup.players",
    "place": "setup.placement",
    "grass": "setup.grass",
    "symbols": "secret.tokens",
    "card": "turn.card",
    "move": "turn.order",
    "peek": "mole.peek",
    "discard": "mole.peek",
    "over": "end.grazed",
}
"""The rule of what has to be done, by the phase."""
BELONGS = {
    "first": "first",
    "place": "place",
    "grass": "grass",
    "symbol": "symbols",
    "card": "card",
    "discard": "discard",
}
"""The phase of a move, by its first word; all others move a piece."""


def wrong_walk(random: Random) -> tuple[str, str]:
    """A walk that nobody can ever make, and the rule that says so."""
    kind = random.choice(("cow", "rabbit", "mole", "herdsman"))
    who = kind if kind == "herdsman" else f"{kind} {random.choice(COLOURS)}"
    start = random.choice(NAMES)
    end = random.choice((start, start[0] + "8", "h" + start[1], "z99"))
    return f"{who} {start} {end}", f"{kind}.move"


def wrong_charge(random: Random) -> tuple[str, str]:
    """A bull never goes aslant."""
    aslant = random.choice(("northeast", "southeast", "southwest", "northwest"))
    return f"bull {random.choice(COLOURS)} {aslant}", "bull.move"


def wrong_card(state: CowsState, random: Random) -> tuple[str, str] | None:
    """A card that is covered."""
    covered = [name for card, name in enumerate(CARDS) if card not in state.open_cards]
    return (f"card {random.choice(covered)}", "turn.card") if covered else None


def wrong_chance(state: CowsState, random: Random) -> tuple[str, str] | None:
    """A player, a square or a token that there is not."""
    taken = [NAMES[place] for place in state.pasture.places if place < len(NAMES)]
    square = random.choice(taken) if taken else None
    found = (
        (f"first {state.setup.players + 1}", "setup.players") if state.setup.players < 4 else None,
        (f"place mole green {square}", "setup.placement") if square else None,
        (f"grass {square}", "setup.grass") if square else None,
        ("symbol tomato", "setup.grass") if state.constants.symbols < 6 else None,
        (f"discard {random.choice((0, 30, 999))}", "mole.peek"),
    )
    return random.choice(found)


def wrong_moves(state: CowsState, random: Random) -> list[tuple[Move, str]]:
    """Moves that are wrong in themselves, each with the rule that it breaks."""
    found = (
        *(wrong_walk(random) for _ in range(4)),
        wrong_charge(random),
        wrong_card(state, random),
        *(wrong_chance(state, random) for _ in range(4)),
    )
    return [(move_named(state, wrong[0]), wrong[1]) for wrong in found if wrong]


def move_named(state: CowsState, text: str) -> Move:
    move = RULES.parse(state, text)
    assert move is not None, text
    return move


def test_what_is_wrong_in_itself_and_not_its_time_is_answered_by_both_rules() -> None:
    random = Random(17)
    both = 0
    for recorded in some_moves(5):
        state = cows(recorded.before)
        for move, rule in wrong_moves(state, random):
            broken = {violation.rule for violation in state.violations(move)}
            assert f"cows.{rule}" in broken, (move, broken, state.to_text())
            if BELONGS.get(move.text.split()[0], "move") != state.phase:
                assert f"cows.{TIMES[state.phase]}" in broken, (move, broken, state.to_text())
                both += 1
            assert not state.is_legal(move)
    assert both > 5_000


def test_a_piece_that_the_card_does_not_move_is_answered_so_wherever_it_is_to_go() -> None:
    """cows.turn.colour-card, cows.turn.piece-card"""
    random = Random(18)
    for recorded in some_moves(9):
        state = cows(recorded.before)
        if state.card == NO_CARD:
            continue
        for piece, card in (("cow", range(4)), ("mole", (*range(4), 4, 5, 7))):
            colour = random.choice([number for number in range(4) if number != state.card])
            if state.card in card:
                move = move_named(state, f"{piece} {COLOURS[colour]} d4 d8")
                rules = {violation.rule for violation in state.violations(move)}
                turn = "colour-card" if state.card < 4 else "piece-card"
                assert f"cows.turn.{turn}" in rules
                assert f"cows.{piece}.move" in rules


POSITION = """cows 2 players
7 . . . . . . .
6 . . . . . . .
5 . rM+*2 . # . . .
4 . . . rC+* . . .
3 . . . . rB . .
2 . . . . bR . bC
1 . . . . H1 . *
  a b c d e f g
{lines}
"""


@pytest.mark.parametrize(
    ("lines", "move", "rules"),
    [
        ("moving: blue; still blue cow, blue rabbit", "cow red d4 d8", "turn.colour-card cow.move"),
        ("moving: blue; still blue cow", "cow red d4 d5", "turn.colour-card cow.blocked"),
        ("moving: blue; still blue cow", "rabbit blue e2 h9", "turn.order rabbit.move"),
        ("moving: blue; still blue cow", "herdsman e1 e0", "turn.extra herdsman.move"),
        ("moving: blue; still blue cow", "herdsman a1 a0", "turn.extra herdsman.move"),
        ("moving: bull; still red bull", "herdsman a1 a2", "turn.piece-card herdsman.move"),
        ("moving: bull; still red bull", "mole red b5 h5", "turn.piece-card mole.move"),
        ("moving: blue; still blue cow", "bull red northeast", "turn.colour-card bull.move"),
        ("", "cow red d4 d5", "turn.card cow.blocked"),
        ("", "cow red a1 a5", "turn.card cow.move"),
        ("", "discard 3", "turn.card mole.peek"),
        ("open: red, bull", "card mole", "turn.card"),
        ("moving: blue; still blue cow\nopen: red, bull", "card mole", "turn.card turn.order"),
    ],
)
def test_all_rules_are_named_in_the_rulebooks_order(lines: str, move: str, rules: str) -> None:
    mover = "move" if lines.startswith("moving") else "card"
    match = situation(POSITION.format(lines=f"{lines}\nto move: player 1, {mover}"))
    error = match.why_not(move)
    assert error is not None
    assert error.rules == tuple(f"cows.{rule}" for rule in rules.split())
    assert all(reason.endswith(".") for reason in error.reasons)


def test_a_card_of_which_nothing_is_left_to_move_says_so_while_a_pile_is_looked_at() -> None:
    """cows.mole.peek"""
    lines = "moving: mole; still nothing\nto move: player 1, peek b5"
    error = situation(POSITION.format(lines=lines)).why_not("mole red b5 h5")
    assert error is not None
    assert error.rules == ("cows.turn.order", "cows.mole.move", "cows.mole.peek")
    assert error.reason == "The red mole has moved already. Still to move: nothing."


def test_which_symbols_are_left_is_not_given_away() -> None:
    """cows.secret.tokens"""
    for symbol in ("carrot", "tomato"):
        error = situation(POSITION.format(lines="to move: player 1, card")).why_not(
            f"symbol {symbol}"
        )
        assert error is not None
        assert error.rules == ("cows.turn.card",)
