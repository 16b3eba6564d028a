"""What every game must do, tried out: for authors of games.

>>> check_game("marrakech", games=1)
"""

from boardwidgets.testing.checkpoints import GameError
from boardwidgets.testing.contract import check_game

__all__ = ["GameError", "check_game"]
