"""Making a move by pointing: which picks continue a legal move, and what a refused pick breaks.

What is marked is exactly what continues a legal move. Everything else can be pointed at as well,
and is answered by the rule that all moves break which it could have been meant for.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import IllegalMove
from boardwidgets.draw.shown import Attempt, Pick, Way

WhyNot = Callable[[Move], IllegalMove | None]

CONFIRM: Final = "confirm"
"""The key of the thing that says that nothing more is to be picked."""


def continues(way: Way, picked: Sequence[str]) -> bool:
    """Whether a way to make a move goes on from what has been picked."""
    return _continues(way, counted(picked))


def counted(picked: Iterable[str]) -> tuple[str, ...]:
    """The keys with equal things numbered from 1, as they stand in picks.

    >>> counted(("card:fish#3", "card:thief", "card:fish#1"))
    ('card:fish#1', 'card:thief', 'card:fish#2')
    """
    found: Counter[str] = Counter()
    keys = []
    for key in picked:
        name, equal, _ = key.partition("#")
        found[name] += 1
        keys.append(f"{name}#{found[name]}" if equal else key)
    return tuple(keys)


def _continues(way: Way, keys: tuple[str, ...]) -> bool:
    """Whether a way goes on from keys that have been counted."""
    if isinstance(way, Attempt):
        return bool(keys) and all(key in way.keys or key == CONFIRM for key in keys)
    if CONFIRM in keys:
        return _complete(way, keys)
    if way.in_order:
        return way.keys[: len(keys)] == keys
    return all(key in way.keys for key in keys)


def _complete(pick: Pick, keys: tuple[str, ...]) -> bool:
    """Whether nothing of a pick is left to be picked."""
    wanted = tuple(key for key in keys if key != CONFIRM)
    if pick.confirm != (CONFIRM in keys) or len(wanted) != len(pick.keys):
        return False
    return wanted == pick.keys if pick.in_order else all(key in pick.keys for key in wanted)


def meant(ways: Iterable[Way], picked: Sequence[str]) -> tuple[Way, ...]:
    """The ways to make a move, lawful or not, that go on from what has been picked."""
    keys = counted(picked)
    return tuple(way for way in ways if _continues(way, keys))


def next_keys(
    picks: Iterable[Pick], picked: Sequence[str], ways: Iterable[Way] = ()
) -> frozenset[str]:
    """The keys that may be picked next on some of these picks.

    `ways` are all that there are: equal things that are named there stand in for one another.
    """
    keys = counted(picked)
    found: set[str] = set()
    for pick in picks:
        if _continues(pick, keys):
            found.update(pick.keys[len(keys) : len(keys) + 1] if pick.in_order else pick.keys)
            if pick.confirm and len(keys) == len(pick.keys):
                found.add(CONFIRM)
    found.difference_update(keys)
    names = {key.partition("#")[0] for key in found if "#" in key}
    if names:
        every = (key for way in ways for key in way.keys if "#" in key)
        found.update(key for key in every if key.partition("#")[0] in names)
    return frozenset(found.difference(picked))


def completed(picks: Iterable[Pick], picked: Sequence[str]) -> Move | None:
    """The move that is made when nothing is left to pick; None while something is."""
    keys = counted(picked)
    return next((pick.move for pick in picks if _complete(pick, keys)), None)


def refusal(ways: Iterable[Way], picked: Sequence[str], why_not: WhyNot) -> IllegalMove | None:
    """Why none of the moves that go on from these picks may be played; None without any.

    Rules that all of them break come first, with the squares that all of them name; where there is
    none, the move that breaks the fewest speaks for them.
    """
    moves = (
        way.means(tuple(picked)) if isinstance(way, Attempt) else way.move
        for way in meant(ways, picked)
    )
    errors = [error for move in moves if (error := why_not(move))]
    if not errors:
        return None
    shared = set(errors[0].rules).intersection(*(error.rules for error in errors))
    nearest = min(errors, key=lambda error: len(error.rules))
    if not shared:
        return nearest
    squares = set(nearest.squares).intersection(*(error.squares for error in errors))
    breaches = [
        breach._replace(squares=tuple(name for name in breach.squares if name in squares))
        for breach in nearest.breaches
        if breach.rule in shared
    ]
    return IllegalMove(nearest.package, nearest.text, breaches, nearest.names)
