"""A position of Revenge of the Cows in words, and what has to be done now."""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from boardwidgets.core.messages import catalogue, numbered
from boardwidgets.core.state import State
from boardwidgets.games.cows.cards import CARDS, EXTRA_KIND, listed
from boardwidgets.games.cows.pieces import HERDSMAN, KINDS, NAMES_OF, OFF, PIECES, kind_of
from boardwidgets.games.cows.squares import NAMES
from boardwidgets.games.cows.state import CowsState
from boardwidgets.games.cows.tokens import Pile, symbol_name, symbol_of

PACKAGE: Final = "boardwidgets.games.cows"


def seat_name(players: int, seat: int) -> str:
    """A seat by its number, since nobody owns a colour.

    >>> seat_name(3, 1)
    'Player 2'
    """
    return numbered(players, seat)


def describe(state: State, names: Sequence[str]) -> tuple[str, ...]:
    """The position in sentences: pieces, fences, grass, cards, players."""
    cows = cast("CowsState", state)
    return (
        *_pieces(cows),
        *_fences(cows),
        *_grass(cows),
        *_cards(cows),
        *_players(cows, names),
    )


def _pieces(state: CowsState) -> Iterator[str]:
    say = catalogue(PACKAGE).say
    places = state.board.places
    for piece in PIECES:
        if kind_of(piece) != HERDSMAN and places[piece] != OFF:
            yield say("describe.piece", piece=NAMES_OF[piece], square=NAMES[places[piece]])
    men = [NAMES[place] for place in places[HERDSMAN * 4 : HERDSMAN * 4 + 4] if place != OFF]
    if men:
        yield say("describe.herdsmen", squares=tuple(men))


def _fences(state: CowsState) -> Iterator[str]:
    fences = state.board.fences
    squares = tuple(name for number, name in enumerate(NAMES) if fences >> number & 1)
    if squares:
        yield catalogue(PACKAGE).say("describe.fences", squares=squares)


def _grass(state: CowsState) -> Iterator[str]:
    say = catalogue(PACKAGE).say
    for number, pile in enumerate(state.board.piles):
        if pile:
            key = "describe.fenced-grass" if state.board.fences >> number & 1 else "describe.grass"
            yield say(key, square=NAMES[number], tokens=len(pile), symbol=_symbols(pile))


def _symbols(pile: Pile) -> tuple[str, ...]:
    return tuple(map(symbol_name, pile))


def _cards(state: CowsState) -> Iterator[str]:
    yield catalogue(PACKAGE).say("describe.open-cards", open_card=listed(state.open_cards))


def _players(state: CowsState, names: Sequence[str]) -> Iterator[str]:
    say = catalogue(PACKAGE).say
    for seat, (taken, points) in enumerate(zip(state.board.taken, state.scores, strict=True)):
        if not taken:
            yield say("describe.empty-handed", names, seat=seat)
            continue
        # Equal symbols together: a set is read at a glance.
        symbols = _symbols(tuple(sorted(taken, key=symbol_of)))
        parameters = {"seat": seat, "tokens": len(taken), "points": points, "symbol": symbols}
        known = "hidden" not in symbols
        yield say("describe.player" if known else "describe.player-unknown", names, **parameters)


def now(state: State, names: Sequence[str]) -> tuple[str, ...]:
    """Who has to do what now, or who has won, in sentences."""
    return tuple(_now(cast("CowsState", state), names))


def _now(state: CowsState, names: Sequence[str]) -> Iterator[str]:
    say = catalogue(PACKAGE).say
    if state.phase == "over":
        yield say("now.over")
        yield _winners(state, names)
    elif state.phase == "move":
        waiting = tuple(NAMES_OF[piece] for piece in state.waiting)
        card = CARDS[state.card]
        yield say("now.move", names, seat=state.seat, card=card)
        if waiting:
            yield say("now.waiting", piece=waiting)
        if state.extra:
            yield say("now.extra", piece=KINDS[EXTRA_KIND[state.card]])
    else:
        square = "" if state.met == OFF else NAMES[state.met]
        yield say(f"now.{state.phase}", names, seat=state.seat, square=square)


def _winners(state: CowsState, names: Sequence[str]) -> str:
    say = catalogue(PACKAGE).say
    match state.winners:
        case (winner,):
            return say("describe.won", names, winner=winner)
        case (winner, other):
            return say("describe.shared.two", names, winner=winner, other=other)
        case several:
            shown = tuple(names[seat] for seat in several)
            return say("describe.shared.more", shown=shown)
