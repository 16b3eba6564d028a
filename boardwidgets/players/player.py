"""What every bot has to do."""

from random import Random
from typing import Any, Protocol

from boardwidgets.core.moves import Move
from boardwidgets.core.view import View


class Player(Protocol):
    """Chooses one of the legal moves of a view."""

    def choose(self, view: View[Any], random: Random) -> Move:
        """The move it plays. All its chance comes from `random`, so that a game can be repeated."""
        ...
