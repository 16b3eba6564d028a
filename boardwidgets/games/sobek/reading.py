"""Reading a position of Sobek, line by line, with errors that point at the line."""

import re
from collections.abc import Mapping
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
    DECK_FORM,
    ROW_FORM,
    Draft,
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
from boardwidgets.games.sobek.state import APPLY, Seat, SobekState
from boardwidgets.games.sobek.table import ROUNDS, table
from boardwidgets.games.sobek.tokens import DRAWN

HEAD: Final = re.compile(r"sobek ([234]) players, round ([123])")
HEAD_FORM: Final = f"'sobek 2 players, round 1' (2 to 4 players, rounds 1 to {ROUNDS})"
PHASES: Final = (*dict.fromkeys(phase for phase, _ in APPLY), phases.OVER)
PHASE_FORM: Final = (
    "'to move: red, turn': a player and one of "
    + ", ".join(phase for phase in PHASES if phase not in NOBODYS)
    + "; or nobody and one of "
    + ", ".join(NOBODYS)
)


def read_position(text: str, given: Mapping[str, Any], rules: str | None) -> SobekState:
    """The state of a written position; a PositionError names the line and what was expected."""
    draft = Draft(position_lines(text))
    head = draft.next(HEAD_FORM)
    found = HEAD.fullmatch(head.text)
    if not found:
        raise head.error(HEAD_FORM)
    players = int(found[1])
    setup = Setup(players, OPTIONS.choose(given, rules, players))
    row = read_row(draft, draft.next(ROW_FORM))
    pile_line = draft.next(DECK_FORM)
    pile = read_number(pile_line, "deck", DECK_SIZE, DECK_FORM, "cards")
    discard = read_discard(draft)
    tokens, sealed, looked = read_tokens(draft, players)
    spent = read_spent(draft)
    seats = tuple(read_seat(draft, colour) for colour in COLOURS[:players])
    seats = tuple(holder._replace(looked=seat in looked) for seat, holder in enumerate(seats))
    mover = draft.next(PHASE_FORM)
    seat, phase, target, left = _read_mover(mover, players)
    after = next(draft.lines, None)
    if after:
        raise after.error("the end of the position")
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
        raise line.error(f"at most {unmet} characters face down: the others are named")
    if state.aside < 0:
        most = state.pile + state.aside
        raise line.error(f"at most {most} cards in the deck: no more are left over")


def _face_down(row: Cards, seats: tuple[Seat, ...]) -> int:
    held = sum(holder.hand.count(FACE_DOWN) for holder in seats)
    return row.count(FACE_DOWN) + held + sum(h.corruption.count(FACE_DOWN) for h in seats)


# -- who has to do what ------------------------------------------------------------------------


def _read_mover(line: PositionLine, players: int) -> tuple[int, str, int, int]:
    """The seat whose turn it is, the phase, the player robbed, and the queen's cards to come."""
    head, colon, rest = line.text.partition(":")
    who, _, said = (part.strip() for part in rest.partition(","))
    colours = COLOURS[:players]
    if head.split() != ["to", "move"] or not colon:
        raise line.error(PHASE_FORM)
    if who == "nobody" and said in NOBODYS:
        return 0, said, 0, 0
    if who not in colours:
        raise line.error(PHASE_FORM)
    seat = colours.index(who)
    match said.split():
        case ["thief" | "vizier" as power, "card", "of", other]:
            if other not in colours or other == who:
                raise line.error(f"'{power} card of ' and another player")
            return seat, f"{power} card", colours.index(other), 0
        case ["queen", "1" | "2" | "3" as left]:
            return seat, phases.QUEEN, 0, int(left)
    if said not in PHASES or said in (*NOBODYS, *_WITH_MORE):
        raise line.error(
            PHASE_FORM + "; 'thief card of yellow', 'vizier card of yellow', 'queen 3'"
        )
    return seat, said, 0, 0


_WITH_MORE: Final = (phases.THIEF_CARD, phases.VIZIER_CARD, phases.QUEEN)


def _ready(state: SobekState, line: PositionLine) -> SobekState:
    """The state if the rules can play on from it; else the error that says what is missing."""
    phase = state.phase
    if phase == phases.OVER:
        return state
    held = _face_down(state.row, state.seats) - state.row.count(FACE_DOWN)
    own = state.seats[state.seat]
    if held != (own.hand + own.corruption).count(FACE_DOWN) or bool(held) != (phase == phases.LOOK):
        raise line.error("'character' in a hand or corruption only when its owner is to look")
    if phase == phases.FIRST:
        return _untouched(state, line)
    problem = _PROBLEMS.get(phase)
    expected = problem(state) if problem else None
    if expected is None and not state.legal_moves:
        expected = f"another phase: nothing can be done in the phase {phase} here"
    if expected:
        raise line.error(expected)
    return state


def _untouched(state: SobekState, line: PositionLine) -> SobekState:
    """The state before the game, in which nothing has been dealt."""
    dealt = state.row or state.discard or state.spent or state.tokens
    if dealt or any(holder != holder.cleared() for holder in state.seats):
        raise line.error("a player to move, since cards have been dealt already")
    if state.sealed != DRAWN or state.pile != state.table.pile:
        raise line.error(f"a full deck ({state.table.pile} cards) and {DRAWN} tokens face down")
    return state


def _row_problem(state: SobekState) -> str | None:
    if len(state.row) >= ROW or not state.pile:
        return f"the phase turn, since no card is dealt to a row of {len(state.row)}"
    return None


def _turn_problem(state: SobekState) -> str | None:
    return None if state.row else "a card in the row, or another phase than turn"


def _starters_problem(state: SobekState) -> str | None:
    full = all(len(holder.hand) >= STARTERS_EACH for holder in state.seats)
    return "a player with fewer than two cards" if full or state.row else None


def _event_problem(state: SobekState) -> str | None:
    if state.sealed:
        return "the phase tokens, since the event tokens still lie face down"
    return None if state.seats[state.seat].looked else "a player who has seen the event tokens"


def _queen_problem(state: SobekState) -> str | None:
    return None if state.left <= state.pile else f"at most {state.pile} cards for the queen"


def _tokens_problem(state: SobekState) -> str | None:
    return None if state.sealed else "another phase than tokens: no event token lies face down"


def _begin_problem(state: SobekState) -> str | None:
    if state.round == ROUNDS:
        return f"'to move: nobody, over', since round {ROUNDS} is the last"
    return None


_PROBLEMS: Final = {
    phases.ROW: _row_problem,
    phases.TURN: _turn_problem,
    phases.STARTERS: _starters_problem,
    phases.TOKENS: _tokens_problem,
    phases.EVENT: _event_problem,
    phases.QUEEN: _queen_problem,
    phases.BEGIN: _begin_problem,
    phases.LOWEST: _begin_problem,
}
"""For some phases what a position lacks to be played on from; None when nothing."""
