"""Making a move by pointing: which picks continue a legal move, and what a refused pick breaks.

What is marked is exactly what continues a legal move. Everything else can be pointed at as well,
and is answered by the rule that all moves break which it could have been meant for.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import IllegalMove


class Pick(NamedTuple):
    """How a move is made by pointing: the keys of the things to pick, in any order.

    With `in_order` the order counts. A move that needs no further choice when its keys are picked
    is played at once; with `confirm` it waits for one more pick of the key `confirm`.

    Keys that differ only after a `#` are of equal things, such as equal cards: any of them will do.
    A pick that needs two of three such names the first two.
    """

    move: Move
    keys: tuple[str, ...]
    in_order: bool = False
    confirm: bool = False


class FreeSelection(NamedTuple):
    """What is meant by picking some of several things, where the ways are too many to list.

    `means` gives the move, which may well be unlawful, for the keys that have been picked.
    """

    keys: tuple[str, ...]
    means: Callable[[tuple[str, ...]], Move]


Gesture = Pick | FreeSelection
"""How a move is made by pointing; a lawful one is always made by a `Pick`."""


WhyNot = Callable[[Move], IllegalMove | None]

CONFIRM: Final = "confirm"
"""The key of the thing that says that nothing more is to be picked."""


def continues(gesture: Gesture, picked: Sequence[str]) -> bool:
    """Whether a way to make a move goes on from what has been picked."""
    return _continues(gesture, counted(picked))


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


def _continues(gesture: Gesture, keys: tuple[str, ...]) -> bool:
    """Whether a way goes on from keys that have been counted."""
    if isinstance(gesture, FreeSelection):
        return bool(keys) and all(key in gesture.keys or key == CONFIRM for key in keys)
    if CONFIRM in keys:
        return _complete(gesture, keys)
    if gesture.in_order:
        return gesture.keys[: len(keys)] == keys
    return all(key in gesture.keys for key in keys)


def _complete(pick: Pick, keys: tuple[str, ...]) -> bool:
    """Whether nothing of a pick is left to be picked."""
    wanted = tuple(key for key in keys if key != CONFIRM)
    if pick.confirm != (CONFIRM in keys) or len(wanted) != len(pick.keys):
        return False
    return wanted == pick.keys if pick.in_order else all(key in pick.keys for key in wanted)


def meant(gestures: Iterable[Gesture], picked: Sequence[str]) -> tuple[Gesture, ...]:
    """The gestures to make a move, lawful or not, that go on from what has been picked."""
    keys = counted(picked)
    return tuple(gesture for gesture in gestures if _continues(gesture, keys))


def next_keys(
    picks: Iterable[Pick], picked: Sequence[str], gestures: Iterable[Gesture] = ()
) -> frozenset[str]:
    """The keys that may be picked next on some of these picks.

    `gestures` are all that there are: equal things that are named there stand in for one another.
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
        every = (key for gesture in gestures for key in gesture.keys if "#" in key)
        found.update(key for key in every if key.partition("#")[0] in names)
    return frozenset(found.difference(picked))


def completed(picks: Iterable[Pick], picked: Sequence[str]) -> Move | None:
    """The move that is made when nothing is left to pick; None while something is."""
    keys = counted(picked)
    return next((pick.move for pick in picks if _complete(pick, keys)), None)


def refusal(
    gestures: Iterable[Gesture], picked: Sequence[str], why_not: WhyNot
) -> IllegalMove | None:
    """Why none of the moves that go on from these picks may be played; None without any.

    Rules that all of them break come first, with the squares that all of them name; where there is
    none, the move that breaks the fewest speaks for them.
    """
    moves = (
        gesture.means(tuple(picked)) if isinstance(gesture, FreeSelection) else gesture.move
        for gesture in meant(gestures, picked)
    )
    errors = [error for move in moves if (error := why_not(move))]
    if not errors:
        return None
    shared = set(errors[0].rules).intersection(*(error.rules for error in errors))
    nearest = min(errors, key=lambda error: len(error.rules))
    if not shared:
        return nearest
    squares = set(nearest.squares).intersection(*(error.squares for error in errors))
    violations = [
        violation._replace(squares=tuple(name for name in violation.squares if name in squares))
        for violation in nearest.violations
        if violation.rule in shared
    ]
    return IllegalMove(nearest.package, nearest.text, violations, nearest.names)
