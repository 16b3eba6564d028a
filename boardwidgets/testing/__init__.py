"""What every game must do, tried out: for authors of games.

>>> check_game("marrakech", games=1)
"""

from boardwidgets.testing.contract import check_game
from boardwidgets.testing.moments import GameError

__all__ = ["GameError", "check_game"]
