"""A position of Sobek in words: what one would see on the table, and what may be done now."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.core.moves import First, Move
from boardwidgets.games.sobek import moves, phases
from boardwidgets.games.sobek.cards import GOODS, KINDS, UNSEEN, WORDS, words
from boardwidgets.games.sobek.constants import ROUNDS
from boardwidgets.games.sobek.figures import FIGURES
from boardwidgets.games.sobek.moves import COLOURS
from boardwidgets.games.sobek.record import SobekRecord
from boardwidgets.games.sobek.sets import TableSet
from boardwidgets.games.sobek.tokens import TOKENS, UNKNOWN
from boardwidgets.games.sobek.track import glyph_at

PACKAGE: Final = "boardwidgets.games.sobek"

RECONSTRUCTED: Final = tuple(
    figure.of for figure in FIGURES if figure.what == "scarabs" and figure.reconstructed
)
"""The goods whose number of scarabs is reconstructed."""


def seat_name(players: int, seat: int) -> str:
    """A seat by the colour of its marker.

    >>> seat_name(2, 1)
    'Yellow'
    """
    return catalogue(PACKAGE).say(f"seat.{COLOURS[seat]}")


def describe(state: SobekRecord, names: Sequence[str]) -> tuple[str, ...]:
    """The position in sentences: the round, the row, the event tokens, and each player.

    The last says which of the figures shown are reconstructed.
    """
    say = catalogue(PACKAGE).say
    return (
        say("describe.round", number=state.round, rounds=ROUNDS, deck=state.pile),
        _row(state),
        *_tokens(state),
        *(sentence for seat in range(len(state.seats)) for sentence in _player(state, names, seat)),
        say("describe.reconstructed", good=RECONSTRUCTED),
    )


def _row(state: SobekRecord) -> str:
    say = catalogue(PACKAGE).say
    return say("describe.row", card=words(state.row)) if state.row else say("describe.empty-row")


def _tokens(state: SobekRecord) -> Iterator[str]:
    say = catalogue(PACKAGE).say
    count = len(state.tokens) + state.sealed
    if not count:
        yield say("describe.no-tokens")
    elif state.sealed or UNKNOWN in state.tokens:
        yield say("describe.tokens-down", count=count)
    else:
        yield say("describe.tokens", token=tuple(TOKENS[token] for token in state.tokens))


def _player(state: SobekRecord, names: Sequence[str], seat: int) -> Iterator[str]:
    say = catalogue(PACKAGE).say
    holder = state.seats[seat]
    yield say(
        "describe.space", names, seat=seat, space=holder.points, glyph=glyph_at(holder.points)
    )
    if UNSEEN in holder.hand:
        yield say("describe.hand-unseen", names, seat=seat, count=len(holder.hand))
    elif holder.hand:
        yield say("describe.hand", names, seat=seat, card=words(holder.hand))
    if UNSEEN in holder.corruption:
        yield say("describe.corruption-unseen", names, seat=seat)
    elif holder.corruption:
        count = len(holder.corruption)
        card = words(holder.corruption)
        yield say("describe.corruption", names, seat=seat, count=count, card=card)
    if holder.curses:
        yield say("describe.curses", names, seat=seat, count=holder.curses)
    for one in holder.sets:
        yield _set(names, seat, one)


def _set(names: Sequence[str], seat: int, one: TableSet) -> str:
    key = "describe.sideways" if one.sideways else "describe.set"
    if one.prosperities:
        key = "describe.prosperous-set"
    return catalogue(PACKAGE).say(
        key,
        names,
        seat=seat,
        good=GOODS[one.good],
        card=words(one.cards),
        count=one.prosperities,
        points=one.points,
    )


def now(state: SobekRecord, names: Sequence[str]) -> tuple[str, ...]:
    """Who has to do what now, and who has won when the game is over, in sentences."""
    say = catalogue(PACKAGE).say
    if state.phase == phases.OVER:
        return say("now.over"), _winners(state, names)
    key = f"now.{state.phase.replace(' ', '-')}"
    if state.phase in (phases.THIEF_CARD, phases.VIZIER_CARD):
        key += ".drawn" if state.by_chance else ".chosen"
    seat = state.actor if isinstance(state.actor, int) else state.seat
    return (say(key, names, seat=seat, other=state.target, left=state.left),)


def _winners(state: SobekRecord, names: Sequence[str]) -> str:
    say = catalogue(PACKAGE).say
    match state.winners:
        case (winner,):
            return say("describe.won", names, winner=winner)
        case (winner, other):
            return say("describe.shared.two", names, winner=winner, other=other)
        case several:
            shown = tuple(names[seat] for seat in several)
            return say("describe.shared.more", shown=shown)


MOVE_KEYS: Final[Mapping[type[Move], str]] = {
    moves.TakeCard: "take",
    moves.Fetch: "take",
    moves.PlayCharacter: "play",
    moves.LaySet: "set",
    moves.AddCards: "add",
    moves.From: "from",
    moves.Steal: "steal",
    moves.Drop: "drop",
    moves.DiscardKind: "discard",
    moves.TakeToken: "event",
    moves.Prosper: "prosperity",
    moves.Curse: "curse",
    moves.Begin: "begin",
    moves.Lowest: "lowest",
    First: "begin",
    moves.Deal: "deal",
    moves.Draw: "draw",
    moves.DrawToken: "token",
}
"""For each kind of move but `done` the key of its words."""


def move_words(record: SobekRecord, move: Move, names: Sequence[str]) -> str:
    """A legal move in the words of the board.

    >>> from boardwidgets.game import Game
    >>> game = Game("sobek", seed=3)
    >>> move_words(game.state, game.legal_moves[0], game.names)
    'take a character, face down'
    """
    key = "done" if move == moves.DONE else MOVE_KEYS.get(type(move))
    if key is None:
        return move.text
    return catalogue(PACKAGE).say(f"move.{key}", names, **_move_facts(record, move))


def _move_facts(record: SobekRecord, move: Move) -> dict[str, object]:
    match move:
        case moves.TakeCard() | moves.Fetch():
            return {"card": WORDS[record.row[move.place - 1]]}
        case moves.LaySet() | moves.AddCards():
            return {"good": GOODS[move.good], "card": words(move.cards)}
        case moves.PlayCharacter() | moves.Steal() | moves.Drop() | moves.Deal() | moves.Draw():
            return {"card": WORDS[move.card]}
        case moves.From() | moves.Curse() | moves.Begin() | moves.Lowest() | First():
            return {"other": move.seat}
        case moves.TakeToken() | moves.DrawToken():
            return {"token": TOKENS[move.token]}
        case moves.Prosper():
            return {"good": GOODS[move.good]}
        case moves.DiscardKind():
            return {"kind": KINDS[move.kind]}
    return {}
