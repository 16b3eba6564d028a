"""What each piece's move does to the board: walking, grazing, fencing, carrying, charging.

Each act takes the board, the seat whose turn it is and the move, and gives the new board and what
happened. Only a cow takes grass; all others leave what they pass or stand on (`cows.bull.grass`).
"""

from boardwidgets.core.events import Event
from boardwidgets.games.cows import events as told
from boardwidgets.games.cows.board import Board, with_pile
from boardwidgets.games.cows.bull import NOBODY, run
from boardwidgets.games.cows.moves import Charge, Walk
from boardwidgets.games.cows.pieces import BIT, COW, HERDSMAN, NAMES_OF, RABBIT, kind_of, moved
from boardwidgets.games.cows.squares import NAMES
from boardwidgets.games.cows.table import Table
from boardwidgets.games.cows.tokens import known_to, shown_to, symbol_name

Act = tuple[Board, tuple[Event, ...]]


def walk(table: Table, board: Board, seat: int, piece: int, move: Walk) -> Act:
    """A cow, rabbit, herdsman or mole goes where it can."""
    places, fences, piles, taken, discarded = board
    after = Board(moved(places, piece, move.end), fences, piles, taken, discarded)
    kind = move.kind
    if kind == COW:
        if not piles[move.end]:
            return after, move.steps
        return _graze(after, seat, piece, move.end, move.steps, told.TokenTaken)
    if kind == RABBIT:
        if not piles[move.start] or fences & BIT[move.start]:
            return after, move.steps
        return _carry(after, move)
    if kind == HERDSMAN:
        return _fence(table, after, move)
    return after, move.steps


Taking = type[told.TokenTaken] | type[told.TokenTakenWhenPushed]


def _graze(
    board: Board, seat: int, cow: int, square: int, before: tuple[Event, ...], taking: Taking
) -> Act:
    """All tokens under a cow go to a player, from the top down (`cows.cow.graze`)."""
    places, fences, piles, taken, discarded = board
    won = tuple([shown_to(token, seat) for token in reversed(piles[square])])
    hands = list(taken)
    hands[seat] += won
    after = Board(places, fences, with_pile(piles, square, ()), tuple(hands), discarded)
    name = NAMES[square]
    told_now = [
        taking(symbol_name(token), known_to(token), seat, NAMES_OF[cow], name) for token in won
    ]
    return after, (*before, *told_now)


def _carry(board: Board, move: Walk) -> Act:
    """A rabbit takes the top token to the top of the pile where it stops."""
    places, fences, piles, taken, discarded = board
    *rest, top = piles[move.start]
    piles = with_pile(piles, move.start, tuple(rest))
    piles = with_pile(piles, move.end, (*piles[move.end], top))
    carried = told.TokenCarried(
        symbol_name(top),
        known_to(top),
        NAMES_OF[move.piece or 0],
        NAMES[move.start],
        NAMES[move.end],
    )
    return Board(places, fences, piles, taken, discarded), (*move.steps, carried)


def _fence(table: Table, board: Board, move: Walk) -> Act:
    """A herdsman leaves a fence behind, if there is one left to leave."""
    places, fences, piles, taken, discarded = board
    name = NAMES[move.start]
    if fences.bit_count() >= table.fences:
        return board, (*move.steps, told.NoFenceLeft(name))
    after = Board(places, fences | BIT[move.start], piles, taken, discarded)
    return after, (*move.steps, told.FenceLeft(name))


def charge(table: Table, board: Board, seat: int, move: Charge) -> Act:
    """A bull runs; a cow that it has pushed grazes where it is left."""
    places, fences, pushed, happened = run(
        board.places, board.fences, move.piece, move.heading or 0
    )
    after = Board(places, fences, board.piles, board.taken, board.discarded)
    if pushed == NOBODY or kind_of(pushed) != COW or not table.pushed_cow_grazes:
        return after, happened
    square = places[pushed]
    if not board.piles[square]:
        return after, happened
    return _graze(after, seat, pushed, square, happened, told.TokenTakenWhenPushed)


def discard(board: Board, seat: int, square: int, place: int) -> Act:
    """A token that was looked at leaves the game; `place` counts from 1 at the bottom."""
    places, fences, piles, taken, discarded = board
    pile = list(piles[square])
    token = pile.pop(place - 1)
    event = told.TokenDiscarded(symbol_name(token), known_to(token), seat, NAMES[square], place)
    piles = with_pile(piles, square, tuple(pile))
    return Board(places, fences, piles, taken, (*discarded, token)), (event,)


def look(board: Board, seat: int, square: int) -> Act:
    """A player looks at all tokens of a pile and knows them from now on."""
    pile = tuple([shown_to(token, seat) for token in board.piles[square]])
    name = NAMES[square]
    looked = [
        told.TokenLookedAt(symbol_name(token), known_to(token), seat, name, place)
        for place, token in enumerate(pile, 1)
    ]
    return board._replace(piles=with_pile(board.piles, square, pile)), tuple(looked)
