"""A position of Revenge of the Cows in words, and what has to be done now."""

from collections.abc import Iterator, Sequence
from typing import Final

from boardwidgets.core.messages import catalogue, numbered
from boardwidgets.core.moves import First, Move
from boardwidgets.core.squares import HEADINGS
from boardwidgets.games.cows.cards import CARDS, EXTRA_KIND, listed
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
from boardwidgets.games.cows.pasture import is_fenced
from boardwidgets.games.cows.phases import MOVE, OVER
from boardwidgets.games.cows.pieces import HERDSMAN, HERDSMEN, KINDS, NAMES_OF, OFF, PIECES, kind_of
from boardwidgets.games.cows.record import CowsRecord
from boardwidgets.games.cows.squares import NAMES
from boardwidgets.games.cows.tokens import HIDDEN, SYMBOLS, Pile, Token

PACKAGE: Final = "boardwidgets.games.cows"


def seat_name(players: int, seat: int) -> str:
    """A seat by its number, since nobody owns a colour.

    >>> seat_name(3, 1)
    'Player 2'
    """
    return numbered(players, seat)


def describe(record: CowsRecord, names: Sequence[str]) -> tuple[str, ...]:
    """The position in sentences: pieces, fences, grass, cards, players."""
    return (
        *_pieces(record),
        *_fences(record),
        *_grass(record),
        *_cards(record),
        *_players(record, names),
    )


def _pieces(record: CowsRecord) -> Iterator[str]:
    say = catalogue(PACKAGE).say
    places = record.pasture.places
    for piece in PIECES:
        if kind_of(piece) != HERDSMAN and places[piece] != OFF:
            yield say("describe.piece", piece=NAMES_OF[piece], square=NAMES[places[piece]])
    men = [NAMES[place] for place in places[HERDSMAN * 4 : HERDSMAN * 4 + 4] if place != OFF]
    if men:
        yield say("describe.herdsmen", squares=tuple(men))


def _fences(record: CowsRecord) -> Iterator[str]:
    pasture = record.pasture
    squares = tuple(name for number, name in enumerate(NAMES) if is_fenced(pasture, number))
    if squares:
        yield catalogue(PACKAGE).say("describe.fences", squares=squares)


def _grass(record: CowsRecord) -> Iterator[str]:
    say = catalogue(PACKAGE).say
    for number, pile in enumerate(record.pasture.piles):
        if pile:
            fenced = is_fenced(record.pasture, number)
            key = "describe.fenced-grass" if fenced else "describe.grass"
            yield say(key, square=NAMES[number], tokens=len(pile), symbol=_symbols(pile))


def _symbols(pile: Pile) -> tuple[str, ...]:
    return tuple(token.symbol for token in pile)


def _place(token: Token) -> int:
    """Where a token stands in a list: by its symbol, hidden ones last."""
    return (*SYMBOLS, HIDDEN).index(token.symbol)


def _cards(record: CowsRecord) -> Iterator[str]:
    yield catalogue(PACKAGE).say("describe.open-cards", open_card=listed(record.open_cards))


def _players(record: CowsRecord, names: Sequence[str]) -> Iterator[str]:
    say = catalogue(PACKAGE).say
    for seat, (taken, points) in enumerate(zip(record.pasture.taken, record.scores, strict=True)):
        if not taken:
            yield say("describe.empty-handed", names, seat=seat)
            continue
        # Equal symbols together: a set is read at a glance.
        symbols = _symbols(tuple(sorted(taken, key=_place)))
        parameters = {"seat": seat, "tokens": len(taken), "points": points, "symbol": symbols}
        known = HIDDEN not in symbols
        yield say("describe.player" if known else "describe.player-unknown", names, **parameters)


def now(record: CowsRecord, names: Sequence[str]) -> tuple[str, ...]:
    """Who has to do what now, or who has won, in sentences."""
    return tuple(_now(record, names))


def _now(record: CowsRecord, names: Sequence[str]) -> Iterator[str]:
    say = catalogue(PACKAGE).say
    if record.phase == OVER:
        yield say("now.over")
        yield _winners(record, names)
    elif record.phase == MOVE:
        # Herdsmen have one name for all four.
        waiting = tuple(dict.fromkeys(NAMES_OF[piece] for piece in record.waiting))
        card = CARDS[record.card]
        yield say("now.move", names, seat=record.seat, card=card)
        if waiting:
            yield say("now.waiting", piece=waiting)
        if record.extra:
            yield say("now.extra", piece=KINDS[EXTRA_KIND[record.card]])
    else:
        square = "" if record.met == OFF else NAMES[record.met]
        yield say(f"now.{record.phase}", names, seat=record.seat, square=square)


def _winners(record: CowsRecord, names: Sequence[str]) -> str:
    say = catalogue(PACKAGE).say
    points = record.scores
    match record.winners:
        case (winner,) if points.count(points[winner]) > 1:  # rule cows.score.tie
            tokens = len(record.pasture.taken[winner])
            return say(
                "describe.won-tie", names, winner=winner, points=points[winner], tokens=tokens
            )
        case (winner,):
            return say("describe.won", names, winner=winner)
        case (winner, other):
            return say("describe.shared.two", names, winner=winner, other=other)
        case several:
            shown = tuple(names[seat] for seat in several)
            return say("describe.shared.more", shown=shown)


def move_words(record: CowsRecord, move: Move, names: Sequence[str]) -> str:
    """A legal move in the words of the board.

    >>> from boardwidgets.game import Game
    >>> game = Game("cows", seed=3)
    >>> move_words(game.state, game.legal_moves[0], game.names)
    'cover the card: red'
    >>> _ = game.play("card red")
    >>> move_words(game.state, game.parse("bull red north"), game.names)
    'red bull north (up)'
    """
    facts: dict[str, object] = {}
    match move:
        case CoverCard():
            key, facts = "card", {"card": CARDS[move.card]}
        case WalkPiece():
            key, facts = "walk", {"start": NAMES[move.start], "end": NAMES[move.end]}
        case ChargeBull(heading=int(heading)):
            key, facts = "charge", {"way": HEADINGS[heading]}
        case LookUnder():
            key = "peek" if move.looks else "leave"
        case DiscardToken():
            key, facts = ("discard", {"place": move.place}) if move.place else ("keep", {})
        case First():
            key, facts = "first", {"seat": move.seat}
        case PlacePiece() | PlaceGrass():
            key = "place" if isinstance(move, PlacePiece) else "grass"
            facts = {"square": NAMES[move.square]}
        case DrawSymbol():
            key, facts = "symbol", {"symbol": move.symbol}
        case _:
            return move.text
    if isinstance(move, WalkPiece | ChargeBull | PlacePiece):
        facts["piece"] = NAMES_OF[HERDSMEN[0] if move.piece is None else move.piece]
    return catalogue(PACKAGE).say(f"move.{key}", names, **facts)
