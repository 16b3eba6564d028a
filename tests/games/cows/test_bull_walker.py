"""A second, deliberately simple bull walks through random lines, square by square.

It knows a row of squares, each with the letters of what is on it, and nothing of the engine:
C a cow, B a bull, R a rabbit, H a herdsman, M a mole, # a fence.
"""

from random import Random

import pytest

from boardwidgets.games.cows import RULES, events
from boardwidgets.games.cows.bull import charges, run
from boardwidgets.games.cows.cards import CARDS
from boardwidgets.games.cows.obstacles import in_the_way
from boardwidgets.games.cows.pieces import BIT, OFF, Places
from boardwidgets.games.cows.state import CowsState

LINES = 24_000
LETTERS = {
    "C": range(4),
    "B": range(4, 8),
    "R": range(8, 12),
    "H": range(12, 16),
    "M": range(16, 20),
}
Row = list[str]


def walked(row: Row) -> tuple[Row, str]:
    """The row after the bull on its first square has run along it, and what stopped it."""
    row = list(row)
    at = 0
    while True:
        if at + 1 == len(row):
            return row, "edge"
        ahead = row[at + 1].replace("M", "")
        if "#" in ahead:
            row[at + 1] = row[at + 1].replace("#", "")
            return row, "fence"
        if len(ahead) > 1:
            return row, "several"
        if ahead == "B":
            return row, "bull"
        if ahead:
            if at + 2 == len(row) or row[at + 2].replace("M", ""):
                return row, "two"
            row[at + 1] = row[at + 1].replace(ahead, "")
            row[at + 2] += ahead
        row[at] = row[at].replace("b", "")
        row[at + 1] += "b"
        at += 1


def random_row(random: Random, length: int) -> Row:
    """A row with the running bull, b, on its first square; pieces as often as there are of them."""
    left = list("CCCCBBBRRRRHHHHMMMM")
    random.shuffle(left)
    density = random.choice((0.15, 0.35, 0.6))
    row = ["" for _ in range(length)]
    row[0] = "b"
    for number in range(length):
        if number and random.random() < density / 2:
            row[number] = "#"
        while left and random.random() < density:
            letter = left.pop()
            if letter in "RM" or not set(row[number]) & set("bCBH#"):
                row[number] += letter
    return row


def numbered(row: Row, squares: list[int]) -> tuple[Places, int, int]:
    """The same row as the engine sees it: places, fences, and the bull that runs."""
    places = [OFF] * 20
    free = {letter: list(pieces) for letter, pieces in LETTERS.items()}
    bull = free["B"].pop()
    fences = 0
    for letters, square in zip(row, squares, strict=True):
        for letter in letters:
            if letter == "#":
                fences |= BIT[square]
            elif letter == "b":
                places[bull] = square
            else:
                places[free[letter].pop()] = square
    return tuple(places), fences, bull


def lettered(places: Places, fences: int, bull: int, squares: list[int]) -> Row:
    """The row that the engine left, in letters."""
    row = []
    for square in squares:
        letters = "#" if fences & BIT[square] else ""
        for letter, pieces in LETTERS.items():
            letters += "".join(
                "b" if piece == bull else letter for piece in pieces if places[piece] == square
            )
        row.append(letters)
    return row


def a_line(random: Random) -> tuple[list[int], int]:
    """Squares in a row as far as the edge, and their heading."""
    heading = random.randrange(4)
    dx, dy = ((0, 1), (1, 0), (0, -1), (-1, 0))[heading]
    x, y = random.randrange(7), random.randrange(7)
    squares = []
    while 0 <= x < 7 and 0 <= y < 7:
        squares.append(y * 7 + x)
        x, y = x + dx, y + dy
    return squares, heading


def charging(places: Places, fences: int) -> CowsState:
    """A position in which these pieces and fences stand, and bulls move."""
    bare = RULES.start(RULES.set_up(2, None, {}))
    pasture = bare.pasture._replace(places=places, fences=fences)
    return bare._replace(pasture=pasture, card=CARDS.index("bull"))


GOING = events.Pushed | events.BullStepped
"""What is told first of a bull that gets away from its square."""

STOPS = {
    events.StoppedAtEdge: "edge",
    events.StoppedAtFence: "fence",
    events.StoppedBeforeSeveral: "several",
    events.StoppedBeforeBull: "bull",
    events.StoppedBeforeTwo: "two",
}


@pytest.mark.slow
def test_the_simple_walker_agrees_with_the_engine_on_random_lines() -> None:
    """cows.bull.move, cows.bull.push, cows.bull.stop, cows.bull.fence, cows.bull.mole"""
    random = Random(2024)
    seen: dict[str, int] = {}
    for _ in range(LINES):
        squares, heading = a_line(random)
        row = random_row(random, len(squares))
        expected, why = walked(row)
        places, fences, bull = numbered(row, squares)
        ran = run(places, fences, bull, heading)
        after = RULES.replay(charging(places, fences), ran.events, None).pasture
        found = lettered(after.places, after.fences, bull, squares)
        assert list(map(sorted, found)) == list(map(sorted, expected)), row
        stopped = [event for event in ran.events if isinstance(event, events.BullStopped)]
        assert [STOPS[type(event)] for event in stopped] == [why], row
        seen[why] = seen.get(why, 0) + 1
    assert len(seen) == len(STOPS)
    assert min(seen.values()) > 500


def test_a_bull_may_choose_exactly_the_directions_in_which_it_moves() -> None:
    """cows.bull.must-move"""
    random = Random(7)
    able = 0
    for _ in range(3000):
        squares, heading = a_line(random)
        places, fences, bull = numbered(random_row(random, len(squares)), squares)
        chosen = [
            charge.heading for charge in charges(bull, squares[0], *in_the_way(places, fences))
        ]
        runs = [run(places, fences, bull, way).events for way in range(4)]
        moving = [way for way, told in enumerate(runs) if isinstance(told[0], GOING)]
        assert chosen == moving
        able += heading in moving
    assert 500 < able < 2500
