"""Making a move by pointing: which picks continue a legal move, and what a refused pick breaks.

What is marked is exactly what continues a legal move. Everything else can be picked as well: the
answer is the rule that is broken by all moves that the pick could have been meant for.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final, NamedTuple

from boardwidgets.core.messages import catalogue
from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import IllegalMove, Violation


class Pick(NamedTuple):
    """How a move is made by pointing: the keys of the things to pick, in any order.

    With `in_order` the order counts. A move that needs no further choice when its keys are picked
    is played at once; with `confirm` it waits for one more pick of the key `confirm`.

    Keys that differ only after a `#` are of equal things, such as equal cards: any of them will do.
    A pick that needs two of three equal things names the first two.
    """

    move: Move
    keys: tuple[str, ...]
    in_order: bool = False
    confirm: bool = False


class FreeSelection(NamedTuple):
    """A choice of any of several things, where there are too many to list them as picks.

    `means` gives the move for the keys that have been picked. The move need not be legal.
    """

    keys: tuple[str, ...]
    means: Callable[[tuple[str, ...]], Move]


Gesture = Pick | FreeSelection
"""How a move is made by pointing; there is a `Pick` for every legal move."""


WhyNot = Callable[[Move], IllegalMove | None]
"""Says why a move may not be played, such as `Game.why_not`; None if it is legal."""

CONFIRM: Final = "confirm"
"""The key of the button that says that nothing more is to be picked."""


def continues(gesture: Gesture, picked: Sequence[str]) -> bool:
    """Whether a gesture can go on from the keys that have been picked."""
    return _continues(gesture, counted(picked))


def counted(picked: Iterable[str]) -> tuple[str, ...]:
    """The keys with equal things numbered from 1, as picks number them.

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
    """Whether a gesture can go on from keys that have been through `counted`."""
    if isinstance(gesture, FreeSelection):
        return bool(keys) and all(key in gesture.keys or key == CONFIRM for key in keys)
    if CONFIRM in keys:
        return _complete(gesture, keys)
    if gesture.in_order:
        return gesture.keys[: len(keys)] == keys
    return all(key in gesture.keys for key in keys)


def _complete(pick: Pick, keys: tuple[str, ...]) -> bool:
    """Whether everything in a pick has been picked."""
    wanted = tuple(key for key in keys if key != CONFIRM)
    if pick.confirm != (CONFIRM in keys) or len(wanted) != len(pick.keys):
        return False
    return wanted == pick.keys if pick.in_order else all(key in pick.keys for key in wanted)


def meant(gestures: Iterable[Gesture], picked: Sequence[str]) -> tuple[Gesture, ...]:
    """The gestures that can go on from the keys that have been picked."""
    keys = counted(picked)
    return tuple(gesture for gesture in gestures if _continues(gesture, keys))


def next_keys(
    picks: Iterable[Pick], picked: Sequence[str], gestures: Iterable[Gesture] = ()
) -> frozenset[str]:
    """The keys that may be picked next, in one of these picks.

    `gestures` are all gestures there are: where a key may be picked, the equal things they name may
    be picked as well.
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
    """The move that is complete with these keys; None while something is left to pick."""
    keys = counted(picked)
    return next((pick.move for pick in picks if _complete(pick, keys)), None)


def refusal(
    gestures: Iterable[Gesture], picked: Sequence[str], why_not: WhyNot
) -> IllegalMove | None:
    """Why no move that these picks could be meant for may be played; None when there is none.

    It names the rules that all these moves break, with the squares that all of them name. Where no
    rule is broken by all, it is the refusal of the move that breaks the fewest.
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
        _narrowed(nearest.package, violation, squares)
        for violation in nearest.violations
        if violation.rule in shared
    ]
    return IllegalMove(nearest.package, nearest.text, violations, nearest.names)


def _narrowed(package: str, violation: Violation, squares: Collection[str]) -> Violation:
    """What is broken, told of these squares only: of others it is not known whether they are meant.

    A sentence that names others has one beside it that names the first of these (`alone`).
    """
    named = tuple(name for name in violation.squares if name in squares)
    alone = f"{violation.key}-alone"
    if len(named) < len(violation.squares) and alone in catalogue(package):
        parameters = {**violation.parameters, "one": named[0] if named else ""}
        return violation._replace(squares=named, key=alone, parameters=parameters)
    return violation._replace(squares=named)
