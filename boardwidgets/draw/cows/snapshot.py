"""How far a move has come: the position before it, changed by those of its events that were told.

No rule is asked here. An event says what became of a piece, a fence, a token or a card; it is
entered, and that is what is drawn.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

from boardwidgets.core.events import Event
from boardwidgets.draw.frame import Frame
from boardwidgets.games.cows import events as told
from boardwidgets.games.cows.board import with_pile
from boardwidgets.games.cows.cards import ALL_OPEN, CARDS, EXTRA_KIND
from boardwidgets.games.cows.pieces import BIT, HERDSMAN, NAMES_OF, OFF, kind_of, moved
from boardwidgets.games.cows.squares import square
from boardwidgets.games.cows.state import CowsState
from boardwidgets.games.cows.tokens import HIDDEN, SYMBOLS, UNKNOWN, shown_to
from boardwidgets.games.cows.turns import waiting_for

Taken = told.TokenTaken | told.TokenTakenWhenPushed
Moved = told.Stepped | told.Pushed


@dataclass(frozen=True, slots=True)
class CowsSnapshot:
    """What is on the board now: the position so far, and what has happened.

    `going` says whether a move is in progress, so that `events` are new; else they are those of the
    move before.
    """

    state: CowsState
    events: tuple[Event, ...]
    going: bool

    @property
    def just(self) -> Event | None:
        """What happened just now, while a move is in progress."""
        return self.events[-1] if self.going else None


def snapshot(frame: Frame) -> CowsSnapshot:
    """What a picture shows of the position and of the move in progress."""
    state = after(cast("CowsState", frame.view.state), frame.events)
    return CowsSnapshot(state, frame.events or frame.marks.last, bool(frame.events))


def after(state: CowsState, events: tuple[Event, ...]) -> CowsState:
    """A position once some events have been entered into it."""
    for event in events:
        for kind, enter in ENTER.items():
            if isinstance(event, kind):
                state = enter(state, event)
    return state


def piece_at(state: CowsState, name: str, place: str) -> int:
    """The piece of that name on a square: herdsmen are told apart by where they stand."""
    if name != NAMES_OF[HERDSMAN * 4]:
        return NAMES_OF.index(name)
    return state.board.places.index(square(place), HERDSMAN * 4)


def _first(state: CowsState, event: told.FirstDrawn) -> CowsState:
    return state._replace(seat=event.seat)


def _placed(state: CowsState, event: told.Placed) -> CowsState:
    places = state.board.places
    named = [piece for piece, name in enumerate(NAMES_OF) if name == event.piece]
    piece = next(piece for piece in named if places[piece] == OFF)
    return _put(state, piece, event.square)


def _put(state: CowsState, piece: int, place: str) -> CowsState:
    places = moved(state.board.places, piece, square(place))
    return state._replace(board=state.board._replace(places=places))


def _grass(state: CowsState, event: told.GrassPlaced) -> CowsState:
    return _with_pile(state, event.square, (UNKNOWN,))


def _with_pile(state: CowsState, place: str, pile: tuple[int, ...]) -> CowsState:
    piles = with_pile(state.board.piles, square(place), pile)
    return state._replace(board=state.board._replace(piles=piles))


def _covered(state: CowsState, event: told.CardCovered) -> CowsState:
    card = CARDS.index(event.card)
    waiting = waiting_for(card, state.board)
    open_cards = state.open_cards & ~(1 << card)
    return state._replace(
        stage="move", open_cards=open_cards, card=card, waiting=waiting, extra=True
    )


def _reopened(state: CowsState, event: told.CardsReopened) -> CowsState:
    return state._replace(open_cards=ALL_OPEN)


def _stepped(state: CowsState, event: told.Stepped) -> CowsState:
    piece = piece_at(state, event.piece, event.start)
    return _put(_taken_up(state, piece), piece, event.square)


def _taken_up(state: CowsState, piece: int) -> CowsState:
    if piece in state.waiting:
        return state._replace(waiting=tuple(p for p in state.waiting if p != piece))
    extra = state.extra and kind_of(piece) != EXTRA_KIND[state.card]
    return state._replace(extra=extra)


def _stopped(state: CowsState, event: told.BullStopped) -> CowsState:
    return _taken_up(state, piece_at(state, event.piece, event.square))


def _pushed(state: CowsState, event: told.Pushed) -> CowsState:
    return _put(state, piece_at(state, event.pushed_piece, event.start), event.square)


def _fenced(state: CowsState, event: told.FenceLeft) -> CowsState:
    fences = state.board.fences | BIT[square(event.square)]
    return state._replace(board=state.board._replace(fences=fences))


def _broken(state: CowsState, event: told.FenceRemoved) -> CowsState:
    fences = state.board.fences & ~BIT[square(event.square)]
    return state._replace(board=state.board._replace(fences=fences))


def token(event: told.Secret) -> int:
    """The token that an event tells of, as far as its symbol may be known."""
    found = UNKNOWN if event.symbol == HIDDEN else SYMBOLS.index(event.symbol)
    for seat in event.known_to:
        found = shown_to(found, seat)
    return found


def _taken(state: CowsState, event: Taken) -> CowsState:
    pile = state.board.piles[square(event.square)]
    hands = list(state.board.taken)
    hands[event.seat] = (*hands[event.seat], token(event))
    left = _with_pile(state, event.square, pile[:-1])
    return left._replace(board=left.board._replace(taken=tuple(hands)))


def _carried(state: CowsState, event: told.TokenCarried) -> CowsState:
    pile = state.board.piles[square(event.start)]
    there = state.board.piles[square(event.square)]
    left = _with_pile(state, event.start, pile[:-1])
    return _with_pile(left, event.square, (*there, pile[-1]))


def _met(state: CowsState, event: told.GrassMet) -> CowsState:
    return state._replace(stage="peek", met=square(event.square))


def _looked(state: CowsState, event: told.TokenLookedAt) -> CowsState:
    pile = list(state.board.piles[square(event.square)])
    pile[event.place - 1] = token(event)
    return _with_pile(state, event.square, tuple(pile))._replace(stage="discard")


def _left(state: CowsState, event: told.LeftUnseen | told.TokensKept) -> CowsState:
    return state._replace(stage="move", met=OFF)


def _discarded(state: CowsState, event: told.TokenDiscarded) -> CowsState:
    pile = list(state.board.piles[square(event.square)])
    gone = pile.pop(event.place - 1)
    left = _with_pile(state, event.square, tuple(pile))._replace(stage="move", met=OFF)
    return left._replace(board=left.board._replace(discarded=(*left.board.discarded, gone)))


def _over(state: CowsState, event: Event) -> CowsState:
    return state._replace(stage="over")


ENTER: Final[dict[type[Event], Callable[[CowsState, Any], CowsState]]] = {
    told.FirstDrawn: _first,
    told.Placed: _placed,
    told.GrassPlaced: _grass,
    told.CardCovered: _covered,
    told.CardsReopened: _reopened,
    told.Stepped: _stepped,
    told.BullStopped: _stopped,
    told.Pushed: _pushed,
    told.FenceLeft: _fenced,
    told.FenceRemoved: _broken,
    told.TokenTaken: _taken,
    told.TokenTakenWhenPushed: _taken,
    told.TokenCarried: _carried,
    told.GrassMet: _met,
    told.TokenLookedAt: _looked,
    told.LeftUnseen: _left,
    told.TokensKept: _left,
    told.TokenDiscarded: _discarded,
    told.GrassGone: _over,
    told.TurnsOver: _over,
}
"""How each event is entered into the position; others change nothing that is seen."""
