"""What a move causes: which events happen, one after another.

Nothing is changed here. `CAUSES` tells what the move itself does; `replay` says what is on the
board then, and `following` tells from that whether the turn goes on. What follows asks for the
position that the move itself leads to; so `played` gives the position as well as the events.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

from boardwidgets.core.events import Event
from boardwidgets.core.moves import First, Move
from boardwidgets.core.state import Phase
from boardwidgets.games.cows.bull import NOBODY, run
from boardwidgets.games.cows.cards import CARDS, EXTRA_KIND, reopens
from boardwidgets.games.cows.events import (
    CardCovered,
    CardsReopened,
    FenceLeft,
    FirstPlayerDrawn,
    GrassGone,
    GrassMet,
    GrassPlaced,
    GrassTaken,
    GrassTakenWhenPushed,
    LeftUnseen,
    NoExtra,
    NoFenceLeft,
    PiecePlaced,
    Scored,
    Stayed,
    SymbolDrawn,
    TokenCarried,
    TokenDiscarded,
    TokenLookedAt,
    TokensKept,
    TurnEnded,
    TurnsOver,
)
from boardwidgets.games.cows.legal_moves import next_piece, piece_moves
from boardwidgets.games.cows.moves import (
    ChargeBull,
    CoverCard,
    DiscardToken,
    DrawSymbol,
    LookUnder,
    PlaceGrass,
    PlacePiece,
    WalkPiece,
)
from boardwidgets.games.cows.pasture import has_free_grass, is_fenced, tokens
from boardwidgets.games.cows.phases import CARD, MOVE, OVER
from boardwidgets.games.cows.pieces import (
    COW,
    HERDSMAN,
    KINDS,
    MOLE,
    NAMES_OF,
    RABBIT,
    kind_of,
)
from boardwidgets.games.cows.record import CowsRecord
from boardwidgets.games.cows.replay import replay
from boardwidgets.games.cows.squares import NAMES
from boardwidgets.games.cows.tokens import HIDDEN, score

R = TypeVar("R", bound=CowsRecord)
Happened = tuple[Event, ...]


def played(record: R, move: Move) -> tuple[R, Happened]:
    """The position after a legal move, and all that happened."""
    happened = CAUSES[type(move)](record, move)
    after = replay(record, happened)
    then = following(after)
    return (replay(after, then), happened + then) if then else (after, happened)


# -- setting up ------------------------------------------------------------------------------


def _first(record: CowsRecord, move: First) -> Happened:
    return (FirstPlayerDrawn(move.seat),)


def _place(record: CowsRecord, move: PlacePiece) -> Happened:
    return (PiecePlaced(NAMES_OF[next_piece(record.pasture)], NAMES[move.square]),)


def _grass(record: CowsRecord, move: PlaceGrass) -> Happened:
    return (GrassPlaced(NAMES[move.square]),)


def _symbol(record: CowsRecord, move: DrawSymbol) -> Happened:
    """The next token without a symbol gets one; those who know that token see it."""
    number, token = next(
        (number, token)
        for number, token in enumerate(tokens(record.pasture))
        if token.symbol == HIDDEN
    )
    return (SymbolDrawn(move.symbol, token.known_to, number),)


# -- cards and pieces ------------------------------------------------------------------------


def _cover(record: CowsRecord, move: CoverCard) -> Happened:
    """Covering the seventh card opens all eight (`cows.turn.reopen`)."""
    happened = CardCovered(record.seat, CARDS[move.card])
    return (happened, CardsReopened()) if reopens(record.open_cards, move.card) else (happened,)


def _walk(record: CowsRecord, move: WalkPiece) -> Happened:
    act = ACTS.get(move.kind)
    return move.steps + act(record, move) if act else move.steps


def _graze(record: CowsRecord, move: WalkPiece) -> Happened:
    """A cow takes all tokens where it stops (`cows.cow.graze`)."""
    return _grazed(record, move.piece or 0, move.end, GrassTaken)


def _grazed(record: CowsRecord, cow: int, place: int, taking: type[GrassTaken]) -> Happened:
    """All tokens under a cow go to the player whose turn it is, from the top down."""
    pile = record.pasture.piles[place]
    if not pile:
        return ()
    seat, name, square = record.seat, NAMES_OF[cow], NAMES[place]
    won = [token.shown_to(seat) for token in reversed(pile)]
    return tuple([taking(*token, seat, name, square) for token in won])


def _carry(record: CowsRecord, move: WalkPiece) -> Happened:
    """A rabbit takes the top token along, but none from under a fence (`cows.rabbit.carry`)."""
    pile = record.pasture.piles[move.start]
    if not pile or is_fenced(record.pasture, move.start):
        return ()
    squares = NAMES[move.start], NAMES[move.end]
    return (TokenCarried(*pile[-1], NAMES_OF[move.piece or 0], *squares),)


def _fence(record: CowsRecord, move: WalkPiece) -> Happened:
    """A herdsman leaves a fence where it was (`cows.herdsman.fence`), while there are any left.

    How many there are in all is a house rule (`cows.setup.fences`).
    """
    name = NAMES[move.start]
    left = record.pasture.fences.bit_count() < record.constants.fences
    return (FenceLeft(name) if left else NoFenceLeft(name),)


def _meet(record: CowsRecord, move: WalkPiece) -> Happened:
    """A mole that comes onto grass may look at it (`cows.mole.peek`)."""
    if not record.pasture.piles[move.end]:
        return ()
    return (GrassMet(NAMES_OF[move.piece or 0], NAMES[move.end]),)


ACTS: Final[dict[int, Callable[[CowsRecord, WalkPiece], Happened]]] = {
    COW: _graze,
    RABBIT: _carry,
    HERDSMAN: _fence,
    MOLE: _meet,
}
"""What each kind does where it has walked to, or leaves where it was."""


def _charge(record: CowsRecord, move: ChargeBull) -> Happened:
    """A bull runs; a cow that it has pushed grazes where it is left (`cows.cow.pushed-graze`).

    Only a cow takes grass: the bull leaves what it passes or stands on (`cows.bull.grass`).
    """
    pasture = record.pasture
    happened, pushed, end = run(pasture.places, pasture.fences, move.piece, move.heading or 0)
    if pushed == NOBODY or kind_of(pushed) != COW or not record.constants.pushed_cow_grazes:
        return happened
    return happened + _grazed(record, pushed, end, GrassTakenWhenPushed)


def _look(record: CowsRecord, move: LookUnder) -> Happened:
    """A player looks at all tokens of a pile and knows them from now on."""
    seat, square = record.seat, NAMES[record.met]
    if not move.looks:
        return (LeftUnseen(seat, square),)
    pile = [token.shown_to(seat) for token in record.pasture.piles[record.met]]
    return tuple(TokenLookedAt(*token, seat, square, place) for place, token in enumerate(pile, 1))


def _discard(record: CowsRecord, move: DiscardToken) -> Happened:
    """A token that was looked at leaves the game, counted from 1 at the bottom; 0 keeps all."""
    seat, square = record.seat, NAMES[record.met]
    if not move.place:
        return (TokensKept(seat, square),)
    token = record.pasture.piles[record.met][move.place - 1]
    return (TokenDiscarded(*token, seat, square, move.place),)


CAUSES: Final[dict[type[Move], Callable[[CowsRecord, Any], Happened]]] = {
    First: _first,
    PlacePiece: _place,
    PlaceGrass: _grass,
    DrawSymbol: _symbol,
    CoverCard: _cover,
    WalkPiece: _walk,
    ChargeBull: _charge,
    LookUnder: _look,
    DiscardToken: _discard,
}
"""What each kind of move does by itself."""


# -- how it goes on --------------------------------------------------------------------------


def following(record: CowsRecord) -> Happened:
    """What happens by itself after a move: the end of the turn or of the game, or nothing."""
    follow = FOLLOWS.get(record.main_phase)
    return follow(record) if follow else ()


def _go_on(record: CowsRecord) -> Happened:
    """The turn goes on while a named piece that has not moved can move (`cows.turn.order`)."""
    if record.constants.at_once and not has_free_grass(record.pasture):
        return GrassGone(), *_scores(record)
    if piece_moves(record):
        return ()
    return *_stay(record), TurnEnded(record.seat), *_end(record, record.turns + 1)


def _stay(record: CowsRecord) -> Iterator[Event]:
    """What is told of the pieces that can move no more when a turn ends."""
    for piece in record.waiting:
        yield Stayed(NAMES_OF[piece], NAMES[record.pasture.places[piece]])
    if record.extra:
        yield NoExtra(KINDS[EXTRA_KIND[record.card]])


def _end(record: CowsRecord, turns: int) -> Happened:
    """The game is over without free grass, or after the last turn (`cows.end.grazed`)."""
    if not has_free_grass(record.pasture):
        return GrassGone(), *_scores(record)
    if turns == record.constants.max_turns:
        return TurnsOver(turns), *_scores(record)
    return ()


def _scores(record: CowsRecord) -> Iterator[Event]:
    """All tokens are shown and counted, once all symbols are drawn (`cows.score.sets`)."""
    if record.undrawn:
        return
    for seat, taken in enumerate(record.pasture.taken):
        yield Scored(seat, len(taken), score(taken), tuple(token.symbol for token in taken))


def _begin(record: CowsRecord) -> Happened:
    """A turn that would begin without free grass does not: the game is over."""
    return () if has_free_grass(record.pasture) else (GrassGone(), *_scores(record))


def _score(record: CowsRecord) -> Happened:
    """A game that was over before its last symbol was drawn is scored when it is."""
    return tuple(_scores(record))


FOLLOWS: Final[dict[Phase, Callable[[CowsRecord], Happened]]] = {
    MOVE: _go_on,
    CARD: _begin,
    OVER: _score,
}
"""What has to be looked at after a move, by the phase that it has led to."""
