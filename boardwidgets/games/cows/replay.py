"""What each event does to a position: the one place where a position changes.

The rules, the drawing of a move in progress and a seat that is told what happened all come here.
An event that is not in the table changes nothing.
"""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Final, TypeVar

from boardwidgets.core.events import Event
from boardwidgets.games.cows.cards import ALL_OPEN, CARDS, EXTRA_KIND, NAMED, NO_CARD
from boardwidgets.games.cows.events import (
    BullStepped,
    CardCovered,
    CardsReopened,
    CowStepped,
    FenceLeft,
    FenceRemoved,
    FirstPlayerDrawn,
    GrassGone,
    GrassMet,
    GrassPlaced,
    GrassTaken,
    GrassTakenWhenPushed,
    HerdsmanStepped,
    LeftUnseen,
    MoleStepped,
    PiecePlaced,
    PieceStepped,
    Pushed,
    RabbitStepped,
    Scored,
    StoppedAtFence,
    SymbolDrawn,
    TokenCarried,
    TokenDiscarded,
    TokenLookedAt,
    TokensKept,
    TurnEnded,
    TurnsOver,
)
from boardwidgets.games.cows.pasture import Pasture, changed, tokens, with_pile
from boardwidgets.games.cows.phases import CARD, DISCARD, GRASS, MOVE, OVER, PEEK, PLACE
from boardwidgets.games.cows.pieces import BIT, OFF, ONLY_ONE, kind_of, piece_named
from boardwidgets.games.cows.record import CowsRecord
from boardwidgets.games.cows.squares import square
from boardwidgets.games.cows.tokens import Pile, Token

R = TypeVar("R", bound=CowsRecord)


def replay(record: R, events: Sequence[Event], seat: int | None = None) -> R:
    """A position once some events have happened, as the class that it was given as.

    Also what a seat (None: a spectator) sees then, from what it saw before and the events that it
    was told. An event and a token say by themselves what that seat knows of them.
    """
    draft = Draft(record)
    for event in events:
        happen = CHANGES.get(type(event))
        if happen:
            happen(draft, event)
    return draft.finished(type(record))


class Draft:
    """The fields of a record while events change them; finished once for all events together."""

    __slots__ = (
        "card",
        "constants",
        "discarded",
        "extra",
        "fences",
        "main_phase",
        "met",
        "open_cards",
        "piles",
        "places",
        "seat",
        "taken",
        "turns",
        "undrawn",
        "waiting",
    )

    def __init__(self, record: CowsRecord) -> None:
        self.constants = record.constants
        self.main_phase = record.main_phase
        self.undrawn = record.undrawn
        self.seat = record.seat
        self.turns = record.turns
        self.open_cards = record.open_cards
        self.card = record.card
        self.waiting = record.waiting
        self.extra = record.extra
        self.met = record.met
        pasture = record.pasture
        self.places = list(pasture.places)
        self.fences = pasture.fences
        self.piles = pasture.piles
        self.taken = pasture.taken
        self.discarded = pasture.discarded

    @property
    def pasture(self) -> Pasture:
        """The pasture as it is now."""
        return Pasture(tuple(self.places), self.fences, self.piles, self.taken, self.discarded)

    def finished(self, kind: type[R]) -> R:
        """The draft as a record of some class."""
        return kind(
            constants=self.constants,
            main_phase=self.main_phase,
            undrawn=self.undrawn,
            seat=self.seat,
            turns=self.turns,
            open_cards=self.open_cards,
            card=self.card,
            waiting=self.waiting,
            extra=self.extra,
            met=self.met,
            pasture=self.pasture,
        )

    def take_up(self, piece: int) -> None:
        """A named piece, or the extra one, moves once (`cows.turn.order`, `cows.turn.extra`)."""
        if piece in self.waiting:
            self.waiting = tuple(other for other in self.waiting if other != piece)
        elif self.extra and kind_of(piece) == EXTRA_KIND[self.card]:
            self.extra = False

    def leave_card(self) -> None:
        """No card is in force any more."""
        self.card, self.waiting, self.extra, self.met = NO_CARD, (), False, OFF


# -- setting up ------------------------------------------------------------------------------


def _first(draft: Draft, event: FirstPlayerDrawn) -> None:
    draft.seat = event.seat
    draft.main_phase = PLACE if set(draft.places) == {OFF} else CARD


def _placed(draft: Draft, event: PiecePlaced) -> None:
    draft.places[draft.places.index(OFF)] = square(event.square)
    draft.main_phase = PLACE if OFF in draft.places else GRASS


def _grass_placed(draft: Draft, event: GrassPlaced) -> None:
    draft.piles = with_pile(draft.piles, square(event.square), (Token(),))
    draft.undrawn += 1
    if sum(1 for _ in tokens(draft.pasture)) == draft.constants.tokens:
        draft.main_phase = CARD


def _symbol(draft: Draft, event: SymbolDrawn) -> None:
    number = count()

    def drawn(token: Token) -> Token:
        return Token(event.symbol, token.known_to) if next(number) == event.number else token

    pasture = changed(draft.pasture, drawn)
    draft.piles, draft.taken, draft.discarded = pasture.piles, pasture.taken, pasture.discarded
    draft.undrawn -= 1


# -- cards and turns -------------------------------------------------------------------------


def _covered(draft: Draft, event: CardCovered) -> None:
    """The card stays covered, and the pieces that it names have to move (`cows.turn.card`).

    Those are of its colour (`cows.turn.colour-card`) or its kind (`cows.turn.piece-card`).
    """
    card = CARDS.index(event.card)
    draft.open_cards -= {card}
    draft.card = card
    draft.waiting = tuple(piece for piece in NAMED[card] if draft.places[piece] != OFF)
    draft.extra = True
    draft.main_phase = MOVE


def _reopened(draft: Draft, event: CardsReopened) -> None:
    draft.open_cards = ALL_OPEN


def _turn_ended(draft: Draft, event: TurnEnded) -> None:
    draft.leave_card()
    draft.turns += 1
    draft.seat = (event.seat + 1) % draft.constants.players
    draft.main_phase = CARD


def _over(draft: Draft, event: GrassGone | TurnsOver) -> None:
    """Nobody's turn, and no card is played (`cows.end.grazed`)."""
    draft.leave_card()
    draft.seat = 0
    draft.main_phase = OVER


def _scored(draft: Draft, event: Scored) -> None:
    """At the end the taken tokens are shown (`cows.secret.tokens`)."""
    hand = zip(draft.taken[event.seat], event.symbols, strict=True)
    shown = tuple(Token(symbol, token.known_to) for token, symbol in hand)
    draft.taken = _with_hand(draft.taken, event.seat, shown)


# -- pieces ----------------------------------------------------------------------------------


def _stepped(draft: Draft, event: PieceStepped) -> None:
    piece = piece_named(draft.places, event.piece, square(event.start))
    draft.take_up(piece)
    draft.places[piece] = square(event.square)


def _stopped(draft: Draft, event: StoppedAtFence) -> None:
    """A bull that did not get away from its square has moved as well (`cows.bull.must-move`)."""
    draft.take_up(ONLY_ONE[event.piece])


def _pushed(draft: Draft, event: Pushed) -> None:
    """Being pushed is not a move (`cows.turn.order`)."""
    piece = piece_named(draft.places, event.pushed_piece, square(event.start))
    draft.places[piece] = square(event.square)


def _fence_left(draft: Draft, event: FenceLeft) -> None:
    draft.fences |= BIT[square(event.square)]


def _fence_removed(draft: Draft, event: FenceRemoved) -> None:
    draft.fences &= ~BIT[square(event.square)]


# -- grass -----------------------------------------------------------------------------------


def _taken(draft: Draft, event: GrassTaken) -> None:
    """The top token of a pile goes to the player (`cows.grass.pile`)."""
    place = square(event.square)
    draft.piles = with_pile(draft.piles, place, draft.piles[place][:-1])
    token = Token(event.symbol, event.known_to)
    draft.taken = _with_hand(draft.taken, event.seat, (*draft.taken[event.seat], token))


def _with_hand(taken: tuple[Pile, ...], seat: int, hand: Pile) -> tuple[Pile, ...]:
    return (*taken[:seat], hand, *taken[seat + 1 :])


def _carried(draft: Draft, event: TokenCarried) -> None:
    """The top token goes on top of another pile (`cows.rabbit.carry`)."""
    start, end = square(event.start), square(event.square)
    *left, token = draft.piles[start]
    piles = with_pile(draft.piles, start, tuple(left))
    draft.piles = with_pile(piles, end, (*piles[end], token))


def _met(draft: Draft, event: GrassMet) -> None:
    draft.met = square(event.square)
    draft.main_phase = PEEK


def _looked(draft: Draft, event: TokenLookedAt) -> None:
    place = square(event.square)
    pile = list(draft.piles[place])
    pile[event.place - 1] = Token(event.symbol, event.known_to)
    draft.piles = with_pile(draft.piles, place, tuple(pile))
    draft.main_phase = DISCARD


def _left(draft: Draft, event: LeftUnseen | TokensKept) -> None:
    draft.met = OFF
    draft.main_phase = MOVE


def _discarded(draft: Draft, event: TokenDiscarded) -> None:
    """A discarded token leaves the game (`cows.mole.peek`)."""
    place = square(event.square)
    pile = list(draft.piles[place])
    draft.discarded += (pile.pop(event.place - 1),)
    draft.piles = with_pile(draft.piles, place, tuple(pile))
    draft.met = OFF
    draft.main_phase = MOVE


CHANGES: Final[dict[type[Event], Callable[[Draft, Any], None]]] = {
    FirstPlayerDrawn: _first,
    PiecePlaced: _placed,
    GrassPlaced: _grass_placed,
    SymbolDrawn: _symbol,
    CardCovered: _covered,
    CardsReopened: _reopened,
    TurnEnded: _turn_ended,
    GrassGone: _over,
    TurnsOver: _over,
    Scored: _scored,
    CowStepped: _stepped,
    BullStepped: _stepped,
    RabbitStepped: _stepped,
    HerdsmanStepped: _stepped,
    MoleStepped: _stepped,
    Pushed: _pushed,
    StoppedAtFence: _stopped,
    FenceLeft: _fence_left,
    FenceRemoved: _fence_removed,
    GrassTaken: _taken,
    GrassTakenWhenPushed: _taken,
    TokenCarried: _carried,
    GrassMet: _met,
    TokenLookedAt: _looked,
    LeftUnseen: _left,
    TokensKept: _left,
    TokenDiscarded: _discarded,
}
"""What each kind of event changes, found by its class.

A cow is moved by `CowStepped`, not by the class above it, so each class stands here itself.
"""
