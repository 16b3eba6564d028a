"""What a bot is."""

from random import Random
from typing import Any, Protocol

from boardwidgets.core.moves import Move
from boardwidgets.core.view import View


class Player(Protocol):
    """Chooses one of the legal moves of a view."""

    def choose(self, view: View[Any], random: Random) -> Move:
        """The move it plays; `random` is the only chance it may use."""
        ...
