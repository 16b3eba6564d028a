"""The rules of Revenge of the Cows: what may be done now, and what it causes.

A turn goes through stages: `card`; `move` for each piece, and after a mole has met grass `peek`
and `discard`. `first`, `place`, `grass` and `symbols` are chance that comes by itself.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple, Self

from boardwidgets.core.chance import CHANCE, Actor, Chances
from boardwidgets.core.events import Event
from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import IllegalMove, Violation
from boardwidgets.core.state import Setup
from boardwidgets.games.cows import events as told
from boardwidgets.games.cows import setting_up
from boardwidgets.games.cows.acts import charge, discard, look, walk
from boardwidgets.games.cows.board import (
    Board,
    has_free_grass,
    seen,
    tokens,
    uncovered,
    unknown,
    with_pile,
)
from boardwidgets.games.cows.cards import CARDS, EXTRA_KIND, NO_CARD, covered
from boardwidgets.games.cows.moves import (
    COVERABLE,
    DISCARDS,
    LOOKS,
    PEEK,
    Charge,
    Cover,
    Discard,
    First,
    Grass,
    Look,
    Place,
    Symbol,
    Walk,
)
from boardwidgets.games.cows.pieces import (
    HERDSMAN,
    KINDS,
    MOLE,
    NAMES_OF,
    OFF,
    kind_of,
    moved,
)
from boardwidgets.games.cows.refusals import violations
from boardwidgets.games.cows.squares import NAMES
from boardwidgets.games.cows.table import Table
from boardwidgets.games.cows.tokens import UNKNOWN, score, symbol_name
from boardwidgets.games.cows.turns import open_moves, waiting_for

PACKAGE: Final = "boardwidgets.games.cows"

FIRST, PLACE, GRASS, SYMBOLS, CARD, MOVE, PEEK_STAGE, DISCARD, OVER = (
    "first",
    "place",
    "grass",
    "symbols",
    "card",
    "move",
    "peek",
    "discard",
    "over",
)
DRAWN: Final = (FIRST, PLACE, GRASS)
IN_A_TURN: Final = (MOVE, PEEK_STAGE, DISCARD)


class CowsState(NamedTuple):
    """A moment of Revenge of the Cows.

    `stage` is what has to be done once the symbols of `undrawn` tokens are drawn. `turns` counts
    those that are complete. In a turn `card` was covered, `waiting` are the named pieces that have
    not moved, `extra` says whether the herdsman or cow in the card's corner still may, and `met` is
    the square where a mole has met grass (else OFF). `choices` is what the seat may do, worked out
    once.
    """

    table: Table
    stage: str
    undrawn: int
    seat: int
    turns: int
    open_cards: int
    card: int
    waiting: tuple[int, ...]
    extra: bool
    met: int
    board: Board
    choices: tuple[Move, ...]

    # -- what may be done now --------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """What was settled before the game."""
        return self.table.setup

    @property
    def actor(self) -> Actor:
        """The seat to move, CHANCE, or None when the game is over."""
        if self.undrawn or self.stage in DRAWN:
            return CHANCE
        return None if self.stage == OVER else self.seat

    @property
    def roller(self) -> None:
        """Nobody: all chance comes by itself."""
        return

    @property
    def phase(self) -> str:
        """What has to be done now."""
        return SYMBOLS if self.undrawn else self.stage

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What may be played now."""
        if self.undrawn or self.stage in DRAWN:
            return tuple([move for move, _ in self.chances])
        return self.choices

    @property
    def chances(self) -> Chances:
        """The outcomes of chance with their probabilities."""
        if self.undrawn:
            return setting_up.symbols(self.table, self.board)
        if self.stage == PLACE:
            return setting_up.placements(self.board)
        if self.stage == GRASS:
            return setting_up.grass_squares(self.board)
        return self.table.first if self.stage == FIRST else ()

    def violations(self, move: Move) -> tuple[Violation, ...]:
        """Every way in which a move breaks a rule now."""
        return violations(self, move)

    # -- what it causes --------------------------------------------------------------------

    def is_legal(self, move: Move) -> bool:
        """Whether a move may be played now."""
        return not self.violations(move)

    def apply(self, move: Move) -> "tuple[CowsState, tuple[Event, ...]]":
        """The next state and what happened; IllegalMove when the move breaks a rule."""
        if move not in self.legal_moves:
            raise IllegalMove(PACKAGE, move.text, self.violations(move))
        return _APPLY[type(move)](self, move)

    # -- how it stands ---------------------------------------------------------------------

    @property
    def scores(self) -> tuple[int, ...]:
        """The worth of each seat's tokens; of hidden ones the least they can be."""
        return tuple(map(score, self.board.taken))

    @property
    def projected_scores(self) -> tuple[int, ...]:
        """The scores, since they hold all that counts."""
        return self.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points, then the most tokens (`cows.score.tie`)."""
        if self.phase != OVER:
            return ()
        standing = [(score(taken), len(taken)) for taken in self.board.taken]
        best = max(standing)
        return tuple(seat for seat, own in enumerate(standing) if own == best)

    def seen_by(self, seat: int | None) -> Self:
        """The state with the symbols hidden that a seat does not know (`cows.secret.tokens`)."""
        return self._replace(board=seen(self.board, seat, self.phase == OVER))

    def sample(self, random: Random) -> Self:
        """The state with hidden symbols guessed, all guesses that can be equally likely."""
        board = setting_up.guessed(self.table, self.board, self.undrawn, random)
        return self._replace(board=board)

    def to_text(self) -> str:
        """The position as a text diagram."""
        # Imported here because reading a position makes states.
        from boardwidgets.games.cows.notation import write_position

        return write_position(self)


Outcome = tuple[CowsState, tuple[Event, ...]]


# -- setting up ------------------------------------------------------------------------------


def _first(state: CowsState, move: First) -> Outcome:
    begun = state._replace(seat=move.seat)
    happened = (told.FirstDrawn(move.seat),)
    if all(place == OFF for place in state.board.places):
        return begun._replace(stage=PLACE), happened
    return ready(begun._replace(stage=CARD, undrawn=unknown(state.board))), happened


def _place(state: CowsState, move: Place) -> Outcome:
    piece = setting_up.next_piece(state.board)
    places = moved(state.board.places, piece, move.square)
    after = state._replace(
        board=state.board._replace(places=places), stage=GRASS if OFF not in places else PLACE
    )
    return after, (told.Placed(NAMES_OF[piece], NAMES[move.square]),)


def _grass(state: CowsState, move: Grass) -> Outcome:
    piles = with_pile(state.board.piles, move.square, (UNKNOWN,))
    after = state._replace(board=state.board._replace(piles=piles))
    event = told.GrassPlaced(NAMES[move.square])
    if sum(1 for _ in tokens(after.board)) < state.table.tokens:
        return after, (event,)
    return ready(after._replace(stage=CARD, undrawn=unknown(after.board))), (event,)


def _symbol(state: CowsState, move: Symbol) -> Outcome:
    board = uncovered(state.board, iter((move.symbol,)))
    after = state._replace(board=board, undrawn=state.undrawn - 1)
    return after, (told.SymbolDrawn(symbol_name(move.symbol)),)


# -- a turn ----------------------------------------------------------------------------------


def _cover(state: CowsState, move: Cover) -> Outcome:
    card = move.card
    open_cards, reopened = covered(state.open_cards, card)
    happened: tuple[Event, ...] = (told.CardCovered(state.seat, CARDS[card]),)
    if reopened:
        happened += (told.CardsReopened(),)
    begun = state._replace(open_cards=open_cards, card=card)
    return _go_on(begun, state.board, waiting_for(card, state.board), True, happened)


def _walk(state: CowsState, move: Walk) -> Outcome:
    piece = move.piece
    if piece is None:
        piece = state.board.places.index(move.start, HERDSMAN * 4)
    waiting, extra = _taken_up(state, piece)
    board, happened = walk(state.table, state.board, state.seat, piece, move)
    if kind_of(piece) == MOLE and board.piles[move.end]:
        met = told.GrassMet(NAMES_OF[piece], NAMES[move.end])
        table, _, _, seat, turns, open_cards, card, _, _, _, _, _ = state
        after = CowsState(
            table,
            PEEK_STAGE,
            0,
            seat,
            turns,
            open_cards,
            card,
            waiting,
            extra,
            move.end,
            board,
            LOOKS,
        )
        return after, (*happened, met)
    return _go_on(state, board, waiting, extra, happened)


def _charge(state: CowsState, move: Charge) -> Outcome:
    waiting, extra = _taken_up(state, move.piece)
    board, happened = charge(state.table, state.board, state.seat, move)
    return _go_on(state, board, waiting, extra, happened)


def _taken_up(state: CowsState, piece: int) -> tuple[tuple[int, ...], bool]:
    """The pieces that wait, and whether the extra one does, once a piece is taken up."""
    waiting = state.waiting
    if piece in waiting:
        return tuple([other for other in waiting if other != piece]), state.extra
    return waiting, False


def _look(state: CowsState, move: Look) -> Outcome:
    square = state.met
    if move != PEEK:
        left = told.LeftUnseen(state.seat, NAMES[square])
        return _go_on(state, state.board, state.waiting, state.extra, (left,))
    board, happened = look(state.board, state.seat, square)
    choices = DISCARDS[len(board.piles[square])]
    return state._replace(stage=DISCARD, board=board, choices=choices), happened


def _discard(state: CowsState, move: Discard) -> Outcome:
    board, square = state.board, state.met
    if move.place:
        board, happened = discard(board, state.seat, square, move.place)
    else:
        happened = (told.TokensKept(state.seat, NAMES[square]),)
    return _go_on(state, board, state.waiting, state.extra, happened)


def _go_on(
    state: CowsState,
    board: Board,
    waiting: tuple[int, ...],
    extra: bool,
    happened: tuple[Event, ...],
) -> Outcome:
    """The turn goes on as long as a named piece that has not moved can move."""
    table, _, _, seat, turns, open_cards, card, _, _, _, _, _ = state
    if table.at_once and not has_free_grass(board):
        return _over(state, board, turns, (*happened, told.GrassGone()))
    choices = open_moves(table.ways, board, waiting, card, extra)
    if not choices:
        happened += _stay(card, board, waiting, extra)
        return _end_turn(state, board, happened)
    after = CowsState(
        table, MOVE, 0, seat, turns, open_cards, card, waiting, extra, OFF, board, choices
    )
    return after, happened


def _stay(card: int, board: Board, waiting: tuple[int, ...], extra: bool) -> tuple[Event, ...]:
    """What is told of the pieces that can move no more when a turn ends."""
    stay: list[Event] = [
        told.Stayed(NAMES_OF[piece], NAMES[board.places[piece]]) for piece in waiting
    ]
    if extra:
        stay.append(told.NoExtra(KINDS[EXTRA_KIND[card]]))
    return tuple(stay)


def _end_turn(state: CowsState, board: Board, happened: tuple[Event, ...]) -> Outcome:
    table, _, _, seat, turns, open_cards, _, _, _, _, _, _ = state
    turns += 1
    if not has_free_grass(board):
        return _over(state, board, turns, (*happened, told.GrassGone()))
    if turns == table.max_turns:
        return _over(state, board, turns, (*happened, told.TurnsOver(turns)))
    after = CowsState(
        table,
        CARD,
        0,
        (seat + 1) % table.players,
        turns,
        open_cards,
        NO_CARD,
        (),
        False,
        OFF,
        board,
        COVERABLE[open_cards],
    )
    return after, happened


def _over(state: CowsState, board: Board, turns: int, happened: tuple[Event, ...]) -> Outcome:
    scored = [told.Scored(seat, len(taken), score(taken)) for seat, taken in enumerate(board.taken)]
    return ended(state._replace(turns=turns, board=board)), (*happened, *scored)


def ended(state: CowsState) -> CowsState:
    """The state as it is when the game is over: nobody's turn, no card played."""
    return state._replace(
        stage=OVER, seat=0, card=NO_CARD, waiting=(), extra=False, met=OFF, choices=()
    )


def ready(state: CowsState) -> CowsState:
    """A state with its choices worked out; over if there is no free grass at its turn's start."""
    stage = state.stage
    looked = stage == CARD or (stage in IN_A_TURN and state.table.at_once)
    if looked and not has_free_grass(state.board):
        return ended(state)
    choices: tuple[Move, ...] = ()
    if stage == CARD:
        choices = COVERABLE[state.open_cards]
    elif stage == MOVE:
        choices = open_moves(state.table.ways, state.board, state.waiting, state.card, state.extra)
    elif stage == PEEK_STAGE:
        choices = LOOKS
    elif stage == DISCARD:
        choices = DISCARDS[len(state.board.piles[state.met])]
    return state._replace(choices=choices)


_APPLY: Final[dict[type[Move], Callable[[CowsState, Any], Outcome]]] = {
    First: _first,
    Place: _place,
    Grass: _grass,
    Symbol: _symbol,
    Cover: _cover,
    Walk: _walk,
    Charge: _charge,
    Look: _look,
    Discard: _discard,
}
