"""How much is sent to show a move, and to show a whole board; the largest of random games."""

from collections.abc import Iterator

import boardwidgets as bw
from tests.bench.figure import Figure
from tests.widgets.repaints import BOUNDS, KB, repaints
from tests.widgets.wire import listening

PLAYERS_AND_SEEDS = ((2, 5), (2, 8), (3, 2), (3, 9), (4, 11), (4, 1))


def figures() -> Iterator[Figure]:
    """KB of the largest message, of every game that can be played."""
    for name in bw.GAMES:
        with listening() as wire:
            sent = [
                (repaint.whole, repaint.size / KB)
                for players, seed in PLAYERS_AND_SEEDS
                for repaint in repaints(name, players, seed, wire)
            ]
        for of, whole, most in (
            ("a move", False, BOUNDS[name].move),
            ("the whole board", True, BOUNDS[name].whole),
        ):
            largest = max(size for kind, size in sent if kind == whole)
            what = f"{name.capitalize()}, {of} repainted, largest message"
            yield Figure(what, "KB", largest, "allowed", most / KB, at_most=1)
