"""Reading a position of Marrakech that somebody has written."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from boardwidgets.core.positions import PositionLine, next_line, position_lines, read_grid
from boardwidgets.core.squares import HEADINGS
from boardwidgets.core.state import Phase, Setup
from boardwidgets.games.marrakech.constants import SEAT_COLOURS, constants_of
from boardwidgets.games.marrakech.notation.checks import ready_phase
from boardwidgets.games.marrakech.notation.words import (
    BY_A_PLAYER,
    BY_NOBODY,
    LETTERS,
    expected,
    seat_words,
)
from boardwidgets.games.marrakech.options import OPTIONS
from boardwidgets.games.marrakech.rugs import BARE, COLOURS, rug_number
from boardwidgets.games.marrakech.squares import GRID, NAMES, SIDES, square
from boardwidgets.games.marrakech.state import MarrakechState

RUG_WORD: Final = re.compile(rf"([{LETTERS}])([1-9][0-9]?)")
HEAD: Final = re.compile(r"marrakech ([234]) players")
MOST_RUGS: Final = 99


class Purse(NamedTuple):
    """What a position says of one player."""

    dirhams: int
    rugs: Mapping[int, int]
    next_rug: int | None
    out: bool


def read_position(text: str, given: Mapping[str, Any], rules: str | None) -> MarrakechState:
    """The state of a written position; a PositionError names the line and what was expected.

    >>> from boardwidgets.game import Game
    >>> text = Game("marrakech", seed=1).to_text()
    >>> read_position(text, {}, "manual").setup.options["cover_own"]
    True
    """
    lines = position_lines(text)
    head = next_line(lines, expected("head"))
    found = HEAD.fullmatch(head.text)
    if not found:
        raise head.error(expected("head"))
    players = int(found[1])
    setup = Setup(players, OPTIONS.choose(given, rules, players))
    tops = _read_rugs(lines)
    assam, heading = _read_assam(next_line(lines, expected("assam-line")))
    purses = [_read_player(lines, colours) for colours in SEAT_COLOURS[players]]
    mover = next_line(lines, expected("mover-line"))
    seat, phase = _read_mover(mover, players, purses)
    after = next(lines, None)
    if after:
        raise after.error(expected("end"))
    rugs = [0] * len(COLOURS)
    for purse in purses:
        for colour, count in purse.rugs.items():
            rugs[colour] = count
    state = MarrakechState(
        setup,
        constants_of(setup),
        phase,
        seat,
        assam,
        heading,
        tops,
        purses=tuple(purse.dirhams for purse in purses),
        rugs=tuple(rugs),
        next_rugs=tuple(purse.next_rug for purse in purses),
        out=tuple(purse.out for purse in purses),
    )
    return state._replace(phase=ready_phase(state, mover))


def _read_rugs(lines: Iterator[PositionLine]) -> tuple[int, ...]:
    tops: list[int] = []
    seen: dict[int, list[int]] = {}
    for name, (word, line) in read_grid(lines, expected("rug"), GRID).items():
        found = RUG_WORD.fullmatch(word)
        if word != "." and not found:
            raise line.error(expected("rug-on", square=name, word=repr(word[:10])))
        rug = rug_number(LETTERS.index(found[1]), int(found[2])) if found else BARE
        tops.append(rug)
        if rug == BARE:
            continue
        halves = seen.setdefault(rug, [])
        halves.append(square(name))
        if len(halves) > 2 or (len(halves) == 2 and halves[1] not in SIDES[halves[0]]):
            others = tuple(NAMES[half] for half in halves[:-1])
            raise line.error(expected("halves", word=word, squares=others))
    return tuple(tops)


def _read_assam(line: PositionLine) -> tuple[int, int]:
    match line.words:
        case ["assam", where, heading] if where in NAMES and heading in tuple(HEADINGS):
            return square(where), HEADINGS.index(heading)
    raise line.error(expected("assam"))


def _read_player(lines: Iterator[PositionLine], colours: tuple[int, ...]) -> Purse:
    name = seat_words(colours)
    rugs_form = "12 rugs" if len(colours) == 1 else ", ".join(f"12 {COLOURS[c]}" for c in colours)
    forms = {
        "playing": f"'{name}: 30 dirhams, {rugs_form}'",
        "out": f"'{name}: 0 dirhams, out'",
    }
    form = expected("player", **forms)
    line = next_line(lines, form)
    who, colon, rest = line.text.partition(":")
    if who.split() != name.split() or not colon:
        raise line.error(form)
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
                raise line.error(form)
    if dirhams is None or (out and (any(rugs.values()) or next_rug is not None)):
        raise line.error(form)
    if not out and set(rugs) != set(colours):
        raise line.error(form)
    if next_rug is not None and rugs[next_rug] == 0:
        raise line.error(expected("next-rug", player=name))
    return Purse(dirhams, rugs, next_rug, out)


def _count(word: str, highest: int, line: PositionLine, forms: Mapping[str, str]) -> int:
    if not (word.isascii() and word.isdigit()) or len(word) > 4 or int(word) > highest:
        raise line.error(expected("player-numbers", highest=highest, **forms))
    return int(word)


def _read_mover(line: PositionLine, players: int, purses: list[Purse]) -> tuple[int, Phase]:
    seats = {seat_words(colours): seat for seat, colours in enumerate(SEAT_COLOURS[players])}
    form = expected("mover", players=tuple(seats), phases=BY_A_PLAYER)
    head, _, rest = line.text.partition(":")
    who, _, phase = (part.strip() for part in rest.partition(","))
    if head.split() != ["to", "move"]:
        raise line.error(form)
    if who == "nobody" and phase in BY_NOBODY:
        return 0, Phase(phase)
    if who not in seats or phase not in BY_A_PLAYER:
        raise line.error(form)
    if purses[seats[who]].out:
        raise line.error(expected("mover-in", player=who))
    return seats[who], Phase(phase)
