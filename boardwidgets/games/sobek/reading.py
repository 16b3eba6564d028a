"""Reading a position of Sobek, line by line, with errors that point at the line."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from boardwidgets.core.positions import PositionLine, position_lines
from boardwidgets.core.state import Setup
from boardwidgets.games.sobek import phases
from boardwidgets.games.sobek.cards import (
    CHARACTERS,
    DECK,
    DECK_SIZE,
    FACE_DOWN,
    ROW,
    STARTER,
    STARTERS_EACH,
    Cards,
)
from boardwidgets.games.sobek.draft import (
    Draft,
    expected,
    read_discard,
    read_number,
    read_row,
    read_seat,
    read_spent,
    read_tokens,
)
from boardwidgets.games.sobek.moves import COLOURS
from boardwidgets.games.sobek.options import OPTIONS
from boardwidgets.games.sobek.position import NOBODYS
from boardwidgets.games.sobek.rounds import lowest_seats
from boardwidgets.games.sobek.scoring import is_last
from boardwidgets.games.sobek.state import APPLY, Seat, SobekState
from boardwidgets.games.sobek.table import ROUNDS, table
from boardwidgets.games.sobek.tokens import DRAWN

HEAD: Final = re.compile(r"sobek ([234]) players, round ([123])")
_WITH_MORE: Final = (phases.THIEF_CARD, phases.VIZIER_CARD, phases.QUEEN)
PHASES: Final = (*dict.fromkeys(phase for phase, _ in APPLY), phases.OVER)
BY_A_PLAYER: Final = (
    *(phase for phase in PHASES if phase not in (*NOBODYS, *_WITH_MORE)),
    "thief card of yellow",
    "vizier card of yellow",
    "queen 3",
)
"""How the phases are written that are a player's."""


def read_position(text: str, given: Mapping[str, Any], rules: str | None) -> SobekState:
    """The state of a written position; a PositionError names the line and what was expected."""
    draft = Draft(position_lines(text))
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
        setup,
        table(setup),
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
    unmet = sum(state.pool[card] for card in CHARACTERS)
    if unmet < face_down:
        raise line.error(expected("face-down", most=unmet))
    if state.aside < 0:
        raise line.error(expected("deck-most", most=state.pile + state.aside))


def _face_down(row: Cards, seats: tuple[Seat, ...]) -> int:
    held = sum(holder.hand.count(FACE_DOWN) for holder in seats)
    return row.count(FACE_DOWN) + held + sum(h.corruption.count(FACE_DOWN) for h in seats)


# -- who has to do what ------------------------------------------------------------------------


def _read_mover(line: PositionLine, players: int) -> tuple[int, str, int, int]:
    """The seat whose turn it is, the phase, the player robbed, and the queen's cards to come."""
    head, colon, rest = line.text.partition(":")
    who, _, said = (part.strip() for part in rest.partition(","))
    colours = COLOURS[:players]
    form = expected("mover", players=colours, phases=BY_A_PLAYER, others=NOBODYS)
    if head.split() != ["to", "move"] or not colon:
        raise line.error(form)
    if who == "nobody" and said in NOBODYS:
        return 0, said, 0, 0
    if who not in colours:
        raise line.error(form)
    seat = colours.index(who)
    match said.split():
        case ["thief" | "vizier" as power, "card", "of", other]:
            if other not in colours or other == who:
                raise line.error(expected("of-another", phase=f"{power} card of"))
            return seat, f"{power} card", colours.index(other), 0
        case ["queen", "1" | "2" | "3" as left]:
            return seat, phases.QUEEN, 0, int(left)
    if said not in PHASES or said in (*NOBODYS, *_WITH_MORE):
        raise line.error(form)
    return seat, said, 0, 0


def _ready(state: SobekState, line: PositionLine) -> SobekState:
    """The state if the rules can play on from it; else the error that says what is missing."""
    phase = state.phase
    held = _face_down(state.row, state.seats) - state.row.count(FACE_DOWN)
    own = state.seats[state.seat]
    if held != (own.hand + own.corruption).count(FACE_DOWN) or bool(held) != (phase == phases.LOOK):
        raise line.error(expected("character"))
    for problem in _PROBLEMS.get(phase, ()):
        missing = problem(state)
        if missing:
            raise line.error(missing)
    if phase != phases.OVER and not state.legal_moves:
        raise line.error(expected("nothing", phase=phase))
    return state


def _dealt(state: SobekState) -> str | None:
    """Before the game nothing has been dealt."""
    begun = state.row or state.discard or state.spent or state.tokens or state.round > 1
    if begun or any(holder != holder.cleared() for holder in state.seats):
        return expected("dealt")
    if state.sealed != DRAWN or state.pile != state.table.pile:
        return expected("undealt", cards=state.table.pile, tokens=DRAWN)
    return None


def _full_row(state: SobekState) -> str | None:
    return expected("full-row") if len(state.row) >= ROW or not state.pile else None


def _no_row(state: SobekState) -> str | None:
    return None if state.row else expected("no-row")


def _all_starters(state: SobekState) -> str | None:
    full = all(len(holder.hand) >= STARTERS_EACH for holder in state.seats)
    return expected("starters") if full or state.row else None


def _unseen_tokens(state: SobekState) -> str | None:
    if state.sealed:
        return expected("sealed")
    return None if state.seats[state.seat].looked else expected("looked")


def _seen_tokens(state: SobekState) -> str | None:
    return None if state.sealed else expected("nothing-sealed")


def _queens_deck(state: SobekState) -> str | None:
    return None if state.left <= state.pile else expected("queen", most=state.pile)


def _game_over(state: SobekState) -> str | None:
    return expected("over") if is_last(state) else None


def _goes_on(state: SobekState) -> str | None:
    return None if is_last(state) else expected("goes-on")


def _not_lowest(state: SobekState) -> str | None:
    return None if state.seat in lowest_seats(state) else expected("lowest")


_PROBLEMS: Final[dict[str, tuple[Callable[[SobekState], str | None], ...]]] = {
    phases.FIRST: (_dealt,),
    phases.STARTERS: (_all_starters,),
    phases.ROW: (_full_row,),
    phases.TURN: (_no_row,),
    phases.TOKENS: (_seen_tokens,),
    phases.EVENT: (_unseen_tokens,),
    phases.QUEEN: (_queens_deck,),
    phases.LOWEST: (_game_over,),
    phases.BEGIN: (_game_over, _not_lowest),
    phases.OVER: (_goes_on,),
}
"""For some phases what a position may lack to be played on from: what is expected instead."""
