"""What happened, in few words: a line for each player, made from the same events as the story.

A game has the short forms of its events in its `messages.toml`. Those under `account` stand in the
line of the player whom the event is about; those under `account.alone` are sentences about nobody
in particular, with a line of their own. An event that is told in another one's words has neither. A
game without such a table is told in the sentences of its events.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from boardwidgets.core.events import Event, facts, kind
from boardwidgets.core.history import RecordedMove
from boardwidgets.core.messages import catalogue
from boardwidgets.core.rulebook import game_package, tell

ROOM: Final = "boardwidgets.teach"

AccountLine = tuple[str, ...]
"""A line in pieces; one that is a player's name is a `core.messages.PlayerName`."""

ABOUT: Final = ("seat", "payer")
"""The facts of an event that say whom it is about."""

SAME: Final = (*ABOUT, "piece", "pushed_piece", "colour")
"""The facts that stay the same while something goes on step by step."""

LISTED: Final = ("card", "symbol", "place")
"""The facts that are told in a list where something happens to several things."""


class Happening(NamedTuple):
    """Something that happened to a player, or to nobody in particular (None), in few words."""

    seat: int | None
    pieces: AccountLine


def account(
    history: Iterable[RecordedMove], names: Sequence[str], seat: int | None = None
) -> tuple[AccountLine, ...]:
    """What some moves did, as a seat (None: a spectator) may know it, a line for each player.

    >>> from boardwidgets.game import Game
    >>> game = Game("marrakech", seed=7, names=["Ada", "Bo", "Cy"])
    >>> for move in ("left", "3", "b4 b5"):
    ...     _ = game.play(move)
    >>> print("".join(account(game.history[1:], game.names)[0]))
    Ada: sends Assam west; rolls 3; Assam goes to a4; nothing to pay: a bare square; lays a rug on \
b4, b5 (red).
    """
    happenings = [
        happening for recorded in history for happening in happened(recorded, names, seat)
    ]
    return tuple(
        line(who, [happening.pieces for happening in some], names)
        for who, some in groupby(happenings, lambda happening: happening.seat)
    )


def line(who: int | None, told: Sequence[AccountLine], names: Sequence[str]) -> AccountLine:
    """The line of a player, or sentences about nobody in particular, from its parts."""
    words = catalogue(ROOM)
    between = words.say("account.between") if who is not None else " "
    parts = [part for one in told for part in (between, *one)][1:]
    if who is None:
        return tuple(parts)
    return (*words.pieces("account.who", names, seat=who), *parts, words.say("account.end"))


def told_in_turn(recorded: RecordedMove, names: Sequence[str], seat: int | None) -> AccountLine:
    """What one move did, without the name of the player whose turn it is; it may be empty."""
    mover, words = mover_of(recorded), catalogue(ROOM)
    told: list[str] = []
    for happening in happened(recorded, names, seat):
        other = happening.seat not in (None, mover)
        who = words.pieces("account.who", names, seat=happening.seat) if other else ()
        between = (words.say("account.between"),) if told else ()
        told += [*between, *who, *happening.pieces]
    return tuple(told)


def happened(recorded: RecordedMove, names: Sequence[str], seat: int | None) -> list[Happening]:
    """What one move did, as a seat may know it, without what is not worth telling."""
    seen = [event.seen(seat) for event in recorded.events]
    told = [event for event in seen if event is not None and not event.silent]
    mover = mover_of(recorded)
    found = (_happening(event, known, names, mover) for event, known in _gone_on(told))
    return [happening for happening in found if happening is not None]


def _gone_on(events: Sequence[Event]) -> Iterator[tuple[Event, dict[str, object]]]:
    """The events with their facts; what belongs together, such as a piece's steps, only once.

    Of steps it is the last, with where the first began and all the squares; of several cards or
    tokens that something happens to, it is told with all of them.
    """
    runs: dict[object, list[Event]] = {}
    for event in events:
        key = type(event), *_what_stays(event)
        runs[key] = [*runs.pop(key, []), event]  # a thing is told where its last step is
    for run in runs.values():
        each = [facts(event) for event in run]
        known = each[-1]
        if "start" in known:
            known["start"] = each[0]["start"]
        if "square" in known:
            known.setdefault("squares", tuple(one["square"] for one in each))
        if len(run) > 1:
            for fact in known.keys() & set(LISTED):
                known[fact] = tuple(one[fact] for one in each)
        yield run[-1], known


def _what_stays(event: Event) -> Iterator[object]:
    """The facts that are the same of all events that are told as one with this one."""
    for fact, value in facts(event).items():
        if fact in SAME if event.passing else fact not in (*LISTED, "known_to"):
            yield value


def _happening(
    event: Event, known: dict[str, object], names: Sequence[str], mover: int | None
) -> Happening | None:
    """An event in few words; None for one that is told in another one's words."""
    words = catalogue(game_package(type(event)))
    if not words.has_table("account"):
        return Happening(None, (tell(event, names),))
    name = kind(event)
    if f"account.alone.{name}" in words:
        return Happening(None, words.pieces(f"account.alone.{name}", names, **known))
    if f"account.{name}" not in words:
        return None
    about = next((known[fact] for fact in ABOUT if fact in known), mover)
    seat = about if isinstance(about, int) else None
    return Happening(seat, words.pieces(f"account.{name}", names, **known))


def whole_turn(history: Sequence[RecordedMove], number: int) -> int:
    """The number of the move with which the turn began that a move of the history belongs to."""
    first, mover = number, None
    for earlier in range(number, -1, -1):
        other = mover_of(history[earlier])
        if other is None:  # chance comes by itself in anybody's turn
            continue
        if mover is not None and other != mover:
            break
        first, mover = earlier, other
    return first


def mover_of(recorded: RecordedMove) -> int | None:
    """The seat that moves or rolls; None for chance that comes by itself."""
    before = recorded.before
    return before.actor if isinstance(before.actor, int) else before.roller
