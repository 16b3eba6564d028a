"""Reading a position of Sobek, line by line, with errors that point at the line."""

import re
from collections.abc import Mapping
from typing import Any, Final

from boardwidgets.core.positions import PositionLine, position_lines
from boardwidgets.core.state import Phase, Setup
from boardwidgets.games.sobek import phases
from boardwidgets.games.sobek.cards import (
    DECK,
    DECK_SIZE,
    FACE_DOWN,
    ROW,
    STARTER,
    Cards,
)
from boardwidgets.games.sobek.constants import ROUNDS, constants_of
from boardwidgets.games.sobek.moves import COLOURS
from boardwidgets.games.sobek.notation.checks import PROBLEMS
from boardwidgets.games.sobek.notation.draft import (
    TableDraft,
    expected,
    read_discard,
    read_number,
    read_row,
    read_seat,
    read_spent,
    read_tokens,
)
from boardwidgets.games.sobek.notation.writing import NOBODYS
from boardwidgets.games.sobek.options import OPTIONS
from boardwidgets.games.sobek.seats import Seat
from boardwidgets.games.sobek.state import SobekState

HEAD: Final = re.compile(r"sobek ([234]) players, round ([123])")
_WITH_MORE: Final = (phases.THIEF_CARD, phases.VIZIER_CARD, phases.QUEEN)
BY_A_PLAYER: Final = (
    *(phase for phase in phases.PHASES if phase not in (*NOBODYS, *_WITH_MORE)),
    "thief card of yellow",
    "vizier card of yellow",
    "queen 3",
)
"""How the phases are written that are a player's."""


def read_position(text: str, given: Mapping[str, Any], rules: str | None) -> SobekState:
    """The state of a written position; a PositionError names the line and what was expected."""
    draft = TableDraft(position_lines(text))
    head = draft.next(expected("head", rounds=ROUNDS))
    found = HEAD.fullmatch(head.text)
    if not found:
        raise head.error(expected("head", rounds=ROUNDS))
    players = int(found[1])
    setup = Setup(players, OPTIONS.choose(given, rules, players))
    row = read_row(draft, draft.next(expected("row", most=ROW)))
    pile_line = draft.next(expected("deck"))
    pile = read_number(pile_line, "deck", DECK_SIZE, expected("deck"), "cards")
    discard = read_discard(draft)
    tokens, sealed, looked = read_tokens(draft, players)
    spent = read_spent(draft)
    seats = tuple(read_seat(draft, colour) for colour in COLOURS[:players])
    seats = tuple(holder._replace(looked=seat in looked) for seat, holder in enumerate(seats))
    mover = draft.next(expected("mover-line"))
    seat, phase, target, left = _read_mover(mover, players)
    after = next(draft.lines, None)
    if after:
        raise after.error(expected("end"))
    face_down = _face_down(row, seats)
    pool = tuple(draft.pool)
    state = SobekState(
        constants_of(setup),
        phase,
        seat,
        int(found[2]),
        row,
        pool,
        pile,
        sum(pool[card] for card in DECK) - face_down - pile,
        sum(pool[card] for card in STARTER),
        discard,
        tokens,
        sealed,
        spent,
        seats,
        target,
        left,
    )
    _check_deck(state, face_down, pile_line)
    return _ready(state, mover)


def _check_deck(state: SobekState, face_down: int, line: PositionLine) -> None:
    """Raise a PositionError unless the cards not named are enough for the deck and the row."""
    if state.unmet < face_down:
        raise line.error(expected("face-down", most=state.unmet))
    if state.aside < 0:
        raise line.error(expected("deck-most", most=state.pile + state.aside))


def _face_down(row: Cards, seats: tuple[Seat, ...]) -> int:
    held = sum(holder.hand.count(FACE_DOWN) for holder in seats)
    return row.count(FACE_DOWN) + held + sum(h.corruption.count(FACE_DOWN) for h in seats)


# -- who has to do what ------------------------------------------------------------------------


def _read_mover(line: PositionLine, players: int) -> tuple[int, Phase, int, int]:
    """The seat whose turn it is, the phase, the player robbed, and the queen's cards to come."""
    head, colon, rest = line.text.partition(":")
    who, _, said = (part.strip() for part in rest.partition(","))
    colours = COLOURS[:players]
    form = expected("mover", players=colours, phases=BY_A_PLAYER, others=NOBODYS)
    if head.split() != ["to", "move"] or not colon:
        raise line.error(form)
    if who == "nobody" and said in NOBODYS:
        return 0, Phase(said), 0, 0
    if who not in colours:
        raise line.error(form)
    seat = colours.index(who)
    match said.split():
        case ["thief" | "vizier" as power, "card", "of", other]:
            if other not in colours or other == who:
                raise line.error(expected("of-another", phase=f"{power} card of"))
            return seat, Phase(f"{power} card"), colours.index(other), 0
        case ["queen", "1" | "2" | "3" as left]:
            return seat, phases.QUEEN, 0, int(left)
    if said not in phases.PHASES or said in (*NOBODYS, *_WITH_MORE):
        raise line.error(form)
    return seat, Phase(said), 0, 0


def _ready(state: SobekState, line: PositionLine) -> SobekState:
    """The state if the rules can play on from it; else the error that says what is missing."""
    phase = state.phase
    held = _face_down(state.row, state.seats) - state.row.count(FACE_DOWN)
    own = state.seats[state.seat]
    if held != (own.hand + own.corruption).count(FACE_DOWN) or bool(held) != (phase == phases.LOOK):
        raise line.error(expected("character"))
    for problem in PROBLEMS.get(phase, ()):
        missing = problem(state)
        if missing:
            raise line.error(missing)
    if phase != phases.OVER and not state.legal_moves:
        raise line.error(expected("nothing", phase=phase))
    return state
