"""Tables of hand-made positions: how a case is written, read and played, whatever the game.

A table is a folder `positions/` of text files. A case in it begins with a rule and what it shows,
`== cows.bull.move: straight on to the edge`. Lines of a position follow, as the game's table
completes them, with `players: 3` and `options: die=even` where they matter. Then, step by step,
what is done and what must follow, a statement a line:

- `play: …; …` plays moves; `undo:` takes back the last play;
- `told: …; …` are the events of what was played, each its kind and some of its words, those apart
  that a story passes over; `told to red: …` the same as red is told it;
- `shows: …` is a line of the position now, `lacks: …` how no line begins; `seen by red: …` and
  `unseen by red: …` say the same of what red may know, `red shows: …` and `red lacks: …` of the
  lines that belong to red;
- `legal: …; …` is all that may be played now, `can: …; …` some of it; `chances: … = 1/6; …` all
  that chance may bring; `cannot: … = rule places` is refused, by which rule and for which places;
  `rule now: …` is what any move at the wrong time breaks;
- `phase:`, `scores:`, `winners:` are as they are now;
- `wrong: …` is what the error says of a position that cannot be.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from boardwidgets.core.chance import ChanceMode
from boardwidgets.core.events import Event, facts, kind
from boardwidgets.core.match import Match
from boardwidgets.core.moves import Move
from boardwidgets.core.positions import PositionError
from boardwidgets.core.state import Ruleset, State

GAMES = Path(__file__).parent


@dataclass
class Case:
    """One case of a table: the lines that it gives of a position, and its steps."""

    name: str
    rule: str
    title: str
    players: int
    lines: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    steps: list[tuple[str, str]] = field(default_factory=list)


@dataclass(frozen=True)
class Table:
    """How the cases of one game are written."""

    ruleset: Ruleset[Any]
    whole: Callable[[Case], str]
    """The text of the whole position, from the lines that a case gives."""
    seats: Callable[[int], Sequence[str]]
    """What the seats of so many players are called in steps."""
    players: int = 2
    """How many there are where a case does not say."""
    seat_facts: tuple[str, ...] = ("seat",)
    """The fields of events that hold a seat."""
    chance: ChanceMode = "ask"
    probes: tuple[str, ...] = ()
    """Moves, most of them at the wrong time, that `rule now` tries beside one of no game."""

    def cases(self) -> Iterator[Case]:
        """All cases, chapter by chapter."""
        for file in sorted((GAMES / self.ruleset.name / "positions").glob("*.txt")):
            for number, block in enumerate(file.read_text("utf-8").split("\n== ")[1:], 1):
                yield read_case(block, f"{file.stem}-{number}", self.players)


STEPS = (
    *("play", "undo", "told", "shows", "lacks", "legal", "can", "cannot", "chances"),
    *("rule now", "phase", "scores", "winners", "wrong"),
)
ABOUT_A_SEAT = ("told to", "seen by", "unseen by")
OF_A_SEAT = ("shows", "lacks")


class Step(NamedTuple):
    """What kind of step it is, and the seat it speaks of, if it does."""

    what: str
    seat: str = ""


def step(key: str) -> Step | None:
    """What the word before a colon means; None for a line of a position."""
    if key in STEPS:
        return Step(key)
    words = key.split()
    before, last = " ".join(words[:-1]), words[-1] if words else ""
    if before in ABOUT_A_SEAT:
        return Step(before, last)
    return Step(last, before) if last in OF_A_SEAT else None


def read_case(block: str, name: str, players: int) -> Case:
    """One case as it is written."""
    heading, *lines = [line.strip() for line in block.splitlines() if line.strip()]
    rule, _, title = heading.partition(": ")
    case = Case(f"{name} {rule}", rule, title, players)
    for line in lines:
        key, _, rest = (part.strip() for part in line.partition(":"))
        if step(key):
            case.steps.append((key, rest))
        elif key == "options":
            case.options = dict(map(_option, rest.split()))
        elif key == "players":
            case.players = int(rest)
        else:
            assert not case.steps, f"{case.name}: no step begins with {line!r}"
            case.lines.append(line)
    assert case.steps, f"{case.name} says nothing that must follow"
    return case


def _option(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    words = {"True": True, "False": False, "None": None}
    return name, words.get(value, int(value) if value.isdigit() else value)


def check(case: Case, table: Table) -> None:
    """Go through the steps of a case; an AssertionError says which statement does not hold."""
    wrong = [expected for key, expected in case.steps if key == "wrong"]
    if wrong:
        assert len(case.steps) == 1, "nothing follows from a position that cannot be"
        with pytest.raises(PositionError) as caught:
            table.ruleset.read_position(table.whole(case), case.options, None)
        assert wrong[0] in str(caught.value)
        return
    walk = Walk(case, table)
    for key, rest in case.steps:
        walk.take(key, rest)


class Walk:
    """A way through the steps of a case."""

    def __init__(self, case: Case, table: Table) -> None:
        start = table.ruleset.read_position(table.whole(case), case.options, None)
        self.match = Match(table.ruleset, start, seed=1, chance=table.chance)
        self.table = table
        self.seats = table.seats(case.players)
        self.events: tuple[Event, ...] = ()

    def take(self, key: str, rest: str) -> None:
        """Take one step."""
        found = step(key)
        assert found is not None
        if not found.seat:
            TAKEN[found.what](self, rest)
        else:
            TAKEN_FOR_A_SEAT[found.what](self, found.seat, rest)

    def play(self, rest: str) -> None:
        self.events = ()
        for move in parts(rest):
            self.events += self.match.play(move)

    def undo(self, _rest: str) -> None:
        self.match.undo()

    def told(self, rest: str) -> None:
        self._tells(self.events, rest)

    def told_to(self, name: str, rest: str) -> None:
        seen = [event.seen(self.seats.index(name)) for event in self.events]
        self._tells([event for event in seen if event is not None], rest)

    def _tells(self, events: Sequence[Event], rest: str) -> None:
        """Each event is of the kind expected and has its words; there are no others."""
        told = [
            in_words(event, self.seats, self.table.seat_facts)
            for event in events
            if not event.silent
        ]
        expected = parts(rest)
        assert [one.split()[0] for one in told] == [one.split()[0] for one in expected], told
        for event, words in zip(told, expected, strict=True):
            assert set(words.split()) <= set(event.split()), (event, words)

    def shows(self, rest: str) -> None:
        has(shown(self.match.state), rest)

    def lacks(self, rest: str) -> None:
        has_none(shown(self.match.state), rest)

    def seen_by(self, name: str, rest: str) -> None:
        has(shown(self._seen(name)), rest)

    def unseen_by(self, name: str, rest: str) -> None:
        has_none(shown(self._seen(name)), rest)

    def _seen(self, name: str) -> State:
        seen: State = self.match.view(self.seats.index(name)).state
        return seen

    def seat_shows(self, name: str, rest: str) -> None:
        has(lines_of(self.match.state, name, self.seats), rest)

    def seat_lacks(self, name: str, rest: str) -> None:
        has_none(lines_of(self.match.state, name, self.seats), rest)

    def legal(self, rest: str) -> None:
        assert sorted(self._legal()) == sorted(parts(rest))

    def can(self, rest: str) -> None:
        for move in parts(rest):
            assert move in self._legal()
            assert self.match.why_not(move) is None

    def _legal(self) -> list[str]:
        return [move.text for move in self.match.legal_moves]

    def cannot(self, rest: str) -> None:
        for part in parts(rest):
            move, _, said = part.partition(" = ")
            rule, _, places = said.partition(" ")
            error = self.match.why_not(move)
            assert error is not None, move
            assert move not in self._legal()
            assert self._rule(rule) in error.rules, (move, error.rules)
            assert " ".join(error.squares) == places.strip(), (move, error.squares)
            assert all(reason.endswith((".", "!")) for reason in error.reasons)

    def rule_now(self, rest: str) -> None:
        state = self.match.state
        early = [violations for move in self._probes() if (violations := state.violations(move))]
        assert early
        for violations in early:
            assert self._rule(rest) in [violation.rule for violation in violations]

    def _probes(self) -> list[Move]:
        return [Move("roll"), *map(self.match.parse, self.table.probes)]

    def _rule(self, name: str) -> str:
        return f"{self.table.ruleset.name}.{name}"

    def chances(self, rest: str) -> None:
        found = [f"{move.text} = {chance}" for move, chance in self.match.state.chances]
        assert found == parts(rest)

    def phase(self, rest: str) -> None:
        assert self.match.state.phase == rest

    def scores(self, rest: str) -> None:
        assert self.match.scores == tuple(map(int, rest.split()))

    def winners(self, rest: str) -> None:
        assert [self.seats[seat] for seat in self.match.winners] == rest.split()


TAKEN: dict[str, Callable[[Walk, str], None]] = {
    "play": Walk.play,
    "undo": Walk.undo,
    "told": Walk.told,
    "shows": Walk.shows,
    "lacks": Walk.lacks,
    "legal": Walk.legal,
    "can": Walk.can,
    "cannot": Walk.cannot,
    "chances": Walk.chances,
    "rule now": Walk.rule_now,
    "phase": Walk.phase,
    "scores": Walk.scores,
    "winners": Walk.winners,
}
TAKEN_FOR_A_SEAT: dict[str, Callable[[Walk, str, str], None]] = {
    "told to": Walk.told_to,
    "seen by": Walk.seen_by,
    "unseen by": Walk.unseen_by,
    "shows": Walk.seat_shows,
    "lacks": Walk.seat_lacks,
}


def parts(rest: str) -> list[str]:
    """What is said in several parts."""
    return [part.strip() for part in rest.split(";") if part.strip()]


def shown(state: State) -> list[str]:
    """The lines of a state's position, with single spaces."""
    return [" ".join(line.split()) for line in state.to_text().splitlines()]


def lines_of(state: State, name: str, seats: Sequence[str]) -> list[str]:
    """The lines of a state's position that say what a seat has: its own and those below it."""
    lines = shown(state)
    start = next(number for number, line in enumerate(lines) if line.startswith(f"{name}: "))
    found = [lines[start]]
    for line in lines[start + 1 :]:
        if line.startswith((*(f"{seat}:" for seat in seats), "to move:")):
            break
        found.append(line)
    return found


def has(lines: list[str], rest: str) -> None:
    """One of the lines is this one."""
    assert " ".join(rest.split()) in lines, "\n".join(lines)


def has_none(lines: list[str], rest: str) -> None:
    """None of the lines begins like this."""
    assert not [line for line in lines if line.startswith(rest)], "\n".join(lines)


def in_words(event: Event, seats: Sequence[str], seat_facts: tuple[str, ...] = ("seat",)) -> str:
    """An event as its kind and its facts, such as `robbed red yellow fish1`."""
    words = [kind(event)]
    for name, value in facts(event).items():
        values = value if isinstance(value, tuple) else (value,)
        words += [seats[one] if name in seat_facts else str(one) for one in values]
    return " ".join(words)


def diagram(lines: Sequence[str], ranks: str, files: str) -> list[str]:
    """The whole diagram of a board, from the ranks that a case gives; the others are bare."""
    given = {line[0]: line for line in lines if line[0] in ranks}
    bare = " ".join("." * len(files))
    return [*(given.get(rank, f"{rank} {bare}") for rank in reversed(ranks)), " ".join(files)]
