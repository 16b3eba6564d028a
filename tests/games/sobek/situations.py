"""The table of hand-made positions: how a case is written, read and played.

A case begins with `== sobek.rule: what it shows`. Any lines of a position follow, those of a player
with his colour before them (`red: 12`, `red hand: …`, `red set fish: …`); what is not said is as in
`USUAL`. Then, step by step, what is done and what is expected:

- `play: …; …` plays moves, the outcomes of chance among them; `told: …; …` are the events of that,
  each its kind and some of its words; `told to red: …` the same as red is told it;
- `shows: …` lines of the position now (`-hand` for a line that is not there), `seen by red: …` of
  what red may know of it; `red shows: …` lines of what red has;
- `legal: …; …` all that may be played now, `can: …; …` some of it, `cannot: … = rule places` what
  is refused, by which rule and for which cards or places; `rule now: …` what any move at the wrong
  time breaks;
- `phase:`, `scores:`, `winners:` as they are now; `undo:` takes back the last play;
- `wrong: …` is what the error says of a position that cannot be.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from boardwidgets.core.events import Event, facts, kind
from boardwidgets.core.match import Match
from boardwidgets.core.moves import Move
from boardwidgets.core.state import State
from boardwidgets.core.view import View
from boardwidgets.games.sobek import RULES
from boardwidgets.games.sobek.moves import COLOURS
from boardwidgets.games.sobek.state import SobekState

FOLDER = Path(__file__).parent / "positions"
USUAL = {
    "row": "ebony0 marble0 ivory0 marble0 ebony0",
    "deck": "20 cards",
    "discard": "",
    "events": "none",
    "spent": "",
    "to move": "red, turn",
}
STEPS = (
    *("play", "told", "told to", "shows", "seen by", "legal", "can", "cannot", "rule now"),
    *("phase", "scores", "winners", "undo", "wrong"),
)


@dataclass
class Case:
    """One case of the table."""

    name: str
    rule: str
    title: str
    lines: dict[str, str] = field(default_factory=dict)
    seats: dict[str, list[str]] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    players: int = 2
    round: int = 1
    steps: list[tuple[str, str]] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The whole position."""
        said = USUAL | self.lines
        head = f"sobek {self.players} players, round {self.round}"
        table = [
            f"{key}: {rest}"
            for key, rest in said.items()
            if key == "row" or (rest and key != "to move")
        ]
        seats = []
        for colour in COLOURS[: self.players]:
            lines = self.seats.get(colour, [])
            points = next((line for line in lines if line.isdigit()), "0")
            seats.append(f"{colour}: {points} points")
            seats += [f"  {line}" for line in lines if not line.isdigit()]
        return "\n".join([head, *table, *seats, f"to move: {said['to move']}"])


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
        colour, _, what = key.partition(" ")
        if key == "options":
            case.options = dict(map(_option, rest.split()))
        elif key in ("players", "round"):
            setattr(case, key, int(rest))
        elif not case.steps and key in USUAL:
            case.lines[key] = rest
        elif colour in COLOURS and what != "shows":
            case.seats.setdefault(colour, []).append(f"{what}: {rest}" if what else rest)
        else:
            assert key.startswith(STEPS) or what == "shows", f"{case.name}: {line}"
            case.steps.append((key, rest))
    assert case.steps, case.name
    return case


def _option(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    return name, {"True": True, "False": False}.get(value, value)


def situation(text: str, seed: int = 1, **options: Any) -> Match:
    """A game at a position, in which every outcome of chance is chosen."""
    return Match(RULES, RULES.read_position(text, options, None), seed, chance="ask")


def fresh(players: int = 3, seed: int = 1, chance: Any = "seed", **options: Any) -> Match:
    """A game at its start."""
    return Match(RULES, RULES.start(RULES.set_up(players, None, options)), seed, chance)


def sobek(game: Match | View[Any]) -> SobekState:
    """A game's state, as what it is."""
    return cast("SobekState", game.state)


def as_sobek(state: State) -> SobekState:
    """A state, as what it is."""
    return cast("SobekState", state)


def shown(state: State) -> list[str]:
    """The lines of a state's position, with single spaces."""
    return [" ".join(line.split()) for line in state.to_text().splitlines()]


def of_player(state: State, colour: str) -> list[str]:
    """The lines of a state's position that say what a player has."""
    lines = shown(state)
    start = next(number for number, line in enumerate(lines) if line.startswith(f"{colour}: "))
    found = [lines[start]]
    for line in lines[start + 1 :]:
        if line.split()[0].rstrip(":") in (*COLOURS, "to"):
            break
        found.append(line)
    return found


def in_words(event: Event) -> str:
    """An event as its kind and its facts, such as `robbed red yellow fish1`."""
    words = [kind(event)]
    for name, value in facts(event).items():
        values = value if isinstance(value, tuple) else (value,)
        seats = name in ("seat", "other")
        words += [COLOURS[one] if seats else str(one) for one in values]
    return " ".join(words)


def parts(rest: str) -> list[str]:
    """What is said in several parts."""
    return [part.strip() for part in rest.split(";") if part.strip()]


class Player:
    """Goes through the steps of a case."""

    def __init__(self, case: Case) -> None:
        self.match = situation(case.text, **case.options)
        self.events: tuple[Event, ...] = ()

    def do(self, key: str, rest: str) -> None:
        """Do one step."""
        words = key.split()
        if words[-1] in COLOURS:
            getattr(self, "_".join(words[:-1]))(rest, COLOURS.index(words[-1]))
        elif words[0] in COLOURS:
            lines_are(of_player(self.match.state, words[0]), rest)
        else:
            getattr(self, "_".join(words))(rest)

    def play(self, rest: str) -> None:
        self.events = ()
        for move in parts(rest):
            self.events += self.match.play(move)

    def told(self, rest: str) -> None:
        events_are(self.events, rest)

    def told_to(self, rest: str, seat: int) -> None:
        told = [event.seen(seat) for event in self.events]
        events_are([event for event in told if event is not None], rest)

    def shows(self, rest: str) -> None:
        lines_are(shown(self.match.state), rest)

    def seen_by(self, rest: str, seat: int) -> None:
        lines_are(shown(self.match.view(seat).state), rest)

    def legal(self, rest: str) -> None:
        assert sorted(map(str, self.match.legal_moves)) == sorted(parts(rest))

    def can(self, rest: str) -> None:
        legal = [move.text for move in self.match.legal_moves]
        for move in parts(rest):
            assert move in legal, (move, legal)
            assert self.match.why_not(move) is None

    def cannot(self, rest: str) -> None:
        for part in parts(rest):
            move, _, said = part.partition(" = ")
            rule, *places = said.split()
            error = self.match.why_not(move)
            assert error is not None, move
            assert move not in [legal.text for legal in self.match.legal_moves]
            assert f"sobek.{rule}" in error.rules, (move, error.rules)
            assert " ".join(error.squares) == " ".join(places), (move, error.squares)
            assert all(reason.endswith(".") for reason in error.reasons)

    def rule_now(self, rest: str) -> None:
        for move in (Move("roll"), self.match.parse("take 1"), self.match.parse("done")):
            if self.match.state.violations(move):
                assert f"sobek.{rest}" in [b.rule for b in self.match.state.violations(move)]

    def phase(self, rest: str) -> None:
        assert self.match.state.phase == rest

    def scores(self, rest: str) -> None:
        assert self.match.scores == tuple(map(int, rest.split()))

    def winners(self, rest: str) -> None:
        assert self.match.winners == tuple(COLOURS.index(word) for word in rest.split())

    def undo(self, rest: str) -> None:
        self.match.undo()


def lines_are(lines: list[str], rest: str) -> None:
    """The lines expected are among these; one with a minus before it is not."""
    for part in parts(rest):
        if part.startswith("-"):
            assert not [line for line in lines if line.startswith(part[1:])], lines
        else:
            assert part in lines, lines


def events_are(events: Sequence[Event], rest: str) -> None:
    """Each event of a story is of the kind expected and has its words; there are no others."""
    told = [in_words(event) for event in events if not event.silent]
    expected = parts(rest)
    assert [event.split()[0] for event in told] == [event.split()[0] for event in expected], told
    for event, words in zip(told, expected, strict=True):
        assert set(words.split()) <= set(event.split()), (event, words)
