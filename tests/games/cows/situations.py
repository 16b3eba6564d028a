"""The table of hand-made positions: how a case is written, read and played.

A case begins with `== cows.rule: what it shows`. A few ranks of a diagram follow (those left out
are empty) and any lines of a position; then, step by step, what is done and what is expected:

- `play: …; …` plays moves; `told: …; …` are the events of that, each its kind and some of its
  words, those apart that a story passes over; `told to 2: …` the same as player 2 is told it;
- `shows: …` a line of the position now, `seen by 2: …` of what player 2 may know of it;
- `legal: …; …` all that may be played now, `can: …; …` some of it, `cannot: … = rule squares` what
  is refused, by which rule and for which squares;
- `phase:`, `scores:`, `winners:` as they are now; `undo:` takes back the last play;
- `wrong: …` is what the error says of a position that cannot be.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from boardwidgets.core.events import Event, facts, kind
from boardwidgets.core.match import Match
from boardwidgets.core.state import State
from boardwidgets.games.cows import RULES
from boardwidgets.games.cows.squares import FILES, RANKS
from boardwidgets.games.cows.state import CowsState

FOLDER = Path(__file__).parent / "positions"
POSITION_KEYS = ("grass", "open", "discarded", "turns", "moving", "to move")
STEPS = (
    *("play", "told", "shows", "seen by", "legal", "can", "cannot"),
    *("phase", "scores", "winners", "undo", "wrong"),
)


@dataclass
class Case:
    """One case of the table."""

    name: str
    rule: str
    title: str
    ranks: dict[str, str] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    players: int = 2
    steps: list[tuple[str, str]] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The whole position."""
        bare = " ".join("." * len(FILES))
        diagram = [f"{rank} {self.ranks.get(rank, bare)}" for rank in reversed(RANKS)]
        lines = list(self.lines)
        if not any(line.startswith("to move:") for line in lines):
            moving = any(line.startswith("moving:") for line in lines)
            lines.append(f"to move: player 1, {'move' if moving else 'card'}")
        # Who has to move is said last, wherever a case says it.
        lines.sort(key=lambda line: line.startswith("to move:"))
        files = "  " + " ".join(FILES)
        return "\n".join([f"cows {self.players} players", *diagram, files, *lines])


def cases() -> Iterator[Case]:
    """All cases of the table, chapter by chapter."""
    for file in sorted(FOLDER.glob("*.txt")):
        for number, block in enumerate(file.read_text("utf-8").split("\n== ")[1:], 1):
            yield read_case(f"{file.stem}-{number}", block)


def read_case(name: str, block: str) -> Case:
    """One case as it is written."""
    heading, *lines = [line.strip() for line in block.splitlines() if line.strip()]
    rule, _, title = heading.partition(": ")
    case = Case(f"{name} {rule}", rule, title)
    for line in lines:
        key, _, rest = (part.strip() for part in line.partition(":"))
        if line[0] in RANKS:
            case.ranks[line[0]] = line[1:].strip()
        elif key == "options":
            case.options = dict(map(_option, rest.split()))
        elif key == "players":
            case.players = int(rest)
        elif not case.steps and (key in POSITION_KEYS or key.startswith("player ")):
            case.lines.append(line)
        else:
            assert key.startswith(STEPS), f"{case.name}: {line}"
            case.steps.append((key, rest))
    assert case.steps, case.name
    return case


def _option(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    words = {"True": True, "False": False, "None": None}
    return name, words.get(value, int(value) if value.isdigit() else value)


def situation(text: str, seed: int = 1, **options: Any) -> Match:
    """A game at a position; symbols that it does not name are drawn from the seed."""
    return Match(RULES, RULES.read_position(text, options, None), seed)


def cows(state: State) -> CowsState:
    """A state, as what it is."""
    return cast("CowsState", state)


def spaced(text: str) -> str:
    """A text with single spaces."""
    return " ".join(text.split())


def shown(state: State) -> list[str]:
    """The lines of a state's position, with single spaces."""
    return [spaced(line) for line in state.to_text().splitlines()]


def in_words(event: Event) -> str:
    """An event as its kind and its facts, such as `pushed red bull yellow cow d4 e4`."""
    said = (v if isinstance(v, tuple) else (v,) for v in facts(event).values())
    return " ".join([kind(event), *(str(word) for words in said for word in words)])


class Player:
    """Goes through the steps of a case."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.match = situation(case.text, **case.options)
        self.events: tuple[Event, ...] = ()

    def do(self, key: str, rest: str) -> None:
        """Do one step."""
        *words, last = key.split()
        if last.isdigit():
            SEEN[" ".join(words)](self, int(last) - 1, rest)
        else:
            DONE[key](self, rest)

    def play(self, rest: str) -> None:
        self.events = ()
        for move in _parts(rest):
            self.events += self.match.play(move)

    def told(self, rest: str) -> None:
        _compare(_told(self.events), _parts(rest))

    def told_to(self, seat: int, rest: str) -> None:
        seen = (event.seen(seat) for event in self.events)
        _compare(_told(event for event in seen if event is not None), _parts(rest))

    def shows(self, rest: str) -> None:
        assert spaced(rest) in shown(self.match.state), self.match.state.to_text()

    def seen_by(self, seat: int, rest: str) -> None:
        state = self.match.view(seat).state
        assert spaced(rest) in shown(state), state.to_text()

    def legal(self, rest: str) -> None:
        assert sorted(move.text for move in self.match.legal_moves) == sorted(_parts(rest))

    def can(self, rest: str) -> None:
        legal = [move.text for move in self.match.legal_moves]
        for move in _parts(rest):
            assert move in legal
            assert self.match.why_not(move) is None

    def cannot(self, rest: str) -> None:
        for part in _parts(rest):
            move, _, said = part.partition(" = ")
            rule, *squares = said.split()
            error = self.match.why_not(move)
            assert error is not None, move
            assert move not in [legal.text for legal in self.match.legal_moves]
            assert f"cows.{rule}" in error.rules, (move, error.rules)
            assert tuple(squares) == error.squares, (move, error.squares)
            assert all(reason.endswith((".", "!")) for reason in error.reasons)

    def phase(self, rest: str) -> None:
        assert self.match.state.phase == rest

    def scores(self, rest: str) -> None:
        assert self.match.scores == tuple(map(int, rest.split()))

    def winners(self, rest: str) -> None:
        assert self.match.winners == tuple(int(word) - 1 for word in rest.split())

    def undo(self, rest: str) -> None:
        self.match.undo()


DONE: dict[str, Callable[[Player, str], None]] = {
    "play": Player.play,
    "told": Player.told,
    "shows": Player.shows,
    "legal": Player.legal,
    "can": Player.can,
    "cannot": Player.cannot,
    "phase": Player.phase,
    "scores": Player.scores,
    "winners": Player.winners,
    "undo": Player.undo,
}
SEEN: dict[str, Callable[[Player, int, str], None]] = {
    "told to": Player.told_to,
    "seen by": Player.seen_by,
}


def _parts(rest: str) -> list[str]:
    return [part.strip() for part in rest.split(";") if part.strip()]


def _told(events: Iterable[Event]) -> list[str]:
    return [in_words(event) for event in events if not event.silent]


def _compare(told: list[str], expected: list[str]) -> None:
    """Each event told is of the kind expected and has its words, in order; there are no others."""
    assert [event.split()[0] for event in told] == [event.split()[0] for event in expected], told
    for event, words in zip(told, expected, strict=True):
        assert set(words.split()) <= set(event.split()), (event, words)
