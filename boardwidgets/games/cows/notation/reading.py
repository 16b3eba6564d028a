"""Reading the positions that `notation` describes, with an error for each mistake."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from boardwidgets.core.positions import PositionLine, next_line, position_lines, read_grid
from boardwidgets.core.state import Phase, Setup
from boardwidgets.games.cows.cards import CARDS, EXTRA_KIND, NAMED
from boardwidgets.games.cows.constants import constants_of
from boardwidgets.games.cows.events import GrassGone
from boardwidgets.games.cows.legal_moves import piece_moves
from boardwidgets.games.cows.notation.checks import CHECKS, check_symbols
from boardwidgets.games.cows.notation.draft import PositionDraft, expected
from boardwidgets.games.cows.notation.words import (
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
from boardwidgets.games.cows.pasture import has_free_grass, unknown
from boardwidgets.games.cows.phases import CARD, DISCARD, GRASS, IN_A_TURN, MOVE, PEEK, PLACE
from boardwidgets.games.cows.pieces import BIT, KINDS, MOLE, OFF, PIECES, RABBIT, kind_of
from boardwidgets.games.cows.replay import replay
from boardwidgets.games.cows.squares import GRID, NAMES, square
from boardwidgets.games.cows.state import CowsState
from boardwidgets.games.cows.tokens import HIDDEN, SYMBOLS, Pile, Token

HEAD: Final = re.compile(r"cows ([234]) players")
TOKENS_WORD: Final = re.compile(r"\*([1-9][0-9]?)?")
TOKEN_WORD: Final = re.compile(rf"({'|'.join(SYMBOLS)}|\?)(?:\(([1-4]{{1,4}})\))?")
PHASES: Final = (CARD, MOVE, PEEK, DISCARD, PLACE, GRASS, *BY_NOBODY)
"""The phases that a position can be written in."""


def read_position(text: str, given: Mapping[str, Any], rules: str | None) -> CowsState:
    """The state of a written position; a PositionError names the line and what was expected."""
    lines = position_lines(text)
    head = next_line(lines, expected("head"))
    found = HEAD.fullmatch(head.text)
    if not found:
        raise head.error(expected("head"))
    players = int(found[1])
    draft = PositionDraft(constants_of(Setup(players, OPTIONS.choose(given, rules, players))))
    _read_squares(draft, lines)
    while True:
        line = next_line(lines, expected("mover"))
        key, _, rest = (part.strip() for part in line.text.partition(":"))
        if key == "to move":
            break
        _read_line(draft, line, key, rest)
    state = _read_mover(draft, line, rest)
    after = next(lines, None)
    if after:
        raise after.error(expected("end"))
    return state


# -- the diagram -----------------------------------------------------------------------------


def _read_squares(draft: PositionDraft, lines: Iterator[PositionLine]) -> None:
    for name, (word, line) in read_grid(lines, expected("word"), GRID).items():
        if word != EMPTY:
            for part in word.split("+"):
                _read_part(draft, square(name), part, line)


def _read_part(draft: PositionDraft, number: int, part: str, line: PositionLine) -> None:
    name = NAMES[number]
    tokens = TOKENS_WORD.fullmatch(part)
    if part in LABELS:
        piece = LABELS[part]
        if draft.places[piece] != OFF:
            raise line.error(expected("twice", word=part, square=NAMES[draft.places[piece]]))
        if _wants_room(piece) and not _has_room(draft, number):
            raise line.error(expected("alone", square=name))
        draft.places[piece] = number
    elif part == FENCE:
        if not _has_room(draft, number):
            raise line.error(expected("alone", square=name))
        if draft.fences.bit_count() >= draft.constants.fences:
            raise line.error(expected("most-fences", most=draft.constants.fences))
        draft.fences |= BIT[number]
    elif tokens and not draft.piles[number]:
        draft.piles[number] = (Token(),) * int(tokens[1] or 1)
        if sum(map(len, draft.piles)) > draft.constants.tokens:
            raise line.error(expected("most-tokens", most=draft.constants.tokens))
    else:
        raise line.error(expected("word-on", square=name, word=repr(part[:10])))


def _wants_room(piece: int) -> bool:
    return kind_of(piece) not in (RABBIT, MOLE)


def _has_room(draft: PositionDraft, number: int) -> bool:
    standing = [piece for piece in PIECES if draft.places[piece] == number]
    return not (draft.fences & BIT[number] or any(map(_wants_room, standing)))


# -- the lines below it ----------------------------------------------------------------------


def _read_line(draft: PositionDraft, line: PositionLine, key: str, rest: str) -> None:
    keys = [*READERS, *(f"player {seat + 1}" for seat in range(draft.constants.players))]
    if key not in keys:
        raise line.error(expected("line", keys=tuple(f"{known}:" for known in (*keys, "to move"))))
    if key in draft.said and key != "grass":
        raise line.error(expected("once", line=f"{key}:"))
    draft.said.add(key)
    if key in READERS:
        READERS[key](draft, line, rest)
        return
    seat = int(key.split()[1]) - 1
    won = _read_tokens(draft, line, rest.split())
    draft.taken[seat] = tuple(token.shown_to(seat) for token in won)


def _read_grass(draft: PositionDraft, line: PositionLine, rest: str) -> None:
    for part in rest.split(","):
        where, *words = part.split() or [""]
        if where not in NAMES:
            raise line.error(expected("grass", symbols=SYMBOLS))
        count = len(draft.piles[square(where)])
        pile = _read_tokens(draft, line, words)
        if len(pile) != count:
            raise line.error(expected("pile", square=where, most=count))
        draft.piles[square(where)] = pile


def _read_tokens(draft: PositionDraft, line: PositionLine, words: list[str]) -> Pile:
    if words == [NOTHING]:
        return ()
    pile = []
    for word in words:
        found = TOKEN_WORD.fullmatch(word)
        if not found:
            raise line.error(expected("tokens", symbols=SYMBOLS))
        token = Token(HIDDEN if found[1] == UNSEEN else found[1])
        if token.symbol not in (HIDDEN, *SYMBOLS[: draft.constants.symbols]):
            raise line.error(expected("symbols", symbols=SYMBOLS[: draft.constants.symbols]))
        for number in found[2] or "":
            if int(number) > draft.constants.players:
                raise line.error(expected("players", most=draft.constants.players))
            token = token.shown_to(int(number) - 1)
        pile.append(token)
    if not pile:
        raise line.error(expected("tokens-or-nothing", nothing=NOTHING, symbols=SYMBOLS))
    return tuple(pile)


def _read_discarded(draft: PositionDraft, line: PositionLine, rest: str) -> None:
    draft.discarded = _read_tokens(draft, line, rest.split())


def _read_turns(draft: PositionDraft, line: PositionLine, rest: str) -> None:
    most = draft.constants.max_turns
    form = expected("turns") if most is None else expected("most-turns", most=most)
    turns = line.number_at(1, form, 1_000_000 if most is None else most)
    if rest != str(turns):
        raise line.error(form)
    draft.turns = turns


def _read_open(draft: PositionDraft, line: PositionLine, rest: str) -> None:
    names = [name.strip() for name in rest.split(",")]
    if not set(names) <= set(CARDS) or len(set(names)) != len(names) or len(names) < 2:
        raise line.error(expected("open", cards=CARDS))
    draft.open_cards = frozenset(map(CARDS.index, names))


def _read_moving(draft: PositionDraft, line: PositionLine, rest: str) -> None:
    card, _, still = (part.strip() for part in rest.partition(";"))
    if card not in CARDS or not still.startswith("still "):
        raise line.error(expected("moving"))
    draft.card = CARDS.index(card)
    extra = KINDS[EXTRA_KIND[draft.card]]
    names = [name.strip() for name in still.removeprefix("still ").split(",")]
    if names == [NOTHING]:
        return
    named = {name: p for name, p in WAITING_NAMES.items() if p in NAMED[draft.card]}
    for name in names:
        if name == extra and not draft.extra:
            draft.extra = True
        elif name not in named or named[name] in draft.waiting:
            raise line.error(expected("still", pieces=(*named, extra)))
        elif draft.places[named[name]] == OFF:
            raise line.error(expected("still-absent", name=name))
        else:
            draft.waiting += (named[name],)


READERS: Final[dict[str, Callable[[PositionDraft, PositionLine, str], None]]] = {
    "grass": _read_grass,
    "open": _read_open,
    "discarded": _read_discarded,
    "turns": _read_turns,
    "moving": _read_moving,
}


# -- who has to do what ----------------------------------------------------------------------


def _read_mover(draft: PositionDraft, line: PositionLine, rest: str) -> CowsState:
    who, _, what = (part.strip() for part in rest.partition(","))
    word, *where = what.split() or [""]
    seats = {f"player {seat + 1}": seat for seat in range(draft.constants.players)}
    if word not in PHASES or (word in BY_NOBODY) != (who == "nobody"):
        raise line.error(expected("mover"))
    if who != "nobody" and who not in seats:
        raise line.error(expected("mover"))
    phase = Phase(word)
    if len(where) != (phase in AT_A_SQUARE) or not set(where) <= set(NAMES):
        raise line.error(expected("mover"))
    check_symbols(draft, line)
    met = square(where[0]) if where else OFF
    seat = seats.get(who, 0)
    CHECKS[phase](draft, line, seat, met)
    state = CowsState(
        draft.constants,
        phase,
        unknown(draft.pasture),
        seat,
        draft.turns,
        draft.open_cards,
        draft.card,
        draft.waiting,
        draft.extra,
        met,
        draft.pasture,
    )
    if _is_over(state):
        return replay(state, (GrassGone(),))
    if phase == MOVE and not piece_moves(state):
        raise line.error(expected("nothing-moves"))
    return state


def _is_over(state: CowsState) -> bool:
    """Whether no free grass is left at a moment at which that is looked at (`cows.end.grazed`)."""
    looked = state.main_phase == CARD or (state.main_phase in IN_A_TURN and state.constants.at_once)
    return looked and not has_free_grass(state.pasture)
