"""Reading the positions that `notation` describes, with an error for each mistake."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from boardwidgets.core.positions import PositionLine, next_line, position_lines, read_grid
from boardwidgets.core.state import Setup
from boardwidgets.games.cows.board import unknown
from boardwidgets.games.cows.cards import CARDS, EXTRA_KIND, NAMED
from boardwidgets.games.cows.notation import (
    AT_A_SQUARE,
    BY_NOBODY,
    EMPTY,
    FENCE,
    LABELS,
    NOTHING,
    UNSEEN,
    WAITING_NAMES,
)
from boardwidgets.games.cows.options import OPTIONS
from boardwidgets.games.cows.pieces import BIT, KINDS, MOLE, OFF, PIECES, RABBIT, kind_of
from boardwidgets.games.cows.playable import CHECKS, check_symbols
from boardwidgets.games.cows.reading import Reading, expected
from boardwidgets.games.cows.squares import GRID, NAMES, square
from boardwidgets.games.cows.state import CowsState, ready
from boardwidgets.games.cows.table import table
from boardwidgets.games.cows.tokens import SYMBOLS, UNKNOWN, Pile, shown_to

HEAD: Final = re.compile(r"cows ([234]) players")
TOKENS_WORD: Final = re.compile(r"\*([1-9][0-9]?)?")
TOKEN_WORD: Final = re.compile(rf"({'|'.join(SYMBOLS)}|\?)(?:\(([1-4]{{1,4}})\))?")
STAGES: Final = ("card", "move", "peek", "discard", "place", "grass", *BY_NOBODY)


def read_position(text: str, given: Mapping[str, Any], rules: str | None) -> CowsState:
    """The state of a written position; a PositionError names the line and what was expected."""
    lines = position_lines(text)
    head = next_line(lines, expected("head"))
    found = HEAD.fullmatch(head.text)
    if not found:
        raise head.error(expected("head"))
    players = int(found[1])
    reading = Reading(table(Setup(players, OPTIONS.choose(given, rules, players))))
    _read_squares(reading, lines)
    while True:
        line = next_line(lines, expected("mover"))
        key, _, rest = (part.strip() for part in line.text.partition(":"))
        if key == "to move":
            break
        _read_line(reading, line, key, rest)
    state = _read_mover(reading, line, rest)
    after = next(lines, None)
    if after:
        raise after.error(expected("end"))
    return state


# -- the diagram -----------------------------------------------------------------------------


def _read_squares(reading: Reading, lines: Iterator[PositionLine]) -> None:
    for name, (word, line) in read_grid(lines, expected("word"), GRID).items():
        if word != EMPTY:
            for part in word.split("+"):
                _read_part(reading, square(name), part, line)


def _read_part(reading: Reading, number: int, part: str, line: PositionLine) -> None:
    name = NAMES[number]
    tokens = TOKENS_WORD.fullmatch(part)
    if part in LABELS:
        piece = LABELS[part]
        if reading.places[piece] != OFF:
            raise line.error(expected("twice", word=part, square=NAMES[reading.places[piece]]))
        if _wants_room(piece) and not _has_room(reading, number):
            raise line.error(expected("alone", square=name))
        reading.places[piece] = number
    elif part == FENCE:
        if not _has_room(reading, number):
            raise line.error(expected("alone", square=name))
        if reading.fences.bit_count() >= reading.table.fences:
            raise line.error(expected("most-fences", most=reading.table.fences))
        reading.fences |= BIT[number]
    elif tokens and not reading.piles[number]:
        reading.piles[number] = (UNKNOWN,) * int(tokens[1] or 1)
        if sum(map(len, reading.piles)) > reading.table.tokens:
            raise line.error(expected("most-tokens", most=reading.table.tokens))
    else:
        raise line.error(expected("word-on", square=name, word=repr(part[:10])))


def _wants_room(piece: int) -> bool:
    return kind_of(piece) not in (RABBIT, MOLE)


def _has_room(reading: Reading, number: int) -> bool:
    standing = [piece for piece in PIECES if reading.places[piece] == number]
    return not (reading.fences & BIT[number] or any(map(_wants_room, standing)))


# -- the lines below it ----------------------------------------------------------------------


def _read_line(reading: Reading, line: PositionLine, key: str, rest: str) -> None:
    keys = [*READERS, *(f"player {seat + 1}" for seat in range(reading.table.players))]
    if key not in keys:
        raise line.error(expected("line", keys=tuple(f"{known}:" for known in (*keys, "to move"))))
    if key in reading.said and key != "grass":
        raise line.error(expected("once", line=f"{key}:"))
    reading.said.add(key)
    if key in READERS:
        READERS[key](reading, line, rest)
        return
    seat = int(key.split()[1]) - 1
    won = _read_tokens(reading, line, rest.split())
    reading.taken[seat] = tuple(shown_to(token, seat) for token in won)


def _read_grass(reading: Reading, line: PositionLine, rest: str) -> None:
    for part in rest.split(","):
        where, *words = part.split() or [""]
        if where not in NAMES:
            raise line.error(expected("grass", symbols=SYMBOLS))
        count = len(reading.piles[square(where)])
        pile = _read_tokens(reading, line, words)
        if len(pile) != count:
            raise line.error(expected("pile", square=where, most=count))
        reading.piles[square(where)] = pile


def _read_tokens(reading: Reading, line: PositionLine, words: list[str]) -> Pile:
    if words == [NOTHING]:
        return ()
    pile = []
    for word in words:
        found = TOKEN_WORD.fullmatch(word)
        if not found:
            raise line.error(expected("tokens", symbols=SYMBOLS))
        token = UNKNOWN if found[1] == UNSEEN else SYMBOLS.index(found[1])
        if token != UNKNOWN and token >= reading.table.symbols:
            raise line.error(expected("symbols", symbols=SYMBOLS[: reading.table.symbols]))
        for number in found[2] or "":
            if int(number) > reading.table.players:
                raise line.error(expected("players", most=reading.table.players))
            token = shown_to(token, int(number) - 1)
        pile.append(token)
    if not pile:
        raise line.error(expected("tokens-or-nothing", nothing=NOTHING, symbols=SYMBOLS))
    return tuple(pile)


def _read_discarded(reading: Reading, line: PositionLine, rest: str) -> None:
    reading.discarded = _read_tokens(reading, line, rest.split())


def _read_turns(reading: Reading, line: PositionLine, rest: str) -> None:
    most = reading.table.max_turns
    form = expected("turns") if most is None else expected("most-turns", most=most)
    turns = line.number_at(1, form, 1_000_000 if most is None else most)
    if rest != str(turns):
        raise line.error(form)
    reading.turns = turns


def _read_open(reading: Reading, line: PositionLine, rest: str) -> None:
    names = [name.strip() for name in rest.split(",")]
    if not set(names) <= set(CARDS) or len(set(names)) != len(names) or len(names) < 2:
        raise line.error(expected("open", cards=CARDS))
    reading.open_cards = sum(1 << CARDS.index(name) for name in names)


def _read_moving(reading: Reading, line: PositionLine, rest: str) -> None:
    card, _, still = (part.strip() for part in rest.partition(";"))
    if card not in CARDS or not still.startswith("still "):
        raise line.error(expected("moving"))
    reading.card = CARDS.index(card)
    extra = KINDS[EXTRA_KIND[reading.card]]
    names = [name.strip() for name in still.removeprefix("still ").split(",")]
    if names == [NOTHING]:
        return
    named = {name: p for name, p in WAITING_NAMES.items() if p in NAMED[reading.card]}
    for name in names:
        if name == extra and not reading.extra:
            reading.extra = True
        elif name not in named or named[name] in reading.waiting:
            raise line.error(expected("still", pieces=(*named, extra)))
        elif reading.places[named[name]] == OFF:
            raise line.error(expected("still-absent", name=name))
        else:
            reading.waiting += (named[name],)


READERS: Final[dict[str, Callable[[Reading, PositionLine, str], None]]] = {
    "grass": _read_grass,
    "open": _read_open,
    "discarded": _read_discarded,
    "turns": _read_turns,
    "moving": _read_moving,
}


# -- who has to do what ----------------------------------------------------------------------


def _read_mover(reading: Reading, line: PositionLine, rest: str) -> CowsState:
    who, _, what = (part.strip() for part in rest.partition(","))
    stage, *where = what.split() or [""]
    seats = {f"player {seat + 1}": seat for seat in range(reading.table.players)}
    if stage not in STAGES or (stage in BY_NOBODY) != (who == "nobody"):
        raise line.error(expected("mover"))
    if who != "nobody" and who not in seats:
        raise line.error(expected("mover"))
    if len(where) != (stage in AT_A_SQUARE) or not set(where) <= set(NAMES):
        raise line.error(expected("mover"))
    check_symbols(reading, line)
    met = square(where[0]) if where else OFF
    seat = seats.get(who, 0)
    CHECKS[stage](reading, line, seat, met)
    state = ready(
        CowsState(
            reading.table,
            stage,
            0 if stage in ("first", "place", "grass") else unknown(reading.board),
            seat,
            reading.turns,
            reading.open_cards,
            reading.card,
            reading.waiting,
            reading.extra,
            met,
            reading.board,
            (),
        )
    )
    if state.stage == "move" and not state.choices:
        raise line.error(expected("nothing-moves"))
    return state
