"""A bot that plays anything."""

from random import Random
from typing import Any

from boardwidgets.core.moves import Move
from boardwidgets.core.view import View


class AnyMove:
    """Plays any legal move; all are equally likely."""

    def choose(self, view: View[Any], random: Random) -> Move:
        """One of the legal moves, at random."""
        return view.legal_moves[int(random.random() * len(view.legal_moves))]
