"""Positions of Marrakech as text, to write down and to read.

::

    marrakech 4 players
    7  .   .   .   .   .   .   .
    6  .   .   r1  r1  .   .   .
    5  .   .   .   y1  .   .   .
    4  .   .   .   y1  .   .   .
    3  .   .   .   .   .   .   .
    2  .   .   .   .   .   .   .
    1  .   .   .   .   .   .   .
       a   b   c   d   e   f   g
    assam d4 N
    red: 30 dirhams, 11 rugs
    yellow: 30 dirhams, 11 rugs
    blue: 30 dirhams, 12 rugs
    green: 0 dirhams, out
    to move: blue, turn

The word on a square is the rug to be seen there: its colour's letter and its number, so that the
two halves of one rug say the same; `.` is bare. With two players a line reads `yellow red: 30
dirhams, 12 yellow, 11 red, next red`; the next rug may be left open, and chance draws it. What has
to be done is `turn`, `roll`, `lay` or `turn after`; `to move: nobody, first` lets chance draw who
begins, and `to move: nobody, over` is the end.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from boardwidgets.core.messages import catalogue
from boardwidgets.core.positions import (
    PositionLine,
    next_line,
    position_lines,
    read_grid,
    write_grid,
)
from boardwidgets.core.squares import HEADINGS
from boardwidgets.core.state import Setup
from boardwidgets.games.marrakech.options import OPTIONS
from boardwidgets.games.marrakech.rugs import BARE, COLOURS, rug_number
from boardwidgets.games.marrakech.squares import GRID, NAMES, SIDES, square
from boardwidgets.games.marrakech.state import MarrakechState, begin
from boardwidgets.games.marrakech.table import SEAT_COLOURS, table

LETTERS: Final = "".join(colour[0] for colour in COLOURS)
RUG_WORD: Final = re.compile(rf"([{LETTERS}])([1-9][0-9]?)")
HEAD: Final = re.compile(r"marrakech ([234]) players")
MOST_RUGS: Final = 99
BY_A_PLAYER: Final = ("turn", "roll", "lay", "turn after")
BY_NOBODY: Final = ("first", "over")
PACKAGE: Final = "boardwidgets.games.marrakech"


class Purse(NamedTuple):
    """What a position says of one player."""

    dirhams: int
    rugs: Mapping[int, int]
    next_rug: int | None
    out: bool


def write_position(state: MarrakechState) -> str:
    """The position of a state as text."""
    words = {NAMES[number]: _rug_word(rug) for number, rug in enumerate(state.tops)}
    players = [_player_line(state, seat) for seat in range(state.table.players)]
    who = _seat_name(state.table.colours[state.seat])
    phase = state.phase
    if phase == "rug":
        phase = "roll" if state.table.turn_after else "turn"
    mover = "nobody" if phase in BY_NOBODY else who
    lines = [
        f"marrakech {state.table.players} players",
        *write_grid(words, GRID),
        f"assam {NAMES[state.assam]} {HEADINGS[state.heading]}",
        *players,
        f"to move: {mover}, {phase}",
    ]
    return "\n".join(lines) + "\n"


def _rug_word(rug: int) -> str:
    return "." if rug == BARE else f"{LETTERS[rug % 4]}{rug // 4}"


def _seat_name(colours: tuple[int, ...]) -> str:
    return " ".join(COLOURS[colour] for colour in colours)


def _player_line(state: MarrakechState, seat: int) -> str:
    own = state.table.colours[seat]
    parts = [f"{state.purses[seat]} dirhams"]
    next_rug = state.next_rugs[seat]
    if state.out[seat]:
        parts.append("out")
    elif len(own) == 1:
        parts.append(f"{state.rugs[own[0]]} rugs")
    else:
        parts += [f"{state.rugs[colour]} {COLOURS[colour]}" for colour in own]
    if next_rug is not None:
        parts.append(f"next {COLOURS[next_rug]}")
    return f"{_seat_name(own)}: {', '.join(parts)}"


def read_position(text: str, given: Mapping[str, Any], rules: str | None) -> MarrakechState:
    """The state of a written position; a PositionError names the line and what was expected."""
    lines = position_lines(text)
    head = next_line(lines, _expected("head"))
    found = HEAD.fullmatch(head.text)
    if not found:
        raise head.error(_expected("head"))
    players = int(found[1])
    setup = Setup(players, OPTIONS.choose(given, rules, players))
    tops = _read_rugs(lines)
    assam, heading = _read_assam(next_line(lines, _expected("assam-line")))
    purses = [_read_player(lines, colours) for colours in SEAT_COLOURS[players]]
    mover = next_line(lines, _expected("mover-line"))
    seat, phase = _read_mover(mover, players, purses)
    after = next(lines, None)
    if after:
        raise after.error(_expected("end"))
    rugs = [0] * len(COLOURS)
    for purse in purses:
        for colour, count in purse.rugs.items():
            rugs[colour] = count
    state = MarrakechState(
        setup,
        table(setup),
        phase,
        seat,
        assam,
        heading,
        tops,
        tuple(purse.dirhams for purse in purses),
        tuple(rugs),
        tuple(purse.next_rug for purse in purses),
        tuple(purse.out for purse in purses),
    )
    return _ready(state, mover)


def _expected(key: str, **parameters: object) -> str:
    """What should have stood in a line, as a phrase for its error."""
    return catalogue(PACKAGE).say(f"position.{key}", (), **parameters)


def _read_rugs(lines: Iterator[PositionLine]) -> tuple[int, ...]:
    tops: list[int] = []
    seen: dict[int, list[int]] = {}
    for name, (word, line) in read_grid(lines, _expected("rug"), GRID).items():
        found = RUG_WORD.fullmatch(word)
        if word != "." and not found:
            raise line.error(_expected("rug-on", square=name, word=repr(word[:10])))
        rug = rug_number(LETTERS.index(found[1]), int(found[2])) if found else BARE
        tops.append(rug)
        if rug == BARE:
            continue
        halves = seen.setdefault(rug, [])
        halves.append(square(name))
        if len(halves) > 2 or (len(halves) == 2 and halves[1] not in SIDES[halves[0]]):
            others = tuple(NAMES[half] for half in halves[:-1])
            raise line.error(_expected("halves", word=word, squares=others))
    return tuple(tops)


def _read_assam(line: PositionLine) -> tuple[int, int]:
    match line.words:
        case ["assam", where, heading] if where in NAMES and heading in tuple(HEADINGS):
            return square(where), HEADINGS.index(heading)
    raise line.error(_expected("assam"))


def _read_player(lines: Iterator[PositionLine], colours: tuple[int, ...]) -> Purse:
    name = _seat_name(colours)
    rugs_form = "12 rugs" if len(colours) == 1 else ", ".join(f"12 {COLOURS[c]}" for c in colours)
    forms = {
        "playing": f"'{name}: 30 dirhams, {rugs_form}'",
        "out": f"'{name}: 0 dirhams, out'",
    }
    expected = _expected("player", **forms)
    line = next_line(lines, expected)
    who, colon, rest = line.text.partition(":")
    if who.split() != name.split() or not colon:
        raise line.error(expected)
    rug_words = {"rugs": colours[0]} if len(colours) == 1 else {COLOURS[c]: c for c in colours}
    dirhams, next_rug, out = None, None, False
    rugs: dict[int, int] = {}
    for part in rest.split(","):
        match part.split():
            case [number, "dirhams"] if dirhams is None:
                dirhams = _count(number, 9_999, line, forms)
            case ["out"] if not out:
                out = True
            case ["next", colour] if len(colours) == 2 and colour in rug_words and next_rug is None:
                next_rug = rug_words[colour]
            case [number, word] if word in rug_words and rug_words[word] not in rugs:
                rugs[rug_words[word]] = _count(number, MOST_RUGS, line, forms)
            case _:
                raise line.error(expected)
    if dirhams is None or (out and (any(rugs.values()) or next_rug is not None)):
        raise line.error(expected)
    if not out and set(rugs) != set(colours):
        raise line.error(expected)
    if next_rug is not None and rugs[next_rug] == 0:
        raise line.error(_expected("next-rug", player=name))
    return Purse(dirhams, rugs, next_rug, out)


def _count(word: str, highest: int, line: PositionLine, forms: Mapping[str, str]) -> int:
    if not (word.isascii() and word.isdigit()) or len(word) > 4 or int(word) > highest:
        raise line.error(_expected("player-numbers", highest=highest, **forms))
    return int(word)


def _read_mover(line: PositionLine, players: int, purses: list[Purse]) -> tuple[int, str]:
    seats = {_seat_name(colours): seat for seat, colours in enumerate(SEAT_COLOURS[players])}
    expected = _expected("mover", players=tuple(seats), phases=BY_A_PLAYER)
    head, _, rest = line.text.partition(":")
    who, _, phase = (part.strip() for part in rest.partition(","))
    if head.split() != ["to", "move"]:
        raise line.error(expected)
    if who == "nobody" and phase in BY_NOBODY:
        return 0, phase
    if who not in seats or phase not in BY_A_PLAYER:
        raise line.error(expected)
    if purses[seats[who]].out:
        raise line.error(_expected("mover-in", player=who))
    return seats[who], phase


def _ready(state: MarrakechState, line: PositionLine) -> MarrakechState:
    """The state if the rules can play on from it; else the error that says what is missing."""
    variant = state.table.turn_after
    if state.phase in (("turn",) if variant else ("turn after",)):
        allowed = tuple(phase for phase in BY_A_PLAYER if phase != state.phase)
        raise line.error(_expected("phase", value=variant, phases=allowed))
    still_in = sum(not out for out in state.out)
    if still_in == 0:
        raise line.error(_expected("somebody-in"))
    goes_on = still_in > 1 and any(state.rugs)
    if state.phase == "over":
        if goes_on:
            raise line.error(_expected("goes-on"))
        return state
    if not goes_on:
        raise line.error(_expected("over"))
    if state.phase == "lay" and not state.unlaid(state.seat):
        raise line.error(_expected("no-rug-left"))
    if state.phase == "first" and any(state.out):
        raise line.error(_expected("first-out"))
    return _with_stacks(state, line)


def _with_stacks(state: MarrakechState, line: PositionLine) -> MarrakechState:
    """The state, in the phase that draws the next rugs first where they were left open."""
    starting = "roll" if state.table.turn_after else "turn"
    waits = any(state.stack_waits(seat) for seat in range(state.table.players))
    if not waits or state.phase in ("first", "turn after"):
        return state
    if state.phase != starting:
        raise line.error(_expected("next-rugs", phase=starting))
    return begin(state, state.seat)
