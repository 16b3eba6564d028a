"""Making a move by pointing: which picks continue a legal move, and what a refused pick breaks.

What is marked is exactly what continues a legal move. Everything else can be pointed at as well,
and is answered by the rule that all moves break which it could have been meant for.
"""

from collections.abc import Callable, Iterable, Sequence

from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import IllegalMove
from boardwidgets.draw.shown import Pick

WhyNot = Callable[[Move], IllegalMove | None]


def continues(pick: Pick, picked: Sequence[str]) -> bool:
    """Whether a way to make a move goes on from what has been picked."""
    if pick.in_order:
        return pick.keys[: len(picked)] == tuple(picked)
    return set(picked) <= set(pick.keys)


def meant(picks: Iterable[Pick], picked: Sequence[str]) -> tuple[Pick, ...]:
    """The ways to make a move, lawful or not, that go on from what has been picked."""
    return tuple(pick for pick in picks if continues(pick, picked))


def next_keys(picks: Iterable[Pick], picked: Sequence[str]) -> frozenset[str]:
    """The keys that may be picked next on some of these ways."""
    found: set[str] = set()
    for pick in meant(picks, picked):
        found.update(pick.keys[len(picked) : len(picked) + 1] if pick.in_order else pick.keys)
        if pick.confirm and len(picked) == len(pick.keys):
            found.add("confirm")
    return frozenset(found.difference(picked))


def completed(picks: Iterable[Pick], picked: Sequence[str]) -> Move | None:
    """The move that is made when nothing is left to pick; None while something is."""
    wanted = set(picked) - {"confirm"}
    for pick in picks:
        confirmed = "confirm" in picked or not pick.confirm
        ordered = continues(pick, [key for key in picked if key != "confirm"])
        if confirmed and ordered and wanted == set(pick.keys):
            return pick.move
    return None


def refusal(picks: Iterable[Pick], picked: Sequence[str], why_not: WhyNot) -> IllegalMove | None:
    """Why none of the moves that go on from these picks may be played; None without any.

    Rules that all of them break come first, with the squares that all of them name; where there is
    none, the move that breaks the fewest speaks for them.
    """
    errors = [error for pick in meant(picks, picked) if (error := why_not(pick.move))]
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
