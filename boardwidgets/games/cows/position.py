"""Reading the positions that `notation` describes, with an error for each mistake."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from boardwidgets.core.positions import PositionLine, next_line, position_lines, read_grid
from boardwidgets.core.squares import NAMES, SQUARES, square
from boardwidgets.core.state import Setup
from boardwidgets.games.cows.board import Board, unknown
from boardwidgets.games.cows.cards import ALL_OPEN, CARDS, EXTRA_KIND, NAMED, NO_CARD
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
from boardwidgets.games.cows.state import CowsState, ready
from boardwidgets.games.cows.table import Table, table
from boardwidgets.games.cows.tokens import SYMBOLS, UNKNOWN, Pile, shown_to, symbol_of

HEAD: Final = re.compile(r"cows ([234]) players")
HEAD_FORM: Final = "'cows 2 players' (or 3, or 4)"
TOKENS_WORD: Final = re.compile(r"\*([1-9][0-9]?)?")
TOKEN_WORD: Final = re.compile(rf"({'|'.join(SYMBOLS)}|\?)(?:\(([1-4]{{1,4}})\))?")
SQUARE_FORM: Final = (
    "'.' or pieces such as rC, yB, bR, gM, H1, a fence # and tokens * or *2, joined by +"
)
TOKENS_FORM: Final = f"symbols ({', '.join(SYMBOLS)}) or ?, each with (1) if player 1 has looked"
MOVER_FORM: Final = (
    "'to move: player 1, card' (or move, peek d4, discard d4), or 'to move: nobody, over'"
)
STAGES: Final = ("card", "move", "peek", "discard", "place", "grass", *BY_NOBODY)


class Reading:
    """What has been read of a position so far."""

    def __init__(self, fixed: Table) -> None:
        self.table = fixed
        self.places = [OFF] * len(PIECES)
        self.fences = 0
        self.piles: list[Pile] = [()] * len(SQUARES)
        self.taken: list[Pile] = [()] * fixed.players
        self.discarded: Pile = ()
        self.turns = 0
        self.open_cards = ALL_OPEN
        self.card = NO_CARD
        self.waiting: tuple[int, ...] = ()
        self.extra = False
        self.said: set[str] = set()

    @property
    def board(self) -> Board:
        """The board as far as it is read."""
        return Board(
            tuple(self.places),
            self.fences,
            tuple(self.piles),
            tuple(self.taken),
            self.discarded,
        )


def read_position(text: str, given: Mapping[str, Any], rules: str | None) -> CowsState:
    """The state of a written position; a PositionError names the line and what was expected."""
    lines = position_lines(text)
    head = next_line(lines, HEAD_FORM)
    found = HEAD.fullmatch(head.text)
    if not found:
        raise head.error(HEAD_FORM)
    players = int(found[1])
    reading = Reading(table(Setup(players, OPTIONS.choose(given, rules, players))))
    _read_squares(reading, lines)
    while True:
        line = next_line(lines, MOVER_FORM)
        key, _, rest = (part.strip() for part in line.text.partition(":"))
        if key == "to move":
            break
        _read_line(reading, line, key, rest)
    state = _read_mover(reading, line, rest)
    after = next(lines, None)
    if after:
        raise after.error("the end of the position")
    return state


# -- the diagram -----------------------------------------------------------------------------


def _read_squares(reading: Reading, lines: Iterator[PositionLine]) -> None:
    for name, (word, line) in read_grid(lines, SQUARE_FORM).items():
        if word != EMPTY:
            for part in word.split("+"):
                _read_part(reading, square(name), part, line)


def _read_part(reading: Reading, number: int, part: str, line: PositionLine) -> None:
    name = NAMES[number]
    tokens = TOKENS_WORD.fullmatch(part)
    if part in LABELS:
        piece = LABELS[part]
        if reading.places[piece] != OFF:
            raise line.error(f"{part} on one square; {NAMES[reading.places[piece]]} has it too")
        if _wants_room(piece) and not _has_room(reading, number):
            raise line.error(f"on {name} one cow, bull, herdsman or fence at most")
        reading.places[piece] = number
    elif part == FENCE:
        if not _has_room(reading, number):
            raise line.error(f"on {name} one cow, bull, herdsman or fence at most")
        if reading.fences.bit_count() >= reading.table.fences:
            raise line.error(f"at most {reading.table.fences} fences on the board")
        reading.fences |= BIT[number]
    elif tokens and not reading.piles[number]:
        reading.piles[number] = (UNKNOWN,) * int(tokens[1] or 1)
        if sum(map(len, reading.piles)) > reading.table.tokens:
            raise line.error(f"at most {reading.table.tokens} tokens on the board")
    else:
        raise line.error(f"on {name} {SQUARE_FORM}, not {part[:10]!r}")


def _wants_room(piece: int) -> bool:
    return kind_of(piece) not in (RABBIT, MOLE)


def _has_room(reading: Reading, number: int) -> bool:
    standing = [piece for piece in PIECES if reading.places[piece] == number]
    return not (reading.fences & BIT[number] or any(map(_wants_room, standing)))


# -- the lines below it ----------------------------------------------------------------------


def _read_line(reading: Reading, line: PositionLine, key: str, rest: str) -> None:
    keys = [*READERS, *(f"player {seat + 1}" for seat in range(reading.table.players))]
    if key not in keys:
        raise line.error(f"one of {', '.join(f'{known}:' for known in (*keys, 'to move'))}")
    if key in reading.said and key != "grass":
        raise line.error(f"'{key}:' once only")
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
            raise line.error(f"squares with their tokens, such as 'd4 carrot ?': {TOKENS_FORM}")
        count = len(reading.piles[square(where)])
        pile = _read_tokens(reading, line, words)
        if len(pile) != count:
            raise line.error(f"as many tokens for {where} as the diagram shows there: {count}")
        reading.piles[square(where)] = pile


def _read_tokens(reading: Reading, line: PositionLine, words: list[str]) -> Pile:
    if words == [NOTHING]:
        return ()
    pile = []
    for word in words:
        found = TOKEN_WORD.fullmatch(word)
        if not found:
            raise line.error(TOKENS_FORM)
        token = UNKNOWN if found[1] == UNSEEN else SYMBOLS.index(found[1])
        if token != UNKNOWN and token >= reading.table.symbols:
            raise line.error(f"one of: {', '.join(SYMBOLS[: reading.table.symbols])}")
        for number in found[2] or "":
            if int(number) > reading.table.players:
                raise line.error(f"players 1 to {reading.table.players}")
            token = shown_to(token, int(number) - 1)
        pile.append(token)
    if not pile:
        raise line.error(f"'{NOTHING}' or {TOKENS_FORM}")
    return tuple(pile)


def _read_discarded(reading: Reading, line: PositionLine, rest: str) -> None:
    reading.discarded = _read_tokens(reading, line, rest.split())


def _read_turns(reading: Reading, line: PositionLine, rest: str) -> None:
    most = reading.table.max_turns
    expected = "the number of turns played" + ("" if most is None else f", at most {most}")
    turns = line.number_at(1, expected, 1_000_000 if most is None else most)
    if rest != str(turns):
        raise line.error(expected)
    reading.turns = turns


def _read_open(reading: Reading, line: PositionLine, rest: str) -> None:
    names = [name.strip() for name in rest.split(",")]
    if not set(names) <= set(CARDS) or len(set(names)) != len(names) or len(names) < 2:
        raise line.error(f"at least two different cards of: {', '.join(CARDS)}")
    reading.open_cards = sum(1 << CARDS.index(name) for name in names)


def _read_moving(reading: Reading, line: PositionLine, rest: str) -> None:
    expected = "the card of this turn and what still has to move, such as 'red; still red bull'"
    card, _, still = (part.strip() for part in rest.partition(";"))
    if card not in CARDS or not still.startswith("still "):
        raise line.error(expected)
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
            raise line.error(f"once each of: {', '.join((*named, extra))}")
        elif reading.places[named[name]] == OFF:
            raise line.error(f"pieces on the board, which the {name} is not")
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
        raise line.error(MOVER_FORM)
    if who != "nobody" and who not in seats:
        raise line.error(MOVER_FORM)
    if len(where) != (stage in AT_A_SQUARE) or not set(where) <= set(NAMES):
        raise line.error(MOVER_FORM)
    _check_symbols(reading, line)
    met = square(where[0]) if where else OFF
    seat = seats.get(who, 0)
    _CHECKS.get(stage, _check_still)(reading, line, seat, met)
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
        raise line.error("'card', since no piece that still has to move can move")
    return state


def _check_symbols(reading: Reading, line: PositionLine) -> None:
    board = reading.board
    found = [symbol_of(t) for pile in (*board.piles, *board.taken, board.discarded) for t in pile]
    for symbol in range(reading.table.symbols):
        if found.count(symbol) > reading.table.tokens_each:
            raise line.error(
                f"at most {reading.table.tokens_each} tokens with a {SYMBOLS[symbol]} above"
            )
    if len(found) > reading.table.tokens:
        raise line.error(f"at most {reading.table.tokens} tokens above, those taken included")


def _check_still(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    if reading.card != NO_CARD:
        raise line.error("'move', 'peek d4' or 'discard d4', since a card is being played")


def _check_card(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    _check_still(reading, line, seat, met)
    if reading.turns == reading.table.max_turns:
        raise line.error("'nobody, over', since all turns are played")


def _check_moving(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    if reading.card == NO_CARD:
        raise line.error("a line 'moving: red; still red bull' above, or 'card'")
    if reading.turns == reading.table.max_turns:
        raise line.error("'nobody, over', since all turns are played")


def _check_peek(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    _check_moving(reading, line, seat, met)
    moles = [place for piece, place in enumerate(reading.places) if kind_of(piece) == MOLE]
    if met not in moles or not reading.piles[met]:
        raise line.error("the square of a mole on grass")


def _check_discard(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    _check_peek(reading, line, seat, met)
    if any(token != shown_to(token, seat) for token in reading.piles[met]):
        raise line.error(f"a pile that player {seat + 1} has looked at, such as carrot({seat + 1})")


def _check_first(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    _check_still(reading, line, seat, met)
    bare = reading.fences == 0 and not any(reading.piles)
    if set(reading.places) == {OFF} and not bare:
        raise line.error("pieces in the diagram, or a bare board on which they are placed")


def _check_place(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    _check_setting_up(reading, line, seat, met)
    if OFF not in reading.places:
        raise line.error("another stage than 'place', since all pieces are on the board")
    if any(reading.piles):
        raise line.error("another stage than 'place', since there is grass on the board")


def _check_setting_up(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    _check_still(reading, line, seat, met)
    if reading.fences:
        raise line.error("'player 1, card', since there are no fences before the first turn")


def _check_grass(reading: Reading, line: PositionLine, seat: int, met: int) -> None:
    _check_setting_up(reading, line, seat, met)
    board = reading.board
    count = sum(map(len, (*board.piles, *board.taken, board.discarded)))
    free = [s for s in SQUARES if s not in board.places and not board.piles[s]]
    if not reading.table.tokens - len(free) <= count < reading.table.tokens:
        raise line.error("another stage than 'grass', since no token can be placed")


_CHECKS: Final[dict[str, Callable[[Reading, PositionLine, int, int], None]]] = {
    "first": _check_first,
    "card": _check_card,
    "move": _check_moving,
    "peek": _check_peek,
    "discard": _check_discard,
    "place": _check_place,
    "grass": _check_grass,
}
