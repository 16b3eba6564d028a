"""Bots that choose a move. They see only what their seat may know.

>>> sorted(PLAYERS)
['greedy', 'random']
"""

from collections.abc import Mapping
from typing import Final

from boardwidgets.players.any_move import AnyMove
from boardwidgets.players.greedy import Advice, Greedy, advise
from boardwidgets.players.player import Player

__all__ = ["PLAYERS", "Advice", "Player", "advise"]

PLAYERS: Final[Mapping[str, Player]] = {"greedy": Greedy(), "random": AnyMove()}
"""The bots by name."""
